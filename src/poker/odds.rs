//! What a swap is worth: for each of the 32 ways to discard cards, the exact chance to beat an average
//! hand (RULES.md, “The opponents”).
//!
//! An average hand is one of all the hands that can be dealt from a whole pack, each as likely as
//! any other. The chance is counted, not tried out: `sum(S)` is the strength of all hands that hold
//! the cards S, added up. The hands that keep K and hold none of the discarded cards D are then counted
//! by inclusion and exclusion, the sum over every part E of D of ±`sum(K ∪ E)`. The sums for up to
//! two cards depend on ranks and on whether the suits are one, so they are added up once, over
//! classes of hands; for three cards and more there are few enough classes to go through them each
//! time, and the strength of each is looked up by the kinds of its cards.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::sync::OnceLock;

use crate::core::{Card, HandRank, Joker, Jokers, PackCard, Rank, Suit, WildHand, are_of_one_suit};
use crate::table::Marks;

/// The strength of every hand of a pack.
#[derive(Debug)]
pub struct Odds {
    /// How many jokers the pack has.
    jokers: usize,
    /// Each rank of a hand with its strength, in the order of the ranks.
    strengths: Vec<(HandRank, u64)>,
    /// The strength of each class, by the kinds of its cards.
    known: Known,
    sums: Sums,
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

/// The strength of each class of hands, at the [index](index) of the kinds of its cards; 0 where
/// there is no such hand.
#[derive(Debug)]
struct Known {
    /// Where the natural cards are of one suit.
    one_suit: Vec<u64>,
    /// Where they are not.
    mixed: Vec<u64>,
}

/// The strengths of all hands that hold certain cards, added up.
#[derive(Debug, Default)]
struct Sums {
    none: u64,
    one: [u64; KINDS],
    /// Two cards of different suits, or with a joker; the lower kind first.
    two: [[u64; KINDS]; KINDS],
    /// Two cards of one suit.
    two_suited: [[u64; KINDS]; KINDS],
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
    /// In how many of them two certain natural cards of different ranks have the same suit.
    suited: u64,
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
            known: Known {
                one_suit: vec![0; MULTISETS],
                mixed: vec![0; MULTISETS],
            },
            sums: Sums::default(),
        };
        for class in classes {
            let at = index(kinds_held(&class.held));
            let strength = odds.strength(class.rank);
            match class.suits {
                Suits::One => odds.known.one_suit[at] = strength,
                Suits::Mixed => odds.known.mixed[at] = strength,
            }
        }
        odds.sums = Sums::of(classes, jokers, |rank| odds.strength(rank));
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
        let sums: Vec<(Marks, i128)> = Marks::all()
            .map(|held| (held, i128::from(self.sum(hand, held))))
            .collect();
        let cards = 52 + self.jokers;
        let (hands, others) = (choose(cards, 5), cards - 5);
        let chance = |discarded: Marks| {
            let keeps =
                |held: Marks| (0..5).all(|place| held.holds(place) || discarded.holds(place));
            let signed = |(held, sum): &(Marks, i128)| {
                let back = held.count() + discarded.count() - 5;
                if back.is_multiple_of(2) { *sum } else { -*sum }
            };
            let halves: i128 = sums
                .iter()
                .filter(|(held, _)| keeps(*held))
                .map(signed)
                .sum();
            Chance {
                halves: halves.unsigned_abs(),
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

    /// The strength of all hands that hold these cards of the hand, added up.
    fn sum(&self, hand: &WildHand, held: Marks) -> u64 {
        let lies = hand.cards().iter().enumerate();
        let held: Vec<PackCard> = lies
            .filter(|(place, _)| held.holds(*place))
            .map(|(_, card)| *card)
            .collect();
        match *held.as_slice() {
            [] => self.sums.none,
            [card] => self.sums.one[kind(card)],
            [one, other] => self.sums.two(one, other),
            [_, _, _] => {
                let kinds = || 0..KINDS;
                let pairs = kinds().flat_map(|low| (low..KINDS).map(move |high| [low, high]));
                pairs.map(|drawn| self.sum_with(&held, &drawn)).sum()
            }
            [_, _, _, _] => (0..KINDS).map(|drawn| self.sum_with(&held, &[drawn])).sum(),
            _ => self.strength(hand.rank()),
        }
    }

    /// The strength of all hands that hold these cards and others of these kinds, the lower kind
    /// first. Only a flush asks for more than how many cards of each kind there are.
    fn sum_with(&self, held: &[PackCard], drawn: &[usize]) -> u64 {
        let mut counts = [0_u8; KINDS];
        for card in held {
            counts[kind(*card)] += 1;
        }
        let (mut ways, mut in_suit) = (1, 1);
        for (at, drawn_kind) in drawn.iter().enumerate() {
            let of_kind = if *drawn_kind == JOKER { self.jokers } else { 4 };
            let left = of_kind.saturating_sub(usize::from(counts[*drawn_kind])) as u64;
            // Two of one kind come in either order.
            let orders = if drawn[..at].contains(drawn_kind) {
                2
            } else {
                1
            };
            ways = ways * left / orders;
            in_suit = in_suit * if *drawn_kind == JOKER { left } else { 1 } / orders;
            counts[*drawn_kind] += 1;
        }
        let are_different = counts[..JOKER].iter().all(|count| *count < 2);
        let flushes = if are_different && are_of_one_suit(held) {
            in_suit
        } else {
            0
        };
        if ways == 0 {
            return 0;
        }
        let at = index(kinds_held(&counts));
        self.known.one_suit[at] * flushes + self.known.mixed[at] * (ways - flushes)
    }
}

impl Sums {
    fn of(classes: &[Class], jokers: Jokers, strength: impl Fn(HandRank) -> u64) -> Sums {
        let mut sums = Sums::default();
        for class in classes {
            let strength = strength(class.rank);
            let all = strength * class.hands;
            sums.none += all;
            for low in 0..KINDS {
                let held = u64::from(class.held[low]);
                if held == 0 {
                    continue;
                }
                sums.one[low] += all * held;
                sums.two[low][low] += all * held * held.saturating_sub(1) / 2;
                for high in low + 1..KINDS {
                    let pairs = held * u64::from(class.held[high]);
                    let suited = if high == JOKER { 0 } else { class.suited };
                    sums.two_suited[low][high] += strength * suited * pairs;
                    sums.two[low][high] += strength * (class.hands - suited) * pairs;
                }
            }
        }
        // So far these are sums over all cards of a kind; each card has an equal part in them.
        let jokers = jokers.count() as u64;
        let of_kind = |kind: usize| if kind == JOKER { jokers.max(1) } else { 4 };
        for low in 0..KINDS {
            let cards = of_kind(low);
            sums.one[low] /= cards;
            sums.two[low][low] /= (cards * (cards - 1) / 2).max(1);
            for high in low + 1..KINDS {
                let suited = if high == JOKER { 0 } else { 4 };
                sums.two_suited[low][high] /= 4;
                sums.two[low][high] /= cards * of_kind(high) - suited;
            }
        }
        sums
    }

    fn two(&self, one: PackCard, other: PackCard) -> u64 {
        let (low, high) = (kind(one).min(kind(other)), kind(one).max(kind(other)));
        let suit = |card: PackCard| card.natural().map(|card| card.suit);
        if suit(one).is_some() && suit(one) == suit(other) {
            self.two_suited[low][high]
        } else {
            self.two[low][high]
        }
    }
}

/// How many multisets of five kinds there are: C(14 + 4, 5).
const MULTISETS: usize = 8568;

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

/// The number of a multiset of five kinds, given from the lowest: 0 up to [`MULTISETS`].
///
/// Adding 0, 1, 2, 3 and 4 makes the kinds different; a set of different numbers is numbered by the
/// combinatorial number system, the sum of C(number, 1), C(number, 2) up to C(number, 5).
fn index(kinds: [usize; 5]) -> usize {
    let number = |(place, kind): (usize, usize)| {
        (0..=place).fold(1, |ways, at| ways * (kind + place - at) / (at + 1))
    };
    kinds.into_iter().enumerate().map(number).sum()
}

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
    let class = |suits, hands, suited| {
        example(&held, suits).map(|hand| Class {
            rank: hand.rank(),
            suits,
            hands,
            suited,
            held,
        })
    };
    let (flushes, others) = if are_different {
        let flushes = 4 * of_jokers;
        let others = class(Suits::Mixed, hands - flushes, hands / 4 - flushes);
        (class(Suits::One, flushes, flushes), others)
    } else {
        (None, class(Suits::Mixed, hands, hands / 4))
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
    fn the_kinds_of_every_hand_have_a_number_of_their_own() {
        let mut seen = [false; MULTISETS];
        for held in kinds_of_hands(Jokers::Two) {
            let at = index(kinds_held(&held));
            assert!(!seen[at], "{held:?}");
            seen[at] = true;
        }
    }
}
