//! The chances of the dealer's final totals, for many shoes at once and without following single draws.
//!
//! For a given upcard, the dealer's draws, the hole card included, form a set. Their order matters in one respect only:
//! the number of orders in which the dealer can draw the set before standing. That number is the same for every shoe.
//! The chance of one order is a product of falling counts, n·(n − 1)·… for the cards of each value, divided by the
//! falling count of all cards. So each upcard needs one tree of sets, made once, and a walk over the tree multiplies
//! the counts.

use super::hands::Hands;
use super::shoe::VALUES;
use super::terms::Terms;
use crate::Ties;

// Work on many shoes at once uses the vector instructions of WebAssembly, which the plain target lacks. A module that
// contains them runs only where the browser supports them (docs/setup.md), so only the worker may contain them.

/// The number of shoes in one walk. It exceeds the size of a register, so that the shoes share the cost of a walk
/// besides the multiplications.
const LANES: usize = 8;

/// A number for each of the shoes.
type Lanes = [f64; LANES];

/// Room for the cards that a dealer can draw. The maximum is sixteen aces that count 1, and one more card.
const DEPTH: usize = 32;

/// Room for all falling counts. Under an ace there are 56.
const FALLS: usize = 64;

/// The number of totals on which the dealer stands: 17 to 21.
pub(super) const TOTALS: usize = 5;

/// The lowest of these totals.
const LOWEST: u8 = 17;

/// The final hands of the dealer with one upcard.
#[derive(Clone, Debug)]
pub(super) struct Dealer {
    falls: Falls,
    /// The losses of a player with 16 or less, 17, … 21, compared with a dealer who always busts.
    losses: [Tree; TOTALS + 1],
    /// The chances of 17, … 21.
    totals: [Tree; TOTALS],
}

/// The places of the falling counts of each value.
#[derive(Clone, Debug)]
struct Falls {
    /// The place of the count of each value. The count minus one follows, and so on up to the next value's place.
    first: [u8; VALUES],
    /// The end of the last value's places.
    end: u8,
    /// The greatest number of cards that the dealer draws.
    depth: usize,
}

/// Sets of cards. Each is an earlier set with one more card that is no lower than the others.
#[derive(Clone, Debug, Default)]
struct Tree {
    nodes: Vec<Node>,
    ends: Vec<End>,
}

/// A set of cards after which the dealer draws again.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The number of its cards.
    cards: u8,
    /// The place of the falling count of its last card.
    fall: u8,
    /// The number of ends that it has.
    ends: usize,
}

/// One more card, after which the dealer stands.
#[derive(Clone, Copy, Debug)]
struct End {
    /// The place of the falling count of that card.
    fall: u8,
    /// The number of orders in which the cards can come, times the weight of the end.
    weight: f64,
}

/// The final hand of the dealer.
#[derive(Clone, Copy)]
enum Ending {
    /// A natural that beats every other 21.
    Natural,
    /// This total.
    Total(u8),
}

impl Dealer {
    /// Creates the trees for the upcard with the value at index `up`.
    pub(super) fn new(hands: &Hands, terms: &Terms, up: usize) -> Dealer {
        // The number of orders in which the dealer gets to each hand.
        let mut orders = vec![0.0; hands.len()];
        let first = hands.next(0, up).unwrap_or_default();
        orders[first] = 1.0;
        for place in first..hands.len() {
            let hand = hands.at(place);
            if orders[place] > 0.0 && terms.dealer_draws(hand.total, hand.soft) {
                for card in 0..VALUES {
                    if let Some(next) = hands.next(place, card) {
                        orders[next] += orders[place];
                    }
                }
            }
        }
        let growth = Growth {
            hands,
            terms,
            orders: &orders,
            falls: Falls::new(21 - hands.at(first).points()),
            first,
        };
        let tree = |weight: &dyn Fn(Ending) -> f64| {
            let mut tree = Tree::default();
            growth.grow(&mut tree, weight, Drawn::nothing(first));
            tree
        };
        let loses_ties = match terms.ties {
            Ties::Draw => 1.0,
            Ties::DealerWins => 2.0,
        };
        Dealer {
            losses: [16, 17, 18, 19, 20, 21].map(|player| {
                tree(&|ending| match ending {
                    Ending::Total(total) if total < player => 0.0,
                    Ending::Total(total) if total == player => loses_ties,
                    Ending::Total(_) | Ending::Natural => 2.0,
                })
            }),
            totals: [17, 18, 19, 20, 21].map(|of_tree| {
                tree(&|ending| match ending {
                    Ending::Total(total) if total == of_tree => 1.0,
                    Ending::Total(_) | Ending::Natural => 0.0,
                })
            }),
            falls: growth.falls,
        }
    }

