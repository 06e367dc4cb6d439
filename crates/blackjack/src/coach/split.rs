//! The exact worth of a split, if the player plays every hand of it by the best strategy for its cards before any split
//! (“CDZ−” in the literature).
//!
//! The hands of a split differ only in the cards that are gone besides their own: the other card of the pair, and k
//! more of its rank, each of which has made one more hand. So a hand is valued with k = 0, 1, … more cards of the rank
//! gone. *any* is its mean over any second card, and *other* is the part of the mean from second cards of other ranks.
//! By inclusion and exclusion these give the mean for “k unseen cards are of the rank, and j others are not”,
//! regardless of which others. What remains is to count the orders in which the second cards can come.
//!
//! The strategy is solved with the rights of a hand after the split, so it hopes for no play that the hand may not make.
//! A double is given up (rescue) for the cards that are really gone: the other card of the pair, and the k further ones.
//!
//! If only tens of one rank may be split, only cards of that rank make one more hand. Tens of the other three ranks
//! then count as second cards of other ranks, although their value is the same.

use super::shoe::ACE;
use super::solve::{Gone, HandValues, Solver, is_better};
use super::terms::{Rights, Scope};

/// A moment of a result: its mean, or the mean of its square.
pub(super) trait Moment {
    /// The moment of a lost bet.
    const LOST: f64;
    /// The factor for a doubled bet.
    const DOUBLED: f64;
    /// True for the mean, by which the player decides.
    const IS_MEAN: bool;
    /// Computes the moment for these hands if they stand. A natural of the dealer is a loss.
    fn stand(solver: &Solver, places: &[usize], gone: Gone, scope: Scope, results: &mut [f64]);
}

/// The mean of the result.
pub(super) struct First;

impl Moment for First {
    const LOST: f64 = -1.0;
    const DOUBLED: f64 = 2.0;
    const IS_MEAN: bool = true;

    fn stand(solver: &Solver, places: &[usize], gone: Gone, scope: Scope, results: &mut [f64]) {
        solver.stand(places, gone, scope, results);
    }
}

/// The mean result of a hand of a split, for a number k of further cards that are gone. A natural of the dealer counts
/// 0 if it takes the original bet only.
#[derive(Clone, Copy, Default)]
struct Mean {
    /// The mean over any second card.
    any: f64,
    /// The part of the mean from second cards of other ranks, not divided by their chance.
    other: f64,
    /// The chance that k unseen cards are of the rank.
    chance: f64,
}

/// The number of values of k: 0 to 4. With four hands, two further cards of the rank have made hands. The
/// inclusion–exclusion sum then goes over up to two more, one for each other hand that has its second card.
const GONE: usize = 5;

/// The play of a hand of a split.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    Stand,
    Hit,
    Double,
}

/// A function that computes a moment for these hands if they stand, with these cards gone, into an array with a place
/// for every hand.
pub(super) type StandMoments<'f> = dyn FnMut(&[usize], Gone, &mut [f64]) + 'f;

/// The plays of the hands that come from a pair.
#[derive(Default)]
pub(super) struct Plans {
    /// The hands that the player plays, by their index and in order, with the play of each.
    pub(super) played: Vec<(usize, Plan)>,
    /// The hands that take no more cards, those after a double included.
    standing: Vec<usize>,
    /// The hands after a double.
    pub(super) doubled: Vec<usize>,
}

/// A pair to split.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pair {
    /// The value of its cards.
    pub(super) value: usize,
    /// The greatest number of hands that it can become.
    pub(super) most: u8,
    /// The number of unseen cards that make one more hand: those of the value, or those of the rank if only tens of one
    /// rank may be split.
    pub(super) same: f64,
}

