//! The coach in Russian.

use super::CoachWords;
use super::draw::DrawCoachWords;
use super::duel::DuelCoachWords;
use crate::coach::counting::Measure;
use crate::coach::duel::Agreement;
use crate::coach::{HandKind, Play, Reason};
use crate::pages::coach::CountedScore;
use crate::pages::wager::{BetScore, JudgedBet};
use crate::text::language::Language;
use crate::text::russian::Russian;
use crate::text::russian::grammar::capital;
use crate::text::words;

/// The unit of an amount.
const fn of_unit(in_chips: bool) -> &'static str {
    if in_chips {
        "фишки"
    } else {
        "ставки"
    }
}

impl CoachWords for Russian {
    fn point(&self) -> &'static str {
        ","
    }

    fn percent_sign(&self) -> &'static str {
        "\u{a0}%"
    }

    fn play(&self, play: Play) -> &'static str {
        match play {
            Play::Stand => words(Language::Russian).stand(),
            Play::Hit => words(Language::Russian).hit(),
            Play::Double => "Удвоить",
            Play::Split => "Разделить",
            Play::Surrender => "Сдаться",
        }
    }

    fn by_count(
        &self,
        play: &str,
        true_count: &str,
        index: &str,
        gained: Option<&str>,
        in_chips: bool,
    ) -> String {
        let gained = gained
            .map(|gained| format!(" Против базовой стратегии: {gained} {}.", of_unit(in_chips)));
        let gained = gained.unwrap_or_default();
        format!("{play} — ход по счёту: истинный счёт {true_count}, индекс {index}.{gained}")
    }

    fn against_count(
        &self,
        taken: &str,
        right: &str,
        true_count: &str,
        index: &str,
        lost: &str,
        in_chips: bool,
    ) -> String {
        format!(
            "По счёту верно: {right} (истинный счёт {true_count}, индекс {index}). {taken} в сравнении с этим, точно для неувиденных карт: {lost} {}.",
            of_unit(in_chips)
        )
    }

    fn count_visit(&self, score: &CountedScore, gained: &str, lost: &str) -> String {
        let CountedScore {
            decisions,
            right,
            deviations,
            is_in_chips,
            ..
        } = score;
        let unit = of_unit(*is_in_chips);
        format!(
            "Решения по счёту: верно {right} из {decisions}. Отступлений от базовой стратегии: {deviations}, они дали {gained} {unit}. Ходы против счёта: {lost} {unit}."
        )
    }

    fn measured(&self, measure: Measure, count: &str) -> String {
        match measure {
            Measure::TrueCount => format!("истинный счёт {count}"),
            Measure::RunningCount => format!("текущий счёт {count}"),
        }
    }

    fn bet_by_ramp(&self, judged: &JudgedBet, count: &str, edge: Option<&str>) -> String {
        let edge = edge.map(|edge| format!(", преимущество до раздачи {edge}"));
        let (bet, edge) = (judged.bet, edge.unwrap_or_default());
        let each = each(judged);
        format!("Ставка {bet}{each} соответствует вашей шкале ({count}{edge}).")
    }

    fn bet_off_ramp(&self, judged: &JudgedBet, count: &str, worth: Option<[&str; 2]>) -> String {
        let JudgedBet { bet, right, .. } = judged;
        let worth = worth.map(|[edge, worth]| {
            format!(
                " Преимущество до раздачи {edge}: по сравнению со шкалой такая ставка даёт в среднем {worth} фишки."
            )
        });
        let (worth, each) = (worth.unwrap_or_default(), each(judged));
        format!("По шкале ставка {right}{each}, а не {bet} ({count}).{worth}")
    }

    fn bets_visit(&self, score: &BetScore, worth: &str) -> String {
        let BetScore { bets, right, .. } = score;
        let others = format!(
            " Остальные по сравнению со шкалой в сумме дают в среднем {worth} фишки, насколько известно преимущество."
        );
        let others = if right < bets { others } else { String::new() };
        format!("Ставки по шкале: {right} из {bets}.{others}")
    }

    fn no_ramp(&self) -> &'static str {
        "В браузере нет шкалы, которую можно прочитать, поэтому ставки не оцениваются. Сохраните её на странице «Ставки и риск»."
    }

    fn other_count(&self, measure: Measure) -> &'static str {
        match measure {
            Measure::TrueCount => {
                "Сохранённая шкала — для истинного счёта, а в вашей системе его нет, поэтому ставки не оцениваются."
            }
            Measure::RunningCount => {
                "Сохранённая шкала — для текущего счёта, а ваша система пользуется истинным, поэтому ставки не оцениваются."
            }
        }
    }

    fn best_by(&self, play: &str, by: &str) -> String {
        format!("Лучший ход: «{play}», перевес {by} ставки.")
    }

    fn best_because(&self, play: &str, by: &str, reason: Reason) -> String {
        let (group, more) = match reason {
            Reason::SmallCardsGone(more) => ("мелких карт (2–6)", more),
            Reason::MiddleCardsGone(more) => ("средних карт (7–9)", more),
            Reason::TensAndAcesGone(more) => ("старших карт (от 10 до туза)", more),
        };
        let more = number(more);
        format!(
            "Лучший ход: «{play}», перевес {by} ставки, потому что {group} вышло на {more} больше, чем полагается по их доле."
        )
    }

    fn best_because_of_cards(&self, play: &str, by: &str) -> String {
        format!("Лучший ход: «{play}», перевес {by} ставки. Дело в уже вышедших картах.")
    }

    fn fresh(&self, play: &str) -> String {
        format!("Из свежего шуза лучшим ходом было бы «{play}».")
    }

    fn hi_lo(&self, running: &str, true_count: &str) -> String {
        format!("Hi-Lo: текущий счёт {running}, истинный счёт {true_count}.")
    }

    fn equal(&self, one: &str, other: &str) -> String {
        format!("«{one}» и «{other}» равноценны с точностью до тысячной ставки.")
    }

    fn only(&self, play: &str) -> String {
        format!("Остаётся только «{play}».")
    }

    fn was_best(&self, play: &str) -> String {
        format!("Ход «{play}» был лучшим.")
    }

    fn as_good(&self, play: &str) -> String {
        format!("Ход «{play}» был не хуже лучшего с точностью до тысячной ставки.")
    }

    fn cost(&self, play: &str, cost: &str, best: &str) -> String {
        format!("Ход «{play}» стоил {cost} ставки: лучше было «{best}».")
    }

    fn worth(&self, play: &str, value: &str) -> String {
        format!("{play} {value}")
    }

    fn odds(&self, win: &str, push: &str, lose: &str) -> String {
        format!("выигрыш {win}, ничья {push}, проигрыш {lose}")
    }

    fn dealer(&self, totals: [&str; 5], bust: &str) -> String {
        let totals = (17..=21).zip(totals);
        let totals: Vec<String> = totals
            .map(|(total, share)| format!("{total} — {share}"))
            .collect();
        format!("Итог дилера: {}, перебор — {bust}.", totals.join(", "))
    }

    fn unit(&self) -> &'static str {
        "В ставках: +1 — выиграна одна ставка, −1 — проиграна. Расчёт точный, по всем картам, которых вы не видели."
    }

    fn score(&self, decisions: u32, cost: &str) -> String {
        format!("Решений, оценённых за этот визит: {decisions}; потеряно на них {cost} ставки.")
    }

    fn rounds(&self, rounds: u32, cost: &str, luck: &str, won: &str) -> String {
        format!(
            "Раундов оценено целиком: {rounds}. Потери на решениях — {cost} ставки, карты принесли {luck}, итог {won}."
        )
    }

    fn day(&self, cost: &str, luck: &str, won: &str) -> String {
        format!(
            "По сравнению с безошибочной игрой ваши решения обошлись в {cost} ставки. Карты принесли {luck}, итог дня: {won}."
        )
    }

    fn perfect_day(&self, won: &str) -> String {
        format!("Каждое решение было лучшим. Итог дня в ставках: {won}.")
    }

    fn nearly_perfect_day(&self, won: &str) -> String {
        format!("Ваши решения стоили меньше 0,001 ставки. Итог дня в ставках: {won}.")
    }

    fn shared_day(&self, cost: Option<&str>, luck: &str) -> String {
        match cost {
            None => format!("Все решения лучшие; карты принесли ставок: {luck}."),
            Some(cost) => format!("Потери на решениях: {cost} ставки, карты принесли {luck}."),
        }
    }

    fn cannot_work(&self) -> &'static str {
        "Тренер здесь не работает: браузер не запускает для этой страницы фоновый поток (Web Worker), например в изолированном фрейме другого сайта."
    }

    fn hands(&self, hands: HandKind) -> String {
        match hands {
            HandKind::Hard(total) => total.to_string(),
            HandKind::Soft(total) => format!("мягкие {total}"),
            HandKind::Pair(value) => format!("{value}, {value}"),
        }
    }

    fn exceptions(&self, count: usize) -> String {
        format!("Исключения, зависящие от состава руки: {count}")
    }

    fn exception(&self, cards: &str, up: &str, best: &str, cost: &str) -> String {
        format!("{cards} против {up}: «{best}», лучше на {cost}")
    }
}

