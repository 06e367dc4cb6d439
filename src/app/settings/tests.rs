//! The tests of the settings.

use super::*;

/// The names and codes in records of the first version of this list. They stay readable for ever. A new setting need not
/// be added.
const STORED: [(&str, &str); 16] = [
    ("language", "en ja ru es"),
    ("theme", "system dark light"),
    ("faces", "classic large"),
    ("suits", "two four"),
    ("speed", "off fast normal slow"),
    ("coach", "off asked after always"),
    ("coach-by", "value chart"),
    ("count", "off each third asked"),
    (
        "countby",
        "hi-lo ko red-seven kiss-1 kiss-2 kiss-3 hi-opt-1 hi-opt-2 omega-2 zen red-zen halves ace-five",
    ),
    ("countstart", "usual -3 0 0.5"),
    ("rounding", "down nearest cut"),
    ("cut", "off on"),
    ("clicked", "swapped held"),
    ("sounds", "off on"),
    ("side", "right left"),
    ("letters", "on off"),
];

#[test]
fn choice_survives_its_record() {
    let visitor = Visitor::default();
    for setting in Setting::groups().flatten() {
        let choices = Choices::default().with(setting);
        assert!(choices.over(&visitor).holds(setting), "{setting:?}");
        let record = choices.to_record();
        assert_eq!(Choices::from_record(&record), Ok(choices), "{record}");
    }
}

#[test]
fn typed_start_survives_its_record() {
    for hundredths in [0, -300, 50] {
        let choices = Choices::default().with(Setting::CountStart(CountStart::Own(hundredths)));
        let record = choices.to_record();
        assert_eq!(Choices::from_record(&record), Ok(choices), "{record}");
    }
}

#[test]
fn stored_records_stay_readable() {
    for (name, codes) in STORED {
        for code in codes.split(' ') {
            let record = format!("{name}={code}");
            let choices = Choices::from_record(&record).expect(&record);
            assert_eq!(choices.to_record(), record);
        }
    }
}

#[test]
fn setting_offers_its_own_choices_once() {
    for setting in Settings::default().all() {
        let offered = setting.offered();
        assert!(offered.contains(&setting), "the default: {setting:?}");
        for (place, choice) in offered.iter().enumerate() {
            assert_eq!(choice.name(), setting.name(), "{choice:?}");
            let code = choice.code();
            assert!(!code.contains(['=', '&']), "{choice:?}");
            let others = &offered[..place];
            assert!(others.iter().all(|it| it.code() != code), "{choice:?}");
        }
    }
}

#[test]
fn settings_have_different_names() {
    let all = Settings::default().all();
    for (place, setting) in all.iter().enumerate() {
        let name = setting.name();
        assert!(!name.contains(['=', '&']), "{setting:?}");
        assert!(all[..place].iter().all(|it| it.name() != name), "{name}");
    }
}

#[test]
fn page_contract_names_every_attribute() {
    let contract = include_str!("../../../docs/page-contract.md");
    for attribute in Settings::default().all().map(Setting::attribute) {
        let Some(name) = attribute else { continue };
        assert!(contract.contains(&format!("`{name}`")), "{name}");
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
