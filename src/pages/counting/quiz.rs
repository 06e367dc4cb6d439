//! The drills that ask one question after the other: the decks in a discard tray, the true count, and index plays.

use crate::blackjack::DeckCount;
use crate::coach::counting::{AnySystem, Decision, List, PublishedIndex, Rounding, below};
use crate::coach::{IndexPlay, Play};
use crate::core::{Secret, typed};

use super::{DrillName, Options, Stopwatch};

/// The number of questions of a drill.
pub const QUESTIONS: u32 = 10;

/// To what part of a deck the discard tray is estimated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// To the nearest half deck.
    #[default]
    Halves,
    /// To the nearest quarter of a deck.
    Quarters,
}

impl Precision {
    /// Both.
    pub const ALL: [Precision; 2] = [Precision::Halves, Precision::Quarters];

    /// How many parts make a deck.
    #[must_use]
    pub const fn parts(self) -> u32 {
        match self {
            Precision::Halves => 2,
            Precision::Quarters => 4,
        }
    }

    /// The number of cards in a deck.
    const DECK: u32 = 52;

    /// The nearest number of decks to these cards, in hundredths. A tie is rounded up.
    #[must_use]
    pub const fn nearest(self, cards: u32) -> i64 {
        let parts = (2 * cards * self.parts() + Precision::DECK) / (2 * Precision::DECK);
        (parts * 100 / self.parts()) as i64
    }
}

/// Which index plays are asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum IndexList {
    /// The Illustrious 18.
    #[default]
    Illustrious,
    /// The Fab 4.
    Fab,
    /// Those that the coach has found for the rules and the system on the page.
    Found,
}

impl IndexList {
    /// Every list.
    pub const ALL: [IndexList; 3] = [IndexList::Illustrious, IndexList::Fab, IndexList::Found];
}

/// A decision that depends on the count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Case {
    /// One of a published list.
    Published(PublishedIndex),
    /// One that the coach has found.
    Found(IndexPlay),
}

/// What a player may answer to a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To take insurance.
    Insurance,
    /// To take none.
    NoInsurance,
    /// To play so.
    Play(Play),
    /// Not to surrender.
    PlayOn,
}

impl Case {
    /// The cases of a list for these rules of a soft 17; `found` are those of the coach.
    #[must_use]
    pub fn of_list(
        list: IndexList,
        soft17: crate::blackjack::Soft17,
        found: &[IndexPlay],
    ) -> Vec<Case> {
        let published = |of: List| {
            let all = PublishedIndex::all(soft17).into_iter();
            let of_list = all.filter(|it| it.list == of && it.first().is_some());
            of_list.map(Case::Published).collect()
        };
        match list {
            IndexList::Illustrious => published(List::Illustrious),
            IndexList::Fab => published(List::Fab),
            IndexList::Found => found.iter().copied().map(Case::Found).collect(),
        }
    }

    /// The lowest true count with which the second answer is right.
    #[must_use]
    pub fn index(&self) -> i32 {
        match self {
            Case::Published(it) => it.first().map_or(0, |(_, index)| index),
            Case::Found(it) => it.index,
        }
    }

    /// The source of the index; `None` where the coach has found it.
    #[must_use]
    pub fn source(&self) -> Option<&'static str> {
        match self {
            Case::Published(it) => it.first().map(|(source, _)| source),
            Case::Found(_) => None,
        }
    }

    /// What is right from the index on, and what is right below it.
    #[must_use]
    pub const fn answers(&self) -> [Answer; 2] {
        match self {
            Case::Found(it) => [Answer::Play(it.from), Answer::Play(it.below)],
            Case::Published(PublishedIndex { decision, .. }) => match decision {
                Decision::Insurance => [Answer::Insurance, Answer::NoInsurance],
                Decision::Play {
                    play: Play::Surrender,
                    ..
                } => [Answer::Play(Play::Surrender), Answer::PlayOn],
                Decision::Play { hands, play, .. } => {
                    [Answer::Play(*play), Answer::Play(below(*play, *hands))]
                }
            },
        }
    }
}

/// One question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// How many decks lie in this discard tray.
    Tray {
        /// How many it holds.
        decks: DeckCount,
        /// How many cards lie in it.
        cards: u32,
        /// To what part of a deck the answer goes.
        precision: Precision,
    },
    /// What is the true count.
    TrueCount {
        /// The running count.
        running: i64,
        /// How many quarters of a deck are left.
        quarters: u32,
        /// How the true count is rounded.
        rounding: Rounding,
    },
    /// What to do.
    Index {
        /// The decision.
        case: Case,
        /// The true count.
        true_count: i32,
    },
}

impl Question {
    /// The number that is the right answer, in hundredths; `None` where it is no number.
    #[must_use]
    pub fn number(&self) -> Option<i64> {
        match self {
            Question::Tray {
                cards, precision, ..
            } => Some(precision.nearest(*cards)),
            Question::TrueCount {
                running,
                quarters,
                rounding,
            } => Some(100 * rounding.whole_of(4 * running, i64::from(*quarters))),
            Question::Index { .. } => None,
        }
    }