    /// The walk for the worth of standing on this total against each shoe, for a bet of 1. A natural of the dealer is a
    /// loss.
    pub(super) fn stand(&self, total: u8) -> Walk<'_> {
        let tree = &self.losses[usize::from(total.max(LOWEST - 1) - (LOWEST - 1))];
        Walk::new(&self.falls, tree, 1.0, -1.0)
    }

    /// The walk for the chance that the dealer ends with this total, 17 to 21. It excludes naturals that beat every
    /// other 21.
    pub(super) fn ends_with(&self, total: u8) -> Option<Walk<'_>> {
        let at = usize::from(total.checked_sub(LOWEST)?);
        let tree = self.totals.get(at)?;
        Some(Walk::new(&self.falls, tree, 0.0, 1.0))
    }
}

impl Falls {
    /// Creates the places for cards of at most this many points.
    fn new(points: u8) -> Falls {
        let mut end = 0;
        let mut first = [0; VALUES];
        for (first, value) in first.iter_mut().zip(1..) {
            *first = end;
            end += points / value;
        }
        Falls {
            first,
            end,
            depth: usize::from(points),
        }
    }
}

/// The input for growing a tree.
struct Growth<'a> {
    hands: &'a Hands,
    terms: &'a Terms,
    orders: &'a [f64],
    falls: Falls,
    /// The hand of the upcard alone.
    first: usize,
}

/// Cards that the dealer has drawn.
#[derive(Clone, Copy)]
struct Drawn {
    counts: [u8; VALUES],
    cards: u8,
    /// The dealer's hand with them.
    place: usize,
    /// The value of the highest card.
    highest: usize,
    fall: u8,
}

impl Drawn {
    const fn nothing(place: usize) -> Drawn {
        Drawn {
            counts: [0; VALUES],
            cards: 0,
            place,
            highest: 0,
            fall: 0,
        }
    }

    /// Adds one card, of the value at index `card`.
    const fn with(mut self, card: usize, place: usize, falls: &Falls) -> Drawn {
        let fall = falls.first[card] + self.counts[card];
        self.counts[card] += 1;
        Drawn {
            counts: self.counts,
            cards: self.cards + 1,
            place,
            highest: card,
            fall,
        }
    }
}

impl Growth<'_> {
    /// Adds this set of cards, and all sets that begin with it, if any of them reaches an end with a weight.
    fn grow(&self, tree: &mut Tree, weight: &dyn Fn(Ending) -> f64, drawn: Drawn) {
        let (node, before) = (tree.nodes.len(), tree.ends.len());
        tree.nodes.push(Node {
            cards: drawn.cards,
            fall: drawn.fall,
            ends: 0,
        });
        let next_draws: Vec<Drawn> = (drawn.highest..VALUES)
            .filter_map(|card| {
                let next = self.hands.next(drawn.place, card)?;
                Some(drawn.with(card, next, &self.falls))
            })
            .collect();
        for next in &next_draws {
            let hand = self.hands.at(next.place);
            let orders = self.orders[next.place];
            if orders > 0.0 && !self.terms.dealer_draws(hand.total, hand.soft) {
                let weight = weight(self.ending(drawn.place, next.place)) * orders;
                if weight > 0.0 {
                    let fall = next.fall;
                    tree.ends.push(End { fall, weight });
                }
            }
        }
        tree.nodes[node].ends = tree.ends.len() - before;
        for next in next_draws {
            // Before the last card, whichever it was, the dealer had less than 17 with aces counted as 1. So a hand
            // without its highest card has no more than that.
            if self.hands.at(next.place).points() < LOWEST {
                self.grow(tree, weight, next);
            }
        }
        if tree.ends.len() == before {
            tree.nodes.truncate(node);
        }
    }

    fn ending(&self, before: usize, place: usize) -> Ending {
        let hand = self.hands.at(place);
        let natural = before == self.first && hand.total == 21;
        if natural && self.terms.natural.is_some() {
            Ending::Natural
        } else {
            Ending::Total(hand.total)
        }
    }
}

/// Shoes on their way over a tree. A walk starts when there are enough of them.
pub(super) struct Walk<'d> {
    falls: &'d Falls,
    tree: &'d Tree,
    /// The result for a shoe is `base + factor * sum`, with the sum over the tree.
    base: f64,
    factor: f64,
    counts: [Lanes; VALUES],
    cards: Lanes,
    /// The falling counts of the shoes. Only those that the tree uses are up to date.
    falling: [Lanes; FALLS],
    /// The place of each shoe's result.
    places: [usize; LANES],
    waiting: usize,
}

