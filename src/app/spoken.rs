//! The language that the page speaks, and the one that it will speak.

use super::language::Language;

/// The language that the page speaks, and the one that it will speak.
#[derive(Clone, Debug, Default)]
pub(super) struct Spoken {
    /// The language that the page speaks. It is that of the settings as soon as its words are here.
    pub(super) language: Language,
    /// The language whose words are on their way.
    pub(super) fetching: Option<Language>,
    /// The language that the address asks for, until another one is chosen here or in another tab.
    pub(super) asked: Option<Language>,
    /// The language that was stored when the record of the settings was read last.
    pub(super) stored: Option<Language>,
    /// The language that the page spoke when the coach was heard last.
    pub(super) coach_heard_in: Language,
    /// Whether the reading pages could not fetch the words of the language that the tables speak.
    pub(super) pages_lack_words: bool,
}
