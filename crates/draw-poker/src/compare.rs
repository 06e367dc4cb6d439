//! The reason why one hand beats another, in parts for a sentence such as “Two pair, eights and fives, against two
//! pair, eights and fours: the second pair decides.”

use fair_deal_core::{Category, HandRank, Rank};

/// The difference that decides between two hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The hands tie.
    Tie,
    /// One hand has a higher category.
    Category,
    /// Both hands have the same category, and this is the first part that differs.
    Rank {
        /// The part that differs.
        part: Part,
        /// Its rank in the better hand.
        better: Rank,
        /// Its rank in the worse hand.
        worse: Rank,
    },
}

/// A part of a hand with a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The five of five of a kind.
    Five,
    /// The four of four of a kind.
    Four,
    /// The three of three of a kind or of a full house.
    Three,
    /// The pair of one pair or of a full house.
    Pair,
    /// The higher of two pairs.
    HigherPair,
    /// The lower of two pairs.
    LowerPair,
    /// The highest card of a straight, a straight flush or a royal flush.
    Top,
    /// A card of a flush or of a high-card hand, counted from the highest: 1 to 5.
    Card(usize),
    /// A card beside a group, counted from the highest: 1 to 3.
    Kicker {
        /// The number of this kicker.
        number: usize,
        /// The number of kickers in a hand of this category.
        of: usize,
    },
}

impl Decision {
    /// Returns the decision between these two hands. Their order does not matter.
    #[must_use]
    pub fn between(one: HandRank, other: HandRank) -> Decision {
        if one.category() != other.category() {
            return Decision::Category;
        }
        let (better, worse) = (one.max(other), one.min(other));
        let ranks = better.deciding_ranks().zip(worse.deciding_ranks());
        ranks
            .enumerate()
            .find(|(_, (better, worse))| better != worse)
            .map_or(Decision::Tie, |(at, (better, worse))| Decision::Rank {
                part: part(one.category(), at),
                better,
                worse,
            })
    }
}

/// Returns the part that the deciding rank at this place, counted from 0, belongs to.
fn part(category: Category, at: usize) -> Part {
    let beside = |groups: &[Part], of| {
        let kicker = Part::Kicker {
            number: at + 1 - groups.len().min(at),
            of,
        };
        groups.get(at).copied().unwrap_or(kicker)
    };
    match category {
        Category::HighCard | Category::Flush => Part::Card(at + 1),
        Category::OnePair => beside(&[Part::Pair], 3),
        Category::TwoPair => beside(&[Part::HigherPair, Part::LowerPair], 1),
        Category::ThreeOfAKind => beside(&[Part::Three], 2),
        Category::FullHouse => beside(&[Part::Three, Part::Pair], 0),
        Category::FourOfAKind => beside(&[Part::Four], 1),
        Category::FiveOfAKind => Part::Five,
        Category::Straight | Category::StraightFlush | Category::RoyalFlush => Part::Top,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fair_deal_core::WildHand;

    fn rank(codes: &str) -> HandRank {
        codes.parse::<WildHand>().expect(codes).rank()
    }

    /// Better hand, other hand, the deciding part, its two ranks.
    const DECIDED: &str = "\
        8S 8H 5S 5H 2D | 8D 8C 4S 4H AD | LowerPair | Five Four
        9S 9H 5S 5H 2D | 8D 8C 5D 5C AD | HigherPair | Nine Eight
        8S 8H 5S 5H 3D | 8D 8C 5D 5C 2D | Kicker { number: 1, of: 1 } | Three Two
        KS KH 5S 4H 3D | QD QC AD KC JD | Pair | King Queen
        KS KH AS 4H 3D | KD KC QD JC TD | Kicker { number: 1, of: 3 } | Ace Queen
        KS KH AS 5H 3D | KD KC AD 4C 3S | Kicker { number: 2, of: 3 } | Five Four
        KS KH AS 5H 4D | KD KC AD 5C 3S | Kicker { number: 3, of: 3 } | Four Three
        3S 3H 3D 2S 4H | 2D 2C 2H AD KD | Three | Three Two
        3S 3H 3D 7S 4H | 3S 3H 3D 6D 5D | Kicker { number: 1, of: 2 } | Seven Six
        3S 3H 3D 7S 5H | 3S 3H 3D 7D 4D | Kicker { number: 2, of: 2 } | Five Four
        KS KH KD 2S 2H | 3S 3H 3D AS AH | Three | King Three
        KS KH KD 3S 3H | KS KH KD 2S 2H | Pair | Three Two
        4S 4H 4D 4C 2H | 3S 3H 3D 3C AH | Four | Four Three
        4S 4H 4D 4C 3H | 4S 4H 4D 4C 2H | Kicker { number: 1, of: 1 } | Three Two
        4S 4H 4D 4C X1 | 3S 3H 3D 3C X1 | Five | Four Three
        2S 3H 4D 5C 6S | AS 2H 3D 4C 5S | Top | Six Five
        9S TS JS QS KS | 8H 9H TH JH QH | Top | King Queen
        AS QS JS TS 8S | KH QH JH TH 8H | Card(1) | Ace King
        AS QS JS TS 8S | AH QH JH TH 7H | Card(5) | Eight Seven
        AS QH JS TS 8S | AH QD JH 9H 8H | Card(4) | Ten Nine
        AS QH JS TS 8S | AH JD TH 9H 8H | Card(2) | Queen Jack";

    #[test]
    fn first_differing_part_decides() {
        for line in DECIDED.lines() {
            let [one, other, part, ranks] = *line.split('|').map(str::trim).collect::<Vec<_>>()
            else {
                panic!("{line}")
            };
            assert!(rank(one) > rank(other), "{line}");
            for decision in [
                Decision::between(rank(one), rank(other)),
                Decision::between(rank(other), rank(one)),
            ] {
                let Decision::Rank {
                    part: decides,
                    better,
                    worse,
                } = decision
                else {
                    panic!("{line}: {decision:?}")
                };
                assert_eq!(format!("{decides:?}"), part, "{line}");
                assert_eq!(format!("{better:?} {worse:?}"), ranks, "{line}");
            }
        }
    }

    #[test]
    fn category_decides_before_rank() {
        let pair = rank("2S 2H 5S 4H 3D");
        assert_eq!(
            Decision::between(pair, rank("AS KH QD JS 9H")),
            Decision::Category
        );
        assert_eq!(
            Decision::between(pair, rank("2D 2C 5D 4C 3S")),
            Decision::Tie
        );
        let royal = rank("TS JS QS KS AS");
        assert_eq!(
            Decision::between(royal, rank("TH JH QH KH X1")),
            Decision::Tie
        );
        assert_eq!(
            Decision::between(royal, rank("2S 2H 2D 2C X1")),
            Decision::Category
        );
    }
}
