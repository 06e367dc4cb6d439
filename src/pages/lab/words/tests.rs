//! The messages of the lab, in every language.

use super::{Conclusion, percent, sentences};
use crate::app::language::Language;
use crate::core::explain::{State, explain};
use crate::core::{Category, Joker, NotAHand, PackCard, WildHand};
use crate::lab::{Fit, NoHands};
use crate::pages::lab::LabProblem;
use crate::text::messages::PagesWords;
use crate::text::{self, pack_card};

/// A hand for every final state of the state machine in `core::explain`, and for each wording of a step.
const HANDS: [&str; 18] = [
    "8S 8H 8D 8C X1",
    "X2 TC QC JC KC",
    "X1 5S 6S 7S 8S",
    "X1 5S 6S 7S TS",
    "X1 5S 6D 7S 8S",
    "X1 5S 6D 7S 7H",
    "AC TC QC JC KC",
    "AS 2S 3S 4S 5S",
    "8S 8H 8D 8C 6S",
    "8S 8H 8D 6C 6S",
    "AC 9C QC JC KC",
    "5S 6H 7D 8C 9S",
    "AS TH JD QC KS",
    "8S 8H 8D 6C 5S",
    "KS KH 7D 7C 2S",
    "KS KH 7D 8C 2S",
    "QS KH AD 2S 3H",
    "AS 2H 3D 4C 6S",
];

fn hand(codes: &str) -> WildHand {
    codes.parse().expect(codes)
}

fn told(words: PagesWords, codes: &str) -> Vec<String> {
    sentences(words, &explain(&hand(codes)))
}

#[test]
fn every_path_is_translated() {
    for language in Language::ALL {
        let words = PagesWords::of(language);
        let mut all: Vec<Vec<String>> = HANDS.iter().map(|codes| told(words, codes)).collect();
        for steps in &all {
            assert!(
                steps
                    .iter()
                    .all(|step| !step.contains('\n') && !step.contains("{}"))
            );
        }
        all.sort();
        all.dedup();
        assert_eq!(all.len(), HANDS.len(), "{language:?}");
    }
}

#[test]
fn path_in_japanese_and_russian() {
    assert_eq!(
        told(PagesWords::of(Language::Japanese), "8S 8H 8D 6C 6S"),
        [
            "すべて同じスート？　いいえ、スペード、ハート、クラブ、ダイヤがあります。",
            "5枚とも違う数字？　いいえ、8と6が重なっています。",
            "同じ数字は何枚？　8が3枚、6が2枚です。",
            "よって、フルハウスです。",
        ]
    );
    assert_eq!(
        told(PagesWords::of(Language::Russian), "8S 8H 8D 6C 6S"),
        [
            "Все одной масти? Нет, есть пики, червы, трефы и бубны.",
            "Пять разных достоинств? Нет, повторяются восьмёрки и шестёрки.",
            "Сколько одинаковых? Восьмёрок\u{a0}— 3, шестёрок\u{a0}— 2.",
            "Значит, это фулл-хаус.",
        ]
    );
    let first = |language, codes: &str| told(PagesWords::of(language), codes).swap_remove(0);
    assert_eq!(
        first(Language::Japanese, "X1 7S 7D 2C KS"),
        "赤のジョーカーはハートの7になります。7がもう1枚あると、いちばん強い役になるからです。"
    );
    assert_eq!(
        first(Language::Russian, "X2 7S 7D 2C KS"),
        "Чёрный джокер играет как семёрка червей: лучше всего ещё одна карта этого достоинства."
    );
}

#[test]
fn jokers_are_named() {
    for (language, names) in [
        (Language::English, ["Red joker", "Black joker"]),
        (Language::Japanese, ["赤のジョーカー", "黒のジョーカー"]),
        (Language::Russian, ["Красный джокер", "Чёрный джокер"]),
    ] {
        let words = PagesWords::of(language);
        let named =
            Joker::ALL.map(|joker| pack_card(text::words(language), PackCard::Joker(joker)));
        assert_eq!(named, names);
        for (joker, name) in Joker::ALL.into_iter().zip(names) {
            let twice = words.not_a_hand(&NotAHand::JokerTwice { joker });
            assert!(
                twice.to_lowercase().contains(&name.to_lowercase()),
                "{twice}"
            );
        }
        assert!(!words.lab_jokers().is_empty());
    }
}

