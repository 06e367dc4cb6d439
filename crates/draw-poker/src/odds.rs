//! The exact chance of each of the 32 discards to beat an average hand (RULES.md, “The opponents”).
//!
//! An average hand is drawn uniformly from all hands of a whole pack. The chance is counted exactly, without
//! simulation. The strength of a hand is two for each hand of the pack that it beats, and one for each tie. `sum(S)` is
//! the total strength of all hands that hold the cards S. Inclusion and exclusion then gives the total for the hands
//! that keep K and hold none of the discards D: the sum over every part E of D of ±`sum(K ∪ E)`. A sum depends only on
//! the kinds of its cards (their ranks, and the number of jokers) and on whether they have one suit. The module
//! computes all sums once, starting from five cards: the sums for fewer cards follow from those for one card more.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::sync::OnceLock;

use fair_deal_core::{Card, HandRank, Joker, Jokers, PackCard, Rank, Suit, WildHand};
use fair_deal_table::Marks;

/// The strength of every hand of a pack.
#[derive(Debug)]
pub struct Odds {
    /// The number of jokers in the pack.
    jokers: usize,
    /// Each hand rank with its strength, in rank order.
    strengths: Vec<(HandRank, u64)>,
    /// For 0 to 5 held cards, the total strength of all hands that hold them.
    sums: [Sums; 6],
}

/// The chance to beat an average hand, as a fraction. A tie counts as half a win.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The numerator: two for each pair of a draw and an average hand that it beats, one for each tie.
    pub halves: u128,
    /// The denominator: two for each pair of a draw and an average hand.
    pub of: u128,
}

impl Chance {
    /// Compares two chances exactly.
    #[must_use]
    pub fn compare(&self, other: &Chance) -> Ordering {
        (self.halves * other.of).cmp(&(other.halves * self.of))
    }

    /// The chance in thousandths, rounded down.
    #[must_use]
    pub fn per_mille(&self) -> u32 {
        u32::try_from(self.halves * 1000 / self.of.max(1)).unwrap_or(1000)
    }
}

/// The total strength of all hands that hold a multiset of kinds, at the [index] of the multiset. It is 0 if there is
/// no such hand.
#[derive(Clone, Debug, Default)]
struct Sums {
    /// The totals if the natural cards have one suit. Their ranks must differ.
    one_suit: Vec<u64>,
    /// The totals otherwise.
    mixed: Vec<u64>,
}

/// The thirteen ranks in ascending order, and jokers.
const KINDS: usize = 14;
const JOKER: usize = 13;

/// Hands with the same rank and the same kinds.
#[derive(Debug)]
struct Class {
    rank: HandRank,
    suits: Suits,
    /// The number of hands in the class.
    hands: u64,
    /// The number of cards of each kind in a hand.
    held: [u8; KINDS],
}

