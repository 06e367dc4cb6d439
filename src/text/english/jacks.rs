//! The words of Jacks or Better in English.

use super::super::jacks::JacksWords;
use super::super::poker::PokerWords as _;
use super::English;
use crate::core::{Category, HandRank};
use crate::poker::jacks::Refusal;
use crate::poker::{Coins, Prize, Variant};

impl JacksWords for English {
    fn prize(&self, variant: Variant, prize: Prize) -> &'static str {
        match prize {
            Prize::RoyalFlush => self.category(Category::RoyalFlush),
            Prize::FiveOfAKind => self.category(Category::FiveOfAKind),
            Prize::WildRoyal => "Royal with a joker",
            Prize::StraightFlush => self.category(Category::StraightFlush),
            Prize::FourOfAKind => self.category(Category::FourOfAKind),
            Prize::FullHouse => self.category(Category::FullHouse),
            Prize::Flush => self.category(Category::Flush),
            Prize::Straight => self.category(Category::Straight),
            Prize::ThreeOfAKind => self.category(Category::ThreeOfAKind),
            Prize::TwoPair => self.category(Category::TwoPair),
            Prize::HighPair => match variant {
                Variant::JacksOrBetter => "Jacks or better",
                Variant::KingsOrBetter => "Kings or better",
            },
        }
    }

    fn coins(&self, count: u32) -> String {
        match count {
            1 => "1 coin".to_owned(),
            count => format!("{count} coins"),
        }
    }

    fn coins_bet(&self, coins: Coins) -> String {
        format!("Bet: {}", self.coins(coins.number().into()))
    }

    fn hand_pays(&self, rank: HandRank, paid: u32) -> String {
        let hand = self.hand(rank);
        match paid {
            0 => format!("{hand}: pays nothing."),
            paid => format!("{hand}: pays {}.", self.coins(paid)),
        }
    }

    fn kings_or_better(&self) -> &'static str {
        "Kings or Better, one joker"
    }

    fn jacks_refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Cards(why) => self.refusal(why),
            Refusal::NoBet | Refusal::NotEnough => why.to_string(),
        }
    }

    fn pay_table_is(&self, name: &str) -> String {
        format!("Pay table: {name}.")
    }

    fn prize_pays(&self, prize: &str, coins: u32) -> String {
        format!("{prize}: {coins}.")
    }
}
