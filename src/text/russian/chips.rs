//! The words of the duel for chips in Russian.

use std::cmp::Ordering;

use super::super::chips::ChipWords;
use super::super::poker::PokerWords as _;
use super::super::signed;
use super::{Russian, SHARER};
use crate::core::Chips;
use crate::poker::Character;
use crate::poker::chips::{Deed, NoMore};
use crate::poker::duel::{Betting, Holder};

impl ChipWords for Russian {
    fn played_for(&self) -> &'static str {
        "Игра"
    }

    fn betting(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "Без ставок",
            Betting::FixedLimit => "На фишки",
        }
    }

    fn now_for(&self, betting: Betting) -> &'static str {
        match betting {
            Betting::None => "Теперь игра без ставок.",
            Betting::FixedLimit => "Теперь игра на фишки.",
        }
    }

    fn chips_note(&self) -> &'static str {
        "В игре на фишки все вносят анте\u{a0}— 1. Ставка до обмена\u{a0}— 2, после него\u{a0}— 4, повышать можно не больше трёх раз. Фишки ничего не стоят."
    }

    fn chips_intro(&self) -> &'static str {
        "Все вносят анте в 1 фишку и получают по пять карт. Торговля по 2, один обмен, торговля по 4\u{a0}— и банк берёт лучшая из оставшихся комбинаций."
    }

    fn they_did(&self, character: Character, deed: Deed) -> String {
        let who = self.character(character);
        match deed {
            Deed::Check => format!("{who} говорит «чек»."),
            Deed::Bet(chips) => format!("{who} ставит {}.", self.in_digits(chips)),
            Deed::Call(chips) => format!("{who} уравнивает: {}.", self.in_digits(chips)),
            Deed::Raise(to) => format!("{who} повышает до {}.", self.in_digits(to)),
            Deed::Fold => format!("{who} пасует."),
            Deed::Swap(count) => self.they_swap(character, count),
        }
    }

    fn you_did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "Вы говорите «чек».".to_owned(),
            Deed::Bet(chips) => format!("Вы ставите {}.", self.in_digits(chips)),
            Deed::Call(chips) => format!("Вы уравниваете: {}.", self.in_digits(chips)),
            Deed::Raise(to) => format!("Вы повышаете до {}.", self.in_digits(to)),
            Deed::Fold => "Вы пасуете.".to_owned(),
            Deed::Swap(0) => "Вы ничего не меняете.".to_owned(),
            Deed::Swap(count) => self.you_swap(count),
        }
    }

    fn did(&self, deed: Deed) -> String {
        match deed {
            Deed::Check => "чек".to_owned(),
            Deed::Bet(chips) => format!("ставка {}", self.in_digits(chips)),
            Deed::Call(chips) => format!("колл {}", self.in_digits(chips)),
            Deed::Raise(to) => format!("рейз до {}", self.in_digits(to)),
            Deed::Fold => "пас".to_owned(),
            Deed::Swap(count) => self.swapped(count),
        }
    }

    fn all_in(&self) -> &'static str {
        "олл-ин"
    }

    fn antes(&self) -> String {
        "Все внесли анте: 1.".to_owned()
    }

    fn to_call(&self, to_call: Chips) -> String {
        match to_call {
            Chips::NONE => "Ставок пока нет.".to_owned(),
            to_call => format!("Уравнять\u{a0}— {}.", self.in_digits(to_call)),
        }
    }

    fn your_bet(&self, to_call: Chips, pot: Chips) -> String {
        let pot = self.in_digits(pot);
        match to_call {
            Chips::NONE => format!("Ставок пока нет, в банке {pot}."),
            to_call => format!(
                "Уравнять\u{a0}— {}, в банке {pot}.",
                self.in_digits(to_call)
            ),
        }
    }

    fn pot(&self, pot: Chips) -> String {
        format!("Банк: {}", self.in_digits(pot))
    }

    fn stack(&self, chips: Chips, given: u32) -> String {
        let chips = self.in_digits(chips);
        match given {
            0 | 1 => format!("Фишки: {chips}"),
            given => format!("Фишки: {chips} · {given}-й стек"),
        }
    }

    fn has_left(&self, holder: Holder, chips: Chips) -> String {
        let chips = self.in_digits(chips);
        match holder {
            Holder::Player => format!("У вас осталось фишек: {chips}."),
            Holder::Opponent(who) => format!("{}, осталось фишек: {chips}.", self.character(who)),
        }
    }

    fn left_behind(&self) -> &'static str {
        "Осталось:"
    }

    fn button(&self) -> &'static str {
        "Кнопка дилера"
    }

    fn has_button(&self, holder: Holder) -> String {
        let who = match holder {
            Holder::Player => "у вас",
            Holder::Opponent(Character::Rule) => "у Теоретика",
            Holder::Opponent(Character::Chaser) => "у Охотника",
            Holder::Opponent(Character::Rock) => "у Скалы",
            Holder::Opponent(Character::Odds) => "у Математика",
        };
        format!("Кнопка дилера {who}.")
    }

    fn gets(&self, holder: Holder, chips: Chips) -> String {
        let chips = self.in_digits(chips);
        match holder {
            Holder::Player => format!("Вы выигрываете {chips}."),
            Holder::Opponent(who) => format!("{} выигрывает {chips}.", self.character(who)),
        }
    }

    fn their_chips(&self, change: Ordering, by: Chips) -> String {
        format!(
            "{SHARER}: {} в фишках.",
            signed(change, &self.in_digits(by))
        )
    }

    fn goes_back(&self, holder: Holder, chips: Chips) -> String {
        let to = match holder {
            Holder::Player => "вам",
            Holder::Opponent(who) => to_whom(who),
        };
        let chips = self.in_digits(chips);
        format!("Последнюю ставку никто не уравнял: {chips} возвращается {to}.")
    }

    fn no_more(&self, button: &str, why: NoMore) -> String {
        match why {
            NoMore::NobodyCalls => format!("{button}: уравнять некому."),
            NoMore::MostRaises => format!("{button}: не больше трёх рейзов."),
            NoMore::TooFewChips => format!("{button}: не хватает фишек."),
        }
    }

    fn new_stack_for(&self, holder: Holder) -> String {
        match holder {
            Holder::Player => "Вам нечем внести анте, и вы получили ещё 100.".to_owned(),
            Holder::Opponent(who) => {
                format!("{} нечем внести анте: выдано ещё 100.", to_whom(who))
            }
        }
    }
}

/// The name of an opponent who is given something.
const fn to_whom(character: Character) -> &'static str {
    match character {
        Character::Rule => "Теоретику",
        Character::Chaser => "Охотнику",
        Character::Rock => "Скале",
        Character::Odds => "Математику",
    }
}
