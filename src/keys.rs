//! The keys that the page answers to, wherever the focus is.
//!
//! Letters and digits are shortcuts only: everything can be reached with Tab, Enter and Space as
//! well, and they can be switched off (WCAG 2.1.4).

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
}

impl Key {
    /// Reads a key as browsers name it: by the sign it writes (`key`) and by its place on the
    /// keyboard (`code`). The place counts where the sign is no Latin letter, so that H is the same
    /// key on a Russian keyboard.
    #[must_use]
    pub fn read(key: &str, code: &str) -> Option<Key> {
        let mut signs = key.chars();
        match (key, signs.next(), signs.next()) {
            ("Enter", ..) => Some(Key::Enter),
            ("Escape", ..) => Some(Key::Escape),
            (_, Some('?'), None) => Some(Key::QuestionMark),
            (_, Some(sign), None) if sign.is_ascii_alphabetic() => {
                Some(Key::Letter(sign.to_ascii_lowercase()))
            }
            (_, Some(digit @ '1'..='5'), None) => {
                let place = digit.to_digit(10)?.checked_sub(1)?;
                usize::try_from(place).ok().map(Key::Place)
            }
            (_, Some(sign), None) if sign.is_alphabetic() => {
                let letter = code.strip_prefix("Key")?.chars().next()?;
                Some(Key::Letter(letter.to_ascii_lowercase()))
            }
            (_, Some(_), _) | (_, None, _) => None,
        }
    }

    /// Whether the key writes a sign, so that it can be switched off and is left alone while a
    /// field has the focus.
    #[must_use]
    pub const fn writes(self) -> bool {
        match self {
            Key::Enter | Key::Escape => false,
            Key::Letter(_) | Key::Place(_) | Key::QuestionMark => true,
        }
    }
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
            // On a keyboard where Q is where A is elsewhere, the sign counts.
            ("a", "KeyQ", Some(Key::Letter('a'))),
            ("1", "Digit1", Some(Key::Place(0))),
            ("5", "Numpad5", Some(Key::Place(4))),
            ("6", "Digit6", None),
            ("0", "Digit0", None),
            ("?", "Slash", Some(Key::QuestionMark)),
            ("Enter", "NumpadEnter", Some(Key::Enter)),
            ("Escape", "Escape", Some(Key::Escape)),
            ("F5", "F5", None),
            ("Tab", "Tab", None),
            (" ", "Space", None),
            ("あ", "", None),
            ("", "", None),
        ] {
            assert_eq!(Key::read(key, code), expected, "{key} {code}");
        }
    }
}
