//! The published counting systems.
//!
//! Tags and figures are those of the comparison of systems by QFIT (Norman Wattenberger, *Modern Blackjack*, and
//! qfit.com/card-counting.htm), repeated by Blackjack Apprenticeship ("Card Counting Systems"). Betting and insurance
//! correlation follow from the tags ([`super::correlation`]). Playing efficiency does not; it is quoted.

use std::fmt;
use std::str::FromStr;

use super::tags::{Tag, Tags};
use fair_deal_core::{Decks, Rank};

/// A published counting system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum System {
    /// Hi-Lo, by Harvey Dubner. It has the most published indices.
    #[default]
    HiLo,
    /// Knock-Out, by Olaf Vancura and Ken Fuchs. Players use its running count ([`KnockOut`]).
    KnockOut,
    /// Red Seven, by Arnold Snyder: a red seven counts 1, a black one 0.
    RedSeven,
    /// KISS 1, by Fred Renzey: a black two counts 1, a red one 0. A ten counts 0, unlike jacks, queens and kings.
    KissOne,
    /// KISS 2: as KISS 1, with the threes and all tens.
    KissTwo,
    /// KISS 3: as KISS 2, with sevens and aces.
    KissThree,
    /// Hi-Opt I, by Charles Einstein and Lance Humble: aces are not counted.
    HiOptOne,
    /// Hi-Opt II: aces are not counted.
    HiOptTwo,
    /// Omega II, by Bryce Carlson: aces are not counted.
    OmegaTwo,
    /// Zen, by Arnold Snyder.
    Zen,
    /// Red Zen, by George C. Linsenmeyer, with the mean of its colours.
    RedZen,
    /// Halves, by Stanford Wong.
    Halves,
    /// Ace-Five, by Ken Uston: for bets only.
    AceFive,
}

/// The published figures of a system.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Published {
    /// The betting correlation, for one deck.
    pub betting_correlation: f64,
    /// Griffin's playing efficiency: the gain of the system as a share of the gain of a player who knows every card.
    pub playing_efficiency: f64,
    /// The insurance correlation.
    pub insurance_correlation: f64,
}

impl Published {
    /// The source of the figures.
    pub const SOURCE: &'static str = "QFIT, Card Counting Systems (qfit.com/card-counting.htm); efficiencies by the method of Peter Griffin";
}

impl System {
    /// All systems, in the order in which the page offers them.
    pub const ALL: [System; 13] = [
        System::HiLo,
        System::KnockOut,
        System::RedSeven,
        System::KissOne,
        System::KissTwo,
        System::KissThree,
        System::HiOptOne,
        System::HiOptTwo,
        System::OmegaTwo,
        System::Zen,
        System::RedZen,
        System::Halves,
        System::AceFive,
    ];

    /// Returns the word for the system in links and at the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            System::HiLo => "hi-lo",
            System::KnockOut => "ko",
            System::RedSeven => "red-seven",
            System::KissOne => "kiss-1",
            System::KissTwo => "kiss-2",
            System::KissThree => "kiss-3",
            System::HiOptOne => "hi-opt-1",
            System::HiOptTwo => "hi-opt-2",
            System::OmegaTwo => "omega-2",
            System::Zen => "zen",
            System::RedZen => "red-zen",
            System::Halves => "halves",
            System::AceFive => "ace-five",
        }
    }

    /// Other ways to write the [code](System::code), without hyphens.
    const fn aliases(self) -> &'static [&'static str] {
        match self {
            System::HiLo => &["highlow"],
            System::KnockOut => &["knockout"],
            System::RedSeven => &["red7"],
            System::KissOne => &["kissi", "kiss"],
            System::KissTwo => &["kissii"],
            System::KissThree => &["kissiii"],
            System::HiOptOne => &["hiopti"],
            System::HiOptTwo => &["hioptii"],
            System::OmegaTwo => &["omegaii", "omega"],
            System::Zen => &["zencount"],
            System::RedZen => &[],
            System::Halves => &["wonghalves"],
            System::AceFive => &["ustonacefive", "ace5", "ustonace5"],
        }
    }

    /// Returns the name by which players know the system. It is the same in every language.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            System::HiLo => "Hi-Lo",
            System::KnockOut => "KO",
            System::RedSeven => "Red Seven",
            System::KissOne => "KISS 1",
            System::KissTwo => "KISS 2",
            System::KissThree => "KISS 3",
            System::HiOptOne => "Hi-Opt I",
            System::HiOptTwo => "Hi-Opt II",
            System::OmegaTwo => "Omega II",
            System::Zen => "Zen",
            System::RedZen => "Red Zen",
            System::Halves => "Wong Halves",
            System::AceFive => "Uston Ace-Five",
        }
    }

    /// Returns the tag of each card.
    #[must_use]
    pub const fn tags(self) -> Tags {
        let (none, one) = (Tag::halves(0), Tag::halves(2));
        match self {
            System::HiLo => in_halves([-2, 2, 2, 2, 2, 2, 0, 0, 0, -2]),
            System::KnockOut => in_halves([-2, 2, 2, 2, 2, 2, 2, 0, 0, -2]),
            System::RedSeven => System::HiLo.tags().with(Rank::Seven, none, one),
            System::KissOne => in_halves([0, 0, 0, 2, 2, 2, 0, 0, 0, -2])
                .with(Rank::Two, one, none)
                .with(Rank::Ten, none, none),
            System::KissTwo => {
                in_halves([0, 0, 2, 2, 2, 2, 0, 0, 0, -2]).with(Rank::Two, one, none)
            }
            System::KissThree => {
                in_halves([-2, 0, 2, 2, 2, 2, 2, 0, 0, -2]).with(Rank::Two, one, none)
            }
            System::HiOptOne => in_halves([0, 0, 2, 2, 2, 2, 0, 0, 0, -2]),
            System::HiOptTwo => in_halves([0, 2, 2, 4, 4, 2, 2, 0, 0, -4]),
            System::OmegaTwo => in_halves([0, 2, 2, 4, 4, 4, 2, 0, -2, -4]),
            System::Zen => in_halves([-2, 2, 2, 4, 4, 4, 2, 0, 0, -4]),
            System::RedZen => in_halves([-2, 1, 4, 4, 4, 4, 1, 0, 0, -4]),
            System::Halves => in_halves([-2, 1, 2, 2, 3, 2, 1, 0, -1, -2]),
            System::AceFive => in_halves([-2, 0, 0, 0, 2, 0, 0, 0, 0, 0]),
        }
    }

    /// Returns the published figures of the system.
    #[must_use]
    pub const fn published(self) -> Published {
        let (betting, playing, insurance) = match self {
            System::HiLo => (0.97, 0.51, 0.76),
            System::KnockOut => (0.98, 0.55, 0.78),
            System::RedSeven => (0.98, 0.54, 0.78),
            System::KissOne => (0.87, 0.58, 0.81),
            System::KissTwo => (0.90, 0.62, 0.87),
            System::KissThree => (0.97, 0.56, 0.78),
            System::HiOptOne => (0.88, 0.61, 0.85),
            System::HiOptTwo => (0.91, 0.67, 0.91),
            System::OmegaTwo => (0.92, 0.67, 0.85),
            System::Zen => (0.96, 0.63, 0.85),
            System::RedZen => (0.97, 0.62, 0.85),
            System::Halves => (0.99, 0.57, 0.72),
            System::AceFive => (0.54, 0.05, 0.0),
        };
        Published {
            betting_correlation: betting,
            playing_efficiency: playing,
            insurance_correlation: insurance,
        }
    }

    /// Returns the running count with which a shoe of these decks begins. It is 0 for a balanced system, the start of
    /// [`KnockOut`] for KO, and for the others the start with which a whole shoe ends at 0.
    #[must_use]
    pub fn start(self, decks: Decks) -> f64 {
        match self {
            System::KnockOut => f64::from(KnockOut::of(decks).start),
            System::HiLo
            | System::RedSeven
            | System::KissOne
            | System::KissTwo
            | System::KissThree
            | System::HiOptOne
            | System::HiOptTwo
            | System::OmegaTwo
            | System::Zen
            | System::RedZen
            | System::Halves
            | System::AceFive => self.tags().start(decks),
        }
    }
}

