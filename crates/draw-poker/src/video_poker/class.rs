//! The classes of hands in pay tables.

use std::fmt;

use fair_deal_core::wild::fit_one_straight;
use fair_deal_core::{Category, Rank};

/// A class of hands in a pay table. Each game pays some of them: [`super::Game::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A royal flush without a wild card.
    RoyalFlush,
    /// Four wild deuces with any fifth card. They beat a wild royal flush.
    FourDeuces,
    /// Four wild deuces with an ace.
    FourDeucesWithAce,
    /// Four wild deuces without an ace.
    FourDeucesOther,
    /// A royal flush with a wild card.
    WildRoyal,
    /// Five of a kind, which takes a wild card.
    FiveOfAKind,
    /// Five aces.
    FiveAces,
    /// Five threes, fours or fives.
    Five3sTo5s,
    /// Five of a kind from sixes to kings.
    Five6sToKings,
    /// A straight flush.
    StraightFlush,
    /// Four of a kind.
    FourOfAKind,
    /// Four aces.
    FourAces,
    /// Four aces with a 2, 3 or 4.
    FourAcesWith2To4,
    /// Four aces with a 5 or higher.
    FourAcesOtherKicker,
    /// Four twos, threes or fours.
    Four2sTo4s,
    /// Four twos, threes or fours with an ace, 2, 3 or 4.
    Four2sTo4sWithAceTo4,
    /// Four twos, threes or fours with a card from 5 to king.
    Four2sTo4sOtherKicker,
    /// Four of a kind from fives to kings.
    Four5sToKings,
    /// Four of a kind from fives to tens.
    Four5sToTens,
    /// Four of a kind from twos to tens.
    Four2sToTens,
    /// Four jacks, queens or kings.
    FourJacksToKings,
    /// Four eights.
    FourEights,
    /// Four sevens.
    FourSevens,
    /// Four of a kind, except sevens, eights and aces.
    FourOfOtherRanks,
    /// A full house.
    FullHouse,
    /// A flush.
    Flush,
    /// A straight.
    Straight,
    /// Three of a kind.
    ThreeOfAKind,
    /// Two pair.
    TwoPair,
    /// A pair of tens or higher.
    TensOrBetter,
    /// A pair of jacks or higher.
    JacksOrBetter,
    /// A pair of kings or aces.
    KingsOrBetter,
    /// A pair of aces.
    PairOfAces,
}

impl Class {
    /// Every class, in the order of the variants. The rows of a pay table can have another order
    /// ([`super::Game::classes`]).
    pub const ALL: [Class; 33] = [
        Class::RoyalFlush,
        Class::FourDeuces,
        Class::FourDeucesWithAce,
        Class::FourDeucesOther,
        Class::WildRoyal,
        Class::FiveOfAKind,
        Class::FiveAces,
        Class::Five3sTo5s,
        Class::Five6sToKings,
        Class::StraightFlush,
        Class::FourOfAKind,
        Class::FourAces,
        Class::FourAcesWith2To4,
        Class::FourAcesOtherKicker,
        Class::Four2sTo4s,
        Class::Four2sTo4sWithAceTo4,
        Class::Four2sTo4sOtherKicker,
        Class::Four5sToKings,
        Class::Four5sToTens,
        Class::Four2sToTens,
        Class::FourJacksToKings,
        Class::FourEights,
        Class::FourSevens,
        Class::FourOfOtherRanks,
        Class::FullHouse,
        Class::Flush,
        Class::Straight,
        Class::ThreeOfAKind,
        Class::TwoPair,
        Class::TensOrBetter,
        Class::JacksOrBetter,
        Class::KingsOrBetter,
        Class::PairOfAces,
    ];

