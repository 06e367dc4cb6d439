//! The cards that a player keeps, in classes, and the hands that a draw makes of them.
//!
//! The model draws from all cards but the kept ones: a discarded card can come back. Then the draw depends only on the
//! ranks of the kept cards, and on whether they have one suit, because nothing else decides what a hand is worth.

use std::cmp::Ordering;
use std::collections::{BinaryHeap, HashMap};

use fair_deal_core::{Card, HandRank, PokerHand, Rank, Suit};

use super::deals::WAYS;
use crate::coach::draw::kinds::{HAND, Kinds, SETS, WILD, choose, parts, sets};

/// The number of different values of a hand: 7,462 (see [`fair_deal_core::ranking`]).
pub const RANKS: usize = 7_462;

/// A class of kept cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptClass {
    /// The number of kept cards, 0 to 5.
    pub cards: usize,
    /// The values that a draw can make, from the lowest, as places in [`KeptClasses::values`], each with its number of
    /// draws.
    pub draws: Vec<(u16, u32)>,
}

impl KeptClass {
    /// The number of all draws.
    #[must_use]
    pub fn ways(&self) -> u32 {
        self.draws.iter().map(|(_, ways)| ways).sum()
    }
}

/// A chance as a fraction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    pub(super) wins: u64,
    pub(super) of: u64,
}

impl Chance {
    /// Compares two chances exactly.
    pub(super) fn compare(self, other: Chance) -> Ordering {
        let products = |chance: Chance, of| u128::from(chance.wins) * u128::from(of);
        products(self, other.of).cmp(&products(other, self.of))
    }
}

/// All classes of kept cards.
#[derive(Clone, Debug)]
pub struct KeptClasses {
    classes: Vec<KeptClass>,
    /// The class of each set of ranks, by the number of the set, and by whether the cards have one suit.
    index: ClassIndex,
    values: Vec<HandRank>,
}

impl KeptClasses {
    /// Counts the draws of all classes.
    #[must_use]
    pub fn new() -> KeptClasses {
        let (values, ranks) = ranked();
        let (mut classes, mut index) = (vec![], vec![[None; 2]; SETS]);
        each_class(|kept, one_suit, new_cards| {
            let draws = draws(kept, one_suit, new_cards, &ranks);
            let number = u16::try_from(classes.len()).unwrap_or(u16::MAX);
            let set = usize::from(set_number(kept));
            index[set][usize::from(one_suit)] = Some(number);
            let cards = kept.len();
            classes.push(KeptClass { cards, draws });
        });
        KeptClasses {
            classes,
            index,
            values,
        }
    }

    /// The classes, in order of their number of cards.
    #[must_use]
    pub fn classes(&self) -> &[KeptClass] {
        &self.classes
    }

    /// The class of each part of a hand. The bits of a part are the places of its cards.
    pub(super) fn ways_of(&self, hand: &PokerHand) -> [u16; WAYS] {
        ways_of(&self.index, hand)
    }

    /// For each class its chance to beat a dealt hand. A tie counts half.
    pub(super) fn chances(&self) -> Vec<Chance> {
        let dealt = &self.classes[0].draws;
        let mut strengths = vec![0; dealt.len()];
        let mut below = 0;
        for (value, ways) in dealt {
            strengths[usize::from(*value)] = 2 * below + u64::from(*ways);
            below += u64::from(*ways);
        }
        let chance = |class: &KeptClass| {
            let draws = class.draws.iter();
            let wins = draws.map(|(value, ways)| u64::from(*ways) * strengths[usize::from(*value)]);
            Chance {
                wins: wins.sum(),
                of: 2 * below * u64::from(class.ways()),
            }
        };
        self.classes.iter().map(chance).collect()
    }

    /// The values of hands, from the lowest.
    #[must_use]
    pub fn values(&self) -> &[HandRank] {
        &self.values
    }

    /// The class of each set of ranks.
    pub(super) const fn index(&self) -> &ClassIndex {
        &self.index
    }
}

