//! Hands with which the best hold is little better than the next best, to be practised.

use super::advice::NoDrawAdvice;
use super::coach::DrawCoach;
use crate::core::{Deal, Secret, WildHand};
use crate::poker::practice::Alike;
use crate::table::{Marks, Rules as _};

/// A decision is close where the best hold is worth less than so much of a bet more than the next best.
pub const CLOSE: f64 = 0.02;

/// How many hands are looked at for close decisions: enough for [`Alike::MOST`] by every pay table that is offered.
const LOOKED_AT: u32 = 5_000;

impl DrawCoach {
    /// How much more the best hold of this hand is worth than the next best, in bets.
    ///
    /// # Errors
    /// As [`DrawCoach::advise`].
    pub fn margin(&self, hand: &WildHand) -> Result<f64, NoDrawAdvice> {
        let totals = Marks::all().zip(self.totals(hand)?);
        let values = totals.map(|(swapped, total)| value(total, self.draws(swapped.count())));
        let (best, next) = values.fold((0.0_f64, 0.0_f64), |(best, next), value| {
            (best.max(value), next.max(value.min(best)))
        });
        Ok(best - next)
    }

    /// Different hands with which the decision is close, [`Alike::MOST`] of them where there are as many: the first
    /// ones of the deals of the secrets 1, 2, 3 … that follow from the entropy as those of practice do. Where two
    /// holds are worth the same there is nothing to decide.
    #[must_use]
    pub fn close_hands(&self, entropy: Secret) -> Vec<Alike> {
        let decks = self.table().decks();
        let hand = |number| {
            let order = Deal::uncut(entropy.practice(number), decks).order_with_jokers();
            WildHand::new(order.get(..Marks::PLACES)?).ok()
        };
        let is_close = |hand: &WildHand| {
            let margin = self.margin(hand).unwrap_or(0.0);
            margin > 0.0 && margin < CLOSE
        };
        let mut close: Vec<Alike> = Vec::new();
        for hand in (1..=LOOKED_AT).filter_map(hand).filter(is_close) {
            let alike = Alike::of(&hand);
            if !close.contains(&alike) {
                close.push(alike);
            }
            if close.len() == Alike::MOST {
                break;
            }
        }
        close
    }
}

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn value(total: u64, draws: u64) -> f64 {
    total as f64 / draws as f64
}