impl Odds {
    /// Returns the odds of a pack of one deck with these jokers. The first call computes them.
    #[must_use]
    pub fn of_pack(jokers: Jokers) -> &'static Odds {
        cache(jokers).get_or_init(|| Odds::new(jokers))
    }

    /// Returns the computation of [`Odds::of_pack`] in steps, or `None` if it is already done.
    #[must_use]
    pub fn prepare(jokers: Jokers) -> Option<Preparation> {
        cache(jokers).get().is_none().then(|| Preparation {
            jokers,
            kinds: kinds_of_hands(jokers),
            classes: Vec::new(),
        })
    }

    /// Computes the odds of a pack of one deck with these jokers.
    #[must_use]
    pub fn new(jokers: Jokers) -> Odds {
        let kinds = kinds_of_hands(jokers).into_iter();
        let classes: Vec<Class> = kinds.flat_map(|held| classes_of(held, jokers)).collect();
        Odds::of(&classes, jokers)
    }

    fn of(classes: &[Class], jokers: Jokers) -> Odds {
        let ranked = classes.iter().map(|class| (class.rank, class.hands));
        let ranked = ranked.collect::<BinaryHeap<_>>().into_sorted_vec();
        let mut strengths = Vec::new();
        let mut beaten = 0;
        for tied in ranked.chunk_by(|(one, _), (other, _)| one == other) {
            let hands: u64 = tied.iter().map(|(_, hands)| hands).sum();
            strengths.extend(tied.first().map(|(rank, _)| (*rank, 2 * beaten + hands)));
            beaten += hands;
        }
        let mut odds = Odds {
            jokers: jokers.count(),
            strengths,
            sums: Default::default(),
        };
        let mut five = Sums::zeros(5);
        for class in classes {
            let (at, strength) = (index(&kinds_held(&class.held)), odds.strength(class.rank));
            match class.suits {
                Suits::One => five.one_suit[at] = strength,
                Suits::Mixed => five.mixed[at] = strength,
            }
        }
        odds.sums[5] = five;
        for cards in (0..5).rev() {
            odds.sums[cards] = Sums::from_larger(&odds.sums[cards + 1], cards, jokers.count());
        }
        odds
    }

    /// The strength of a rank: two for each hand of the pack that it beats, one for each tie.
    #[must_use]
    pub fn strength(&self, rank: HandRank) -> u64 {
        let found = self
            .strengths
            .binary_search_by_key(&rank, |(known, _)| *known);
        found
            .ok()
            .and_then(|at| self.strengths.get(at))
            .map_or(0, |(_, strength)| *strength)
    }

    /// The chance of each discard, in the order of [`Marks::all`].
    #[must_use]
    pub fn chances(&self, hand: &WildHand) -> Vec<(Marks, Chance)> {
        const WAYS: usize = 1 << Marks::PLACES;
        // First the totals of the hands that hold these cards, then of those that hold no other card of the hand.
        let mut sums: [i64; WAYS] = std::array::from_fn(|held| self.sum(hand, held));
        for place in 0..Marks::PLACES {
            let bit = 1 << place;
            for held in (0..WAYS).filter(|held| held & bit == 0) {
                sums[held] -= sums[held | bit];
            }
        }
        let cards = 52 + self.jokers;
        let (hands, others) = (choose(cards, 5), cards - 5);
        let chance = |discarded: Marks| {
            let held = (0..Marks::PLACES).filter(|place| !discarded.is_marked(*place));
            let held = held.fold(0, |held, place| held | 1 << place);
            Chance {
                halves: u128::from(sums[held].unsigned_abs()),
                of: u128::from(choose(others, discarded.count())) * 2 * u128::from(hands),
            }
        };
        Marks::all()
            .map(|discarded| (discarded, chance(discarded)))
            .collect()
    }

    /// The chance of a hand of this rank without a draw.
    #[must_use]
    pub fn chance(&self, rank: HandRank) -> Chance {
        Chance {
            halves: u128::from(self.strength(rank)),
            of: u128::from(2 * choose(52 + self.jokers, 5)),
        }
    }

    /// The chance of the best draw.
    #[must_use]
    pub fn best_chance(&self, hand: &WildHand) -> Chance {
        let chances = self.chances(hand).into_iter();
        let best = chances.max_by(|(_, one), (_, other)| one.compare(other));
        best.map_or(self.chance(hand.rank()), |(_, chance)| chance)
    }

    /// The discard with the best chance. Among equal chances it has the fewest cards.
    #[must_use]
    pub fn best_discard(&self, hand: &WildHand) -> Marks {
        let chances = self.chances(hand).into_iter();
        let best = chances.max_by(|(discarded, chance), (other, others)| {
            chance
                .compare(others)
                .then(other.count().cmp(&discarded.count()))
        });
        best.map_or(Marks::NONE, |(discarded, _)| discarded)
    }

    /// The total strength of all hands that hold certain cards of this hand. Bit n of `held` stands for place n.
    fn sum(&self, hand: &WildHand, held: usize) -> i64 {
        let (mut kinds, mut count) = ([0; Marks::PLACES], 0);
        let (mut suit, mut is_one_suit) = (None, true);
        for (_, card) in (0..)
            .zip(hand.cards())
            .filter(|(at, _)| held >> at & 1 == 1)
        {
            // Inserts the kinds in ascending order.
            let kind = kind(*card);
            let place = kinds[..count].partition_point(|other| *other <= kind);
            kinds[place..=count].rotate_right(1);
            kinds[place] = kind;
            count += 1;
            if let Some(natural) = card.natural() {
                is_one_suit &= suit.is_none_or(|suit| suit == natural.suit);
                suit = Some(natural.suit);
            }
        }
        let at = index(&kinds[..count]);
        let sums = &self.sums[count];
        let sum = if is_one_suit {
            sums.one_suit[at]
        } else {
            sums.mixed[at]
        };
        // The total strength of a pack is the square of its number of hands, about 2^43, so the conversion cannot fail.
        i64::try_from(sum).unwrap_or(i64::MAX)
    }
}

