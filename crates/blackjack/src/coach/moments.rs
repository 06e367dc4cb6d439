//! The variance of a round's result: the mean of its square beside its mean, upcard by upcard.
//!
//! From a fresh shoe and with the best play, the square is exact for every hand that is not split. The results of the
//! hands of a split correlate, because they meet the same dealer. The square of each and the number of hands are exact.
//! The product of two is an approximation: it lets them draw from shoes of their own and meet the same total of the
//! dealer. Splits are some 2 % of all rounds. A hundred million simulated rounds at each of six tables gave the same
//! variance to within 0.00025 squared bets (docs/validation.md).

use super::advice::{Coach, Play};
use super::edge::{AfterSplit, UpcardTable};
use super::shoe::{ACE, CardValue};
use super::solve::{Gone, HandValues, Solver};
use super::split::{Moment, Plan};
use super::terms::Scope;
use crate::{SurrenderRule, Ties};

/// The first two moments of a round's result with one upcard, in bets: before the dealer peeks, from a fresh shoe and
/// with the best play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UpcardMoments {
    /// The chance of the upcard.
    pub chance: f64,
    /// The mean of the result.
    pub mean: f64,
    /// The mean of its square.
    pub square: f64,
}

impl Coach {
    /// Returns the moments with this upcard, or `None` if the pack has no such card.
    #[must_use]
    pub fn moments(&self, up: CardValue) -> Option<UpcardMoments> {
        let shoe = self.pack.without(up)?;
        let table = self.upcard(up)?;
        let squares = Squares::new(self.solver(up.at(), &shoe), &table);
        Some(UpcardMoments {
            chance: table.chance,
            mean: table.value,
            square: squares.round(&table),
        })
    }
}

/// The mean of the square of a result.
struct Second;

impl Moment for Second {
    const LOST: f64 = 1.0;
    const DOUBLED: f64 = 4.0;
    const IS_MEAN: bool = false;

    /// One minus the chance of a push.
    fn stand(solver: &Solver, places: &[usize], gone: Gone, scope: Scope, results: &mut [f64]) {
        for place in places {
            results[*place] = 1.0;
        }
        if solver.terms.ties == Ties::DealerWins {
            return;
        }
        let mut pushes = vec![0.0; solver.hands.len()];
        solver.pushes(places, gone, scope, &mut pushes);
        for place in places {
            results[*place] -= pushes[*place];
        }
    }
}

/// The mean squares of the hands with one upcard. A natural of the dealer counts as a loss of the bet.
struct Squares<'a> {
    solver: Solver<'a>,
    worth: &'a HandValues,
    /// The values by which hands of a split are played.
    after_split: &'a AfterSplit,
    /// The squares of hands that stand.
    stand: Vec<f64>,
    /// The squares of hands that have drawn a card, with the best play.
    best: Vec<f64>,
}

