//! The messages of the page about counting cards, in every language.

use super::{count, index_play, insurance, question, solution};
use crate::blackjack::{DeckCount, Soft17};
use crate::coach::counting::{AnySystem, Rounding, ShoeCount, System};
use crate::coach::{CardValue, IndexPlay, Play};
use crate::core::{Card, Decks};
use crate::pages::counting::{Case, DrillName, IndexList, Precision, Question};
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::testing::{each_in_its_own_words, reads_well};

fn shoe_count(codes: &str, system: System) -> ShoeCount {
    let seen = Card::parse_list(codes).expect("cards");
    ShoeCount::of(&AnySystem::Published(system), Decks::ONE, &seen).expect("a count")
}

fn said(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let mut said: Vec<String> = Vec::new();
    let counted = shoe_count("2S 3H 4D TC", System::HiLo);
    said.extend([None, Some(Rounding::Down)].map(|both| count(language, counted, both)));
    said.extend([
        words.turned(8_u32, 52_u32, 39_u32),
        words.counting_score(2_u32, 3_u32),
        words.found(21_u32),
    ]);
    said.extend([1_u32, 4].map(|hands| words.against("10", hands)));
    said.push(insurance(language, 3));
    for drill in DrillName::ALL {
        said.extend([words.drill(drill), words.intro(drill)].map(str::to_owned));
    }
    for rounding in Rounding::ALL {
        said.extend([words.rounded(rounding), words.true_count(rounding)].map(str::to_owned));
    }
    said.extend(Precision::ALL.map(|it| words.parts(it).to_owned()));
    said.extend([
        words.by_rules("…", "…"),
        words.counting_decision("16", "10", "…"),
    ]);
    said.push(words.gain_is("…", "+0.0123"));
    let refused = [
        "nonsense",
        "1,2",
        "x,0,0,0,0,0,0,0,0,0",
        "1,1,1,1,1,1,1,1,1,1",
    ];
    for text in refused {
        let why = text.parse::<AnySystem>().expect_err(text);
        said.push(words.no_system(&why));
    }
    said.extend([words.tags_are("Zen", "0,1"), words.every("1.5")]);
    said.extend([1_u32, 2].map(|cards| words.pace_is(cards, "1.5", 80_u32)));
    said.extend([words.time(40_u32, "4.0"), words.seconds("4.0")]);
    let cases = Case::of_list(IndexList::Illustrious, Soft17::Stands, &[]);
    let found = Case::Found(IndexPlay {
        hand: [CardValue::ALL[5], CardValue::ALL[9]],
        up: CardValue::ALL[9],
        index: -1,
        below: Play::Hit,
        from: Play::Stand,
    });
    let surrender = Case::of_list(IndexList::Fab, Soft17::Stands, &[]);
    let mut questions = vec![Question::TrueCount {
        running: -5,
        quarters: 10,
        rounding: Rounding::Nearest,
    }];
    for decks in [DeckCount::One, DeckCount::Six] {
        questions.push(Question::Tray {
            decks,
            cards: 30,
            precision: Precision::Quarters,
        });
    }
    for case in [cases[0], cases[1], surrender[0], found] {
        let true_count = 2;
        questions.push(Question::Index { case, true_count });
    }
    for asked in &questions {
        said.extend([question(language, asked), solution(language, asked)]);
    }
    said
}

#[test]
fn questions_and_answers_are_full_sentences() {
    let tray = Question::Tray {
        decks: DeckCount::Six,
        cards: 97,
        precision: Precision::Halves,
    };
    let english = Language::English;
    assert_eq!(
        question(english, &tray),
        "A discard tray for 6 decks, filled to 31 percent."
    );
    assert_eq!(
        solution(english, &tray),
        "It holds 97 cards. Divided by 52, that is 1.87, so the answer is 2."
    );
    let to_convert = Question::TrueCount {
        running: -5,
        quarters: 10,
        rounding: Rounding::Down,
    };
    assert_eq!(
        [
            question(english, &to_convert),
            solution(english, &to_convert)
        ],
        [
            "Running count: −5. Decks left: 2.5.",
            "The true count is −2."
        ]
    );
    assert_eq!(
        question(Language::Russian, &to_convert),
        "Текущий счёт: −5. Осталось колод: 2,5."
    );
    let cases = Case::of_list(IndexList::Illustrious, Soft17::Stands, &[]);
    let sixteen = Question::Index {
        case: cases[1],
        true_count: -1,
    };
    assert_eq!(
        [question(english, &sixteen), solution(english, &sixteen)],
        [
            "16 against 10, true count −1.",
            "Stand from a true count of +0 on (BJA3)."
        ]
    );
    let halves = shoe_count("2S 9H", System::Halves);
    assert_eq!(count(english, halves, None), "The running count is +0.");
    let halves = shoe_count("9H", System::Halves);
    assert_eq!(
        count(english, halves, Some(Rounding::Cut)),
        "The running count is −0.5, the true count +0."
    );
}
#[test]
fn phrases_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
}

#[test]
fn counts_and_indices_have_signs() {
    let counted = shoe_count("2S 3H 4D TC", System::HiLo);
    assert_eq!(
        count(Language::English, counted, Some(Rounding::Down)),
        "The running count is +2, the true count +2."
    );
    assert_eq!(count(Language::Russian, counted, None), "Текущий счёт: +2.");
    let play = IndexPlay {
        hand: [CardValue::ALL[5], CardValue::ALL[9]],
        up: CardValue::ALL[9],
        index: -1,
        below: Play::Hit,
        from: Play::Stand,
    };
    let told = index_play(Language::English, &play);
    assert_eq!(told, ["10, 6", "Hit", "Stand", "−1"]);
}
