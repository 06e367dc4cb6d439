//! How many hands of video poker are drawn from one deal.

use std::fmt;

/// How many hands are drawn from one deal and one hold (RULES.md, “Many hands”): one of [`Hands::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hands(u8);

impl Hands {
    /// One hand, as on most machines.
    pub const ONE: Hands = Hands(1);

    /// The most.
    pub const MOST: Hands = Hands(100);

    /// All numbers that can be chosen, as machines offer them; the lowest first.
    pub const ALL: [Hands; 7] = [
        Hands::ONE,
        Hands(3),
        Hands(5),
        Hands(10),
        Hands(25),
        Hands(50),
        Hands::MOST,
    ];

    /// The most hands that a table has room to show card by card.
    const MOST_SHOWN: Hands = Hands(10);

    /// So many hands; `None` unless it is one of [`Hands::ALL`].
    #[must_use]
    pub fn new(hands: u8) -> Option<Hands> {
        Hands::ALL.into_iter().find(|its| its.0 == hands)
    }

    /// The number of hands.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether there is more than one.
    #[must_use]
    pub const fn are_several(self) -> bool {
        self.0 > Hands::ONE.0
    }

    /// Whether a table has room to show all of them card by card: 3, 5 or 10 hands.
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
