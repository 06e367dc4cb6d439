//! A coarse version of the match, small enough for a page: fewer classes of deals, with one way to keep cards for each
//! number of cards, and fewer values of a hand.
//!
//! The class of a deal follows from its *levels*. For each number of kept cards, the level is the logarithm of the odds
//! to beat a dealt hand, rounded down; it is zero if another number has much better odds. Deals with the same levels are
//! one class. The values are in *buckets*: neighbours that are about as likely together, and less likely ones at the
//! top, where the pots are large.

use std::collections::BTreeMap;

use super::deals::{DealClasses, Deals};
use super::game::{MatchGame, Strategy};
use super::kept::{Chance, KeptClasses, RANKS};
use super::tree::Seat;
use crate::coach::draw::kinds::HAND;

/// The number of different numbers of kept cards.
pub const NUMBERS: usize = HAND + 1;

/// How coarse the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The ratio of the odds at two neighbouring levels, as a numerator and a denominator.
    pub ratio: [u64; 2],
    /// The number of levels from the best one down to those that are set to zero.
    pub gap: u8,
    /// The number of buckets that are about as likely.
    pub middle: u32,
    /// The number of further buckets at the top, each with three fifths of what was left.
    pub top: u32,
}

impl Resolution {
    /// The resolution of what the page gets.
    pub const SHIPPED: Resolution = Resolution {
        ratio: [21, 20],
        gap: 12,
        middle: 64,
        top: 14,
    };
}

/// The lowest odds with a level of their own: one to 64.
const LOWEST_ODDS: u128 = 64;

/// The levels of a deal, one for each number of kept cards, from none to five.
pub type Levels = [u8; NUMBERS];

/// The coarse match, with its relation to the full one.
#[derive(Clone, Debug)]
pub struct CoarseGame {
    game: MatchGame,
    /// The classes: their levels, in ascending order.
    classes: Vec<Levels>,
    deals: Deals,
    /// The deals of the full game with one way for each number of cards.
    fine: Deals,
    /// The class of each of these.
    class_of: Vec<usize>,
    /// The bucket of each value.
    bucket_of: Vec<u16>,
}

impl CoarseGame {
    /// Creates the coarse match.
    #[must_use]
    pub fn new(kept: KeptClasses, resolution: Resolution) -> CoarseGame {
        CoarseGame::of(&DealClasses::one_for_each_number(kept), resolution)
    }

    /// Creates the coarse match of these deals, which have one way to keep cards for each number of cards.
    #[must_use]
    pub fn of(deals: &DealClasses, resolution: Resolution) -> CoarseGame {
        let chances = deals.kept().chances();
        let levels: Vec<u8> = chances
            .iter()
            .map(|chance| level(*chance, resolution.ratio))
            .collect();
        let levels_of: Vec<Levels> = deals
            .classes()
            .iter()
            .map(|(_, ways)| {
                let all = std::array::from_fn(|number| levels[usize::from(ways[number])]);
                relevant(all, resolution.gap)
            })
            .collect();
        let mut classes = levels_of.clone();
        classes.sort_unstable();
        classes.dedup();
        let class_of: Vec<usize> = levels_of
            .iter()
            .map(|levels| classes.partition_point(|other| other < levels))
            .collect();
        let bucket_of = buckets(deals, &chances, resolution);
        let count = bucket_of.last().map_or(0, |last| usize::from(*last) + 1);
        let fine = deals.deals();
        CoarseGame {
            game: MatchGame::new(count),
            deals: coarse_deals(&fine, &class_of, classes.len(), &bucket_of),
            classes,
            fine,
            class_of,
            bucket_of,
        }
    }

    /// The class of this deal of the full game.
    pub(super) fn class_of_fine(&self, deal: usize) -> usize {
        self.class_of[deal]
    }

    /// The rules.
    #[must_use]
    pub const fn game(&self) -> &MatchGame {
        &self.game
    }

