//! The index of any decision, for a system and the rules of a table, and its worth.
//!
//! A decision is one play against all others for a total. Each hand of the total is weighted by its chance in the deal
//! from the expected shoe for the true count. Pairs that may be split do not count for their totals. Surrender is not
//! among the other plays, because it is a decision of its own, and it comes first if both apply.
//!
//! The index is for a player who rounds the true count to a whole number. Each whole number stands for the middle of
//! the counts that round to it: 3, rounded down, stands for 3.5. (The indices of [`Indices`](crate::coach::Indices) are
//! for exact true counts, so up to one higher.)
//!
//! The worth of an index is the gain of a player who makes the decision by it over a player who ignores the count, and
//! always makes the play that is better from a fresh shoe. It is per round, as the mean over all counts, with the bets
//! of a given ramp. The model takes true counts as normally distributed around that of a fresh shoe, and all depths to
//! the cut card as equally likely. For each count, the gain is that of the shoe in the middle of the cards that are
//! dealt.

use super::expected::{CountShoe, share_dealt};
use super::tags::{Rounding, Tags};
use crate::Rules;
use crate::coach::advice::{Coach, Play};
use crate::coach::chart::HandKind;
use crate::coach::edge::plays_of_two;
use crate::coach::shoe::{ACE, CardValue, TEN};
use crate::coach::solve::Gone;

/// A decision by the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Decision {
    /// To take insurance.
    Insurance,
    /// To make this play with these hands, against this upcard.
    Play {
        /// The hands.
        hands: HandKind,
        /// The upcard.
        up: CardValue,
        /// The play.
        play: Play,
    },
}

/// The true counts with which a decision is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Index {
    /// Every true count of the search.
    Always,
    /// This whole true count and all above it.
    From(i32),
    /// No true count of the search.
    Never,
}

/// An index with its worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundIndex {
    /// The decision.
    pub decision: Decision,
    /// The true count from which it is right.
    pub index: i32,
    /// Its worth per round ([`IndexFinder::worth`]).
    pub worth: f64,
}

/// The search for the indices of a system at a table.
#[derive(Clone, Debug)]
pub struct IndexFinder<'c> {
    coach: &'c Coach,
    shoe: CountShoe,
    rounding: Rounding,
    dealt: f64,
    range: [i32; 2],
}