impl Sums {
    /// Sums for this number of cards, all zero.
    fn zeros(cards: usize) -> Sums {
        let sets = usize::try_from(choose(KINDS + cards - 1, cards)).unwrap_or_default();
        Sums {
            one_suit: vec![0; sets],
            mixed: vec![0; sets],
        }
    }

    /// Computes the sums for this number of cards from `more`, the sums for one card more.
    fn from_larger(more: &Sums, cards: usize, jokers: usize) -> Sums {
        let mut sums = Sums::zeros(cards);
        let mut sets = vec![];
        fill_with(&mut vec![], cards, &mut sets);
        for held in sets {
            let mut counts = [0_usize; KINDS];
            for kind in &held {
                counts[*kind] += 1;
            }
            let has_no_natural = counts[JOKER] == cards;
            let are_different = counts[..JOKER].iter().all(|count| *count < 2);
            let (mut one_suit, mut mixed) = (0, 0);
            for (next, have) in counts.iter().enumerate() {
                let of_kind = if next == JOKER { jokers } else { 4 };
                let left = of_kind.saturating_sub(*have) as u64;
                let place = held.partition_point(|kind| *kind <= next);
                let with = [&held[..place], &[next], &held[place..]].concat();
                let at = index(&with);
                // The number of these cards that keep the set in one suit.
                let in_suit = match (next, have) {
                    (JOKER, _) => left,
                    (_, 0) if has_no_natural => left,
                    (_, 0) => 1,
                    (_, _) => 0,
                };
                one_suit += in_suit * more.one_suit[at] + (left - in_suit) * more.mixed[at];
                mixed += left * more.mixed[at];
            }
            // Each hand was counted once for each of its cards that is not held.
            let times = (Marks::PLACES - cards) as u64;
            let at = index(&held);
            sums.mixed[at] = mixed / times;
            if are_different {
                sums.one_suit[at] = one_suit / times;
            }
        }
        sums
    }
}

/// Adds every multiset of kinds that begins with `held` and has `missing` more, in ascending order.
fn fill_with(held: &mut Vec<usize>, missing: usize, sets: &mut Vec<Vec<usize>>) {
    if missing == 0 {
        sets.push(held.clone());
        return;
    }
    for kind in held.last().copied().unwrap_or(0)..KINDS {
        held.push(kind);
        fill_with(held, missing - 1, sets);
        held.pop();
    }
}

/// Returns the kinds of five cards in ascending order, given the number of cards of each kind.
fn kinds_held(held: &[u8; KINDS]) -> [usize; 5] {
    let mut kinds = [0; 5];
    let mut at = 0;
    for (kind, count) in held.iter().enumerate() {
        for _ in 0..*count {
            if let Some(place) = kinds.get_mut(at) {
                *place = kind;
            }
            at += 1;
        }
    }
    kinds
}

