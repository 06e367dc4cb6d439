//! The tests of the messages about side bets.

use crate::blackjack::side_bet::{Class, SideBet};
use crate::text::language::Language;
use crate::text::testing::{each_in_its_own_words, reads_well};
use crate::text::words;

pub(crate) fn classes() -> Vec<Class> {
    let tables = SideBet::ALL.into_iter().map(SideBet::usual);
    let rows = tables.flat_map(|table| table.rows());
    rows.map(|(class, _)| *class).collect()
}

fn said(language: Language) -> Vec<String> {
    let words = words(language);
    let bets = SideBet::ALL.map(|bet| words.side_bet(bet));
    let wins = SideBet::ALL.map(|bet| words.side_bet_wins(bet));
    let classes = classes().into_iter().map(|it| words.side_bet_class(it));
    let odds = [0_u16, 1, 1000].map(|pays| words.odds_to_one(pays));
    let said = bets.into_iter().chain(wins).chain(classes);
    said.map(str::to_owned).chain(odds).collect()
}

#[test]
fn names_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
}

#[test]
fn names_of_one_language_all_differ() {
    // All classes: 5 of 21+3, 3 pairs, 5 ladies, 7 of Bust It, 5 of Hot 3.
    assert_eq!(classes().len(), 25);
    for language in Language::ALL {
        let words = words(language);
        let mut names: Vec<&str> = classes()
            .into_iter()
            .map(|it| words.side_bet_class(it))
            .collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 25, "{language:?}");
    }
}

#[test]
fn odds_of_zero_give_the_bet_back() {
    let told = [Language::English, Language::Japanese, Language::Russian].map(|language| {
        let words = words(language);
        [words.odds_to_one(0_u16), words.odds_to_one(25_u16)]
    });
    assert_eq!(
        told,
        [
            ["The bet comes back", "25 to 1"],
            ["賭け金が戻る", "25対1"],
            ["Ставка возвращается", "25 к 1"],
        ]
        .map(|it| it.map(str::to_owned))
    );
}
