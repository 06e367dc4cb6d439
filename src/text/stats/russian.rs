//! Русский.

use super::{StatsPhrases, StatsWords};
use crate::history::Unit;
use crate::pages::stats::Period;
use crate::text::russian::Russian;

static PHRASES: StatsPhrases = StatsPhrases {
    lede: "К чему привели ваши раунды, во что обошлись решения и сколько в этом было удачи. Всё считается в этом браузере.",
    counting: "Считаем…",
    which: "Какие раунды считать",
    by_table: "Стол",
    by_period: "Период",
    none_like_this: "Таких раундов нет.",
    results: "Результаты",
    rounds: "Раундов",
    net: "Итог",
    bets: "Начальные ставки, всего",
    put_in: "Поставлено в банк, всего",
    best_hand: "Лучшая комбинация",
    longest_win: "Побед подряд за одним столом с раздачами одного вида, самое большее",
    longest_loss: "Поражений подряд за одним столом с раздачами одного вида, самое большее",
    decisions: "Решения",
    judged: "Оценено решений",
    best: "Лучших решений",
    cost: "Во что обошлись остальные",
    none_judged: "В этих раундах нет решений, которые можно оценить.",
    not_judged: "Решения в этой игре не оцениваются: какое из них лучшее, точно сказать нельзя.",
    costly: "Самые дорогие решения, по одному из раунда",
    practise: "Потренировать такие руки",
    see_round: "Посмотреть раунд",
    luck: "Удача",
    expected: "Безошибочная игра в среднем",
    decided: "Ваши решения",
    dealt: "Карты",
    only_fresh: "Считаются только новые раздачи. Карты раздачи по ссылке и раздачи дня кто-то мог знать, а раздача для тренировки подобрана под выбранное начало.",
    working: "Вычисляем, сколько стоит раунд…",
    not_exact: "Сколько стоят эти раунды, точно не известно, поэтому об удаче здесь ничего не сказать.",
    left_out: "Раунды с несколькими руками или дополнительными ставками сюда не входят: точно не известно, как меняется их общий результат.",
    method: "В «Валетах и старше» цена раунда и разброс результатов вычислены точно. В блэкджеке они точны для нового шуза, кроме связи между руками после сплита; к концу шуза они немного другие. Доли и полосы на графике приблизительны: считается, что результаты распределены нормально, и только роял-флеши учтены отдельно.",
    near: "Две трети безошибочных серий",
    far: "19 из 20 безошибочных серий",
    decisions_chart: "Доля лучших решений по ходу игры",
    endings_chart: "Чем кончались руки",
    bars: "Полосы — сколько раз выпало. Контуры — сколько раз следовало ожидать, если это известно точно. Длины — квадратные корни, чтобы было видно и редкое.",
    numbers: "Числа таблицей",
    save_csv: "Сохранить числа (CSV)",
    save_svg: "Сохранить рисунок (SVG)",
    unit_chips: "фишки",
    unit_rounds: "победы минус поражения",
    unit_bets: "ставки",
    ending: "Рука",
    came: "Выпало",
    share: "Доля",
    to_expect: "Ожидалось",
};

impl StatsWords for Russian {
    fn phrases(&self) -> &'static StatsPhrases {
        &PHRASES
    }

    fn period(&self, period: Period) -> &'static str {
        match period {
            Period::All => "Всё время",
            Period::Days30 => "Последние 30 дней",
            Period::Days7 => "Последние 7 дней",
            Period::Today => "Сегодня",
        }
    }

    fn bank_chart(&self, unit: Unit) -> &'static str {
        match unit {
            Unit::HalfChips => "Итог по ходу игры, в фишках",
            Unit::Rounds => "Итог по ходу игры: победы минус поражения",
        }
    }

    fn in_rounds(&self, net: &str) -> String {
        format!("{net} (побед минус поражений)")
    }

    fn in_bets(&self, bets: &str) -> String {
        format!("{bets} ставки")
    }

    fn among_perfect(&self, share: &str) -> String {
        format!("Из всех безошибочных серий такой длины {share} приносят меньше, чем ваша.")
    }

    fn among_equals(&self, share: &str) -> String {
        format!("Из серий с такой же игрой, как ваша, меньше приносят {share}.")
    }

    fn too_few(&self, unit: Option<Unit>, needed: u64, there: u64) -> String {
        let of_unit = match unit {
            None => "",
            Some(Unit::HalfChips) => " с фишками",
            Some(Unit::Rounds) => " без ставок",
        };
        format!("Об удаче можно судить от {needed} раундов{of_unit}. Пока их {there}.")
    }

    fn range(&self, from: &str, to: &str) -> String {
        format!("от {from} до {to}")
    }

    fn better(&self, what: &str) -> String {
        format!("Лучше: {what}.")
    }

    fn counted(&self, done: usize, all: usize) -> String {
        format!("{done} из {all}")
    }

    fn told(&self, rounds: &str, results: &str) -> String {
        if results.is_empty() {
            format!("Раундов: {rounds}.")
        } else {
            format!("Раундов: {rounds}. Итог: {results}.")
        }
    }
}
