use super::*;
use crate::blackjack::Preset;
use crate::coach::{Advice, Coach, Origin, Question};
use crate::core::Card;

fn advice(hand: &str, up: &str) -> Advice {
    let rules = Preset::Classic.rules();
    let question = Question {
        rules,
        hand: Card::parse_list(hand).expect(hand),
        upcard: up.parse().expect(up),
        seen: vec![],
        origin: Origin::Dealt,
    };
    question.ask(&Coach::new(&rules)).expect("advice")
}

fn saying(advice: Option<&Advice>) -> Saying {
    let mut choices: Vec<(Choice, f64)> = advice
        .into_iter()
        .flat_map(|advice| {
            advice
                .plays
                .iter()
                .map(|it| (Choice::Play(it.play), it.value))
        })
        .collect();
    choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Saying {
        moment: "ab/".to_owned(),
        judged: None,
        choices,
        works: Works::Yes,
        score: Score::default(),
    }
}

#[test]
fn a_decision_is_told_in_a_line_and_each_play_with_its_value() {
    let advice = advice("TS 6H", "TD");
    let english = says(Language::English, &saying(Some(&advice)));
    assert_eq!(
        english.line.as_deref(),
        Some("Hit is best, by 0.036 of a bet.")
    );
    let labels: Vec<&str> = english
        .plays
        .iter()
        .map(|play| play.label.as_str())
        .collect();
    assert_eq!(labels, ["Hit −0.507", "Stand −0.543"]);
    let actions: Vec<&str> = english
        .plays
        .iter()
        .map(|play| play.action.as_str())
        .collect();
    assert_eq!(actions, ["hit", "stand"]);
    for play in &english.plays {
        let value: f64 = play.value.parse().expect("a number");
        let known = advice.plays.iter().find(|it| it.play.code() == play.action);
        assert_eq!(known.map(|it| it.value), Some(value), "to the last digit");
    }
    let russian = says(Language::Russian, &saying(Some(&advice)));
    assert_eq!(
        russian.line.as_deref(),
        Some("Лучший ход: «Ещё», перевес 0,036 ставки.")
    );
}

#[test]
fn a_judged_decision_names_its_cost() {
    for (cost, english, japanese) in [
        (0.0, "Hit was best.", "ヒットは最善でした。"),
        (
            0.0371,
            "Hit cost 0.037 of a bet: Stand was better.",
            "ヒットは0.037ベットの損でした。最善はスタンドでした。",
        ),
    ] {
        let judged = Judged {
            taken: Choice::Play(Play::Hit),
            best: Choice::Play(if cost > 0.0 { Play::Stand } else { Play::Hit }),
            cost,
        };
        let saying = Saying {
            judged: Some(judged),
            ..saying(None)
        };
        for (language, expected) in [(Language::English, english), (Language::Japanese, japanese)] {
            let says = says(language, &saying);
            assert_eq!(says.judged, Some((expected.to_owned(), cost.to_string())));
            assert!(says.plays.is_empty() && says.line.is_none());
        }
    }
}

#[test]
fn what_it_cannot_do_is_said_in_every_language() {
    for language in Language::ALL {
        let saying = Saying {
            works: Works::No,
            ..saying(None)
        };
        assert!(says(language, &saying).line.is_some());
    }
}
