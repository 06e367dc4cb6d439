//! Is the shuffle uniform? The test counts a million shuffles of the game's own code in three ways (ten million in
//! `cargo xtask soak`). It counts two shuffles with a known bias in the same three ways and must detect the bias.
//!
//! The test measures [`Key::shuffle`], the one shuffle of the game, on a pack of 52. Each shuffle has its own secret
//! and goes the whole way from secret to key to card stream to order. The secrets are a counter's bytes and otherwise
//! zero. That is harder on the code than entropy: the secrets differ in a few bits, and any trace of them in the cards
//! would show here. The test does not measure the browser's entropy.
//!
//! # The three statistics
//!
//! Each is a sum of (observed − expected)² / expected, which in a uniform shuffle follows a chi-square distribution
//! when there are many shuffles. For the first two the counts within one shuffle depend on each other. The size of this
//! dependence follows from the symmetry of the 52! orders, and the sums below allow for it. So they are chi-square too,
//! not just nearly.
//!
//! 1. *Card against position*: how often each of 52 cards came to each of 52 places. The counts of a row and of a
//!    column add up to the number of shuffles, so 51² = 2601 are free. The sum of all 52² terms is 52/51 times a
//!    chi-square.
//! 2. *Adjacent pairs*: how often card b came right after card a, for all 52 · 51 ordered pairs of cards. The pack's
//!    edge counts as a 53rd card, after the last card and before the first, so that the order is a ring and all cards
//!    are alike: 53 · 52 ordered pairs, each expected once in 52 shuffles. The sums of both directions (ab + ba) are
//!    chi-square with 53 · 50 / 2 = 1325 degrees of freedom. Their differences (ab − ba) are 53/51 times a chi-square
//!    with 52 · 51 / 2 = 1326. A shuffle that keeps some order shows in the second before the first.
//! 3. *Cycles*: how many cycles the order has as a permutation of the fresh pack. c(52, k) of the 52! permutations have
//!    k cycles, with c the unsigned Stirling numbers of the first kind.
//!
//! # The bounds
//!
//! With a uniform shuffle each statistic is above its upper bound for one choice of secrets in a thousand. It is below
//! its lower bound, which would be suspiciously even, for one in a thousand. The secrets are fixed, so the result never
//! changes by itself.

use std::fmt;
use std::thread;

use fair_deal::core::{Mix, Secret};
use rand::rngs::ChaCha20Rng;
use rand::{Rng as _, SeedableRng as _};

use crate::support::is_soak;

/// The number of cards in the pack.
const CARDS: usize = 52;

/// The cards, plus the pack's edge.
const RING: usize = CARDS + 1;

/// Returns the number of counted shuffles of the game: ten million in a soak run, otherwise a million.
fn shuffles() -> u64 {
    if is_soak() { 10_000_000 } else { 1_000_000 }
}

/// The number of parts of the count, one for each thread.
const PARTS: u64 = 4;

/// The point that a standard normal variable exceeds with probability 0.001.
const Z: f64 = 3.090_232;

/// A pack of cards by their numbers in the fresh pack.
type Pack = [u8; CARDS];

const FRESH: Pack = {
    let mut pack = [0; CARDS];
    let mut card = 0;
    while card < 52 {
        pack[card as usize] = card;
        card += 1;
    }
    pack
};

/// The counts of some shuffles.
struct Counts {
    shuffles: u64,
    /// Indexed by card, then position.
    positions: Vec<[u64; CARDS]>,
    /// Indexed by card, then the next card. The last index of each is the edge.
    pairs: Vec<[u64; RING]>,
    /// Indexed by the number of cycles. Index 0 stays empty.
    cycles: [u64; RING],
}

impl Counts {
    fn none() -> Counts {
        Counts {
            shuffles: 0,
            positions: vec![[0; CARDS]; CARDS],
            pairs: vec![[0; RING]; RING],
            cycles: [0; RING],
        }
    }

    fn count(&mut self, order: &Pack) {
        const EDGE: usize = CARDS;
        self.shuffles += 1;
        let mut before = EDGE;
        for (position, &card) in order.iter().enumerate() {
            let card = usize::from(card);
            self.positions[card][position] += 1;
            self.pairs[before][card] += 1;
            before = card;
        }
        self.pairs[before][EDGE] += 1;
        self.cycles[cycles(order)] += 1;
    }

    fn add(&mut self, other: &Counts) {
        self.shuffles += other.shuffles;
        let rows = self.positions.iter_mut().zip(&other.positions);
        rows.for_each(|(mine, theirs)| add(mine, theirs));
        let rows = self.pairs.iter_mut().zip(&other.pairs);
        rows.for_each(|(mine, theirs)| add(mine, theirs));
        add(&mut self.cycles, &other.cycles);
    }

