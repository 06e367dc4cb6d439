//! The words of Jacks or Better in Russian.

use super::super::jacks::JacksWords;
use super::super::poker::PokerWords as _;
use super::super::{Held, pack_card};
use super::Russian;
use super::grammar::{Form, counted, name};
use crate::core::{PackCard, Rank};
use crate::poker::Coins;
use crate::poker::jacks::Refusal;
use crate::poker::practice::{Kind, PracticeHands};

impl JacksWords for Russian {
    fn jacks_practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Of(Kind::HighPairs) => "Тренировка: высокие пары",
            PracticeHands::Of(Kind::LowPairs) => "Тренировка: низкие пары",
            PracticeHands::Of(Kind::FourToFlush) => "Тренировка: четыре карты к флешу",
            PracticeHands::Of(Kind::FourToStraight) => "Тренировка: четыре карты к стриту",
            PracticeHands::Of(Kind::ThreeToRoyal) => "Тренировка: три карты к роял-флешу",
            PracticeHands::Of(Kind::HighCards) => "Тренировка: высокие карты",
            PracticeHands::Of(Kind::Joker) => "Тренировка: руки с джокером",
            PracticeHands::Of(Kind::Deuces) => "Тренировка: руки с двойками",
            PracticeHands::Of(Kind::Kickers) => "Тренировка: кикеры",
            PracticeHands::Close(_) => "Тренировка: пограничные решения",
            PracticeHands::Penalty(_) => "Тренировка: штрафные карты",
            PracticeHands::Mistakes(_) => "Тренировка: ваши ошибки",
        }
    }

    fn coins(&self, count: u32) -> String {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        counted(count, ["монета", "монеты", "монет"])
    }

    fn coins_bet(&self, coins: Coins) -> String {
        format!("Ставка: {}", self.coins(coins.number().into()))
    }

    fn hand_pays(&self, hand: &str, paid: u32) -> String {
        match paid {
            0 => format!("{hand}. Без выплаты."),
            paid => format!("{hand}. Выплата: {}.", self.coins(paid)),
        }
    }

    fn pairs_pay_from(&self, rank: Rank) -> String {
        format!("Пары оплачиваются начиная с {}.", name(rank, Form::OfMany))
    }

    fn jacks_refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::Cards(why) => self.refusal(why),
            Refusal::NoBet => "Поставьте от одной до пяти монет.".to_owned(),
            Refusal::NotEnough => "На это не хватает фишек.".to_owned(),
        }
    }

    fn held_count(&self, count: usize) -> String {
        format!("Остаётся: {}.", self.cards(count))
    }

    fn card_held(&self, card: PackCard, is_held: bool, count: usize) -> String {
        let card = pack_card(**self, card);
        let held = if is_held {
            "остаётся"
        } else {
            "идёт на обмен"
        };
        match count {
            0 => format!("{card} {held}. Не остаётся ни одной карты."),
            count => format!("{card} {held}. Всего остаётся: {}.", self.cards(count)),
        }
    }

    fn held_cards(&self, cards: &[Held]) -> String {
        format!("Остаётся: {}.", self.held(cards))
    }

    fn pay_table_is(&self, name: &str) -> String {
        format!("Таблица выплат: {name}.")
    }

    fn prize_pays(&self, prize: &str, coins: u32) -> String {
        format!("{prize}: {coins}.")
    }
}