    /// The classes of deals, by their levels, in ascending order.
    #[must_use]
    pub fn classes(&self) -> &[Levels] {
        &self.classes
    }

    /// The bucket of each value, from the lowest.
    #[must_use]
    pub fn buckets(&self) -> &[u16] {
        &self.bucket_of
    }

    /// The coarse deals.
    #[must_use]
    pub const fn deals(&self) -> &Deals {
        &self.deals
    }

    /// The deals of the full game for [`CoarseGame::refine`].
    #[must_use]
    pub const fn fine_deals(&self) -> &Deals {
        &self.fine
    }

    /// The same strategy in the full game, for [`CoarseGame::fine_deals`] and all values.
    #[must_use]
    pub fn refine(&self, full: &MatchGame, strategy: &Strategy) -> Strategy {
        let seat = strategy.seat;
        let (classes, deals) = (self.classes.len(), self.fine.len());
        let mut fine = Strategy::new(full, seat, deals, self.fine.ways());
        let before = fine.before.chunks_exact_mut(deals);
        for (fine, coarse) in before.zip(strategy.before.chunks_exact(classes)) {
            for (fine, class) in fine.iter_mut().zip(&self.class_of) {
                *fine = coarse[*class];
            }
        }
        let swap = fine.swap.chunks_exact_mut(self.fine.ways());
        for (fine, coarse) in swap.zip(strategy.swap.chunks_exact(classes * NUMBERS)) {
            for (fine, class) in fine.chunks_exact_mut(NUMBERS).zip(&self.class_of) {
                fine.copy_from_slice(&coarse[class * NUMBERS..(class + 1) * NUMBERS]);
            }
        }
        let last = fine.last.chunks_exact_mut(full.values);
        for (fine, coarse) in last.zip(strategy.last.chunks_exact(self.game.values)) {
            for (fine, bucket) in fine.iter_mut().zip(&self.bucket_of) {
                *fine = coarse[usize::from(*bucket)];
            }
        }
        fine
    }

    /// A strategy of this seat without weights.
    #[must_use]
    pub fn no_strategy(&self, seat: Seat) -> Strategy {
        Strategy::new(&self.game, seat, self.deals.len(), self.deals.ways())
    }
}

/// The level of these odds, from 0.
pub(super) fn level(chance: Chance, [numerator, denominator]: [u64; 2]) -> u8 {
    const ONE: u128 = 1 << 32;
    let wins = u128::from(chance.wins) * ONE;
    let losses = u128::from(chance.of - chance.wins);
    let next = |odds: &u128| Some(odds * u128::from(numerator) / u128::from(denominator));
    let odds = std::iter::successors(Some(ONE / LOWEST_ODDS), next);
    let reached = odds
        .zip(0..=u8::MAX)
        .take_while(|(odds, _)| odds * losses <= wins);
    reached.last().map_or(0, |(_, level)| level)
}

/// Sets the levels to zero that are at least `gap` below the best one. The others are at least one.
pub(super) fn relevant(levels: Levels, gap: u8) -> Levels {
    let best = levels.iter().max().copied().unwrap_or_default();
    levels.map(|level| if best - level >= gap { 0 } else { level.max(1) })
}

