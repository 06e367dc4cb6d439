//! The index of any decision, for a system and the rules of a table, and what it is worth.
//!
//! A decision is one play against all others for a total: each hand of the total counts as often as it is dealt from the
//! shoe that is to be expected with the true count. Pairs that may be split are left out of their totals. Surrender
//! is not among the other plays, because it is a decision of its own; it comes first where both apply.
//!
//! The index is for a player who rounds the true count to a whole number. Each whole number stands for the middle of the
//! counts that are rounded to it: 3, rounded down, for 3.5. (Those of [`Indices`](crate::coach::Indices) are for exact true
//! counts, so up to one higher.)
//!
//! The worth of an index is what a player gains who makes the decision by it, instead of the better play for a fresh
//! shoe at any count: per round, from the mean over all counts, in bets of the ramp that is given. True counts are
//! taken as distributed normally around that of a fresh shoe; all depths to the cut card are equally likely. For each count the
//! gain is that of the shoe in the middle of what is dealt.

use super::expected::{CountShoe, share_dealt};
use super::tags::{Rounding, Tags};
use crate::Rules;
use crate::coach::advice::{Coach, Play};
use crate::coach::chart::HandKind;
use crate::coach::edge::plays_of_two;
use crate::coach::shoe::{ACE, CardValue, TEN};
use crate::coach::solve::Gone;

/// What is decided by a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To take insurance.
    Insurance,
    /// To play these hands so, against this up card.
    Play {
        /// The hands.
        hands: HandKind,
        /// The up card.
        up: CardValue,
        /// The play.
        play: Play,
    },
}

/// From which true count a decision is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Index {
    /// With every true count that was looked at.
    Always,
    /// From this whole true count on.
    From(i32),
    /// With none of them.
    Never,
}

/// An index with what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundIndex {
    /// What is decided.
    pub decision: Decision,
    /// The true count from which it is right.
    pub index: i32,
    /// What it is worth a round ([`IndexFinder::worth`]).
    pub worth: f64,
}

/// Finds the indices of a system at a table.
#[derive(Clone, Debug)]
pub struct IndexFinder<'c> {
    coach: &'c Coach,
    shoe: CountShoe,
    rounding: Rounding,
    dealt: f64,
    range: [i32; 2],
}

impl<'c> IndexFinder<'c> {
    /// The finder for these rules, whose coach this is, these tags, and a player who rounds true counts so.
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

    /// The lowest and the highest true count that is looked at: four deviations from that of a fresh shoe.
    #[must_use]
    pub const fn range(&self) -> [i32; 2] {
        self.range
    }

    /// The running count at which a true count is this one, in the middle of what is dealt, for a player who begins at
    /// [`Tags::start`].
    #[must_use]
    pub fn running(&self, true_count: i32) -> f64 {
        f64::from(true_count) * self.shoe.left / 52.0
    }

    /// The index of a decision: the lowest whole true count from which on it gains. `None` where the rules do not allow
    /// it, or there is no such hand.
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

    /// What a decision by its index is worth a round, in the unit of the bets: more than the better play for a
    /// fresh shoe at any count. The ramp is the bet for a rounded true count. `None` as
    /// [`IndexFinder::index`].
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

    /// The middle of the true counts that are rounded to this one.
    fn middle(&self, true_count: i32) -> f64 {
        let [low, high] = self.rounding.bounds(true_count);
        f64::midpoint(low, high)
    }

    /// Every decision that is right from some count on and not below it, the one that is worth most first. A
    /// play that is best between two counts alone is not among them.
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

    /// By how much a decision is better than the best other play with this rounded true count, per bet; below 0 where it
    /// is worse. `None` as [`IndexFinder::index`].
    #[must_use]
    pub fn gain_at(&self, decision: Decision, true_count: i32) -> Option<f64> {
        let (_, gain) = self.gain(decision, self.middle(true_count))?;
        Some(gain)
    }

    /// How likely a rounded true count is at the start of a round.
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

    /// How likely the hands of a decision are with this true count, and by how much the decision is better than the
    /// best other play, per bet; below 0 where it is worse.
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

    /// Whether a hand of two cards is one of these.
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

    /// The same for one hand.
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
        // With a natural of the dealer nothing is decided.
        let chance = orders * of_up * of_low * of_high * (1.0 - natural);
        Some((chance, mine? - best))
    }
}

/// How far from the fresh shoe counts are looked at, in standard deviations in the middle of what is dealt.
const MOST_DEVIATIONS: f64 = 4.0;

/// The widest range of true counts.
const WIDEST: i32 = 200;

/// How many depths the chance of a true count is the mean of.
const DEPTHS: u8 = 32;

/// How many points of each true count.
const PARTS: u8 = 16;