#[test]
fn the_diagram_has_short_lines() {
    for language in Language::ALL {
        let words = PagesWords::of(language);
        // A Japanese character is as wide as two Latin ones.
        let width = |line: &str| {
            let wide = |sign: char| if sign.len_utf8() > 2 { 2 } else { 1 };
            line.chars().map(wide).sum::<usize>()
        };
        for state in State::ALL {
            let question = state.question();
            for line in words.question(question).lines() {
                assert!(width(line) <= 18, "{line}");
            }
            assert!(words.question(question).lines().count() <= 2);
            for (answer, _) in question.answers() {
                assert!(width(words.lab_answer(answer)) <= 18, "{answer:?}");
            }
        }
        for category in Category::ALL {
            let lines = words.category_lines(category);
            assert_eq!(
                lines.replace('\n', ""),
                text::poker::words(language).category(category)
            );
            assert!(lines.lines().all(|line| width(line) <= 16), "{lines:?}");
        }
    }
}

#[test]
fn numbers_are_written_as_each_language_writes_them() {
    for (language, expected) in [
        (Language::English, "2,598,960"),
        (Language::Japanese, "2,598,960"),
        (Language::Spanish, "2598960"),
        (Language::Russian, "2598960"),
    ] {
        assert_eq!(
            PagesWords::of(language).grouped_count(2_598_960),
            expected,
            "{language:?}"
        );
    }
    let [english, russian] = [Language::English, Language::Russian].map(PagesWords::of);
    assert_eq!(russian.grouped_count(1_234_567), "1234567");
    assert_eq!(russian.grouped_decimal(3.25, 1), "3,2");
    assert_eq!(english.grouped_decimal(5_011_773.94, 1), "5,011,773.9");
    assert_eq!(english.grouped_decimal(649_740.0, 0), "649,740");
    for (share, text) in [
        (0.0, "0.0%"),
        (0.501_2, "50.1%"),
        (0.021_13, "2.11%"),
        (0.000_24, "0.0240%"),
        (0.000_001_54, "0.000154%"),
    ] {
        assert_eq!(percent(english, share), text);
    }
}

#[test]
fn verdict_rounds_its_p_value() {
    for (language, about, least) in [
        (Language::English, "about 37%", "less than 0.0010%"),
        (Language::Japanese, "約37%", "未満"),
        (Language::Russian, "около\u{a0}37\u{a0}%", "меньше"),
    ] {
        let words = PagesWords::of(language);
        let fit = |p_value| {
            Conclusion::Tested(Fit {
                chi_square: 3.0,
                groups: 4,
                p_value,
            })
        };
        let verdict = |p_value| words.fit_verdict(&fit(p_value));
        assert!(verdict(0.372)[1].contains(about), "{language:?}");
        assert!(verdict(1e-30)[1].contains(least), "{language:?}");
        let short = [0.37, 0.01, 0.000_1].map(|p_value| verdict(p_value)[0].clone());
        assert!(short[0] != short[1] && short[1] != short[2], "{language:?}");
        assert!(words.fit_verdict(&Conclusion::TooFew)[1].contains("100"));
        let [_, stopped] = words.fit_verdict(&Conclusion::Stopped);
        assert!(!stopped.contains('%'), "{stopped}");
    }
    let two_digits = |p_value| {
        let fit = Fit {
            chi_square: 3.0,
            groups: 4,
            p_value,
        };
        PagesWords::of(Language::English).p_value(&fit)
    };
    for (p_value, text) in [
        (0.999, "100"),
        (0.1, "10"),
        (0.021_3, "2.1"),
        (0.004_56, "0.46"),
        (0.000_456, "0.046"),
        (0.000_045_6, "0.0046"),
    ] {
        assert_eq!(two_digits(p_value), format!("about {text}%"));
    }
}

