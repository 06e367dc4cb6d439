//! What the player chooses of a drill, and the time that it takes.

use super::{Asks, AtATime, IndexList, Pace, Precision};
use crate::blackjack::DeckCount;
use crate::coach::counting::Rounding;

/// A drill, by its name in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrillName {
    /// The running count of a shoe.
    #[default]
    Running,
    /// The number of decks in a discard tray.
    Tray,
    /// The true count from the running count and the decks that are left.
    TrueCount,
    /// The play for a hand and a true count.
    Indices,
}

impl DrillName {
    /// Every drill.
    pub const ALL: [DrillName; 4] = [
        DrillName::Running,
        DrillName::Tray,
        DrillName::TrueCount,
        DrillName::Indices,
    ];

    /// The word that stands for the drill.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            DrillName::Running => "running",
            DrillName::Tray => "tray",
            DrillName::TrueCount => "true",
            DrillName::Indices => "indices",
        }
    }

    /// The drill with this [code](DrillName::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<DrillName> {
        DrillName::ALL.into_iter().find(|name| name.code() == code)
    }
}

/// What the visitor has chosen of the next drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many decks are counted.
    pub decks: DeckCount,
    /// How many cards are turned at a time.
    pub at_a_time: AtATime,
    /// When they are turned.
    pub pace: Pace,
    /// Which counts are asked for.
    pub asks: Asks,
    /// How the true count is rounded.
    pub rounding: Rounding,
    /// To what part of a deck the tray is estimated, and decks are told.
    pub precision: Precision,
    /// Which index plays are asked for.
    pub list: IndexList,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            decks: DeckCount::Six,
            at_a_time: AtATime::Two,
            pace: Pace::ByHand,
            asks: Asks::Running,
            rounding: Rounding::Down,
            precision: Precision::Halves,
            list: IndexList::Illustrious,
        }
    }
}

/// The time that a drill takes, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stopwatch {
    /// When it was looked at last.
    at: f64,
    /// The time that counts.
    pub(super) spent: f64,
}

impl Stopwatch {
    pub(super) const fn started(at: f64) -> Stopwatch {
        Stopwatch { at, spent: 0.0 }
    }

    /// Looks at it; the time since the last look counts if the drill was going on.
    pub(super) fn lap(&mut self, at: f64, goes_on: bool) {
        if goes_on {
            self.spent += (at - self.at).max(0.0);
        }
        self.at = at;
    }
}
