//! The worth of the player's hands against one upcard.
//!
//! In these values, a natural that the dealer may still have counts as a full loss of every bet, whatever the player
//! does. That is right for Stand and Hit. For added bets, the comparison corrects it ([`Solver::spared`]). A dealer who
//! has peeked does not change the order: every value is then (v + P)/(1 − P), with P the chance of the natural before.
//! If the dealer has no hole card and a natural takes all bets, no correction is needed.

use super::advice::Play;
use super::dealer::Dealer;
use super::hands::{BUST, Hands};
use super::shoe::{ACE, TEN, VALUES};
use super::terms::{Scope, Terms};
use crate::{Rescue, SurrenderRule};

/// Standing on a lower total is worth as much as standing on this one: the dealer must bust.
const LOWEST: u8 = 16;

/// An upcard, and the cards that are neither the upcard nor known to be gone. The cards in the player's hand are among
/// them.
pub(super) struct Solver<'a> {
    pub(super) hands: &'a Hands,
    pub(super) terms: &'a Terms,
    pub(super) dealer: &'a Dealer,
    /// The index of the upcard's value.
    pub(super) up: usize,
    shoe: [f64; VALUES],
    cards: f64,
}

/// The values of hands by their index, for a bet of 1. Hands that were not solved are NaN.
#[derive(Clone, Debug)]
pub(super) struct HandValues {
    pub(super) stand: Vec<f64>,
    pub(super) hit: Vec<f64>,
    /// The value of the best play for a hand that has drawn a card.
    pub(super) later: Vec<f64>,
    /// The rules for a hand that has drawn a card.
    pub(super) scope: Scope,
}

impl HandValues {
    /// The better value of Stand and Hit.
    pub(super) fn best(&self, place: usize) -> f64 {
        let (stand, hit) = (self.stand[place], self.hit[place]);
        if hit > stand { hit } else { stand }
    }

    /// Returns true if one more card is better.
    pub(super) fn hits(&self, place: usize) -> bool {
        is_better(self.hit[place], self.stand[place])
    }
}

/// Returns true if the first value is larger. Values are equal if their difference is no more than rounding in sums of
/// different order. So the first of equal plays wins for every shoe and on every machine.
pub(super) fn is_better(value: f64, than: f64) -> bool {
    value > than + 1e-12
}

/// Cards of one value that are gone, besides those of a hand.
#[derive(Clone, Copy)]
pub(super) struct Gone {
    pub(super) value: usize,
    pub(super) cards: f64,
}

impl Gone {
    pub(super) const NOTHING: Gone = Gone {
        value: ACE,
        cards: 0.0,
    };
}

/// A hand with one more card.
#[derive(Clone, Copy)]
pub(super) struct Next {
    /// The card's value.
    pub(super) card: usize,
    /// The hand's index.
    pub(super) place: usize,
    /// The number of unseen cards of that value.
    unseen: f64,
}

impl Next {
    /// The number of unseen cards of that value if these cards are gone.
    pub(super) fn unseen_without(&self, gone: Gone) -> f64 {
        if self.card == gone.value {
            self.unseen - gone.cards
        } else {
            self.unseen
        }
    }
}