#[test]
fn refusal_names_the_error() {
    for language in Language::ALL {
        let words = PagesWords::of(language);
        let refusal = |codes: &str| {
            let error = codes.parse::<WildHand>().expect_err(codes);
            words.not_a_hand(&error)
        };
        assert!(refusal("KS KH 7D").contains('3'));
        let king = text::words(language).card("KS".parse().expect("a card"));
        let twice = refusal("KS KH 7D KS 2S").to_lowercase();
        assert!(twice.contains(&king.to_lowercase()), "{twice}");
        assert!(refusal("KS KH 7D 7C 2X").contains("2X"));
        let most = words.grouped_count(10_000_000);
        assert!(
            words
                .lab_problem(LabProblem::NoHands(NoHands))
                .contains(&most)
        );
        assert_ne!(
            words.lab_problem(LabProblem::NoEntropy),
            words.not_a_hand(&NotAHand::NotFive { cards: 0 })
        );
    }
}

#[test]
fn path_in_english() {
    for (codes, expected) in [
        (
            "KS KH 7D 7C 2S",
            &[
                "All one suit? No, there are spades, hearts, clubs and diamonds.",
                "Five different ranks? No, the kings and sevens repeat.",
                "How many of a kind? There are two kings and two sevens.",
                "So this is two pair.",
            ][..],
        ),
        (
            "8S 8H 8D 6C 6S",
            &[
                "All one suit? No, there are spades, hearts, clubs and diamonds.",
                "Five different ranks? No, the eights and sixes repeat.",
                "How many of a kind? There are three eights and two sixes.",
                "So this is a full house.",
            ],
        ),
        (
            "AS 2H 3S 4H 5S",
            &[
                "All one suit? No, there are spades and hearts.",
                "Five different ranks? Yes, ace, five, four, three and two.",
                "Four apart, or ten to ace? Four apart, counting the ace low, from ace to five.",
                "So this is a straight.",
            ],
        ),
        (
            "5D 6D 7D 8D 9D",
            &[
                "All one suit? Yes, five diamonds.",
                "Four apart, or ten to ace? Four apart, from five to nine.",
                "So this is a straight flush.",
            ],
        ),
        (
            "AC TC QC JC KC",
            &[
                "All one suit? Yes, five clubs.",
                "Four apart, or ten to ace? Ten to ace.",
                "So this is a royal flush.",
            ],
        ),
        (
            "AC 9C QC JC KC",
            &[
                "All one suit? Yes, five clubs.",
                "Four apart, or ten to ace? Neither: the nine and the ace are 5 apart.",
                "So this is a flush.",
            ],
        ),
    ] {
        assert_eq!(
            told(PagesWords::of(Language::English), codes),
            expected,
            "{codes}"
        );
    }
    for (codes, last) in [
        (
            "AC 2S 3C 4D 6H",
            "Neither: the ace and the six are 5 apart.",
        ),
        (
            "QS KH AD 2S 3H",
            "Neither: the two and the ace are 12 apart.",
        ),
        ("2S 2H 3D 4C 5S", "There are two twos."),
        ("2S 2H 2D 4C 5S", "There are three twos."),
        ("2S 2H 2D 2C 5S", "There are four twos."),
    ] {
        let steps = told(PagesWords::of(Language::English), codes);
        assert!(steps[2].ends_with(last), "{codes}: {}", steps[2]);
    }
}

#[test]
fn english_path_names_jokers_first() {
    assert_eq!(
        told(PagesWords::of(Language::English), "X2 2H 2D X1 2S"),
        [
            "The black joker plays as the two of clubs: one more two makes the best hand.",
            "The red joker plays as the two of spades: one more two makes the best hand.",
            "All one suit? No, there are spades, hearts, clubs and diamonds.",
            "Five different ranks? No, the twos repeat.",
            "How many of a kind? There are five twos.",
            "So this is five of a kind.",
        ]
    );
    for (codes, first) in [
        (
            "KS KH 7D X1 2S",
            "the king of clubs: one more king makes the best hand.",
        ),
        (
            "X1 2C 3D 4D 5H",
            "the six of spades: the highest possible straight needs it.",
        ),
        (
            "AD KD QD 9D X1",
            "the jack of diamonds: it is the highest diamond that the flush lacks.",
        ),
        (
            "9S TS X1 QS KS",
            "the jack of spades: the highest possible straight flush needs it.",
        ),
        (
            "TS X1 JS QS KS",
            "the ace of spades: the royal flush needs it.",
        ),
    ] {
        let steps = told(PagesWords::of(Language::English), codes);
        let expected = format!("The red joker plays as {first}");
        assert_eq!(steps[0], expected, "{codes}");
    }
}