impl<'d> Walk<'d> {
    fn new(falls: &'d Falls, tree: &'d Tree, base: f64, factor: f64) -> Walk<'d> {
        Walk {
            falls,
            tree,
            base,
            factor,
            counts: [[0.0; LANES]; VALUES],
            cards: [0.0; LANES],
            falling: [[0.0; LANES]; FALLS],
            places: [0; LANES],
            waiting: 0,
        }
    }

    /// Adds a shoe without the upcard. Its result is in `results` at `place` after [`Walk::finish`] at the latest.
    pub(super) fn add(&mut self, counts: &[f64; VALUES], place: usize, results: &mut [f64]) {
        let mut cards = 0.0;
        for (lanes, count) in self.counts.iter_mut().zip(counts) {
            lanes[self.waiting] = *count;
            cards += count;
        }
        self.cards[self.waiting] = cards;
        self.places[self.waiting] = place;
        self.waiting += 1;
        if self.waiting == LANES {
            self.finish(results);
        }
    }

    /// Walks with the waiting shoes.
    pub(super) fn finish(&mut self, results: &mut [f64]) {
        if self.waiting > 0 {
            self.count_down();
            let sums = self.sums();
            for (place, sum) in self.places.into_iter().zip(sums).take(self.waiting) {
                results[place] = self.base + self.factor * sum;
            }
            self.waiting = 0;
        }
    }

    /// For each shoe, the sum of weight times chance over all ends.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn sums(&self) -> Lanes {
        let orders = self.orders();
        // The products of falling counts down to the current set.
        let mut products = [[1.0; LANES]; DEPTH];
        let mut sums = [0.0; LANES];
        let mut ends = self.tree.ends.as_slice();
        for node in &self.tree.nodes {
            let cards = usize::from(node.cards) % DEPTH;
            if cards > 0 {
                let fall = &self.falling[usize::from(node.fall) % FALLS];
                let (before, here) = products.split_at_mut(cards);
                set_product(&mut here[0], &before[cards - 1], fall);
            }
            let (of_node, others) = ends.split_at(node.ends);
            ends = others;
            if !of_node.is_empty() {
                let weights = self.weights(of_node);
                add_product(&mut sums, &products[cards], &orders[cards], &weights);
            }
        }
        sums
    }

    /// The sum of the falling counts of the last cards, each times its weight.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn weights(&self, ends: &[End]) -> Lanes {
        let mut sums = [0.0; LANES];
        for end in ends {
            let (fall, weight) = (usize::from(end.fall) % FALLS, end.weight);
            add_weighted(&mut sums, &self.falling[fall], weight);
        }
        sums
    }

    /// Computes the falling counts of each value.
    fn count_down(&mut self) {
        for (value, counts) in self.counts.iter().enumerate() {
            let first = self.falls.first[value];
            let end = self.falls.first.get(value + 1).copied();
            let mut count = *counts;
            for fall in first..end.unwrap_or(self.falls.end) {
                self.falling[usize::from(fall) % FALLS] = count;
                count = count.map(|count| count - 1.0);
            }
        }
    }

    /// The chance of one order of one, two, three, … cards if all cards were different. Zero if the shoe has too few
    /// cards.
    fn orders(&self) -> [Lanes; DEPTH] {
        let mut orders = [[0.0; LANES]; DEPTH];
        for lane in 0..LANES {
            let (mut chance, mut cards) = (1.0, self.cards[lane]);
            for order in orders.iter_mut().take(self.falls.depth) {
                chance = if cards > 0.0 { chance / cards } else { 0.0 };
                order[lane] = chance;
                cards -= 1.0;
            }
        }
        orders
    }
}

// These three functions take most of the time. Unrolled by hand, they are fast both in builds for speed and in builds
// for size.

/// Sets each lane to the product.
#[inline]
const fn set_product(result: &mut Lanes, one: &Lanes, other: &Lanes) {
    result[0] = one[0] * other[0];
    result[1] = one[1] * other[1];
    result[2] = one[2] * other[2];
    result[3] = one[3] * other[3];
    result[4] = one[4] * other[4];
    result[5] = one[5] * other[5];
    result[6] = one[6] * other[6];
    result[7] = one[7] * other[7];
}

/// Adds the product to each lane.
#[inline]
const fn add_product(sum: &mut Lanes, one: &Lanes, two: &Lanes, three: &Lanes) {
    sum[0] += one[0] * two[0] * three[0];
    sum[1] += one[1] * two[1] * three[1];
    sum[2] += one[2] * two[2] * three[2];
    sum[3] += one[3] * two[3] * three[3];
    sum[4] += one[4] * two[4] * three[4];
    sum[5] += one[5] * two[5] * three[5];
    sum[6] += one[6] * two[6] * three[6];
    sum[7] += one[7] * two[7] * three[7];
}

/// Adds the count times the weight to each lane.
#[inline]
const fn add_weighted(sum: &mut Lanes, count: &Lanes, weight: f64) {
    sum[0] += count[0] * weight;
    sum[1] += count[1] * weight;
    sum[2] += count[2] * weight;
    sum[3] += count[3] * weight;
    sum[4] += count[4] * weight;
    sum[5] += count[5] * weight;
    sum[6] += count[6] * weight;
    sum[7] += count[7] * weight;
}
