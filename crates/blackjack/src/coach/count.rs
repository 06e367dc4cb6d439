//! The Hi-Lo count, and the hands whose best play changes when the count is high or low.
//!
//! Each seen card counts: 2 to 6 are +1, 7 to 9 are 0, tens and aces are −1. The sum is the running count ([`Count`]).
//! The *true count* is the running count for each deck of 52 cards that has not been seen ([`TrueCount`]). It is an
//! exact fraction. As a whole number it is rounded down, so that −0.5 becomes −1. The count includes all cards that the
//! player has seen, those on the table among them, and excludes the hole card.
//!
//! An *index play* ([`IndexPlay`]) is a hand whose best play changes with the true count. This module contains no list
//! of them: it finds them by evaluating shoes with the count.
//!
//! # The shoe of a count
//!
//! For a hand, an upcard and a true count t, the model takes a shoe of N cards when the player has seen half of the
//! cards that the dealer deals between two shuffles (0.375 N for a cut card at three quarters, and for a shuffle before
//! every round). M cards are left, and the running count is R = tM/52. The hand and the upcard are known. About the
//! other seen cards, the model knows only that they bring the running count to R. Let n be the number of cards of a
//! value before those are seen, g the tag of such a card, S the sum of all n, ḡ the mean of g over those S cards, and Δ
//! the running count of the others minus its mean. Then the number of cards left of this value is
//!
//! n · (M / S − Δ (g − ḡ) / Σ n (g − ḡ)²),
//!
//! the best linear estimate. For the 90 low cards that six decks have left at −8, it is within 0.3 of the expected
//! number. The numbers are not whole. The coach can multiply falling counts of such numbers too, so no index depends on
//! the rounding of a count.
//!
//! An index is the lowest whole true count with which the play is best. For insurance only the upcard counts as known,
//! because the usual index is one for all hands.

use super::advice::{Coach, Play};
use super::counting::expected::CountShoe;
use super::counting::{System, Tags};
use super::edge::{best_of, plays_of_two};
use super::shoe::{ACE, CardValue, Shoe, TEN};
use super::situation::{NoAdvice, without};
use super::solve::Gone;
use crate::Rules;
use fair_deal_core::Card;

/// The number of cards in a deck.
const DECK: u32 = 52;

/// Returns the tag of a card of this value: 1, 0 or −1.
#[must_use]
pub const fn hi_lo(value: CardValue) -> i32 {
    match value.points() {
        2..=6 => 1,
        7..=9 => 0,
        _ => -1,
    }
}

/// The count of a shoe after some of its cards are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    running: i32,
    unseen: u32,
}

impl Count {
    /// Returns the count after these cards of a pack are seen.
    ///
    /// # Errors
    /// [`NoAdvice::TooManyOfValue`] if the pack does not have them all, [`NoAdvice::TooFewCards`] if it has no others.
    pub fn of(pack: Shoe, seen: &[Card]) -> Result<Count, NoAdvice> {
        let unseen = without(pack, seen)?.cards();
        if unseen == 0 {
            return Err(NoAdvice::TooFewCards { left: unseen });
        }
        let running = seen.iter().map(|card| hi_lo(CardValue::of(*card))).sum();
        Ok(Count { running, unseen })
    }

    /// Returns the running count.
    #[must_use]
    pub const fn running(self) -> i32 {
        self.running
    }

    /// Returns the number of cards that have not been seen: at least one.
    #[must_use]
    pub const fn unseen(self) -> u32 {
        self.unseen
    }

    /// Returns the number of decks that have not been seen.
    #[must_use]
    pub fn decks_left(self) -> f64 {
        f64::from(self.unseen) / f64::from(DECK)
    }

    /// Returns the true count.
    #[must_use]
    pub const fn true_count(self) -> TrueCount {
        TrueCount(self)
    }
}

/// The running count for each deck that has not been seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrueCount(Count);

impl TrueCount {
    /// Returns the true count rounded down to a whole number. Indices are compared with this number.
    #[must_use]
    pub fn floor(self) -> i32 {
        let (above, below) = self.fraction();
        let floor = above.div_euclid(i64::from(below));
        i32::try_from(floor).unwrap_or(i32::MIN)
    }

    /// Returns the true count as the nearest float.
    #[must_use]
    pub fn value(self) -> f64 {
        f64::from(self.0.running) / self.0.decks_left()
    }

    /// Returns the true count as a fraction, not in lowest terms.
    #[must_use]
    pub const fn fraction(self) -> (i64, u32) {
        (self.0.running as i64 * DECK as i64, self.0.unseen)
    }
}

/// A hand with one best play below a true count, and another from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IndexPlay {
    /// The cards, the lower one first.
    pub hand: [CardValue; 2],
    /// The upcard.
    pub up: CardValue,
    /// The lowest whole true count with the second play.
    pub index: i32,
    /// The best play below the index.
    pub below: Play,
    /// The best play from the index on.
    pub from: Play,
}

