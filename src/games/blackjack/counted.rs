//! Decisions at the table judged by the count, and their score.

use serde::{Deserialize, Serialize};

use crate::coach::Choice;
use crate::coach::counting::IndexDecision;

/// A decision judged by the count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    /// The index that applies.
    pub index: IndexDecision,
    /// The player's decision.
    pub taken: Choice,
    /// The difference of its value to the count's decision, exact for all seen cards. Below 0 if the player's decision
    /// was worth more. In chips if the player bet chips, otherwise in bets.
    pub lost: f64,
    /// The gain of the count's decision over basic strategy, in the same unit.
    pub gained: f64,
    /// True if the player bet chips.
    pub is_in_chips: bool,
}

impl Counted {
    /// Returns true if the player followed the count.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.taken == self.index.right
    }

    /// Returns true if the count's decision differs from basic strategy.
    #[must_use]
    pub fn is_deviation(&self) -> bool {
        self.index.right != self.index.basic
    }
}

/// The score of the decisions by the count on this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CountedScore {
    /// The number of decisions with an index.
    pub decisions: u32,
    /// The number of them that followed the count.
    pub right: u32,
    /// The number of deviations from basic strategy that followed the count.
    pub deviations: u32,
    /// The gain of these over basic strategy, in the unit of [`Counted`].
    pub gained: f64,
    /// The loss of the decisions against the count.
    pub lost: f64,
    /// True if both are in chips.
    pub is_in_chips: bool,
}

impl CountedScore {
    pub(crate) fn add(&mut self, counted: &Counted) {
        self.decisions += 1;
        if !counted.is_right() {
            self.lost += counted.lost;
            return;
        }
        self.right += 1;
        if counted.is_deviation() {
            self.deviations += 1;
            self.gained += counted.gained;
        }
    }
}
