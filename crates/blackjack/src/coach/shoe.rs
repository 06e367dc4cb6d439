//! Cards as blackjack counts them: ten values, and the number of cards of each in a shoe.

use std::fmt;

use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, Decks};

/// The number of values that a card can have.
pub(super) const VALUES: usize = 10;

/// The index of the aces in an array with an entry for each value.
pub(super) const ACE: usize = 0;

/// The index of the cards that count ten.
pub(super) const TEN: usize = 9;

/// The number of ranks that count ten.
pub(super) const TENS: usize = 4;

/// The value of a card at a blackjack table: ace, two to nine, or ten. Ten, jack, queen and king are one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct CardValue(u8);

impl CardValue {
    /// The ten values: ace, two to nine, ten.
    pub const ALL: [CardValue; VALUES] = [
        CardValue(1),
        CardValue(2),
        CardValue(3),
        CardValue(4),
        CardValue(5),
        CardValue(6),
        CardValue(7),
        CardValue(8),
        CardValue(9),
        CardValue(10),
    ];

    /// Returns the value of this card.
    #[must_use]
    pub const fn of(card: Card) -> CardValue {
        CardValue(low_points(card.rank))
    }

    /// Returns the number of cards of this value in the decks.
    #[must_use]
    pub const fn count_in(self, decks: Decks) -> u16 {
        let in_one = if self.0 == 10 { 16 } else { 4 };
        in_one * decks.count() as u16
    }

    /// Returns the points of a card of this value, 1 to 10. An ace counts 1 here.
    #[must_use]
    pub const fn points(self) -> u8 {
        self.0
    }

    /// Returns the value after this one in [`CardValue::ALL`], the order of the questions about upcards. Returns `None`
    /// after the last.
    #[must_use]
    pub fn next(self) -> Option<CardValue> {
        CardValue::ALL.into_iter().nth(self.at() + 1)
    }

    /// The index of this value in an array with an entry for each value.
    pub(super) const fn at(self) -> usize {
        self.0 as usize - 1
    }
}

/// Writes `A`, `2` to `9`, or `10`.
impl fmt::Display for CardValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("A"),
            points => write!(f, "{points}"),
        }
    }
}

/// The number of cards of each value: at most 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shoe([u8; VALUES]);

impl Shoe {
    /// Returns the cards of these decks without jokers.
    #[must_use]
    pub const fn of_decks(decks: Decks) -> Shoe {
        let mut counts = [decks.count() * 4; VALUES];
        counts[TEN] = decks.count() * 16;
        Shoe(counts)
    }

    /// Creates a shoe with these numbers of aces, twos, … nines and cards that count ten. With it, a test can use a
    /// shoe small enough to count by hand.
    #[must_use]
    pub const fn of_counts(counts: [u8; VALUES]) -> Shoe {
        Shoe(counts)
    }

    /// Returns the number of cards of this value.
    #[must_use]
    pub const fn count(&self, value: CardValue) -> u8 {
        self.0[value.at()]
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn cards(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Returns the shoe without one card of this value, or `None` if it has none.
    #[must_use]
    pub fn without(mut self, value: CardValue) -> Option<Shoe> {
        let count = &mut self.0[value.at()];
        *count = count.checked_sub(1)?;
        Some(self)
    }

    /// The counts, from the aces to the tens.
    pub(super) const fn counts(&self) -> &[u8; VALUES] {
        &self.0
    }

    /// The points of all cards, with aces counted as 1.
    pub(super) fn points(&self) -> u32 {
        let points = CardValue::ALL.map(|value| u32::from(value.0) * u32::from(self.count(value)));
        points.iter().sum()
    }
}

impl From<CardValue> for u8 {
    fn from(value: CardValue) -> u8 {
        value.points()
    }
}

/// A card counts 1 to 10.
impl TryFrom<u8> for CardValue {
    type Error = &'static str;

    fn try_from(points: u8) -> Result<CardValue, &'static str> {
        let mut all = CardValue::ALL.into_iter();
        all.find(|value| value.0 == points)
            .ok_or("not the points of a card")
    }
}