impl Solver<'_> {
    /// The indices of all hands that can come from a pair of this value, and of those they can become.
    /// [`Solver::split`] needs their values.
    pub(super) fn reach_of_pair(&self, value: usize, scope: Scope) -> Vec<usize> {
        let mut places = self.reach(self.hands.next(0, value), scope);
        places.retain(|place| self.hands.at(*place).cards > 1);
        places
    }

    /// A pair that may become this many hands, if every unseen card of its value makes one more.
    pub(super) const fn pair(&self, value: usize, most: u8) -> Pair {
        Pair {
            value,
            most,
            same: self.count(value) - 2.0,
        }
    }

    /// The worth of splitting this pair, with a bet of 1 on each of the hands. If a natural of the dealer takes the
    /// initial bet only, it counts 0 here, because it takes that bet whatever the player does.
    pub(super) fn split(&self, pair: Pair, worth: &HandValues) -> f64 {
        self.split_moment::<First>(pair, worth)
    }

    /// The sum of this moment over all hands of the split, on average.
    pub(super) fn split_moment<M: Moment>(&self, pair: Pair, worth: &HandValues) -> f64 {
        let plans = self.plans(pair.value, worth);
        let scope = worth.scope;
        let mut stand = |places: &[usize], gone: Gone, results: &mut [f64]| {
            M::stand(self, places, gone, scope, results);
        };
        self.split_by::<M>(pair, &plans, scope, &mut stand)
    }

    /// The sum of this moment over all hands of the split, on average, if the player plays them by these plans. `stand`
    /// computes the moment for hands that stand.
    pub(super) fn split_by<M: Moment>(
        &self,
        pair: Pair,
        plans: &Plans,
        scope: Scope,
        stand: &mut StandMoments,
    ) -> f64 {
        let Pair { value, most, same } = pair;
        let most = self.terms.hands_of_pair(value == ACE, most);
        let further = 2 * (usize::from(most.max(2)) - 2);
        let mut means = [Mean::default(); GONE];
        let mut chance = 1.0;
        let cards = self.left(0, Gone::NOTHING) - 2.0;
        for (mean, gone) in means.iter_mut().zip(0_u8..).take(further + 1) {
            let gone = f64::from(gone);
            if gone > 0.0 {
                chance *= (same - gone + 1.0) / (cards - gone + 1.0);
            }
            if gone > same || gone >= cards {
                break;
            }
            let same = same - gone;
            let gone = Gone {
                value,
                cards: gone + 1.0,
            };
            *mean = Mean {
                chance,
                ..self.mean_of_plans::<M>(plans, gone, same, scope, stand)
            };
        }
        orders(&means, most)
    }

    /// The plays of the hands that begin with this value.
    pub(super) fn plans(&self, value: usize, worth: &HandValues) -> Plans {
        let rights = self.terms.after_split(value == ACE);
        self.plans_by(value, |place| self.plan(place, worth, rights))
    }

    /// The plays of the hands that begin with this value, if `plan` chooses the play of each hand.
    pub(super) fn plans_by(&self, value: usize, plan: impl Fn(usize) -> Plan) -> Plans {
        let mut plans = Plans::default();
        let Some(card) = self.hands.next(0, value) else {
            return plans;
        };
        let mut played = vec![false; self.hands.len()];
        let mut standing = played.clone();
        let mut doubled = played.clone();
        self.mark_next_hands(card, &mut played);
        for place in card..self.hands.len() {
            if played[place] {
                let plan = plan(place);
                match plan {
                    Plan::Stand => standing[place] = true,
                    Plan::Hit => self.mark_next_hands(place, &mut played),
                    Plan::Double => self.mark_next_hands(place, &mut doubled),
                }
                plans.played.push((place, plan));
            }
            if standing[place] || doubled[place] {
                plans.standing.push(place);
            }
            if doubled[place] {
                plans.doubled.push(place);
            }
        }
        plans
    }

    /// Marks the hands with one more card.
    fn mark_next_hands(&self, place: usize, marks: &mut [bool]) {
        for next in self.next_hands(place) {
            marks[next.place] |= next.unseen_without(Gone::NOTHING) > 0.0;
        }
    }

    /// The play of a hand of a split: the best one of those with these rights, for its own cards before any split.
    pub(super) fn plan(&self, place: usize, worth: &HandValues, rights: Rights) -> Plan {
        let hand = self.hands.at(place);
        if rights.is_finished(hand.cards, hand.total, hand.soft) {
            return Plan::Stand;
        }
        let hits = rights.hits;
        let best = if hits {
            worth.best(place)
        } else {
            worth.stand[place]
        };
        let doubles = rights.may_double(hand.cards, hand.total, hand.soft);
        if doubles && is_better(self.double(place, worth), best) {
            Plan::Double
        } else if hits && worth.hits(place) {
            Plan::Hit
        } else {
            Plan::Stand
        }
    }

    /// The mean of a hand that the player plays by these plans. `gone` holds the cards of the pair's value that are
    /// gone besides this hand. `same` is the number of unseen cards that would make one more hand.
    fn mean_of_plans<M: Moment>(
        &self,
        plans: &Plans,
        gone: Gone,
        same: f64,
        scope: Scope,
        stand_moments: &mut StandMoments,
    ) -> Mean {
        let mut stand = vec![0.0; self.hands.len()];
        let possible = |place: &usize| {
            let held = self.hands.at(*place).counts[gone.value];
            self.count(gone.value) >= f64::from(held) + gone.cards
        };
        let standing = plans.standing.iter().copied().filter(possible);
        stand_moments(&standing.collect::<Vec<_>>(), gone, &mut stand);
        let mut values = stand.clone();
        // If a natural takes the original bet only, the player gets the added bets back. This is the excess of a
        // doubled loss over a single one, times the chance of such a natural.
        let lost_once = |place| (M::DOUBLED - 1.0) * M::LOST * self.spared(place, gone);
        let rescued = if M::IS_MEAN {
            self.rescued_of(&plans.doubled, gone, scope, &stand)
        } else {
            self.rescued(&plans.doubled, gone, scope)
        };
        for place in rescued {
            // The player loses the original bet. The double below multiplies this value and subtracts `lost_once`, so
            // both are reversed here.
            stand[place] = (M::LOST + lost_once(place)) / M::DOUBLED;
        }
        for (place, plan) in plans.played.iter().rev() {
            match plan {
                Plan::Stand => {}
                Plan::Hit => {
                    let mean = self.mean(*place, gone, M::LOST, |next| values[next]);
                    values[*place] = mean.unwrap_or(M::LOST);
                }
                Plan::Double => {
                    let mean = self.mean(*place, gone, M::LOST, |next| stand[next]);
                    values[*place] = M::DOUBLED * mean.unwrap_or(M::LOST) - lost_once(*place);
                }
            }
        }
        self.mean_of_seconds::<M>(gone, same, |place| values[place])
    }

    /// The mean over all second cards. `value` gives the value of the hand with one of them.
    fn mean_of_seconds<M: Moment>(
        &self,
        gone: Gone,
        same: f64,
        value: impl Fn(usize) -> f64,
    ) -> Mean {
        let Some(card) = self.hands.next(0, gone.value) else {
            return Mean::default();
        };
        let left: f64 = self.unseen(card, gone).iter().sum();
        let mut mean = Mean::default();
        for second in self.next_hands(card) {
            let unseen = second.unseen_without(gone);
            if unseen > 0.0 {
                let value = value(second.place) - M::LOST * self.spared(second.place, gone);
                let part = unseen / left * value;
                mean.any += part;
                if second.card != gone.value {
                    mean.other += part;
                } else if same < unseen {
                    mean.other += part * (1.0 - same / unseen);
                }
            }
        }
        mean
    }
}

