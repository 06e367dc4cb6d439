//! The coins bet on a hand of video poker.

/// The number of coins bet on a hand, 1 to 5. A coin is a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Coins(u8);

impl Coins {
    /// The smallest bet.
    pub const ONE: Coins = Coins(1);

    /// The largest bet. Only this bet gets the full pay for a royal flush.
    pub const MOST: Coins = Coins(5);

    /// Returns this number of coins, or `None` unless it is 1 to 5.
    #[must_use]
    pub const fn new(coins: u8) -> Option<Coins> {
        if coins >= Coins::ONE.0 && coins <= Coins::MOST.0 {
            Some(Coins(coins))
        } else {
            None
        }
    }

    /// All bets, from one coin to five.
    pub fn all() -> impl DoubleEndedIterator<Item = Coins> {
        (Coins::ONE.0..=Coins::MOST.0).map(Coins)
    }

    /// The number of coins.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl From<Coins> for u8 {
    fn from(coins: Coins) -> u8 {
        coins.number()
    }
}

impl TryFrom<u8> for Coins {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Coins, &'static str> {
        Coins::new(number).ok_or("not a valid number of coins")
    }
}
