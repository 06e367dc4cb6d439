//! Русский.

use super::{HistoryPhrases, HistoryWords};
use crate::blackjack::{Action, Outcome};
use crate::core::Chips;
use crate::history::file::NotAFile;
use crate::history::{Failure, Kind};
use crate::pages::history::{TakenOver, Told, WorkKind};
use crate::table::Verdict;
use crate::text::russian::Russian;

static PHRASES: HistoryPhrases = HistoryPhrases {
    lede: "Каждый сыгранный раунд хранится в этом браузере и больше нигде. Откройте любой, чтобы увидеть его ещё раз, ход за ходом.",
    looking: "Ищем…",
    nothing_yet: "Раундов здесь пока нет.",
    to_the_tables: "Сыграть",
    none_like_this: "Таких раундов нет.",
    rounds: "Раунды, сначала последние",
    more: "Показать ещё",
    filters: "Какие раунды показать",
    by_game: "Игра",
    by_deal: "Раздача",
    by_result: "Результат",
    by_cost: "Ошибки",
    by_day: "День",
    all: "Все",
    no_such_round: "Такого раунда в истории этого браузера нет, или его не удаётся прочитать.",
    back_to_list: "Ко всем раундам",
    steps: "Раунд по шагам",
    face_down: "карта рубашкой вверх",
    this_hand: "эта рука",
    folded: "Пас",
    tied: "Ничья",
    the_end: "Конец раунда",
    it_was_best: "Лучше ничего не было.",
    what_else: "Сколько стоил каждый ход",
    the_decision: "Ход",
    its_worth: "Цена, в ставках",
    still_sealed: "Из этой раздачи, возможно, ещё будут сдавать, поэтому её секрет остаётся закрытым. Проверить её и сыграть ещё раз можно будет, когда закончится её последний раунд или когда она уйдёт со стола и закончится раунд этой игры с другой новой раздачей.",
    still_in_play: "Эта раздача ещё на столе. Проверить её и сыграть ещё раз можно будет, когда она уйдёт со стола.",
    play_again: "Сыграть эту раздачу ещё раз",
    from_here: "Продолжить отсюда, как раздачу по ссылке",
    check: "Проверить эту раздачу",
    left_chips: "Ваши собственные фишки не изменились: их меняют только новые раздачи.",
    forget_round: "Удалить этот раунд…",
    forget_round_really: "Этот раунд будет удалён из истории навсегда.",
    forget_it: "Удалить этот раунд",
    keep_it: "Оставить",
    dealer: "Дилер",
    you: "Вы",
    hold_all: "Оставить все пять карт",
    files_heading: "История в файле",
    files_intro: "«Сохранить всё» записывает в один файл все раунды, которые удаётся прочитать, а также настройки, столы и руки для тренировки. Загрузите его в другом браузере, и раунды появятся там; те, что там уже есть, останутся как были. Таблица CSV — для электронных таблиц, загрузить её нельзя.",
    export: "Сохранить всё",
    csv: "Сохранить таблицей (CSV)",
    import: "Загрузить файл",
    take_over_intro: "В файле могут быть ещё настройки, столы с фишками и начатыми раундами и руки для тренировки. Они заменят ваши.",
    take_over: "Заменить",
    forget: "Забыть всё…",
    forget_really: "Все раунды этой истории будут удалены навсегда. Раунды на столах, фишки, счёт, настройки и руки для тренировки останутся.",
    forget_all: "Удалить все раунды",
    keep_all: "Оставить",
    rescue: "Сохранить всё, что хранится, как есть",
    promised: "Браузер согласился не стирать историю, когда ему не хватает места.",
    may_be_cleared: "Если браузеру не хватит места, он может стереть историю.",
    ask_to_promise: "Попросить не стирать",
    promise_refused: "Браузер не согласился хранить историю при нехватке места.",
};

