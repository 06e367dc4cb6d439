//! Counting at the blackjack table: when the player is asked for the count, and what they have answered.
//!
//! The question is a form beside the table. It never holds a round up: the next deal takes it away, and then it counts
//! for nothing.

use super::model::Model;
use super::msg::{Cmd, FocusTarget, Panel, Topic};
use super::settings::Count;
use crate::blackjack::{BlackjackTable, Round, Seat};
pub use crate::coach::counting::CountField;
use crate::coach::counting::{AnySystem, Rounding, Tally};
use crate::core::Card;
use crate::table::{Mode, Origin, Phase};

/// After how many rounds the player is asked who wants to be asked every third round.
const THIRD: u32 = 3;

/// What the player does with the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountMsg {
    /// This was typed into this field.
    Typed(CountField, String),
    /// The answer was given.
    Answered,
}

/// What is known of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountAnswer {
    /// There is none yet.
    Awaited,
    /// What is typed in this field is no number.
    NoNumber(CountField),
    /// It was given, and all of it was right or not.
    Given {
        /// Whether it was right.
        is_right: bool,
    },
}

/// The question for the count of a round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountQuestion {
    tally: Tally,
    system: AnySystem,
    rounding: Rounding,
    typed: [String; 2],
    answer: CountAnswer,
    /// The serial number of the announcement that tells of it.
    told: u32,
}

impl CountQuestion {
    /// The count that is asked for.
    #[must_use]
    pub const fn tally(&self) -> Tally {
        self.tally
    }

    /// How the true count is rounded; `None` where the system has none.
    #[must_use]
    pub fn rounding(&self) -> Option<Rounding> {
        self.system.has_true_count().then_some(self.rounding)
    }

    /// The true count that is asked for; `None` where the system has none.
    #[must_use]
    pub fn true_count(&self) -> Option<i64> {
        Some(self.tally.true_count(self.rounding()?))
    }

    /// What is typed into this field.
    #[must_use]
    pub fn typed(&self, field: CountField) -> &str {
        let [running, true_count] = &self.typed;
        match field {
            CountField::Running => running,
            CountField::True => true_count,
        }
    }

    /// What is known of the answer.
    #[must_use]
    pub const fn answer(&self) -> CountAnswer {
        self.answer
    }

    /// Judges what is typed.
    fn judge(&self) -> CountAnswer {
        let typed = self.typed.each_ref().map(String::as_str);
        match self.system.judge(self.tally, self.rounding(), typed) {
            Ok(is_right) => CountAnswer::Given { is_right },
            Err(field) => CountAnswer::NoNumber(field),
        }
    }
}

/// What the player has answered on this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountScore {
    /// How many questions were answered.
    pub asked: u32,
    /// How many of them right.
    pub right: u32,
}

/// The state of counting at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TableCount {
    /// The last round that was over, by its deal and its number there.
    last: Option<(String, usize)>,
    /// How many rounds are over since the last question.
    rounds: u32,
    question: Option<CountQuestion>,
    score: CountScore,
}

impl TableCount {
    /// Notes that this round is over. Returns whether the player is to be asked.
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

/// All cards of the shoe that can be seen at a table whose round is over, and how many decks it has; `None` elsewhere,
/// and where the cards are shuffled for every round.
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

    /// What was answered on this visit.
    #[must_use]
    pub const fn count_score(&self) -> CountScore {
        self.count.score
    }

    /// Whether a question waits for an answer.
    #[must_use]
    pub fn count_waits(&self) -> bool {
        let question = self.count_question();
        question.is_some_and(|it| !matches!(it.answer, CountAnswer::Given { .. }))
    }

    /// Whether what is announced now tells that the player is asked.
    #[must_use]
    pub fn count_is_news(&self) -> bool {
        let question = self.count_question();
        question.is_some_and(|it| it.told == self.announcement().serial)
    }

    /// Whether the table is one where counting makes sense: its cards are not shuffled for every round.
    #[must_use]
    pub fn has_shoe(&self) -> bool {
        let rules = self.blackjack(Mode::Free).rules_on_table();
        rules.shuffle.penetration().is_some()
    }

    /// Looks whether the player is to be asked, after anything that has happened.
    pub(super) fn watch_count(&mut self) {
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
        // A question that waits goes by the system that is chosen.
        let system = AnySystem::Published(self.settings().count_by);
        let rounding = self.settings().count_rounding;
        let is_stale = |it: &CountQuestion| it.system != system || it.rounding != rounding;
        let was_asked = self.count_waits() && self.count_question().is_some_and(is_stale);
        if was_asked {
            self.count.question = None;
        }
        // Who asks has the panel open: it asks after each round until it is closed.
        let asks = when == Count::Asked && self.shows_count();
        if self.count.is_due(round, when, asks) || was_asked {
            self.ask_for_count();
        }
    }

    /// Asks for the count of the round that is over, if none is asked for.
    pub(super) fn ask_for_count(&mut self) {
        let settings = self.settings();
        if settings.count == Count::Off || self.count.question.is_some() {
            return;
        }
        let system = AnySystem::Published(settings.count_by);
        let seen = seen_at(self.blackjack(Mode::Free));
        let tally = seen.and_then(|(seen, decks)| Tally::of(&system, decks, &seen));
        let Some(tally) = tally else { return };
        self.count.rounds = 0;
        self.count.question = Some(CountQuestion {
            tally,
            system,
            rounding: settings.count_rounding,
            typed: <[String; 2]>::default(),
            answer: CountAnswer::Awaited,
            told: self.announcement().serial,
        });
    }

    /// Takes in what the player does with the question.
    pub(super) fn update_count(&mut self, msg: CountMsg) -> Vec<Cmd> {
        let Some(question) = &mut self.count.question else {
            return vec![];
        };
        if let CountAnswer::Given { .. } = question.answer {
            return vec![];
        }
        match msg {
            CountMsg::Typed(field, text) => {
                let [running, true_count] = &mut question.typed;
                match field {
                    CountField::Running => *running = text,
                    CountField::True => *true_count = text,
                }
                return vec![];
            }
            CountMsg::Answered => question.answer = question.judge(),
        }
        if let CountAnswer::Given { is_right } = question.answer {
            self.count.score.asked += 1;
            self.count.score.right += u32::from(is_right);
        }
        self.announce(Topic::Count);
        // With the answer, the field and the button that had the focus have gone.
        let is_gone = !self.count_waits();
        is_gone
            .then_some(Cmd::Focus(FocusTarget::Panel))
            .into_iter()
            .collect()
    }

    /// Whether the panel of the count is open.
    pub(super) fn shows_count(&self) -> bool {
        self.panel() == Some(Panel::Count)
    }
}
