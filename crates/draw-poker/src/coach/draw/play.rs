//! The best hold of every hand that can be dealt, computed in one pass.

use super::draw_coach::DrawCoach;
use super::kinds::{HAND, Kinds, SETS, WILD, choose, parts, sets};
use super::outcome::WholeGame;
use super::suits::{Pattern, Shape};
use super::sums::{RESULTS, count_exactly};

/// The scaled total of a held part, followed by the place of the part in [`ORDER`]. The largest key is the best hold.
/// Among equal totals it is the one with more cards.
pub(super) type Key = u64;

/// The parts of a hand, sorted by size, and parts of equal size from higher cards to lower ones. Between equal holds of
/// one size this prefers the lower cards, with a wild card as the highest. The golden frequencies use the same order.
const ORDER: [u8; 32] = [
    0, 16, 8, 4, 2, 1, 24, 20, 18, 17, 12, 10, 9, 6, 5, 3, 28, 26, 25, 22, 21, 19, 14, 13, 11, 7,
    30, 29, 27, 23, 15, 31,
];

const fn places() -> [u64; 32] {
    let mut places = [0; 32];
    let mut place = 0;
    while place < 32 {
        places[ORDER[place] as usize] = place as u64;
        place += 1;
    }
    places
}

const PLACES: [u64; 32] = places();

pub(super) fn key(part: usize, total: i64, weight: u64) -> Key {
    (total.unsigned_abs() * weight) << 5 | PLACES[part & 31]
}

pub(super) fn part(key: Key) -> usize {
    usize::from(ORDER[(key & 31) as usize])
}

const fn total(key: Key) -> u64 {
    key >> 5
}

/// A sum of squares of scaled totals, which are below 2^37. It consists of three sums below 2^63, because 128-bit
/// numbers are slow in the browser.
#[derive(Default)]
struct Squares {
    low: u64,
    middle: u64,
    high: u64,
}

impl Squares {
    const HALF: u32 = 19;

    /// Adds the square of this total, multiplied by `times`.
    fn add(&mut self, total: u64, times: u64) {
        let (low, high) = (total & ((1 << Squares::HALF) - 1), total >> Squares::HALF);
        self.low += low * low * times;
        self.middle += low * high * times;
        self.high += high * high * times;
    }

    fn sum(&self) -> u128 {
        let [low, middle, high] = [self.low, self.middle, self.high].map(u128::from);
        low + (middle << (Squares::HALF + 1)) + (high << (2 * Squares::HALF))
    }
}

/// The values of all hands with certain kinds, whatever their suits.
struct Hand {
    /// The number of each part.
    numbers: [u16; 32],
    /// The wild cards, as a part.
    wild: usize,
    /// For each held part, the total pay of its draws with all hands counted as mixed.
    mixed: [i64; 32],
    /// The keys of these totals.
    keys: [Key; 32],
    /// The part with the best key among those with two or more natural cards.
    top: usize,
    /// For each part that is all cards of a suit, and for each subset of it: the additional pay of draws to flushes of
    /// that suit.
    suited: [[i64; 32]; 32],
    /// For each part that is all cards of a suit, the best hold within that suit.
    best: [Key; 32],
}

impl Hand {
    const EMPTY: Hand = Hand {
        numbers: [0; 32],
        wild: 0,
        mixed: [0; 32],
        keys: [0; 32],
        top: 0,
        suited: [[0; 32]; 32],
        best: [0; 32],
    };

    fn set(&mut self, kinds: Kinds, shape: &Shape, coach: &DrawCoach, weights: &[u64; 32]) {
        self.numbers = parts(kinds);
        let wild = kinds.iter().enumerate().filter(|(_, kind)| **kind == WILD);
        self.wild = wild.fold(0, |wild, (place, _)| wild | 1 << place);
        self.mixed = self.numbers.map(|number| coach.mixed.of(number));
        count_exactly(&mut self.mixed);
        self.top = 0;
        let mut top = 0;
        for (part, (total, weight)) in self.mixed.into_iter().zip(weights).enumerate() {
            self.keys[part] = key(part, total, *weight);
            if (part & !self.wild).count_ones() > 1 && self.keys[part] > top {
                (self.top, top) = (part, self.keys[part]);
            }
        }
        let mut wholes = shape.suited & !1;
        while wholes != 0 {
            self.set_suit(wholes.trailing_zeros() as usize, coach, weights);
            wholes &= wholes - 1;
        }
    }

