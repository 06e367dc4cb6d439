//! The text that the player adds to the shuffle.

use std::fmt;
use std::str::FromStr;

/// The text that the player mixes into the shuffle after seeing the seal, such as dice rolls or a sentence. It makes
/// the shuffle depend on the player too, not only on the house. It has at most 100 characters, no control characters,
/// and no white space at either end. White space is the characters with Unicode's property `White_Space`;
/// docs/fair-deal.md lists them. The mix is empty if the player adds nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mix(String);

impl Mix {
    /// The empty mix.
    pub const NONE: Mix = Mix(String::new());

    /// The largest number of characters in a mix.
    pub const MOST: usize = 100;

    /// The text. It is empty if the player added nothing.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns true if the player added nothing.
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

    /// Accepts any text that fits, and trims white space at both ends.
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

/// The error for a text that is not a mix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseMixError {
    /// The text has more than [`Mix::MOST`] characters.
    TooLong {
        /// The number of characters in the text.
        characters: usize,
    },
    /// The text has a tab, a line break or another control character.
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

    /// The characters with Unicode's property `White_Space`, as docs/fair-deal.md lists them.
    const WHITE_SPACE: [char; 25] = [
        '\u{9}', '\u{a}', '\u{b}', '\u{c}', '\u{d}', '\u{20}', '\u{85}', '\u{a0}', '\u{1680}',
        '\u{2000}', '\u{2001}', '\u{2002}', '\u{2003}', '\u{2004}', '\u{2005}', '\u{2006}',
        '\u{2007}', '\u{2008}', '\u{2009}', '\u{200a}', '\u{2028}', '\u{2029}', '\u{202f}',
        '\u{205f}', '\u{3000}',
    ];

    #[test]
    fn only_white_space_is_trimmed() {
        for char in '\0'..=char::MAX {
            let typed = format!("{char}6 1 5{char}");
            let mix: Result<Mix, _> = typed.parse();
            if WHITE_SPACE.contains(&char) {
                assert_eq!(mix, Ok(Mix("6 1 5".to_owned())), "{char:?}");
            } else if char.is_control() {
                assert_eq!(mix, Err(ParseMixError::ControlCharacter), "{char:?}");
            } else {
                assert_eq!(mix, Ok(Mix(typed)), "{char:?}");
            }
        }
    }

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
