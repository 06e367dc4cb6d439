//! What every method of the lab says, in every language: see [`crate::text::said`].

use super::{Conclusion, LabWords, percent, sentences, words};
use crate::core::explain::{
    Answer, ExplainStep, Finding, JokerStep, Purpose, Repeats, Span, State, explain,
};
use crate::core::{Card, Category, Joker, NotAHand, ParseCardError, Rank, Suit, WildHand};
use crate::lab::{Fit, NoHands};
use crate::pages::lab::{LabFile, LabProblem};
use crate::text::said::{Said, compare};

/// Numbers that choose every form of a word, and every number of groups of digits.
const NUMBERS: [u32; 14] = [
    0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 999, 1_000, 123_456, 10_000_000,
];

#[test]
fn the_lab_says_what_it_always_said() {
    compare("lab", |language, said| {
        let words = words(language);
        names(words, said);
        numbers(words, said);
        refusals(words, said);
        questions(words, said);
        jokers(words, said);
        findings(words, said);
        paths(words, said);
        experiment(words, said);
        tables(words, said);
    });
}

fn names(words: LabWords, said: &mut Said) {
    for suit in Suit::ALL {
        said.add(&format!("suit({suit:?})"), words.suit_heading(suit));
    }
    for category in Category::ALL {
        let lines = words.category_lines(category).replace('\n', "|");
        said.add(&format!("category_lines({category:?})"), lines);
        let conclusion = words.conclusion(category);
        said.add(&format!("conclusion({category:?})"), conclusion);
    }
    for place in 0..5 {
        said.add(&format!("place({place})"), words.place(place));
    }
}

fn numbers(words: LabWords, said: &mut Said) {
    for number in NUMBERS {
        said.add(&format!("count({number})"), words.count(number));
        said.add(&format!("hands({number})"), words.hands(number));
        said.add(&format!("cancelled({number})"), words.cancelled(number));
        said.add(&format!("listed({number})"), words.listed(number));
        for all in NUMBERS {
            let progress = words.progress(number, all);
            said.add(&format!("progress({number}, {all})"), progress);
        }
    }
    for number in [0.0, 0.5, 1.0, 7.25, 999.95, 1234.5, 5_011_773.94] {
        for digits in 0..=6 {
            let (call, decimal) = (
                format!("({number}, {digits})"),
                words.decimal(number, digits),
            );
            said.add(&format!("decimal{call}"), decimal);
            said.add(
                &format!("in_percent{call}"),
                words.in_percent(number, digits),
            );
        }
    }
    for share in [0.0, 0.501_2, 0.1, 0.021_13, 0.000_24, 0.000_001_54, 1.0] {
        said.add(&format!("percent({share})"), percent(words, share));
    }
    for number in 1..=5_usize {
        said.add(&format!("leads_to({number})"), words.leads_to(number));
    }
}

fn refusals(words: LabWords, said: &mut Said) {
    for cards in [0, 1, 2, 3, 4, 6, 11, 21, 22, 101] {
        let told = words.not_a_hand(&NotAHand::NotFive { cards });
        said.add(&format!("not_a_hand(NotFive {cards})"), told);
    }
    for card in cards() {
        let told = words.not_a_hand(&NotAHand::Twice { card });
        said.add(&format!("not_a_hand(Twice {card})"), told);
    }
    for joker in Joker::ALL {
        let told = words.not_a_hand(&NotAHand::JokerTwice { joker });
        said.add(&format!("not_a_hand(JokerTwice {joker:?})"), told);
    }
    for code in ["2X", "", "<"] {
        let error = ParseCardError {
            code: code.to_owned(),
        };
        let told = words.not_a_hand(&NotAHand::NotACard(error));
        said.add(&format!("not_a_hand(NotACard {code:?})"), told);
    }
    for (name, problem) in [
        ("NoHands", LabProblem::NoHands(NoHands)),
        ("NoEntropy", LabProblem::NoEntropy),
    ] {
        said.add(&format!("problem({name})"), words.problem(problem));
    }
}

/// Every card.
fn cards() -> impl Iterator<Item = Card> {
    let of = |suit| Rank::ALL.map(|rank| Card { rank, suit });
    Suit::ALL.into_iter().flat_map(of)
}

fn questions(words: LabWords, said: &mut Said) {
    for state in State::ALL {
        let question = words.question(state.question());
        said.add(&format!("question({state:?})"), question);
    }
    for answer in [
        Answer::Yes,
        Answer::No,
        Answer::FourApart,
        Answer::AceToTen,
        Answer::Neither,
        Answer::Twice,
        Answer::TwiceAndTwice,
        Answer::ThreeTimes,
        Answer::ThreeTimesAndTwice,
        Answer::FourTimes,
        Answer::FiveTimes,
    ] {
        said.add(&format!("answer({answer:?})"), words.answer(answer));
    }
}

