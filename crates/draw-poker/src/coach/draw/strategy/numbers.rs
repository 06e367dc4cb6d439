//! The encoding of charts as plain numbers for worker messages.

use super::holding::{Held, Holding, Ranks};
use crate::video_poker::Class;
use fair_deal_core::Rank;

fn rank(number: u32) -> Option<Rank> {
    let number = usize::try_from(number & 15).ok()?;
    Rank::ALL.get(number).copied()
}

fn two(high: Rank, low: Rank) -> u32 {
    (high as u32) << 4 | low as u32
}

fn draw(cards: u8, ways: u8, high: u8) -> u32 {
    u32::from(cards) << 8 | u32::from(ways) << 4 | u32::from(high)
}

impl Holding {
    /// The number of this kind of hold: the wild cards in 3 bits, the sort of hold in 4 bits, then its ranks or counts.
    #[must_use]
    pub fn number(self) -> u32 {
        let (sort, rest) = match self.held {
            Held::Whole(class) => (0, class as u32),
            Held::Four(rank) => (1, rank as u32),
            Held::Three(rank) => (2, rank as u32),
            Held::ThreeWith(rank, kicker) => (3, two(rank, kicker)),
            Held::TwoPair(high, low) => (4, two(high, low)),
            Held::Pair(rank) => (5, rank as u32),
            Held::PairWith(rank, kicker) => (6, two(rank, kicker)),
            Held::Royal(ranks) => (7, u32::from(ranks.bits())),
            Held::StraightFlush { cards, ways, high } => (8, draw(cards, ways, high)),
            Held::Flush { cards, high } => (9, draw(cards, 0, high)),
            Held::High(ranks) => (10, u32::from(ranks.bits())),
            Held::Straight { cards, ways, high } => (11, draw(cards, ways, high)),
            Held::One(rank) => (12, rank as u32),
            Held::Nothing => (13, 0),
        };
        rest << 7 | sort << 3 | u32::from(self.wild)
    }

    /// Returns the kind of hold with this number, if there is one.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Holding> {
        let wild = u8::try_from(number & 7).ok().filter(|wild| *wild <= 4)?;
        let rest = number >> 7;
        let part = |at: u32| u8::try_from(rest >> at & 15).ok();
        let ranks = || u16::try_from(rest).ok().and_then(Ranks::from_bits);
        let held = match number >> 3 & 15 {
            0 => Held::Whole(*Class::ALL.get(usize::try_from(rest).ok()?)?),
            1 => Held::Four(rank(rest)?),
            2 => Held::Three(rank(rest)?),
            3 => Held::ThreeWith(rank(rest >> 4)?, rank(rest)?),
            4 => Held::TwoPair(rank(rest >> 4)?, rank(rest)?),
            5 => Held::Pair(rank(rest)?),
            6 => Held::PairWith(rank(rest >> 4)?, rank(rest)?),
            7 => Held::Royal(ranks()?),
            8 => Held::StraightFlush {
                cards: part(8)?,
                ways: part(4)?,
                high: part(0)?,
            },
            9 => Held::Flush {
                cards: part(8)?,
                high: part(0)?,
            },
            10 => Held::High(ranks()?),
            11 => Held::Straight {
                cards: part(8)?,
                ways: part(4)?,
                high: part(0)?,
            },
            12 => Held::One(rank(rest)?),
            13 => Held::Nothing,
            _ => return None,
        };
        let holding = Holding { wild, held };
        // Rejects a second number for the same kind of hold.
        (holding.number() == number).then_some(holding)
    }
}

#[cfg(feature = "serde")]
impl From<Holding> for u32 {
    fn from(holding: Holding) -> u32 {
        holding.number()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<u32> for Holding {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Holding, &'static str> {
        Holding::from_number(number).ok_or("not a kind of hold")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holding_numbers_are_unique() {
        let mut known = 0;
        for number in 0..1 << 20 {
            if let Some(holding) = Holding::from_number(number) {
                assert_eq!(holding.number(), number, "{holding:?}");
                known += 1;
            }
        }
        assert!(known > 10_000, "{known}");
        assert_eq!(Holding::from_number(u32::MAX), None);
    }
}
