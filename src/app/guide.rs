//! The guide, which explains how to play: its text once fetched, and the pieces for the player's table.

use super::language::Language;
use super::model::Model;
use super::route::Page;
use crate::table::{Fields, Mode};
use crate::text::guide::{Guide, Piece};

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

impl Model {
    /// The pieces for the player's table, its rules and its opponents. Away from the tables, all pieces.
    #[must_use]
    pub fn guide_pieces(&self) -> Vec<Piece> {
        let table = self.route().table();
        let Some((id, mut pieces)) = table.and_then(|id| Some((id, self.guide_at(id)?))) else {
            return Piece::ALL.to_vec();
        };
        if id.mode() == Mode::Daily {
            pieces.push(Piece::Daily);
        }
        pieces
    }

    /// The reading pages about the game of the player's table, with the fields of their addresses. Away from the
    /// tables, the pages about all games.
    #[must_use]
    pub fn pages_of_game(&self) -> Vec<(Page, Fields)> {
        let table = self.route().table();
        table.and_then(|id| self.pages_at(id)).unwrap_or_else(|| {
            let all = [Page::Rules, Page::Counting, Page::PayTable];
            all.map(|page| (page, Fields::new())).to_vec()
        })
    }
}
