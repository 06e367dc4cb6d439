//! Ranking five natural cards by one addition for each and one look at a table: for whoever ranks hands by the
//! million. [`fair_deal_core::PokerHand::rank`] needs no table, and is what the page uses.

use std::collections::BTreeSet;

use fair_deal_core::{Card, Category, HandRank, PokerHand, Rank, Suit};

/// A card as a number that is added up with those of the other cards: in the lowest 19 bits a number for its rank,
/// above them three bits for each suit, in which its cards are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardKey(u32);

/// The numbers of the ranks. The sums of five of them, none more than four times, are all different: 6,175 sums,
/// the highest below 2^19.
const RANKS: [u32; 13] = [
    0, 1, 5, 22, 94, 312, 992, 2_422, 5_624, 12_522, 19_998, 43_258, 79_415,
];

/// The lowest bit of the first suit.
const SUITS: u32 = 19;

/// The lowest bit of each suit.
const ONES: u32 = 0b001_001_001_001 << SUITS;

/// One more than the highest sum of ranks: four aces and a king.
const SUMS: usize = 4 * 79_415 + 43_258 + 1;

impl CardKey {
    /// The number of this card.
    #[must_use]
    pub const fn of(card: Card) -> CardKey {
        let suit = 1 << (SUITS + 3 * card.suit as u32);
        CardKey(suit + RANKS[card.rank as usize])
    }
}

/// A hand's place among the 7,462 that differ, from 0 for the lowest: the higher one beats the lower one, equal
/// ones tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength(u16);

impl Strength {
    /// The number of the place, 0 to 7,461.
    #[must_use]
    pub const fn place(self) -> u16 {
        self.0
    }
}

/// The tables of the ranking: 720 KB, made in some milliseconds.
#[derive(Clone, Debug)]
pub struct FastRanking {
    /// By the sum of the ranks the strength of a hand that is no flush.
    mixed: Box<[u16]>,
    /// By the strength of a hand of five ranks that is no flush, that of a flush with these ranks.
    flushes: Box<[u16]>,
    /// Every rank of a hand, from the lowest.
    ranks: Vec<HandRank>,
}

impl FastRanking {
    /// Makes the tables.
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
            // Of five equal ranks there is no hand.
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

    /// How strong a hand of these five cards is. What no hand is, is as strong as it likes.
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
        // Up to five cards of a suit, five alone has both its lowest and its highest bit.
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

    /// The rank of hands of this strength.
    #[must_use]
    pub fn rank(&self, strength: Strength) -> Option<HandRank> {
        self.ranks.get(usize::from(strength.0)).copied()
    }

    /// The category of hands of this strength.
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

/// Every five ranks, from the lowest.
fn for_each_of_ranks(mut see: impl FnMut([Rank; 5])) {
    let from = |rank: Rank| Rank::ALL.into_iter().skip(rank as usize);
    for one in Rank::ALL {
        for two in from(one) {
            for three in from(two) {
                for four in from(three) {
                    for five in from(four) {
                        see([one, two, three, four, five]);
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
    fn every_hand_is_as_strong_as_its_rank() {
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
