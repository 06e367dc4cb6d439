//! The encoding of charts as plain numbers for worker messages.

use super::super::advice::counts_from_numbers;
use super::build::{StrategyChart, StrategyRow};
use super::holding::{Held, Holding, Ranks};
use crate::machine::Class;
use fair_deal_core::Rank;

/// A reader of consecutive numbers.
struct Reader<'a>(std::slice::Iter<'a, f64>);

impl Reader<'_> {
    fn number(&mut self) -> Option<f64> {
        self.0.next().copied().filter(|number| number.is_finite())
    }

    fn count(&mut self) -> Option<u64> {
        let [count] = counts_from_numbers(&[self.number()?])?;
        Some(count)
    }
}

impl StrategyChart {
    /// Encodes the chart as plain numbers: the cost and its denominator, then for each row the value, the price, the
    /// count of its kinds of holds, and the number of each kind.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "they are below 2^53")]
    pub fn to_numbers(&self) -> Vec<f64> {
        let (cost, all) = self.exact_cost();
        let mut numbers = vec![cost as f64, all as f64];
        for row in &self.rows {
            numbers.extend([row.value, row.price, row.holdings.len() as f64]);
            numbers.extend(row.holdings.iter().map(|it| f64::from(it.number())));
        }
        numbers
    }

    /// Decodes the chart from these numbers, or returns `None` if they are invalid.
    #[must_use]
    pub fn from_numbers(numbers: &[f64]) -> Option<StrategyChart> {
        let mut reader = Reader(numbers.iter());
        let (cost, all) = (reader.count()?, reader.count()?);
        let mut rows = Vec::new();
        while !reader.0.as_slice().is_empty() {
            let (value, price) = (reader.number()?, reader.number()?);
            let holdings = (0..reader.count()?).map(|_| {
                let number = u32::try_from(reader.count()?).ok()?;
                Holding::from_number(number)
            });
            rows.push(StrategyRow {
                holdings: holdings.collect::<Option<_>>()?,
                value,
                price,
            });
        }
        (all > 0 && cost <= all).then(|| StrategyChart::new(rows, cost, all))
    }
}

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

    #[test]
    fn damaged_chart_is_rejected() {
        let holding = Holding {
            wild: 1,
            held: Held::Pair(Rank::Ace),
        };
        let numbers = [3.0, 100.0, 1.5, 0.25, 1.0, f64::from(holding.number())];
        let chart = StrategyChart::from_numbers(&numbers).expect("a chart");
        assert_eq!(chart.to_numbers(), numbers);
        assert_eq!(chart.rows.len(), 1);
        for wrong in [
            &numbers[..5],
            &numbers[..1],
            &[3.0, 0.0],
            &[3.0, 2.0],
            &[0.5, 2.0],
        ] {
            assert_eq!(StrategyChart::from_numbers(wrong), None, "{wrong:?}");
        }
    }
}
