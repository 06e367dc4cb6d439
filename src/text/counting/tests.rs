//! The words of the page about counting cards, in every language.

use super::{count, index_play, insurance, words};
use crate::coach::{CardValue, Count, IndexPlay, Play, Shoe};
use crate::core::{Card, Decks};
use crate::text::language::Language;
use crate::text::testing::reads_well;

fn said(language: Language) -> Vec<String> {
    let words = words(language);
    let mut said: Vec<String> = words.phrases().all().map(str::to_owned).collect();
    let seen = Card::parse_list("2S 3H 4D TC").expect("cards");
    let counted = Count::of(Shoe::of_decks(Decks::ONE), &seen).expect("a count");
    said.extend([false, true].map(|both| count(language, counted, both)));
    said.extend([words.turned(8, 52, 39), words.score(2, 3), words.found(21)]);
    said.extend([1, 4].map(|hands| words.against("10", hands)));
    said.push(insurance(language, 3));
    said
}

#[test]
fn every_phrase_says_something_and_in_its_own_words() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    let [english, japanese, russian] = all;
    for (index, english) in english.iter().enumerate() {
        assert!(
            ![&japanese[index], &russian[index]].contains(&english),
            "not translated: {english}"
        );
    }
}

#[test]
fn counts_and_indices_are_told_with_their_signs() {
    let seen = Card::parse_list("2S 3H 4D TC").expect("cards");
    let counted = Count::of(Shoe::of_decks(Decks::ONE), &seen).expect("a count");
    assert_eq!(
        count(Language::English, counted, true),
        "The running count is +2, the true count +2."
    );
    assert_eq!(
        count(Language::Russian, counted, false),
        "Текущий счёт: +2."
    );
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