/// The tags of all values in halves of a point.
const fn in_halves(values: [i16; 10]) -> Tags {
    let mut tags = [Tag::halves(0); 10];
    let mut at = 0;
    while at < values.len() {
        tags[at] = Tag::halves(values[at]);
        at += 1;
    }
    Tags::of_values(tags)
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for System {
    type Err = UnknownSystem;

    /// Parses the [code](System::code). It ignores case, hyphens, spaces and underscores, and also accepts names such
    /// as `Hi-Opt II` for `hi-opt-2`.
    fn from_str(text: &str) -> Result<System, UnknownSystem> {
        let plain = |text: &str| -> String {
            let signs = text.chars().filter(|sign| !matches!(sign, '-' | ' ' | '_'));
            signs.map(|sign| sign.to_ascii_lowercase()).collect()
        };
        let text = plain(text);
        let is_it = |system: &System| {
            plain(system.code()) == text || system.aliases().contains(&text.as_str())
        };
        System::ALL.into_iter().find(is_it).ok_or(UnknownSystem)
    }
}

/// The error for a text that names no counting system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownSystem;

impl fmt::Display for UnknownSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = System::ALL.map(System::code).join(", ");
        write!(f, "The counting systems are {codes}.")
    }
}

impl std::error::Error for UnknownSystem {}

/// The running-count schedule of KO for a number of decks.
///
/// Source: Vancura and Fuchs, *Knock-Out Blackjack* (1998), as quoted in the golden data in
/// `tests/golden/count_systems.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockOut {
    /// The running count after the shuffle: 4 minus 4 for each deck.
    pub start: i32,
    /// The running count from which the player has an edge. `None` if the book has no such count: it covers one, two,
    /// six and eight decks.
    pub key: Option<i32>,
    /// The running count at which the true count is 4, whatever has been dealt.
    pub pivot: i32,
    /// The running count from which insurance is worth taking.
    pub insurance: i32,
}

impl KnockOut {
    /// Returns the schedule for this number of decks.
    #[must_use]
    pub const fn of(decks: Decks) -> KnockOut {
        let key = match decks.count() {
            1 => Some(2),
            2 => Some(1),
            6 => Some(-4),
            8 => Some(-6),
            _ => None,
        };
        KnockOut {
            start: 4 - 4 * decks.count() as i32,
            key,
            pivot: 4,
            insurance: 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_code_names_one_system() {
        for system in System::ALL {
            for text in [system.code(), system.name()]
                .iter()
                .chain(system.aliases())
            {
                assert_eq!(text.parse(), Ok(system), "{text}");
            }
        }
        for text in ["", "hi", "hi-opt", "hi-opt-3", "ko2"] {
            assert_eq!(text.parse::<System>(), Err(UnknownSystem), "{text}");
        }
    }
}
