//! Русский
//!
//! Ranks are declined, nouns follow their numbers (1 карта, 2 карты, 5 карт), and the player is вы.

mod grammar;

use grammar::{Form, Noun, Plural, capital, counted, name, named, small};

use super::{Move, NAME, Words, is_worth_calling_hard, own_name};
use crate::blackjack::{Outcome, Preset};
use crate::core::{AceRule, Card, Category, HandRank, NotAHand, PokerHand, Rank, Score};
use crate::poker::Refusal;
use crate::route::{LinkError, Route};
use crate::settings::{Faces, LetterKeys, Setting, Side, Sounds, Speed, SuitColours, Theme};
use crate::table::Tally;

const CARDS: Noun = ["карта", "карты", "карт"];

/// Russian.
#[derive(Debug)]
pub struct Russian;

impl Words for Russian {
    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => [NAME, ": блэкджек и дро-покер"].concat(),
            Route::Blackjack | Route::PokerSolo | Route::Settings | Route::Unknown => {
                [self.heading(route), " – ", NAME].concat()
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Blackjack => "Блэкджек",
            Route::PokerSolo => "Дро-покер",
            Route::Settings => self.settings(),
            Route::Unknown => "Здесь не сдают",
        }
    }

    fn unknown(&self) -> &'static str {
        "По этому адресу стола нет. Выберите игру:"
    }

    fn games(&self) -> &'static str {
        "Игры"
    }

    fn home(&self) -> &'static str {
        "Fair Deal: главная страница"
    }

    fn card(&self, card: Card) -> String {
        capital(&named(card, Form::Nominative))
    }

    fn face_down(&self) -> &'static str {
        "Закрытая карта"
    }

    fn list(&self, cards: &[Card]) -> String {
        let name = |card: &Card| named(*card, Form::Nominative);
        let names: Vec<String> = cards.iter().map(name).collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => [&first.join(", "), " и ", last].concat(),
        }
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
        format!("Победы {won} · Ничьи {drawn} · Поражения {lost}")
    }

    fn actions(&self) -> &'static str {
        "Действия"
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
        "Обменять"
    }

    fn finish(&self) -> &'static str {
        "Закончить"
    }

    fn double(&self) -> &'static str {
        "Удвоить"
    }

    fn split(&self) -> &'static str {
        "Разделить"
    }

    fn surrender(&self) -> &'static str {
        "Сдаться"
    }

    fn insurance(&self) -> &'static str {
        "Страховка"
    }

    fn no_insurance(&self) -> &'static str {
        "Без страховки"
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
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => own_name(language),
            Setting::Theme(Theme::System) => "Как в системе",
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
            Setting::Sounds(Sounds::Off) | Setting::LetterKeys(LetterKeys::Off) => "Выкл.",
            Setting::Sounds(Sounds::On) | Setting::LetterKeys(LetterKeys::On) => "Вкл.",
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
            Preset::HouseWinsTies => "Ничья — дилеру",
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
        ["Наберите больше, чем дилер, но не больше 21. ", aces].concat()
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

    fn solo_intro(&self) -> &'static str {
        "Меняйте сколько угодно карт и сколько угодно раз, \
         собирая лучшие комбинации, пока не кончится колода."
    }

    fn hand(&self, rank: HandRank) -> String {
        let mut deciding = rank.deciding_ranks();
        // Every category has at least as many deciding ranks as are asked for below.
        let mut next = |form| name(deciding.next().unwrap_or(Rank::Two), form);
        let category = self.category(rank.category());
        match rank.category() {
            Category::HighCard => [category, " — ", next(Form::Nominative)].concat(),
            Category::OnePair | Category::ThreeOfAKind | Category::FourOfAKind => {
                [category, " ", next(Form::OfMany)].concat()
            }
            Category::TwoPair | Category::FullHouse => {
                [category, ", ", next(Form::Many), " и ", next(Form::Many)].concat()
            }
            Category::Straight | Category::Flush | Category::StraightFlush => {
                [category, " до ", next(Form::Genitive)].concat()
            }
            Category::RoyalFlush => category.to_owned(),
        }
    }

    fn category(&self, category: Category) -> &'static str {
        match category {
            Category::HighCard => "Старшая карта",
            Category::OnePair => "Пара",
            Category::TwoPair => "Две пары",
            Category::ThreeOfAKind => "Тройка",
            Category::Straight => "Стрит",
            Category::Flush => "Флеш",
            Category::FullHouse => "Фулл-хаус",
            Category::FourOfAKind => "Каре",
            Category::StraightFlush => "Стрит-флеш",
            Category::RoyalFlush => "Роял-флеш",
        }
    }

    fn hands_made(&self) -> &'static str {
        "Собранные комбинации"
    }

    fn best_hand(&self, best: PokerHand) -> String {
        ["Лучшая комбинация: ", &small(&self.hand(best.rank())), "."].concat()
    }

    fn flag(&self) -> &'static str {
        "обмен"
    }

    fn choose_cards(&self) -> &'static str {
        "Выберите карты для обмена."
    }

    fn marked(&self, count: usize) -> String {
        let marked = match Plural::of(count) {
            Plural::One => "Отмечена ",
            Plural::Few | Plural::Many => "Отмечено ",
        };
        [marked, &self.cards(count), "."].concat()
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn shared_deal_ready(&self) -> String {
        "Сдача по ссылке готова.".to_owned()
    }

    fn rules_chosen(&self, preset: Preset) -> String {
        [self.preset(preset), ". ", self.felt(preset), "."].concat()
    }

    fn you_are_dealt(&self, cards: &[Card]) -> String {
        ["Вам сданы ", &self.list(cards), "."].concat()
    }

    fn you_draw(&self, card: Card) -> String {
        ["Вы берёте ", &named(card, Form::Accusative), "."].concat()
    }

    fn you_have(&self, score: Score) -> String {
        ["У вас ", &spoken(score), "."].concat()
    }

    fn dealer_shows(&self, rank: Rank) -> String {
        ["Дилер показывает ", name(rank, Form::Accusative), "."].concat()
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
        ["Дилер открывает ", &named(card, Form::Accusative), "."].concat()
    }

    fn dealer_draws(&self, card: Card) -> String {
        ["Дилер берёт ", &named(card, Form::Accusative), "."].concat()
    }

    fn dealer_has(&self, score: Score) -> String {
        ["У дилера ", &spoken(score), "."].concat()
    }

    fn you_hold(&self, hand: PokerHand) -> String {
        let (cards, rank) = (self.list(hand.cards()), small(&self.hand(hand.rank())));
        ["У вас ", &cards, ": ", &rank, "."].concat()
    }

    fn you_swap(&self, count: usize) -> String {
        let cards = counted(count, ["карту", "карты", "карт"]);
        ["Вы меняете ", &cards, "."].concat()
    }

    fn left_in_deck(&self, count: usize) -> String {
        ["В колоде ", &left(count), "."].concat()
    }

    fn round_over(&self) -> String {
        "Раунд окончен.".to_owned()
    }

    fn this_is(&self, route: Route) -> String {
        [self.heading(route), "."].concat()
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
        ["У вас ", &self.list(cards), ": ", &spoken(score), "."].concat()
    }

    fn dealers_upcard(&self, upcard: Card, score: Score) -> String {
        let (card, count) = (named(upcard, Form::Nominative), spoken(score));
        ["У дилера ", &card, " и закрытая карта: пока ", &count, "."].concat()
    }

    fn dealers_hand(&self, cards: &[Card], score: Score) -> String {
        ["У дилера ", &self.list(cards), ": ", &spoken(score), "."].concat()
    }

    fn marked_cards(&self, cards: &[Card]) -> String {
        ["Для обмена отмечено: ", &self.list(cards), "."].concat()
    }

    fn best_cards(&self, cards: &[Card]) -> String {
        ["Её карты: ", &self.list(cards), "."].concat()
    }

    fn made(&self, counts: &[(Category, usize)]) -> String {
        let times = |(category, times): &(Category, usize)| {
            let times = counted(*times, ["раз", "раза", "раз"]);
            [&small(self.category(*category)), " ", &times].concat()
        };
        let counts: Vec<String> = counts.iter().map(times).collect();
        [self.hands_made(), ": ", &counts.join(", "), "."].concat()
    }

    fn deal_is_shared(&self) -> &'static str {
        "Эта сдача — по ссылке."
    }

    fn score_so_far(&self, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Побед: {won}, ничьих: {drawn}, поражений: {lost}.")
    }

    fn seal_is(&self, digits: &str) -> String {
        [self.seal(), " ", digits, "."].concat()
    }

    fn secret_is(&self, digits: &str) -> String {
        [self.secret(), " ", digits, "."].concat()
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what: &Move| match what {
            Move::Deal => "раздать карты",
            Move::Hit => "взять ещё",
            Move::Stand => "остановиться",
            Move::Swap => "обменять карты",
            Move::Finish => "закончить",
        };
        let verbs: Vec<&str> = moves.iter().map(verb).collect();
        ["Вы можете ", &verbs.join(" или "), "."].concat()
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

    fn no_entropy(&self) -> String {
        "Браузер не дал случайных чисел, поэтому карты не сданы: \
         сдачу без них можно было бы угадать."
            .to_owned()
    }

    fn refusal(&self, why: &Refusal) -> String {
        match why {
            Refusal::RoundOver => "Раунд уже окончен.".to_owned(),
            Refusal::NothingMarked => {
                "Отметьте карты, которые хотите обменять, и нажмите «Обменять».".to_owned()
            }
            Refusal::TooFewLeft(short) => {
                let wanted = counted(short.wanted, ["карту", "карты", "карт"]);
                let left = left(short.left);
                [
                    "Вы отметили ",
                    &wanted,
                    ", а в колоде ",
                    &left,
                    ": отметьте не больше.",
                ]
                .concat()
            }
            Refusal::SpoiltDeck(NotAHand::NotFive { cards }) => {
                format!("В покере на руках пять карт, а здесь {cards}.")
            }
            Refusal::SpoiltDeck(NotAHand::Twice { card }) => {
                ["В колоде дважды ", &named(*card, Form::Nominative), "."].concat()
            }
            Refusal::SpoiltDeck(NotAHand::NotACard(error)) => {
                ["Нет такой карты: «", &error.code, "»."].concat()
            }
        }
    }

    fn link_error(&self, error: &LinkError) -> String {
        let why = match error {
            LinkError::NoSecret => "В ней нет самой сдачи.".to_owned(),
            LinkError::Secret(secret) => {
                let signs = counted(secret.characters, ["символ", "символа", "символов"]);
                let but = if secret.characters == 64 {
                    ", но не все они такие цифры"
                } else {
                    ""
                };
                [
                    "Секрет — это 64 цифры из 0123456789abcdef, а здесь ",
                    &signs,
                    but,
                    ".",
                ]
                .concat()
            }
            LinkError::CutIsNoNumber => "Место снятия колоды — не число.".to_owned(),
            LinkError::Cut(cut) => format!(
                "Колоду из {} снимают на месте от 0 до {}, а не {}.",
                counted(cut.cards, ["карты", "карт", "карт"]),
                cut.cards - 1,
                cut.cut
            ),
        };
        ["Ссылка на сдачу повреждена, поэтому она не открыта. ", &why].concat()
    }

    fn panicked(&self) -> &'static str {
        "Страница остановилась из-за нашей ошибки."
    }
}

/// “Осталась 1 карта”, “осталось 5 карт”.
fn left(count: usize) -> String {
    let left = match Plural::of(count) {
        Plural::One => "осталась ",
        Plural::Few | Plural::Many => "осталось ",
    };
    [left, &counted(count, CARDS)].concat()
}

/// A count in a sentence: “мягкие 18”, “жёсткие 17”, and just “9”.
fn spoken(score: Score) -> String {
    let hard = if is_worth_calling_hard(score) {
        "жёсткие "
    } else {
        ""
    };
    [hard, &Russian.points(score)].concat()
}

#[cfg(test)]
mod tests;