impl DuelCoachWords for Russian {
    fn best_by_chips(&self, play: &str, by: &str) -> String {
        format!(
            "Лучше всего «{}»: следующий вариант хуже примерно на {by} фишки.",
            capital(play)
        )
    }

    fn cannot_tell(&self, one: &str, other: &str) -> String {
        format!(
            "«{}» или «{}»: разница слишком мала, чтобы сказать, что лучше.",
            capital(one),
            capital(other)
        )
    }

    fn this_was_best(&self, play: &str) -> String {
        format!("«{}»: похоже, лучшее решение.", capital(play))
    }

    fn none_was_clearly_better(&self, play: &str) -> String {
        format!("«{}»: ничего заметно лучшего не было.", capital(play))
    }

    fn cost_in_chips(&self, play: &str, cost: &str, best: &str) -> String {
        format!(
            "«{}» примерно на {cost} фишки хуже, чем «{}».",
            capital(play),
            capital(best)
        )
    }

    fn give_or_take(&self, amount: &str, error: &str) -> String {
        format!("{amount}\u{a0}±\u{a0}{error}")
    }

    fn play_is_worth(&self, play: &str, amount: &str) -> String {
        format!("{} {amount}", capital(play))
    }

    fn behind_the_best(&self, amount: &str) -> String {
        format!("хуже лучшего на {amount}")
    }

