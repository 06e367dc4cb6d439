//! What each of the 32 ways to hold is worth.

use std::cmp::Ordering;
use std::fmt;

use super::kinds::HAND;
use crate::core::PackCard;
use crate::poker::{PayTable, Prize};
use crate::table::Marks;

/// What can come of a hand under a pay table, for each of the 32 ways to hold some of its cards and swap the
/// others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawAdvice {
    /// In the order of [`Marks::all`] of the cards that are swapped.
    pub(super) holds: [Hold; 32],
}

/// What can come of a hand where some cards are swapped and the others are held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    swapped: Marks,
    total: u64,
    /// By the place of the prize, and at [`NOTHING`] where nothing is paid.
    counts: [u32; RESULTS],
}

/// Where what is paid nothing is counted, behind the prizes.
pub(super) const NOTHING: usize = Prize::ROWS;

/// How many results are counted.
pub(super) const RESULTS: usize = NOTHING + 1;

/// Where a hand with this result is counted.
pub(super) fn place_of(result: Option<Prize>) -> usize {
    result.map_or(NOTHING, Prize::place)
}

/// What hands that are counted so are paid in all, for a coin each.
pub(super) fn paid<N: Copy + Into<u64>>(table: &PayTable, counts: &[N; RESULTS]) -> u64 {
    let prizes = table.variant().prizes().iter();
    prizes
        .map(|prize| u64::from(table.pay(*prize)) * counts[prize.place()].into())
        .sum()
}

impl Hold {
    /// What the draws are paid is worked out by the coach, faster than here.
    #[inline]
    pub(super) fn new(swapped: Marks, total: u64, counts: [u32; RESULTS]) -> Hold {
        Hold {
            swapped,
            total,
            counts,
        }
    }

    /// The cards that are swapped.
    #[must_use]
    pub const fn swapped(&self) -> Marks {
        self.swapped
    }

    /// How many draws there are, each as likely as another: from 1, where nothing is swapped, to 1,533,939, or
    /// with a joker 1,712,304.
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// How many draws end in this hand; `None` is what is paid nothing.
    #[must_use]
    pub fn count(&self, result: Option<Prize>) -> u32 {
        self.counts[place_of(result)]
    }

    /// What all draws are paid together, in coins for a bet of one coin.
    #[must_use]
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// What a draw is paid on average, in coins for each coin that is bet.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a total is below 2^53")]
    pub fn value(&self) -> f64 {
        self.total as f64 / f64::from(self.draws())
    }

    /// Which of two ways to hold is better, exactly. Where both are worth the same, it is the one that holds
    /// more cards.
    #[must_use]
    pub fn compare(&self, other: &Hold) -> Ordering {
        let draws = (self.draws(), other.draws());
        compare_holds(
            (self.total, draws.0, self.swapped),
            (other.total, draws.1, other.swapped),
        )
    }
}

impl DrawAdvice {
    /// All 32, in the order of [`Marks::all`] of the cards that are swapped.
    #[must_use]
    pub const fn holds(&self) -> &[Hold; 32] {
        &self.holds
    }

    /// What comes of swapping these cards.
    #[must_use]
    pub fn of(&self, swapped: Marks) -> &Hold {
        let [first, others @ ..] = &self.holds;
        let mut others = others.iter();
        others.find(|hold| hold.swapped == swapped).unwrap_or(first)
    }

    /// The best one first; of equal ones those that hold more cards, then those that come first in
    /// [`Marks::all`].
    #[must_use]
    pub fn ranked(&self) -> Vec<&Hold> {
        let mut holds: Vec<&Hold> = self.holds.iter().collect();
        holds.sort_by(|one, other| other.compare(one));
        holds
    }

    /// The first of [`DrawAdvice::ranked`].
    #[must_use]
    pub fn best(&self) -> &Hold {
        let [first, others @ ..] = &self.holds;
        let better = |best, hold| match Hold::compare(hold, best) {
            Ordering::Greater => hold,
            Ordering::Less | Ordering::Equal => best,
        };
        others.iter().fold(first, better)
    }

    /// The advice as plain numbers, which a worker can send: for each way to hold the numbers of draws that end
    /// in each prize, by its [place](Prize::place), and in nothing.
    #[must_use]
    pub fn to_numbers(&self) -> Vec<f64> {
        let counts = self.holds.iter().flat_map(|hold| hold.counts);
        counts.map(f64::from).collect()
    }

    /// The advice under this pay table that these numbers stand for, if they stand for one.
    #[must_use]
    pub fn from_numbers(table: &PayTable, numbers: &[f64]) -> Option<DrawAdvice> {
        let hold = |(swapped, numbers): (Marks, &[f64])| {
            let counts: [u64; RESULTS] = counts_from_numbers(numbers)?;
            let draws = counts.iter().sum::<u64>();
            let counts = counts.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
            let is_some = (1..=u64::from(u32::MAX)).contains(&draws);
            is_some.then(|| Hold::new(swapped, paid(table, &counts), counts))
        };
        let holds = Marks::all().zip(numbers.chunks(RESULTS)).map(hold);
        let holds: Vec<Hold> = holds.collect::<Option<_>>()?;
        let fits = numbers.len() == RESULTS * holds.len();
        let holds = holds.try_into().ok().filter(|_| fits)?;
        Some(DrawAdvice { holds })
    }
}

/// Which of two ways to hold is better, exactly: of each what all draws are paid together, how many draws there are, and
/// the cards that are swapped. Where both are worth the same, it is the one that holds more cards.
#[inline]
pub(super) fn compare_holds(one: (u64, u32, Marks), other: (u64, u32, Marks)) -> Ordering {
    let here = u128::from(one.0) * u128::from(other.1);
    let there = u128::from(other.0) * u128::from(one.1);
    let held = || other.2.count().cmp(&one.2.count());
    here.cmp(&there).then_with(held)
}

/// The counts that a worker has sent, if these are some: whole numbers.
pub(super) fn counts_from_numbers<const N: usize>(numbers: &[f64]) -> Option<[u64; N]> {
    /// Up to here every whole number is a number of its own.
    const MOST: f64 = 9_007_199_254_740_992.0;
    let numbers: [f64; N] = numbers.try_into().ok()?;
    let is_count = |number: &f64| (0.0..=MOST).contains(number) && number.fract() <= 0.0;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "they are whole"
    )]
    let counts = numbers.map(|number| number as u64);
    numbers.iter().all(is_count).then_some(counts)
}

/// The cards that are held where these are swapped, from the left.
#[must_use]
pub fn held(cards: &[PackCard; HAND], swapped: Marks) -> Vec<PackCard> {
    let lie = cards.iter().enumerate();
    let held = lie.filter(|(place, _)| !swapped.holds(*place));
    held.map(|(_, card)| *card).collect()
}

/// Why the coach has no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDrawAdvice {
    /// This card is not in the pack that is played with.
    NotInThePack(PackCard),
    /// This card is in the hand and has gone, or has gone twice.
    Twice(PackCard),
}

impl fmt::Display for NoDrawAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDrawAdvice::NotInThePack(card) => {
                write!(f, "{card} is not in the pack that is played with here.")
            }
            NoDrawAdvice::Twice(card) => {
                write!(f, "{card} cannot be in the hand and gone, or gone twice.")
            }
        }
    }
}

impl std::error::Error for NoDrawAdvice {}
