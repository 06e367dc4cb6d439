//! The page of the pay tables in Russian.

use super::holds::HoldWords;
use super::{PayTablePhrases, PayTableWords};
use crate::coach::draw::strategy::Held;
use crate::poker::practice::Kind;
use crate::text::russian::Russian;
use crate::text::russian::grammar::small;

impl PayTableWords for Russian {
    fn phrases(&self) -> &'static PayTablePhrases {
        &PayTablePhrases {
            lede: "Измените выплаты и посмотрите, какую долю ставок возвращает таблица. Подсчитаны все раздачи, лучшее решение для каждой и все возможные обмены.",
            tables: "Таблицы выплат",
            games: "Игры",
            find_game: "Найти игру",
            no_game: "Игры с таким названием нет.",
            game: "Игра",
            return_column: "Возврат",
            variance: "Дисперсия",
            games_note: "Каждая игра — по своей обычной таблице, при пяти монетах и лучшей игре. Чем больше дисперсия, тем сильнее разброс результатов. Нажмите название столбца, чтобы отсортировать по нему.",
            bankroll: "Банкролл",
            bankroll_note: "Какой банкролл нужен для этой таблицы при лучшей игре и выбранном числе монет. Если монет меньше пяти, роял-флеш приносит меньше за каждую. Суммы — в тех же единицах, что и введённая ставка.",
            bank_field: "Банкролл",
            bet_field: "Ставка на руку",
            coins_field: "Монет в ставке",
            hands_field: "Рук в час",
            at_once_field: "Рук с одной раздачи",
            of_rounds: "Если с одной раздачи играется несколько рук, раунд стоит столько, сколько ставки на все руки. Банкролл разорён, когда его не хватает на следующий раунд. Риск разорения подсчитан по всем раздачам: точный риск — между показанными для банкролла на один раунд меньше и на один раунд больше. Шанс удвоения показан для банкролла до 2000 ставок на руку; без кэшбэка он точный.",
            cash_back_field: "Кэшбэк, %",
            no_amount: "Введите число больше 0.",
            no_percent: "Введите число от 0 до 100.",
            too_many_bets: "Банкролл — не больше 100 000 ставок.",
            per_hand: "За руку в среднем",
            per_hour: "За час в среднем",
            deviation: "Стандартное отклонение за час",
            ruin: "Риск разорения",
            doubles: "Шанс удвоиться до разорения",
            before_double: "Разорение до удвоения",
            hands_to_n0: "N0, в руках",
            five_percent: "Банкролл для риска 5 %",
            one_percent: "Банкролл для риска 1 %",
            never: "нет",
            as_table: "Числа таблицей",
            save_csv: "Сохранить CSV",
            save_svg: "Сохранить SVG",
            strategy: "Таблица стратегии",
            strategy_note: "Список решений, который можно выучить: он составлен по точным значениям для этой таблицы выплат. Ошибки в нём быть не может: его цена подсчитана по всем раздачам.",
            most_cost: "Допустимая потеря",
            write_chart: "Составить таблицу",
            cancel_chart: "Отменить",
            how_read: "Читайте сверху: оставляйте карты первой подходящей строки, а дикие карты — всегда. В последнем столбце — насколько дороже была бы таблица без этой строки.",
            row: "№",
            hold_column: "Оставить",
            worth_column: "Ценность",
            price_column: "Цена без строки",
            print: "Напечатать",
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
            penalty_cards: "Штрафные карты",
            penalty_note: "Руки, в которых лучший ход зависит от сбрасываемой карты.",
            play: "Играть по этой таблице",
        }
    }

    fn chart_costs(&self, percent: &str) -> String {
        format!("Игра по этой таблице стратегии обходится на {percent} ставки дороже лучшей игры.")
    }

    fn by_chart(&self, percent: &str) -> String {
        format!("Возврат при игре по таблице стратегии — {percent}.")
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
            Kind::Kickers => "Кикеры",
        }
    }

    fn kinds_misplayed(&self, count: usize) -> String {
        format!("Видов рук, в которых вы недавно ошиблись: {count}.")
    }
}

/// So many cards of five that are to make this: “3 карты к флешу”.
fn cards_to(cards: usize, what: &str) -> String {
    let word = match cards {
        1 => "карта",
        2..=4 => "карты",
        _ => "карт",
    };
    format!("{cards} {word} к {what}")
}

impl HoldWords for Russian {
    fn sort_of_hold(&self, held: Held, cards: usize) -> String {
        match held {
            Held::Whole(_) => "Без обмена".to_owned(),
            Held::Four(_) => "Каре".to_owned(),
            Held::Three(_) => "Тройка".to_owned(),
            Held::ThreeWith(..) => "Тройка с кикером".to_owned(),
            Held::TwoPair(..) => "Две пары".to_owned(),
            Held::Pair(_) => "Пара".to_owned(),
            Held::PairWith(..) => "Пара с кикером".to_owned(),
            Held::Royal(_) => cards_to(cards, "роял-флешу"),
            Held::StraightFlush { .. } => cards_to(cards, "стрит-флешу"),
            Held::Flush { .. } => cards_to(cards, "флешу"),
            Held::High(_) => format!("Высокие карты разных мастей: {cards}"),
            Held::Straight { .. } => cards_to(cards, "стриту"),
            Held::One(_) => "Одна карта".to_owned(),
            Held::Nothing if cards > 0 => "больше ничего".to_owned(),
            Held::Nothing => "Ничего: обменять все карты".to_owned(),
        }
    }

    fn ways_and_high(&self, ways: Option<u8>, high: u8) -> String {
        let high = format!("высоких карт: {high}");
        match ways {
            None => high,
            Some(ways) => format!("стритов: {ways}, {high}"),
        }
    }

    fn with_wild(&self, wild: u8, hold: &str) -> String {
        format!("диких карт: {wild}, {}", small(hold))
    }

    fn all_but(&self, sort: &str, which: &[String]) -> String {
        format!("{sort} (кроме {})", which.join("; "))
    }

    fn one_of(&self, sort: &str, which: &[String]) -> String {
        format!("{sort} ({})", which.join("; "))
    }
}
