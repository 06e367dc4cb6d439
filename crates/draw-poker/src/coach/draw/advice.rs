//! The comparison of holds, the cards that a hold keeps, and the reasons for having no advice.

use std::cmp::Ordering;
use std::fmt;

use super::kinds::HAND;
use fair_deal_core::PackCard;
use fair_deal_table::Marks;

/// Compares two holds exactly. Each is given as the total pay of all draws, the number of draws, and the discards.
/// Between equal values, the hold with more cards is greater.
#[inline]
pub(super) fn compare_holds(one: (u64, u32, Marks), other: (u64, u32, Marks)) -> Ordering {
    let here = u128::from(one.0) * u128::from(other.1);
    let there = u128::from(other.0) * u128::from(one.1);
    let held = || other.2.count().cmp(&one.2.count());
    here.cmp(&there).then_with(held)
}

/// The cards that remain after these discards, from left to right.
#[must_use]
pub fn held(cards: &[PackCard; HAND], swapped: Marks) -> Vec<PackCard> {
    let places = cards.iter().enumerate();
    let held = places.filter(|(place, _)| !swapped.is_marked(*place));
    held.map(|(_, card)| *card).collect()
}

/// The reason why the coach has no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDrawAdvice {
    /// This card is not in the pack of the game.
    NotInThePack(PackCard),
    /// This card is both in the hand and gone, or is gone twice.
    Twice(PackCard),
}

impl fmt::Display for NoDrawAdvice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDrawAdvice::NotInThePack(card) => {
                write!(f, "{card} is not in the pack of this game.")
            }
            NoDrawAdvice::Twice(card) => {
                write!(f, "{card} cannot be in the hand and gone, or gone twice.")
            }
        }
    }
}

impl std::error::Error for NoDrawAdvice {}
