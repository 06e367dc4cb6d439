//! Русский
//!
//! Ranks are declined, nouns follow their numbers (1 карта, 2 карты, 5 карт), and the player is вы.
//! Buttons have short labels (обмен, not обменять): three of them share the width of a phone.

mod chips;
pub(crate) mod grammar;
mod jacks;
mod machine;
pub(super) mod phrases;
mod poker;

use crate::app::language::Language;
use std::cmp::Ordering;

pub(in crate::text) use grammar::counted;
use grammar::{Form, Noun, Plural, capital, name, named, small};
use phrases::PHRASES;

use super::phrases::Phrases;
use super::story::listed;
use super::{Held, Move, NAME, Words, felt, is_worth_calling_hard, rules_name, signed};
use crate::app::route::{Page, Route, TableId};
use crate::app::settings::{
    Clicked, Coach, CoachBy, Count, Cut, Faces, LetterKeys, Setting, Side, Sounds, Speed,
    SuitColours, Theme,
};
use crate::blackjack::{
    Action, Bet, BetRefused, Naturals, Outcome, PracticeHands, Preset, Refusal, Rules, Soft17,
    Withheld,
};
use crate::coach::counting::Rounding;
use crate::core::{
    AceRule, Card, Chips, CutOutOfRange, Joker, Mix, PackCard, ParseMixError, ParseSecretError,
    Rank, Score, TimeOfDay,
};
use crate::table::LinkError;
use crate::table::{DailyRound, NotCut, Tally, Verdict};

const CARDS: Noun = ["карта", "карты", "карт"];

/// Russian.
#[derive(Debug)]
pub struct Russian;

impl Words for Russian {
    fn language(&self) -> Language {
        Language::Russian
    }

