//! Sentences about several hands of video poker from one deal, in each language beside the others.

#[cfg(test)]
mod said;

use super::english::English;
use super::jacks::JacksWords as _;
use super::japanese::Japanese;
use super::russian::Russian;
use super::russian::grammar::counted;
use crate::poker::{Coins, Hands};

/// What is said of several hands of video poker.
pub trait HandsWords {
    /// So many hands: “10 hands”.
    fn hand_count(&self, hands: Hands) -> String;
    /// What is bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
    fn coins_on_hands(&self, coins: Coins, hands: Hands) -> String;
    /// What hands are that are paid nothing: “Nothing”.
    fn no_prize(&self) -> &'static str;
    /// How many hands there are, and how many of them are called what: “10 hands. Full house: 1. Nothing: 9.”
    fn hands_are(&self, hands: Hands, counts: &[(&str, usize)]) -> String;
    /// Which hand is the best one, by its number: “The best is hand 4. Full house.”
    fn best_hand_is(&self, number: usize, hand: &str) -> String;
    /// What all hands are paid together; 0 is nothing.
    fn hands_pay(&self, paid: u32) -> String;
    /// What all hands of the player who shared the deal were paid together.
    fn their_hands_pay(&self, paid: u32) -> String;
    /// How many hands the chips are enough for, where that is fewer than before: “Your chips are enough for 5 hands now.”
    fn hands_left(&self, hands: Hands) -> String;
    /// The list of all hands: “All 10 hands”.
    fn all_hands(&self, hands: Hands) -> String;
}

/// Each name with its count, like this, one after the other.
fn each(counts: &[(&str, usize)], one: impl Fn(&str, usize) -> String) -> String {
    counts
        .iter()
        .map(|(name, count)| one(name, *count))
        .collect()
}

impl HandsWords for English {
    fn hand_count(&self, hands: Hands) -> String {
        match hands.number() {
            1 => "1 hand".to_owned(),
            hands => format!("{hands} hands"),
        }
    }

    fn coins_on_hands(&self, coins: Coins, hands: Hands) -> String {
        let coins = self.coins(coins.number().into());
        format!("Bet: {coins} on each of {}", self.hand_count(hands))
    }

    fn no_prize(&self) -> &'static str {
        "Nothing"
    }

    fn hands_are(&self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let counts = each(counts, |name, count| format!(" {name}: {count}."));
        format!("{}.{counts}", self.hand_count(hands))
    }

    fn best_hand_is(&self, number: usize, hand: &str) -> String {
        format!("The best is hand {number}: {hand}.")
    }

    fn hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "Nothing is paid.".to_owned(),
            paid => format!("Paid in all: {}.", self.coins(paid)),
        }
    }

    fn their_hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "The player who shared this deal was paid nothing.".to_owned(),
            paid => format!(
                "The player who shared this deal was paid {}.",
                self.coins(paid)
            ),
        }
    }

    fn hands_left(&self, hands: Hands) -> String {
        format!("Your chips are enough for {} now.", self.hand_count(hands))
    }

    fn all_hands(&self, hands: Hands) -> String {
        format!("All {}", self.hand_count(hands))
    }
}

impl HandsWords for Japanese {
    fn hand_count(&self, hands: Hands) -> String {
        format!("{hands}ハンド")
    }

    fn coins_on_hands(&self, coins: Coins, hands: Hands) -> String {
        let coins = self.coins(coins.number().into());
        format!("賭け金：{coins}ずつ、{}", self.hand_count(hands))
    }

    fn no_prize(&self) -> &'static str {
        "配当なし"
    }

    fn hands_are(&self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let counts = each(counts, |name, count| format!("{name}：{count}。"));
        format!("{}。{counts}", self.hand_count(hands))
    }

    fn best_hand_is(&self, number: usize, hand: &str) -> String {
        format!("いちばん強いのは{number}番目のハンドで、{hand}です。")
    }

    fn hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "配当はありません。".to_owned(),
            paid => format!("配当は合計{}です。", self.coins(paid)),
        }
    }

    fn their_hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "共有した人には、配当がありませんでした。".to_owned(),
            paid => format!("共有した人の配当は、合計{}でした。", self.coins(paid)),
        }
    }

    fn hands_left(&self, hands: Hands) -> String {
        format!("今のチップで払えるのは{}です。", self.hand_count(hands))
    }

    fn all_hands(&self, hands: Hands) -> String {
        format!("全{}", self.hand_count(hands))
    }
}

impl HandsWords for Russian {
    fn hand_count(&self, hands: Hands) -> String {
        counted(hands.number().into(), ["рука", "руки", "рук"])
    }

    fn coins_on_hands(&self, coins: Coins, hands: Hands) -> String {
        let coins = self.coins(coins.number().into());
        match hands.number() {
            1 => format!("Ставка: {coins} на одну руку"),
            hands => format!("Ставка: {coins} на каждую из {hands} рук"),
        }
    }

    fn no_prize(&self) -> &'static str {
        "Без выплаты"
    }

    fn hands_are(&self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let counts = each(counts, |name, count| format!(" {name}: {count}."));
        format!("{}.{counts}", self.hand_count(hands))
    }

    fn best_hand_is(&self, number: usize, hand: &str) -> String {
        format!("Лучшая — рука {number}: {hand}.")
    }

    fn hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "Ничего не выплачено.".to_owned(),
            paid => format!("Всего выплачено: {}.", self.coins(paid)),
        }
    }

    fn their_hands_pay(&self, paid: u32) -> String {
        match paid {
            0 => "Игрок, который поделился раздачей, не получил выплаты.".to_owned(),
            paid => format!(
                "Игрок, который поделился раздачей, получил выплату: {}.",
                self.coins(paid)
            ),
        }
    }

    fn hands_left(&self, hands: Hands) -> String {
        let hands = counted(hands.number().into(), ["руку", "руки", "рук"]);
        format!("Фишек теперь хватает на {hands}.")
    }

    fn all_hands(&self, hands: Hands) -> String {
        format!("Все {}", self.hand_count(hands))
    }
}