/// The index of a multiset of kinds among all multisets of its size, from 0 without gaps. The kinds must be in
/// ascending order.
///
/// Adding 0, 1, 2, 3 and 4 makes the kinds distinct. The combinatorial number system then numbers the set: C(number, 1)
/// + C(number, 2) + … + C(number, 5).
fn index(kinds: &[usize]) -> usize {
    let numbers = CHOOSE.iter().zip(kinds).zip(0..);
    numbers
        .map(|((choose, kind), place)| choose[kind + place])
        .sum()
}

/// Binomial coefficients: `CHOOSE[k - 1][n]` is C(n, k), for k from 1 to 5.
const CHOOSE: [[usize; KINDS + 4]; Marks::PLACES] = {
    let mut table = [[0; KINDS + 4]; Marks::PLACES];
    let mut things = 0;
    while things < KINDS + 4 {
        table[0][things] = things;
        let mut taken = 1;
        while taken < Marks::PLACES {
            if things > 0 {
                table[taken][things] = table[taken][things - 1] + table[taken - 1][things - 1];
            }
            taken += 1;
        }
        things += 1;
    }
    table
};

const fn kind(card: PackCard) -> usize {
    match card {
        PackCard::Natural(card) => card.rank as usize,
        PackCard::Joker(_) => JOKER,
    }
}

/// Returns the cache for the odds of a pack.
fn cache(jokers: Jokers) -> &'static OnceLock<Odds> {
    static NONE: OnceLock<Odds> = OnceLock::new();
    static ONE: OnceLock<Odds> = OnceLock::new();
    static TWO: OnceLock<Odds> = OnceLock::new();
    match jokers {
        Jokers::None => &NONE,
        Jokers::One => &ONE,
        Jokers::Two => &TWO,
    }
}

/// The computation of a pack's odds in steps, so that the page stays responsive.
#[derive(Debug)]
pub struct Preparation {
    jokers: Jokers,
    /// The kinds of the hands that remain: the number of cards of each kind.
    kinds: Vec<[u8; KINDS]>,
    classes: Vec<Class>,
}

impl Preparation {
    /// The number of sets of kinds in one step, which takes some milliseconds on a slow phone.
    const STEP_SIZE: usize = 100;

    /// Takes the next step. Returns true if more steps remain.
    #[must_use]
    pub fn step(&mut self) -> bool {
        let rest = self.kinds.len().saturating_sub(Preparation::STEP_SIZE);
        let piece = self.kinds.split_off(rest).into_iter();
        let jokers = self.jokers;
        self.classes
            .extend(piece.flat_map(|held| classes_of(held, jokers)));
        if self.kinds.is_empty() {
            let classes = std::mem::take(&mut self.classes);
            // If another computation finished first, its result is the same.
            let _ = cache(jokers).get_or_init(|| Odds::of(&classes, jokers));
        }
        !self.kinds.is_empty()
    }
}

/// Returns all counts of kinds that a hand of five can have in a pack with these jokers.
fn kinds_of_hands(jokers: Jokers) -> Vec<[u8; KINDS]> {
    let mut hands = vec![];
    for in_hand in (0..=2).take(jokers.count() + 1) {
        let mut held = [0; KINDS];
        held[JOKER] = in_hand;
        fill(held, 0, 5 - in_hand, &mut hands);
    }
    hands
}

/// Adds every way to fill a hand with `missing` more cards of this kind and higher ones.
fn fill(held: [u8; KINDS], kind: usize, missing: u8, hands: &mut Vec<[u8; KINDS]>) {
    if missing == 0 {
        hands.push(held);
    } else if kind < JOKER {
        for count in 0..=missing.min(4) {
            let mut held = held;
            held[kind] = count;
            fill(held, kind + 1, missing - count, hands);
        }
    }
}

