//! What splitting a pair is worth, exactly, when every hand that comes of it is played as it would be
//! before any split (CDZ−).
//!
//! The hands of a split differ only in what has gone besides their own cards: the other card of the
//! pair, and k more of its rank, each of which has made one more hand. So a hand is valued with k = 0,
//! 1, … more cards of the rank gone: *any* is its mean over any second card, *other* the part of the mean
//! that second cards of other ranks make. By inclusion and exclusion these give the mean for
//! “k unseen cards are of the rank, and j others are not”; it does not matter which others. What is left
//! is to count in how many orders the second cards can come.

use super::shoe::ACE;
use super::solve::{Gone, HandValues, Solver, is_better};

/// What is worked out of a result: its mean, or the mean of its square.
pub(super) trait Moment {
    /// Of a bet that is lost.
    const LOST: f64;
    /// What doubling the bet multiplies it by.
    const DOUBLED: f64;
    /// Works it out for these hands when they stand, with a natural of the dealer as a loss.
    fn stand(solver: &Solver, places: &[usize], gone: Gone, results: &mut [f64]);
}

/// The mean of the result.
pub(super) struct First;

impl Moment for First {
    const LOST: f64 = -1.0;
    const DOUBLED: f64 = 2.0;

    fn stand(solver: &Solver, places: &[usize], gone: Gone, results: &mut [f64]) {
        solver.stand(places, gone, results);
    }
}

/// What a hand that comes of a split is worth, with a natural of the dealer as nought.
#[derive(Clone, Copy, Default)]
struct Mean {
    /// Over any second card.
    any: f64,
    /// Over the second cards of other ranks, as a part of the mean: not divided by their chance.
    other: f64,
    /// The chance that so many unseen cards are of the rank.
    chance: f64,
}

/// The most further cards of the rank that matter, and none: with four hands, two have made hands, and
/// two more are left out of the others.
const GONE: usize = 5;

/// What is done with a hand from a split.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    Stand,
    Hit,
    Double,
}

/// How the hands that come of a pair are played.
#[derive(Default)]
pub(super) struct Plans {
    /// The hands that are come to, by their places and in order, and what is done with each.
    pub(super) played: Vec<(usize, Plan)>,
    /// The hands that take no more cards, those after a double among them.
    standing: Vec<usize>,
}

