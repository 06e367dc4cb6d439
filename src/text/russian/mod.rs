//! Русский
//!
//! Ranks are declined, nouns follow their numbers (1 карта, 2 карты, 5 карт), and the player is вы.
//! Buttons have short labels (обмен, not обменять): three of them share the width of a phone.

pub(crate) mod grammar;
mod poker;

use grammar::{Form, Noun, Plural, capital, counted, name, named};

use super::story::listed;
use super::{Label, Move, NAME, Words, is_worth_calling_hard, own_name};
use crate::app::route::{Room, Route};
use crate::app::settings::{
    Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed, SuitColours, Theme,
};
use crate::blackjack::{Action, Outcome, Preset};
use crate::core::{
    AceRule, Card, CutOutOfRange, Mix, ParseMixError, ParseSecretError, Rank, Score,
};
use crate::table::LinkError;
use crate::table::{DailyRound, Tally, Verdict};

const CARDS: Noun = ["карта", "карты", "карт"];

/// Russian.
#[derive(Debug)]
pub struct Russian;

impl Words for Russian {
    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}: блэкджек и дро-покер"),
            Route::Blackjack
            | Route::BlackjackDaily
            | Route::PokerSolo
            | Route::PokerDaily
            | Route::PokerDuel
            | Route::PokerDuelDaily
            | Route::Settings
            | Route::Annex(_)
            | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Blackjack | Route::BlackjackDaily => "Блэкджек",
            Route::PokerSolo | Route::PokerDaily => "Дро-покер",
            Route::PokerDuel | Route::PokerDuelDaily => "Дуэль",
            Route::Settings => self.settings(),
            Route::Annex(Room::Fairness) => "Честно ли это?",
            Route::Annex(Room::Check) => self.label(Label::Check),
            Route::Annex(Room::Lab) => "Лаборатория",
            Route::Unknown => "Здесь не сдают",
        }
    }

    fn unknown(&self) -> &'static str {
        "По этому адресу стола нет. Выберите игру:"
    }

    fn games(&self) -> &'static str {
        "Игры"
    }

    fn card(&self, card: Card) -> String {
        capital(&named(card, Form::Nominative))
    }

    fn face_down(&self) -> &'static str {
        "Закрытая карта"
    }

    fn list(&self, cards: &[Card]) -> String {
        listed(cards, |card| named(card, Form::Nominative), ", ", " и ")
    }

    fn cards(&self, count: usize) -> String {
        counted(count, CARDS)
    }

    fn left(&self, _: usize) -> [&'static str; 2] {
        ["в колоде ", ""]
    }

    fn seal(&self) -> &'static str {
        "Печать"
    }

    fn secret(&self) -> &'static str {
        "Секрет"
    }

    fn shared(&self) -> &'static str {
        "По ссылке"
    }

    fn dealer(&self) -> &'static str {
        "Дилер"
    }

    fn you(&self) -> &'static str {
        "Вы"
    }

    fn tally(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("В {won} · Н {drawn} · П {lost}")
    }

    fn actions(&self) -> &'static str {
        "Действия"
    }

    fn label(&self, label: Label) -> &'static str {
        match label {
            Label::ThisDeal => "Эта сдача",
            Label::SealNote => {
                "Все карты этой сдачи были определены до того, как вы увидели её печать. Когда раунд окончен, секрет открывается, и каждый может проверить, что он подходит к печати."
            }
            Label::Copy => "Копировать",
            Label::Copied => "Скопировано.",
            Label::Shared => "Отправлено.",
            Label::ByHand => "Браузер не даёт скопировать текст. Выделите его и скопируйте сами.",
            Label::NotCut => "Колода не снята",
            Label::Order => "Колода в порядке сдачи",
            Label::Check => "Проверить сдачу",
            Label::Verifier => "Проверить без нашего кода",
            Label::Share => "Поделиться сдачей",
            Label::WithDecisions => "с моими решениями",
            Label::CutHint => {
                "Колода перетасована и запечатана. Снимите её где хотите, и карты будут сданы."
            }
            Label::CutWhere => "Карт над срезом",
            Label::Daily => "Сдача дня",
            Label::DealIsDaily => "Это сдача дня.",
            Label::DailyNote => "Десять раундов, одинаковых для всех; новые — в полночь по UTC.",
            Label::DailyWins => "Победа даёт 2 очка, ничья — 1.",
            Label::DailyPoker => {
                "Последняя рука даёт от 0 очков за старшую карту до 9 за флеш-рояль. Каждый обмен после первого стоит очко."
            }
            Label::ShareResult => "Поделиться",
            Label::RoundUnreadable => {
                "Раунд с прошлого раза не удалось прочитать, поэтому стол накрыт заново. То, что было сохранено, отложено отдельно."
            }
            Label::RoundNotKept => {
                "Браузер не даёт этой странице сохранить раунд: если закрыть или обновить её, он пропадёт."
            }
            Label::Why => "Почему?",
            Label::Jokers => "Джокеры",
            Label::JokersNote => {
                "Джокер заменяет ту карту, которая вам полезнее всего. Покер из пяти карт одного достоинства бьёт всё, кроме роял-флеша."
            }
            Label::Opponents => "Соперники",
            Label::OneToThree => {
                "За столом от одного до трёх соперников. Начатый раунд и сдача по ссылке играются с прежними."
            }
            Label::SwapOrStandPat => "Выберите карты для обмена или нажмите «Без обмена».",
        }
    }

    fn cut_after(&self, count: usize) -> String {
        format!("Снято после {}", counted(count, ["карты", "карт", "карт"]))
    }

    fn daily(&self, round: DailyRound, points: u32) -> String {
        let (date, number) = (round.date().to_text(), usize::from(round.number()));
        format!("{date} · {number} из 10 · {}", self::points(points))
    }

    fn daily_over(&self, points: u32) -> String {
        format!("Все десять сыграны: {}.", self::points(points))
    }

    fn their_blackjack(&self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let name = |action| {
            match action {
                Action::Hit => "ещё",
                Action::Stand => "хватит",
            }
            .to_owned()
        };
        let ended = match verdict {
            Verdict::Won => "победа",
            Verdict::Drawn => "ничья",
            Verdict::Lost => "проигрыш",
        };
        let decisions = match decisions {
            [] => "без решений".to_owned(),
            decisions => listed(decisions, name, ", ", ", "),
        };
        format!("Игрок до вас: {decisions}; {}, {ended}.", score.total())
    }

    fn deal(&self) -> &'static str {
        "Раздать"
    }

    fn hit(&self) -> &'static str {
        "Ещё"
    }

    fn stand(&self) -> &'static str {
        "Хватит"
    }

    fn swap(&self) -> &'static str {
        "Обмен"
    }

    fn finish(&self) -> &'static str {
        "Готово"
    }

    fn cut(&self) -> &'static str {
        "Снять"
    }

    fn stand_pat(&self) -> &'static str {
        "Без обмена"
    }

    fn settings(&self) -> &'static str {
        "Настройки"
    }

    fn keys(&self) -> &'static str {
        "Клавиши"
    }

    fn sounds(&self) -> &'static str {
        "Звук"
    }

    fn read_table(&self) -> &'static str {
        "Описать стол"
    }

    fn close(&self) -> &'static str {
        "Закрыть"
    }

    fn back_to_table(&self) -> &'static str {
        "Вернуться к столу"
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(_) => "Язык",
            Setting::Theme(_) => "Тема",
            Setting::Faces(_) => "Рисунок карт",
            Setting::SuitColours(_) => "Цвета мастей",
            Setting::Speed(_) => "Анимация",
            Setting::Sounds(_) => self.sounds(),
            Setting::LetterKeys(_) => "Клавиши с буквами",
            Setting::Side(_) => "Кнопки",
            Setting::Cut(_) => "Я снимаю колоду",
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => own_name(language),
            Setting::Theme(Theme::System) => "Авто",
            Setting::Theme(Theme::Dark) => "Тёмная",
            Setting::Theme(Theme::Light) => "Светлая",
            Setting::Faces(Faces::Classic) => "Классический",
            Setting::Faces(Faces::Large) => "Крупный",
            Setting::SuitColours(SuitColours::Two) => "Два цвета",
            Setting::SuitColours(SuitColours::Four) => "Четыре цвета",
            Setting::Speed(Speed::Off) => "Нет",
            Setting::Speed(Speed::Fast) => "Быстрая",
            Setting::Speed(Speed::Normal) => "Обычная",
            Setting::Speed(Speed::Slow) => "Медленная",
            Setting::Sounds(Sounds::Off)
            | Setting::LetterKeys(LetterKeys::Off)
            | Setting::Cut(Cut::Off) => "Выкл.",
            Setting::Sounds(Sounds::On)
            | Setting::LetterKeys(LetterKeys::On)
            | Setting::Cut(Cut::On) => "Вкл.",
            Setting::Side(Side::Right) => "Для правой руки",
            Setting::Side(Side::Left) => "Для левой руки",
        }
    }

    fn letter_keys_note(&self) -> &'static str {
        "H, S, D и другие буквы действуют сразу. Пока вы вводите текст, они отключены."
    }

    fn mark_card(&self) -> &'static str {
        "Отметить карту"
    }

    fn move_between_cards(&self) -> &'static str {
        "Перейти к другой карте"
    }

    fn main_action(&self) -> &'static str {
        "Главное действие"
    }

    fn rules(&self) -> &'static str {
        "Правила"
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Классика",
            Preset::HouseWinsTies => "Ничьи дилеру",
            Preset::Exam => "Экзамен",
        }
    }

    fn felt(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Дилер останавливается на любых 17",
            Preset::HouseWinsTies => "Дилер останавливается на любых 17 и побеждает при ничьей",
            Preset::Exam => "Дилер добирает до 17, туз — одно очко",
        }
    }

    fn blackjack_intro(&self, preset: Preset) -> String {
        let aces = match preset.rules().ace {
            AceRule::OneOrEleven => "Туз — 1 или 11 очков, картинки — по 10.",
            AceRule::One => "Туз — 1 очко, картинки — по 10.",
        };
        format!("Наберите больше, чем дилер, но не больше 21. {aces}")
    }

    fn points(&self, score: Score) -> String {
        let soft = if score.is_soft() { "мягкие " } else { "" };
        format!("{soft}{}", score.total())
    }

    fn blackjack_result(&self, outcome: Outcome, player: Score, dealer: Score) -> String {
        let (you, they) = (player.total(), dealer.total());
        match outcome {
            Outcome::PlayerBlackjack => "Блэкджек! Вы выиграли.".to_owned(),
            Outcome::PlayerWins => format!("Вы выиграли: {you} против {they}."),
            Outcome::DealerBusts => format!("У дилера перебор: {they}. Вы выиграли."),
            Outcome::Draw if player.is_natural() && dealer.is_natural() => {
                "Два блэкджека: ничья.".to_owned()
            }
            Outcome::Draw => format!("Ничья: у обоих {you}."),
            Outcome::DealerWins if you == they => {
                format!("У обоих {you}: при ничьей выигрывает дилер.")
            }
            Outcome::DealerWins => format!("Дилер выиграл: {they} против {you}."),
            Outcome::DealerBlackjack => "У дилера блэкджек. Вы проиграли.".to_owned(),
            Outcome::PlayerBusts => format!("У вас перебор: {you}. Дилер выиграл."),
        }
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn full_stop(&self) -> &'static str {
        "."
    }

    fn shared_deal_ready(&self) -> &'static str {
        "Сдача по ссылке готова."
    }

    fn rules_chosen(&self, preset: Preset) -> String {
        format!("{}. {}.", self.preset(preset), self.felt(preset))
    }

    fn you_are_dealt(&self, cards: &[Card]) -> String {
        format!("Вам сданы {}.", self.list(cards))
    }

    fn you_draw(&self, card: Card) -> String {
        format!("Вы берёте {}.", named(card, Form::Accusative))
    }

    fn you_have(&self, score: Score) -> String {
        format!("У вас {}.", spoken(score))
    }

    fn dealer_shows(&self, rank: Rank) -> String {
        format!("Дилер показывает {}.", name(rank, Form::Accusative))
    }

    fn you_stand(&self, score: Score) -> String {
        let kind = if score.is_soft() {
            "мягких "
        } else if is_worth_calling_hard(score) {
            "жёстких "
        } else {
            ""
        };
        format!("Вы останавливаетесь на {kind}{}.", score.total())
    }

    fn dealer_turns(&self, card: Card) -> String {
        format!("Дилер открывает {}.", named(card, Form::Accusative))
    }

    fn dealer_draws(&self, card: Card) -> String {
        format!("Дилер берёт {}.", named(card, Form::Accusative))
    }

    fn dealer_has(&self, score: Score) -> String {
        format!("У дилера {}.", spoken(score))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("В колоде {}.", left(count))
    }

    fn this_is(&self, route: Route) -> String {
        format!("{}.", self.heading(route))
    }

    fn nothing_dealt(&self) -> &'static str {
        "Карты ещё не сданы."
    }

    fn your_turn(&self) -> &'static str {
        "Ваш ход."
    }

    fn dealers_turn(&self) -> &'static str {
        "Ход дилера."
    }

    fn your_hand(&self, cards: &[Card], score: Score) -> String {
        format!("У вас {}: {}.", self.list(cards), spoken(score))
    }

    fn dealers_upcard(&self, upcard: Card, score: Score) -> String {
        let (card, count) = (named(upcard, Form::Nominative), spoken(score));
        format!("У дилера {card} и закрытая карта: пока {count}.")
    }

    fn dealers_hand(&self, cards: &[Card], score: Score) -> String {
        format!("У дилера {}: {}.", self.list(cards), spoken(score))
    }

    fn deal_is_shared(&self) -> &'static str {
        "Эта сдача — по ссылке."
    }

    fn score_so_far(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Побед: {won}, ничьих: {drawn}, поражений: {lost}.")
    }

    fn seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", self.seal())
    }

    fn secret_is(&self, digits: &str) -> String {
        format!("{} {digits}.", self.secret())
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what| {
            match what {
                Move::Deal => "раздать карты",
                Move::Cut => "снять колоду",
                Move::Hit => "взять ещё",
                Move::Stand => "остановиться",
                Move::Swap => "обменять карты",
                Move::StandPat => "сыграть без обмена",
                Move::Finish => "закончить",
            }
            .to_owned()
        };
        format!("Вы можете {}.", listed(moves, verb, ", ", " или "))
    }

    fn sounds_are(&self, sounds: Sounds) -> &'static str {
        match sounds {
            Sounds::Off => "Звук выключен.",
            Sounds::On => "Звук включён.",
        }
    }

    fn settings_unreadable(&self) -> &'static str {
        "Ваши настройки не удалось прочитать, поэтому действуют обычные. \
         То, что было сохранено, отложено отдельно."
    }

    fn settings_not_stored(&self) -> &'static str {
        "Браузер не даёт этой странице запоминать настройки. \
         Они действуют, пока вы её не закроете."
    }

    fn no_date(&self) -> &'static str {
        "Браузер не сообщил, какой сегодня день, поэтому раздачи дня нет."
    }

    fn mix_error(&self, error: &ParseMixError) -> String {
        match error {
            ParseMixError::TooLong { characters } => format!(
                "В подмешанном тексте может быть не больше {} знаков, а в этом их {characters}.",
                Mix::MOST
            ),
            ParseMixError::ControlCharacter => {
                "Подмешанный текст — это одна строка без управляющих символов.".to_owned()
            }
        }
    }

    fn no_entropy(&self) -> &'static str {
        "Браузер не дал случайных чисел, поэтому карты не сданы: \
         сдачу без них можно было бы угадать."
    }

    fn link_error(&self, error: &LinkError) -> String {
        let why = match error {
            LinkError::NoSecret => "В ней нет самой сдачи.".to_owned(),
            LinkError::Secret(ParseSecretError { characters }) => {
                let but = if *characters == 64 {
                    ", но не все они такие цифры"
                } else {
                    ""
                };
                format!(
                    "Секрет — это 64 цифры из 0123456789abcdef, а здесь {}{but}.",
                    counted(*characters, ["символ", "символа", "символов"])
                )
            }
            LinkError::Mix(error) => self.mix_error(error),
            LinkError::Rules => "В ней названы правила, которых нет ни за одним столом.".to_owned(),
            LinkError::Play => "Решения в ней не подходят к сдаче.".to_owned(),
            LinkError::CutIsNoNumber => "Место снятия колоды — не число.".to_owned(),
            LinkError::Cut(CutOutOfRange { cut, cards }) => format!(
                "Колоду из {} снимают на месте от 0 до {}, а не {cut}.",
                counted(*cards, ["карты", "карт", "карт"]),
                *cards - 1
            ),
        };
        format!("Ссылка на сдачу повреждена, поэтому она не открыта. {why}")
    }

    fn panicked(&self) -> &'static str {
        "Страница остановилась из-за нашей ошибки."
    }
}

fn points(points: u32) -> String {
    let count = usize::try_from(points).unwrap_or(usize::MAX);
    counted(count, ["очко", "очка", "очков"])
}

/// “Осталась 1 карта”, “осталось 5 карт”.
fn left(count: usize) -> String {
    let left = match Plural::of(count) {
        Plural::One => "осталась ",
        Plural::Few | Plural::Many => "осталось ",
    };
    format!("{left}{}", counted(count, CARDS))
}

/// A count in a sentence: “мягкие 18”, “жёсткие 17”, and just “9”.
fn spoken(score: Score) -> String {
    let hard = if is_worth_calling_hard(score) {
        "жёсткие "
    } else {
        ""
    };
    format!("{hard}{}", Russian.points(score))
}

#[cfg(test)]
mod tests;
