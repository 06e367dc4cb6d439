//! Hands that are hard, to be practised: with which the best hold is little better than the next best, or follows from a
//! card that is put aside.

use super::kinds::HAND;
use super::machine::DrawCoach;
use super::outcome::{DrawAdvice, Hold};
use crate::practice::{Alike, card};
use fair_deal_core::WildHand;
use fair_deal_table::{Marks, Rules as _};

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

/// What is hard about hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hard {
    /// The decision is [close](CLOSE).
    Close,
    /// A card that is put aside decides which hold is right: a penalty card. With another card in its place the other of
    /// two holds, neither of which holds it, is the best one.
    Penalty,
}

impl Hard {
    /// Both, in the order in which they are offered.
    pub const ALL: [Hard; 2] = [Hard::Close, Hard::Penalty];

    /// The name in a question.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Hard::Close => "close",
            Hard::Penalty => "penalty",
        }
    }
}

/// A card that is put aside takes less than this from any hold, in bets, but where it makes a pair or better. So where the
/// best hold is worth more than this above the next one, no such card is looked for.
const MOST_PENALTY: f64 = 0.1;

impl DrawCoach {
    /// Hands that are hard in this way, [`Alike::MOST`] of them where there are as many, as they come by chance from
    /// this seed.
    pub(super) fn hard_hands(&self, hard: Hard, seed: u32) -> Vec<Numbers> {
        match hard {
            Hard::Close => self.close_hands(seed),
            Hard::Penalty => self.penalty_hands(seed),
        }
    }

    fn penalty_hands(&self, seed: u32) -> Vec<Numbers> {
        let cards = self.table().decks().cards() as u64;
        let mut chance = Chance(seed.into());
        let mut found = Vec::new();
        for _ in 0..LOOKED_AT {
            let numbers: Numbers = [(); HAND].map(|()| chance.below(cards));
            if self.has_penalty(numbers) {
                found.push(numbers);
            }
            if found.len() == Alike::MOST {
                break;
            }
        }
        found
    }

    /// Whether a card that is put aside decides about this hand.
    fn has_penalty(&self, numbers: Numbers) -> bool {
        let Some((best, margin)) = self.only_best(numbers) else {
            return false;
        };
        if margin >= MOST_PENALTY {
            return false;
        }
        let pack = (0..self.table().decks().cards()).filter_map(|number| u8::try_from(number).ok());
        let others = pack.filter(|number| !numbers.contains(number));
        let each = best.places().flat_map(|place| {
            let others = others.clone();
            others.map(move |other| (place, other))
        });
        each.into_iter().any(|(place, other)| {
            let mut changed = numbers;
            changed[place] = other;
            let then = self.only_best(changed);
            then.is_some_and(|(then, _)| then != best && then.holds(place))
        })
    }

    /// The cards that the best hold puts aside, where no other hold is worth as much, and by how much it is the best.
    fn only_best(&self, numbers: Numbers) -> Option<(Marks, f64)> {
        let cards: Vec<_> = numbers.into_iter().filter_map(card).collect();
        // Where a card has come twice it is no hand.
        let hand = WildHand::new(&cards).ok()?;
        let totals = self.totals(&hand).ok()?;
        let (mut best, mut next, mut swapped) = (0.0_f64, 0.0_f64, Marks::NONE);
        for (marks, total) in Marks::all().zip(totals) {
            #[expect(clippy::cast_precision_loss, reason = "far below 2^53")]
            let value = total as f64 / self.draws(marks.count()) as f64;
            if value > best {
                (best, next, swapped) = (value, best, marks);
            } else {
                next = next.max(value);
            }
        }
        // Two that are worth the same may differ by how they are rounded.
        (best - next > 1e-12).then_some((swapped, best - next))
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PayTable;

    /// Source: Michael Shackleford, wizardofodds.com, “9/6 Jacks or Better optimal strategy”: a king and a ten of one suit
    /// are held, but the king alone where a nine and a card of that suit are put aside.
    #[test]
    fn known_penalty_card_is_found() {
        let coach = DrawCoach::new(&PayTable::jacks(9, 6));
        let numbers = |codes: &str| {
            let hand: WildHand = codes.parse().expect(codes);
            Alike::of(&hand).numbers()
        };
        let held = |codes: &str| {
            let (swapped, _) = coach.only_best(numbers(codes)).expect("one best hold");
            Marks::PLACES - swapped.count()
        };
        let (with, without) = ("KS TS 9D 4S 2C", "KS TS 9D 4H 2C");
        assert_eq!([held(with), held(without)], [1, 2]);
        for codes in [with, without] {
            assert!(coach.has_penalty(numbers(codes)), "{codes}");
        }
        for codes in ["KS KH 7D 4C 2S", "AS KS QS JS 2H", "2C 3D 4H 5S 9C"] {
            assert!(!coach.has_penalty(numbers(codes)), "{codes}");
        }
    }
}
