//! Russian.

use super::{BetsPhrases, BetsWords};
use crate::coach::counting::Player;
use crate::pages::bets::{Field, Figure, Problem};
use crate::text::russian::Russian;

static PHRASES: BetsPhrases = BetsPhrases {
    lede: "Тот, кто считает карты, ставит больше, когда истинный счёт высок. Выберите стол и шкалу ставок — ставку для каждого \
         истинного счёта — и посмотрите, что получится.",
    casino: "Если вы считаете карты, казино может раньше перетасовать шуз, ограничить ваши ставки или попросить вас прекратить \
         игру; здесь же никто не играет на настоящие деньги.",
    mangled: "Часть адреса не удалось прочитать, и вместо неё стоит обычное значение.",
    not_simulated: "По одному из этих правил нельзя смоделировать раунды.",

    table_heading: "Стол и игрок",
    system: "Система счёта",
    own_tags: "Свои очки карт",
    seats: "Мест в игре вместе с вашим",
    dealt: "Сдаётся из шуза, % (0 — тасовать каждый раунд)",
    rounds: "Раундов",
    seed: "Начальное число",
    bank: "Банкролл, в единицах",
    risk: "Риск для лучшей шкалы, %",
    ramp_heading: "Ваша шкала ставок",
    ramp_intro: "Ставка для каждого истинного счёта, в единицах. Истинный счёт округляется вниз. Ставка 0 — пропустить раунд.",
    keep: "Сохранить шкалу для стола",
    kept: "Шкала сохранена для стола.",

    run: "Смоделировать",
    cancel: "Отменить",
    begun: "Идёт моделирование…",
    no_worker: "В этом браузере моделирование не работает.",
    outdated: "Эти результаты — для другого выбора. Смоделируйте ещё раз, чтобы увидеть их для выбранного сейчас.",

    results_heading: "Что даёт шкала",
    figure: "Показатель",
    players_note: "Все три игрока ставят по этой шкале. Первый ещё и принимает по счёту решения из Illustrious 18 и Fab 4 — \
         с индексами, которые тренер находит для этих правил. Второй делает то же, но пропускает одну карту из пятидесяти. \
         Третий играет только по базовой стратегии. Вы сидите последним, остальные места играют по базовой стратегии.",
    formulas: "Пусть m и s — среднее и отклонение за раунд, B — банкролл. Тогда риск разорения по формуле Шлезингера — \
         ((1 − m/s) / (1 + m/s)) в степени B/s, SCORE — 1\u{a0}000\u{a0}000 (m/s)², N0 — (s/m)² раундов. Банкролл для полного Келли — s²/m, \
         с риском разорения около 13,5\u{a0}%; для половинного — вдвое больше, с риском около 1,8\u{a0}%. После ± — стандартная ошибка.",
    best_heading: "Лучшая шкала",
    best_intro: "Из всех шкал между вашей наименьшей и наибольшей ставкой с этим риском и этим банкроллом она выигрывает \
         больше всего.",
    no_best: "С этим риском и этим банкроллом ни одна шкала между вашей наименьшей и наибольшей ставкой не выигрывает.",
    edge_title: "Преимущество по истинному счёту",
    share_title: "Доля раундов по истинному счёту",
    ruin_title: "Риск разорения по банкроллу",
    count: "Истинный счёт",
    share: "Доля раундов",
    edge: "Преимущество",
    error: "Стандартная ошибка",
    bet: "Ваша ставка",
    best: "Лучшая ставка",
};

impl BetsWords for Russian {
    fn phrases(&self) -> &'static BetsPhrases {
        &PHRASES
    }

    fn problem(&self, problem: Problem) -> &'static str {
        match problem {
            Problem::Field(Field::Dealt) => "Введите целое число от 0 до 95.",
            Problem::Field(Field::Rounds) => {
                "Введите целое число от 1\u{a0}000 до 1\u{a0}000\u{a0}000\u{a0}000."
            }
            Problem::Field(Field::Seed) => "Введите целое число от 0 до 999\u{a0}999\u{a0}999.",
            Problem::Field(Field::Bank) => "Введите число единиц больше 0.",
            Problem::Field(Field::Risk) => "Введите число между 0 и 100.",
            Problem::Ramp => {
                "Каждая ставка — число от 0 до 1\u{a0}000\u{a0}000, и хотя бы одна больше 0."
            }
        }
    }

    fn player(&self, player: Player) -> &'static str {
        match player {
            Player::NoError => "Без ошибок",
            Player::Misses => "Пропускает карту из 50",
            Player::Basic => "Только базовая стратегия",
        }
    }

    fn figure_name(&self, figure: Figure) -> &'static str {
        match figure {
            Figure::Bet => "Средняя ставка",
            Figure::Mean => "Выигрыш за раунд",
            Figure::Deviation => "Отклонение за раунд",
            Figure::MeanOfHundred => "Выигрыш за 100 раундов",
            Figure::DeviationOfHundred => "Отклонение за 100 раундов",
            Figure::Edge => "Выигрыш на единицу ставки",
            Figure::Score => "Показатель SCORE",
            Figure::N0 => "N0, в раундах",
            Figure::Ruin => "Риск разорения",
            Figure::Kelly => "Банкролл для полного Келли",
            Figure::HalfKelly => "Банкролл для половинного Келли",
        }
    }

    fn up_to(&self, count: &str) -> String {
        format!("{count} и ниже")
    }

    fn from(&self, count: &str) -> String {
        format!("{count} и выше")
    }

    fn bet_at(&self, counts: &str) -> String {
        format!("Ставка при истинном счёте {counts}")
    }

    fn progress(&self, done: &str, all: &str) -> String {
        format!("Раундов с каждым игроком: {done} из {all}.")
    }

    fn cancelled(&self, done: &str) -> String {
        format!("Остановлено; раундов с каждым игроком: {done}.")
    }

    fn told(&self, mean: &str, error: &str) -> String {
        format!("Без ошибок 100 раундов дают {mean} {error} ед.")
    }

    fn best_told(&self, best: &str, own: &str) -> String {
        format!("Без ошибок она даёт за 100 раундов {best} ед., ваша — {own} ед.")
    }
}