    /// Computes the additional pay of a hand in which exactly these cards have one suit. The hands that hold a part and
    /// no other card of the set are counted by recursion: remove one of the other cards from the set, then subtract the
    /// hands that hold it.
    fn set_suit(&mut self, whole: usize, coach: &DrawCoach, weights: &[u64; 32]) {
        let is_natural = |part: usize| part & !self.wild != 0;
        let mut best = 0;
        let mut part = whole;
        loop {
            let others = whole & !part;
            let more = if others == 0 {
                let number = self.numbers[whole & 31];
                if is_natural(whole) {
                    coach.suited.of(number)
                } else {
                    0
                }
            } else {
                let other = others & others.wrapping_neg();
                self.suited[(whole ^ other) & 31][part & 31]
                    - self.suited[whole & 31][(part | other) & 31]
            };
            self.suited[whole & 31][part & 31] = more;
            if is_natural(part) {
                best = best.max(key(part, self.mixed[part & 31] + more, weights[part & 31]));
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & whole;
        }
        self.best[whole & 31] = best;
    }

    /// The best hold of the hands with this pattern.
    fn best(&self, pattern: &Pattern, weights: &[u64; 32]) -> Key {
        let mut best = 0;
        if pattern.unsuited >> self.top & 1 == 1 {
            best = self.keys[self.top & 31];
        } else {
            let mut unsuited = pattern.unsuited;
            while unsuited != 0 {
                best = best.max(self.keys[unsuited.trailing_zeros() as usize & 31]);
                unsuited &= unsuited - 1;
            }
        }
        for whole in pattern.suits {
            best = best.max(self.best[usize::from(whole) & 31]);
        }
        let mut part = self.wild;
        loop {
            let flushes = pattern
                .suits
                .iter()
                .map(|whole| self.suited[usize::from(*whole) & 31][part & 31]);
            let total = self.mixed[part & 31] + flushes.sum::<i64>();
            best = best.max(key(part, total, weights[part & 31]));
            if part == 0 {
                return best;
            }
            part = (part - 1) & self.wild;
        }
    }
}

impl DrawCoach {
    /// For each held part, the factor that makes the totals of its draws comparable with those of other parts.
    pub(super) fn weights(&self) -> [u64; 32] {
        let most = HAND * choose(self.unseen(), HAND);
        std::array::from_fn(|part| {
            let swapped = HAND - part.count_ones() as usize;
            (most / choose(self.unseen(), swapped)) as u64
        })
    }

    /// Plays the best hold of every hand that can be dealt.
    #[must_use]
    pub fn whole(&self) -> WholeGame {
        let weights = self.weights();
        let mut hand = Hand::EMPTY;
        // The multiplicity of the hands that hold each set of cards.
        let (mut mixed, mut suited) = (vec![0_i64; SETS], vec![0_i64; SETS]);
        let (mut deals, mut squares) = (0, Squares::default());
        let in_pack = |kind: &u8| self.counted.of_kind[usize::from(*kind)] > 0;
        for kinds in sets(HAND) {
            let wild = kinds.iter().filter(|kind| **kind == WILD);
            let Some(patterns) = self.counted.patterns.get(wild.count()) else {
                continue;
            };
            let shape = patterns.of(kinds);
            if shape.patterns.is_empty() || !kinds.iter().all(in_pack) {
                continue;
            }
            hand.set(kinds, shape, self, &weights);
            let mut holds = [0_i64; 32];
            for pattern in &shape.patterns {
                let best = hand.best(pattern, &weights);
                let held = part(best);
                deals += u64::from(pattern.hands);
                squares.add(total(best), pattern.hands.into());
                let times = i64::from(pattern.hands) * weights[held].cast_signed();
                holds[held] += times;
                for whole in pattern.suits {
                    hand.add_suited(&mut suited, usize::from(whole), held, times);
                }
            }
            // Each hold is a signed sum over sets of cards. See `count_exactly`.
            for place in 0..HAND {
                for part in 0..32 {
                    if part >> place & 1 == 1 {
                        holds[part] -= holds[part ^ 1 << place];
                    }
                }
            }
            for (number, times) in hand.numbers.iter().zip(holds) {
                mixed[usize::from(*number)] += times;
            }
        }
        WholeGame {
            table: self.table,
            counts: self.add_up(&mixed, &suited),
            deals,
            squares: squares.sum(),
        }
    }

    /// Returns the number of hands with each result, given the multiplicity of the hands that hold each set of cards.
    fn add_up(&self, mixed: &[i64], suited: &[i64]) -> [u64; RESULTS] {
        let counted = &self.counted;
        let mut counts = [0_i64; RESULTS];
        // Intermediate values may wrap past 2^63 and back. The final values are far below it.
        let mut add = |result: usize, hands: i64, times: i64| {
            let count = &mut counts[result % RESULTS];
            *count = count.wrapping_add(hands.wrapping_mul(times));
        };
        for (sums, times) in [(&counted.mixed, mixed), (&counted.suited, suited)] {
            for (tally, times) in sums.all().iter().zip(times) {
                for (result, hands) in tally.0.iter().enumerate() {
                    add(result, i64::from(*hands), *times);
                }
            }
        }
        for hand in counted.mixed.all().len()..SETS {
            let results = &counted.results;
            add(
                usize::from(results.mixed(hand)),
                1,
                mixed[hand] - suited[hand],
            );
            add(usize::from(results.suited(hand)), 1, suited[hand]);
        }
        counts.map(i64::cast_unsigned)
    }
}

impl Hand {
    /// Counts the draws to flushes in the suit of `whole`, where the part `held` occurs `times` times.
    fn add_suited(&self, sums: &mut [i64], whole: usize, held: usize, times: i64) {
        if whole == 0 || held & !whole != 0 {
            return;
        }
        let others = whole & !held;
        let mut more = others;
        loop {
            let part = held | more;
            if part & !self.wild != 0 {
                let sum = &mut sums[usize::from(self.numbers[part & 31])];
                *sum += if more.count_ones().is_multiple_of(2) {
                    times
                } else {
                    -times
                };
            }
            if more == 0 {
                return;
            }
            more = (more - 1) & others;
        }
    }
}
