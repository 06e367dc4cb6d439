//! The classes of cards that side bets pay.

use std::fmt;

/// A class of cards that a side bet pays. Each class belongs to one bet. [`super::PayTable::rows`] lists the classes of
/// a pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// 21+3: three cards of the same rank and suit.
    SuitedThreeOfAKind,
    /// 21+3: three cards in sequence, all of one suit.
    StraightFlush,
    /// 21+3: three cards of one rank, not all of one suit.
    ThreeOfAKind,
    /// 21+3: three cards in sequence, not all of one suit.
    Straight,
    /// 21+3: three cards of one suit that are neither in sequence nor all of one rank.
    Flush,
    /// Perfect Pairs: two cards of the same rank and suit.
    PerfectPair,
    /// Perfect Pairs: two cards of one rank and colour, of different suits.
    ColouredPair,
    /// Perfect Pairs: two cards of one rank, one red and one black.
    MixedPair,
    /// Lucky Ladies: two queens of hearts, and the dealer has a natural.
    QueensOfHeartsWithNatural,
    /// Lucky Ladies: two queens of hearts, and the dealer has no natural.
    QueensOfHearts,
    /// Lucky Ladies: two other cards of the same rank and suit that count 20.
    MatchedTwenty,
    /// Lucky Ladies: 20 on two cards of one suit and different ranks.
    SuitedTwenty,
    /// Lucky Ladies: 20 on two cards of different suits.
    AnyTwenty,
    /// Bust It: the player has a natural, an ace and a ten with the first two cards, and gets the bet back. Only some
    /// pay tables have this class.
    PlayerNatural,
    /// Bust It: the dealer is bust with three cards.
    BustWithThree,
    /// Bust It: the dealer is bust with four cards.
    BustWithFour,
    /// Bust It: the dealer is bust with five cards.
    BustWithFive,
    /// Bust It: the dealer is bust with six cards.
    BustWithSix,
    /// Bust It: the dealer is bust with seven cards.
    BustWithSeven,
    /// Bust It: the dealer is bust with eight or more cards.
    BustWithEight,
    /// Hot 3: three sevens of any suits.
    ThreeSevens,
    /// Hot 3: 21 on three cards of one suit that are not three sevens.
    SuitedTwentyOne,
    /// Hot 3: 21 on three cards, not all of one suit, that are not three sevens.
    TwentyOne,
    /// Hot 3: 20 on three cards.
    Twenty,
    /// Hot 3: 19 on three cards.
    Nineteen,
}

impl Class {
    /// Returns the word for the class in data and on the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Class::SuitedThreeOfAKind => "suited-three-of-a-kind",
            Class::StraightFlush => "straight-flush",
            Class::ThreeOfAKind => "three-of-a-kind",
            Class::Straight => "straight",
            Class::Flush => "flush",
            Class::PerfectPair => "perfect-pair",
            Class::ColouredPair => "coloured-pair",
            Class::MixedPair => "mixed-pair",
            Class::QueensOfHeartsWithNatural => "queens-of-hearts-with-natural",
            Class::QueensOfHearts => "queens-of-hearts",
            Class::MatchedTwenty => "matched-20",
            Class::SuitedTwenty => "suited-20",
            Class::AnyTwenty => "any-20",
            Class::PlayerNatural => "player-natural",
            Class::BustWithThree => "bust-3",
            Class::BustWithFour => "bust-4",
            Class::BustWithFive => "bust-5",
            Class::BustWithSix => "bust-6",
            Class::BustWithSeven => "bust-7",
            Class::BustWithEight => "bust-8",
            Class::ThreeSevens => "three-sevens",
            Class::SuitedTwentyOne => "suited-21",
            Class::TwentyOne => "21",
            Class::Twenty => "20",
            Class::Nineteen => "19",
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
