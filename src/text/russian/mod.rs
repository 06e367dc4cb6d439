//! Русский
//!
//! Ranks are declined, nouns follow their numbers (1 карта, 2 карты, 5 карт), and the player is вы.
//! Buttons have short labels (обмен, not обменять): three of them share the width of a phone.

mod chips;
pub(crate) mod grammar;
mod jacks;
mod machine;
mod poker;

use std::ops::Deref;
use std::sync::LazyLock;

use super::Words;
use crate::app::language::Language;
pub(in crate::text) use grammar::counted;
use grammar::{Noun, Plural};

const CARDS: Noun = ["карта", "карты", "карт"];

/// Russian.
#[derive(Debug)]
pub struct Russian;

impl Deref for Russian {
    type Target = Words;

    fn deref(&self) -> &Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Russian));
        &WORDS
    }
}

/// How the player who made the link is called.
const SHARER: &str = "Автор ссылки";

/// “Осталась 1 карта”, “осталось 5 карт”.
fn left(count: usize) -> String {
    let left = match Plural::of(count) {
        Plural::One => "осталась ",
        Plural::Few | Plural::Many => "осталось ",
    };
    format!("{left}{}", counted(count, CARDS))
}

#[cfg(test)]
mod tests;
