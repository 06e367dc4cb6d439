//! Counting at the blackjack table: the questions for the count, and the player's answers.
//!
//! The question is a form beside the table. It never delays a round: the next deal removes it, and a question without
//! an answer does not count in the score.

use crate::app::Topic;
use crate::app::model::Model;
use crate::app::msg::{Cmd, FocusTarget, Panel};
use crate::app::settings::{Count, Setting};
use crate::blackjack::{BlackjackTable, DeckCount, Round, Rules, Seat};
pub use crate::coach::counting::CountField;
use crate::coach::counting::{AnySystem, CountStart, Rounding, ShoeCount, StartText};
use crate::core::Card;
use crate::table::{Mode, Origin, Phase};

/// The number of rounds between two questions with `Count::Third`.
const THIRD: u32 = 3;

/// The player's input to the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountMsg {
    /// The player typed this text into this field.
    Typed(CountField, String),
    /// The player gave the answer.
    Answered,
    /// The player typed this text into the field for the start of the running count.
    TypedStart(String),
    /// The player left that field.
    LeftStart,
}

/// The state of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountAnswer {
    /// The player has not answered yet.
    Awaited,
    /// The text in this field is not a number.
    NoNumber(CountField),
    /// The player answered.
    Given {
        /// True if all typed numbers are right.
        is_right: bool,
    },
}

/// The question for the count of a round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountQuestion {
    shoe_count: ShoeCount,
    system: AnySystem,
    start: CountStart,
    rounding: Rounding,
    typed: [String; 2],
    answer: CountAnswer,
    /// The serial number of the announcement of the question.
    announced: u32,
}

impl CountQuestion {
    /// The count that is asked for.
    #[must_use]
    pub const fn shoe_count(&self) -> ShoeCount {
        self.shoe_count
    }

    /// The rounding of the true count; `None` if the system has no true count.
    #[must_use]
    pub fn rounding(&self) -> Option<Rounding> {
        self.system.has_true_count().then_some(self.rounding)
    }

    /// The true count that the page asks for; `None` if the system has no true count.
    #[must_use]
    pub fn true_count(&self) -> Option<i64> {
        Some(self.shoe_count.true_count(self.rounding()?))
    }

    /// The text that the player has typed into this field.
    #[must_use]
    pub fn typed(&self, field: CountField) -> &str {
        let [running, true_count] = &self.typed;
        match field {
            CountField::Running => running,
            CountField::True => true_count,
        }
    }

    /// The state of the answer.
    #[must_use]
    pub const fn answer(&self) -> CountAnswer {
        self.answer
    }

    fn type_in(&mut self, field: CountField, text: String) {
        let [running, true_count] = &mut self.typed;
        match field {
            CountField::Running => *running = text,
            CountField::True => *true_count = text,
        }
    }

    /// Judges the typed numbers.
    fn judge(&self) -> CountAnswer {
        let typed = self.typed.each_ref().map(String::as_str);
        match self.system.judge(self.shoe_count, self.rounding(), typed) {
            Ok(is_right) => CountAnswer::Given { is_right },
            Err(field) => CountAnswer::NoNumber(field),
        }
    }
}

/// The player's answers on this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountScore {
    /// The number of answered questions.
    pub asked: u32,
    /// The number of right answers.
    pub right: u32,
}

/// The start of the running count at the table: of the shoe there, or at a table without a shoe, of the Vegas table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableStart {
    /// The unbalanced system.
    pub system: AnySystem,
    /// The chosen start.
    pub start: CountStart,
    /// The number of decks.
    pub decks: DeckCount,
}

impl TableStart {
    /// Returns the running count with which the shoe begins, in hundredths of a point.
    #[must_use]
    pub fn hundredths(&self) -> i32 {
        self.start.of(&self.system, self.decks.decks())
    }
}

/// The state of counting at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableCount {
    start: StartText,
    /// The last finished round, by its deal and its number there.
    last: Option<(String, usize)>,
    /// The number of finished rounds since the last question.
    rounds: u32,
    question: Option<CountQuestion>,
    score: CountScore,
}

impl TableCount {
    /// The question that waits for an answer.
    fn open_question(&mut self) -> Option<&mut CountQuestion> {
        let question = self.question.as_mut();
        question.filter(|it| !matches!(it.answer, CountAnswer::Given { .. }))
    }

    /// Notes that this round is over. Returns true if a question is due.
    fn is_due(&mut self, round: (String, usize), when: Count, asks: bool) -> bool {
        if self.last.as_ref() == Some(&round) {
            return false;
        }
        self.last = Some(round);
        self.question = None;
        self.rounds += 1;
        match when {
            Count::Off => false,
            Count::Asked => asks,
            Count::Each => true,
            Count::Third => self.rounds >= THIRD,
        }
    }
}

/// Returns all visible cards of the shoe at a table whose round is over, and the number of decks. Returns `None` in any
/// other phase, in practice, and if the cards are shuffled for every round.
fn seen_at(table: &BlackjackTable) -> Option<(Vec<Card>, crate::core::Decks)> {
    let Phase::Dealt(dealt) = table.phase() else {
        return None;
    };
    let round = dealt.round();
    let is_practice = dealt.sealed().origin == Origin::Practice;
    let (Round::Over(_), false) = (round, is_practice) else {
        return None;
    };
    let view = round.view();
    view.rules.shuffle.penetration()?;
    let hands = view.hands.iter().flat_map(|hand| hand.cards);
    let seats = view.seats.iter().flat_map(Seat::cards).flatten();
    let seen = hands.chain(seats).chain(view.dealer.seen());
    let seen = seen.chain(view.discards).copied().collect();
    Some((seen, view.rules.decks.decks()))
}

