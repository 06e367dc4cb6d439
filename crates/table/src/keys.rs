//! The keys that the page answers to, wherever the focus is.
//!
//! Letters and digits are shortcuts only: everything can be reached with Tab, Enter and Space as
//! well, and they can be switched off (WCAG 2.1.4).

use crate::typed::half_width_sign;

/// A key that means something on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Enter: the main action of the table.
    Enter,
    /// Escape: closes what is open.
    Escape,
    /// A letter, in lower case, with what the table makes of it.
    Letter(char),
    /// A digit from 1 to 5: the card at this place, 0 to 4 from the left.
    Place(usize),
    /// The question mark: the list of the keys.
    QuestionMark,
    /// An arrow, Home or End: from card to card.
    Along(Step),
}

/// A way along a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the one before.
    Back,
    /// To the one after.
    On,
    /// To the first.
    First,
    /// To the last.
    Last,
}

impl Step {
    /// The place in a row of so many to which this leads from here; it does not go round.
    #[must_use]
    pub fn from(self, place: usize, length: usize) -> usize {
        let last = length.saturating_sub(1);
        match self {
            Step::Back => place.saturating_sub(1),
            Step::On => (place + 1).min(last),
            Step::First => 0,
            Step::Last => last,
        }
    }
}

impl Key {
    /// Reads a key as browsers name it: by the sign it writes (`key`) and by its place on the
    /// keyboard (`code`).
    ///
    /// The place of a letter counts where the sign belongs to another script, so that H is the same key
    /// on a Russian keyboard. The place of a digit counts where the key writes another sign without
    /// Shift, as on French and Czech keyboards.
    #[must_use]
    pub fn read(key: &str, code: &str, shifted: bool) -> Option<Key> {
        match key {
            "Enter" => return Some(Key::Enter),
            "Escape" => return Some(Key::Escape),
            "ArrowLeft" | "ArrowUp" => return Some(Key::Along(Step::Back)),
            "ArrowRight" | "ArrowDown" => return Some(Key::Along(Step::On)),
            "Home" => return Some(Key::Along(Step::First)),
            "End" => return Some(Key::Along(Step::Last)),
            _ => (),
        }
        let mut signs = key.chars();
        let (Some(sign), None) = (signs.next(), signs.next()) else {
            return None;
        };
        // A keyboard for Japanese may write a sign as wide as a kanji.
        let sign = half_width_sign(sign);
        let at = |row: &str| code.strip_prefix(row)?.chars().next();
        match sign {
            '?' => Some(Key::QuestionMark),
            sign if sign.is_ascii_alphabetic() => Some(Key::Letter(sign.to_ascii_lowercase())),
            digit if digit.is_ascii_digit() => place(digit),
            sign if is_of_another_script(sign) && code.starts_with("Key") => {
                at("Key").map(|letter| Key::Letter(letter.to_ascii_lowercase()))
            }
            sign if shifted || WITH_ALT_GR.contains(sign) => None,
            _ => place(at("Digit").or_else(|| at("Numpad"))?),
        }
    }

    /// Whether the key writes a sign, so that it can be switched off and is left alone while a
    /// field has the focus.
    #[must_use]
    pub const fn writes(self) -> bool {
        match self {
            Key::Enter | Key::Escape | Key::Along(_) => false,
            Key::Letter(_) | Key::Place(_) | Key::QuestionMark => true,
        }
    }
}

/// Signs that keyboards write on the keys of the digits with `AltGr`, and never without it. Not every
/// browser tells of `AltGr`.
const WITH_ALT_GR: &str = "@|#~€£$¬¡§°^`\\¹²³¼½¾";

/// The card at the place that this digit counts.
fn place(digit: char) -> Option<Key> {
    let number = digit
        .to_digit(10)
        .filter(|number| (1..=5).contains(number))?;
    usize::try_from(number - 1).ok().map(Key::Place)
}

