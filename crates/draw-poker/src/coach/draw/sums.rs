//! For each set of cards, the number of hands of each result that hold it, and the counts for a hand after a discard.
//!
//! A result is a number below [`RESULTS`]: a row of a pay table, or a category. It depends on the kinds of a hand's
//! cards, and on whether its natural cards have one suit (the hand is then *suited*, otherwise *mixed*). The module
//! counts hands in two steps. First it treats all hands as mixed and counts by kinds alone. Then, for each suit, it
//! counts the difference between suited hands and mixed hands of the same kinds.

use std::ops::{AddAssign, SubAssign};

use super::kinds::{HAND, KINDS, Kinds, STEPS, WILD, first_of, parts, sets};
use fair_deal_core::{Card, Jokers, PackCard, Rank, Suit, WildHand};

/// The largest number of results.
pub(super) const RESULTS: usize = 16;

/// The number of hands with each result. It can be negative in a difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally(pub(super) [i32; RESULTS]);

impl Tally {
    /// A tally of one hand with this result.
    pub(super) fn one(result: u8) -> Tally {
        let mut one = Tally::default();
        one.add(result, 1);
        one
    }

    fn add(&mut self, result: u8, hands: i32) {
        self.0[usize::from(result) % RESULTS] += hands;
    }

    fn add_times(&mut self, other: &Tally, times: i32) {
        for (mine, its) in self.0.iter_mut().zip(other.0) {
            *mine += its * times;
        }
    }
}

impl AddAssign for Tally {
    #[inline]
    fn add_assign(&mut self, other: Tally) {
        for (mine, its) in self.0.iter_mut().zip(other.0) {
            *mine += its;
        }
    }
}

impl SubAssign for Tally {
    #[inline]
    fn sub_assign(&mut self, other: Tally) {
        for (mine, its) in self.0.iter_mut().zip(other.0) {
            *mine -= its;
        }
    }
}

/// The result of every hand, by the number of its kinds.
#[derive(Clone, Debug)]
pub(super) struct Results {
    mixed: Vec<u8>,
    suited: Vec<u8>,
}

/// The number of the first set of five cards.
const HANDS: usize = first_of(HAND);

impl Results {
    /// Creates the results from a function of a hand's kinds and of whether it is suited. The function is also called
    /// for kinds of which no hand exists, but no draw leads to them.
    pub(super) fn new(result: impl Fn(&Kinds, bool) -> u8) -> Results {
        Results {
            mixed: sets(HAND).map(|kinds| result(&kinds, false)).collect(),
            suited: sets(HAND).map(|kinds| result(&kinds, true)).collect(),
        }
    }

    /// Creates the results of the hands of a pack with these jokers from a function of the hand.
    pub(super) fn with_jokers(jokers: Jokers, result: impl Fn(&WildHand) -> u8) -> Results {
        let [first, second, third, fourth] = Suit::ALL;
        Results::new(|kinds, suited| {
            let wanted = kinds.iter().filter(|kind| **kind == WILD);
            if wanted.count() > jokers.count() {
                return 0;
            }
            let suits = if suited {
                [first; HAND]
            } else {
                // Equal kinds are adjacent, so they get different suits. The five cards never share one suit.
                [first, second, third, fourth, first]
            };
            let mut jokers = jokers.each();
            let cards = kinds.iter().zip(suits);
            let cards: Option<Vec<PackCard>> = cards
                .map(|(kind, suit)| match Rank::ALL.get(usize::from(*kind)) {
                    Some(rank) => Some(Card::new(*rank, suit).into()),
                    None => jokers.next().map(PackCard::Joker),
                })
                .collect();
            let hand = cards.and_then(|cards| WildHand::new(&cards).ok());
            hand.map_or(0, |hand| result(&hand))
        })
    }

    /// The result of the mixed hand with this number.
    pub(super) fn mixed(&self, number: usize) -> u8 {
        let hand = number.checked_sub(HANDS);
        hand.and_then(|hand| self.mixed.get(hand))
            .map_or(0, |it| *it)
    }

    /// The result of the suited hand with this number.
    pub(super) fn suited(&self, number: usize) -> u8 {
        let hand = number.checked_sub(HANDS);
        hand.and_then(|hand| self.suited.get(hand))
            .map_or(0, |it| *it)
    }
}