/// Divides the values into buckets. A value is as likely as in a game in which every player swaps for the best chance
/// to beat a dealt hand.
#[expect(clippy::cast_possible_truncation, reason = "fewer than 65,536 buckets")]
fn buckets(deals: &DealClasses, chances: &[Chance], resolution: Resolution) -> Vec<u16> {
    let mut likely = vec![0.0; RANKS];
    for (hands, ways) in deals.classes() {
        let chance = |way: &&u16| chances[usize::from(**way)];
        let best = ways
            .iter()
            .max_by(|one, other| chance(one).compare(chance(other)));
        let best = best.and_then(|way| deals.kept().classes().get(usize::from(*way)));
        if let Some(class) = best {
            let each = f64::from(*hands) / f64::from(class.ways());
            for (value, ways) in &class.draws {
                likely[usize::from(*value)] += each * f64::from(*ways);
            }
        }
    }
    let all: f64 = likely.iter().sum();
    let middle = f64::from(resolution.middle);
    let mut cuts: Vec<f64> = (1..resolution.middle)
        .map(|cut| f64::from(cut) / middle)
        .collect();
    let mut left = 1.0 / middle;
    for _ in 0..resolution.top {
        left *= 0.6;
        cuts.push(1.0 - left);
    }
    let mut below = 0.0;
    let mut buckets: Vec<u16> = likely
        .iter()
        .map(|here| {
            let place = (below + here / 2.0) / all;
            below += here;
            cuts.partition_point(|cut| *cut <= place) as u16
        })
        .collect();
    // A bucket can be empty. The others get consecutive numbers.
    let (mut number, mut before) = (0, buckets[0]);
    for bucket in &mut buckets {
        number += u16::from(*bucket != before);
        before = *bucket;
        *bucket = number;
    }
    buckets
}

/// The deals of the coarse game: a draw of a class is that of one of its deals.
fn coarse_deals(fine: &Deals, class_of: &[usize], classes: usize, bucket_of: &[u16]) -> Deals {
    let buckets = bucket_of.last().map_or(0, |last| usize::from(*last) + 1);
    let made = |draw: usize| {
        let mut made = BTreeMap::<u16, f64>::new();
        for (value, chance) in fine.draws.values(draw) {
            *made.entry(bucket_of[usize::from(*value)]).or_default() += f64::from(*chance);
        }
        made.into_iter().collect::<Vec<_>>()
    };
    let made: Vec<Vec<(u16, f64)>> = (0..fine.draws.len()).map(made).collect();
    let mut sums = ClassSums::new(classes, buckets);
    for (deal, class) in class_of.iter().enumerate() {
        let weight = f64::from(fine.weights[deal]);
        sums.weights[*class] += weight;
        for (row, way) in sums.rows_of(*class).zip(fine.ways_of(deal)) {
            for (bucket, chance) in &made[fine.ways[way] as usize] {
                row[usize::from(*bucket)] += weight * chance;
            }
        }
    }
    sums.deals()
}

/// The deals of each class, added up.
pub(super) struct ClassSums {
    buckets: usize,
    /// The probability of each class.
    pub(super) weights: Vec<f64>,
    /// For each class and each number of kept cards the probability of the class and of each bucket.
    rows: Vec<f64>,
}

impl ClassSums {
    pub(super) fn new(classes: usize, buckets: usize) -> ClassSums {
        ClassSums {
            buckets,
            weights: vec![0.0; classes],
            rows: vec![0.0; classes * NUMBERS * buckets],
        }
    }

    /// The probabilities of the buckets, for each number of kept cards.
    pub(super) fn rows_of(&mut self, class: usize) -> impl Iterator<Item = &mut [f64]> {
        let rows = &mut self.rows[class * NUMBERS * self.buckets..][..NUMBERS * self.buckets];
        rows.chunks_exact_mut(self.buckets)
    }

    /// The deals of the coarse game.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "rounded probabilities, few buckets"
    )]
    pub(super) fn deals(&self) -> Deals {
        let mut deals = Deals::default();
        let rows = self.rows.chunks_exact(NUMBERS * self.buckets);
        for (weight, rows) in self.weights.iter().zip(rows) {
            let first = deals.draws.len() as u32;
            for (drawn, row) in (0..=HAND as u8).rev().zip(rows.chunks_exact(self.buckets)) {
                let values = (0..).zip(row).filter(|(_, chance)| **chance > 0.0);
                let values = values.map(|(bucket, chance)| (bucket, (chance / weight) as f32));
                deals.draws.push(drawn, values);
            }
            deals.push(*weight as f32, first..first + NUMBERS as u32);
        }
        deals
    }
}