/// The plays against one upcard that change with the count.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct UpcardIndices {
    /// The upcard.
    pub up: CardValue,
    /// The index plays. A hand appears once for each change of its play.
    pub plays: Vec<IndexPlay>,
    /// The lowest whole true count with which insurance gains, if it is offered and such a count exists.
    pub insurance: Option<i32>,
}

/// Finds the index plays of a table, one upcard at a time. The work takes a while; to stop it, ask for no more items.
#[derive(Clone, Debug)]
pub struct Indices<'c> {
    coach: &'c Coach,
    shoe: CountShoe,
    next: usize,
}

impl<'c> Indices<'c> {
    /// The lowest and the highest true count of the search.
    pub const RANGE: [i32; 2] = [-8, 8];

    /// Creates the search for the index plays of Hi-Lo under these rules, with their coach.
    #[must_use]
    pub fn new(rules: &Rules, coach: &'c Coach) -> Indices<'c> {
        Indices::by(rules, coach, &System::HiLo.tags())
    }

    /// Creates the search for the system with these tags.
    #[must_use]
    pub fn by(rules: &Rules, coach: &'c Coach, tags: &Tags) -> Indices<'c> {
        Indices {
            coach,
            shoe: CountShoe::new(rules, coach.pack, tags),
            next: 0,
        }
    }
}

/// The step of the first pass through the true counts. If two neighbours have the same best play, the search assumes
/// that all counts between them have it too.
const STEP: i32 = 4;

impl Iterator for Indices<'_> {
    type Item = UpcardIndices;

    fn next(&mut self) -> Option<UpcardIndices> {
        let up = *CardValue::ALL.get(self.next)?;
        self.next += 1;
        Some(self.against(up))
    }
}

impl Indices<'_> {
    /// Returns the plays against this upcard that change with the count.
    #[must_use]
    pub fn against(&self, up: CardValue) -> UpcardIndices {
        let mut found = UpcardIndices {
            up,
            plays: Vec::new(),
            insurance: self.insurance(up),
        };
        for low in CardValue::ALL {
            for high in CardValue::ALL.into_iter().skip(low.at()) {
                self.add(&mut found.plays, [low, high], up);
            }
        }
        found
    }

    /// Adds the index plays of a hand.
    fn add(&self, found: &mut Vec<IndexPlay>, hand: [CardValue; 2], up: CardValue) {
        let [lowest, highest] = Indices::RANGE;
        let Some(mut before) = self.best(hand, up, lowest) else {
            return;
        };
        let mut at = lowest;
        while at < highest {
            let to = (at + STEP).min(highest);
            let Some(after) = self.best(hand, up, to) else {
                return;
            };
            self.narrow(found, hand, up, (at, before), (to, after));
            (at, before) = (to, after);
        }
    }

    /// Finds the changes of the best play between two true counts.
    fn narrow(
        &self,
        found: &mut Vec<IndexPlay>,
        hand: [CardValue; 2],
        up: CardValue,
        low: (i32, Play),
        high: (i32, Play),
    ) {
        if low.1 == high.1 {
            return;
        }
        let middle = low.0 + (high.0 - low.0) / 2;
        if middle == low.0 {
            found.push(IndexPlay {
                hand,
                up,
                index: high.0,
                below: low.1,
                from: high.1,
            });
        } else if let Some(play) = self.best(hand, up, middle) {
            self.narrow(found, hand, up, low, (middle, play));
            self.narrow(found, hand, up, (middle, play), high);
        }
    }

    /// The best play with this true count. `None` if there is nothing to decide.
    fn best(&self, hand: [CardValue; 2], up: CardValue, true_count: i32) -> Option<Play> {
        let coach = self.coach;
        let place = coach.hands.find(hand.map(CardValue::at))?;
        if coach.terms.natural.is_some() && coach.hands.at(place).total == 21 {
            return None;
        }
        let known = [up, hand[0], hand[1]];
        let mut shoe = self.shoe.unseen(&known, f64::from(true_count))?;
        for card in hand {
            shoe[card.at()] += 1.0;
        }
        let solver = coach.solver_of_counts(up.at(), shoe);
        if solver.spared(place, Gone::NOTHING) >= 1.0 {
            return None;
        }
        Some(best_of(&plays_of_two(coach, &solver, hand, place)).0)
    }

