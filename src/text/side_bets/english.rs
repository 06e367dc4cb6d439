//! English.

use super::SideBetWords;
use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;
use crate::text::Words as _;
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

    fn side_bets(&self) -> &'static str {
        "Side bets"
    }

    fn chips_on_side_bet(&self, bet: SideBet) -> String {
        format!("{}: chips beside each hand", self.side_bet(bet))
    }

    fn pays_of_side_bet(&self, bet: SideBet) -> String {
        format!("{}: pays", self.side_bet(bet))
    }

    fn no_side_bet(&self) -> &'static str {
        "none"
    }

    fn side_bet_worth(&self, percent: f64) -> String {
        let size = percent.abs();
        if percent < 0.0 {
            format!("costs {size:.2} % now")
        } else {
            format!("gains {size:.2} % now")
        }
    }

    fn side_bet_is(&self, bet: SideBet, chips: Bet) -> String {
        let chips = match chips.number() {
            1 => "1 chip".to_owned(),
            chips => format!("{chips} chips"),
        };
        format!("{}: {chips} beside each hand.", self.side_bet(bet))
    }

    fn side_bet_won(&self, bet: SideBet, class: Class, won: Chips) -> String {
        let (bet, class) = (self.side_bet(bet), self.side_bet_class(class));
        if won == Chips::NONE {
            format!("{bet}: {class}, the bet comes back.")
        } else {
            format!("{bet}: {class}, +{}.", self.in_digits(won))
        }
    }

    fn side_bet_won_in_all(&self, bet: SideBet, won: Chips) -> String {
        let bet = self.side_bet(bet);
        if won == Chips::NONE {
            format!("{bet}: the bet comes back.")
        } else {
            format!("{bet}: +{}.", self.in_digits(won))
        }
    }

    fn side_bets_gone(&self) -> &'static str {
        "No side bets."
    }

    fn fewer_bets(&self) -> &'static str {
        "You have too few chips for all your bets: some are taken away for the next round."
    }

    fn side_bet_ended(&self, bet: SideBet, class: Option<Class>) -> String {
        let ended = class.map_or("lost", |class| self.side_bet_class(class));
        [self.side_bet(bet), ": ", ended].concat()
    }

    fn side_bets_lost(&self, lost: Chips) -> String {
        format!("Side bets lost: {}.", self.in_digits(lost))
    }
}
