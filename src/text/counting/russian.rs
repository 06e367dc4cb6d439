//! Russian.

use super::{CountingPhrases, CountingWords};
use crate::text::russian::Russian;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "Счёт Hi-Lo: каждая увиденная карта от 2 до 6 даёт +1, от 7 до 9 — ничего, десятки, картинки и тузы — −1. \
         Их сумма — текущий счёт. Истинный счёт — это текущий счёт, делённый на число колод, которых вы ещё не \
         видели, с округлением вниз. Чем он выше, тем больше осталось десяток и тузов, а это на руку игроку.",

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
    over: "Вышла отрезная карта, тренировка окончена.",

    index_heading: "Где счёт меняет лучший ход",
    index_intro: "Тренер находит лучший ход для каждой начальной руки при каждом истинном счёте от −8 до +8, с теми \
         картами, что в среднем остаются на полпути к отрезной карте. В каждой строке — наименьший целый истинный \
         счёт, при котором лучше другой ход: ровно он, без округления. Готовые таблицы здесь не используются.",
    other_rules: "Выбрать другие правила",
    find: "Найти эти руки",
    hand: "Ваша рука",
    upcard: "Карта дилера",
    below: "Ниже",
    from: "Начиная с него",
    index: "Истинный счёт",
    none: "От счёта ничего не зависит.",
};

impl CountingWords for Russian {
    fn phrases(&self) -> &'static CountingPhrases {
        &PHRASES
    }

    fn turned(&self, turned: usize, all: usize) -> String {
        format!("Карт открыто: {turned} из {all}")
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
        format!("По правилам этого стола: {rules}.")
    }

    fn found(&self, plays: usize) -> String {
        format!("Ходов, которые зависят от счёта: {plays}.")
    }

    fn insurance(&self, index: &str) -> String {
        format!("Страховка выгодна при истинном счёте от {index}.")
    }
}
