//! The best charts of few rules under the rules of the page: what each number of rules costs.
//!
//! A worker searches step by step. The page shows what is found so far, and asks for the next step. To stop the search, it
//! asks no more.

use crate::blackjack::Rules;
use crate::coach::total_strategy::{ShortAnswer, ShortQuestion, ShortStrategy};

/// The cost of a chart that the page shows, in bets, at most. Beside costlier ones nothing of the others could be seen.
const MOST_COST: f64 = 0.01;

/// The number of rules that is chosen at first.
const USUAL: usize = 12;

/// The state of the search.
#[derive(Clone, Debug, PartialEq)]
pub struct ShortCharts {
    /// The number of rules that the player may have chosen.
    chosen: Option<usize>,
    /// The rules of the table of the charts.
    rules: Option<Rules>,
    found: Vec<ShortStrategy>,
    work: Work,
}

/// The progress of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Work {
    /// The player has not asked for it.
    #[default]
    NotAsked,
    /// A worker has this question. After it this number of steps are left, if that is known.
    UnderWay(ShortQuestion, Option<u32>),
    /// The player has stopped the search, or an answer could not be read.
    Cancelled,
    /// The search is over.
    Done,
}

/// An event at the charts of few rules.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The player clicked the button that starts the search, or starts it again.
    ClickedFind,
    /// The player clicked the button that stops the search.
    ClickedCancel,
    /// The player chose this number of rules.
    Chose(usize),
    /// The player takes the shown chart as the chart to change.
    ClickedTake,
    /// The worker answers this question; `None` if the answer cannot be read.
    Got(ShortQuestion, Option<ShortAnswer>),
}

impl Default for ShortCharts {
    fn default() -> ShortCharts {
        ShortCharts {
            chosen: None,
            rules: None,
            found: Vec::new(),
            work: Work::NotAsked,
        }
    }
}

impl ShortCharts {
    /// The progress of the search under these rules.
    #[must_use]
    pub fn work(&self, rules: Rules) -> Work {
        if self.rules == Some(rules) {
            self.work
        } else {
            Work::NotAsked
        }
    }

    /// The charts found so far under these rules that cost at most 1 %, the shortest first. Each costs less than the one
    /// before it.
    pub fn found(&self, rules: Rules) -> impl Iterator<Item = &ShortStrategy> {
        let found = self.found.iter().filter(|it| it.cost <= MOST_COST);
        found.filter(move |_| self.rules == Some(rules))
    }

    /// The best chart found under these rules with the chosen number of rules or fewer; the shortest one if all have more.
    #[must_use]
    pub fn shown(&self, rules: Rules) -> Option<&ShortStrategy> {
        let chosen = self.chosen.unwrap_or(USUAL);
        let fitting = self.found(rules).take_while(|it| it.rules.len() <= chosen);
        fitting.last().or_else(|| self.found(rules).next())
    }

    /// The number of rules that the player has chosen.
    #[must_use]
    pub const fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Chooses this number of rules, or none.
    pub(super) fn choose(&mut self, number: Option<usize>) {
        self.chosen = number;
    }

    /// Starts the search under these rules, again if it was stopped. Returns the question. What was found before stays until
    /// the first answer.
    pub(super) fn find(&mut self, rules: Rules) -> Option<ShortQuestion> {
        match self.work(rules) {
            Work::UnderWay(..) | Work::Done => None,
            Work::NotAsked | Work::Cancelled => {
                if self.rules.replace(rules) != Some(rules) {
                    self.found.clear();
                }
                Some(self.ask(ShortQuestion::first(rules), None))
            }
        }
    }

    /// Stops the search for the player. Returns true if there was any.
    pub(super) fn cancel(&mut self) -> bool {
        let was_under_way = matches!(self.work, Work::UnderWay(..));
        if was_under_way {
            self.work = Work::Cancelled;
        }
        was_under_way
    }

    /// Handles a worker's answer to this question. Returns the next one. Ignores it if the search was stopped, and stops the
    /// search if the rules of the page are others now.
    pub(super) fn answered(
        &mut self,
        question: ShortQuestion,
        answer: Option<ShortAnswer>,
        rules: Rules,
    ) -> Option<ShortQuestion> {
        if !matches!(self.work, Work::UnderWay(asked, _) if asked == question) {
            return None;
        }
        let Some(ShortAnswer { found, left }) = answer else {
            self.work = Work::Cancelled;
            return None;
        };
        self.found = found;
        if left == 0 {
            self.work = Work::Done;
            return None;
        }
        if self.rules != Some(rules) {
            self.work = Work::Cancelled;
            return None;
        }
        Some(self.ask(question.next(), Some(left - 1)))
    }

    fn ask(&mut self, question: ShortQuestion, left: Option<u32>) -> ShortQuestion {
        self.work = Work::UnderWay(question, left);
        question
    }
}
