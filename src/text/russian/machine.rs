//! The names of the games of video poker and of what they pay in Russian.

use super::super::machine::MachineWords;
use super::Russian;
use crate::poker::machine::{Class, Game, WildCards};

impl MachineWords for Russian {
    fn game_name(&self, game: Game) -> &'static str {
        match game {
            Game::JacksOrBetter => "Валеты и старше",
            Game::TensOrBetter => "Десятки и старше",
            Game::Bonus => "Бонус-покер",
            Game::BonusDeluxe => "Бонус-покер делюкс",
            Game::DoubleBonus => "Двойной бонус",
            Game::DoubleDoubleBonus => "Двойной двойной бонус",
            Game::TripleDoubleBonus => "Тройной двойной бонус",
            Game::AllAmerican => "Олл-американ",
            Game::AcesAndFaces => "Тузы и картинки",
            Game::AcesAndEights => "Тузы и восьмёрки",
            Game::SuperAces => "Супертузы",
            Game::WhiteHotAces => "Раскалённые тузы",
            Game::SuperDoubleBonus => "Супердвойной бонус",
            Game::TripleBonusPlus => "Тройной бонус плюс",
            Game::RoyalAces => "Королевские тузы",
            Game::Deuces => "Дикие двойки",
            Game::DoubleDeuces => "Двойные дикие двойки",
            Game::LooseDeuces => "Щедрые дикие двойки",
            Game::BonusDeuces => "Бонусные дикие двойки",
            Game::JokerKings => "Джокер-покер (от королей)",
            Game::JokerAces => "Джокер-покер (от тузов)",
            Game::JokerTwoPair => "Джокер-покер (от двух пар)",
        }
    }

    fn table_of(&self, game: Game, name: &str) -> String {
        format!("{} {name}", self.game_name(game))
    }

    fn class(&self, class: Class) -> &'static str {
        match class {
            Class::RoyalFlush => "Роял-флеш",
            Class::FourDeuces => "Четыре двойки",
            Class::FourDeucesWithAce => "Четыре двойки с тузом",
            Class::FourDeucesOther => "Четыре двойки без туза",
            Class::WildRoyal => "Роял-флеш с дикой картой",
            Class::FiveOfAKind => "Покер",
            Class::FiveAces => "Покер из тузов",
            Class::Five3sTo5s => "Покер из 3–5",
            Class::Five6sToKings => "Покер из 6–К",
            Class::StraightFlush => "Стрит-флеш",
            Class::FourOfAKind => "Каре",
            Class::FourAces => "Каре тузов",
            Class::FourAcesWith2To4 => "Каре тузов с 2–4",
            Class::FourAcesOtherKicker => "Каре тузов с 5–К",
            Class::Four2sTo4s => "Каре 2–4",
            Class::Four2sTo4sWithAceTo4 => "Каре 2–4 с тузом или 2–4",
            Class::Four2sTo4sOtherKicker => "Каре 2–4 с 5–К",
            Class::Four5sToKings => "Каре 5–К",
            Class::Four5sToTens => "Каре 5–10",
            Class::Four2sToTens => "Каре 2–10",
            Class::FourJacksToKings => "Каре В–К",
            Class::FourEights => "Каре восьмёрок",
            Class::FourSevens => "Каре семёрок",
            Class::FourOfOtherRanks => "Прочие каре",
            Class::FullHouse => "Фулл-хаус",
            Class::Flush => "Флеш",
            Class::Straight => "Стрит",
            Class::ThreeOfAKind => "Тройка",
            Class::TwoPair => "Две пары",
            Class::TensOrBetter => "Десятки и старше",
            Class::JacksOrBetter => "Валеты и старше",
            Class::KingsOrBetter => "Короли и старше",
            Class::PairOfAces => "Пара тузов",
        }
    }

    fn wild_cards(&self, wild: WildCards) -> Option<&'static str> {
        match wild {
            WildCards::None => None,
            WildCards::Deuces => {
                Some("Все двойки дикие: двойка заменяет самую выгодную для вас карту.")
            }
            WildCards::Joker => Some("Джокер дикий: он заменяет самую выгодную для вас карту."),
        }
    }
}
