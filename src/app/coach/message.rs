//! The messages of the coach at a table: finished sentences in the player's language. The bundle of the tables does not
//! contain the coach's texts.

use serde::{Deserialize, Serialize};

use super::request::Moment;

/// A message of the coach, in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachMessage {
    /// The moment that the message is about.
    pub moment: Moment,
    /// The judgement of the last decision as a sentence, and its cost: a number of bets, with all its digits. The cost
    /// is empty if the coach cannot tell it.
    pub judged: Option<(String, String)>,
    /// The best action now, in one line.
    pub line: Option<String>,
    /// The advice of the strategy chart, if the coach of video poker follows it.
    pub chart: Option<ChartSays>,
    /// The value of each legal action, the best first. Empty if there is no decision to make.
    pub plays: Vec<AdvisedPlay>,
    /// The chances of the dealer's final hand, as text, if there is a decision to make.
    pub dealer: Option<String>,
    /// The note below the actions.
    pub note: String,
    /// The judgement, by the count, of the last decision and of the visit.
    pub count: Option<CountSays>,
    /// The cost of the decisions of the day, when the day is over.
    pub day: Option<DayCost>,
}

/// The value of an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdvisedPlay {
    /// The action, as the page contract names it.
    pub action: String,
    /// Its value in bets, with all its digits.
    pub value: String,
    /// The name and the value of the action, as text.
    pub label: String,
    /// The chances to win, push and lose the bet, as text. Empty if there is more than one bet.
    pub odds: String,
    /// The length of its bar, 0 to 100.
    pub bar: String,
    /// The standard error of the value, with all its digits; empty where the value is exact.
    pub error: String,
}

/// The advice of a strategy chart about a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartSays {
    /// The advice as a sentence. While a worker writes the chart, the other fields are empty.
    pub sentence: String,
    /// The reason: the row of the chart.
    pub why: String,
    /// The number of the row, from 1. Empty if no row fits.
    pub row: String,
    /// The hold, as the page contract names it. If several holds fit the row, the one with the lowest value.
    pub hold: String,
    /// The cost against the best hold, in bets, with all its digits. Empty while a worker writes the chart.
    pub cost: String,
}

/// The judgement by the count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountSays {
    /// The judgement of the last decision. Empty if no index applies to it.
    pub decision: String,
    /// The judgement of the bet on the finished round. Empty if there is nothing to say.
    pub bet: String,
    /// The judgement of all decisions of the visit.
    pub visit: String,
}

/// The cost of the decisions of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayCost {
    /// The cost in a sentence or two, for the player.
    pub sentence: String,
    /// A short text for sharing.
    pub shared: String,
    /// The cost in bets, with all its digits.
    pub cost: String,
}

impl CoachMessage {
    /// Returns true if there is nothing to show.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.judged.is_none() && self.line.is_none()
    }

    /// Joins the judgement, the line and the chart's sentence into one text for screen readers, with `between` between
    /// two sentences. `judged_again` leaves out the judgement, which the page has announced before.
    #[must_use]
    pub fn told(&self, judged_again: bool, between: &str) -> String {
        let judged = self.judged.as_ref().filter(|_| !judged_again);
        let judged = judged.map(|(sentence, _)| sentence.as_str());
        let chart = self.chart.as_ref().map(|chart| chart.sentence.as_str());
        let told = judged.into_iter().chain(self.line.as_deref());
        let told: Vec<&str> = told.chain(chart).collect();
        told.join(between)
    }
}

impl CountSays {
    /// Joins the sentences on the decision and on the bet, with `between` between them.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let parts = [self.decision.as_str(), self.bet.as_str()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(between)
    }
}

/// The last message of the coach, with the parts that the page has announced before. The line often comes a moment
/// after the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastMessage {
    /// The message.
    pub(super) message: CoachMessage,
    /// True if the page has announced the judgement before.
    pub(super) judged_again: bool,
    /// True if the page has announced the judgement by the count before.
    pub(super) count_again: bool,
    /// True if the page has announced the cost of the day before.
    pub(super) day_again: bool,
}