    fn phrases(&self) -> &'static Phrases {
        &PHRASES
    }

    fn title(&self, route: Route) -> String {
        match route {
            Route::Home => format!("{NAME}: блэкджек и дро-покер"),
            Route::Table(_)
            | Route::Settings
            | Route::Guide
            | Route::Reading(_)
            | Route::Unknown => {
                format!("{} – {NAME}", self.heading(route))
            }
        }
    }

    fn heading(&self, route: Route) -> &'static str {
        match route {
            Route::Home | Route::Table(TableId::Blackjack(_)) => "Блэкджек",
            Route::Table(TableId::Solo(_)) => "Дро-покер",
            Route::Table(TableId::Jacks(_)) => "Видео\u{ad}покер",
            Route::Table(TableId::Duel(_)) => "Покер-матч",
            Route::Settings => PHRASES.settings,
            Route::Guide => PHRASES.how_to_play,
            Route::Reading(Page::Fairness) => "Честная ли игра?",
            Route::Reading(Page::Check) => PHRASES.check_deal,
            Route::Reading(Page::Lab) => "Лаборатория",
            Route::Reading(Page::Rules) => "Правила и стратегия",
            Route::Reading(Page::Hand) => "Любая рука",
            Route::Reading(Page::Counting) => "Счёт карт",
            Route::Reading(Page::Bets) => "Ставки и риск",
            Route::Reading(Page::PayTable) => "Игры и таблицы выплат",
            Route::Reading(Page::History) => "История игр",
            Route::Reading(Page::Stats) => "Статистика",
            Route::Unknown => "Такого стола нет",
        }
    }

    fn card(&self, card: Card) -> String {
        capital(&named(card, Form::Nominative))
    }

    fn list(&self, cards: &[Card]) -> String {
        listed(cards, |card| named(card, Form::Nominative), ", ", " и ")
    }

    fn joker(&self, joker: Joker) -> &'static str {
        match joker {
            Joker::First => "Красный джокер",
            Joker::Second => "Чёрный джокер",
        }
    }

    fn held(&self, cards: &[Held]) -> String {
        let name = |(card, plays_as)| match card {
            PackCard::Natural(card) => named(card, Form::Nominative),
            PackCard::Joker(joker) => {
                let joker = small(Russian.joker(joker));
                format!("{joker} как {}", named(plays_as, Form::Nominative))
            }
        };
        listed(cards, name, ", ", " и ")
    }

    fn cards(&self, count: usize) -> String {
        counted(count, CARDS)
    }

    fn left(&self, count: usize) -> [&'static str; 2] {
        [
            "",
            [" карта", " карты", " карт"][Plural::of(count) as usize],
        ]
    }

    fn tally(&self, _: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("В {won} · Н {drawn} · П {lost}")
    }

    fn cut_after(&self, count: usize) -> String {
        format!("Снято карт: {count}")
    }

    fn daily_note(&self, changes: Option<TimeOfDay>) -> String {
        let when = match changes {
            None => "в полночь по UTC".to_owned(),
            Some(TimeOfDay { hour, minute }) => format!("в {hour}:{minute:02} по вашему времени"),
        };
        format!(
            "Десять раундов, одинаковых для всех. Новые — каждый день {when}, \
             во всём мире одновременно."
        )
    }

    fn mixed_in(&self, mix: &Mix) -> String {
        format!("Подмешано: «{mix}»")
    }

    fn not_cut_because(&self, why: NotCut) -> String {
        match why {
            NotCut::NothingChosen => {
                "Сначала выберите, где снять колоду, или подмешайте что-нибудь. Можно и то и другое."
                    .to_owned()
            }
            NotCut::NoNumber => "Сколько карт снять, нужно указать цифрами.".to_owned(),
            NotCut::OutOfRange(CutOutOfRange { cut, cards }) => format!(
                "С колоды из {} можно снять от 0 до {}, а не {cut}.",
                counted(cards, ["карты", "карт", "карт"]),
                cards - 1
            ),
            NotCut::Mix(error) => self.mix_error(&error),
        }
    }

    fn daily(&self, round: DailyRound, points: u32) -> String {
        let (date, number) = (round.date().to_text(), usize::from(round.number()));
        format!("{date} · {number} из 10 · {}", self::points(points))
    }

    fn daily_over(&self, points: u32) -> String {
        format!("Все десять раундов сыграны: {}.", self::points(points))
    }

    fn their_blackjack(&self, decisions: &[Action], score: Score, verdict: Verdict) -> String {
        let name = |action| {
            match action {
                Action::Hit => "ещё",
                Action::Stand => "хватит",
                Action::Double => "удвоить",
                Action::Split => "разделить",
                Action::Surrender => "сдаться",
                Action::Insurance => "страховка",
                Action::NoInsurance => "без страховки",
                Action::PlayOn => "играть дальше",
            }
            .to_owned()
        };
        let ended = match verdict {
            Verdict::Won => "победа",
            Verdict::Drawn => "ничья",
            Verdict::Lost => "проигрыш",
        };
        let decisions = match decisions {
            [] => "ходов не было".to_owned(),
            decisions => listed(decisions, name, ", ", ", "),
        };
        format!(
            "{SHARER}: {decisions}. Итог\u{a0}— {}, {ended}.",
            score.total()
        )
    }

    fn count_true(&self, rounding: Rounding) -> &'static str {
        match rounding {
            Rounding::Down => "Истинный счёт, с округлением вниз",
            Rounding::Nearest => "Истинный счёт, до ближайшего",
            Rounding::Cut => "Истинный счёт, с округлением к нулю",
        }
    }

    fn count_verdict(&self, is_right: bool, running: &str, true_count: Option<&str>) -> String {
        let verdict = if is_right {
            "Верно"
        } else {
            "Неверно"
        };
        match true_count {
            Some(true_count) => {
                format!("{verdict}. Текущий счёт {running}, истинный {true_count}.")
            }
            None => format!("{verdict}. Текущий счёт {running}."),
        }
    }

    fn count_score(&self, right: u32, asked: u32) -> String {
        format!("Верно названный счёт за этот визит: {right} из {asked}.")
    }

    fn setting(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(_) => "Язык",
            Setting::Theme(_) => "Тема",
            Setting::Faces(_) => "Рисунок карт",
            Setting::SuitColours(_) => "Цвета мастей",
            Setting::Speed(_) => "Анимация",
            Setting::Sounds(_) => PHRASES.sounds,
            Setting::LetterKeys(_) => "Буквенные клавиши",
            Setting::Side(_) => "Кнопки",
            Setting::Cut(_) => "Снимать колоду самому",
            Setting::Clicked(_) => "Нажатие на карту («Валеты и старше»)",
            Setting::Coach(_) => PHRASES.coach,
            Setting::CoachBy(_) => "Тренер видео\u{ad}покера",
            Setting::Count(_) => "Спрашивать счёт карт (блэкджек)",
            Setting::CountBy(_) => "Система счёта",
            Setting::CountRounding(_) => "Истинный счёт",
        }
    }

    fn choice(&self, setting: Setting) -> &'static str {
        match setting {
            Setting::Language(language) => language.own_name(),
            Setting::Theme(Theme::System) => "Авто",
            Setting::Theme(Theme::Dark) => "Тёмная",
            Setting::Theme(Theme::Light) => "Светлая",
            Setting::Faces(Faces::Classic) => "Классический",
            Setting::Faces(Faces::Large) => "Крупный",
            Setting::SuitColours(SuitColours::Two) => "Два цвета",
            Setting::SuitColours(SuitColours::Four) => "Четыре цвета",
            Setting::Speed(Speed::Fast) => "Быстрая",
            Setting::Speed(Speed::Normal) => "Обычная",
            Setting::Speed(Speed::Slow) => "Медленная",
            Setting::Speed(Speed::Off)
            | Setting::Sounds(Sounds::Off)
            | Setting::LetterKeys(LetterKeys::Off)
            | Setting::Cut(Cut::Off)
            | Setting::Coach(Coach::Off)
            | Setting::Count(Count::Off) => "Выкл.",
            Setting::Sounds(Sounds::On)
            | Setting::LetterKeys(LetterKeys::On)
            | Setting::Cut(Cut::On) => "Вкл.",
            Setting::CoachBy(CoachBy::Value) => "Лучший ход",
            Setting::CoachBy(CoachBy::Chart) => "И ход по таблице",
            Setting::Count(Count::Each) => "Каждый раунд",
            Setting::Count(Count::Third) => "Каждый третий раунд",
            Setting::Count(Count::Asked) => "Когда попрошу",
            Setting::CountBy(system) => system.name(),
            Setting::CountRounding(Rounding::Down) => "Округлять вниз",
            Setting::CountRounding(Rounding::Nearest) => "До ближайшего",
            Setting::CountRounding(Rounding::Cut) => "К нулю",
            Setting::Coach(Coach::Asked) => "По запросу",
            Setting::Coach(Coach::After) => "После решения",
            Setting::Coach(Coach::Always) => "Всегда",
            Setting::Clicked(Clicked::Swapped) => "Меняет её",
            Setting::Clicked(Clicked::Held) => "Оставляет её",
            Setting::Side(Side::Right) => "Для правой руки",
            Setting::Side(Side::Left) => "Для левой руки",
        }
    }

    fn check(&self) -> &'static str {
        "Чек"
    }

    fn place_bet(&self) -> &'static str {
        "Ставка"
    }

    fn call(&self) -> &'static str {
        "Колл"
    }

    fn raise(&self) -> &'static str {
        "Рейз"
    }

    fn fold(&self) -> &'static str {
        "Пас"
    }

    fn preset(&self, preset: Preset) -> &'static str {
        match preset {
            Preset::Classic => "Классика",
            Preset::HouseWinsTies => "Ничья — дилеру",
            Preset::Exam => "Туз — всегда 1",
            Preset::Vegas => "Вегас",
            Preset::SingleDeck => "Одна колода",
            Preset::VegasStrip => "Лас-Вегас-Стрип",
            Preset::Downtown => "Даунтаун Лас-Вегаса",
            Preset::AtlanticCity => "Атлантик-Сити",
            Preset::European => "Европейский стол",
            Preset::London => "Лондон",
            Preset::Macau => "Макао",
            Preset::AustraliaObo => "Австралия (первая ставка)",
            Preset::AustraliaEnhc => "Австралия (все ставки)",
        }
    }

    fn naturals_pay(&self, naturals: Naturals) -> Option<&'static str> {
        match naturals {
            Naturals::NotSpecial => None,
            Naturals::PayEven => Some("Блэкджек — 1 к 1"),
            Naturals::PaySixToFive => Some("Блэкджек — 6 к 5"),
            Naturals::PaySevenToFive => Some("Блэкджек — 7 к 5"),
            Naturals::PayThreeToTwo => Some("Блэкджек — 3 к 2"),
            Naturals::PayTwoToOne => Some("Блэкджек — 2 к 1"),
        }
    }

    fn dealer_rule(&self, ace: AceRule, soft17: Soft17) -> &'static str {
        match (ace, soft17) {
            (AceRule::One, _) => "Дилер добирает до 17, туз — всегда 1",
            (AceRule::OneOrEleven, Soft17::Stands) => "Дилер останавливается на любых 17",
            (AceRule::OneOrEleven, Soft17::Hits) => "Дилер добирает на мягких 17",
        }
    }

    fn blackjack_intro(&self, ace: AceRule) -> String {
        let aces = match ace {
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
            Outcome::DealerBusts => format!("У дилера перебор:\u{a0}{they}. Вы выиграли."),
            Outcome::Draw if player.is_natural() && dealer.is_natural() => {
                "Два блэкджека: ничья.".to_owned()
            }
            Outcome::Draw => format!("Ничья: у обоих {you}."),
            Outcome::DealerWins if you == they => {
                format!("У обоих {you}: ничья в пользу дилера.")
            }
            Outcome::DealerWins => format!("Дилер выиграл: {they} против {you}."),
            Outcome::DealerBlackjack => "Дилер выигрывает с блэкджеком.".to_owned(),
            Outcome::PlayerBusts => format!("У вас перебор:\u{a0}{you}. Дилер выиграл."),
            Outcome::Surrendered => "Вы сдались. Половина ставки возвращается.".to_owned(),
            Outcome::Charlie => "Вы выиграли по числу карт.".to_owned(),
            Outcome::BetReturned => {
                "У дилера блэкджек. Ставка на эту руку возвращается.".to_owned()
            }
        }
    }

    fn practice(&self, hands: &PracticeHands) -> &'static str {
        match hands {
            PracticeHands::Soft => "Тренировка: мягкие руки",
            PracticeHands::Pairs => "Тренировка: пары",
            PracticeHands::Close(_) => "Тренировка: пограничные решения",
            PracticeHands::Mistakes(_) => "Тренировка: ваши ошибки",
        }
    }

    fn in_digits(&self, chips: Chips) -> String {
        chips.to_string().replace('.', ",")
    }

    fn bank(&self, chips: Chips, stacks: u32) -> String {
        let has = format!("Фишки: {}", self.in_digits(chips));
        match stacks {
            0 | 1 => has,
            stacks => format!("{has} · {stacks}-я тысяча"),
        }
    }

    fn bet_is(&self, bet: Bet) -> String {
        match bet.number() {
            0 => "Ставки нет.".to_owned(),
            chips => format!("Ставка: {chips}."),
        }
    }

    fn net(&self, change: Ordering, by: Chips) -> String {
        match change {
            Ordering::Equal => "Вы остались при своих.".to_owned(),
            Ordering::Less | Ordering::Greater => {
                format!("Итог: {}.", signed(change, &self.in_digits(by)))
            }
        }
    }

    fn insurance_pays(&self, won: bool, amount: Chips) -> String {
        let amount = self.in_digits(amount);
        if won {
            format!("Страховка принесла {amount}.")
        } else {
            format!("Страховка {amount} проиграна.")
        }
    }

    fn hand_number(&self, number: usize) -> String {
        format!("Рука {number}")
    }

    fn between(&self) -> &'static str {
        " "
    }

    fn between_rules(&self) -> &'static str {
        " · "
    }

    fn full_stop(&self) -> &'static str {
        "."
    }

    fn rules_chosen(&self, rules: &Rules) -> String {
        format!("{}. {}.", rules_name(self, rules), felt(self, rules))
    }

    fn you_are_dealt(&self, cards: &[Card]) -> String {
        format!("Вам розданы {}.", self.list(cards))
    }

    fn you_draw(&self, card: Card) -> String {
        format!("Вы берёте {}.", named(card, Form::Accusative))
    }

    fn you_have(&self, score: Score) -> String {
        format!("У вас {}.", spoken(score))
    }

    fn dealer_shows(&self, rank: Rank) -> String {
        format!("Открытая карта дилера — {}.", name(rank, Form::Nominative))
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

    fn blackjack_refusal(&self, why: Refusal) -> &'static str {
        match why {
            Refusal::NotYourTurn => "Сейчас не ваш ход.",
            Refusal::DeckEmpty => "В колоде не осталось карт.",
            Refusal::NotHere => "Сейчас правила этого не позволяют.",
            Refusal::TooFewChips | Refusal::Bet(BetRefused::NotEnough) => {
                "На это не хватает фишек."
            }
            Refusal::Bet(BetRefused::TooLow(_)) => "Сначала сделайте ставку.",
            Refusal::Bet(BetRefused::TooHigh(_)) => "Этот стол принимает не больше 500 фишек.",
            Refusal::Bet(BetRefused::OutOfStep(_)) => "Ставки за этим столом кратны пяти.",
            Refusal::Bet(BetRefused::NoBets) => "За этим столом ставок нет.",
            Refusal::Bet(BetRefused::NoNumber) => "Введите ставку целым числом фишек, например 25.",
        }
    }

    fn withheld(&self, button: &str, why: Withheld) -> String {
        match why {
            Withheld::TooFewChips => format!("{button}: не хватает фишек."),
            Withheld::DeckEmpty => format!("{button}: колода пуста."),
            Withheld::Totals { least: 11 } => format!("{button}: только жёсткие 11."),
            Withheld::Totals { least: 10 } => format!("{button}: только жёсткие 10 и 11."),
            Withheld::Totals { least } => format!("{button}: только жёсткие {least}–11."),
            Withheld::AfterSplit => format!("{button}: после разделения нельзя."),
            Withheld::MostHands(most) => format!("{button}: не больше {most} рук."),
            Withheld::SplitAces => format!("{button}: разделённые тузы получают по одной карте."),
            Withheld::AcesNotDoubled => format!("{button}: разделённые тузы не удваивают."),
        }
    }

    fn dealer_busts(&self, score: Score) -> String {
        format!("У дилера перебор:\u{a0}{}.", score.total())
    }

    fn dealer_has(&self, score: Score) -> String {
        format!("У дилера {}.", spoken(score))
    }

    fn left_in_deck(&self, count: usize) -> String {
        format!("В колоде {}.", left(count))
    }

    fn opponents_turn(&self) -> &'static str {
        "Ход соперников."
    }

    fn this_is(&self, route: Route) -> String {
        let heading = self.heading(route);
        let end = if heading.ends_with('?') { "" } else { "." };
        format!("{heading}{end}")
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

    fn score_so_far(&self, _: TableId, tally: Tally) -> String {
        let Tally { won, drawn, lost } = tally;
        format!("Побед: {won}, ничьих: {drawn}, поражений: {lost}.")
    }

    fn seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.seal)
    }

    fn next_seal_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.next_seal)
    }

    fn secret_is(&self, digits: &str) -> String {
        format!("{} {digits}.", PHRASES.secret)
    }

    fn you_can(&self, moves: &[Move]) -> String {
        let verb = |what| {
            match what {
                Move::Deal => "раздать карты",
                Move::CutFirst => "сначала снять и подмешать",
                Move::Cut => "снять колоду",
                Move::DealUncut => "раздать, не снимая",
                Move::Hit => "взять ещё",
                Move::Stand => "остановиться",
                Move::Double => "удвоить ставку",
                Move::Split => "разделить пару",
                Move::Surrender => "сдаться",
                Move::Insurance => "взять страховку",
                Move::NoInsurance => "отказаться от страховки",
                Move::PlayOn => "играть дальше",
                Move::EndPractice => "закончить тренировку",
                Move::Swap => "обменять карты",
                Move::StandPat => "сыграть без обмена",
                Move::Check => "сказать «чек»",
                Move::Bet => "поставить",
                Move::Call => "уравнять",
                Move::Raise => "повысить",
                Move::Fold => "сбросить карты",
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

    fn link_error(&self, error: &LinkError) -> String {
        let why = match error {
            LinkError::NoSecret => "В ней нет самой раздачи.".to_owned(),
            LinkError::Secret(ParseSecretError { characters }) => {
                not_64_digits("Секрет", *characters)
            }
            LinkError::Mix(error) => self.mix_error(error),
            LinkError::Rules => "Таких правил здесь нет.".to_owned(),
            LinkError::RulesAlone => {
                return "По этой ссылке просят правила, которых за этим столом нет. Ничего не изменилось."
                    .to_owned();
            }
            LinkError::Play => "Ходы в ней не подходят к раздаче.".to_owned(),
            LinkError::CutIsNoNumber => "Сколько карт снять, указано не числом.".to_owned(),
            LinkError::Cut(error) => self.not_cut_because(NotCut::OutOfRange(*error)),
        };
        format!("Ссылка на раздачу повреждена, поэтому она не открыта. {why}")
    }
}

/// How the player who made the link is called.
const SHARER: &str = "Автор ссылки";

/// Says how far a text is from the 64 digits that it should be.
pub(in crate::text) fn not_64_digits(what: &str, characters: usize) -> String {
    let but = match characters {
        64 => "другие символы".to_owned(),
        _ => counted(characters, ["символ", "символа", "символов"]),
    };
    format!("{what} — это 64 шестнадцатеричные цифры, а здесь {but}.")
}

fn points(points: u32) -> String {
    let count = usize::try_from(points).unwrap_or(usize::MAX);
    counted(count, ["балл", "балла", "баллов"])
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
