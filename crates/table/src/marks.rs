//! The cards of a hand that are marked for swapping.

use std::fmt;

/// Which of the five cards are marked for swapping, by their places 0 to 4 from the left.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks([bool; Marks::PLACES]);

impl Marks {
    /// How many places there are.
    pub const PLACES: usize = 5;

    /// Every card marked.
    pub const ALL: Marks = Marks([true; Marks::PLACES]);

    /// No card marked.
    pub const NONE: Marks = Marks([false; Marks::PLACES]);

    /// Every set of marks, none and all five among them: 32.
    pub fn all() -> impl Iterator<Item = Marks> {
        (0..32).map(Marks::from_bits)
    }

    /// The marks whose places are the bits of this number, the leftmost card the lowest.
    fn from_bits(bits: u32) -> Marks {
        Marks([0, 1, 2, 3, 4].map(|place| bits >> place & 1 == 1))
    }

    fn bits(self) -> u32 {
        self.places().fold(0, |bits, place| bits | 1 << place)
    }

    /// The marks as one digit of a number to the base 32, for links and records.
    #[must_use]
    pub fn code(self) -> char {
        char::from_digit(self.bits(), 32).unwrap_or('0')
    }

    /// The marks with this [code](Marks::code), if there are any.
    #[must_use]
    pub fn from_code(code: char) -> Option<Marks> {
        let is_ours = code.is_ascii_digit() || code.is_ascii_lowercase();
        let bits = code.to_digit(32).filter(|_| is_ours)?;
        Some(Marks::from_bits(bits))
    }

    /// The name of a hold in the page contract, where these are swapped: 1 is a card that is kept, 0 one that is
    /// swapped, the leftmost first.
    #[must_use]
    pub fn hold(self) -> String {
        let sign = |place| if self.holds(place) { '0' } else { '1' };
        (0..Marks::PLACES).map(sign).collect()
    }

    /// The marks with the one at this place the other way round. A place past the fifth card has
    /// no mark and changes nothing.
    #[must_use]
    pub fn toggled(mut self, place: usize) -> Marks {
        if let Some(mark) = self.0.get_mut(place) {
            *mark = !*mark;
        }
        self
    }

    /// Whether the card at this place is marked.
    #[must_use]
    pub fn holds(self, place: usize) -> bool {
        self.0.get(place).copied().unwrap_or(false)
    }

    /// How many cards are marked, 0 to 5.
    #[must_use]
    pub fn count(self) -> usize {
        self.0.iter().filter(|mark| **mark).count()
    }

    /// The marked places, from the left.
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..Marks::PLACES).filter(move |place| self.holds(*place))
    }
}

/// What the player means by a click on a card, in games where that can be chosen. Marks are what is to be swapped
/// all the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Marking {
    /// The card is to be swapped: at first none is.
    #[default]
    Swapped,
    /// The card is to be held: at first none is, and so all would be swapped.
    Held,
}

impl fmt::Debug for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.places()).finish()
    }
}

impl From<Marks> for (Marks, Marking) {
    /// Marks where what they mean cannot be chosen.
    fn from(marks: Marks) -> (Marks, Marking) {
        (marks, Marking::Swapped)
    }
}