fn jokers(words: LabWords, said: &mut Said) {
    for purpose in [
        Purpose::OneMore,
        Purpose::Straight,
        Purpose::Flush,
        Purpose::StraightFlush,
        Purpose::RoyalFlush,
    ] {
        for (joker, plays_as) in Joker::ALL.into_iter().cycle().zip(cards()) {
            let told = words.joker_step(JokerStep {
                joker,
                plays_as,
                purpose,
            });
            let call = format!("joker_step({joker:?}, {plays_as}, {purpose:?})");
            said.add(&call, told);
        }
    }
}

fn findings(words: LabWords, said: &mut Said) {
    let mut findings: Vec<Finding> = Suit::ALL.map(Finding::OneSuit).to_vec();
    for suits in [
        &Suit::ALL[..2],
        &Suit::ALL[1..3],
        &Suit::ALL[1..],
        &Suit::ALL,
    ] {
        findings.push(Finding::Suits(suits.to_vec()));
    }
    for five in Rank::ALL.windows(5) {
        let mut five: [Rank; 5] = five.try_into().expect("five ranks");
        five.reverse();
        findings.push(Finding::FiveRanks(five));
    }
    findings.push(Finding::AceToTen);
    for low in Rank::ALL {
        for (high, apart) in Rank::ALL.into_iter().zip([4, 5, 11].into_iter().cycle()) {
            let span = Span { low, high, apart };
            findings.extend([Finding::FourApart(span), Finding::Neither(span)]);
            let repeats = [
                Repeats::TwiceAndTwice(high, low),
                Repeats::ThreeTimesAndTwice(high, low),
            ];
            findings.extend(repeats.map(Finding::Repeating));
            findings.extend(repeats.map(Finding::Times));
        }
        let repeats = [
            Repeats::Twice(low),
            Repeats::ThreeTimes(low),
            Repeats::FourTimes(low),
            Repeats::FiveTimes(low),
        ];
        findings.extend(repeats.map(Finding::Repeating));
        findings.extend(repeats.map(Finding::Times));
    }
    for finding in findings {
        let state = match &finding {
            Finding::OneSuit(_) | Finding::Suits(_) => State::FiveCards,
            Finding::FiveRanks(_) | Finding::Repeating(_) => State::MixedSuits,
            Finding::FourApart(_) | Finding::AceToTen | Finding::Neither(_) => State::FiveRanks,
            Finding::Times(_) => State::SomeRepeat,
        };
        let next = State::START.question().answers()[0].1;
        let call = format!("step({finding:?})");
        let told = words.step(&ExplainStep {
            state,
            finding,
            next,
        });
        said.add(&call, told);
    }
}

fn paths(words: LabWords, said: &mut Said) {
    for codes in [
        "8S 8H 8D 8C X1",
        "X2 TC QC JC KC",
        "X1 5S 6S 7S TS",
        "X1 5S 6D 7S X2",
        "AS 2S 3H 4S 5S",
        "KS KH 7D 7C 2S",
    ] {
        let hand: WildHand = codes.parse().expect(codes);
        let told = sentences(words, &explain(&hand)).join(" | ");
        said.add(&format!("sentences({codes})"), told);
    }
}

fn experiment(words: LabWords, said: &mut Said) {
    let mut conclusions = vec![Conclusion::Stopped, Conclusion::TooFew];
    for p_value in [
        1.0,
        0.372,
        0.1,
        0.051,
        0.049,
        0.021_3,
        0.004_56,
        0.001,
        0.000_456,
        0.000_045_6,
        0.000_01,
        0.000_009,
        1e-30,
    ] {
        conclusions.push(Conclusion::Tested(Fit {
            chi_square: 3.0,
            groups: 4,
            p_value,
        }));
    }
    for conclusion in conclusions {
        let [short, long] = words.verdict(&conclusion);
        said.add(&format!("verdict({conclusion:?}).0"), short);
        said.add(&format!("verdict({conclusion:?}).1"), long);
    }
    for (chi_square, groups) in [(0.0, 3), (7.126, 5), (1234.567, 10)] {
        let told = words.method(&Fit {
            chi_square,
            groups,
            p_value: 0.5,
        });
        said.add(&format!("method({chi_square}, {groups})"), told);
    }
}

fn tables(words: LabWords, said: &mut Said) {
    said.add("frequency_columns()", words.frequency_columns().join(" | "));
    said.add("listed_columns()", words.listed_columns().join(" | "));
    said.add("exact_columns()", words.exact_columns().join(" | "));
    for file in [LabFile::Frequencies, LabFile::Hands, LabFile::Exact] {
        said.add(&format!("save({file:?})"), words.save(file));
    }
    for agrees in [true, false] {
        said.add(&format!("agrees({agrees})"), words.agrees(agrees));
    }
}