impl HistoryWords for Russian {
    fn phrases(&self) -> &'static HistoryPhrases {
        &PHRASES
    }

    fn deal(&self, kind: Kind) -> &'static str {
        match kind {
            Kind::Fresh => "Новая раздача",
            Kind::Shared => "Раздача по ссылке",
            Kind::Daily => "Раздача дня",
            Kind::Practice => "Тренировка",
        }
    }

    fn verdict(&self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Won => "Победа",
            Verdict::Drawn => "Ничья",
            Verdict::Lost => "Проигрыш",
        }
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        match outcome {
            Outcome::PlayerBlackjack => "Блэкджек",
            Outcome::PlayerWins => "Вы выиграли по очкам",
            Outcome::DealerBusts => "Перебор у дилера",
            Outcome::Draw => "Ничья",
            Outcome::DealerWins => "Дилер выиграл",
            Outcome::DealerBlackjack => "Блэкджек у дилера",
            Outcome::PlayerBusts => "Перебор",
            Outcome::Surrendered => "Вы сдались",
            Outcome::Charlie => "Победа по числу карт",
            Outcome::BetReturned => "Ставка возвращена",
        }
    }

    fn play(&self, action: Action) -> &'static str {
        match action {
            Action::Hit => "Ещё",
            Action::Stand => "Хватит",
            Action::Double => "Удвоить",
            Action::Split => "Разделить",
            Action::Surrender => "Сдаться",
            Action::Insurance => "Взять страховку",
            Action::NoInsurance => "Отказаться от страховки",
            Action::PlayOn => "Играть дальше",
        }
    }

    fn swap(&self, count: usize) -> String {
        format!("Обменять карт: {count}")
    }

    fn hold(&self, cards: &str) -> String {
        format!("Оставить {cards}")
    }

    fn decided(&self, what: &str) -> String {
        format!("Ваш ход: {what}.")
    }

    fn it_cost(&self, bets: &str) -> String {
        format!("В среднем он стоил {bets} ставки.")
    }

    fn mistakes_cost(&self, bets: &str) -> String {
        format!("ошибки: {bets} ставки")
    }

    fn cost_or_more(&self, millionths: u64) -> String {
        match millionths {
            0 | 1 => "Любая ошибка".to_owned(),
            cost => format!("От {},{:02} ставки", cost / 1_000_000, cost / 10_000 % 100),
        }
    }

    fn chips(&self, net: &str) -> String {
        format!("фишки: {net}")
    }

    fn pot(&self, chips: Chips) -> String {
        format!("Банк: {}", chips.to_string().replace('.', ","))
    }

    fn unreadable(&self, count: usize) -> String {
        format!("Не удалось прочитать раундов: {count}. Они остались как были.")
    }

    fn found(&self, count: usize, are_more: bool) -> String {
        match (count, are_more) {
            (0, _) => "Раундов нет.".to_owned(),
            (count, false) => format!("Раундов на странице: {count}."),
            (count, true) => format!("Раундов на странице: {count}, и, возможно, это не все."),
        }
    }

    fn at_work(&self, work: WorkKind) -> &'static str {
        match work {
            WorkKind::Export | WorkKind::Csv | WorkKind::Rescue => "Записываем файл…",
            WorkKind::Import => "Читаем файл и разыгрываем каждый раунд заново…",
            WorkKind::Forget => "Удаляем…",
        }
    }

    fn told(&self, told: &Told) -> String {
        match told {
            Told::Imported {
                added,
                known,
                ahead,
            } => {
                let ahead = match ahead {
                    0 => String::new(),
                    ahead => format!(" Из них с датой в будущем: {ahead}."),
                };
                format!("Добавлено раундов: {added}.{ahead} Уже были: {known}.")
            }
            Told::TakenOver(taken) => taken_over(*taken),
            Told::NotImported(why) => format!("Ничего не загружено. {}", not_imported(why)),
            Told::ImportFailed(why) => format!("Ничего не загружено. {}", self.failed(*why)),
            Told::Forgotten => "Все раунды удалены.".to_owned(),
            Told::ForgottenRound => "Раунд удалён.".to_owned(),
            Told::Saved => "Файл готов.".to_owned(),
            Told::Asked(true) => PHRASES.promised.to_owned(),
            Told::Asked(false) => PHRASES.promise_refused.to_owned(),
            Told::FileUnreadable => "Браузер не смог прочитать этот файл.".to_owned(),
        }
    }

    fn failed(&self, why: Failure) -> String {
        match why {
            Failure::NoWorker => "Часть страницы, которая ведёт историю, не загрузилась или остановилась. Проверьте подключение и обновите страницу.",
            Failure::Apart => "Браузер изолирует эту страницу от её хранилища, например в изолированном (sandbox) фрейме другого сайта, поэтому вести историю нельзя. Откройте страницу в отдельной вкладке.",
            Failure::Forbidden => "Браузер не даёт странице базу данных, поэтому вести историю нельзя. Причиной может быть приватное окно, фрейм другого сайта или настройка.",
            Failure::Full => "В хранилище браузера не осталось места.",
            Failure::Newer => {
                "Эту историю записала более новая версия Fair Deal, и эта версия не может её прочитать. Обновите страницу, \
                 чтобы получить новую."
            }
            Failure::Broken => "С историей что-то пошло не так. Всё, что было сохранено раньше, на месте.",
        }
        .to_owned()
    }
}

/// What was taken over from a file.
fn taken_over(taken: TakenOver) -> String {
    let tables = match taken.tables {
        0 => None,
        tables => Some(format!("столы из файла: {tables}")),
    };
    let parts = [
        taken.settings.then(|| "настройки".to_owned()),
        tables,
        taken
            .lists
            .mistakes
            .then(|| "руки для повторной тренировки".to_owned()),
        taken
            .lists
            .drills
            .then(|| "результаты тренировок счёта".to_owned()),
        taken.lists.ramp.then(|| "шкала ставок".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() {
        return "Браузер ничего не сохранил. Всё осталось как было.".to_owned();
    }
    let rest = if taken.in_part {
        " Остальное браузер сохранить не смог."
    } else {
        ""
    };
    format!("Взято из файла: {}.{rest}", parts.join("; "))
}

/// What is wrong with a file.
fn not_imported(why: &NotAFile) -> String {
    match why {
        NotAFile::Empty => "Этот файл пуст.".to_owned(),
        NotAFile::NoJson { line, column } => {
            format!("Не читается как JSON: строка {line}, знак {column}.")
        }
        NotAFile::OtherFormat => "Это не история Fair Deal.".to_owned(),
        NotAFile::Newer => "Файл записан более новой версией Fair Deal.".to_owned(),
        NotAFile::NoRounds => "В файле нет списка раундов.".to_owned(),
        NotAFile::Round { number, .. } => {
            format!("Раунд {number} в файле повреждён или не соответствует правилам.")
        }
        NotAFile::Stored { name } => {
            format!("Запись «{name}» в файле повреждена или сделана более новой версией.")
        }
    }
}