/// For each set of up to four cards, the number of hands of each result that hold it.
#[derive(Clone, Debug)]
pub(super) struct Sums(Vec<Tally>);

impl Sums {
    /// Counts all hands as mixed, in a pack with these numbers of cards of each kind.
    pub(super) fn mixed(of_kind: &[u8; KINDS], results: &Results) -> Sums {
        Sums::new(of_kind, |tally, hand, hands| {
            tally.add(results.mixed(hand), hands);
        })
    }

    /// Counts the suited hands of one suit, minus mixed hands of the same kinds. Each rank of the suit occurs at most
    /// once.
    pub(super) fn suited(of_kind: &[u8; KINDS], results: &Results) -> Sums {
        Sums::new(of_kind, |tally, hand, hands| {
            tally.add(results.suited(hand), hands);
            tally.add(results.mixed(hand), -hands);
        })
    }

    /// Computes the sums from larger sets to smaller ones. A hand that holds a set of four has one more card. A hand
    /// that holds a set of three has two more, so it is counted twice among the sets with one card more, and so on.
    fn new(of_kind: &[u8; KINDS], add: impl Fn(&mut Tally, usize, i32)) -> Sums {
        let mut sums = vec![Tally::default(); HANDS];
        for cards in (0..HAND).rev() {
            for (number, kinds) in (first_of(cards)..).zip(sets(cards)) {
                let held = &kinds[..cards];
                let mut tally = Tally::default();
                with_one_more(held, |kind, has, number| {
                    let left = of_kind[kind].saturating_sub(has);
                    if left > 0 {
                        match sums.get(number) {
                            Some(sum) => tally.add_times(sum, i32::from(left)),
                            None => add(&mut tally, number, i32::from(left)),
                        }
                    }
                });
                let missing = (cards..HAND).fold(0, |missing, _| missing + 1);
                sums[number] = Tally(tally.0.map(|hands| hands / missing));
            }
        }
        Sums(sums)
    }

    /// The hands that hold the set with this number. The set has at most four cards.
    #[inline]
    pub(super) fn of(&self, number: u16) -> &Tally {
        &self.0[usize::from(number)]
    }

    /// All tallies, in the order of the set numbers.
    pub(super) fn all(&self) -> &[Tally] {
        &self.0
    }

    /// Adds the other sums for sets without natural cards, multiplied by `times`.
    pub(super) fn add_without_naturals(&mut self, other: &Sums, times: i32) {
        let mut number = 0;
        for steps in STEPS {
            self.0[number].add_times(&other.0[number], times);
            number += usize::from(steps[usize::from(WILD)]);
        }
    }
}

/// Calls `visit` for each kind with the number of its cards held, and with the number of the set after adding one of
/// them.
fn with_one_more(held: &[u8], mut visit: impl FnMut(usize, u8, usize)) {
    let step = |place: usize, kind: u8| STEPS[place][usize::from(kind)];
    let above = |from: usize| -> u16 {
        let above = (from + 1..).zip(&held[from..]);
        above.map(|(place, kind)| step(place, *kind)).sum()
    };
    let (mut place, mut below) = (0, 0);
    for kind in 0..=WILD {
        let mut has = 0;
        while held.get(place) == Some(&kind) {
            below += step(place, kind);
            place += 1;
            has += 1;
        }
        let number = below + step(place, kind) + above(place);
        visit(usize::from(kind), has, usize::from(number));
    }
}

/// Turns the counts of hands that hold at least each part of a hand into counts of hands that hold exactly that part.
/// These are the results of each hold.
#[inline(always)]
#[expect(
    clippy::inline_always,
    reason = "inlined, it uses the vector instructions of its caller; without them the counts of a hand took 1.8 times as long in wasm"
)]
pub(super) fn count_exactly<T: Copy + SubAssign>(sums: &mut [T; 32]) {
    for place in 0..HAND {
        for part in 0..32 {
            if part >> place & 1 == 0 {
                let with = sums[(part | 1 << place) & 31];
                sums[part] -= with;
            }
        }
    }
}