impl Solver<'_> {
    /// The values of all hands that can come of a pair of this value, and of those they can become:
    /// what [`Solver::split`] plays by.
    pub(super) fn reach_of_pair(&self, value: usize) -> Vec<usize> {
        let mut places = self.reach(self.hands.next(0, value));
        places.retain(|place| self.hands.at(*place).cards > 1);
        places
    }

    /// What splitting a pair of this value into at most `most` hands is worth, for the bet of 1 on each
    /// of them. A natural of the dealer takes nothing here: it takes the initial bet only, and so it does
    /// whatever is done.
    pub(super) fn split(&self, value: usize, most: u8, worth: &HandValues) -> f64 {
        self.split_moment::<First>(value, most, worth)
    }

    /// The sum of this moment over the hands of such a split.
    pub(super) fn split_moment<M: Moment>(
        &self,
        value: usize,
        most: u8,
        worth: &HandValues,
    ) -> f64 {
        let most = self.terms.hands_of_pair(value == ACE, most);
        let further = 2 * (usize::from(most.max(2)) - 2);
        let plans = if value == ACE {
            Plans::default()
        } else {
            self.plans(value, worth)
        };
        let mut means = [Mean::default(); GONE];
        let mut chance = 1.0;
        let cards = self.left(0, Gone::NOTHING) - 2.0;
        let same = self.count(value) - 2.0;
        for (mean, gone) in means.iter_mut().zip(0_u8..).take(further + 1) {
            let gone = f64::from(gone);
            if gone > 0.0 {
                chance *= (same - gone + 1.0) / (cards - gone + 1.0);
            }
            if gone > same || gone >= cards {
                break;
            }
            let gone = Gone {
                value,
                cards: gone + 1.0,
            };
            *mean = Mean {
                chance,
                ..if value == ACE {
                    self.mean_of_aces::<M>(gone)
                } else {
                    self.mean_of_plans::<M>(&plans, gone)
                }
            };
        }
        orders(&means, most)
    }

    /// What is done with the hands that begin with this value.
    pub(super) fn plans(&self, value: usize, worth: &HandValues) -> Plans {
        let mut plans = Plans::default();
        let Some(card) = self.hands.next(0, value) else {
            return plans;
        };
        let mut played = vec![false; self.hands.len()];
        let mut standing = played.clone();
        self.mark_nexts(card, &mut played);
        for place in card..self.hands.len() {
            if played[place] {
                let plan = self.plan(place, worth);
                match plan {
                    Plan::Stand => standing[place] = true,
                    Plan::Hit => self.mark_nexts(place, &mut played),
                    Plan::Double => self.mark_nexts(place, &mut standing),
                }
                plans.played.push((place, plan));
            }
            if standing[place] {
                plans.standing.push(place);
            }
        }
        plans
    }

    /// Marks what the hand can become with one more card.
    fn mark_nexts(&self, place: usize, marks: &mut [bool]) {
        for next in self.nexts(place) {
            marks[next.place] |= next.unseen_without(Gone::NOTHING) > 0.0;
        }
    }

    /// What is done with a hand from a split: the best for it before any split.
    pub(super) fn plan(&self, place: usize, worth: &HandValues) -> Plan {
        let hand = self.hands.at(place);
        let may_double =
            hand.cards == 2 && self.terms.may_double_after_split(hand.total, hand.soft);
        if may_double && is_better(self.double(place, worth), worth.best(place)) {
            Plan::Double
        } else if worth.hits(place) {
            Plan::Hit
        } else {
            Plan::Stand
        }
    }

    /// The mean of a hand that is played by these plans; `gone` are the cards of the pair's value that
    /// are not in it.
    fn mean_of_plans<M: Moment>(&self, plans: &Plans, gone: Gone) -> Mean {
        let mut stand = vec![0.0; self.hands.len()];
        let possible = |place: &usize| {
            let held = self.hands.at(*place).counts[gone.value];
            self.count(gone.value) >= f64::from(held) + gone.cards
        };
        let standing = plans.standing.iter().copied().filter(possible);
        M::stand(self, &standing.collect::<Vec<_>>(), gone, &mut stand);
        let mut values = stand.clone();
        for (place, plan) in plans.played.iter().rev() {
            match plan {
                Plan::Stand => {}
                Plan::Hit => {
                    let mean = self.mean(*place, gone, M::LOST, |next| values[next]);
                    values[*place] = mean.unwrap_or(M::LOST);
                }
                Plan::Double => {
                    let mean = self.mean(*place, gone, M::LOST, |next| stand[next]);
                    let lost_once = (M::DOUBLED - 1.0) * M::LOST * self.natural(*place, gone);
                    values[*place] = M::DOUBLED * mean.unwrap_or(M::LOST) - lost_once;
                }
            }
        }
        self.mean_of_seconds::<M>(gone, |place| values[place])
    }

    /// The mean of an ace that gets one card.
    fn mean_of_aces<M: Moment>(&self, gone: Gone) -> Mean {
        let mut stand = vec![0.0; self.hands.len()];
        if let Some(ace) = self.hands.next(0, ACE) {
            let nexts = self.nexts(ace);
            let nexts = nexts.filter(|next| next.unseen_without(gone) > 0.0);
            let places: Vec<usize> = nexts.map(|next| next.place).collect();
            M::stand(self, &places, gone, &mut stand);
        }
        self.mean_of_seconds::<M>(gone, |place| stand[place])
    }

    /// The mean over second cards, when what follows has these values.
    fn mean_of_seconds<M: Moment>(&self, gone: Gone, value: impl Fn(usize) -> f64) -> Mean {
        let Some(card) = self.hands.next(0, gone.value) else {
            return Mean::default();
        };
        let left: f64 = self.unseen(card, gone).iter().sum();
        let mut mean = Mean::default();
        for second in self.nexts(card) {
            let unseen = second.unseen_without(gone);
            if unseen > 0.0 {
                let value = value(second.place) - M::LOST * self.natural(second.place, gone);
                let part = unseen / left * value;
                mean.any += part;
                if second.card != gone.value {
                    mean.other += part;
                }
            }
        }
        mean
    }
}

/// The mean of all hands, over all orders in which the second cards can come, when no more than `most`
/// hands may be made. As long as there may be one more, a card of the rank makes it.
fn orders(means: &[Mean; GONE], most: u8) -> f64 {
    // In how many orders `gone` cards of the rank have come and `filled` hands have got another card.
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

/// The mean of what is told, times the chance, for: `gone` unseen cards are of the rank, and `others`
/// are not.
fn joint(means: &[Mean; GONE], gone: u8, others: u8, of: impl Fn(&Mean) -> f64) -> f64 {
    let (mut sum, mut choose) = (0.0, 1.0);
    for (more, mean) in (0..=others).zip(&means[usize::from(gone)..]) {
        sum += choose * mean.chance * of(mean);
        choose *= -f64::from(others - more) / f64::from(more + 1);
    }
    sum
}
