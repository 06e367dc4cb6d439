//! The guide, which explains how to play: its text and the state of the request for it.

use super::language::Language;
use crate::text::guide::Guide;

/// The text of the guide and its state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GuideText {
    /// The page has not requested the text yet.
    #[default]
    NotAsked,
    /// The page has requested the text in this language.
    Asked(Language),
    /// The request for this language failed, or its answer was no guide.
    Failed(Language),
    /// The text in this language.
    Here(Language, Guide),
}

impl GuideText {
    /// The language of the last request.
    const fn language(&self) -> Option<Language> {
        match self {
            GuideText::NotAsked => None,
            GuideText::Asked(language)
            | GuideText::Failed(language)
            | GuideText::Here(language, _) => Some(*language),
        }
    }

    /// Returns true if the page has to request the text in this language: it is neither here nor requested.
    pub(super) fn needs_request_for(&self, language: Language) -> bool {
        match self {
            GuideText::NotAsked | GuideText::Failed(_) => true,
            GuideText::Asked(its) | GuideText::Here(its, _) => *its != language,
        }
    }

    /// Handles the answer for this language, unless a later request was for another language. A text that arrives after
    /// its request timed out is still used.
    pub(super) fn receive(&mut self, language: Language, text: Option<&str>) {
        if self.language() != Some(language) || matches!(self, GuideText::Here(..)) {
            return;
        }
        *self = match text.and_then(|text| text.parse().ok()) {
            Some(guide) => GuideText::Here(language, guide),
            None => GuideText::Failed(language),
        };
    }
}
