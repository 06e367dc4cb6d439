//! Ranking of five natural cards by four additions and one table lookup, or two for a flush, for programs that rank
//! millions of hands. The page uses [`fair_deal_core::PokerHand::rank`], which needs no table.

use std::collections::BTreeSet;

use fair_deal_core::{Card, Category, HandRank, PokerHand, Rank, Suit};

/// A card as a number that can be added to those of other cards. The lowest 19 bits hold a number for its rank. Above
/// them, three bits for each suit count the cards of that suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardKey(u32);

/// The numbers of the ranks. The sums of five of them, with no rank more than four times, are all different. There are
/// 6,175 sums, the highest below 2^19.
const RANKS: [u32; 13] = [
    0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415,
];

/// The lowest bit of the first suit.
const SUITS: u32 = 19;

/// The lowest bit of each suit.
const ONES: u32 = 0b001_001_001_001 << SUITS;

/// One more than the highest sum of ranks, which belongs to four aces and a king.
const SUMS: usize = 4 * 79_415 + 43_258 + 1;

impl CardKey {
    /// The key of this card.
    #[must_use]
    pub const fn of(card: Card) -> CardKey {
        let suit = 1 << (SUITS + 3 * card.suit as u32);
        CardKey(suit + RANKS[card.rank as usize])
    }
}

/// The place of a hand among the 7,462 distinct ranks, from 0 for the lowest. A higher place beats a lower one, and
/// equal places tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength(u16);

impl Strength {
    /// The number of the place, 0 to 7,461.
    #[must_use]
    pub const fn place(self) -> u16 {
        self.0
    }
}

/// The tables of the ranking. They take about 770 KB and some milliseconds to build.
#[derive(Clone, Debug)]
pub struct FastRanking {
    /// The strength of a hand that is not a flush, by the sum of its ranks.
    mixed: Box<[u16]>,
    /// The strength of a flush, by the strength of the hand with the same ranks that is not a flush.
    flushes: Box<[u16]>,
    /// All hand ranks, in ascending order.
    ranks: Vec<HandRank>,
}

impl FastRanking {
    /// Builds the tables.
    #[must_use]
    pub fn new() -> FastRanking {
        let mut hands = Vec::new();
        for_each_of_ranks(|ranks| {
            let hand = |suits: [Suit; 5]| {
                let cards = [0, 1, 2, 3, 4].map(|at| Card::new(ranks[at], suits[at]));
                PokerHand::new(&cards).ok().map(|hand| hand.rank())
            };
            let [first, second, third, fourth] = Suit::ALL;
            let sum: u32 = ranks.iter().map(|rank| RANKS[*rank as usize]).sum();
            // A hand of five equal ranks does not exist.
            if let Some(mixed) = hand([first, second, third, fourth, first]) {
                hands.push((sum as usize, mixed, hand([first; 5])));
            }
        });
        let mut different = BTreeSet::new();
        for (_, mixed, flush) in &hands {
            different.insert(*mixed);
            different.extend(*flush);
        }
        let ranks: Vec<HandRank> = different.into_iter().collect();
        let strength = |rank: &HandRank| {
            let place = ranks.binary_search(rank).unwrap_or_else(|place| place);
            u16::try_from(place).unwrap_or(u16::MAX)
        };
        let mut tables = FastRanking {
            mixed: vec![0; SUMS].into(),
            flushes: vec![0; ranks.len()].into(),
            ranks: vec![],
        };
        for (sum, mixed, flush) in &hands {
            tables.mixed[*sum] = strength(mixed);
            if let Some(flush) = flush {
                tables.flushes[usize::from(strength(mixed))] = strength(flush);
            }
        }
        FastRanking { ranks, ..tables }
    }

    /// The strength of a hand of these five cards. For cards that do not form a hand, the result is arbitrary.
    #[must_use]
    #[inline]
    pub fn strength(&self, hand: &[CardKey; 5]) -> Strength {
        let [
            CardKey(one),
            CardKey(two),
            CardKey(three),
            CardKey(four),
            CardKey(five),
        ] = *hand;
        let sum = one
            .wrapping_add(two)
            .wrapping_add(three)
            .wrapping_add(four)
            .wrapping_add(five);
        let mixed = self
            .mixed
            .get((sum & ((1 << SUITS) - 1)) as usize)
            .copied()
            .unwrap_or_default();
        // Counts up to five: only five has both its lowest and its highest bit set.
        if sum & sum >> 2 & ONES == 0 {
            Strength(mixed)
        } else {
            Strength(
                self.flushes
                    .get(usize::from(mixed))
                    .copied()
                    .unwrap_or_default(),
            )
        }
    }

    /// The rank of hands with this strength.
    #[must_use]
    pub fn rank(&self, strength: Strength) -> Option<HandRank> {
        self.ranks.get(usize::from(strength.0)).copied()
    }

    /// The category of hands with this strength.
    #[must_use]
    pub fn category(&self, strength: Strength) -> Option<Category> {
        self.rank(strength).map(HandRank::category)
    }
}

impl Default for FastRanking {
    fn default() -> FastRanking {
        FastRanking::new()
    }
}

/// Calls `visit` with every multiset of five ranks, in ascending order.
fn for_each_of_ranks(mut visit: impl FnMut([Rank; 5])) {
    let from = |rank: Rank| Rank::ALL.into_iter().skip(rank as usize);
    for one in Rank::ALL {
        for two in from(one) {
            for three in from(two) {
                for four in from(three) {
                    for five in from(four) {
                        visit([one, two, three, four, five]);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair_deal_core::Decks;

    #[test]
    fn fast_ranking_matches_hand_rank() {
        let ranking = FastRanking::new();
        assert_eq!(ranking.ranks.len(), 7_462);
        let pack = Decks::ONE.fresh_pack();
        let keys: Vec<CardKey> = pack.iter().map(|card| CardKey::of(*card)).collect();
        let mut hands = 0;
        for five in 4..52 {
            for four in 3..five {
                for three in 2..four {
                    for two in 1..three {
                        for one in 0..two {
                            let places = [one, two, three, four, five];
                            let strength = ranking.strength(&places.map(|at| keys[at]));
                            let hand = PokerHand::new(&places.map(|at| pack[at])).expect("a hand");
                            assert_eq!(ranking.rank(strength), Some(hand.rank()), "{hand:?}");
                            hands += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(hands, 2_598_960);
        assert!(ranking.ranks.is_sorted());
    }
}
