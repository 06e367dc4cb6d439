//! The language that the page speaks, and the one that it will speak.

use super::language::Language;

/// The language that the page speaks, and the one that it will speak.
#[derive(Clone, Debug, Default)]
pub(super) struct Spoken {
    /// The language that the page speaks. It follows the settings once the words have arrived.
    pub(super) language: Language,
    /// The language whose words the page has requested.
    pub(super) fetching: Option<Language>,
    /// The language that the address asks for, until the player chooses another, here or in another tab.
    pub(super) asked: Option<Language>,
    /// The language in the record of the settings when the page last read it.
    pub(super) stored: Option<Language>,
    /// True if the reading pages could not fetch the words of the tables' language.
    pub(super) pages_lack_words: bool,
}