/// The average sum over all hands of a split, over all orders in which the second cards can come. A card of the rank
/// makes one more hand, up to `most` hands.
fn orders(means: &[Mean; GONE], most: u8) -> f64 {
    // The number of orders in which `gone` cards of the rank have come, and `filled` hands have got a second card of
    // another rank.
    let mut ways = [[0.0; GONE]; GONE];
    ways[0][0] = 1.0;
    let mut sum = 0.0;
    for gone in 0..most - 1 {
        let (hands, at) = (gone + 2, usize::from(gone));
        for filled in 0..=hands {
            let filled_at = usize::from(filled);
            let others = joint(means, gone, filled.max(1) - 1, |mean| mean.other);
            let of_hands = if hands == most {
                let any = joint(means, gone, filled, |mean| mean.any);
                f64::from(filled) * others + f64::from(hands - filled) * any
            } else if filled == hands {
                f64::from(hands) * others
            } else {
                ways[at][filled_at + 1] += ways[at][filled_at];
                ways[at + 1][filled_at] += ways[at][filled_at];
                continue;
            };
            sum += ways[at][filled_at] * of_hands;
        }
    }
    sum
}

/// The part of the mean `of` for the case that `gone` unseen cards are of the rank and `others` are not: that mean
/// times the chance of the case, by inclusion and exclusion.
fn joint(means: &[Mean; GONE], gone: u8, others: u8, of: impl Fn(&Mean) -> f64) -> f64 {
    let (mut sum, mut choose) = (0.0, 1.0);
    for (more, mean) in (0..=others).zip(&means[usize::from(gone)..]) {
        sum += choose * mean.chance * of(mean);
        choose *= -f64::from(others - more) / f64::from(more + 1);
    }
    sum
}
