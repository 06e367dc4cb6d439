//! Chips without monetary value, for bets.

use std::fmt;
use std::str::FromStr;

/// An amount of chips, counted in half chips. Wins, losses and returned bets are always whole numbers of half chips, so
/// nothing is rounded. Written as a decimal number, such as `12.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chips {
    halves: u64,
}

impl Chips {
    /// No chips.
    pub const NONE: Chips = Chips { halves: 0 };

    /// An amount of whole chips.
    #[must_use]
    pub const fn whole(chips: u32) -> Chips {
        Chips::from_halves(chips as u64 * 2)
    }

    /// An amount of half chips.
    #[must_use]
    pub const fn from_halves(halves: u64) -> Chips {
        Chips { halves }
    }

    /// The number of half chips.
    #[must_use]
    pub const fn halves(self) -> u64 {
        self.halves
    }

    /// The sum of both amounts; `None` on overflow.
    #[must_use]
    pub const fn checked_add(self, other: Chips) -> Option<Chips> {
        match self.halves.checked_add(other.halves) {
            Some(halves) => Some(Chips { halves }),
            None => None,
        }
    }

    /// This amount minus the other; `None` if the other is larger.
    #[must_use]
    pub const fn checked_sub(self, other: Chips) -> Option<Chips> {
        match self.halves.checked_sub(other.halves) {
            Some(halves) => Some(Chips { halves }),
            None => None,
        }
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.halves / 2)
    }
}

impl FromStr for Chips {
    type Err = NotChips;

    /// Reads only the spelling that `Display` writes, so each amount has exactly one spelling.
    fn from_str(text: &str) -> Result<Chips, NotChips> {
        let (digits, half) = match text.strip_suffix(".5") {
            Some(digits) => (digits, 1),
            None => (text, 0),
        };
        let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
        let shortest = digits == "0" || !digits.starts_with('0');
        let whole: Option<u64> = digits.parse().ok().filter(|_| plain && shortest);
        let halves = whole.and_then(|whole| whole.checked_mul(2)?.checked_add(half));
        halves.map(Chips::from_halves).ok_or(NotChips)
    }
}

/// The error for a text that is no amount of chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotChips;

impl fmt::Display for NotChips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is not an amount of chips, such as 25 or 12.5.")
    }
}

impl std::error::Error for NotChips {}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Chips);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_text_round_trips() {
        for (halves, written) in [
            (0, "0"),
            (1, "0.5"),
            (2, "1"),
            (25, "12.5"),
            (2_000, "1000"),
            (u64::MAX, "9223372036854775807.5"),
        ] {
            let chips = Chips::from_halves(halves);
            assert_eq!(chips.to_string(), written);
            assert_eq!(written.parse(), Ok(chips));
        }
        for text in [
            "",
            ".5",
            "00",
            "01",
            "1.0",
            "1.50",
            "-1",
            "+1",
            "1,5",
            " 1",
            "１",
            "9223372036854775808",
        ] {
            assert_eq!(text.parse::<Chips>(), Err(NotChips), "{text}");
        }
    }

    #[test]
    fn chip_sums_and_differences_never_wrap() {
        let bet = Chips::whole(5);
        assert_eq!(bet.checked_sub(Chips::whole(6)), None);
        assert_eq!(bet.checked_sub(bet), Some(Chips::NONE));
        assert_eq!(bet.checked_add(bet), Some(Chips::whole(10)));
        let most = Chips::from_halves(u64::MAX);
        assert_eq!(most.checked_add(Chips::from_halves(1)), None);
    }
}
