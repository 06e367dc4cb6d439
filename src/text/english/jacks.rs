//! The words of Jacks or Better in English.

use super::super::jacks::JacksWords;
use super::super::poker::PokerWords as _;
use super::super::{Held, Words as _, pack_card};
use super::English;
use crate::core::{Category, HandRank, PackCard};
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

    fn held_count(&self, count: usize) -> String {
        format!("{} held.", self.cards(count))
    }

    fn card_held(&self, card: PackCard, is_held: bool, count: usize) -> String {
        let card = pack_card(self, card);
        let held = if is_held { "held" } else { "not held" };
        match count {
            0 => format!("{card} {held}, nothing held."),
            count => format!("{card} {held}, {} held.", self.cards(count)),
        }
    }

    fn held_cards(&self, cards: &[Held]) -> String {
        format!("You hold {}.", self.held(cards))
    }

    fn pay_table_is(&self, name: &str) -> String {
        format!("Pay table: {name}.")
    }

    fn prize_pays(&self, prize: &str, coins: u32) -> String {
        format!("{prize}: {coins}.")
    }
}
