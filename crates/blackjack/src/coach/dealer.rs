//! The chances of the dealer's final totals, for many shoes at once. The sum goes over sets of cards instead of
//! sequences of draws.
//!
//! For a given upcard, the cards that the dealer draws, the hole card included, form a set in which values repeat. Each
//! set has a number of orders in which the dealer can draw it before standing. That number is the same for every shoe.
//! The chance of one order is a product of *falling counts*: n·(n − 1)·… for each value with n cards in the shoe,
//! divided by the same product for all cards. So each upcard needs a few trees of sets, made once, and a walk over a
//! tree multiplies the counts.

use super::hands::Hands;
use super::shoe::VALUES;
use super::terms::Terms;
use crate::Ties;

// A walk for many shoes uses the vector instructions of WebAssembly. A WebAssembly module with such instructions loads
// only in browsers that support them (docs/setup.md), so only the web workers may contain this code.

/// The number of shoes in one walk. They fill several vector registers, so that more shoes share the other costs of the
/// walk.
const LANES: usize = 8;

/// A number for each shoe of a walk.
type Lanes = [f64; LANES];

/// More than the number of cards that the dealer can draw. The most is 16: after an ace that counts 1, fifteen more
/// such aces and one more card of any value.
const DEPTH: usize = 32;

/// At least the number of falling counts of an upcard. An ace has the most: 56.
const FALLING_COUNTS: usize = 64;

/// The number of totals on which the dealer stands: 17 to 21.
pub(super) const TOTALS: usize = 5;

/// The lowest of these totals.
const LOWEST: u8 = 17;

/// The final hands of the dealer with one upcard.
#[derive(Clone, Debug)]
pub(super) struct Dealer {
    indices: CountIndices,
    /// The average loss of a player who stands on 16 or less, 17, … 21, compared with a win every time: 1 for a push, 2
    /// for a lost bet.
    losses: [Tree; TOTALS + 1],
    /// The chances of the dealer's totals 17, … 21.
    totals: [Tree; TOTALS],
}

/// The indices of the falling counts in [`Walk::falling`].
#[derive(Clone, Debug)]
struct CountIndices {
    /// The index of the count n of each value. n − 1 follows it, then n − 2, and so on up to the next value's index.
    first: [u8; VALUES],
    /// The number of indices: the end of the last value's counts.
    end: u8,
    /// An upper limit for the number of cards that the dealer draws.
    depth: usize,
}

/// Sets of cards, each before the larger sets that continue it. A larger set has one more card, which is no lower than
/// the others.
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
    /// The index of the falling count of its last card.
    count_index: u8,
    /// The number of its ends in [`Tree::ends`].
    ends: usize,
}

/// One more card, after which the dealer stands.
#[derive(Clone, Copy, Debug)]
struct End {
    /// The index of the falling count of that card.
    count_index: u8,
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
            indices: CountIndices::new(21 - hands.at(first).points()),
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
            indices: growth.indices,
        }
    }

    /// The walk for the worth of standing on this total against each shoe, for a bet of 1. A natural of the dealer is a
    /// loss.
    pub(super) fn stand(&self, total: u8) -> Walk<'_> {
        let tree = &self.losses[usize::from(total.max(LOWEST - 1) - (LOWEST - 1))];
        Walk::new(&self.indices, tree, 1.0, -1.0)
    }

    /// The walk for the chance that the dealer ends with this total, 17 to 21. It excludes naturals that beat every
    /// other 21.
    pub(super) fn ends_with(&self, total: u8) -> Option<Walk<'_>> {
        let at = usize::from(total.checked_sub(LOWEST)?);
        let tree = self.totals.get(at)?;
        Some(Walk::new(&self.indices, tree, 0.0, 1.0))
    }
}

