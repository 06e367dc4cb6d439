//! 日本語
//!
//! No spaces; full-width punctuation; a card is suit, の, index: スペードのA.

mod chips;
mod jacks;
mod machine;
mod poker;

use std::ops::Deref;
use std::sync::LazyLock;

use super::Words;
use crate::app::language::Language;

/// Japanese.
#[derive(Debug)]
pub struct Japanese;

impl Deref for Japanese {
    type Target = Words;

    fn deref(&self) -> &Words {
        static WORDS: LazyLock<Words> = LazyLock::new(|| Words::of(Language::Japanese));
        &WORDS
    }
}

/// How the player who made the link is called.
const SHARER: &str = "リンクの送り主";

#[cfg(test)]
mod tests;