impl<'c> IndexFinder<'c> {
    /// Creates the search for these rules, their coach, these tags, and a player with this rounding of true counts.
    #[must_use]
    pub fn new(
        rules: &Rules,
        coach: &'c Coach,
        tags: &Tags,
        rounding: Rounding,
    ) -> IndexFinder<'c> {
        let shoe = CountShoe::new(rules, coach.pack, tags);
        let dealt = share_dealt(rules);
        let most = MOST_DEVIATIONS * shoe.deviation(dealt / 2.0);
        let whole = |count: f64| {
            let near = |it: &i32| f64::from(*it) >= count;
            (-WIDEST..=WIDEST).find(near).unwrap_or(WIDEST)
        };
        IndexFinder {
            coach,
            rounding,
            range: [-most, most].map(|most| whole((shoe.fresh() + most).floor())),
            shoe,
            dealt,
        }
    }

    /// Returns the lowest and the highest true count of the search: four standard deviations from that of a fresh shoe.
    #[must_use]
    pub const fn range(&self) -> [i32; 2] {
        self.range
    }

    /// Returns the running count for a true count, in the middle of the cards that are dealt, if the player begins at
    /// [`Tags::start`].
    #[must_use]
    pub fn running(&self, true_count: i32) -> f64 {
        f64::from(true_count) * self.shoe.left / 52.0
    }

    /// Returns the index of a decision: the lowest whole true count from which it gains. Returns `None` if the rules do
    /// not allow it, or no such hand exists.
    #[must_use]
    pub fn index(&self, decision: Decision) -> Option<Index> {
        let [lowest, highest] = self.range;
        let mut index = Index::Never;
        let mut is_known = false;
        for true_count in (lowest..=highest).rev() {
            let Some((_, gain)) = self.gain(decision, self.middle(true_count)) else {
                continue;
            };
            is_known = true;
            if gain <= 0.0 {
                return Some(index);
            }
            index = Index::From(true_count);
        }
        is_known.then_some(match index {
            Index::Never => Index::Never,
            Index::Always | Index::From(_) => Index::Always,
        })
    }

    /// Returns the worth per round of a decision by its index, in the unit of the bets: the gain over always making the
    /// play that is better from a fresh shoe. The ramp is the bet for a rounded true count. Returns `None` as
    /// [`IndexFinder::index`] does.
    #[must_use]
    pub fn worth(&self, decision: Decision, ramp: impl Fn(i32) -> f64) -> Option<f64> {
        let index = self.index(decision)?;
        let (_, fresh) = self.gain(decision, self.shoe.fresh())?;
        let is_basic = fresh > 0.0;
        let [lowest, highest] = self.range;
        let mut worth = 0.0;
        for true_count in lowest..=highest {
            let is_made = match index {
                Index::Always => true,
                Index::From(from) => true_count >= from,
                Index::Never => false,
            };
            if is_made == is_basic {
                continue;
            }
            if let Some((chance, gain)) = self.gain(decision, self.middle(true_count)) {
                let gain = if is_made { gain } else { -gain };
                worth += self.chance_of(true_count) * ramp(true_count) * chance * gain;
            }
        }
        Some(worth)
    }

    /// The middle of the true counts that round to this one.
    fn middle(&self, true_count: i32) -> f64 {
        let [low, high] = self.rounding.bounds(true_count);
        f64::midpoint(low, high)
    }

    /// Returns every decision that is right from some count on and not below it, the one with the highest worth first.
    /// It does not include plays that are best only between two counts.
    #[must_use]
    pub fn all(&self, ramp: impl Fn(i32) -> f64) -> Vec<FoundIndex> {
        let hard = (4..=20).map(HandKind::Hard);
        let soft = (12..=21).map(HandKind::Soft);
        let pairs = CardValue::ALL.map(HandKind::Pair);
        let kinds: Vec<HandKind> = hard.chain(soft).chain(pairs).collect();
        let plays = CardValue::ALL.into_iter().flat_map(|up| {
            let of_kind = |hands: &HandKind| {
                let hands = *hands;
                Play::ALL.map(|play| Decision::Play { hands, up, play })
            };
            kinds.iter().flat_map(of_kind).collect::<Vec<_>>()
        });
        let found = |decision: Decision| match self.index(decision)? {
            Index::Always | Index::Never => None,
            Index::From(index) => Some(FoundIndex {
                decision,
                index,
                worth: self.worth(decision, &ramp)?,
            }),
        };
        let mut all: Vec<FoundIndex> = [Decision::Insurance]
            .into_iter()
            .chain(plays)
            .filter_map(found)
            .collect();
        all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        all
    }

    /// Returns the gain of a decision over the best other play with this rounded true count, per bet. It is below 0 if
    /// the decision is worse. Returns `None` as [`IndexFinder::index`] does.
    #[must_use]
    pub fn gain_at(&self, decision: Decision, true_count: i32) -> Option<f64> {
        let (_, gain) = self.gain(decision, self.middle(true_count))?;
        Some(gain)
    }

    /// Returns the expected part of the unseen cards that are worth ten with a rounded true count, after this upcard is
    /// seen. Returns `None` if there is no such shoe.
    #[must_use]
    pub fn tens_at(&self, up: CardValue, true_count: i32) -> Option<f64> {
        let unseen = self.shoe.unseen(&[up], self.middle(true_count))?;
        Some(unseen[TEN] / self.shoe.left)
    }

    /// Returns the part of the cards of a full pack that are worth ten.
    #[must_use]
    pub fn tens(&self) -> f64 {
        self.shoe.tens_of_pack()
    }

    /// Returns the chance of the hands of a decision from a fresh shoe. Returns `None` as [`IndexFinder::index`] does.
    #[must_use]
    pub fn chance_of_hands(&self, decision: Decision) -> Option<f64> {
        let (chance, _) = self.gain(decision, self.shoe.fresh())?;
        Some(chance)
    }

    /// Returns the chance of a rounded true count at the start of a round.
    #[must_use]
    pub fn chance_of(&self, true_count: i32) -> f64 {
        let [low, high] = self.rounding.bounds(true_count);
        let steps = (0..DEPTHS).map(|at| (f64::from(at) + 0.5) / f64::from(DEPTHS));
        let of_depth = steps.map(|share| {
            let deviation = self.shoe.deviation(share * self.dealt);
            let parts = (0..PARTS).map(|part| {
                let at = low + (high - low) * (f64::from(part) + 0.5) / f64::from(PARTS);
                let steps = (at - self.shoe.fresh()) / deviation;
                (-steps * steps / 2.0).exp()
            });
            let density = 1.0 / (deviation * std::f64::consts::TAU.sqrt());
            density * parts.sum::<f64>() * (high - low) / f64::from(PARTS)
        });
        of_depth.sum::<f64>() / f64::from(DEPTHS)
    }

    /// The chance of the hands of a decision with this true count, and the gain of the decision over the best other
    /// play, per bet. The gain is below 0 if the decision is worse.
    fn gain(&self, decision: Decision, true_count: f64) -> Option<(f64, f64)> {
        match decision {
            Decision::Insurance => self.insurance(true_count),
            Decision::Play { hands, up, play } => self.play(hands, up, play, true_count),
        }
    }

    fn insurance(&self, true_count: f64) -> Option<(f64, f64)> {
        if !self.coach.terms.insurance {
            return None;
        }
        let ace = CardValue::ALL[ACE];
        let tens = self.shoe.unseen(&[ace], true_count)?[TEN] / self.shoe.left;
        let chance = self.shoe.unseen(&[], true_count)?[ACE] / self.shoe.left;
        Some((chance, 0.5 * (3.0 * tens - 1.0)))
    }

    fn play(
        &self,
        hands: HandKind,
        up: CardValue,
        play: Play,
        true_count: f64,
    ) -> Option<(f64, f64)> {
        let (mut chances, mut gains) = (0.0, 0.0);
        for low in CardValue::ALL {
            for high in CardValue::ALL.into_iter().skip(low.at()) {
                if self.is_among(hands, [low, high])
                    && let Some((chance, gain)) = self.of_hand([low, high], up, play, true_count)
                {
                    chances += chance;
                    gains += chance * gain;
                }
            }
        }
        (chances > 0.0).then(|| (chances, gains / chances))
    }

    /// Returns true if these two cards are one of the hands.
    fn is_among(&self, hands: HandKind, cards: [CardValue; 2]) -> bool {
        let is_pair = cards[0] == cards[1] && self.coach.terms.hands > 1;
        let Some(place) = self.coach.hands.find(cards.map(CardValue::at)) else {
            return false;
        };
        let hand = self.coach.hands.at(place);
        match hands {
            HandKind::Pair(value) => is_pair && cards[0] == value,
            HandKind::Hard(total) => !is_pair && !hand.soft && hand.total == total,
            HandKind::Soft(total) => !is_pair && hand.soft && hand.total == total,
        }
    }

    /// The chance and the gain for one hand.
    fn of_hand(
        &self,
        hand: [CardValue; 2],
        up: CardValue,
        play: Play,
        true_count: f64,
    ) -> Option<(f64, f64)> {
        let coach = self.coach;
        let place = coach.hands.find(hand.map(CardValue::at))?;
        let known = [up, hand[0], hand[1]];
        let mut shoe = self.shoe.unseen(&known, true_count)?;
        let [of_up, of_low, of_high] = {
            let unseen = self.shoe.unseen(&[], true_count)?;
            known.map(|value| unseen[value.at()] / self.shoe.left)
        };
        let orders = if hand[0] == hand[1] { 1.0 } else { 2.0 };
        for card in hand {
            shoe[card.at()] += 1.0;
        }
        let solver = coach.solver_of_counts(up.at(), shoe);
        let natural = solver.natural(place, Gone::NOTHING);
        if natural >= 1.0 {
            return None;
        }
        let values = plays_of_two(coach, &solver, hand, place);
        let mut mine = None;
        let mut best = f64::NEG_INFINITY;
        for (other, value) in Play::ALL.into_iter().zip(values) {
            if other == play {
                mine = value;
            } else if other != Play::Surrender {
                best = value.map_or(best, |value| best.max(value));
            }
        }
        // With a natural of the dealer there is no decision.
        let chance = orders * of_up * of_low * of_high * (1.0 - natural);
        Some((chance, mine? - best))
    }
}

/// The range of the search around a fresh shoe, in standard deviations in the middle of the cards that are dealt.
const MOST_DEVIATIONS: f64 = 4.0;

/// The widest range of true counts.
const WIDEST: i32 = 200;

/// The number of depths in the mean for the chance of a true count.
const DEPTHS: u8 = 32;

/// The number of points for each true count.
const PARTS: u8 = 16;