impl CountIndices {
    /// Creates the indices for draws of at most this many points together.
    fn new(points: u8) -> CountIndices {
        let mut end = 0;
        let mut first = [0; VALUES];
        for (first, value) in first.iter_mut().zip(1..) {
            *first = end;
            end += points / value;
        }
        CountIndices {
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
    indices: CountIndices,
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
    count_index: u8,
}

impl Drawn {
    const fn nothing(place: usize) -> Drawn {
        Drawn {
            counts: [0; VALUES],
            cards: 0,
            place,
            highest: 0,
            count_index: 0,
        }
    }

    /// Adds one card, of the value at index `card`.
    const fn with(mut self, card: usize, place: usize, indices: &CountIndices) -> Drawn {
        let count_index = indices.first[card] + self.counts[card];
        self.counts[card] += 1;
        Drawn {
            counts: self.counts,
            cards: self.cards + 1,
            place,
            highest: card,
            count_index,
        }
    }
}

impl Growth<'_> {
    /// Adds this set of cards and all sets that continue it. Adds nothing if no end among them has a weight.
    fn grow(&self, tree: &mut Tree, weight: &dyn Fn(Ending) -> f64, drawn: Drawn) {
        let (node, before) = (tree.nodes.len(), tree.ends.len());
        tree.nodes.push(Node {
            cards: drawn.cards,
            count_index: drawn.count_index,
            ends: 0,
        });
        let next_draws: Vec<Drawn> = (drawn.highest..VALUES)
            .filter_map(|card| {
                let next = self.hands.next(drawn.place, card)?;
                Some(drawn.with(card, next, &self.indices))
            })
            .collect();
        for next in &next_draws {
            let hand = self.hands.at(next.place);
            let orders = self.orders[next.place];
            if orders > 0.0 && !self.terms.dealer_draws(hand.total, hand.soft) {
                let weight = weight(self.ending(drawn.place, next.place)) * orders;
                if weight > 0.0 {
                    let count_index = next.count_index;
                    tree.ends.push(End {
                        count_index,
                        weight,
                    });
                }
            }
        }
        tree.nodes[node].ends = tree.ends.len() - before;
        for next in next_draws {
            // The tree adds the cards of a final hand in ascending order, so the highest comes last. The dealer drew
            // one of the cards last, and the others had less than 17 points with aces counted as 1. So all cards but
            // the highest have less than 17 points too, and larger sets are not needed.
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

/// A walk over a tree for up to [`LANES`] shoes. It starts when that many shoes wait, or with [`Walk::finish`].
pub(super) struct Walk<'d> {
    indices: &'d CountIndices,
    tree: &'d Tree,
    /// The result for a shoe is `base + factor * sum`, with the sum over the tree.
    base: f64,
    factor: f64,
    counts: [Lanes; VALUES],
    cards: Lanes,
    /// The falling counts of the shoes. Only those that the tree uses are up to date.
    falling: [Lanes; FALLING_COUNTS],
    /// The index of each shoe's result.
    places: [usize; LANES],
    waiting: usize,
}

impl<'d> Walk<'d> {
    fn new(indices: &'d CountIndices, tree: &'d Tree, base: f64, factor: f64) -> Walk<'d> {
        Walk {
            indices,
            tree,
            base,
            factor,
            counts: [[0.0; LANES]; VALUES],
            cards: [0.0; LANES],
            falling: [[0.0; LANES]; FALLING_COUNTS],
            places: [0; LANES],
            waiting: 0,
        }
    }

    /// Adds a shoe, from which the upcard is removed. Its result is in `results[place]` after [`Walk::finish`] at the
    /// latest.
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

    /// Starts the walk for the shoes that wait, if there are any.
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

    /// For each shoe, the sum over all ends of their weight times the chance of one order.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn sums(&self) -> Lanes {
        let reciprocals = self.reciprocals();
        // The products of falling counts down to the current set.
        let mut products = [[1.0; LANES]; DEPTH];
        let mut sums = [0.0; LANES];
        let mut ends = self.tree.ends.as_slice();
        for node in &self.tree.nodes {
            let cards = usize::from(node.cards) % DEPTH;
            if cards > 0 {
                let count = &self.falling[usize::from(node.count_index) % FALLING_COUNTS];
                let (before, here) = products.split_at_mut(cards);
                set_product(&mut here[0], &before[cards - 1], count);
            }
            let (of_node, others) = ends.split_at(node.ends);
            ends = others;
            if !of_node.is_empty() {
                let weights = self.weights(of_node);
                add_product(&mut sums, &products[cards], &reciprocals[cards], &weights);
            }
        }
        sums
    }

    /// The sum of the falling counts of the last cards, each times its weight.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn weights(&self, ends: &[End]) -> Lanes {
        let mut sums = [0.0; LANES];
        for end in ends {
            let count = &self.falling[usize::from(end.count_index) % FALLING_COUNTS];
            add_weighted(&mut sums, count, end.weight);
        }
        sums
    }

    /// Computes the falling counts of each value.
    fn count_down(&mut self) {
        for (value, counts) in self.counts.iter().enumerate() {
            let first = self.indices.first[value];
            let end = self.indices.first.get(value + 1).copied();
            let mut count = *counts;
            for count_index in first..end.unwrap_or(self.indices.end) {
                self.falling[usize::from(count_index) % FALLING_COUNTS] = count;
                count = count.map(|count| count - 1.0);
            }
        }
    }

    /// For sets of one, two, three, … cards, the reciprocal of the product n·(n − 1)·… for all n cards of the shoe.
    /// Zero if the shoe has too few cards.
    fn reciprocals(&self) -> [Lanes; DEPTH] {
        let mut reciprocals = [[0.0; LANES]; DEPTH];
        for lane in 0..LANES {
            let (mut product, mut cards) = (1.0, self.cards[lane]);
            for reciprocal in reciprocals.iter_mut().take(self.indices.depth) {
                product = if cards > 0.0 { product / cards } else { 0.0 };
                reciprocal[lane] = product;
                cards -= 1.0;
            }
        }
        reciprocals
    }
}

// The coach spends most of its time in these three functions. Unrolled by hand, they are fast both in builds for speed
// and in builds for size.

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
