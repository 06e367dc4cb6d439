//! Every sentence of the page about counting cards, as it always was.

use super::{
    amount, answer, count, decision, found_index, gain, index_play, insurance, points, question,
    solution,
};
use crate::blackjack::{DeckCount, Soft17};
use crate::coach::counting::{AnySystem, Index, Rounding, System, Tally};
use crate::coach::{CardValue, IndexPlay, Play};
use crate::core::{Card, Decks};
use crate::pages::counting::{Answer, Case, DrillName, IndexList, Precision, Question};
use crate::text::language::Language;
use crate::text::messages::CountingWords;
use crate::text::said::{Said, compare};

/// Numbers that choose every plural form.
const NUMBERS: [u32; 9] = [0, 1, 2, 3, 5, 11, 21, 22, 101];

fn choices(language: Language, said: &mut Said) {
    let words = CountingWords::of(language);
    for drill in DrillName::ALL {
        said.add(&format!("drill({drill:?})"), words.drill(drill));
        said.add(&format!("intro({drill:?})"), words.intro(drill));
    }
    for rounding in Rounding::ALL {
        said.add(&format!("rounded({rounding:?})"), words.rounded(rounding));
        let told = words.true_count(rounding);
        said.add(&format!("true_count({rounding:?})"), told);
    }
    for precision in Precision::ALL {
        said.add(&format!("parts({precision:?})"), words.parts(precision));
    }
    for list in IndexList::ALL {
        said.add(&format!("index_list({list:?})"), words.index_list(list));
    }
    for text in [
        "nonsense",
        "1,2",
        "1,2,3,4,5,6,7,8,9,0,1",
        "x,0,0,0,0,0,0,0,0,0",
        "1,1,1,1,1,1,1,1,1,1",
    ] {
        let why = text.parse::<AnySystem>().expect_err(text);
        said.add(&format!("no_system({why:?})"), words.no_system(&why));
    }
}

fn numbers(language: Language, said: &mut Said) {
    let words = CountingWords::of(language);
    for (number, other) in NUMBERS.into_iter().zip(NUMBERS.into_iter().rev()) {
        let many = usize::try_from(number).expect("a small number");
        let (percent, decks) = (other, u8::try_from(number).expect("a small number"));
        let mut add = |name: &str, told: String| said.add(&format!("{name}({number})"), told);
        add("pace_is", words.pace_is(many, "1.5", other));
        add("tray", words.tray(decks, percent));
        add("tray_is", words.tray_is(number, "1.87", "2"));
        add("time", words.time(number, "4.0"));
        add("turned", words.turned(many, 52_u32, 39_u32));
        add("score", words.score(number, other));
        add("found", words.found(many));
        add("against", words.against("10", many));
    }
    said.add("turned(3, 104, 78)", words.turned(3_u32, 104_u32, 78_u32));
}

fn texts(language: Language, said: &mut Said) {
    let words = CountingWords::of(language);
    for text in ["", "+2", "−0.5"] {
        let mut add = |name: &str, told: String| said.add(&format!("{name}({text:?})"), told);
        add("tags_are", words.tags_are(text, "−1,0"));
        add("every", words.every(text));
        add("to_convert", words.to_convert(text, "2.5"));
        add("true_count_is", words.true_count_is(text));
        add("situation", words.situation("16", "10", text));
        add("insurance_offered", words.insurance_offered(text));
        add("index_by", words.index_by("Play", text, "BJA3"));
        add("index_found", words.index_found("Play", text));
        add("seconds", words.seconds(text));
        add("running_is", words.running_is(text));
        add("counts_are", words.counts_are(text, "+1"));
        add("by_rules", words.by_rules("Rules", text));
        add("decision", words.decision("16", "10", text));
        add("gain_is", words.gain_is("Play", text));
        add("insurance", words.insurance(text));
    }
}

fn amounts(language: Language, said: &mut Said) {
    for hundredths in [0, 5, 25, 50, 100, 101, 12345] {
        said.add(
            &format!("amount({hundredths})"),
            amount(language, hundredths),
        );
        for signed in [hundredths, -hundredths] {
            said.add(&format!("points({signed})"), points(language, signed));
        }
    }
    let seen = Card::parse_list("2S 3H 4D TC 9H").expect("cards");
    for system in [System::HiLo, System::Halves] {
        let tally = Tally::of(&AnySystem::Published(system), Decks::ONE, &seen).expect("a count");
        said.add(&format!("count({system:?})"), count(language, tally, None));
        for rounding in Rounding::ALL {
            let told = count(language, tally, Some(rounding));
            said.add(&format!("count({system:?}, {rounding:?})"), told);
        }
    }
    for index in [-1, 0, 3] {
        said.add(&format!("insurance({index})"), insurance(language, index));
    }
    for index in [
        None,
        Some(Index::Always),
        Some(Index::Never),
        Some(Index::From(-2)),
    ] {
        let told = found_index(language, index);
        said.add(&format!("found_index({index:?})"), told);
    }
}

fn questions(language: Language, said: &mut Said) {
    let found = |low: usize, high: usize| IndexPlay {
        hand: [CardValue::ALL[low], CardValue::ALL[high]],
        up: CardValue::ALL[9],
        index: -1,
        below: Play::Hit,
        from: Play::Stand,
    };
    let found = [found(5, 9), found(0, 6)];
    for it in &found {
        let told = index_play(language, it).join(" | ");
        said.add(&format!("index_play({:?})", it.hand), told);
    }
    for it in [Answer::Insurance, Answer::NoInsurance, Answer::PlayOn] {
        said.add(&format!("answer({it:?})"), answer(language, it));
    }
    let mut asked = Vec::new();
    for (decks, cards) in [
        (DeckCount::One, 30),
        (DeckCount::Two, 104),
        (DeckCount::Six, 97),
    ] {
        for precision in Precision::ALL {
            asked.push(Question::Tray {
                decks,
                cards,
                precision,
            });
        }
    }
    for rounding in Rounding::ALL {
        for (running, quarters) in [(-5, 10), (4, 1), (0, 8)] {
            asked.push(Question::TrueCount {
                running,
                quarters,
                rounding,
            });
        }
    }
    let mut cases: Vec<Case> = found.into_iter().map(Case::Found).collect();
    for soft17 in [Soft17::Stands, Soft17::Hits] {
        for list in [IndexList::Illustrious, IndexList::Fab] {
            cases.extend(Case::of_list(list, soft17, &[]));
        }
    }
    for case in cases {
        asked.push(Question::Index {
            case,
            true_count: -1,
        });
        if let Case::Published(it) = case {
            let told = decision(language, it.decision);
            said.add(&format!("decision({:?})", it.decision), told);
        }
        for worth in [-0.0123, 0.0, 0.25] {
            said.add(&format!("gain({worth})"), gain(language, &case, worth));
        }
    }
    for (number, it) in asked.iter().enumerate() {
        said.add(&format!("question({number})"), question(language, it));
        said.add(&format!("solution({number})"), solution(language, it));
    }
}

#[test]
fn every_sentence_is_as_it_was() {
    compare("counting", |language, said| {
        choices(language, said);
        numbers(language, said);
        texts(language, said);
        amounts(language, said);
        questions(language, said);
    });
}
