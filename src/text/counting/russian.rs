//! Russian.

use super::{CountingPhrases, CountingWords};
use crate::text::russian::Russian;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "Счёт Hi-Lo: каждая увиденная карта от 2 до 6 считается как +1, от 7 до 9 — как 0, десятки, картинки и тузы — \
         как минус 1. Их сумма — текущий счёт. Истинный счёт — это текущий счёт, делённый на число ещё не увиденных \
         колод и округлённый вниз (−0,5 — это −1). Чем он выше, тем больше осталось десяток, картинок и тузов, а это \
         на руку игроку.",

    drill_heading: "Тренировка",
    drill_intro: "Карты открываются из только что перетасованного шуза, и время от времени вас спросят о счёте.",
    decks: "Колод",
    at_a_time: "Карт за раз",
    asks_both: "Спрашивать и истинный счёт",
    begin: "Начать тренировку",
    begin_again: "Начать заново",
    next: "Дальше",
    show: "Показать счёт",
    hide: "Скрыть счёт",
    running: "Текущий счёт",
    true_count: "Истинный счёт, с округлением вниз",
    answer: "Ответить",
    no_number: "Введите целое число, например 3 или −2.",
    right: "Верно.",
    wrong: "Неверно.",
    over: "Вышла подрезная карта, тренировка окончена.",

    index_heading: "Где счёт меняет лучший ход",
    index_intro: "Тренер находит лучший ход для каждой начальной руки при истинном счёте от −8 до +8, с теми картами, что в \
         среднем остаются на полпути к подрезной карте. В каждой строке — наименьший целый истинный счёт, при \
         котором лучшим становится другой ход; расчёт сделан ровно для этого счёта. Готовые таблицы здесь не \
         используются.",
    other_rules: "Выбрать другие правила",
    no_shoe: "По этим правилам карты тасуют перед каждым раундом, и счёт каждый раз начинается заново. Дальше — для шуза, \
         из которого раздают 75\u{a0}%.",
    find: "Найти эти руки",
    hand: "Ваша рука",
    below: "Ниже",
    from: "Начиная с него",
    index: "Истинный счёт",
    none: "От счёта ничего не зависит.",
};

impl CountingWords for Russian {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, shoe: usize, cut_card: usize) -> String {
        format!("Открыто карт: {turned} из {shoe}, подрезная карта — после {cut_card}-й.")
    }

    fn running_is(&self, running: &str) -> String {
        format!("Текущий счёт: {running}.")
    }

    fn counts_are(&self, running: &str, true_count: &str) -> String {
        format!("Текущий счёт: {running}, истинный: {true_count}.")
    }

    fn score(&self, right: u32, asked: u32) -> String {
        format!("Верных ответов: {right} из {asked}.")
    }

    fn by_rules(&self, rules: &str) -> String {
        format!("Правила: {rules}.")
    }

    fn found(&self, plays: usize) -> String {
        format!("Ходов, которые зависят от счёта: {plays}.")
    }

    fn against(&self, up: &str, hands: usize) -> String {
        format!("Карта дилера {up} (рук: {hands})")
    }

    fn insurance(&self, index: &str) -> String {
        format!("Страховка выгодна при истинном счёте {index} и выше.")
    }
}
