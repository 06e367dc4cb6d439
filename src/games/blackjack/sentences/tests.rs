//! The tests of the coach's messages at blackjack.

use super::*;
use crate::blackjack::Preset;
use crate::coach::decisions::Facts;
use crate::coach::{Advice, Chances, Coach, Origin, Play, PlayValue, Question, Shoe};
use crate::core::{Card, Decks};

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

fn facts(advice: Option<&Advice>) -> BlackjackFacts {
    let mut choices: Vec<ValuedChoice> = advice
        .into_iter()
        .flat_map(|advice| {
            let valued = |it: &PlayValue| Choice::Play(it.play).valued(advice);
            advice.plays.iter().filter_map(valued)
        })
        .collect();
    choices.sort_by(|one, other| other.value.total_cmp(&one.value));
    Facts::showing(BlackjackShown {
        choices,
        dealer: advice.map(|it| it.dealer),
        ..BlackjackShown::default()
    })
}

#[test]
fn decision_has_a_line_and_each_play_a_value() {
    let advice = advice("TS 6H", "TD");
    let english = says(Language::English, &facts(Some(&advice)));
    assert_eq!(english.line.as_deref(), Some("Hit is best, by 0.036 bets."));
    let labels: Vec<&str> = english
        .plays
        .iter()
        .map(|play| play.label.as_str())
        .collect();
    assert_eq!(labels, ["Hit −0.507", "Stand −0.543"]);
    let actions: Vec<String> = english
        .plays
        .iter()
        .map(|play| play.action.code())
        .collect();
    assert_eq!(actions, ["hit", "stand"]);
    for play in &english.plays {
        let mut known = advice.plays.iter();
        let known = known.find(|it| AdvisedAction::Choice(Choice::Play(it.play)) == play.action);
        assert_eq!(known.map(|it| it.value), Some(play.value));
    }
    let russian = says(Language::Russian, &facts(Some(&advice)));
    assert_eq!(
        russian.line.as_deref(),
        Some("Лучший ход: «Ещё», перевес 0,036 ставки.")
    );
}

#[test]
fn chances_and_dealer_totals_are_in_percent() {
    let advice = advice("TS 6H", "TD");
    let told = [Language::English, Language::Japanese, Language::Russian];
    let said = told.map(|language| says(language, &facts(Some(&advice))));
    let odds = said
        .each_ref()
        .map(|says| says.plays[1].odds.clone().expect("chances"));
    let chances = advice.of(Play::Stand).and_then(|it| it.chances);
    let Chances { win, push, lose } = chances.expect("chances");
    assert!(push < 1e-12 && (win + lose - 1.0).abs() < 1e-12);
    let (won, lost) = (
        format!("{:.1}", 100.0 * win),
        format!("{:.1}", 100.0 * lose),
    );
    let russian = [&won, &lost].map(|share| share.replace('.', ","));
    assert_eq!(
        odds,
        [
            format!("win {won}%, push 0.0%, lose {lost}%"),
            format!("勝ち{won}%、引き分け0.0%、負け{lost}%"),
            format!(
                "выигрыш {}\u{a0}%, ничья 0,0\u{a0}%, проигрыш {}\u{a0}%",
                russian[0], russian[1]
            ),
        ]
    );
    for (says, point) in said.into_iter().zip([".", ".", ","]) {
        let dealer = says.dealer.expect("the dealer's ends");
        for chance in advice.dealer.totals.iter().chain([&advice.dealer.bust]) {
            let told = format!("{:.1}", 100.0 * chance).replace('.', point);
            assert!(dealer.contains(&told), "{told}: {dealer}");
        }
    }
}

#[test]
fn judged_decision_names_its_cost() {
    for (cost, english, japanese) in [
        (0.0, "Hit was best.", "「ヒット」が最善でした。"),
        (
            0.0371,
            "Hit cost 0.037 bets: Stand was better.",
            "「ヒット」は平均で0.037ベットの損でした。最善は「スタンド」でした。",
        ),
    ] {
        let judged = Judged {
            taken: Choice::Play(Play::Hit),
            best: Choice::Play(if cost > 0.0 { Play::Stand } else { Play::Hit }),
            cost,
        };
        let facts = BlackjackFacts {
            judged: Some(judged),
            ..facts(None)
        };
        for (language, expected) in [(Language::English, english), (Language::Japanese, japanese)] {
            let says = says(language, &facts);
            let judged = JudgedDecision {
                sentence: expected.to_owned(),
                cost: Some(cost),
            };
            assert_eq!(says.judged, Some(judged));
            assert!(says.plays.is_empty() && says.line.is_none());
        }
    }
}

/// The judgement of the last decision stands beside the advice for the next one.
#[test]
fn judgement_is_in_the_past_tense() {
    let judged = Judged {
        taken: Choice::Play(Play::Hit),
        best: Choice::Play(Play::Hit),
        cost: 0.0,
    };
    let facts = BlackjackFacts {
        judged: Some(judged),
        ..facts(None)
    };
    let told = Language::ALL.map(|language| says(language, &facts).judged.map(|it| it.sentence));
    for (told, past) in told
        .into_iter()
        .zip(["was best", "最善でした", "был лучшим"])
    {
        let told = told.expect("a judgement");
        assert!(told.contains(past), "{told}");
    }
}

