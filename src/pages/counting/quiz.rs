//! The drills that ask one question after the other: the decks in a discard tray, the true count, and index plays.

use crate::blackjack::DeckCount;
use crate::coach::counting::{AnySystem, Decision, List, PublishedIndex, Rounding, below};
use crate::coach::{IndexPlay, Play};
use crate::core::{Secret, typed};

use super::{DrillName, Options, Stopwatch};

/// The number of questions of a drill.
pub const QUESTIONS: u32 = 10;

/// The precision of an estimate of the discard tray.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// To the nearest half deck.
    #[default]
    Halves,
    /// To the nearest quarter of a deck.
    Quarters,
}

impl Precision {
    /// Both precisions.
    pub const ALL: [Precision; 2] = [Precision::Halves, Precision::Quarters];

    /// The code of the precision in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Precision::Halves => "halves",
            Precision::Quarters => "quarters",
        }
    }

    /// The number of parts of a deck.
    #[must_use]
    pub const fn parts(self) -> u32 {
        match self {
            Precision::Halves => 2,
            Precision::Quarters => 4,
        }
    }

    /// The number of cards in a deck.
    const DECK: u32 = 52;

    /// The nearest number of decks to this number of cards, in hundredths. A tie rounds up.
    #[must_use]
    pub const fn nearest(self, cards: u32) -> i64 {
        let parts = (2 * cards * self.parts() + Precision::DECK) / (2 * Precision::DECK);
        (parts * 100 / self.parts()) as i64
    }
}

/// A list of index plays for a quiz.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum IndexList {
    /// The Illustrious 18.
    #[default]
    Illustrious,
    /// The Fab 4.
    Fab,
    /// The index plays that the coach has found for the rules and the system on the page.
    Found,
}

impl IndexList {
    /// Every list.
    pub const ALL: [IndexList; 3] = [IndexList::Illustrious, IndexList::Fab, IndexList::Found];

    /// The code of the list in the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            IndexList::Illustrious => "illustrious",
            IndexList::Fab => "fab",
            IndexList::Found => "found",
        }
    }
}

/// A decision that depends on the count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Case {
    /// A decision of a published list.
    Published(PublishedIndex),
    /// A decision that the coach has found.
    Found(IndexPlay),
}

/// An answer of the player to a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Take insurance.
    Insurance,
    /// Decline insurance.
    NoInsurance,
    /// Make this play.
    Play(Play),
    /// Do not surrender.
    PlayOn,
}

impl Case {
    /// The cases of a list under this rule for soft 17. `found` has the coach's index plays.
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

    /// The lowest true count at which the first answer is correct.
    #[must_use]
    pub fn index(&self) -> i32 {
        match self {
            Case::Published(it) => it.first().map_or(0, |(_, index)| index),
            Case::Found(it) => it.index,
        }
    }

    /// The source of the index. `None` if the coach has found it.
    #[must_use]
    pub fn source(&self) -> Option<&'static str> {
        match self {
            Case::Published(it) => it.first().map(|(source, _)| source),
            Case::Found(_) => None,
        }
    }

    /// The correct answer from the index on, and the correct answer below it.
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

/// A question of a quiz.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Question {
    /// The number of decks in this discard tray.
    Tray {
        /// The number of decks in the shoe, which is also the capacity of the tray.
        decks: DeckCount,
        /// The number of cards in the tray.
        cards: u32,
        /// The precision of the answer.
        precision: Precision,
    },
    /// The true count.
    TrueCount {
        /// The running count.
        running: i64,
        /// The number of quarter decks that are left.
        quarters: u32,
        /// The rounding of the true count.
        rounding: Rounding,
    },
    /// The play for a hand and a true count.
    Index {
        /// The decision.
        case: Case,
        /// The true count.
        true_count: i32,
    },
}

impl Question {
    /// The correct answer as a number, in hundredths. `None` if the answer is not a number.
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

