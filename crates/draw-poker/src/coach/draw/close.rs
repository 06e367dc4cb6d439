//! Hands with which the best hold is little better than the next best, to be practised.

use super::kinds::HAND;
use super::machine::DrawCoach;
use super::outcome::{DrawAdvice, Hold};
use crate::practice::{Alike, card};
use fair_deal_core::WildHand;
use fair_deal_table::Rules as _;

/// A decision is close where the best hold is worth less than so much of a bet more than the next best. So it is with
/// one hand in seven by 9/6, with one in nine by 6/5, and with one in six where there is a joker.
pub const CLOSE: f64 = 0.02;

/// How many hands are looked at for close decisions: enough for [`Alike::MOST`] by every pay table that is offered.
const LOOKED_AT: u32 = 5_000;

/// A hand as the numbers of its cards, as [`Alike`] has them.
pub(super) type Numbers = [u8; HAND];

impl DrawAdvice {
    /// How much more the best hold is worth than the next best, in bets; nothing where they are worth the same.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let values = self.holds().iter().map(Hold::value);
        let (best, next) = values.fold((0.0_f64, 0.0_f64), |(best, next), value| {
            (best.max(value), next.max(value.min(best)))
        });
        best - next
    }
}

impl DrawCoach {
    /// Hands with which the decision is close, [`Alike::MOST`] of them where there are as many, as they come by
    /// chance from this seed. Where two holds are worth the same there is nothing to decide.
    pub(super) fn close_hands(&self, seed: u32) -> Vec<Numbers> {
        let cards = self.table().decks().cards() as u64;
        let mut chance = Chance(seed.into());
        let mut close = Vec::new();
        for _ in 0..LOOKED_AT {
            let numbers: Numbers = [(); HAND].map(|()| chance.below(cards));
            let cards: Vec<_> = numbers.into_iter().filter_map(card).collect();
            // Where a card has come twice it is no hand.
            let advice = WildHand::new(&cards).map(|hand| self.advise(&hand));
            if let Ok(Ok(advice)) = advice
                && advice.margin() > 0.0
                && advice.margin() < CLOSE
            {
                close.push(numbers);
            }
            if close.len() == Alike::MOST {
                break;
            }
        }
        close
    }
}

/// Numbers that look as if they came by chance (`SplitMix64`, Steele, Lea and Flood 2014), for what needs no more: which
/// hands are offered to be practised. No card of a deal comes from here.
struct Chance(u64);

impl Chance {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "it is below a pack's cards"
    )]
    fn below(&mut self, cards: u64) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % cards) as u8
    }
}