impl Default for KeptClasses {
    fn default() -> KeptClasses {
        KeptClasses::new()
    }
}

/// The sets of this many ranks that a pack without jokers has.
pub(super) fn natural_sets(cards: usize) -> impl Iterator<Item = Kinds> {
    sets(cards).filter(move |kinds| {
        let kinds = &kinds[..cards];
        kinds.iter().all(|kind| *kind < WILD) && (cards < HAND || kinds[0] < kinds[HAND - 1])
    })
}

/// The number of a set of ranks, which must be sorted.
pub(super) fn set_number(kinds: &[u8]) -> u16 {
    let mut all = [0; HAND];
    all[..kinds.len()].copy_from_slice(kinds);
    parts(all)[(1 << kinds.len()) - 1]
}

/// The place of the value of each hand, by the number of its set of ranks and by whether it has one suit.
type Ranks = HashMap<(u16, bool), u16>;

/// Passes each hand to `ranked`: the number of its set of ranks, whether it has one suit, and its value.
pub(super) fn each_hand(mut ranked: impl FnMut(u16, bool, HandRank)) {
    for kinds in natural_sets(HAND) {
        for one_suit in [false, true] {
            let suits = Suit::ALL.into_iter().cycle();
            let suits = suits.map(|suit| if one_suit { Suit::Spades } else { suit });
            let cards = kinds.iter().zip(suits);
            let cards = cards.filter_map(|(kind, suit)| {
                let rank = Rank::ALL.get(usize::from(*kind))?;
                Some(Card::new(*rank, suit))
            });
            // Five cards of one suit must be different, and all others are.
            if let Ok(hand) = PokerHand::new(&cards.collect::<Vec<_>>()) {
                ranked(set_number(&kinds), one_suit, hand.rank());
            }
        }
    }
}

/// Ranks all hands. Returns the values from the lowest, and the place of each hand among them.
fn ranked() -> (Vec<HandRank>, Ranks) {
    let mut found = vec![];
    each_hand(|set, one_suit, rank| found.push((rank, (set, one_suit))));
    let mut values: Vec<HandRank> = found.iter().map(|(rank, _)| *rank).collect();
    values.sort_unstable();
    values.dedup();
    let place = |rank: &HandRank| u16::try_from(values.partition_point(|other| other < rank));
    let ranks = found
        .iter()
        .filter_map(|(rank, hand)| Some((*hand, place(rank).ok()?)))
        .collect();
    (values, ranks)
}

/// The number of cards of each rank.
fn counts_of(cards: &[u8]) -> [usize; WILD as usize] {
    let mut counts = [0; WILD as usize];
    for kind in cards {
        counts[usize::from(*kind)] += 1;
    }
    counts
}

/// Counts the draws to these cards, for each value that they can make.
fn draws(kept: &[u8], one_suit: bool, new_cards: &[Kinds], ranks: &Ranks) -> Vec<(u16, u32)> {
    let mut counts = HashMap::<u16, u32>::new();
    each_draw(kept, one_suit, new_cards, |set, one_suit, ways| {
        if let Some(rank) = ranks.get(&(set, one_suit)) {
            *counts.entry(*rank).or_default() += ways;
        }
    });
    let mut draws: Vec<(u16, u32)> = counts.into_iter().collect();
    draws.sort_unstable();
    draws
}

