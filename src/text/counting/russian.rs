//! Russian.

use super::{CountingPhrases, CountingWords};
use crate::coach::counting::{NoSystem, NotTags, Rounding, System};
use crate::pages::counting::{DrillName, IndexList, Precision};
use crate::text::russian::Russian;

static PHRASES: CountingPhrases = CountingPhrases {
    lede: "Система счёта даёт каждой карте вес. В Hi-Lo каждая увиденная карта от 2 до 6 считается как +1, от 7 до 9 — как 0, десятки, \
         картинки и тузы — как минус 1. Их сумма — текущий счёт. Истинный счёт — это текущий счёт, делённый на число ещё не увиденных \
         колод и округлённый. Чем он выше, тем больше осталось десяток, картинок и тузов, а это на руку игроку.",
    system_heading: "Система",
    system: "Название",
    own: "Свои веса",
    tags: "Веса от туза до десятки",
    take: "Взять эти веса",
    figures: "Насколько она подходит",
    betting: "Корреляция ставок",
    playing: "Эффективность игры, по публикации",
    insuring: "Корреляция страховки",
    unpublished: "не публиковалась",
    unbalanced: "Веса колоды в сумме не дают 0, поэтому по этой системе играют только по текущему счёту.",
    equal_tags: "Если все веса равны, считать нечего.",

    drill_heading: "Тренировки",
    decks: "Колод",
    at_a_time: "Карт за раз",
    full_table: "15 (полный стол)",
    pace: "Темп",
    by_hand: "Вручную",
    rounding: "Округление истинного счёта",
    precision: "Считать в",
    list: "Ходы",
    find_first: "Сначала пусть их найдёт тренер, ниже на этой странице.",
    asks_both: "Спрашивать и истинный счёт",
    begin: "Начать тренировку",
    begin_again: "Начать заново",
    next: "Дальше",
    pause: "Пауза",
    go_on: "Продолжить",
    finish: "Закончить",
    show: "Показать счёт",
    hide: "Скрыть счёт",
    running: "Текущий счёт",
    decks_in_tray: "Колод в лотке",
    answer: "Ответить",
    no_number: "Введите целое число, например 3 или −2.",
    no_decimal: "Введите число, например 2,5 или −1.",
    takes_insurance: "Страховка",
    no_insurance: "Без страховки",
    play_on: "Не сдаваться",
    right: "Верно.",
    wrong: "Неверно.",
    over: "Вышла подрезная карта, тренировка окончена.",
    ended: "Тренировка окончена.",

    past_heading: "Ваши результаты",
    past_none: "Ни одна тренировка ещё не закончена.",
    past_full: "Браузер не смог сохранить последний результат. Он останется здесь, пока страница открыта.",
    past_damaged: "Сохранённые результаты не читаются, поэтому новые не сохраняются. Их можно удалить и начать заново.",
    past_forget: "Удалить результаты",
    past_date: "День",
    past_drill: "Тренировка",
    past_right: "Верно",
    past_time: "На ответ",

    work_out: "Рассчитать для этих правил",
    fit_heading: "Опубликованные индексы рядом с индексами этого стола",
    fit_intro: "Эти решения опубликованы для Hi-Lo с несколькими колодами и округлением вниз: Illustrious 18, Fab 4, дополнения Cacarulo, а если дилер берёт на мягких 17 — и изменения Blackjack Apprenticeship. Рядом — индекс, который тренер находит для ваших правил, системы и округления, и сколько даёт игра по нему против базовой стратегии: за 100 раундов, при ставке 1, а с истинного счёта 1 — вдвое больше счёта, до 8.",
    fit_decision: "Решение",
    fit_found: "Найден",
    fit_worth: "Выгода",
    fit_always: "всегда",
    fit_never: "никогда",
    fit_illegal: "нельзя",
    fit_unknown: "ещё не рассчитана",

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

    fn drill(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => "Текущий счёт",
            DrillName::Tray => "Колоды в лотке",
            DrillName::TrueCount => "Истинный счёт",
            DrillName::Indices => "Индексные ходы",
        }
    }

    fn intro(&self, drill: DrillName) -> &'static str {
        match drill {
            DrillName::Running => {
                "Карты открываются из только что перетасованного шуза, вами или в выбранном темпе. Время от времени вас спросят о счёте."
            }
            DrillName::Tray => {
                "Вы видите лоток для сброса, в который входит весь шуз, и говорите, сколько в нём колод. На слух картинку не \
                 оценить, поэтому программа экранного доступа скажет, на сколько процентов он полон: считать остаётся то же самое."
            }
            DrillName::TrueCount => {
                "Вам дают текущий счёт и число оставшихся колод, а вы называете истинный счёт."
            }
            DrillName::Indices => {
                "Вам дают руку, карту дилера и истинный счёт, а вы выбираете ход. Illustrious 18 и Fab 4 опубликованы для Hi-Lo; \
                 для ваших правил и системы ходы найдёт тренер ниже на этой странице. Если дилер берёт на мягких 17, \
                 решения против шестёрки и туза не спрашиваются."
            }
        }
    }

    fn rounded(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "Вниз (−0,5 — это −1)",
            Rounding::Nearest => "До ближайшего (−0,4 — это 0)",
            Rounding::Cut => "К нулю (−1,5 — это −1)",
        }
    }

    fn true_count(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "Истинный счёт, с округлением вниз",
            Rounding::Nearest => "Истинный счёт, до ближайшего",
            Rounding::Cut => "Истинный счёт, с округлением к нулю",
        }
    }

    fn parts(&self, precision: Precision) -> &'static str {
        match precision {
            Precision::Halves => "Половины колоды",
            Precision::Quarters => "Четверти колоды",
        }
    }

    fn index_list(&self, list: IndexList) -> &'static str {
        match list {
            IndexList::Illustrious => "Список Illustrious 18",
            IndexList::Fab => "Список Fab 4",
            IndexList::Found => "Найденные тренером",
        }
    }

    fn no_system(&self, why: &NoSystem) -> String {
        match why {
            NoSystem::Unknown(_) => {
                let names = System::ALL.map(System::name).join(", ");
                format!("Такой системы нет. Есть {names} или десять весов через запятую.")
            }
            NoSystem::NoTags(NotTags::WrongCount { found }) => format!(
                "Веса — это десять чисел через запятую: для туза, карт от 2 до 9 и десятки. Здесь их {found}."
            ),
            NoSystem::NoTags(NotTags::NoTag(text)) => format!(
                "Вес — это число от −10 до 10, не более двух знаков после точки; «{text}» не подходит."
            ),
            NoSystem::AllEqual => PHRASES.equal_tags.to_owned(),
        }
    }

    fn tags_are(&self, system: &str, tags: &str) -> String {
        format!("{system}, от туза до десятки: {tags}.")
    }

    fn every(&self, seconds: &str) -> String {
        format!("Каждые {seconds}\u{a0}с")
    }

    fn pace_is(&self, cards: usize, seconds: &str, a_minute: u32) -> String {
        format!("Карт каждые {seconds}\u{a0}с: {cards}, в минуту: {a_minute}.")
    }

    fn tray(&self, decks: u8, percent: u32) -> String {
        format!("Лоток для сброса (колод: {decks}) заполнен на {percent}\u{a0}%.")
    }

    fn tray_is(&self, cards: u32, decks: &str, answer: &str) -> String {
        format!("Карт в лотке: {cards}, колод: {decks}. Ответ: {answer}.")
    }

    fn to_convert(&self, running: &str, decks: &str) -> String {
        format!("Текущий счёт: {running}. Осталось колод: {decks}.")
    }

    fn true_count_is(&self, true_count: &str) -> String {
        format!("Истинный счёт: {true_count}.")
    }

    fn situation(&self, hand: &str, up: &str, true_count: &str) -> String {
        format!("{hand} против {up}, истинный счёт {true_count}.")
    }

    fn insurance_offered(&self, true_count: &str) -> String {
        format!("У дилера туз, истинный счёт {true_count}. Страховаться?")
    }

    fn index_by(&self, play: &str, index: &str, source: &str) -> String {
        format!("{play} — при истинном счёте {index} и выше ({source}).")
    }

    fn index_found(&self, play: &str, index: &str) -> String {
        format!("{play} — при истинном счёте {index} и выше, по расчёту тренера.")
    }

    fn time(&self, seconds: u32, each: &str) -> String {
        format!("Время: {seconds}\u{a0}с, на ответ {each}\u{a0}с.")
    }

    fn seconds(&self, each: &str) -> String {
        format!("{each}\u{a0}с")
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

    fn by_rules(&self, rules: &str, system: &str) -> String {
        format!("Правила: {rules}. Система: {system}.")
    }

    fn decision(&self, hand: &str, up: &str, play: &str) -> String {
        format!("{hand} против {up}: {play}")
    }

    fn gain_is(&self, play: &str, gain: &str) -> String {
        format!(
            "С картами, которые в среднем остаются при этом счёте, {play} отличается от лучшего другого хода (кроме сдачи) на {gain} ставки."
        )
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
