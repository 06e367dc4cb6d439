//! The seal that a visitor has noted, as they type it into a check.

use std::fmt;

use crate::core::Seal;

/// What a visitor has typed of the seal that they noted before the round. Only that makes a check a
/// proof for them: the seal in a link is from whoever made the link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Noted {
    /// Nothing.
    #[default]
    Nothing,
    /// Its first digits, in lower case: fewer than [`Seal::DIGITS`]. They can tell that a seal is another, not
    /// that it is the same: whoever prepares two secrets with the same first digits has a choice.
    Beginning(String),
    /// All of it.
    Whole(Seal),
    /// No seal, nor the beginning of one.
    NotASeal(NotASeal),
}

impl Noted {
    /// Reads what was typed or pasted: digits in either case, in as many lines and groups as they
    /// were noted in, and the dots that stand behind a short seal on the table.
    #[must_use]
    pub fn read(typed: &str) -> Noted {
        let digits: Vec<char> = typed
            .trim_end_matches(['…', '.'])
            .chars()
            .filter(|c| !c.is_whitespace())
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

    /// How many digits of a seal were noted.
    #[must_use]
    pub fn digits(&self) -> usize {
        match self {
            Noted::Nothing | Noted::NotASeal(_) => 0,
            Noted::Beginning(digits) => digits.len(),
            Noted::Whole(_) => Seal::DIGITS,
        }
    }

    /// Whether what was noted can be of this seal; `None` where nothing that could be compared was
    /// noted.
    #[must_use]
    pub fn fits(&self, seal: Seal) -> Option<bool> {
        match self {
            Noted::Nothing | Noted::NotASeal(_) => None,
            Noted::Beginning(digits) => Some(seal.to_string().starts_with(digits)),
            Noted::Whole(noted) => Some(*noted == seal),
        }
    }
}

/// Why what was typed is no seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotASeal {
    /// This character is none of 0–9 and a–f.
    Character(char),
    /// It has more than [`Seal::DIGITS`].
    TooLong {
        /// How many it has.
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
    fn a_seal_is_read_however_it_was_noted() {
        let seal = Secret::from_bytes([7; 32]).seal();
        let digits = seal.to_string();
        let (first, rest) = digits.split_at(16);
        let broken = format!(" {}\n {} ", first.to_uppercase(), rest);
        for typed in [&digits, &broken, &format!("{digits}…")] {
            assert_eq!(Noted::read(typed), Noted::Whole(seal), "{typed}");
        }
        let beginning = Noted::Beginning(first.to_owned());
        for typed in [first, &format!("{first}…"), &format!("{first}...")] {
            assert_eq!(Noted::read(typed), beginning);
        }
        assert_eq!(beginning.fits(seal), Some(true));
        let other = Secret::from_bytes([8; 32]).seal();
        assert_eq!(beginning.fits(other), Some(false));
        assert_eq!(Noted::Whole(seal).fits(other), Some(false));
        assert_eq!(Noted::Whole(seal).fits(seal), Some(true));
        for typed in ["", " \n", "…"] {
            assert_eq!(Noted::read(typed), Noted::Nothing);
            assert_eq!(Noted::Nothing.fits(seal), None);
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
            assert_eq!(Noted::NotASeal(why).fits(seal), None);
            assert_eq!(why.to_string(), told);
        }
    }
}