/// Returns the classes of the hands with these counts of kinds.
fn classes_of(held: [u8; KINDS], jokers: Jokers) -> Vec<Class> {
    let of_jokers = choose(jokers.count(), held[JOKER].into());
    let in_suits = held[..JOKER].iter();
    let in_suits = in_suits.map(|cards| [1_u64, 4, 6, 4, 1][usize::from(*cards)]);
    let hands: u64 = in_suits.product::<u64>() * of_jokers;
    let are_different = held[..JOKER].iter().all(|cards| *cards < 2);
    let class = |suits, hands| {
        example_hand(&held, suits).map(|hand| Class {
            rank: hand.rank(),
            suits,
            hands,
            held,
        })
    };
    let (flushes, others) = if are_different {
        let flushes = 4 * of_jokers;
        let others = class(Suits::Mixed, hands - flushes);
        (class(Suits::One, flushes), others)
    } else {
        (None, class(Suits::Mixed, hands))
    };
    flushes.into_iter().chain(others).collect()
}

/// The suits of a hand's natural cards: one suit or several.
#[derive(Clone, Copy, Debug)]
enum Suits {
    One,
    Mixed,
}

/// Returns an example of a hand with these counts of kinds.
fn example_hand(held: &[u8; KINDS], suits: Suits) -> Option<WildHand> {
    let mut cards: Vec<PackCard> = Vec::with_capacity(5);
    for (rank, count) in Rank::ALL.into_iter().zip(held) {
        let first = match suits {
            Suits::Mixed if cards.is_empty() => 1,
            Suits::Mixed | Suits::One => 0,
        };
        let suits = Suit::ALL.into_iter().cycle().skip(first);
        let of_rank = suits
            .take(usize::from(*count))
            .map(|suit| Card::new(rank, suit));
        cards.extend(of_rank.map(PackCard::Natural));
    }
    let jokers = Joker::ALL.into_iter().take(usize::from(held[JOKER]));
    cards.extend(jokers.map(PackCard::Joker));
    WildHand::new(&cards).ok()
}

/// C(from, taken).
fn choose(from: usize, taken: usize) -> u64 {
    (0..taken).fold(1, |ways, at| {
        ways * from.saturating_sub(at) as u64 / (at as u64 + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kind_index_is_unique_and_complete() {
        for cards in 0..=5 {
            let mut sets = vec![];
            fill_with(&mut vec![], cards, &mut sets);
            let mut seen = vec![false; Sums::zeros(cards).mixed.len()];
            for held in sets {
                let at = index(&held);
                assert!(!seen[at], "{held:?}");
                seen[at] = true;
            }
            assert!(seen.iter().all(|it| *it), "{cards}");
        }
    }

    /// Of two hands one beats the other, which counts two, or they tie, which counts one for each.
    #[test]
    fn strengths_add_up_to_all_pairs_of_hands() {
        for jokers in [Jokers::None, Jokers::One, Jokers::Two] {
            let hands = choose(52 + jokers.count(), 5);
            assert_eq!(Odds::of_pack(jokers).sums[0].one_suit, [hands * hands]);
        }
    }

    #[test]
    fn keeping_all_cards_has_the_chance_of_the_hand() {
        // Only a hand of a pack without jokers is a royal flush that nothing beats, and four of them tie.
        let best = 2 * 2_598_960 - 4;
        for (jokers, cards, known) in [
            (Jokers::None, "TS JS QS KS AS", Some(best)),
            (Jokers::One, "2C 2D 9H KS X1", None),
            (Jokers::Two, "3C 4D 9H X1 X2", None),
        ] {
            let cards: Vec<PackCard> = cards.split(' ').map(|it| it.parse().expect(it)).collect();
            let (odds, hand) = (
                Odds::of_pack(jokers),
                WildHand::new(&cards).expect("five cards"),
            );
            let mut chances = odds.chances(&hand).into_iter();
            let (_, kept) = chances.find(|it| it.0 == Marks::NONE).expect("keep all");
            let chance = odds.chance(hand.rank());
            assert_eq!((kept.halves, kept.of), (chance.halves, chance.of));
            assert_eq!(chance.halves, known.unwrap_or(chance.halves), "{cards:?}");
        }
    }
}
