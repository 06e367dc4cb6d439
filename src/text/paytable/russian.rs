//! The page of the pay tables in Russian.

use super::{PayTablePhrases, PayTableWords};
use crate::poker::practice::Kind;
use crate::text::russian::Russian;

impl PayTableWords for Russian {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "Измените выплаты и посмотрите, какую долю ставок возвращает таблица. Подсчитаны все раздачи, лучшее решение для каждой и все возможные обмены.",
            tables: "Таблицы выплат",
            mangled: "В этой ссылке нет таблицы выплат, поэтому ничего не изменилось.",
            return_heading: "Сколько возвращает таблица",
            working: "Идёт подсчёт…",
            how_counted: "При лучшем решении для каждой раздачи. Если два решения равноценны, учитывается то, при котором остаётся больше карт.",
            table_heading: "Выплаты",
            no_pay: "Введите целое число от 0 до 9999.",
            first_the_pay: "Сначала исправьте таблицу: в одной из строк не целое число от 0 до 9999.",
            hand: "Комбинация",
            pays: "Выплата за монету",
            comes: "Как часто",
            returns: "Возврат",
            nothing: "Ничего",
            practice_intro: "По этой таблице раз за разом раздаются руки одного вида, на пять монет каждая. Ничего не засчитывается.",
            play: "Играть по этой таблице",
        }
    }

    fn on_five(&self, percent: &str) -> String {
        format!("При ставке в пять монет и лучшей игре таблица возвращает {percent} ставок.")
    }

    fn on_fewer(&self, percent: &str) -> String {
        format!("При меньшей ставке — {percent}: роял-флеш тогда платит не больше 250 за монету.")
    }

    fn exactly(&self, of: &str, all: &str) -> String {
        format!("Точно: {of} / {all}.")
    }

    fn one_in(&self, hands: &str) -> String {
        format!("1 из {hands}")
    }

    fn practised(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::HighPairs => "Высокие пары",
            Kind::LowPairs => "Низкие пары",
            Kind::FourToFlush => "Четыре карты к флешу",
            Kind::FourToStraight => "Четыре карты к стриту",
            Kind::ThreeToRoyal => "Три карты к роял-флешу",
            Kind::HighCards => "Высокие карты",
            Kind::Joker => "Руки с джокером",
            Kind::Deuces => "Руки с двойками",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        format!("Видов рук, в которых вы недавно ошиблись: {count}.")
    }
}
