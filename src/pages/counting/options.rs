//! The options of a drill, and its stopwatch.

use super::{Asks, AtATime, IndexList, Pace, Precision};
use crate::blackjack::DeckCount;
use crate::coach::counting::{CountStart, Rounding};
use crate::table::Fields;

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

/// The value with this code among these, if there is one.
fn coded<T: Copy>(all: &[T], code: impl Fn(T) -> String, text: Option<&str>) -> Option<T> {
    let text = text?;
    all.iter().copied().find(|value| code(*value) == text)
}

impl Options {
    /// The names of the options in the address.
    pub(super) const NAMES: [&str; 7] = [
        "decks",
        "cards",
        "pace",
        "asks",
        "rounding",
        "precision",
        "list",
    ];

    /// The code of each option in the address, in the order of [`Options::NAMES`].
    fn codes(self) -> [String; 7] {
        let Options {
            decks,
            // It depends on the system, so the page writes and reads it.
            start: _,
            at_a_time,
            pace,
            asks,
            rounding,
            precision,
            list,
        } = self;
        [
            decks.number().to_string(),
            at_a_time.cards().to_string(),
            pace.code(),
            asks.code().to_owned(),
            rounding.code().to_owned(),
            precision.code().to_owned(),
            list.code().to_owned(),
        ]
    }

    /// Reads the options of an address. A missing or unreadable one keeps its value.
    #[must_use]
    pub(super) fn read(self, fields: &Fields) -> Options {
        let [decks, cards, pace, asks, rounding, precision, list] =
            Options::NAMES.map(|name| fields.get(name));
        let number = |decks: DeckCount| decks.number().to_string();
        let at_a_time = |it: AtATime| it.cards().to_string();
        let of_asks = |it: Asks| it.code().to_owned();
        let of_precision = |it: Precision| it.code().to_owned();
        let of_list = |it: IndexList| it.code().to_owned();
        Options {
            decks: coded(DeckCount::ALL, number, decks).unwrap_or(self.decks),
            at_a_time: coded(&AtATime::ALL, at_a_time, cards).unwrap_or(self.at_a_time),
            pace: coded(&Pace::ALL, Pace::code, pace).unwrap_or(self.pace),
            asks: coded(&Asks::ALL, of_asks, asks).unwrap_or(self.asks),
            rounding: rounding
                .and_then(Rounding::from_code)
                .unwrap_or(self.rounding),
            precision: coded(&Precision::ALL, of_precision, precision).unwrap_or(self.precision),
            list: coded(&IndexList::ALL, of_list, list).unwrap_or(self.list),
            ..self
        }
    }

    /// Appends the options that are not the usual ones to the fields of an address.
    #[must_use]
    pub(super) fn write(self, fields: Fields) -> Fields {
        let all = Options::NAMES.into_iter().zip(self.codes());
        let all = all.zip(Options::default().codes());
        all.fold(fields, |fields, ((name, code), usual)| {
            fields.with_some(name, (code != usual).then_some(code))
        })
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