    fn estimate_unit(&self, deals: u32) -> String {
        format!(
            "Это оценка: сколько фишек вы в среднем выиграете или проиграете с этого момента. Карты, которых вы не видите, розданы случайно (раздач: {deals}); ± — стандартная ошибка. Ваши дальнейшие решения принимает Математик."
        )
    }

    fn fewer_deals(&self, deals: u32) -> String {
        format!("Явно отставшие варианты проверены только на меньшем числе раздач: {deals}.")
    }

    fn agreement(&self, agreement: Agreement) -> &'static str {
        match agreement {
            Agreement::Full => {
                "В каждой из этих раздач соперники поступили бы так же, как поступили."
            }
            Agreement::SinceSwap => {
                "В каждой из раздач обмен и последующие ставки соперников были бы такими же; ставки до обмена не учтены: с ними сходится слишком мало раздач."
            }
            Agreement::None => "Ходы соперников не учтены: с ними сходится слишком мало раздач.",
        }
    }

    fn score_in_chips(&self, decisions: u32, cost: &str) -> String {
        format!(
            "Оценено решений за этот визит: {decisions}; явные ошибки стоили примерно {cost} фишки."
        )
    }
}

impl DrawCoachWords for Russian {
    fn to_hold(&self, cards: Option<&str>) -> String {
        match cards {
            None => "оставить все карты".to_owned(),
            Some("") => "сменить все карты".to_owned(),
            Some(cards) => format!("оставить {cards}"),
        }
    }

