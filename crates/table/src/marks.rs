//! The cards of a hand that are marked for swapping.

use std::fmt;

/// The marks on the five cards of a hand, by their places 0 to 4 from the left: a marked card is swapped.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks([bool; Marks::PLACES]);

impl Marks {
    /// The number of places.
    pub const PLACES: usize = 5;

    /// Every card marked.
    pub const ALL: Marks = Marks([true; Marks::PLACES]);

    /// No card marked.
    pub const NONE: Marks = Marks([false; Marks::PLACES]);

    /// All 32 sets of marks, from none to all five.
    pub fn all() -> impl Iterator<Item = Marks> {
        (0..32).map(Marks::from_bits)
    }

    /// The marks whose places are the bits of this number. The leftmost card is the lowest bit.
    fn from_bits(bits: u32) -> Marks {
        Marks([0, 1, 2, 3, 4].map(|place| bits >> place & 1 == 1))
    }

    fn bits(self) -> u32 {
        self.places().fold(0, |bits, place| bits | 1 << place)
    }

    /// The marks as one digit to the base 32, for links and records.
    #[must_use]
    pub fn code(self) -> char {
        char::from_digit(self.bits(), 32).unwrap_or('0')
    }

    /// The marks with this [code](Marks::code), if it is one.
    #[must_use]
    pub fn from_code(code: char) -> Option<Marks> {
        let is_ours = code.is_ascii_digit() || code.is_ascii_lowercase();
        let bits = code.to_digit(32).filter(|_| is_ours)?;
        Some(Marks::from_bits(bits))
    }

    /// The id of this hold in the page contract: for each card, the leftmost first, 1 if it is held and 0 if it is
    /// swapped.
    #[must_use]
    pub fn hold(self) -> String {
        let sign = |place| if self.is_marked(place) { '0' } else { '1' };
        (0..Marks::PLACES).map(sign).collect()
    }

    /// Toggles the mark at this place. A place past the fifth card changes nothing.
    #[must_use]
    pub fn toggled(mut self, place: usize) -> Marks {
        if let Some(mark) = self.0.get_mut(place) {
            *mark = !*mark;
        }
        self
    }

    /// Returns true if the card at this place is marked.
    #[must_use]
    pub fn is_marked(self, place: usize) -> bool {
        self.0.get(place).copied().unwrap_or(false)
    }

    /// The number of marked cards, 0 to 5.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.iter().filter(|mark| **mark).count()
    }

    /// The marked places, from the left.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..Marks::PLACES).filter(move |place| self.is_marked(*place))
    }
}

/// The meaning of a click on a card, in games with that choice. The table stores the cards to swap in both cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marking {
    /// A click marks the card for swapping. At first no card is marked.
    #[default]
    Swapped,
    /// A click holds the card. At first no card is held, so all would be swapped.
    Held,
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.places()).finish()
    }
}

impl From<Marks> for (Marks, Marking) {
    /// Adds the default meaning of a click to the marks.
    fn from(marks: Marks) -> (Marks, Marking) {
        (marks, Marking::Swapped)
    }
}

#[cfg(feature = "serde")]
mod by_code {
    use super::Marks;
    use serde::de::Error as _;

    /// The code of the marks.
    impl serde::Serialize for Marks {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_char(self.code())
        }
    }

    impl<'de> serde::Deserialize<'de> for Marks {
        fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Marks, D::Error> {
            let code = char::deserialize(deserializer)?;
            Marks::from_code(code).ok_or_else(|| D::Error::custom("not marks"))
        }
    }
}
