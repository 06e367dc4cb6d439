//! The seal that a visitor noted, as typed into a check.

use std::fmt;

use crate::core::Seal;
use crate::core::typed::half_width;

/// The visitor's note of the seal from before the round. Only the note makes a check a proof for them, because the seal
/// in a link comes from the maker of the link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Noted {
    /// Nothing.
    #[default]
    Nothing,
    /// The first digits, in lower case: fewer than [`Seal::DIGITS`]. They can show that a seal differs, but not that it
    /// is the same: a cheat can prepare two secrets with the same first digits and choose between them.
    Beginning(String),
    /// All digits.
    Whole(Seal),
    /// A text that is neither a seal nor the beginning of one.
    NotASeal(NotASeal),
}

/// The invisible characters that a copied text may contain: soft hyphens, zero-width spaces and joiners, and marks of
/// direction and of byte order.
const INVISIBLE: [char; 8] = [
    '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{2060}', '\u{feff}',
];

impl Noted {
    /// Parses a typed or pasted seal. The digits may have either case and either width, and any lines and groups. The
    /// dots behind a short seal on the table are ignored.
    #[must_use]
    pub fn read(typed: &str) -> Noted {
        let visible: String = half_width(typed)
            .chars()
            .filter(|c| !c.is_whitespace() && !INVISIBLE.contains(c))
            .collect();
        let digits: Vec<char> = visible
            .trim_end_matches(['…', '.'])
            .chars()
            .map(|c| c.to_ascii_lowercase())
            .collect();
        let foreign = digits.iter().find(|c| !c.is_ascii_hexdigit());
        if let Some(found) = foreign {
            return Noted::NotASeal(NotASeal::Character(*found));
        }
        if digits.len() > Seal::DIGITS {
            return Noted::NotASeal(NotASeal::TooLong {
                digits: digits.len(),
            });
        }
        let digits: String = digits.into_iter().collect();
        match digits.parse() {
            Ok(seal) => Noted::Whole(seal),
            Err(_) if digits.is_empty() => Noted::Nothing,
            Err(_) => Noted::Beginning(digits),
        }
    }

    /// The number of digits in the note.
    #[must_use]
    pub fn digits(&self) -> usize {
        match self {
            Noted::Nothing | Noted::NotASeal(_) => 0,
            Noted::Beginning(digits) => digits.len(),
            Noted::Whole(_) => Seal::DIGITS,
        }
    }

    /// Compares the note with this seal; `None` if the note has no digits to compare.
    #[must_use]
    pub fn compare(&self, seal: Seal) -> Option<Comparison> {
        let digits = match self {
            Noted::Nothing | Noted::NotASeal(_) => return None,
            Noted::Beginning(digits) => digits.clone(),
            Noted::Whole(noted) => noted.to_string(),
        };
        let seal = seal.to_string();
        let mut pairs = digits.chars().zip(seal.chars());
        Some(match pairs.position(|(noted, own)| noted != own) {
            Some(before) => Comparison::DiffersAt(before + 1),
            None => Comparison::Same,
        })
    }
}

/// The result of comparing the note with a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// All noted digits match.
    Same,
    /// This digit is the first that differs, counted from 1.
    DiffersAt(usize),
}

/// The reason why a typed text is not a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASeal {
    /// This character is not one of 0–9 and a–f.
    Character(char),
    /// The text has more than [`Seal::DIGITS`] digits.
    TooLong {
        /// The number of digits.
        digits: usize,
    },
}

impl fmt::Display for NotASeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotASeal::Character(found) => write!(
                f,
                "A seal is written in the digits 0123456789abcdef; “{found}” is none of them."
            ),
            NotASeal::TooLong { digits } => {
                write!(f, "A seal has {} digits; these are {digits}.", Seal::DIGITS)
            }
        }
    }
}

impl std::error::Error for NotASeal {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Secret;

    #[test]
    fn noted_seal_parses_in_any_form() {
        let seal = Secret::from_bytes([7; 32]).seal();
        let digits = seal.to_string();
        let (first, rest) = digits.split_at(16);
        let broken = format!(" {}\n\u{200b} {} ", first.to_uppercase(), rest);
        let wide = digits
            .chars()
            .filter_map(|c| char::from_u32(u32::from(c) + 0xfee0));
        let wide: String = wide.collect();
        for typed in [&digits, &broken, &wide, &format!("{digits}…")] {
            assert_eq!(Noted::read(typed), Noted::Whole(seal), "{typed}");
        }
        let beginning = Noted::Beginning(first.to_owned());
        for dots in ["", "…", "...", "…\n", "… ", ". . .\u{200b}"] {
            assert_eq!(Noted::read(&[first, dots].concat()), beginning, "{dots:?}");
        }
        let inside = Noted::read(&[first, "…", rest].concat());
        assert_eq!(inside, Noted::NotASeal(NotASeal::Character('…')));
        assert_eq!(beginning.compare(seal), Some(Comparison::Same));
        let other = Secret::from_bytes([8; 32]).seal();
        let at_once = Some(Comparison::DiffersAt(1));
        assert_eq!(beginning.compare(other), at_once);
        let last = if digits.ends_with('0') { "1" } else { "0" };
        let slip = Noted::read(&[&digits[..63], last].concat());
        assert_eq!(slip.compare(seal), Some(Comparison::DiffersAt(64)));
        assert_eq!(Noted::Whole(seal).compare(other), at_once);
        assert_eq!(Noted::Whole(seal).compare(seal), Some(Comparison::Same));
        for typed in ["", " \n", "…"] {
            assert_eq!(Noted::read(typed), Noted::Nothing);
            assert_eq!(Noted::Nothing.compare(seal), None);
        }
        for (typed, why, told) in [
            (
                "12g4",
                NotASeal::Character('g'),
                "A seal is written in the digits 0123456789abcdef; “g” is none of them.",
            ),
            (
                &format!("{digits}0"),
                NotASeal::TooLong { digits: 65 },
                "A seal has 64 digits; these are 65.",
            ),
        ] {
            assert_eq!(Noted::read(typed), Noted::NotASeal(why));
            assert_eq!(Noted::NotASeal(why).compare(seal), None);
            assert_eq!(why.to_string(), told);
        }
    }
}
