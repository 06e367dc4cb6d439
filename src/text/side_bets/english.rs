//! English.

use super::SideBetWords;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::text::english::English;

impl SideBetWords for English {
    fn side_bet(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => "21+3",
            SideBet::PerfectPairs => "Perfect Pairs",
            SideBet::LuckyLadies => "Lucky Ladies",
            SideBet::BustIt => "Bust It",
            SideBet::HotThree => "Hot 3",
        }
    }

    fn side_bet_wins(&self, bet: SideBet) -> &'static str {
        match bet {
            SideBet::TwentyOnePlusThree => {
                "Wins if your first two cards and the dealer’s upcard make a flush, a straight or three of a kind."
            }
            SideBet::PerfectPairs => "Wins if your first two cards have the same rank.",
            SideBet::LuckyLadies => "Wins if your first two cards count 20.",
            SideBet::BustIt => {
                "Wins if the dealer is bust, and pays more the more cards that takes. The dealer draws even if your hands are over."
            }
            SideBet::HotThree => {
                "Wins if your first two cards and the dealer’s upcard count 19, 20 or 21."
            }
        }
    }

    fn side_bet_class(&self, class: Class) -> &'static str {
        match class {
            Class::SuitedThreeOfAKind => "Suited three of a kind",
            Class::StraightFlush => "Straight flush",
            Class::ThreeOfAKind => "Three of a kind",
            Class::Straight => "Straight",
            Class::Flush => "Flush",
            Class::PerfectPair => "Perfect pair",
            Class::ColouredPair => "Coloured pair",
            Class::MixedPair => "Mixed pair",
            Class::QueensOfHeartsWithNatural => {
                "Two queens of hearts, and the dealer has blackjack"
            }
            Class::QueensOfHearts => "Two queens of hearts",
            Class::MatchedTwenty => "Matched 20",
            Class::SuitedTwenty => "Suited 20",
            Class::AnyTwenty => "Any other 20",
            Class::PlayerNatural => "You have blackjack",
            Class::BustWithThree => "Bust with 3 cards",
            Class::BustWithFour => "Bust with 4 cards",
            Class::BustWithFive => "Bust with 5 cards",
            Class::BustWithSix => "Bust with 6 cards",
            Class::BustWithSeven => "Bust with 7 cards",
            Class::BustWithEight => "Bust with 8 cards or more",
            Class::ThreeSevens => "Three sevens",
            Class::SuitedTwentyOne => "Suited 21",
            Class::TwentyOne => "Any other 21",
            Class::Twenty => "Total of 20",
            Class::Nineteen => "Total of 19",
        }
    }

    fn odds_to_one(&self, pays: u16) -> String {
        match pays {
            0 => "The bet comes back".to_owned(),
            _ => format!("{pays} to 1"),
        }
    }
}
