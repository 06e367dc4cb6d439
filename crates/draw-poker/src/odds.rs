//! What a swap is worth: for each of the 32 ways to discard cards, the exact chance to beat an average
//! hand (RULES.md, “The opponents”).
//!
//! An average hand is one of all the hands that can be dealt from a whole pack, each as likely as
//! any other. The chance is counted, not tried out: `sum(S)` is the strength of all hands that hold
//! the cards S, added up. The hands that keep K and hold none of the discarded cards D are then counted
//! by inclusion and exclusion, the sum over every part E of D of ±`sum(K ∪ E)`. A sum depends only on the
//! kinds of its cards and on whether they are of one suit, so all sums are worked out once, from those for
//! five cards down: those for fewer cards are sums over one card more.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::sync::OnceLock;

use fair_deal_core::{Card, HandRank, Joker, Jokers, PackCard, Rank, Suit, WildHand};
use fair_deal_table::Marks;

/// The strength of every hand of a pack.
#[derive(Debug)]
pub struct Odds {
    /// How many jokers the pack has.
    jokers: usize,
    /// Each rank of a hand with its strength, in the order of the ranks.
    strengths: Vec<(HandRank, u64)>,
    /// The strengths of all hands that hold certain cards, added up: of no card up to five.
    sums: [Sums; 6],
}

/// The chance to beat an average hand, where a tie is half a win: so many of so many.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// Two for each pair of a draw and an average hand that it beats, one for each tie.
    pub halves: u128,
    /// Two for each pair of a draw and an average hand.
    pub of: u128,
}

impl Chance {
    /// Which of two chances is better, exactly.
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

/// For each multiset of so many kinds, at its [index], the strengths of all hands that hold such cards, added
/// up; 0 where there is no such hand.
#[derive(Clone, Debug, Default)]
struct Sums {
    /// Where the natural cards are of one suit, and none is of the same rank as another.
    one_suit: Vec<u64>,
    /// Where they are not.
    mixed: Vec<u64>,
}

/// The thirteen ranks from the lowest, and jokers.
const KINDS: usize = 14;
const JOKER: usize = 13;

/// Hands that are worth the same and hold the same ranks.
#[derive(Debug)]
struct Class {
    rank: HandRank,
    suits: Suits,
    /// How many hands there are.
    hands: u64,
    /// How many cards of each kind a hand has.
    held: [u8; KINDS],
}

impl Odds {
    /// The odds of a pack of one deck with these jokers; worked out when they are first wanted.
    #[must_use]
    pub fn of_pack(jokers: Jokers) -> &'static Odds {
        known(jokers).get_or_init(|| Odds::new(jokers))
    }

    /// The work that [`Odds::of_pack`] would do at once, to be done piece by piece; `None` when it is
    /// done.
    #[must_use]
    pub fn prepare(jokers: Jokers) -> Option<Preparation> {
        known(jokers).get().is_none().then(|| Preparation {
            jokers,
            kinds: kinds_of_hands(jokers),
            classes: Vec::new(),
        })
    }