    fn card_against_position(&self) -> Statistic {
        let expected = real(self.shuffles) / 52.0;
        let sum: f64 = self
            .positions
            .iter()
            .flatten()
            .map(|&observed| term(real(observed), expected))
            .sum();
        Statistic {
            name: "card against position",
            value: sum * 51.0 / 52.0,
            freedom: 51 * 51,
        }
    }

    fn adjacent_pairs(&self) -> Statistic {
        let expected = real(self.shuffles) / 52.0;
        let (mut together, mut against) = (0.0, 0.0);
        for first in 0..RING {
            for second in first + 1..RING {
                let there = real(self.pairs[first][second]);
                let back = real(self.pairs[second][first]);
                together += term(there + back, 2.0 * expected);
                against += (there - back).powi(2) / (2.0 * expected);
            }
        }
        Statistic {
            name: "adjacent pairs",
            value: together + against * 51.0 / 53.0,
            freedom: 1325 + 1326,
        }
    }

    fn cycle_counts(&self) -> Statistic {
        let chances = cycle_chances(CARDS);
        let expected = |count: usize| chances[count] * real(self.shuffles);
        let expected_from = |count: usize| (count..=CARDS).map(expected).sum::<f64>();
        // Where few are expected the sum would not be chi-square, so the rare high cycle counts share one bin.
        let many = (1..CARDS)
            .find(|&count| expected_from(count + 1) < 20.0)
            .expect("52 cycles are rare");
        let few = (1..many).map(|count| term(real(self.cycles[count]), expected(count)));
        let observed_from = self.cycles[many..].iter().sum();
        Statistic {
            name: "cycles",
            value: few.sum::<f64>() + term(real(observed_from), expected_from(many)),
            freedom: many - 1,
        }
    }

    fn statistics(&self) -> [Statistic; 3] {
        [
            self.card_against_position(),
            self.adjacent_pairs(),
            self.cycle_counts(),
        ]
    }
}

fn add(mine: &mut [u64], theirs: &[u64]) {
    for (mine, theirs) in mine.iter_mut().zip(theirs) {
        *mine += theirs;
    }
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
fn real(count: u64) -> f64 {
    count as f64
}

fn term(observed: f64, expected: f64) -> f64 {
    (observed - expected).powi(2) / expected
}

/// Returns the number of cycles of an order as a permutation of the fresh pack.
fn cycles(order: &Pack) -> usize {
    let mut seen = 0_u64;
    let mut cycles = 0;
    for start in FRESH {
        let mut card = start;
        cycles += usize::from(seen >> card & 1 == 0);
        while seen >> card & 1 == 0 {
            seen |= 1 << card;
            card = order[usize::from(card)];
        }
    }
    cycles
}

/// Returns the probability of each number of cycles, from 0 to `n`, in a uniform permutation of `n` things: c(n, k) /
/// n!, by the recurrence c(n, k) = (n − 1) · c(n − 1, k) + c(n − 1, k − 1).
fn cycle_chances(n: usize) -> Vec<f64> {
    let mut chances = vec![1.0];
    for size in 1..=n {
        let size = real(size as u64);
        let mut next = vec![0.0; chances.len() + 1];
        for (count, chance) in chances.iter().enumerate() {
            next[count] += chance * (size - 1.0) / size;
            next[count + 1] += chance / size;
        }
        chances = next;
    }
    chances
}

/// A sum that is chi-square with this many degrees of freedom if the shuffle is uniform.
#[derive(Debug)]
struct Statistic {
    name: &'static str,
    value: f64,
    freedom: usize,
}

impl Statistic {
    fn is_passed(&self) -> bool {
        (chi_square(self.freedom, -Z)..=chi_square(self.freedom, Z)).contains(&self.value)
    }
}

impl fmt::Display for Statistic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistic {
            name,
            value,
            freedom,
        } = self;
        write!(
            f,
            "{name}: chi-square {value:.1} with {freedom} degrees of freedom, between {:.1} and {:.1} \
             if uniform",
            chi_square(*freedom, -Z),
            chi_square(*freedom, Z)
        )
    }
}

/// Returns the bound that a chi-square variable exceeds as rarely as a standard normal variable exceeds `z`, by Wilson
/// and Hilferty's formula.
fn chi_square(freedom: usize, z: f64) -> f64 {
    let freedom = real(freedom as u64);
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + z * spread.sqrt()).powi(3)
}

