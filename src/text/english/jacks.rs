//! The words of Jacks or Better in English.

use super::super::jacks::JacksWords;
use super::super::poker::PokerWords as _;
use super::super::{Held, pack_card};
use super::{English, plural};
use crate::core::{PackCard, Rank};
use crate::poker::Coins;
use crate::poker::jacks::Refusal;
use crate::poker::practice::{Kind, PracticeHands};

impl JacksWords for English {
    fn jacks_practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Of(Kind::HighPairs) => "Practice: high pairs",
            PracticeHands::Of(Kind::LowPairs) => "Practice: low pairs",
            PracticeHands::Of(Kind::FourToFlush) => "Practice: four to a flush",
            PracticeHands::Of(Kind::FourToStraight) => "Practice: four to a straight",
            PracticeHands::Of(Kind::ThreeToRoyal) => "Practice: three to a royal",
            PracticeHands::Of(Kind::HighCards) => "Practice: high cards",
            PracticeHands::Of(Kind::Joker) => "Practice: hands with the joker",
            PracticeHands::Of(Kind::Deuces) => "Practice: hands with deuces",
            PracticeHands::Of(Kind::Kickers) => "Practice: kickers",
            PracticeHands::Close(_) => "Practice: close decisions",
            PracticeHands::Penalty(_) => "Practice: penalty cards",
            PracticeHands::Mistakes(_) => "Practice: your mistakes",
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

    fn hand_pays(&self, hand: &str, paid: u32) -> String {
        match paid {
            0 => format!("{hand}: pays nothing."),
            paid => format!("{hand}: pays {}.", self.coins(paid)),
        }
    }

    fn pairs_pay_from(&self, rank: Rank) -> String {
        format!("Pairs pay from {} up.", plural(rank))
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
        let card = pack_card(**self, card);
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