impl<'a> Squares<'a> {
    fn new(solver: Solver<'a>, table: &'a UpcardTable) -> Squares<'a> {
        let worth = &table.worth;
        let scope = worth.scope;
        let mut places = solver.reach([0], scope);
        places.retain(|place| solver.hands.at(*place).cards > 1);
        let mut stand = vec![1.0; solver.hands.len()];
        Second::stand(&solver, &places, Gone::NOTHING, scope, &mut stand);
        let mut squares = Squares {
            worth,
            after_split: &table.after_split,
            best: stand.clone(),
            stand,
            solver,
        };
        for place in places.iter().rev() {
            let play = squares.solver.later(*place, worth).0;
            squares.best[*place] = squares.of_one_hand(play, *place);
        }
        squares
    }

    /// The mean over all first hands.
    fn round(&self, table: &UpcardTable) -> f64 {
        let hands = table.hands.iter().map(|hand| {
            let place = self.solver.hands.find(hand.cards.map(CardValue::at));
            let square = place.map_or(1.0, |place| {
                let of = |play| self.played(play, hand.cards[0].at(), place, hand.natural);
                match hand.best().0 {
                    // Tens that are split by rank.
                    Play::Split if hand.splits < 1.0 => {
                        let unsplit = of(hand.best_unsplit().0);
                        hand.splits * of(Play::Split) + (1.0 - hand.splits) * unsplit
                    }
                    play => of(play),
                }
            });
            let is_certain = hand.natural >= 1.0;
            let lost = || place.map_or(1.0, |place| self.given_up(place).unwrap_or(1.0));
            hand.chance * if is_certain { lost() } else { square }
        });
        hands.sum::<f64>() + self.naturals()
    }

    /// The mean square of a first hand with this play. `first` is the value of its first card.
    fn played(&self, play: Play, first: usize, place: usize, natural: f64) -> f64 {
        match play {
            Play::Stand | Play::Hit | Play::Double | Play::Surrender => {
                self.of_one_hand(play, place)
            }
            Play::Split => {
                let most = self.solver.terms.hands;
                let pair = self.solver.pair(first, most);
                let split_worth = self.split_worth(first);
                let each = self.solver.split_moment::<Second>(pair, split_worth);
                each + self.products(first, most) + natural
            }
        }
    }

    /// The values by which the hands are played that come from a pair of this value.
    fn split_worth(&self, value: usize) -> &HandValues {
        self.after_split.of(value == ACE).unwrap_or(self.worth)
    }

    /// The mean square for a play that leaves one hand.
    fn of_one_hand(&self, play: Play, place: usize) -> f64 {
        match play {
            Play::Stand | Play::Split => self.stand[place],
            Play::Hit => one_card(&self.solver, place, &self.best),
            Play::Double => {
                let spared = |place| self.solver.spared(place, Gone::NOTHING);
                let mean = self.solver.mean(place, Gone::NOTHING, 1.0, |next| {
                    if self.solver.rescues_dealt(next, self.worth) {
                        // The original bet, whose square is a quarter of the square of both bets.
                        (1.0 + 3.0 * spared(next)) / 4.0
                    } else {
                        self.stand[next]
                    }
                });
                4.0 * mean.unwrap_or(1.0) - 3.0 * spared(place)
            }
            Play::Surrender => self.given_up(place).unwrap_or(1.0),
        }
    }

    /// The mean square of a hand that is given up, if that is allowed.
    fn given_up(&self, place: usize) -> Option<f64> {
        let solver = &self.solver;
        let natural = solver.natural(place, Gone::NOTHING);
        Some(
            match solver
                .terms
                .given_up(solver.up, solver.hands.at(place).cards)?
            {
                SurrenderRule::Half => 0.25,
                SurrenderRule::HalfOrNone => 0.25 * (1.0 - natural) + natural,
            },
        )
    }

    /// The share of the player's naturals, which are not among the played hands.
    fn naturals(&self) -> f64 {
        let solver = &self.solver;
        let Some(wins) = solver.terms.natural else {
            return 0.0;
        };
        let ten = CardValue::ALL.len() - 1;
        let Some(place) = solver.hands.find([ACE, ten]) else {
            return 0.0;
        };
        let cards = solver.left(0, Gone::NOTHING);
        let chance = 2.0 * solver.count(ACE) * solver.count(ten) / (cards * (cards - 1.0));
        if chance <= 0.0 {
            return 0.0;
        }
        let natural = solver.natural(place, Gone::NOTHING);
        let tied = match solver.terms.ties {
            Ties::Draw => 0.0,
            Ties::DealerWins => 1.0,
        };
        chance * ((1.0 - natural) * wins * wins + natural * tied)
    }

    /// The sum of the products of any two hands of a split. Each pair of hands counts both ways.
    fn products(&self, value: usize, most: u8) -> f64 {
        let solver = &self.solver;
        let most = solver.terms.hands_of_pair(value == ACE, most).max(2);
        let Some(card) = solver.hands.next(0, value) else {
            return 0.0;
        };
        let gone = Gone { value, cards: 1.0 };
        let mut ends = [0.0; ENDS];
        for (total, end) in (17..).zip(&mut ends[1..ENDS - 1]) {
            if let Some(mut walk) = solver.dealer.ends_with(total) {
                let result = std::slice::from_mut(end);
                walk.add(&solver.unseen(card, gone), 0, result);
                walk.finish(result);
            }
        }
        // A natural that takes all bets. A natural that takes the original bet only does not decide the hands of a
        // split, so it is left out.
        ends[ENDS - 1] = solver.natural(card, gone) - solver.spared(card, gone);
        ends[0] = 1.0 - solver.spared(card, gone) - ends[1..].iter().sum::<f64>();
        let of_hand = self.against_ends(value, card, gone, most);
        let product = ends
            .iter()
            .zip(of_hand)
            .map(|(end, mean)| end * mean * mean);
        self.pairs_of_hands(value, most) * product.sum::<f64>()
    }

    /// The worth of a hand of a split against each end of the dealer.
    fn against_ends(&self, value: usize, card: usize, gone: Gone, most: u8) -> [f64; ENDS] {
        let solver = &self.solver;
        let ties = match solver.terms.ties {
            Ties::Draw => 0.0,
            Ties::DealerWins => -1.0,
        };
        let worth = self.split_worth(value);
        let (plans, scope) = (solver.plans(value, worth), worth.scope);
        let rescued = solver.rescued(&plans.doubled, gone, scope);
        let stand = |place: usize| -> [f64; ENDS] {
            let hand = solver.hands.at(place);
            std::array::from_fn(|end| match (end, END_TOTALS[end].cmp(&hand.total)) {
                (NATURAL, _) => -1.0,
                _ if scope.is_charlie(hand.cards) => 1.0,
                (0, _) | (_, std::cmp::Ordering::Less) => 1.0,
                (_, std::cmp::Ordering::Equal) => ties,
                (_, std::cmp::Ordering::Greater) => -1.0,
            })
        };
        let doubled = |place: usize| -> [f64; ENDS] {
            if rescued.contains(&place) {
                [-0.5; ENDS]
            } else {
                stand(place)
            }
        };
        let mean = |place: usize, values: &dyn Fn(usize) -> [f64; ENDS]| -> [f64; ENDS] {
            std::array::from_fn(|end| {
                let mean = solver.mean(place, gone, -1.0, |next| values(next)[end]);
                mean.unwrap_or(-1.0)
            })
        };
        let mut values = vec![[0.0; ENDS]; solver.hands.len()];
        for (place, plan) in plans.played.iter().rev() {
            values[*place] = match plan {
                Plan::Stand => stand(*place),
                Plan::Hit => mean(*place, &|next| values[next]),
                Plan::Double => mean(*place, &doubled).map(|value| 2.0 * value),
            };
        }
        // A second card of the pair's value makes one more hand where that is allowed.
        let (mut sum, mut weight) = ([0.0; ENDS], 0.0);
        for next in solver.next_hands(card) {
            let unseen = next.unseen_without(gone);
            if unseen > 0.0 && (most == 2 || next.card != value) {
                weight += unseen;
                for (sum, value) in sum.iter_mut().zip(values[next.place]) {
                    *sum += unseen * value;
                }
            }
        }
        sum.map(|sum| if weight > 0.0 { sum / weight } else { 0.0 })
    }

    /// The mean of n(n − 1), for the n hands that come from a pair of this value.
    fn pairs_of_hands(&self, value: usize, most: u8) -> f64 {
        let solver = &self.solver;
        let same = solver.count(value) - 2.0;
        let cards = solver.left(0, Gone::NOTHING) - 2.0;
        // For 2, 3, … hands: the chance that this many of them have got a second card of another value.
        let mut filled = vec![1.0];
        let mut mean = 0.0;
        for (hands, more) in (2..most).zip(0_u8..) {
            let mut others = vec![0.0; usize::from(hands) + 1];
            for (gone, chance) in (0..hands).zip(&filled) {
                let mut chance = *chance;
                for place in gone..hands {
                    let left = cards - f64::from(more + place);
                    let pair = ((same - f64::from(more)) / left).clamp(0.0, 1.0);
                    others[usize::from(place)] += chance * pair;
                    chance *= 1.0 - pair;
                }
                mean += chance * f64::from(hands) * f64::from(hands - 1);
            }
            filled = others;
        }
        mean + filled.iter().sum::<f64>() * f64::from(most) * f64::from(most - 1)
    }
}

/// The ends of the dealer's hand: bust, 17 to 21, and a natural.
const ENDS: usize = 7;

/// The index of a natural among them.
const NATURAL: usize = ENDS - 1;

/// The totals of the ends. A bust counts 0, and a natural 22.
const END_TOTALS: [u8; ENDS] = [0, 17, 18, 19, 20, 21, 22];

/// The mean after one more card, where each next hand has its number in `squares`.
fn one_card(solver: &Solver, place: usize, squares: &[f64]) -> f64 {
    let mean = solver.mean(place, Gone::NOTHING, 1.0, |next| squares[next]);
    mean.unwrap_or(1.0)
}
