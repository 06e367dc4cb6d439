//! The keys of the app, independent of the focus.
//!
//! Letters and digits are only shortcuts: Tab, Enter and Space reach every control too, and the player can switch the
//! shortcuts off (WCAG 2.1.4).

use crate::typed::half_width_sign;

/// A key with a meaning in the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Enter: the main action of the table.
    Enter,
    /// Escape: closes what is open: a panel, the description of the table or a notice.
    Escape,
    /// A letter, in lower case. Its meaning depends on the table.
    Letter(char),
    /// A digit from 1 to 5, for the card at this place: 0 to 4 from the left.
    Place(usize),
    /// The question mark: opens the list of the keys.
    QuestionMark,
    /// An arrow, Home or End: moves along the cards.
    Along(Step),
}

/// A step along a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the previous item.
    Back,
    /// To the next item.
    On,
    /// To the first item.
    First,
    /// To the last item.
    Last,
}

impl Step {
    /// The place that this step reaches from another one in a row of this length. It does not wrap around.
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
    /// Reads a key of a `KeyboardEvent`: the character it writes (`key`) and its position on the
    /// keyboard (`code`).
    ///
    /// The position of a letter counts if the character belongs to another script, so that H is the same key
    /// on a Russian keyboard. The position of a digit counts if the key writes another character without
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
        // A Japanese keyboard may write a full-width character, as wide as a kanji.
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

    /// Returns true if the key writes a character. The player can switch such keys off, and a field with the focus gets
    /// them instead.
    #[must_use]
    pub const fn writes(self) -> bool {
        match self {
            Key::Enter | Key::Escape | Key::Along(_) => false,
            Key::Letter(_) | Key::Place(_) | Key::QuestionMark => true,
        }
    }
}

/// Characters that keyboards write on the keys of the digits 1 to 5 with `AltGr` or with Shift, and never without
/// either. Some browsers do not report `AltGr`.
const WITH_ALT_GR: &str = "@|#~€£$¬¡§°^`\\¹²³¼½¾";

/// The key for the card with this number, 1 to 5.
fn place(digit: char) -> Option<Key> {
    let number = digit
        .to_digit(10)
        .filter(|number| (1..=5).contains(number))?;
    usize::try_from(number - 1).ok().map(Key::Place)
}

/// Returns true if the character belongs to a script that is not Latin. A Latin keyboard never writes it with `AltGr`.
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
    fn letters_are_read_by_character_else_by_position() {
        for (key, code, expected) in [
            ("h", "KeyH", Some(Key::Letter('h'))),
            ("H", "KeyH", Some(Key::Letter('h'))),
            ("р", "KeyH", Some(Key::Letter('h'))),
            ("Ы", "KeyS", Some(Key::Letter('s'))),
            ("ｈ", "KeyH", Some(Key::Letter('h'))),
            // A tone mark is no letter, but is on the key of H on a Thai keyboard.
            ("\u{e49}", "KeyH", Some(Key::Letter('h'))),
            // On a French keyboard Q and A are exchanged: the character counts, not the key's place.
            ("a", "KeyQ", Some(Key::Letter('a'))),
            // Characters that `AltGr` writes are no shortcuts.
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
    fn digits_without_shift_are_read_by_position() {
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
        // These keyboards write digits with Shift.
        assert_eq!(Key::read("2", "Digit2", true), Some(Key::Place(1)));
        // An American keyboard writes these characters with Shift, other keyboards with `AltGr`.
        for (sign, code) in [("!", "Digit1"), ("&", "Digit7"), ("%", "Digit5")] {
            assert_eq!(Key::read(sign, code, true), None, "{sign}");
        }
        for sign in ["@", "²", "€", "#", "~"] {
            assert_eq!(Key::read(sign, "Digit2", false), None, "{sign}");
        }
        // The character of another digit decides, and there is no card after the fifth.
        assert_eq!(Key::read("7", "Digit2", false), None);
        assert_eq!(Key::read("è", "Digit7", false), None);
    }

    #[test]
    fn step_along_a_row_stops_at_its_ends() {
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
