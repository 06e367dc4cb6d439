//! Russian.

use super::{
    Conclusion, FitVerdict, LEAST_HANDS, LabPhrases, LabWords, decimal, grouped, in_one_line,
    p_value,
};
use crate::core::explain::{
    Answer, ExplainStep, Finding, JokerStep, Purpose, Question, Repeats, Span,
};
use crate::core::{Category, NotAHand, Rank, Suit};
use crate::lab::Fit;
use crate::pages::lab::{LabFile, LabProblem};
use crate::text::poker::PokerWords as _;
use crate::text::russian::Russian;
use crate::text::russian::grammar::{Form, capital, name, small};
use crate::text::story::listed;

/// “Королей — 2”: the number as a digit, because its word has a gender.
fn so_many(rank: Rank, times: usize) -> String {
    format!("{} — {times}", name(rank, Form::OfMany))
}

static PHRASES: LabPhrases = LabPhrases {
    lede: "Посмотрите, почему комбинация именно такая и выпадают ли карты так, как предсказывает теория вероятностей.",

    jokers: "Джокеры",

    why: "Почему комбинация именно такая?",
    why_intro: "Выберите пять карт и пройдите по вопросам, которые ведут к комбинации.",
    choose: "Выберите…",
    all_questions: "Все вопросы",

    experiment: "Раздать и сосчитать",
    experiment_intro: "Каждые пять карт — из своей честной раздачи: все 52 карты тасуются заново. Что выпало, \
         сравнивается с тем, что предсказывает теория вероятностей.",
    not_the_tables: "Здесь проверяется тасовка, та же, что и за столами, а не сами столы: не подменили ли что-то в \
         раздаче за столом, показывают её печать и её проверка.",
    how_many: "Сколько раздач",
    cancel: "Прервать",
    bars: "Заливка — сколько выпало, контур — сколько ожидается. Длина — квадратный корень из доли, \
         чтобы были видны и редкие комбинации.",
    root: "Исходное число (seed)",
    root_note: "Из него получается каждая раздача. Секрет раздачи n — SHA-256 от fair-deal/lab/1, этих 32 \
         байтов и n в 8 байтах, начиная с младшего.",

    enumeration: "Все возможные комбинации",
    enumeration_intro: "Пять карт из 52 можно выбрать 2\u{a0}598\u{a0}960 способами. Переберите все и сравните с \
         давно известными числами.",
    enumerate: "Перебрать все",

    strategy: "Лучшая игра в блэкджек",
    strategy_intro: "Для любых правил блэкджека — точное преимущество казино и лучший ход с каждой рукой против каждой карты дилера.",
};