    /// The right answer where it is no number.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        match self {
            Question::Tray { .. } | Question::TrueCount { .. } => None,
            Question::Index { case, true_count } => {
                let [from, below] = case.answers();
                Some(if *true_count >= case.index() {
                    from
                } else {
                    below
                })
            }
        }
    }

    /// The question with this number, from 0.
    fn new(
        name: DrillName,
        options: Options,
        cases: &[Case],
        secret: Secret,
        at: u32,
    ) -> Option<Question> {
        let chance = |below: u32, part: u32| {
            let drawn = secret.practice(at * 4 + part).draw(u64::from(below.max(1)));
            u32::try_from(drawn).unwrap_or_default()
        };
        let decks = u32::from(options.decks.number());
        Some(match name {
            DrillName::Running => return None,
            DrillName::Tray => {
                // At least a quarter of a deck lies there, and at most nine tenths of the shoe.
                let most = decks * 52 * 9 / 10;
                Question::Tray {
                    decks: options.decks,
                    cards: 13 + chance(most - 12, 0),
                    precision: options.precision,
                }
            }
            DrillName::TrueCount => {
                let quarters = 1 + chance(4 * decks - 1, 0);
                let quarters = match options.precision {
                    Precision::Halves => quarters + quarters % 2,
                    Precision::Quarters => quarters,
                };
                // As wide as counts with so many decks usually are: up to a true count of 6.
                let most = (quarters * 6 / 4).max(2);
                Question::TrueCount {
                    running: i64::from(chance(2 * most + 1, 1)) - i64::from(most),
                    quarters,
                    rounding: options.rounding,
                }
            }
            DrillName::Indices => {
                let count = u32::try_from(cases.len()).unwrap_or_default();
                let case = *cases.get(chance(count, 0) as usize)?;
                // As often below the index as from it on.
                let off = i32::try_from(chance(6, 1)).unwrap_or_default() - 3;
                Question::Index {
                    case,
                    true_count: case.index() + off,
                }
            }
        })
    }
}

/// What a quiz waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waits {
    /// For an answer.
    Asking {
        /// What is typed.
        typed: String,
        /// Whether that was answered, and is no number.
        no_number: bool,
    },
    /// For the next question.
    Answered {
        /// Whether the last one was answered right.
        is_right: bool,
    },
    /// It is over.
    Over,
}

/// A drill that asks one question after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Quiz {
    name: DrillName,
    options: Options,
    /// The system that was chosen when it began.
    system: AnySystem,
    cases: Vec<Case>,
    secret: Secret,
    question: Question,
    asked: u32,
    right: u32,
    waits: Waits,
    watch: Stopwatch,
}

impl Quiz {
    /// The drill with this name; `None` where there is nothing to be asked.
    pub(super) fn begin(
        name: DrillName,
        options: Options,
        system: AnySystem,
        cases: Vec<Case>,
        secret: Secret,
        at: f64,
    ) -> Option<Quiz> {
        let question = Question::new(name, options, &cases, secret, 0)?;
        Some(Quiz {
            name,
            options,
            system,
            cases,
            secret,
            question,
            asked: 0,
            right: 0,
            waits: Quiz::asking(),
            watch: Stopwatch::started(at),
        })
    }

    const fn asking() -> Waits {
        Waits::Asking {
            typed: String::new(),
            no_number: false,
        }
    }

    /// The system that was chosen when it began.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// Which drill it is.
    #[must_use]
    pub const fn name(&self) -> DrillName {
        self.name
    }

    /// The question on show.
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// What it waits for.
    #[must_use]
    pub const fn waits(&self) -> &Waits {
        &self.waits
    }

    /// How many questions were answered, and how many right.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// For how long answers were awaited, in milliseconds.
    #[must_use]
    pub const fn spent(&self) -> f64 {
        self.watch.spent
    }

    pub(super) fn type_in(&mut self, text: String) {
        if let Waits::Asking { typed, .. } = &mut self.waits {
            *typed = text;
        }
    }

    /// Takes what is typed as the answer.
    pub(super) fn answer_typed(&mut self, at: f64) {
        let (Waits::Asking { typed, no_number }, Some(right)) =
            (&mut self.waits, self.question.number())
        else {
            return;
        };
        match typed::hundredths(typed) {
            Ok(Some(number)) => self.judge(number == right, at),
            Ok(None) | Err(_) => *no_number = true,
        }
    }

    /// Takes this as the answer.
    pub(super) fn answer(&mut self, answer: Answer, at: f64) {
        if let (Waits::Asking { .. }, Some(right)) = (&self.waits, self.question.answer()) {
            self.judge(answer == right, at);
        }
    }

    fn judge(&mut self, is_right: bool, at: f64) {
        self.watch.lap(at, true);
        self.asked += 1;
        self.right += u32::from(is_right);
        self.waits = Waits::Answered { is_right };
    }

    /// Goes on to the next question, or to the end.
    pub(super) fn go_on(&mut self, at: f64) {
        let Waits::Answered { .. } = self.waits else {
            return;
        };
        self.watch.lap(at, false);
        let next = Question::new(
            self.name,
            self.options,
            &self.cases,
            self.secret,
            self.asked,
        );
        match next.filter(|_| self.asked < QUESTIONS) {
            Some(question) => {
                self.question = question;
                self.waits = Quiz::asking();
            }
            None => self.waits = Waits::Over,
        }
    }

    /// Ends it before all questions are answered.
    pub(super) fn finish(&mut self) {
        self.waits = Waits::Over;
    }
}