/// Whether the sign belongs to a script that is not Latin. No `AltGr` of a Latin keyboard writes it.
const fn is_of_another_script(sign: char) -> bool {
    matches!(
        sign,
        '\u{370}'..='\u{1cff}'
            | '\u{1f00}'..='\u{1fff}'
            | '\u{2c80}'..='\u{2dff}'
            | '\u{3040}'..='\u{a6ff}'
            | '\u{a800}'..='\u{d7ff}'
            | '\u{f900}'..='\u{faff}'
            | '\u{fb13}'..='\u{fefc}'
            | '\u{ff66}'..='\u{ffdc}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_by_their_sign_and_where_that_is_foreign_by_their_place() {
        for (key, code, expected) in [
            ("h", "KeyH", Some(Key::Letter('h'))),
            ("H", "KeyH", Some(Key::Letter('h'))),
            ("р", "KeyH", Some(Key::Letter('h'))),
            ("Ы", "KeyS", Some(Key::Letter('s'))),
            ("ｈ", "KeyH", Some(Key::Letter('h'))),
            // A tone mark is no letter, and has the place of H on a Thai keyboard.
            ("\u{e49}", "KeyH", Some(Key::Letter('h'))),
            // On a keyboard where Q is where A is elsewhere, the sign counts.
            ("a", "KeyQ", Some(Key::Letter('a'))),
            // What `AltGr` writes is not ours.
            ("ś", "KeyS", None),
            ("ß", "KeyS", None),
            ("µ", "KeyM", None),
            ("€", "KeyE", None),
            ("“", "KeyB", None),
            ("→", "KeyI", None),
            ("\u{2126}", "KeyQ", None),
            (",", "KeyM", None),
            ("1", "Digit1", Some(Key::Place(0))),
            ("5", "Numpad5", Some(Key::Place(4))),
            ("２", "Digit2", Some(Key::Place(1))),
            ("6", "Digit6", None),
            ("0", "Digit0", None),
            ("?", "Slash", Some(Key::QuestionMark)),
            ("Enter", "NumpadEnter", Some(Key::Enter)),
            ("Escape", "Escape", Some(Key::Escape)),
            ("ArrowUp", "ArrowUp", Some(Key::Along(Step::Back))),
            ("End", "Numpad1", Some(Key::Along(Step::Last))),
            ("F5", "F5", None),
            ("Tab", "Tab", None),
            ("Dead", "Digit2", None),
            ("Process", "KeyH", None),
            (" ", "Space", None),
            ("あ", "", None),
            ("", "", None),
        ] {
            assert_eq!(Key::read(key, code, false), expected, "{key} {code}");
        }
    }

    #[test]
    fn digits_are_read_by_place_without_shift() {
        // French, Czech, Lithuanian, Arabic, Thai.
        let rows = ["&é\"'(", "+ěščř", "ąčęėį", "١٢٣٤٥", "ๅ/-ภถ"];
        for row in rows {
            for (place, sign) in row.chars().enumerate() {
                let (sign, code) = (sign.to_string(), format!("Digit{}", place + 1));
                let read = |shifted| Key::read(&sign, &code, shifted);
                assert_eq!(read(false), Some(Key::Place(place)), "{sign} {code}");
                assert_eq!(read(true), None, "with Shift: {sign} {code}");
            }
        }
        // With Shift these keyboards write digits.
        assert_eq!(Key::read("2", "Digit2", true), Some(Key::Place(1)));
        // An American keyboard writes these with Shift, the others with `AltGr`.
        for (sign, code) in [("!", "Digit1"), ("&", "Digit7"), ("%", "Digit5")] {
            assert_eq!(Key::read(sign, code, true), None, "{sign}");
        }
        for sign in ["@", "²", "€", "#", "~"] {
            assert_eq!(Key::read(sign, "Digit2", false), None, "{sign}");
        }
        // The sign of another digit says which it is, and the places behind the fifth are none.
        assert_eq!(Key::read("7", "Digit2", false), None);
        assert_eq!(Key::read("è", "Digit7", false), None);
    }

    #[test]
    fn a_way_along_a_row_ends_at_its_ends() {
        for (step, from, to) in [
            (Step::Back, 0, 0),
            (Step::Back, 3, 2),
            (Step::On, 3, 4),
            (Step::On, 4, 4),
            (Step::First, 3, 0),
            (Step::Last, 1, 4),
        ] {
            assert_eq!(step.from(from, 5), to, "{step:?} from {from}");
        }
    }
}