/// Passes each hand that a draw to these cards can make to `made`: the number of its set of ranks, whether it has one
/// suit, and the number of draws.
pub(super) fn each_draw(
    kept: &[u8],
    one_suit: bool,
    new_cards: &[Kinds],
    mut made: impl FnMut(u16, bool, u32),
) {
    let held = counts_of(kept);
    for new in new_cards {
        let mut all = counts_of(&new[..HAND - kept.len()]);
        let (mut hand, mut place, mut ways) = ([0; HAND], 0, 1);
        for (kind, (count, held)) in (0_u8..).zip(all.iter_mut().zip(held)) {
            ways *= choose(4_usize.saturating_sub(held), *count);
            *count += held;
            for _ in 0..*count {
                hand[place] = kind;
                place += 1;
            }
        }
        let are_different = all.iter().all(|count| *count < 2);
        // The suit is open if no card is kept.
        let flushes = match kept.len() {
            _ if !one_suit || !are_different => 0,
            0 => Suit::ALL.len(),
            _ => 1,
        };
        let set = set_number(&hand);
        for (one_suit, ways) in [(true, flushes), (false, ways.saturating_sub(flushes))] {
            if ways > 0 {
                made(set, one_suit, u32::try_from(ways).unwrap_or(u32::MAX));
            }
        }
    }
}

/// The kept cards of each class, in order of their number, each with whether they have one suit.
pub(super) fn each_class(mut class: impl FnMut(&[u8], bool, &[Kinds])) {
    for cards in 0..=HAND {
        let new_cards: Vec<Kinds> = natural_sets(HAND - cards).collect();
        for kept in natural_sets(cards) {
            let kept = &kept[..cards];
            let are_different = kept.windows(2).all(|pair| pair[0] < pair[1]);
            for one_suit in [false, true] {
                // Up to one card has one suit, and cards of one rank have several.
                let exists = if one_suit { are_different } else { cards > 1 };
                if exists {
                    class(kept, one_suit, &new_cards);
                }
            }
        }
    }
}

/// For each number of a set of ranks, and by whether the cards have one suit, the number of a class.
pub(super) type ClassIndex = Vec<[Option<u16>; 2]>;

/// The class of each part of a hand in this index. The bits of a part are the places of its cards.
pub(super) fn ways_of(index: &ClassIndex, hand: &PokerHand) -> [u16; WAYS] {
    let cards = hand.cards();
    let order = cards.iter().zip(0..);
    let order = sorted(
        order
            .map(|(card, place)| card.rank as u32 * 8 + place)
            .collect(),
    );
    let order: [usize; HAND] =
        std::array::from_fn(|at| order.get(at).map_or(0, |it| (it % 8) as usize));
    // The parts of the sorted hand.
    let sets = parts(order.map(|place| cards[place].rank as u8));
    std::array::from_fn(|part| {
        let places = (0..HAND).filter(|place| part >> place & 1 == 1);
        let mut suits = places.map(|place| cards[place].suit);
        let first = suits.next();
        let one_suit = suits.all(|suit| Some(suit) == first);
        let sorted = (0..HAND).filter(|at| part >> order[*at] & 1 == 1);
        let sorted: usize = sorted.map(|at| 1 << at).sum();
        // Every set of ranks that a hand has is in the index.
        index[usize::from(sets[sorted])][usize::from(one_suit)].unwrap_or_default()
    })
}

/// Sorts numbers with a heap: the sort of the standard library would be ten kilobytes of code in the page.
pub(super) fn sorted(numbers: Vec<u32>) -> Vec<u32> {
    BinaryHeap::from(numbers).into_sorted_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every draw is counted: C(52 − k, 5 − k) for k kept cards. A draw of five cards is a deal, and makes each value
    /// as often as all deals do.
    #[test]
    fn kept_classes_count_every_draw() {
        let kept = KeptClasses::new();
        assert_eq!(kept.values().len(), RANKS);
        let mut sizes = [0; HAND + 1];
        for class in kept.classes() {
            sizes[class.cards] += 1;
            let draws = choose(52 - class.cards, HAND - class.cards);
            assert_eq!(u32::try_from(draws), Ok(class.ways()));
        }
        assert_eq!(sizes, [1, 13, 169, 741, 2_535, 7_462]);
        assert_eq!(kept.classes()[0].draws.len(), RANKS);
        // The royal flush and the lowest hand, 7-5-4-3-2.
        assert_eq!(kept.classes()[0].draws.last(), Some(&(7_461, 4)));
        assert_eq!(kept.classes()[0].draws.first(), Some(&(0, 1_020)));
    }
}