impl<'a> Solver<'a> {
    pub(super) fn new(
        hands: &'a Hands,
        terms: &'a Terms,
        dealer: &'a Dealer,
        up: usize,
        shoe: [f64; VALUES],
    ) -> Solver<'a> {
        Solver {
            hands,
            terms,
            dealer,
            up,
            shoe,
            cards: shoe.iter().sum(),
        }
    }

    /// The number of cards of this value, those of the player's hand included.
    pub(super) const fn count(&self, value: usize) -> f64 {
        self.shoe[value]
    }

    /// The cards that are unseen if this hand and these cards are gone. A count may be below 0 if that is impossible.
    pub(super) fn unseen(&self, place: usize, gone: Gone) -> [f64; VALUES] {
        let held = &self.hands.at(place).counts;
        let mut unseen = self.shoe;
        for (count, held) in unseen.iter_mut().zip(held) {
            *count -= f64::from(*held);
        }
        unseen[gone.value] -= gone.cards;
        unseen
    }

    /// The number of unseen cards if this hand and these cards are gone.
    pub(super) fn left(&self, place: usize, gone: Gone) -> f64 {
        self.cards - f64::from(self.hands.at(place).cards) - gone.cards
    }

    /// The chance that the dealer has a natural, before a peek.
    pub(super) fn natural(&self, place: usize, gone: Gone) -> f64 {
        let other = match self.up {
            ACE => TEN,
            TEN => ACE,
            _ => return 0.0,
        };
        let left = self.left(place, gone);
        if self.terms.natural.is_some() && left > 0.0 {
            let held = f64::from(self.hands.at(place).counts[other]);
            let gone = if gone.value == other { gone.cards } else { 0.0 };
            (self.shoe[other] - held - gone) / left
        } else {
            0.0
        }
    }

    /// The chance of a natural that takes the original bet only. Values are conditional on its absence.
    pub(super) fn spared(&self, place: usize, gone: Gone) -> f64 {
        if self.terms.spares_added_bets() {
            self.natural(place, gone)
        } else {
            0.0
        }
    }

    /// The indices of these hands and of all that they can become, in order. It leaves out a hand that needs more cards
    /// than there are, and a hand after one that has won by its number of cards.
    pub(super) fn reach(&self, roots: impl IntoIterator<Item = usize>, scope: Scope) -> Vec<usize> {
        let mut reached = vec![false; self.hands.len()];
        for root in roots {
            reached[root] = true;
        }
        let mut places = Vec::new();
        for place in 0..self.hands.len() {
            if reached[place] {
                places.push(place);
                if scope.is_charlie(self.hands.at(place).cards) {
                    continue;
                }
                for next in self.next_hands(place) {
                    reached[next.place] |= next.unseen_without(Gone::NOTHING) > 0.0;
                }
            }
        }
        places
    }

    /// The hands with one more card that are not bust, each with that card and the number of such cards.
    pub(super) fn next_hands(&self, place: usize) -> impl Iterator<Item = Next> {
        let hand = self.hands.at(place);
        // If a card makes the hand bust, a higher one does too.
        let next_hands = hand.next.iter().take_while(|next| **next != BUST);
        next_hands.enumerate().map(|(card, next)| Next {
            card,
            place: usize::from(*next),
            unseen: self.shoe[card] - f64::from(hand.counts[card]),
        })
    }

    /// The mean over the next card: of `bust` for a bust hand, and of `value` for any other. `None` if no card is left.
    pub(super) fn mean(
        &self,
        place: usize,
        gone: Gone,
        bust: f64,
        value: impl Fn(usize) -> f64,
    ) -> Option<f64> {
        let left = self.left(place, gone);
        let (mut sum, mut weight) = (0.0, 0.0);
        for next in self.next_hands(place) {
            let unseen = next.unseen_without(gone);
            if unseen > 0.0 {
                sum += unseen * value(next.place);
                weight += unseen;
            }
        }
        (left > 0.0).then(|| (sum + (left - weight) * bust) / left)
    }

    /// Computes the worth of standing for these hands.
    pub(super) fn stand(&self, places: &[usize], gone: Gone, scope: Scope, results: &mut [f64]) {
        let mut walks = [LOWEST, 17, 18, 19, 20, 21].map(|total| self.dealer.stand(total));
        for place in places {
            let hand = self.hands.at(*place);
            if scope.is_charlie(hand.cards) {
                // Only a natural beats it.
                results[*place] = 1.0 - 2.0 * self.natural(*place, gone);
                continue;
            }
            let walk = &mut walks[usize::from(hand.total.max(LOWEST) - LOWEST)];
            walk.add(&self.unseen(*place, gone), *place, results);
        }
        for walk in &mut walks {
            walk.finish(results);
        }
    }

    /// Computes the chance of a push for these hands if they stand and ties are pushes.
    pub(super) fn pushes(&self, places: &[usize], gone: Gone, scope: Scope, results: &mut [f64]) {
        for total in 17..=21 {
            let Some(mut walk) = self.dealer.ends_with(total) else {
                continue;
            };
            let of_total = |place: &&usize| {
                let hand = self.hands.at(**place);
                hand.total == total && !scope.is_charlie(hand.cards)
            };
            for place in places.iter().filter(of_total) {
                walk.add(&self.unseen(*place, gone), *place, results);
            }
            walk.finish(results);
        }
    }

    /// The values of these hands, which must be in order and include all that they can become.
    pub(super) fn solve(&self, places: &[usize], scope: Scope) -> HandValues {
        let mut stand = vec![f64::NAN; self.hands.len()];
        self.stand(places, Gone::NOTHING, scope, &mut stand);
        self.solve_from(places, scope, stand)
    }

    /// As [`Solver::solve`], if the worth of standing is known.
    fn solve_from(&self, places: &[usize], scope: Scope, stand: Vec<f64>) -> HandValues {
        let nothing = vec![f64::NAN; self.hands.len()];
        let mut worth = HandValues {
            stand,
            hit: nothing.clone(),
            later: nothing,
            scope,
        };
        for place in places.iter().rev() {
            let has_won = scope.is_charlie(self.hands.at(*place).cards);
            worth.hit[*place] = if has_won {
                worth.stand[*place]
            } else {
                let mean = self.mean(*place, Gone::NOTHING, -1.0, |next| worth.later[next]);
                mean.unwrap_or(-1.0)
            };
            worth.later[*place] = self.later(*place, &worth).1;
        }
        worth
    }

    /// The values of these hands in another scope. The worth of standing is known for all hands except those that win
    /// by their number of cards in only one of the scopes.
    pub(super) fn solve_again(
        &self,
        places: &[usize],
        scope: Scope,
        known: &HandValues,
    ) -> HandValues {
        let mut stand = known.stand.clone();
        let is_other = |place: &usize| {
            let cards = self.hands.at(*place).cards;
            stand[*place].is_nan() || scope.is_charlie(cards) != known.scope.is_charlie(cards)
        };
        let others: Vec<usize> = places.iter().copied().filter(is_other).collect();
        self.stand(&others, Gone::NOTHING, scope, &mut stand);
        self.solve_from(places, scope, stand)
    }

    /// The best play of a hand that has drawn a card, and its worth.
    pub(super) fn later(&self, place: usize, worth: &HandValues) -> (Play, f64) {
        let mut best = (Play::Stand, worth.stand[place]);
        if worth.hits(place) {
            best = (Play::Hit, worth.hit[place]);
        }
        let Scope {
            doubles,
            surrenders,
            ..
        } = worth.scope;
        if (doubles || surrenders) && !worth.scope.is_charlie(self.hands.at(place).cards) {
            if doubles {
                let double = self.double(place, worth);
                if is_better(double, best.1) {
                    best = (Play::Double, double);
                }
            }
            if let Some(surrender) = self.surrender(place).filter(|_| surrenders)
                && is_better(surrender, best.1)
            {
                best = (Play::Surrender, surrender);
            }
        }
        best
    }

    /// The worth of giving the hand up, if that is allowed.
    pub(super) fn surrender(&self, place: usize) -> Option<f64> {
        let cards = self.hands.at(place).cards.max(2);
        Some(match self.terms.given_up(self.up, cards)? {
            SurrenderRule::Half => -0.5,
            SurrenderRule::HalfOrNone => -0.5 - 0.5 * self.natural(place, Gone::NOTHING),
        })
    }

    /// The worth of doubling for an initial bet of 1, for a hand whose next hands are solved. A natural takes only one
    /// of the two bets, unless it takes all.
    pub(super) fn double(&self, place: usize, worth: &HandValues) -> f64 {
        let doubled = |next: usize| {
            let stand = worth.stand[next];
            if self.rescues_dealt(next, worth) {
                // Half, because the mean is doubled below.
                0.5 * (-1.0 - self.spared(next, Gone::NOTHING))
            } else {
                stand
            }
        };
        let mean = self.mean(place, Gone::NOTHING, -1.0, doubled);
        2.0 * mean.unwrap_or(-1.0) + self.spared(place, Gone::NOTHING)
    }

    /// Returns true if giving a doubled hand up for the original bet is better than standing. `stand` is the worth of
    /// standing for one bet with these cards gone.
    pub(super) fn rescues(&self, place: usize, stand: f64, gone: Gone, scope: Scope) -> bool {
        match scope.rescue {
            Rescue::No => false,
            Rescue::Yes => is_better(-1.0, 2.0 * stand + self.spared(place, gone)),
        }
    }

    /// As [`Solver::rescues`], before any split.
    pub(super) fn rescues_dealt(&self, place: usize, worth: &HandValues) -> bool {
        self.rescues(place, worth.stand[place], Gone::NOTHING, worth.scope)
    }

    /// Those of these hands that the player gives up after a double, if these cards are gone.
    pub(super) fn rescued(&self, doubled: &[usize], gone: Gone, scope: Scope) -> Vec<usize> {
        if scope.rescue == Rescue::No {
            return vec![];
        }
        let held = |place: usize| f64::from(self.hands.at(place).counts[gone.value]);
        let can_be = |place: &usize| self.count(gone.value) >= held(*place) + gone.cards;
        let doubled: Vec<usize> = doubled.iter().copied().filter(can_be).collect();
        let mut stand = vec![0.0; self.hands.len()];
        self.stand(&doubled, gone, scope, &mut stand);
        self.rescued_of(&doubled, gone, scope, &stand)
    }

    /// As [`Solver::rescued`], if the worth of standing with these cards gone is known.
    pub(super) fn rescued_of(
        &self,
        doubled: &[usize],
        gone: Gone,
        scope: Scope,
        stand: &[f64],
    ) -> Vec<usize> {
        let is_rescued = |place: &usize| self.rescues(*place, stand[*place], gone, scope);
        doubled.iter().copied().filter(is_rescued).collect()
    }
}