    fn you_held(&self, cards: Option<&str>) -> String {
        match cards {
            None => "Вы оставили все карты".to_owned(),
            Some("") => "Вы сменили все карты".to_owned(),
            Some(cards) => format!("Вы оставили {cards}"),
        }
    }

    fn best_hold(&self, to_hold: &str, worth: &str) -> String {
        format!("Лучше всего {to_hold}: выплата в среднем {worth} ставки.")
    }

    fn best_holds(&self, to_hold: &[String], worth: &str) -> String {
        format!(
            "Одинаково хорошо: {}. Выплата в среднем {worth} ставки.",
            to_hold.join(" или ")
        )
    }

    fn hold_ties(&self, row: &str) -> String {
        format!("{row}, не хуже лучшего")
    }

    fn hold_was_best(&self, you_held: &str) -> String {
        format!("{you_held}: лучшее решение.")
    }

    fn hold_was_as_good(&self, you_held: &str) -> String {
        format!("{you_held}: не хуже лучшего решения с точностью до тысячной ставки.")
    }

    fn hold_cost(&self, you_held: &str, cost: &str, to_hold: &str) -> String {
        format!("{you_held} и потеряли в среднем {cost} ставки: лучше было {to_hold}.")
    }

    fn by_chart(&self, to_hold: &[String], cost: Option<&str>) -> String {
        let hold = to_hold.join(" или ");
        match (cost, to_hold.len()) {
            (None, _) => format!("По таблице стратегии: {hold}. Это лучший ход."),
            (Some(cost), 0 | 1) => {
                format!("По таблице стратегии: {hold}. Это стоит {cost} ставки.")
            }
            (Some(cost), _) => {
                format!("По таблице стратегии: {hold}. Это стоит до {cost} ставки.")
            }
        }
    }

    fn chart_row(&self, number: usize, rows: usize, hold: &str) -> String {
        format!("Почему? Первая подходящая строка таблицы, {number} из {rows}: {hold}.")
    }

    fn no_chart_row(&self, rows: usize) -> String {
        format!("Почему? В таблице нет подходящей строки (всего строк: {rows}).")
    }

    fn chart_is_written(&self) -> &'static str {
        "Составляется таблица стратегии для этих выплат…"
    }

    fn hold_pays(&self, to_hold: &str, value: &str) -> String {
        format!("{} {value}", capital(to_hold))
    }

    fn nothing(&self) -> &'static str {
        "Ничего"
    }

    fn joker_held(&self) -> &'static str {
        "джокера"
    }

    fn between_results(&self) -> &'static str {
        ", "
    }

    fn best_chance(&self, to_hold: &str, percent: &str) -> String {
        format!("Больше всего шансов на улучшение: {to_hold} ({percent}).")
    }

    fn no_better(&self) -> &'static str {
        "Ни один обмен не даст комбинации старше."
    }

    fn chances_unit(&self, unseen: usize) -> String {
        format!(
            "Как часто комбинация становится старше нынешней. Точный расчёт по картам, оставшимся в колоде: {unseen}."
        )
    }

    fn hold_unit(&self, unseen: usize) -> String {
        format!(
            "В ставках: 1 — ставка возвращается. Точно для {unseen} карт, которых вы не видели."
        )
    }
}

/// A number of cards in the accusative, in words up to ten.
fn number(number: u32) -> String {
    let word = match number {
        1 => "одну",
        2 => "две",
        3 => "три",
        4 => "четыре",
        5 => "пять",
        6 => "шесть",
        7 => "семь",
        8 => "восемь",
        9 => "девять",
        10 => "десять",
        _ => return number.to_string(),
    };
    word.to_owned()
}

/// Says that the chips are bet on each hand, where there are several.
const fn each(judged: &JudgedBet) -> &'static str {
    if judged.hands > 1 {
        " на каждую руку"
    } else {
        ""
    }
}
