//! What a player of the solution needs of the [`kept`](super::kept) cards: their classes and chances, without the draws.

use fair_deal_core::PokerHand;

use super::deals::WAYS;
use super::kept::{
    Chance, ClassIndex, each_class, each_draw, each_hand, set_number, sorted, ways_of,
};
use crate::coach::draw::kinds::{HAND, SETS, choose};

/// The chances of all classes of kept cards.
#[derive(Clone, Debug)]
pub(super) struct KeptChances {
    index: ClassIndex,
    /// The number of cards of each class.
    cards: Vec<usize>,
    /// The chance of each class to beat a dealt hand. A tie counts half.
    chances: Vec<Chance>,
    /// The values of hands ([`HandRank::value`](fair_deal_core::HandRank::value)), from the lowest.
    values: Vec<u32>,
}

impl KeptChances {
    /// Counts the draws of all classes.
    pub(super) fn new() -> KeptChances {
        let mut values = vec![];
        each_hand(|_, _, rank| values.push(rank.value()));
        let values = sorted(values);
        // The place of the value of each hand.
        let mut places = vec![[0; 2]; SETS];
        each_hand(|set, one_suit, rank| {
            let place = values.partition_point(|other| *other < rank.value());
            places[usize::from(set)][usize::from(one_suit)] = place;
        });
        let mut kept = KeptChances {
            index: vec![[None; 2]; SETS],
            cards: vec![],
            chances: vec![],
            values: vec![],
        };
        // The first class has no kept cards: its draws are the deals.
        let (mut strengths, mut all) = (vec![], 0);
        each_class(|cards, one_suit, new_cards| {
            let place = |set: u16, one_suit: bool| places[usize::from(set)][usize::from(one_suit)];
            if strengths.is_empty() {
                let mut ways_of = vec![0; values.len()];
                each_draw(cards, one_suit, new_cards, |set, one_suit, ways| {
                    ways_of[place(set, one_suit)] += u64::from(ways);
                });
                for ways in ways_of {
                    strengths.push(2 * all + ways);
                    all += ways;
                }
            }
            let mut wins = 0;
            each_draw(cards, one_suit, new_cards, |set, one_suit, ways| {
                wins += u64::from(ways) * strengths[place(set, one_suit)];
            });
            let draws = choose(52 - cards.len(), HAND - cards.len());
            let draws = u64::try_from(draws).unwrap_or(u64::MAX);
            let set = usize::from(set_number(cards));
            kept.index[set][usize::from(one_suit)] = u16::try_from(kept.cards.len()).ok();
            kept.cards.push(cards.len());
            kept.chances.push(Chance {
                wins,
                of: 2 * all * draws,
            });
        });
        KeptChances { values, ..kept }
    }

    /// The number of cards of each class.
    pub(super) fn cards(&self) -> &[usize] {
        &self.cards
    }

    /// The chance of each class.
    pub(super) fn chances(&self) -> &[Chance] {
        &self.chances
    }

    /// The class of each set of ranks.
    pub(super) const fn index(&self) -> &ClassIndex {
        &self.index
    }

    /// For each class the probabilities with which its draw makes a hand of each bucket. `bucket` is the bucket of the
    /// place of a value.
    #[expect(clippy::cast_possible_truncation, reason = "a rounded probability")]
    pub(super) fn made(&self, buckets: usize, bucket: impl Fn(usize) -> usize) -> Vec<f32> {
        let mut bucket_of = vec![[0; 2]; SETS];
        each_hand(|set, one_suit, rank| {
            let place = self.place(rank.value());
            bucket_of[usize::from(set)][usize::from(one_suit)] = bucket(place);
        });
        let mut made = Vec::with_capacity(self.cards.len() * buckets);
        each_class(|cards, one_suit, new_cards| {
            let (mut ways_of, mut all) = (vec![0_u32; buckets], 0);
            each_draw(cards, one_suit, new_cards, |set, one_suit, ways| {
                ways_of[bucket_of[usize::from(set)][usize::from(one_suit)]] += ways;
                all += ways;
            });
            let chances = ways_of.iter();
            made.extend(chances.map(|ways| (f64::from(*ways) / f64::from(all)) as f32));
        });
        made
    }

    /// The class of each part of a hand. The bits of a part are the places of its cards.
    pub(super) fn ways_of(&self, hand: &PokerHand) -> [u16; WAYS] {
        ways_of(&self.index, hand)
    }

    /// The place of the value of a hand among all values, from the lowest.
    pub(super) fn value(&self, hand: &PokerHand) -> usize {
        self.place(hand.rank().value())
    }

    /// The place of this value among all values.
    pub(super) fn place(&self, value: u32) -> usize {
        self.values.partition_point(|other| *other < value)
    }
}

#[cfg(test)]
mod tests {
    use super::super::kept::KeptClasses;
    use super::*;

    #[test]
    fn classes_and_chances_are_those_of_the_kept_cards() {
        let (chances, kept) = (KeptChances::new(), KeptClasses::new());
        let cards: Vec<usize> = kept.classes().iter().map(|class| class.cards).collect();
        assert_eq!(chances.cards(), cards);
        let pairs = |chances: &[Chance]| chances.iter().map(|it| (it.wins, it.of)).collect();
        let (ours, theirs): (Vec<_>, Vec<_>) = (pairs(chances.chances()), pairs(&kept.chances()));
        assert_eq!(ours, theirs);
        let values: Vec<u32> = kept.values().iter().map(|rank| rank.value()).collect();
        assert_eq!(chances.values, values);
        let hand = "KS KH 7D 4C 2H".parse().expect("a hand");
        assert_eq!(chances.ways_of(&hand), kept.ways_of(&hand));
    }
}
