//! The messages to and from a web worker about the index plays of a table, upcard by upcard.

use super::advice::Coach;
use super::count::{Indices, UpcardIndices};
use super::counting::AnySystem;
use super::shoe::CardValue;
use crate::Rules;

/// A question to a worker about the plays against one upcard that change with the count, under these rules and this
/// system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IndexQuestion {
    /// The rules.
    pub rules: Rules,
    /// The system.
    pub system: AnySystem,
    /// The upcard.
    pub up: CardValue,
}

impl IndexQuestion {
    /// Returns the first question about the table with these rules, for this system.
    #[must_use]
    pub const fn first(rules: Rules, system: AnySystem) -> IndexQuestion {
        let [up, ..] = CardValue::ALL;
        IndexQuestion { rules, system, up }
    }

    /// Returns the question after this one, or `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<IndexQuestion> {
        let up = self.up.next()?;
        Some(IndexQuestion { up, ..self })
    }

    /// Asks this coach, which must be a coach for the same rules.
    #[must_use]
    pub fn ask(&self, coach: &Coach) -> UpcardIndices {
        Indices::by(&self.rules, coach, &self.system.tags()).against(self.up)
    }
}
