//! The options of a drill, and its stopwatch.

use super::{Asks, AtATime, IndexList, Pace, Precision};
use crate::blackjack::DeckCount;
use crate::coach::counting::{CountStart, Rounding};

/// A drill, with its name in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DrillName {
    /// The running count of a shoe.
    #[default]
    Running,
    /// The number of decks in a discard tray.
    Tray,
    /// The true count from the running count and the remaining decks.
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

    /// The code of the drill in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            DrillName::Running => "running",
            DrillName::Tray => "tray",
            DrillName::TrueCount => "true",
            DrillName::Indices => "indices",
        }
    }

    /// The drill with this [code](DrillName::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<DrillName> {
        DrillName::ALL.into_iter().find(|name| name.code() == code)
    }
}

/// The options for the next drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of decks in the shoe.
    pub decks: DeckCount,
    /// The start of the running count.
    pub start: CountStart,
    /// The number of cards turned at a time.
    pub at_a_time: AtATime,
    /// The pace at which cards turn.
    pub pace: Pace,
    /// The counts that the drill asks for.
    pub asks: Asks,
    /// The rounding of the true count.
    pub rounding: Rounding,
    /// The precision of the discard tray estimate and of the remaining decks.
    pub precision: Precision,
    /// The list of index plays.
    pub list: IndexList,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            decks: DeckCount::Six,
            start: CountStart::Usual,
            at_a_time: AtATime::Two,
            pace: Pace::ByHand,
            asks: Asks::Running,
            rounding: Rounding::Down,
            precision: Precision::Halves,
            list: IndexList::Illustrious,
        }
    }
}

/// The duration of a drill, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stopwatch {
    /// The time of the last lap.
    at: f64,
    /// The time counted so far.
    pub(super) spent: f64,
}

impl Stopwatch {
    pub(super) const fn started(at: f64) -> Stopwatch {
        Stopwatch { at, spent: 0.0 }
    }

    /// Records a lap. The time since the last lap counts if the drill was running.
    pub(super) fn lap(&mut self, at: f64, goes_on: bool) {
        if goes_on {
            self.spent += (at - self.at).max(0.0);
        }
        self.at = at;
    }
}
