//! The words of Jacks or Better in Japanese.

use super::super::jacks::JacksWords;
use super::super::poker::PokerWords as _;
use super::super::{Held, index, pack_card};
use super::Japanese;
use crate::core::{PackCard, Rank};
use crate::poker::Coins;
use crate::poker::jacks::Refusal;
use crate::poker::practice::{Kind, PracticeHands};

impl JacksWords for Japanese {
    fn jacks_practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Of(Kind::HighPairs) => "練習：配当のあるペア",
            PracticeHands::Of(Kind::LowPairs) => "練習：配当のないペア",
            PracticeHands::Of(Kind::FourToFlush) => "練習：フラッシュまであと1枚",
            PracticeHands::Of(Kind::FourToStraight) => "練習：ストレートまであと1枚",
            PracticeHands::Of(Kind::ThreeToRoyal) => "練習：ロイヤルまであと2枚",
            PracticeHands::Of(Kind::HighCards) => "練習：高いカード2枚以上",
            PracticeHands::Of(Kind::Joker) => "練習：ジョーカー入りの手札",
            PracticeHands::Of(Kind::Deuces) => "練習：デュース入りの手札",
            PracticeHands::Of(Kind::Kickers) => "練習：キッカー",
            PracticeHands::Close(_) => "練習：際どい判断",
            PracticeHands::Penalty(_) => "練習：ペナルティカード",
            PracticeHands::Mistakes(_) => "練習：自分のミス",
        }
    }

    fn coins(&self, count: u32) -> String {
        format!("コイン{count}枚")
    }

    fn coins_bet(&self, coins: Coins) -> String {
        format!("賭け金：{}", self.coins(coins.number().into()))
    }

    fn hand_pays(&self, hand: &str, paid: u32) -> String {
        match paid {
            0 => format!("{hand}。配当はありません。"),
            paid => format!("{hand}。配当は{}です。", self.coins(paid)),
        }
    }

    fn pairs_pay_from(&self, rank: Rank) -> String {
        format!("配当があるのは{}のペア以上です。", index(rank))
    }

    fn jacks_refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Cards(why) => self.refusal(why),
            Refusal::NoBet => "コインを1枚から5枚賭けてください。".to_owned(),
            Refusal::NotEnough => "チップが足りません。".to_owned(),
        }
    }

    fn held_count(&self, count: usize) -> String {
        format!("{count}枚を残します。")
    }

    fn card_held(&self, card: PackCard, is_held: bool, count: usize) -> String {
        let card = pack_card(**self, card);
        let held = if is_held {
            "残します"
        } else {
            "交換します"
        };
        match count {
            0 => format!("{card}を{held}。残すカードはありません。"),
            count => format!("{card}を{held}。残すのは{count}枚です。"),
        }
    }

    fn held_cards(&self, cards: &[Held]) -> String {
        format!("残すカードは{}です。", self.held(cards))
    }

    fn pay_table_is(&self, name: &str) -> String {
        format!("配当表は{name}です。")
    }

    fn prize_pays(&self, prize: &str, coins: u32) -> String {
        format!("{prize}、{coins}。")
    }
}
