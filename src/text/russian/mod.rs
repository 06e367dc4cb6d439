//! Русский
//!
//! Ranks are declined, nouns follow their numbers (1 карта, 2 карты, 5 карт), and the player is вы.
//! Buttons have short labels (обмен, not обменять): three of them share the width of a phone.

pub(crate) mod grammar;

use std::ops::Deref;
use std::sync::LazyLock;

use super::Words;
use crate::app::language::Language;

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

#[cfg(test)]
mod tests;