    /// Returns the class with this [code](Class::code), if there is one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.code() == code)
    }

    /// The lowest rank whose pair belongs to the class, or `None` if it is not a class of pairs.
    #[must_use]
    pub fn lowest_pair(self) -> Option<Rank> {
        let mut ranks = Rank::ALL.into_iter();
        ranks.find(|rank| self.takes(Combination::Pair(*rank)))
    }

    /// The code in golden data and on the command line, such as `TwoPair`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Class::RoyalFlush => "RoyalFlush",
            Class::FourDeuces => "FourDeuces",
            Class::FourDeucesWithAce => "FourDeucesWithAce",
            Class::FourDeucesOther => "FourDeucesOther",
            Class::WildRoyal => "WildRoyal",
            Class::FiveOfAKind => "FiveOfAKind",
            Class::FiveAces => "FiveAces",
            Class::Five3sTo5s => "Five3sTo5s",
            Class::Five6sToKings => "Five6sToKings",
            Class::StraightFlush => "StraightFlush",
            Class::FourOfAKind => "FourOfAKind",
            Class::FourAces => "FourAces",
            Class::FourAcesWith2To4 => "FourAcesWith2To4",
            Class::FourAcesOtherKicker => "FourAcesOtherKicker",
            Class::Four2sTo4s => "Four2sTo4s",
            Class::Four2sTo4sWithAceTo4 => "Four2sTo4sWithAceTo4",
            Class::Four2sTo4sOtherKicker => "Four2sTo4sOtherKicker",
            Class::Four5sToKings => "Four5sToKings",
            Class::Four5sToTens => "Four5sToTens",
            Class::Four2sToTens => "Four2sToTens",
            Class::FourJacksToKings => "FourJacksToKings",
            Class::FourEights => "FourEights",
            Class::FourSevens => "FourSevens",
            Class::FourOfOtherRanks => "FourOfOtherRanks",
            Class::FullHouse => "FullHouse",
            Class::Flush => "Flush",
            Class::Straight => "Straight",
            Class::ThreeOfAKind => "ThreeOfAKind",
            Class::TwoPair => "TwoPair",
            Class::TensOrBetter => "TensOrBetter",
            Class::JacksOrBetter => "JacksOrBetter",
            Class::KingsOrBetter => "KingsOrBetter",
            Class::PairOfAces => "PairOfAces",
        }
    }

    /// Returns true if a hand that makes `made` belongs to the class. A hand belongs to at most one class of a game.
    pub(crate) fn takes(self, made: Combination) -> bool {
        /// Returns true for 2, 3 and 4, which some games pay apart as a kicker or as four of a kind.
        fn is_low(rank: Rank) -> bool {
            rank <= Rank::Four
        }
        let four = |fits: fn(Rank, Rank) -> bool| matches!(made, Combination::Four { rank, kicker } if fits(rank, kicker));
        let five = |fits: fn(Rank) -> bool| matches!(made, Combination::Five(rank) if fits(rank));
        let pair_from = |low: Rank| matches!(made, Combination::Pair(rank) if rank >= low);
        match self {
            Class::RoyalFlush => made == Combination::Royal { wild: false },
            Class::FourDeuces => matches!(made, Combination::FourDeuces { .. }),
            Class::FourDeucesWithAce => made == Combination::FourDeuces { fifth: Rank::Ace },
            Class::FourDeucesOther => {
                matches!(made, Combination::FourDeuces { fifth } if fifth != Rank::Ace)
            }
            Class::WildRoyal => made == Combination::Royal { wild: true },
            Class::FiveOfAKind => five(|_| true),
            Class::FiveAces => five(|rank| rank == Rank::Ace),
            Class::Five3sTo5s => five(|rank| rank <= Rank::Five),
            Class::Five6sToKings => five(|rank| (Rank::Six..=Rank::King).contains(&rank)),
            Class::StraightFlush => made == Combination::StraightFlush,
            Class::FourOfAKind => four(|_, _| true),
            Class::FourAces => four(|rank, _| rank == Rank::Ace),
            Class::FourAcesWith2To4 => four(|rank, kicker| rank == Rank::Ace && is_low(kicker)),
            Class::FourAcesOtherKicker => four(|rank, kicker| rank == Rank::Ace && !is_low(kicker)),
            Class::Four2sTo4s => four(|rank, _| is_low(rank)),
            Class::Four2sTo4sWithAceTo4 => {
                four(|rank, kicker| is_low(rank) && (is_low(kicker) || kicker == Rank::Ace))
            }
            Class::Four2sTo4sOtherKicker => {
                four(|rank, kicker| is_low(rank) && !is_low(kicker) && kicker != Rank::Ace)
            }
            Class::Four5sToKings => four(|rank, _| (Rank::Five..=Rank::King).contains(&rank)),
            Class::Four5sToTens => four(|rank, _| (Rank::Five..=Rank::Ten).contains(&rank)),
            Class::Four2sToTens => four(|rank, _| rank <= Rank::Ten),
            Class::FourJacksToKings => four(|rank, _| (Rank::Jack..=Rank::King).contains(&rank)),
            Class::FourEights => four(|rank, _| rank == Rank::Eight),
            Class::FourSevens => four(|rank, _| rank == Rank::Seven),
            Class::FourOfOtherRanks => {
                four(|rank, _| !matches!(rank, Rank::Seven | Rank::Eight | Rank::Ace))
            }
            Class::FullHouse => made == Combination::FullHouse,
            Class::Flush => made == Combination::Flush,
            Class::Straight => made == Combination::Straight,
            Class::ThreeOfAKind => made == Combination::Three,
            Class::TwoPair => made == Combination::TwoPair,
            Class::TensOrBetter => pair_from(Rank::Ten),
            Class::JacksOrBetter => pair_from(Rank::Jack),
            Class::KingsOrBetter => pair_from(Rank::King),
            Class::PairOfAces => pair_from(Rank::Ace),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The best combination of five cards, with the details by which the classes differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Combination {
    /// A royal flush, with or without a wild card.
    Royal { wild: bool },
    /// Four wild deuces and a fifth card.
    FourDeuces { fifth: Rank },
    /// Five of this rank.
    Five(Rank),
    /// A straight flush.
    StraightFlush,
    /// Four of this rank, and another card.
    Four { rank: Rank, kicker: Rank },
    /// A full house.
    FullHouse,
    /// A flush.
    Flush,
    /// A straight.
    Straight,
    /// Three of a kind.
    Three,
    /// Two pair.
    TwoPair,
    /// A pair of this rank.
    Pair(Rank),
    /// Less than a pair.
    Nothing,
}

impl Combination {
    /// The category of the combination.
    pub(crate) const fn category(self) -> Category {
        match self {
            Combination::Royal { .. } => Category::RoyalFlush,
            Combination::FourDeuces { .. } | Combination::Five(_) => Category::FiveOfAKind,
            Combination::StraightFlush => Category::StraightFlush,
            Combination::Four { .. } => Category::FourOfAKind,
            Combination::FullHouse => Category::FullHouse,
            Combination::Flush => Category::Flush,
            Combination::Straight => Category::Straight,
            Combination::Three => Category::ThreeOfAKind,
            Combination::TwoPair => Category::TwoPair,
            Combination::Pair(_) => Category::OnePair,
            Combination::Nothing => Category::HighCard,
        }
    }

    /// Returns the best combination of these natural cards, completed to five by wild cards. `of_one_suit` tells
    /// whether the natural cards have one suit. Four wild cards are always the four deuces, because no pack has as many
    /// jokers.
    ///
    /// If wild cards could make several combinations, the result is the one that pay tables pay more: a straight flush
    /// before four of a kind, a flush or a straight before three of a kind.
    pub(crate) fn of(naturals: &[Rank], of_one_suit: bool) -> Combination {
        let wild = 5_usize.saturating_sub(naturals.len());
        let mut counts = [0_usize; Rank::ALL.len()];
        for rank in naturals {
            counts[*rank as usize] += 1;
        }
        // The largest group (among equal ones the highest), then the next one.
        let (mut rank, mut most) = (Rank::Two, 0);
        let (mut kicker, mut next) = (Rank::Two, 0);
        for (other, count) in Rank::ALL.into_iter().zip(counts).rev() {
            if count > most {
                (kicker, next) = (rank, most);
                (rank, most) = (other, count);
            } else if count > next {
                (kicker, next) = (other, count);
            }
        }
        let in_row = most == 1 && fit_one_straight(naturals);
        match most + wild {
            _ if wild == 4 => Combination::FourDeuces { fifth: rank },
            5.. => Combination::Five(rank),
            _ if in_row && of_one_suit => {
                if naturals.iter().all(|rank| *rank >= Rank::Ten) {
                    Combination::Royal { wild: wild > 0 }
                } else {
                    Combination::StraightFlush
                }
            }
            4 => Combination::Four { rank, kicker },
            3 if next == 2 => Combination::FullHouse,
            _ if of_one_suit => Combination::Flush,
            _ if in_row => Combination::Straight,
            3 => Combination::Three,
            2 if next == 2 => Combination::TwoPair,
            2 => Combination::Pair(rank),
            0 | 1 => Combination::Nothing,
        }
    }
}
