//! The running count with which a player begins a shoe.
//!
//! An unbalanced system needs a start other than 0, and publications differ about it: KO with six decks begins at −20,
//! −3, 0 or +1. So the player can choose it.

use std::fmt;
use std::str::FromStr;

use super::any_system::AnySystem;
use fair_deal_core::Decks;
use fair_deal_table::typed;

/// The running count with which a player begins a shoe of an unbalanced system. A balanced system always begins at 0.
///
/// The written form is `usual`, or the count with up to two decimals, such as `-3` or `0.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountStart {
    /// The start of the system: [`AnySystem::start`].
    #[default]
    Usual,
    /// This count, in hundredths of a point. It is within [`CountStart::MOST`].
    Own(i32),
}

impl CountStart {
    /// The word for the usual start.
    const USUAL: &'static str = "usual";

    /// The greatest size of a start, positive or negative, in points: 8 decks of a system with a sum of 100 points.
    pub const MOST: i32 = 800;

    /// Creates a start at this count, in hundredths of a point. `None` if it is too large.
    fn own(hundredths: i64) -> Option<CountStart> {
        let most = i64::from(100 * CountStart::MOST);
        if !(-most..=most).contains(&hundredths) {
            return None;
        }
        i32::try_from(hundredths).ok().map(CountStart::Own)
    }

    /// Parses a start as a player types it for a shoe of these decks. An empty text and the usual count are the usual
    /// start. Returns `None` if the text is not a start for the system.
    #[must_use]
    pub fn typed(text: &str, system: &AnySystem, decks: Decks) -> Option<CountStart> {
        if text.trim().is_empty() {
            return Some(CountStart::Usual);
        }
        let hundredths = system.read_running(text)?;
        if hundredths == i64::from(system.start(decks)) {
            return Some(CountStart::Usual);
        }
        CountStart::own(hundredths)
    }

    /// Returns true if a shoe of the system can begin with this start: the system is unbalanced, and the count is a
    /// whole number if every card counts whole points. Otherwise no player could give the running count.
    #[must_use]
    pub fn suits(self, system: &AnySystem) -> bool {
        match self {
            CountStart::Usual => true,
            CountStart::Own(hundredths) => {
                let is_whole = hundredths % 100 == 0;
                !system.has_true_count() && (is_whole || !system.tags().are_whole())
            }
        }
    }

    /// Returns the running count with which a shoe of these decks begins, in hundredths of a point: this start if it
    /// [suits](CountStart::suits) the system, and the usual one otherwise.
    #[must_use]
    pub fn of(self, system: &AnySystem, decks: Decks) -> i32 {
        match self {
            CountStart::Own(hundredths) if self.suits(system) => hundredths,
            CountStart::Own(_) | CountStart::Usual => system.start(decks),
        }
    }

    /// Returns the difference between this start and the usual one, in hundredths of a point. A running count from this
    /// start is higher by that than the one from the usual start, which published running counts and ramps assume.
    #[must_use]
    pub fn shift(self, system: &AnySystem, decks: Decks) -> i32 {
        self.of(system, decks) - system.start(decks)
    }
}

impl fmt::Display for CountStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CountStart::Usual => f.write_str(CountStart::USUAL),
            CountStart::Own(hundredths) => (f64::from(*hundredths) / 100.0).fmt(f),
        }
    }
}

impl FromStr for CountStart {
    type Err = NoStart;

    fn from_str(text: &str) -> Result<CountStart, NoStart> {
        if text == CountStart::USUAL {
            return Ok(CountStart::Usual);
        }
        let hundredths = typed::hundredths(text).ok().flatten().ok_or(NoStart)?;
        CountStart::own(hundredths).ok_or(NoStart)
    }
}

/// The text in a field for the start of the running count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StartText {
    /// The field shows the start in use.
    #[default]
    InUse,
    /// The player is typing this text.
    Typed(String),
    /// This text is no start for the system.
    Refused(String),
}

impl StartText {
    /// Returns the text that the player has typed and that does not apply, if there is one.
    #[must_use]
    pub fn typed(&self) -> Option<&str> {
        match self {
            StartText::InUse => None,
            StartText::Typed(text) | StartText::Refused(text) => Some(text),
        }
    }