#[test]
fn insurance_of_a_natural_is_called_even_money() {
    for language in Language::ALL {
        let valued = |choice| ValuedChoice {
            choice,
            value: 0.0,
            chances: None,
        };
        let facts = BlackjackFacts {
            shown: BlackjackShown {
                choices: vec![valued(Choice::EvenMoney)],
                ..BlackjackShown::default()
            },
            ..facts(None)
        };
        let said = says(language, &facts);
        let name = crate::text::words(language).even_money();
        assert!(said.plays[0].label.starts_with(name), "{said:?}");
        assert_eq!(said.plays[0].action.code(), "insurance");
    }
}

#[test]
fn line_gives_the_reason_if_gone_cards_matter() {
    let advice = advice("TS 6H", "TD");
    let line = |language, reason| {
        let facts = BlackjackFacts {
            shown: BlackjackShown {
                difference: Some(Difference {
                    best: Play::Hit,
                    fresh: Play::Stand,
                    reason,
                }),
                ..facts(Some(&advice)).shown
            },
            ..facts(None)
        };
        let says = says(language, &facts);
        (says.line.unwrap_or_default(), says.note.unwrap_or_default())
    };
    for (language, reason, expected) in [
        (
            Language::English,
            Some(Reason::SmallCardsGone(1)),
            "Hit is best, by 0.036 bets: of the small cards (2 to 6), one more has gone than their share.",
        ),
        (
            Language::English,
            Some(Reason::TensAndAcesGone(12)),
            "Hit is best, by 0.036 bets: of the high cards (10 to ace), 12 more have gone than their share.",
        ),
        (
            Language::English,
            None,
            "Hit is best, by 0.036 bets, because of the cards that have gone.",
        ),
        (
            Language::Japanese,
            Some(Reason::MiddleCardsGone(3)),
            "最善は「ヒット」です（0.036ベット有利）。7〜9のカードが、本来の割合より3枚多く出ているためです。",
        ),
        (
            Language::Japanese,
            None,
            "最善は「ヒット」です（0.036ベット有利）。すでに出たカードの影響です。",
        ),
        (
            Language::Russian,
            Some(Reason::SmallCardsGone(2)),
            "Лучший ход: «Ещё», перевес 0,036 ставки, потому что мелких карт (2–6) вышло на две больше, чем полагается по их доле.",
        ),
        (
            Language::Russian,
            None,
            "Лучший ход: «Ещё», перевес 0,036 ставки. Дело в уже вышедших картах.",
        ),
    ] {
        assert_eq!(line(language, reason).0, expected);
    }
    for (language, expected) in [
        (Language::English, "From a fresh shoe, Stand would be best."),
        (
            Language::Japanese,
            "新しいシューなら、最善は「スタンド」です。",
        ),
        (
            Language::Russian,
            "Из нового шуза лучшим ходом было бы «Хватит».",
        ),
    ] {
        let (_, note) = line(language, None);
        assert!(note.starts_with(expected), "{note}");
    }
}

#[test]
fn note_has_the_signed_count() {
    let six_decks = Shoe::of_decks(Decks::new(6).expect("decks"));
    for (language, seen, expected) in [
        (
            Language::English,
            "2S 3S 4S 9S",
            "Hi-Lo: running count +3, true count (rounded down) +0.",
        ),
        (
            Language::English,
            "KS 8S",
            "Hi-Lo: running count −1, true count (rounded down) −1.",
        ),
        (
            Language::Japanese,
            "TS 6S",
            "Hi-Lo：ランニングカウント+0、トゥルーカウント（切り下げ）+0。",
        ),
        (
            Language::Russian,
            "2S 3S 4S 5S 6S 2H 3H",
            "Hi-Lo: текущий счёт +7, истинный счёт (с округлением вниз) +1.",
        ),
    ] {
        let cards = Card::parse_list(seen).expect(seen);
        let facts = BlackjackFacts {
            shown: BlackjackShown {
                count: Some(Count::of(six_decks, &cards).expect("a count")),
                ..BlackjackShown::default()
            },
            ..facts(None)
        };
        assert_eq!(says(language, &facts).note.as_deref(), Some(expected));
    }
}

/// Two plays tie if their values are equal to the last digit. The texts of the values do not decide that.
#[test]
fn only_equal_values_tie() {
    let ties = |values: &[f64]| {
        let plays = [Play::Stand, Play::Hit, Play::Double].into_iter();
        let choices = plays.zip(values).map(|(play, value)| ValuedChoice {
            choice: Choice::Play(play),
            value: *value,
            chances: None,
        });
        let facts = BlackjackFacts {
            shown: BlackjackShown {
                choices: choices.collect(),
                ..BlackjackShown::default()
            },
            ..facts(None)
        };
        let says = says(Language::English, &facts);
        says.plays.iter().map(|it| it.ties).collect::<Vec<_>>()
    };
    assert_eq!(ties(&[0.25]), [false]);
    assert_eq!(ties(&[0.25, 0.25]), [true, true]);
    assert_eq!(ties(&[0.25, 0.25, 0.125]), [true, true, false]);
    assert_eq!(ties(&[0.1 + 0.2, 0.3]), [false, false]);
    assert_eq!(ties(&[0.0, -0.0]), [true, true]);
}
