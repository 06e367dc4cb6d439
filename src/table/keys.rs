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
    /// keyboard (`code`). The place counts where the sign is no Latin letter, so that H is the same
    /// key on a Russian keyboard.
    #[must_use]
    pub fn read(key: &str, code: &str) -> Option<Key> {
        let mut signs = key.chars();
        match (key, signs.next(), signs.next()) {
            ("Enter", ..) => Some(Key::Enter),
            ("Escape", ..) => Some(Key::Escape),
            ("ArrowLeft" | "ArrowUp", ..) => Some(Key::Along(Step::Back)),
            ("ArrowRight" | "ArrowDown", ..) => Some(Key::Along(Step::On)),
            ("Home", ..) => Some(Key::Along(Step::First)),
            ("End", ..) => Some(Key::Along(Step::Last)),
            (_, Some('?'), None) => Some(Key::QuestionMark),
            (_, Some(sign), None) if sign.is_ascii_alphabetic() => {
                Some(Key::Letter(sign.to_ascii_lowercase()))
            }
            (_, Some(digit @ '1'..='5'), None) => {
                let place = digit.to_digit(10)?.checked_sub(1)?;
                usize::try_from(place).ok().map(Key::Place)
            }
            (_, Some(sign), None) if !sign.is_ascii() => {
                let letter = code.strip_prefix("Key")?.chars().next()?;
                Some(Key::Letter(letter.to_ascii_lowercase()))
            }
            (_, Some(_) | None, _) => None,
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
            ("ArrowUp", "ArrowUp", Some(Key::Along(Step::Back))),
            ("End", "Numpad1", Some(Key::Along(Step::Last))),
            ("F5", "F5", None),
            ("Tab", "Tab", None),
            (" ", "Space", None),
            ("あ", "", None),
            ("", "", None),
        ] {
            assert_eq!(Key::read(key, code), expected, "{key} {code}");
        }
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
