//! The guide (how the games are played): whether its text is here, and which of its pieces hold at the
//! table where it is asked for.

use super::language::Language;
use super::model::Model;
use crate::table::Mode;
use crate::text::guide::{Guide, Piece};

/// The text of the guide, as far as it is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum GuideText {
    /// Nobody has asked for it.
    #[default]
    NotAsked,
    /// In this language it is on its way.
    Asked(Language),
    /// In this language it did not come, or was none.
    Failed(Language),
    /// In this language it is here.
    Here(Language, Guide),
}

impl GuideText {
    /// The language in which it was asked for last.
    const fn language(&self) -> Option<Language> {
        match self {
            GuideText::NotAsked => None,
            GuideText::Asked(language)
            | GuideText::Failed(language)
            | GuideText::Here(language, _) => Some(*language),
        }
    }

    /// Whether it has to be asked for in this language, because it is neither here nor on its way.
    pub(super) fn is_wanted_in(&self, language: Language) -> bool {
        match self {
            GuideText::NotAsked | GuideText::Failed(_) => true,
            GuideText::Asked(its) | GuideText::Here(its, _) => *its != language,
        }
    }

    /// Takes in what came for this language, if it is the one that was asked for last. A text that comes
    /// after it was given up is taken all the same.
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
    /// The pieces that hold where the player is: at the table, by its rules and with its opponents.
    /// Where there is no table, all of them.
    #[must_use]
    pub fn told_pieces(&self) -> Vec<Piece> {
        let table = self.route().table();
        let Some((id, mut pieces)) = table.and_then(|id| Some((id, self.guide_at(id)?))) else {
            return Piece::ALL.to_vec();
        };
        if id.mode() == Mode::Daily {
            pieces.push(Piece::Daily);
        }
        pieces
    }
}