    /// Works out the odds of a pack of one deck with these jokers.
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
        let mut five = Sums::of_none(5);
        for class in classes {
            let (at, strength) = (index(&kinds_held(&class.held)), odds.strength(class.rank));
            match class.suits {
                Suits::One => five.one_suit[at] = strength,
                Suits::Mixed => five.mixed[at] = strength,
            }
        }
        odds.sums[5] = five;
        for cards in (0..5).rev() {
            odds.sums[cards] = Sums::of_fewer(&odds.sums[cards + 1], cards, jokers.count());
        }
        odds
    }

    /// Two for each hand of the pack that is beaten, one for each that ties.
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

    /// The chance that each way to discard cards gives, in the order of [`Marks::all`].
    #[must_use]
    pub fn chances(&self, hand: &WildHand) -> Vec<(Marks, Chance)> {
        const WAYS: usize = 1 << Marks::PLACES;
        // Of the hands that hold these cards, and of those that hold none of the others besides.
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
            let held = (0..Marks::PLACES).filter(|place| !discarded.holds(*place));
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

    /// The chance of a hand of this rank as it is.
    #[must_use]
    pub fn chance(&self, rank: HandRank) -> Chance {
        Chance {
            halves: u128::from(self.strength(rank)),
            of: u128::from(2 * choose(52 + self.jokers, 5)),
        }
    }

    /// The chance that the best draw gives.
    #[must_use]
    pub fn best_chance(&self, hand: &WildHand) -> Chance {
        let chances = self.chances(hand).into_iter();
        let best = chances.max_by(|(_, one), (_, other)| one.compare(other));
        best.map_or(self.chance(hand.rank()), |(_, chance)| chance)
    }

    /// The cards to discard for the best chance; of equal chances one with the fewest cards.
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

    /// The strength of all hands that hold the cards of this hand at these places, which are the bits of the
    /// number, added up.
    fn sum(&self, hand: &WildHand, held: usize) -> i64 {
        let (mut kinds, mut count) = ([0; Marks::PLACES], 0);
        let (mut suit, mut is_one_suit) = (None, true);
        for (_, card) in (0..)
            .zip(hand.cards())
            .filter(|(at, _)| held >> at & 1 == 1)
        {
            // In their order from the lowest.
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
        // All strengths of a pack together are some 2^45.
        i64::try_from(sum).unwrap_or(i64::MAX)
    }
}

impl Sums {
    /// Of so many cards, nothing known yet.
    fn of_none(cards: usize) -> Sums {
        let sets = usize::try_from(choose(KINDS + cards - 1, cards)).unwrap_or_default();
        Sums {
            one_suit: vec![0; sets],
            mixed: vec![0; sets],
        }
    }

    /// Of so many cards, where `more` are those of one card more.
    fn of_fewer(more: &Sums, cards: usize, jokers: usize) -> Sums {
        let mut sums = Sums::of_none(cards);
        let mut sets = vec![];
        fill_with(&mut vec![], cards, &mut sets);
        for held in sets {
            let mut counts = [0_usize; KINDS];
            for kind in &held {
                counts[*kind] += 1;
            }
            let is_none = counts[JOKER] == cards;
            let are_different = counts[..JOKER].iter().all(|count| *count < 2);
            let (mut one_suit, mut mixed) = (0, 0);
            for (next, have) in counts.iter().enumerate() {
                let of_kind = if next == JOKER { jokers } else { 4 };
                let left = of_kind.saturating_sub(*have) as u64;
                let place = held.partition_point(|kind| *kind <= next);
                let with = [&held[..place], &[next], &held[place..]].concat();
                let at = index(&with);
                // How many of these cards leave all of one suit, where they are.
                let in_suit = match (next, have) {
                    (JOKER, _) => left,
                    (_, 0) if is_none => left,
                    (_, 0) => 1,
                    (_, _) => 0,
                };
                one_suit += in_suit * more.one_suit[at] + (left - in_suit) * more.mixed[at];
                mixed += left * more.mixed[at];
            }
            // Each hand is counted once for each card of it that is not held.
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

/// Adds every multiset of kinds that begins with these and has so many more, each from the lowest kind.
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

/// The kinds of five cards from the lowest, where so many cards of each kind are held.
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

/// The number of a multiset of kinds, given from the lowest, among those of as many: from 0, without a gap.
///
/// Adding 0, 1, 2, 3 and 4 makes the kinds different; a set of different numbers is numbered by the
/// combinatorial number system, the sum of C(number, 1), C(number, 2) up to C(number, 5).
fn index(kinds: &[usize]) -> usize {
    let numbers = CHOOSE.iter().zip(kinds).zip(0..);
    numbers
        .map(|((choose, kind), place)| choose[kind + place])
        .sum()
}

/// How many sets of one to five there are of so many things.
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

/// Where the odds of a pack are remembered.
fn known(jokers: Jokers) -> &'static OnceLock<Odds> {
    static NONE: OnceLock<Odds> = OnceLock::new();
    static ONE: OnceLock<Odds> = OnceLock::new();
    static TWO: OnceLock<Odds> = OnceLock::new();
    match jokers {
        Jokers::None => &NONE,
        Jokers::One => &ONE,
        Jokers::Two => &TWO,
    }
}

/// Works the odds of a pack out in pieces, so that a page can answer in between.
#[derive(Debug)]
pub struct Preparation {
    jokers: Jokers,
    /// What is still to be ranked.
    kinds: Vec<[u8; KINDS]>,
    classes: Vec<Class>,
}

impl Preparation {
    /// How many hands are ranked in one piece: some milliseconds on a slow phone.
    const PIECE: usize = 100;

    /// Does the next piece. Whether there is another.
    #[must_use]
    pub fn step(&mut self) -> bool {
        let rest = self.kinds.len().saturating_sub(Preparation::PIECE);
        let piece = self.kinds.split_off(rest).into_iter();
        let jokers = self.jokers;
        self.classes
            .extend(piece.flat_map(|held| classes_of(held, jokers)));
        if self.kinds.is_empty() {
            let classes = std::mem::take(&mut self.classes);
            // Whoever was faster has worked out the same.
            let _ = known(jokers).get_or_init(|| Odds::of(&classes, jokers));
        }
        !self.kinds.is_empty()
    }
}

/// How many cards of each kind a hand of five can hold, in a pack with these jokers.
fn kinds_of_hands(jokers: Jokers) -> Vec<[u8; KINDS]> {
    let mut hands = vec![];
    for in_hand in (0..=2).take(jokers.count() + 1) {
        let mut held = [0; KINDS];
        held[JOKER] = in_hand;
        fill(held, 0, 5 - in_hand, &mut hands);
    }
    hands
}

/// Adds every way to fill a hand with so many more cards of this kind and those above it.
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

/// The classes of the hands that hold so many cards of each kind.
fn classes_of(held: [u8; KINDS], jokers: Jokers) -> Vec<Class> {
    let of_jokers = choose(jokers.count(), held[JOKER].into());
    let in_suits = held[..JOKER].iter();
    let in_suits = in_suits.map(|cards| [1_u64, 4, 6, 4, 1][usize::from(*cards)]);
    let hands: u64 = in_suits.product::<u64>() * of_jokers;
    let are_different = held[..JOKER].iter().all(|cards| *cards < 2);
    let class = |suits, hands| {
        example(&held, suits).map(|hand| Class {
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

/// Whether the natural cards of a hand are of one suit.
#[derive(Clone, Copy, Debug)]
enum Suits {
    One,
    Mixed,
}

/// A hand with so many cards of each kind.
fn example(held: &[u8; KINDS], suits: Suits) -> Option<WildHand> {
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

/// In how many ways so many things can be taken from so many.
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
            let mut seen = vec![false; Sums::of_none(cards).mixed.len()];
            for held in sets {
                let at = index(&held);
                assert!(!seen[at], "{held:?}");
                seen[at] = true;
            }
            assert!(seen.iter().all(|it| *it), "{cards}");
        }
    }
}