    /// The correct answer. `None` if the answer is a number.
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

    /// The question with this number. The first is 0.
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
                // The tray holds at least a quarter of a deck, and at most nine tenths of the shoe.
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
                // The range of usual running counts with this many decks, up to a true count of 6.
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
                // The true count is from 3 below the index to 2 above it, so each answer is correct in half of the
                // cases.
                let off = i32::try_from(chance(6, 1)).unwrap_or_default() - 3;
                Question::Index {
                    case,
                    true_count: case.index() + off,
                }
            }
        })
    }
}

/// The state of a quiz.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuizStage {
    /// The quiz waits for an answer.
    Asking {
        /// The typed text.
        typed: String,
        /// True if the player has answered and the text is not a number.
        no_number: bool,
    },
    /// The quiz waits for the player to continue.
    Answered {
        /// True if the last answer was correct.
        is_right: bool,
    },
    /// The quiz is over.
    Over,
}

/// A drill that asks one question after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Quiz {
    name: DrillName,
    options: Options,
    /// The system that was chosen at the start.
    system: AnySystem,
    cases: Vec<Case>,
    secret: Secret,
    question: Question,
    asked: u32,
    right: u32,
    stage: QuizStage,
    watch: Stopwatch,
}

impl Quiz {
    /// Starts the drill with this name. Returns `None` if there are no cases to ask about.
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
            stage: Quiz::asking(),
            watch: Stopwatch::started(at),
        })
    }

    const fn asking() -> QuizStage {
        QuizStage::Asking {
            typed: String::new(),
            no_number: false,
        }
    }

    /// The system that was chosen at the start.
    #[must_use]
    pub const fn system(&self) -> &AnySystem {
        &self.system
    }

    /// The name of the drill.
    #[must_use]
    pub const fn name(&self) -> DrillName {
        self.name
    }

    /// The current question.
    #[must_use]
    pub const fn question(&self) -> &Question {
        &self.question
    }

    /// The state of the quiz.
    #[must_use]
    pub const fn stage(&self) -> &QuizStage {
        &self.stage
    }

    /// The number of answered questions, and of correct answers.
    #[must_use]
    pub const fn score(&self) -> (u32, u32) {
        (self.asked, self.right)
    }

    /// The time that the player took to answer, in milliseconds.
    #[must_use]
    pub const fn spent(&self) -> f64 {
        self.watch.spent
    }

    pub(super) fn type_in(&mut self, text: String) {
        if let QuizStage::Asking { typed, .. } = &mut self.stage {
            *typed = text;
        }
    }

    /// Handles the typed text as the answer.
    pub(super) fn answer_typed(&mut self, at: f64) {
        let (QuizStage::Asking { typed, no_number }, Some(right)) =
            (&mut self.stage, self.question.number())
        else {
            return;
        };
        match typed::hundredths(typed) {
            Ok(Some(number)) => self.judge(number == right, at),
            Ok(None) | Err(_) => *no_number = true,
        }
    }

    /// Handles this answer.
    pub(super) fn answer(&mut self, answer: Answer, at: f64) {
        if let (QuizStage::Asking { .. }, Some(right)) = (&self.stage, self.question.answer()) {
            self.judge(answer == right, at);
        }
    }

    fn judge(&mut self, is_right: bool, at: f64) {
        self.watch.lap(at, true);
        self.asked += 1;
        self.right += u32::from(is_right);
        self.stage = QuizStage::Answered { is_right };
    }

    /// Continues to the next question, or to the end.
    pub(super) fn go_on(&mut self, at: f64) {
        let QuizStage::Answered { .. } = self.stage else {
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
                self.stage = Quiz::asking();
            }
            None => self.stage = QuizStage::Over,
        }
    }

    /// Ends the quiz before all questions are answered.
    pub(super) fn finish(&mut self) {
        self.stage = QuizStage::Over;
    }
}
