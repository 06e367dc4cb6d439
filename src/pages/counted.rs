//! Decisions at the table as the count judges them, and what they have come to.

use crate::coach::Choice;
use crate::coach::counting::IndexDecision;

/// A decision that was judged by the count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counted {
    /// The index that applies.
    pub index: IndexDecision,
    /// What the player did.
    pub taken: Choice,
    /// How much less that was worth than what the count asks for, exactly for all cards that were seen; below 0 where
    /// it was worth more. In chips where some were bet, else in bets.
    pub lost: f64,
    /// How much more what the count asks for was worth than basic strategy, in the same unit.
    pub gained: f64,
    /// Whether chips were bet.
    pub is_in_chips: bool,
}

impl Counted {
    /// Whether the player did what the count asks for.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.taken == self.index.right
    }

    /// Whether the count asks for something else than basic strategy.
    #[must_use]
    pub fn is_deviation(&self) -> bool {
        self.index.right != self.index.basic
    }
}

/// What the decisions by the count have come to on this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CountedScore {
    /// How many had an index.
    pub decisions: u32,
    /// How many of them were made as the count asks.
    pub right: u32,
    /// How often the player left basic strategy because of the count.
    pub deviations: u32,
    /// What these were worth more than basic strategy, in the unit of [`Counted`].
    pub gained: f64,
    /// How much less the others were worth than what the count asks for.
    pub lost: f64,
    /// Whether both are in chips.
    pub is_in_chips: bool,
}

impl CountedScore {
    pub(super) fn add(&mut self, counted: &Counted) {
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
