//! Difficult hands for practice: the best hold is little better than the next one, or a discarded card decides which
//! hold is best.

use super::draw_coach::DrawCoach;
use super::kinds::HAND;
use super::outcome::{DrawAdvice, Hold};
use crate::practice::{CanonicalHand, card};
use fair_deal_core::WildHand;
use fair_deal_table::{Marks, Rules as _};

/// The limit for a close decision: the difference between the best and the next best hold, in bets. With the 9/6 table
/// 13 % of all hands are close, with 6/5 10 %, and with the usual table of Joker Poker (kings or better) 17 %.
pub const CLOSE_MARGIN: f64 = 0.02;

/// The number of random hands that a search tries. It finds [`CanonicalHand::MOST`] close decisions with every pay
/// table on offer.
const MAX_TRIES: u32 = 5_000;

/// The number of random hands that a search tries before it gives up, if it has found too few. In [`MAX_TRIES`] hands
/// with the 9/6 table a search for penalty cards finds 31 on average, and once in about eighty searches fewer than
/// [`CanonicalHand::LEAST`].
const MOST_TRIES: u32 = 4 * MAX_TRIES;

/// A hand as the numbers of its cards. See [`CanonicalHand`].
pub(super) type Numbers = [u8; HAND];

impl DrawAdvice {
    /// The difference in value between the best hold and the next best one, in bets. It is 0 if the two are equal.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let values = self.holds().iter().map(Hold::value);
        let (best, next) = values.fold((0.0_f64, 0.0_f64), |(best, next), value| {
            (best.max(value), next.max(value.min(best)))
        });
        best - next
    }
}

/// The kind of difficulty of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Difficulty {
    /// The decision is [close](CLOSE_MARGIN).
    Close,
    /// A discarded card decides the best hold: a penalty card. With a different card in its place, another hold would
    /// be best, and both holds discard that place.
    Penalty,
}

impl Difficulty {
    /// Both kinds, in the order that the page offers them.
    pub const ALL: [Difficulty; 2] = [Difficulty::Close, Difficulty::Penalty];
}

/// The limit for the lead of the best hold, in bets: with a larger lead, the search skips the hand. A discarded card
/// changes the value of a hold by more only if it makes a pair or better.
const MOST_PENALTY: f64 = 0.1;

impl DrawCoach {
    /// Returns up to [`CanonicalHand::MOST`] hands with this kind of difficulty, found at random from this seed.
    pub(super) fn difficult_hands(&self, difficulty: Difficulty, seed: u32) -> Vec<CanonicalHand> {
        let cards = self.table().decks().cards() as u64;
        let mut random = SplitMix64(seed.into());
        let mut found = Vec::new();
        for tries in 0..MOST_TRIES {
            let is_enough = tries >= MAX_TRIES && found.len() >= CanonicalHand::LEAST;
            if is_enough || found.len() == CanonicalHand::MOST {
                break;
            }
            let numbers: Numbers = [(); HAND].map(|()| random.below(cards));
            let is_difficult = match difficulty {
                Difficulty::Close => self.is_close(numbers),
                Difficulty::Penalty => self.has_penalty(numbers),
            };
            if is_difficult
                && let Some(hand) = CanonicalHand::from_numbers(numbers)
                && !found.contains(&hand)
            {
                found.push(hand);
            }
        }
        found
    }

    /// Returns true if a discarded card decides the best hold of this hand.
    fn has_penalty(&self, numbers: Numbers) -> bool {
        let Some((best, margin)) = self.unique_best(numbers) else {
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
            let then = self.unique_best(changed);
            then.is_some_and(|(then, _)| then != best && then.is_marked(place))
        })
    }

    /// The discards of the best hold and its lead over the next one, or `None` if the best hold is not unique.
    fn unique_best(&self, numbers: Numbers) -> Option<(Marks, f64)> {
        let cards: Vec<_> = numbers.into_iter().filter_map(card).collect();
        // The numbers may repeat a card, which is not a hand.
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
        // Equal values may differ by rounding.
        (best - next > 1e-12).then_some((swapped, best - next))
    }

    /// Returns true if the decision of this hand is close. If the two best holds are equal, it is not.
    fn is_close(&self, numbers: Numbers) -> bool {
        let cards: Vec<_> = numbers.into_iter().filter_map(card).collect();
        // The numbers may repeat a card, which is not a hand.
        let advice = WildHand::new(&cards).map(|hand| self.advise(&hand));
        matches!(advice, Ok(Ok(advice)) if advice.margin() > 0.0 && advice.margin() < CLOSE_MARGIN)
    }
}

/// A pseudo-random number generator (`SplitMix64`, Steele, Lea and Flood 2014). It only selects practice hands, and no
/// deal uses it.
struct SplitMix64(u64);

impl SplitMix64 {
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

    #[test]
    fn search_for_penalty_cards_goes_on_until_there_are_enough() {
        let coach = DrawCoach::new(&PayTable::jacks(9, 6));
        // With this seed the first 5,000 tries find 16.
        let found = coach.difficult_hands(Difficulty::Penalty, 61);
        assert_eq!(found.len(), CanonicalHand::LEAST);
    }

    /// Source: Michael Shackleford, wizardofodds.com, “9/6 Jacks or Better optimal strategy”. The player holds a suited
    /// king and ten, but only the king if the discards include a nine and a card of that suit.
    #[test]
    fn known_penalty_card_is_found() {
        let coach = DrawCoach::new(&PayTable::jacks(9, 6));
        let numbers = |codes: &str| {
            let hand: WildHand = codes.parse().expect(codes);
            CanonicalHand::of(&hand).numbers()
        };
        let held = |codes: &str| {
            let (swapped, _) = coach.unique_best(numbers(codes)).expect("one best hold");
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
