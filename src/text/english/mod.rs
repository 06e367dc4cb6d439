//! English.

use std::ops::Deref;
use std::sync::LazyLock;

use super::Words;
use crate::app::language::Language;

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

/// The same words, the first letter a capital.
pub(in crate::text) fn capital(words: &str) -> String {
    let mut changed = words.to_owned();
    changed.get_mut(..1).map(str::make_ascii_uppercase);
    changed
}

#[cfg(test)]
mod tests;
