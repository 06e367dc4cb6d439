//! What the player adds to the chance of a deal.

use std::fmt;
use std::str::FromStr;

/// What the player mixes into the shuffle after the seal is on show: any text, such as dice rolls or
/// a sentence, so that chance is not only the house's. At most 100 characters, none of them a
/// control character, and no white space at either end. Empty if the player mixes nothing in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mix(String);

impl Mix {
    /// Nothing mixed in.
    pub const NONE: Mix = Mix(String::new());

    /// The most characters that a mix has.
    pub const MOST: usize = 100;

    /// The text; empty if nothing is mixed in.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nothing is mixed in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Mix {
    type Err = ParseMixError;

    /// Takes any text that fits, without the white space at its ends.
    fn from_str(text: &str) -> Result<Mix, ParseMixError> {
        let text = text.trim();
        let characters = text.chars().count();
        if characters > Mix::MOST {
            Err(ParseMixError::TooLong { characters })
        } else if text.chars().any(char::is_control) {
            Err(ParseMixError::ControlCharacter)
        } else {
            Ok(Mix(text.to_owned()))
        }
    }
}

/// The text that was read is no mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMixError {
    /// It has more than [`Mix::MOST`] characters.
    TooLong {
        /// How many it has.
        characters: usize,
    },
    /// It has a tab, a line break or another control character in it.
    ControlCharacter,
}

impl fmt::Display for ParseMixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMixError::TooLong { characters } => write!(
                f,
                "A mix has at most {} characters; this one has {characters}.",
                Mix::MOST
            ),
            ParseMixError::ControlCharacter => {
                f.write_str("A mix is one line of text, without control characters.")
            }
        }
    }
}

impl std::error::Error for ParseMixError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mix_is_one_trimmed_line_of_at_most_100_characters() {
        let long = "ä".repeat(100);
        for (text, mix) in [
            ("", ""),
            ("  ", ""),
            (" six dice: 3 1 \n", "six dice: 3 1"),
            (&long, &*long),
        ] {
            assert_eq!(text.parse::<Mix>().as_ref().map(Mix::as_str), Ok(mix));
        }
        let error = ParseMixError::TooLong { characters: 101 };
        assert_eq!("ä".repeat(101).parse::<Mix>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A mix has at most 100 characters; this one has 101."
        );
        let error = ParseMixError::ControlCharacter;
        assert_eq!("a\tb".parse::<Mix>(), Err(error));
        assert_eq!(
            error.to_string(),
            "A mix is one line of text, without control characters."
        );
    }
}
