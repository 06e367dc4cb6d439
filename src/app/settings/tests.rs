//! The tests of the settings.

use super::*;

fn every_choice() -> Vec<Setting> {
    fn all<T: Copy>(choices: &[T], setting: fn(T) -> Setting) -> Vec<Setting> {
        choices.iter().map(|choice| setting(*choice)).collect()
    }
    [
        all(&Language::ALL, Setting::Language),
        all(Theme::ALL, Setting::Theme),
        all(Faces::ALL, Setting::Faces),
        all(SuitColours::ALL, Setting::SuitColours),
        all(Speed::ALL, Setting::Speed),
        all(Sounds::ALL, Setting::Sounds),
        all(LetterKeys::ALL, Setting::LetterKeys),
        all(Side::ALL, Setting::Side),
        all(Cut::ALL, Setting::Cut),
        all(Clicked::ALL, Setting::Clicked),
        all(Coach::ALL, Setting::Coach),
        all(CoachBy::ALL, Setting::CoachBy),
        all(Count::ALL, Setting::Count),
        all(&System::ALL, Setting::CountBy),
        all(
            &[
                CountStart::Usual,
                CountStart::Own(0),
                CountStart::Own(-300),
                CountStart::Own(50),
            ],
            Setting::CountStart,
        ),
        all(&Rounding::ALL, Setting::CountRounding),
    ]
    .concat()
}

#[test]
fn choice_survives_its_record() {
    let visitor = Visitor::default();
    for setting in every_choice() {
        let choices = Choices::default().with(setting);
        assert!(choices.over(&visitor).holds(setting), "{setting:?}");
        let record = choices.to_record();
        assert_eq!(Choices::from_record(&record), Ok(choices), "{record}");
    }
}

#[test]
fn later_choice_replaces_earlier_one() {
    let choices = Choices::default()
        .with(Setting::Theme(Theme::Dark))
        .with(Setting::Sounds(Sounds::On))
        .with(Setting::Theme(Theme::Light));
    assert_eq!(choices.to_record(), "theme=light&sounds=on");
}

#[test]
fn untouched_settings_follow_browser() {
    let visitor = Visitor {
        language: Language::Russian,
        spoken: None,
        asked: None,
        direction: Direction::RightToLeft,
        reduced_motion: true,
    };
    let settings = Choices::default().over(&visitor);
    assert_eq!(settings.language, Language::Russian);
    assert_eq!(settings.speed, Speed::Off);
    assert_eq!(settings.side, Side::Left);
    let chosen = Choices::from_record("speed=slow&language=ja").expect("a record");
    assert_eq!(chosen.over(&visitor).side, Side::Right);
    assert_eq!(chosen.over(&visitor).speed, Speed::Slow);
    assert_eq!(chosen.over(&visitor).language, Language::Japanese);
}

#[test]
fn chosen_side_ignores_direction() {
    for direction in [Direction::LeftToRight, Direction::RightToLeft] {
        let visitor = Visitor {
            direction,
            ..Visitor::default()
        };
        for side in Side::ALL {
            let choices = Choices::default().with(Setting::Side(*side));
            assert_eq!(choices.over(&visitor).side, *side, "{direction:?}");
        }
    }
}

#[test]
fn damaged_record_is_refused_whole() {
    assert_eq!(Choices::from_record(""), Ok(Choices::default()));
    for record in [
        "theme",
        "theme=",
        "theme=purple",
        "theme=dark&&x=1",
        "{\"theme\":\"dark\"}",
        "theme=dark&sounds=o",
        "countstart=three",
        "theme=-3",
        "\u{fffd}",
    ] {
        assert_eq!(Choices::from_record(record), Err(Unreadable), "{record}");
    }
}

#[test]
fn by_speed_has_every_speed() {
    for speed in Speed::ALL {
        assert!(Speed::BY_SPEED.contains(speed), "{speed:?}");
    }
    assert_eq!(Speed::BY_SPEED.len(), Speed::ALL.len());
}