impl LabWords for Russian {
    fn phrases(&self) -> &'static LabPhrases {
        &PHRASES
    }

    fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Spades => "Пики",
            Suit::Hearts => "Червы",
            Suit::Diamonds => "Бубны",
            Suit::Clubs => "Трефы",
        }
    }

    fn category_lines(&self, category: Category) -> Vec<&'static str> {
        let name = self.category(category);
        match category {
            Category::HighCard => name.split_inclusive(' ').collect(),
            Category::OnePair
            | Category::TwoPair
            | Category::ThreeOfAKind
            | Category::Straight
            | Category::Flush
            | Category::FullHouse
            | Category::FourOfAKind
            | Category::StraightFlush
            | Category::FiveOfAKind
            | Category::RoyalFlush => vec![name],
        }
    }

    fn count(&self, count: u32) -> String {
        grouped(&count.to_string(), "\u{a0}")
    }

    fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(number, digits, ",", "\u{a0}")
    }

    fn in_percent(&self, hundredths: f64, digits: usize) -> String {
        format!("{}\u{a0}%", self.decimal(hundredths, digits))
    }

    fn place(&self, place: usize) -> &'static str {
        match place {
            0 => "Первая карта",
            1 => "Вторая карта",
            2 => "Третья карта",
            3 => "Четвёртая карта",
            _ => "Пятая карта",
        }
    }

    fn not_a_hand(&self, why: &NotAHand) -> String {
        match why {
            NotAHand::NotFive { cards } => {
                format!("В покерной комбинации пять карт, а здесь карт: {cards}.")
            }
            NotAHand::Twice { card } => format!(
                "В покере все пять карт разные, а здесь дважды {}.",
                small(&self.card(*card))
            ),
            NotAHand::JokerTwice { joker } => format!(
                "Каждый джокер в колоде один, а здесь дважды {}.",
                small(self.joker(*joker))
            ),
            NotAHand::NotACard(error) => format!(
                "«{}» — не карта: пишите достоинство из A23456789TJQK и масть из SHDC, как AS или TD.",
                error.code
            ),
        }
    }

    fn question(&self, question: Question) -> &'static str {
        match question {
            Question::OneSuit { .. } => "Все одной\nмасти?",
            Question::FiveRanks { .. } => "Пять разных\nдостоинств?",
            Question::Span { .. } => "Разница 4\nили 10–туз?",
            Question::Repeats { .. } => "Сколько\nодинаковых?",
        }
    }

    fn answer(&self, answer: Answer) -> &'static str {
        match answer {
            Answer::Yes => "да",
            Answer::No => "нет",
            Answer::FourApart => "разница 4",
            Answer::AceToTen => "10–туз",
            Answer::Neither => "ни одно",
            Answer::Twice => "две",
            Answer::TwiceAndTwice => "две и две",
            Answer::ThreeTimes => "три",
            Answer::ThreeTimesAndTwice => "три и две",
            Answer::FourTimes => "четыре",
            Answer::FiveTimes => "пять",
        }
    }

    fn joker_step(&self, step: JokerStep) -> String {
        let why = match step.purpose {
            Purpose::OneMore => "лучше всего ещё одна карта этого достоинства.",
            Purpose::Straight => "эта карта нужна для старшего из возможных стритов.",
            Purpose::Flush => "это старшая из карт, которых не хватает флешу.",
            Purpose::StraightFlush => "эта карта нужна для старшего из возможных стрит-флешей.",
            Purpose::RoyalFlush => "эта карта нужна для роял-флеша.",
        };
        format!(
            "{} играет как {}: {why}",
            self.joker(step.joker),
            small(&self.card(step.plays_as))
        )
    }

    fn step(&self, step: &ExplainStep) -> String {
        let found = match &step.finding {
            Finding::OneSuit(suit) => format!("Да, все пять — {}.", small(self.suit(*suit))),
            Finding::Suits(suits) => {
                let name = |suit| small(Russian.suit(suit));
                format!("Нет, есть {}.", listed(suits, name, ", ", " и "))
            }
            Finding::FiveRanks(ranks) => {
                let name = |rank| name(rank, Form::Nominative).to_owned();
                format!("Да: {}.", listed(ranks, name, ", ", " и "))
            }
            Finding::Repeating(repeats) => {
                let name = |rank| name(rank, Form::Many).to_owned();
                format!(
                    "Нет, повторяются {}.",
                    listed(&repeats.ranks(), name, ", ", " и ")
                )
            }
            Finding::FourApart(Span {
                low: Rank::Ace,
                high,
                ..
            }) => format!(
                "Разница 4: от туза, который здесь младший, до {}.",
                name(*high, Form::Genitive)
            ),
            Finding::FourApart(Span { low, high, .. }) => format!(
                "Разница 4: от {} до {}.",
                name(*low, Form::Genitive),
                name(*high, Form::Genitive)
            ),
            Finding::AceToTen => "От десятки до туза.".to_owned(),
            Finding::Neither(Span { low, high, apart }) => format!(
                "Ни то ни другое: от {} до {} разница {}.",
                name(*low, Form::Genitive),
                name(*high, Form::Genitive),
                u32::from(*apart)
            ),
            Finding::Times(repeats) => {
                let several = match *repeats {
                    Repeats::Twice(rank) => so_many(rank, 2),
                    Repeats::TwiceAndTwice(high, low) => {
                        format!("{}, {}", so_many(high, 2), so_many(low, 2))
                    }
                    Repeats::ThreeTimes(rank) => so_many(rank, 3),
                    Repeats::ThreeTimesAndTwice(three, two) => {
                        format!("{}, {}", so_many(three, 3), so_many(two, 2))
                    }
                    Repeats::FourTimes(rank) => so_many(rank, 4),
                    Repeats::FiveTimes(rank) => so_many(rank, 5),
                };
                format!("{}.", capital(&several))
            }
        };
        let question = in_one_line(self.question(step.state.question()), " ");
        format!("{question} {found}")
    }

    fn conclusion(&self, category: Category) -> String {
        format!("Значит, это {}.", small(self.category(category)))
    }

    fn leads_to(&self, number: usize) -> String {
        format!("вопрос {number}")
    }

    fn hands(&self, count: u32) -> String {
        format!("Раздач: {}", self.count(count))
    }

    fn problem(&self, problem: LabProblem) -> String {
        match problem {
            LabProblem::NoHands(_) => format!(
                "Раздач может быть от 1 до {}: введите целое число.",
                self.count(crate::lab::Hands::MOST.count())
            ),
            LabProblem::NoEntropy => self.no_entropy().to_owned(),
        }
    }

    fn progress(&self, done: u32, all: u32) -> String {
        format!("{} из {} раздач", self.count(done), self.count(all))
    }

    fn cancelled(&self, done: u32) -> String {
        format!("Прервано. Раздач: {}.", self.count(done))
    }

    fn frequency_columns(&self) -> [&'static str; 5] {
        ["Комбинация", "Выпало", "Доля", "Ожидается", "Точная доля"]
    }

    fn verdict(&self, conclusion: &Conclusion) -> [String; 2] {
        let fit = match conclusion {
            Conclusion::Stopped => {
                return [
                    "Прервано, поэтому вывода нет.".to_owned(),
                    "Если можно остановиться когда угодно, то и честную раздачу легко застать в момент, который \
                     кажется необычным. Оценивается только эксперимент, доведённый до конца."
                        .to_owned(),
                ];
            }
            Conclusion::TooFew => {
                return [
                    "Слишком мало, чтобы судить.".to_owned(),
                    format!(
                        "Для проверки нужно не меньше {} раздач.",
                        self.count(LEAST_HANDS)
                    ),
                ];
            }
            Conclusion::Tested(fit) => fit,
        };
        let p = p_value(self, fit, "около\u{a0}");
        match fit.verdict() {
            FitVerdict::Fits => [
                "Числа соответствуют честной раздаче.".to_owned(),
                format!(
                    "Если раздача честная, {p} таких экспериментов отстоят от точных чисел так же \
                     далеко или дальше. Это p-значение; ничто не говорит против раздачи."
                ),
            ],
            FitVerdict::Unusual => [
                "Необычно, но бывает.".to_owned(),
                format!(
                    "Если раздача честная, лишь {p} таких экспериментов отстоят от точных чисел так же \
                     далеко или дальше. Это p-значение; ниже 5\u{a0}% оказывается один честный \
                     эксперимент из двадцати. Раздайте ещё раз и посмотрите, повторится ли это."
                ),
            ],
            FitVerdict::DoesNotFit => [
                "Числа не соответствуют честной раздаче.".to_owned(),
                format!(
                    "Если раздача честная, лишь {p} таких экспериментов отстоят от точных чисел так же \
                     далеко или дальше. Это p-значение; случайно такое бывает реже чем один раз на \
                     тысячу. Если это повторится, что-то не так."
                ),
            ],
        }
    }

    fn method(&self, fit: &Fit) -> String {
        format!(
            "Хи-квадрат {}, групп: {}; редкие комбинации объединяются, пока ожидаемых не станет хотя бы пять.",
            self.decimal(fit.chi_square, 2),
            fit.groups
        )
    }

    fn listed(&self, count: u32) -> String {
        match count {
            1 => "Первая раздача".to_owned(),
            _ => format!("Первые раздачи: {}", self.count(count)),
        }
    }

    fn listed_columns(&self) -> [&'static str; 4] {
        ["№", "Карты", "Комбинация", "Решающая карта"]
    }

    fn save(&self, file: LabFile) -> &'static str {
        match file {
            LabFile::Frequencies | LabFile::Exact => "Сохранить таблицу (CSV)",
            LabFile::Hands => "Сохранить раздачи (CSV)",
        }
    }

    fn exact_columns(&self) -> [&'static str; 5] {
        [
            "Комбинация",
            "Сосчитано",
            "Известно",
            "Вероятность",
            "Одна на",
        ]
    }

    fn agrees(&self, agrees: bool) -> &'static str {
        if agrees {
            "✓ Все числа совпадают с известными."
        } else {
            "✗ Некоторые числа не совпадают с известными."
        }
    }
}
