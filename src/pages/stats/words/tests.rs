//! The messages of the statistics page, in every language.

use super::{amount, terms};
use crate::core::Jokers;
use crate::history::{GameName, Unit};
use crate::pages::stats::Period;
use crate::poker::Character;
use crate::text::language::Language;
use crate::text::messages::PagesWords;
use crate::text::poker;
use crate::text::testing::{each_in_its_own_words, reads_well};

fn said(language: Language) -> Vec<String> {
    let words = PagesWords::of(language);
    let mut said: Vec<String> = Period::ALL.map(|it| words.period(it).to_owned()).into();
    said.extend([Unit::HalfChips, Unit::Rounds].map(|unit| words.bank_chart(unit).to_owned()));
    said.extend([
        words.in_rounds("+3"),
        words.stats_in_bets("0.5"),
        words.among_perfect("12 %"),
        words.among_equals("12 %"),
        words.too_few(None, 30, 12),
        words.too_few(Some(Unit::HalfChips), 30, 12),
        words.too_few(Some(Unit::Rounds), 30, 1),
        words.range("−8.3", "+4.5"),
        words.stats_told("12", Some("+3")),
        words.stats_told("12", None),
        words.better("X"),
    ]);
    said
}

#[test]
fn phrases_are_not_empty_and_are_translated() {
    let all = Language::ALL.map(said);
    all.iter().flatten().for_each(|it| reads_well(it));
    each_in_its_own_words(&all);
}

#[test]
fn charts_of_different_units_have_different_headings() {
    for language in Language::ALL {
        let [chips, rounds] =
            [Unit::HalfChips, Unit::Rounds].map(|unit| PagesWords::of(language).bank_chart(unit));
        assert_ne!(chips, rounds);
    }
}

#[test]
fn amounts_have_signs() {
    for (number, digits, expected) in [(-1_234.56, 1, "−1,234.6"), (0.04, 1, "0.0"), (7.0, 0, "+7")]
    {
        assert_eq!(
            PagesWords::of(Language::English).signed_decimal(number, digits),
            expected
        );
    }
    assert_eq!(
        amount(Language::English, Unit::HalfChips, 25.0),
        "+12.5 chips"
    );
    assert_eq!(
        amount(Language::English, Unit::HalfChips, -400.0),
        "−200 chips"
    );
    assert_eq!(amount(Language::English, Unit::HalfChips, -2.0), "−1 chip");
    assert_eq!(
        amount(Language::English, Unit::HalfChips, 1.0),
        "+0.5 chips"
    );
    assert_eq!(amount(Language::English, Unit::Rounds, 1.0), "+1 round");
    assert_eq!(
        amount(Language::Japanese, Unit::Rounds, -3.0),
        "−3（勝ち−負け）"
    );
}

#[test]
fn tables_have_their_names() {
    let name = |game, code| terms(Language::English, game, code);
    let english = poker::words(Language::English);
    assert_eq!(name(GameName::Blackjack, "vegas"), "Vegas");
    assert_eq!(
        name(GameName::Blackjack, "vegas.h17.2-decks"),
        "vegas.h17.2-decks"
    );
    assert_eq!(name(GameName::Blackjack, "vegas~2"), "Vegas · 2 hands");
    assert_eq!(name(GameName::Blackjack, "vegas~1s"), "Vegas · Side bets");
    let both = name(GameName::Blackjack, "vegas~3s");
    assert_eq!(both, "Vegas · 3 hands · Side bets");
    assert_eq!(
        name(GameName::VideoPoker, "jacks:800-50-25-9-6-4-3-2-1~5"),
        "Jacks or Better 9/6 · 5 coins"
    );
    assert_eq!(
        name(GameName::VideoPoker, "deuces:800-200-25-15-9-5-3-2-2-1~5"),
        "Deuces Wild 25/15/9/5/3/2 · 5 coins"
    );
    assert_eq!(
        name(GameName::VideoPoker, "tens:800-50-25-6-5-4-3-2-0~1"),
        "Tens or Better 800-50-25-6-5-4-3-2-0 · 1 coin"
    );
    assert_eq!(name(GameName::SoloDraw, ""), english.jokers(Jokers::None));
    assert_eq!(
        name(GameName::SoloDraw, "2-jokers"),
        english.jokers(Jokers::Two)
    );
    let rock = english.character(Character::Rock);
    assert_eq!(name(GameName::PokerMatch, "k"), rock);
    let with_jokers = format!("{rock} · Chips · {}", english.jokers(Jokers::One));
    assert_eq!(name(GameName::PokerMatch, "k-1-joker-chips"), with_jokers);
}
