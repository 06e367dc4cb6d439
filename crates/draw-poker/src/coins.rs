//! The coins that are bet on a hand of video poker.

/// How many coins are bet on a hand, 1 to 5. A coin is a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coins(u8);

impl Coins {
    /// The least.
    pub const ONE: Coins = Coins(1);

    /// The most, for which a royal flush is paid in full.
    pub const MOST: Coins = Coins(5);

    /// So many coins; `None` unless it is one to five.
    #[must_use]
    pub const fn new(coins: u8) -> Option<Coins> {
        if coins >= Coins::ONE.0 && coins <= Coins::MOST.0 {
            Some(Coins(coins))
        } else {
            None
        }
    }

    /// One coin, two, and so on to five.
    pub fn all() -> impl DoubleEndedIterator<Item = Coins> {
        (Coins::ONE.0..=Coins::MOST.0).map(Coins)
    }

    /// The number of coins.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}
