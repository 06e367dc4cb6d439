//! The number of hands of video poker drawn from one deal.

use std::fmt;

/// The number of hands drawn from one deal and one hold (RULES.md, “Many hands”). It is one of [`Hands::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Hands(u8);

impl Hands {
    /// One hand, as on most machines.
    pub const ONE: Hands = Hands(1);

    /// The largest number of hands.
    pub const MOST: Hands = Hands(100);

    /// All numbers on offer, in ascending order. They are those of real machines.
    pub const ALL: [Hands; 7] = [
        Hands::ONE,
        Hands(3),
        Hands(5),
        Hands(10),
        Hands(25),
        Hands(50),
        Hands::MOST,
    ];

    /// The largest number of hands that a table can show card by card.
    const MOST_SHOWN: Hands = Hands(10);

    /// Returns this number of hands, or `None` unless it is one of [`Hands::ALL`].
    #[must_use]
    pub fn new(hands: u8) -> Option<Hands> {
        Hands::ALL.into_iter().find(|its| its.0 == hands)
    }

    /// The number of hands.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns true if there is more than one hand.
    #[must_use]
    pub const fn are_several(self) -> bool {
        self.0 > Hands::ONE.0
    }

    /// Returns true if a table can show all hands card by card: 3, 5 or 10 hands.
    #[must_use]
    pub const fn are_shown(self) -> bool {
        self.are_several() && self.0 <= Hands::MOST_SHOWN.0
    }
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Hands> for u8 {
    fn from(hands: Hands) -> u8 {
        hands.number()
    }
}

impl TryFrom<u8> for Hands {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Hands, &'static str> {
        Hands::new(number).ok_or("not a valid number of hands")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_listed_hand_counts_are_accepted() {
        assert!(Hands::ALL.is_sorted());
        let known: Vec<u8> = (0..=u8::MAX)
            .filter(|it| Hands::new(*it).is_some())
            .collect();
        assert_eq!(known, [1, 3, 5, 10, 25, 50, 100]);
        assert_eq!(known, Hands::ALL.map(Hands::number));
    }
}
