//! 日本語
//!
//! No spaces; full-width punctuation; a card is suit, の, index: スペードのA.

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

#[cfg(test)]
mod tests;