/// Counts this many shuffles. `shuffle` makes an order from a number, so that the sum does not depend on the division
/// of the work.
fn count(shuffles: u64, shuffle: impl Fn(u64) -> Pack + Sync) -> Counts {
    let part = |part: u64| {
        let mut counts = Counts::none();
        for number in shuffles * part / PARTS..shuffles * (part + 1) / PARTS {
            counts.count(&shuffle(number));
        }
        counts
    };
    let mut sum = Counts::none();
    thread::scope(|scope| {
        let part = &part;
        let parts: Vec<_> = (0..PARTS)
            .map(|number| scope.spawn(move || part(number)))
            .collect();
        for counts in parts {
            sum.add(&counts.join().expect("the thread counts"));
        }
    });
    assert_eq!(sum.shuffles, shuffles);
    sum
}

/// The game's shuffle with the secret that holds this number.
fn fair(number: u64) -> Pack {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_le_bytes());
    let key = Secret::from_bytes(secret).key(&Mix::default());
    let order = key.shuffle(FRESH.to_vec());
    order.try_into().expect("as many cards as before")
}

/// Numbers below a bound that are uniform to one part in millions, so that any bias found is the shuffle's own.
fn numbers(number: u64) -> impl FnMut(u32) -> usize {
    let mut stream = ChaCha20Rng::seed_from_u64(number);
    move |below| {
        let scaled = (u64::from(stream.next_u32()) * u64::from(below)) >> 32;
        usize::try_from(scaled).expect("below the bound")
    }
}

/// The method of the Elm program that this one follows (docs/validation.md): each card gets a random key, and the cards
/// are sorted by their keys. Cards with equal keys stay in the order of the fresh pack. The range of its keys is not on
/// record. Here it is a hundred.
fn sorted_by_random_keys(number: u64) -> Pack {
    let mut below = numbers(number);
    let mut keyed = FRESH.map(|card| (below(100), card));
    keyed.sort_by_key(|&(key, _)| key);
    keyed.map(|(_, card)| card)
}

/// The classic mistake: every card is swapped with any card of the whole pack. These are 52^52 equally likely ways to
/// 52! orders, and 52! does not divide 52^52.
fn swapped_with_any(number: u64) -> Pack {
    let mut below = numbers(number);
    let mut pack = FRESH;
    for place in 0..CARDS {
        pack.swap(place, below(52));
    }
    pack
}

#[test]
fn fair_shuffles_are_uniform() {
    for statistic in count(shuffles(), fair).statistics() {
        println!("{statistic}");
        assert!(statistic.is_passed(), "{statistic}");
    }
}

/// The pairs detect it with ten thousand shuffles, the positions with a hundred thousand. The cycles, which ties hardly
/// affect, need this many.
#[test]
fn biased_sort_by_random_keys_is_detected() {
    for statistic in count(3_000_000, sorted_by_random_keys).statistics() {
        println!("{statistic}");
        assert!(!statistic.is_passed(), "{statistic}");
    }
}

#[test]
fn biased_swap_with_any_card_is_detected() {
    for statistic in count(100_000, swapped_with_any).statistics() {
        println!("{statistic}");
        assert!(!statistic.is_passed(), "{statistic}");
    }
}

#[test]
fn bounds_agree_with_chi_square_tables() {
    // The points that are exceeded with probability 0.999 and 0.001.
    for (freedom, low, high) in [
        (13, 2.617, 34.528),
        (100, 61.918, 149.449),
        (2601, 2383.804, 2829.594),
        (2651, 2431.672, 2881.726),
    ] {
        for (z, table) in [(-Z, low), (Z, high)] {
            let error = chi_square(freedom, z) / table - 1.0;
            // The lower bound for few degrees of freedom is the least exact.
            assert!(error.abs() < 0.04, "{freedom}, {z}: {error}");
        }
    }
}

#[test]
fn the_cycles_of_an_order_are_counted() {
    let mut pack = FRESH;
    assert_eq!(cycles(&pack), 52);
    pack.swap(3, 40);
    assert_eq!(cycles(&pack), 51);
    pack = FRESH;
    pack.rotate_left(1);
    assert_eq!(cycles(&pack), 1);
    pack = FRESH;
    pack.rotate_left(13);
    assert_eq!(cycles(&pack), 13);
}

#[test]
fn cycle_chances_are_stirling_numbers() {
    let close = |a: f64, b: f64| (a - b).abs() < 1e-12;
    // c(4, k) and c(9, k) from published tables.
    for numbers in [
        &[0.0, 6.0, 11.0, 6.0, 1.0][..],
        &[
            0.0, 40320.0, 109_584.0, 118_124.0, 67284.0, 22449.0, 4536.0, 546.0, 36.0, 1.0,
        ],
    ] {
        let orders: f64 = numbers.iter().sum();
        let chances = cycle_chances(numbers.len() - 1);
        for (chance, number) in chances.iter().zip(numbers) {
            assert!(close(*chance, number / orders), "{numbers:?}");
        }
    }
    let chances = cycle_chances(CARDS);
    assert!(close(chances.iter().sum(), 1.0));
    assert!(close(chances[1], 1.0 / 52.0));
}
