//! The quality of the tags of a system: the betting and the insurance correlation.
//!
//! Both are Pearson's correlation over the 13 ranks of a deck. So the four ranks that count ten weigh four times, and
//! the tags of an unbalanced system are compared with their mean. The betting correlation is that of the tags with the
//! effects of removal. An effect of removal is the gain in the worth of a round if one card of a rank is missing from a
//! fresh shoe, with the best play for the rest. The insurance correlation is that of the tags with +4 for each rank but
//! a ten and −9 for a ten: 52/√(10 · 468) = 0.7601 for Hi-Lo. These are the effects on a bet of two to one that the
//! hole card is a ten. (Peter Griffin, *The Theory of Blackjack*.)

use super::tags::Tags;
use crate::Rules;
use crate::coach::advice::Coach;
use crate::coach::shoe::{CardValue, Shoe, TEN, VALUES};
use fair_deal_core::Decks;

/// The effects of removal at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effects {
    /// The worth of a round from a fresh shoe, per initial bet.
    pub edge: f64,
    /// The gain in that worth if one card of a value is missing, in the order of [`CardValue::ALL`].
    pub removed: [f64; VALUES],
}

impl Effects {
    /// Computes the effects for these rules and number of decks. It takes eleven times the work of
    /// [`edge`](super::super::edge()).
    #[must_use]
    pub fn of(rules: &Rules, decks: Decks) -> Effects {
        let pack = Shoe::of_decks(decks);
        let edge = Coach::with_shoe(rules, pack).edge();
        let removed = CardValue::ALL.map(|value| {
            let rest = pack.without(value);
            rest.map_or(0.0, |rest| Coach::with_shoe(rules, rest).edge() - edge)
        });
        Effects { edge, removed }
    }

    /// Returns the betting correlation of these tags, or `None` if all tags are equal and so correlate with nothing.
    #[must_use]
    pub fn betting_correlation(&self, tags: &Tags) -> Option<f64> {
        correlation(&tags.means(), &self.removed)
    }
}

/// Returns the insurance correlation of these tags, or `None` if all tags are equal.
#[must_use]
pub fn insurance_correlation(tags: &Tags) -> Option<f64> {
    let mut effects = [4.0; VALUES];
    effects[TEN] = -9.0;
    correlation(&tags.means(), &effects)
}

/// Pearson's correlation of two numbers for each value, over 13 ranks.
fn correlation(ones: &[f64; VALUES], others: &[f64; VALUES]) -> Option<f64> {
    let sum = |of: &dyn Fn(usize) -> f64| -> f64 {
        let each = (0..VALUES).map(|at| if at == TEN { 4.0 * of(at) } else { of(at) });
        each.sum()
    };
    let mean = |numbers: &[f64; VALUES]| sum(&|at| numbers[at]) / 13.0;
    let (one, other) = (mean(ones), mean(others));
    let product = sum(&|at| (ones[at] - one) * (others[at] - other));
    let squares = sum(&|at| (ones[at] - one).powi(2)) * sum(&|at| (others[at] - other).powi(2));
    // The mean of equal tags may have a rounding error.
    let is_flat = ones.iter().all(|tag| (tag - ones[TEN]).abs() < 1e-9);
    // Adding 0 makes −0 a plain 0.
    (!is_flat && squares > 0.0).then(|| product / squares.sqrt() + 0.0)
}