    /// Returns true if the text is no start for the system.
    #[must_use]
    pub const fn is_refused(&self) -> bool {
        matches!(self, StartText::Refused(_))
    }

    /// Reads the text when the player leaves the field, for a shoe of these decks. The field then shows the start in use
    /// again, or the refused text. Returns `None` if the player has typed nothing new.
    ///
    /// # Errors
    /// [`NoStart`] if the text is no start for the system.
    pub fn read(
        &mut self,
        system: &AnySystem,
        decks: Decks,
    ) -> Option<Result<CountStart, NoStart>> {
        let StartText::Typed(text) = self else {
            return None;
        };
        let text = std::mem::take(text);
        let start = CountStart::typed(&text, system, decks);
        *self = match start {
            Some(_) => StartText::InUse,
            None => StartText::Refused(text),
        };
        Some(start.ok_or(NoStart))
    }
}

/// The error for a text that is no start of a running count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStart;

impl fmt::Display for NoStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = CountStart::MOST;
        write!(
            f,
            "A running count starts at a number from -{most} to {most} with two decimals at most."
        )
    }
}

impl std::error::Error for NoStart {}

#[cfg(test)]
mod tests {
    use super::super::system::System;
    use super::*;

    fn six() -> Decks {
        Decks::new(6).expect("six decks")
    }

    fn system(text: &str) -> AnySystem {
        text.parse().expect(text)
    }

    #[test]
    fn start_round_trips() {
        for text in ["usual", "0", "-3", "1", "0.5", "-12.25", "800", "-800"] {
            let start: CountStart = text.parse().expect(text);
            assert_eq!(start.to_string(), text);
        }
        for text in ["", "x", "1.234", "801", "-800.01", "1e3", "usually"] {
            assert_eq!(text.parse::<CountStart>(), Err(NoStart), "{text}");
        }
    }

    #[test]
    fn usual_start_is_that_of_the_system() {
        for (text, points) in [
            ("ko", -20),
            ("red-seven", -12),
            ("kiss-1", -12),
            ("kiss-2", -12),
            ("kiss-3", -12),
            ("hi-lo", 0),
            ("-1,1,1,1,1,1,1,1,0,-1", -48),
            ("-1,1,1,1,1,1,0.5,0,0,-1", -12),
        ] {
            let start = CountStart::Usual.of(&system(text), six());
            assert_eq!(start, 100 * points, "{text}");
        }
    }

    #[test]
    fn typed_start_is_checked_for_the_system() {
        let typed = |text: &str, of: &str| CountStart::typed(text, &system(of), six());
        assert_eq!(typed("0", "ko"), Some(CountStart::Own(0)));
        assert_eq!(typed("+1", "ko"), Some(CountStart::Own(100)));
        assert_eq!(typed("\u{2212}3", "ko"), Some(CountStart::Own(-300)));
        for usual in ["", " ", "-20", "\u{2212}20"] {
            assert_eq!(typed(usual, "ko"), Some(CountStart::Usual), "{usual}");
        }
        for wrong in ["x", "0.5", "801", "99999999999999999999"] {
            assert_eq!(typed(wrong, "ko"), None, "{wrong}");
        }
        let halves = "-1,1,1,1,1,1,0.5,0,0,-1";
        assert_eq!(typed("0.5", halves), Some(CountStart::Own(50)));
    }

    #[test]
    fn start_that_does_not_suit_is_ignored() {
        let (ko, hi_lo) = (system("ko"), system("hi-lo"));
        let start = |hundredths| CountStart::Own(hundredths);
        assert_eq!(start(100).of(&ko, six()), 100);
        assert_eq!(start(100).shift(&ko, six()), 2100);
        assert_eq!(start(50).of(&ko, six()), -2000, "no whole number");
        assert_eq!(start(100).of(&hi_lo, six()), 0, "balanced");
        for system in System::ALL.map(AnySystem::Published) {
            assert_eq!(CountStart::Usual.shift(&system, six()), 0);
        }
    }
}