    /// The lowest whole true count with which insurance gains: more than one unseen card in three is a ten.
    fn insurance(&self, up: CardValue) -> Option<i32> {
        let [lowest, highest] = Indices::RANGE;
        let is_offered = self.coach.terms.insurance && up.at() == ACE;
        let gains = |true_count: &i32| {
            let unseen = self.shoe.unseen(&[up], f64::from(*true_count));
            unseen.is_some_and(|unseen| 3.0 * unseen[TEN] > self.shoe.left)
        };
        (lowest..=highest).filter(|_| is_offered).find(gains)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair_deal_core::Decks;

    fn value(points: u8) -> CardValue {
        CardValue::ALL[usize::from(points) - 1]
    }

    #[test]
    fn true_count_rounds_down() {
        let six = Shoe::of_decks(Decks::new(6).expect("six"));
        for (seen, running, floor) in [
            ("", 0, 0),
            ("2S 6H 7D 9C", 2, 0),
            ("TS", -1, -1),
            ("AS KH QD 8C", -3, -1),
            ("2S 3H 4D 5C 6S 6H", 6, 1),
        ] {
            let seen = Card::parse_list(seen).unwrap_or_default();
            let count = Count::of(six, &seen).expect("a count");
            assert_eq!(
                (count.running(), count.true_count().floor()),
                (running, floor)
            );
            let (above, below) = count.true_count().fraction();
            assert_eq!((above, below), (i64::from(running) * 52, count.unseen()));
            let value = f64::from(running) / count.decks_left();
            assert!((count.true_count().value() - value).abs() < 1e-12);
        }
        let pack = Decks::ONE.fresh_pack();
        let one = Shoe::of_decks(Decks::ONE);
        let count = Count::of(one, &pack[..51]).expect("one is left");
        assert_eq!((count.running(), count.true_count().floor()), (1, 52));
        assert_eq!(
            Count::of(one, &pack),
            Err(NoAdvice::TooFewCards { left: 0 })
        );
        let fives = Card::parse_list("5S 5H 5D 5C 5S").expect("fives");
        let why = Count::of(one, &fives);
        assert!(matches!(
            why,
            Err(NoAdvice::TooManyOfValue { count: 4, .. })
        ));
    }

    /// The falling product n (n − 1) … over k!.
    fn choose(n: u32, k: u32) -> f64 {
        let factors = (0..k).map(|at| (f64::from(n) - f64::from(at)) / f64::from(at + 1));
        factors.product()
    }

    /// Compares the estimate with the exact expectation over all numbers of low, middle and high cards that can be
    /// gone.
    #[test]
    fn count_shoe_matches_exact_expectation() {
        let coach = Coach::new(&Rules::VEGAS);
        let indices = Indices::new(&Rules::VEGAS, &coach);
        let known = [value(10), value(10), value(6)];
        let (low, middle, high) = (6 * 20 - 1, 6 * 12, 6 * 20 - 2);
        let gone: u32 = low + middle + high - 195;
        for true_count in [-8, -4, 0, 4, 8] {
            let unseen = indices.shoe.unseen(&known, f64::from(true_count));
            let unseen = unseen.expect("a shoe");
            assert!((unseen.iter().sum::<f64>() - 195.0).abs() < 1e-9);
            let tagged = CardValue::ALL.map(|value| f64::from(hi_lo(value)) * unseen[value.at()]);
            let running = -tagged.iter().sum::<f64>();
            let wanted = f64::from(true_count) * 195.0 / 52.0;
            assert!((running - wanted).abs() < 1e-9, "{running}");

            // The running count of the other cards is a whole number: the two nearest, weighted.
            let others = wanted + 1.0;
            let expected = |running: f64| {
                let (mut lows, mut weights) = (0.0, 0.0);
                for of_low in 0..=gone.min(low) {
                    let of_high = f64::from(of_low) - running;
                    let is_high = |of: &u32| (f64::from(*of) - of_high).abs() < 0.5;
                    let of_high = (0..=high).find(is_high);
                    let of_middle = of_high.and_then(|of_high| gone.checked_sub(of_low + of_high));
                    if let (Some(of_high), Some(of_middle)) = (of_high, of_middle) {
                        let weight = choose(low, of_low) * choose(high, of_high);
                        let weight = weight * choose(middle, of_middle);
                        lows += weight * f64::from(low - of_low);
                        weights += weight;
                    }
                }
                lows / weights
            };
            let (share, floor) = (others - others.floor(), others.floor());
            let expected = (1.0 - share) * expected(floor) + share * expected(floor + 1.0);
            let estimate: f64 = unseen[1..=5].iter().sum();
            assert!((estimate - expected).abs() < 0.3, "{estimate}, {expected}");
        }
    }

    /// The search skips true counts between two with the same best play. This test looks at each of them.
    #[test]
    fn index_search_skips_no_change_of_play() {
        let rules = Rules::VEGAS;
        let coach = Coach::new(&rules);
        let indices = Indices::new(&rules, &coach);
        let [lowest, highest] = Indices::RANGE;
        for up in [value(1), value(6), value(10)] {
            let found = Indices::new(&rules, &coach).find(|indices| indices.up == up);
            let found = found.expect("an up card").plays;
            let mut all = Vec::new();
            for low in CardValue::ALL {
                for high in CardValue::ALL.into_iter().skip(low.at()) {
                    let hand = [low, high];
                    let best = |count| indices.best(hand, up, count);
                    for index in lowest + 1..=highest {
                        let (Some(below), Some(from)) = (best(index - 1), best(index)) else {
                            continue;
                        };
                        if below != from {
                            all.push(IndexPlay {
                                hand,
                                up,
                                index,
                                below,
                                from,
                            });
                        }
                    }
                }
            }
            assert_eq!(found, all, "{up}");
        }
    }
}