impl Model {
    /// The question for the count, if one is open or was answered after this round.
    #[must_use]
    pub const fn count_question(&self) -> Option<&CountQuestion> {
        self.count.question.as_ref()
    }

    /// Returns the score of this visit.
    #[must_use]
    pub const fn count_score(&self) -> CountScore {
        self.count.score
    }

    /// Returns true if a question waits for an answer.
    #[must_use]
    pub fn count_waits(&self) -> bool {
        let question = self.count_question();
        question.is_some_and(|it| !matches!(it.answer, CountAnswer::Given { .. }))
    }

    /// Returns true if the current announcement belongs to the question.
    #[must_use]
    pub fn count_is_news(&self) -> bool {
        let question = self.count_question();
        question.is_some_and(|it| it.announced == self.announcement().serial)
    }

    /// Returns true if counting makes sense at the table: the cards are not shuffled for every round.
    #[must_use]
    pub fn has_shoe(&self) -> bool {
        let rules = self.blackjack(Mode::Free).rules_on_table();
        rules.shuffle.penetration().is_some()
    }

    /// The start of the running count. `None` if the player does not count, or counts by a balanced system, which
    /// starts at 0.
    #[must_use]
    pub fn count_start(&self) -> Option<TableStart> {
        let settings = self.settings();
        let system = AnySystem::Published(settings.count_by);
        let decks = if self.has_shoe() {
            self.blackjack(Mode::Free).rules_on_table().decks
        } else {
            Rules::VEGAS.decks
        };
        (settings.count != Count::Off && !system.has_true_count()).then_some(TableStart {
            system,
            start: settings.count_start,
            decks,
        })
    }

    /// The text in the field for the start.
    #[must_use]
    pub const fn count_start_text(&self) -> &StartText {
        &self.count.start
    }

    /// Shows the start in use in its field.
    pub(crate) fn forget_start_text(&mut self) {
        self.count.start = StartText::InUse;
    }

    /// Applies the typed start.
    fn read_start(&mut self) -> Vec<Cmd> {
        let Some(at) = self.count_start() else {
            return vec![];
        };
        match self.count.start.read(&at.system, at.decks.decks()) {
            None => (),
            Some(Ok(start)) => return self.choose(Setting::CountStart(start)),
            Some(Err(_)) => self.announce(Topic::CountStart),
        }
        vec![]
    }

    /// Asks a question if one is due. The model calls this after every message.
    pub(crate) fn watch_count(&mut self) {
        let when = self.settings().count;
        if when == Count::Off {
            self.count.question = None;
            return;
        }
        let table = self.blackjack(Mode::Free);
        let Phase::Dealt(dealt) = table.phase() else {
            self.count.question = None;
            return;
        };
        if seen_at(table).is_none() {
            self.count.question = None;
            return;
        }
        let round = (
            dealt.sealed().seal.to_string(),
            dealt.decisions().rounds().count(),
        );
        // An open question follows the chosen system.
        let settings = self.settings();
        let system = AnySystem::Published(settings.count_by);
        let (start, rounding) = (settings.count_start, settings.count_rounding);
        let is_stale = |it: &CountQuestion| {
            it.system != system || it.start != start || it.rounding != rounding
        };
        let was_asked = self.count_waits() && self.count_question().is_some_and(is_stale);
        if was_asked {
            self.count.question = None;
        }
        // With `Count::Asked`, the page asks after each round while the panel is open.
        let asks = when == Count::Asked && self.shows_count();
        if self.count.is_due(round, when, asks) || was_asked {
            self.ask_for_count();
        }
    }

    /// Asks for the count of the finished round, unless a question exists.
    pub(crate) fn ask_for_count(&mut self) {
        let settings = self.settings();
        if settings.count == Count::Off || self.count.question.is_some() {
            return;
        }
        let system = AnySystem::Published(settings.count_by);
        let seen = seen_at(self.blackjack(Mode::Free));
        let start = settings.count_start;
        let count =
            |(seen, decks): (Vec<Card>, _)| ShoeCount::from_start(&system, start, decks, &seen);
        let shoe_count = seen.and_then(count);
        let Some(shoe_count) = shoe_count else { return };
        self.count.rounds = 0;
        self.count.question = Some(CountQuestion {
            shoe_count,
            system,
            start,
            rounding: settings.count_rounding,
            typed: <[String; 2]>::default(),
            answer: CountAnswer::Awaited,
            announced: self.announcement().serial,
        });
    }

    /// Handles the player's input.
    pub(crate) fn update_count(&mut self, msg: CountMsg) -> Vec<Cmd> {
        match msg {
            CountMsg::Typed(field, text) => {
                if let Some(question) = self.count.open_question() {
                    question.type_in(field, text);
                }
                vec![]
            }
            CountMsg::Answered => self.answer_count(),
            CountMsg::TypedStart(text) => {
                self.count.start = StartText::Typed(text);
                vec![]
            }
            CountMsg::LeftStart => self.read_start(),
        }
    }

    /// Judges the answer to the question.
    fn answer_count(&mut self) -> Vec<Cmd> {
        let Some(question) = self.count.open_question() else {
            return vec![];
        };
        question.answer = question.judge();
        if let CountAnswer::Given { is_right } = question.answer {
            self.count.score.asked += 1;
            self.count.score.right += u32::from(is_right);
        }
        self.announce(Topic::Count);
        // The answer removes the field and the button that had the focus.
        let is_gone = !self.count_waits();
        is_gone
            .then_some(Cmd::Focus(FocusTarget::Panel))
            .into_iter()
            .collect()
    }

    /// Returns true if the panel of the count is open.
    pub(crate) fn shows_count(&self) -> bool {
        self.panel() == Some(Panel::Count)
    }
}