/// The cards of a hand in ascending order of kind. Parts are numbered in this order.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parts {
    /// The number of each part.
    pub(super) numbers: [u16; 32],
    /// For each part, the places of its cards in the original hand, as bits.
    places_of: [u8; 32],
    /// For each suit, its cards and the wild cards as a part, or 0 if the suit has no card.
    pub(super) suits: [u8; 4],
    /// The wild cards, as a part.
    pub(super) wild: u8,
}

impl Parts {
    /// The parts of this hand. Jokers and cards of `wild_rank` are wild.
    pub(super) fn of(hand: &WildHand, wild_rank: Option<Rank>) -> Parts {
        let natural = |card: &PackCard| card.natural().filter(|card| Some(card.rank) != wild_rank);
        let kind = |card: &PackCard| natural(card).map_or(WILD, |card| card.rank as u8);
        let cards = hand.cards();
        let mut order = [0_u8, 1, 2, 3, 4].map(|place| (kind(&cards[usize::from(place)]), place));
        order.sort_unstable();
        let mut suits = [0_u8; 4];
        let mut wild = 0;
        let mut places_of = [0; 32];
        for (at, (_, place)) in order.iter().enumerate() {
            let bit = 1 << at;
            match natural(&cards[usize::from(*place)]) {
                Some(card) => suits[card.suit as usize] |= bit,
                None => wild |= bit,
            }
            for part in 0..1 << at {
                places_of[part | 1 << at] = places_of[part] | 1 << place;
            }
        }
        Parts {
            numbers: parts(order.map(|(kind, _)| kind)),
            places_of,
            suits: suits.map(|suit| if suit == 0 { 0 } else { suit | wild }),
            wild,
        }
    }

    /// The parts of a hand sorted by kind, given their numbers, the cards of each suit, and the wild cards.
    pub(super) fn of_pattern(numbers: [u16; 32], suits: [u8; 4], wild: u8) -> Parts {
        Parts {
            numbers,
            places_of: std::array::from_fn(|part| u8::try_from(part).unwrap_or_default()),
            suits,
            wild,
        }
    }

    /// The kinds of the cards, in ascending order.
    pub(super) fn kinds(&self) -> Kinds {
        // The number of a set of one card is its kind plus the number of the first such set.
        let kind = |place: usize| self.numbers[1 << place] - self.numbers[0] - STEPS[0][0];
        std::array::from_fn(|place| u8::try_from(kind(place)).unwrap_or_default())
    }

    /// For each set of discarded places, as bits, the part that is held.
    pub(super) fn held(&self) -> [u8; 32] {
        let mut held = [0; 32];
        for (part, places) in (0..32).zip(self.places_of) {
            held[usize::from(31 ^ places) & 31] = part;
        }
        held
    }

    /// Returns true if the natural cards have one suit.
    pub(super) fn are_suited(&self) -> bool {
        self.suits.contains(&31)
    }

    /// Calls `visit` with the suit and the part, for every part that has natural cards, all of one suit.
    #[inline]
    pub(super) fn each_suited(&self, mut visit: impl FnMut(usize, usize)) {
        for (suit, whole) in self.suits.into_iter().enumerate() {
            let mut part = whole;
            while part != 0 {
                if part & !self.wild != 0 {
                    visit(suit, usize::from(part));
                }
                part = (part - 1) & whole;
            }
        }
    }
}

/// The number of draws with each result, for each held part.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn count_holds<'a>(
    parts: &Parts,
    results: &Results,
    mixed: &Sums,
    suited: impl Fn(usize) -> &'a Sums,
) -> [[u32; RESULTS]; 32] {
    let [others @ .., whole] = parts.numbers;
    let hand = usize::from(whole);
    let result = if parts.are_suited() {
        results.suited(hand)
    } else {
        results.mixed(hand)
    };
    let mut sums = [Tally::one(result); 32];
    for (sum, number) in sums.iter_mut().zip(others) {
        *sum = *mixed.of(number);
    }
    parts.each_suited(|suit, part| {
        if part < 31 {
            sums[part] += *suited(suit).of(parts.numbers[part]);
        }
    });
    count_exactly(&mut sums);
    sums.map(|Tally(counts)| counts.map(i32::unsigned_abs))
}
