//! What the coach says at a table: finished sentences in the player's language, because the bundle of the tables has none of
//! the coach's words.

use serde::{Deserialize, Serialize};

use super::request::Moment;

/// What the coach says, in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachMessage {
    /// The moment that it is about.
    pub moment: Moment,
    /// What the last decision was worth, and what it cost: a number of bets, with all its digits; empty where it
    /// cannot be told whether it cost anything.
    pub judged: Option<(String, String)>,
    /// What is best now, in a line.
    pub line: Option<String>,
    /// What the strategy chart says, where the coach of video poker follows it.
    pub chart: Option<ChartSays>,
    /// What each legal action is worth, the best first. Empty where nothing is to be decided.
    pub plays: Vec<AdvisedPlay>,
    /// How the dealer's hand ends, where something is to be decided.
    pub dealer: Option<String>,
    /// What stands below the actions.
    pub note: String,
    /// What the count says of the last decision and of the visit.
    pub count: Option<CountSays>,
    /// What the decisions of the day have cost, when it is over.
    pub day: Option<DayCost>,
}

/// What an action is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdvisedPlay {
    /// The action, as the page contract names it.
    pub action: String,
    /// Its value in bets, with all its digits.
    pub value: String,
    /// How it is called, and its value, to be read.
    pub label: String,
    /// How often the bet is won, pushed and lost, to be read; empty where there is more than one bet.
    pub odds: String,
    /// The length of its bar, 0 to 100.
    pub bar: String,
    /// The standard error of the value, with all its digits; empty where the value is exact.
    pub error: String,
}

/// What a strategy chart says of a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartSays {
    /// In a sentence. While the chart is being written, that alone.
    pub sentence: String,
    /// Why: the row of the chart.
    pub why: String,
    /// The number of the row, from 1; empty where no row fits.
    pub row: String,
    /// The hold, as the page contract names it; of several that fit the row the one that is worth least.
    pub hold: String,
    /// What it costs against the best hold, in bets, with all digits; empty while the chart is being written.
    pub cost: String,
}

/// What the count says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountSays {
    /// Of the last decision; empty where no index applies to it.
    pub decision: String,
    /// Of the bet on the round that is over; empty where there is nothing to say.
    pub bet: String,
    /// Of all decisions of the visit.
    pub visit: String,
}

/// What the decisions of a day have cost.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayCost {
    /// In a sentence or two, for the player.
    pub sentence: String,
    /// In short, for others.
    pub shared: String,
    /// In bets, with all its digits.
    pub cost: String,
}

impl CoachMessage {
    /// Whether there is nothing to be shown.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.judged.is_none() && self.line.is_none()
    }

    /// All of it in one text, for those who listen; `between` stands between two sentences. The judgement is left out
    /// where it was told before.
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
    /// What is told of the decision and of the bet; `between` stands between two sentences.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let parts = [self.decision.as_str(), self.bet.as_str()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(between)
    }
}

/// The last message of the coach, and which parts of it were told before: the line often comes a moment after the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heard {
    /// The message.
    pub(super) message: CoachMessage,
    /// Whether the judgement was told before.
    pub(super) judged_again: bool,
    /// Whether the count of the last decision was told before.
    pub(super) count_again: bool,
    /// Whether the cost of the day was told before.
    pub(super) day_again: bool,
}
