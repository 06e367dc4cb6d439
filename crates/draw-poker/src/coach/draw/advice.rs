//! How ways to hold are compared and sent, and why the coach may have no advice.

use std::cmp::Ordering;
use std::fmt;

use super::kinds::HAND;
use fair_deal_core::PackCard;
use fair_deal_table::Marks;

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
