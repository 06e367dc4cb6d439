//! English.

mod chips;
mod jacks;
mod machine;
mod poker;

use std::ops::Deref;
use std::sync::LazyLock;

use super::Words;
use crate::app::language::Language;
use crate::core::{Card, Rank, Suit};

/// English. Its button labels are part of the page contract.
#[derive(Debug)]
pub struct English;

impl Deref for English {
    type Target = Words;

    fn deref(&self) -> &Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));
        &WORDS
    }
}

/// How the player who made the link is called.
const SHARER: &str = "The player who shared this deal";

/// What a card is called inside a sentence: “the seven of diamonds”.
pub(in crate::text) fn the_card(card: Card) -> String {
    format!("the {} of {}", rank(card.rank), suit(card.suit))
}

pub(in crate::text) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

pub(in crate::text) const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

pub(in crate::text) fn plural(one: Rank) -> String {
    let ending = if one == Rank::Six { "es" } else { "s" };
    format!("{}{ending}", rank(one))
}

pub(in crate::text) fn capital(words: &str) -> String {
    with_first(words, str::make_ascii_uppercase)
}

/// The same words, the first letter a small one.
pub(crate) fn small(words: &str) -> String {
    with_first(words, str::make_ascii_lowercase)
}

fn with_first(words: &str, change: fn(&mut str)) -> String {
    let mut changed = words.to_owned();
    changed.get_mut(..1).map(change);
    changed
}

#[cfg(test)]
mod tests;
