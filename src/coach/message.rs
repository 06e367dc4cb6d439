//! The messages of a coach to its table: values, and finished sentences in the player's language. The bundle of the
//! tables does not contain the coach's texts.

use serde::{Deserialize, Serialize};

use super::request::Moment;
use crate::coach::Choice;
use crate::poker::poker_match;
use crate::table::Marks;

/// A message of the coach, in the player's language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CoachMessage {
    /// The moment that the message is about.
    pub moment: Moment,
    /// The judgement of the last decision.
    pub judged: Option<JudgedDecision>,
    /// The best action now, in one line.
    pub line: Option<String>,
    /// The mix of actions in equilibrium, as a sentence, in a poker match with bets for two.
    pub equilibrium: Option<String>,
    /// The reasons for that mix.
    pub reasons: Option<String>,
    /// The link to the charts of the equilibrium at this decision, if they have it.
    pub link: Option<CoachLink>,
    /// The advice of the strategy chart, if the coach of video poker follows it.
    pub chart: Option<ChartSays>,
    /// The value of each legal action, the best first. Empty if there is no decision to make.
    pub plays: Vec<AdvisedPlay>,
    /// The label of the hold that the player's marks mean now, at a table with holds.
    pub as_marked: Option<String>,
    /// The values at the judged decision, if the coach speaks of none to make.
    pub decided: Option<JudgedValues>,
    /// The chances of the dealer's final hand, as text, if there is a decision to make.
    pub dealer: Option<String>,
    /// The note below the actions.
    pub note: Option<String>,
    /// The judgement, by the count, of the last decision and of the visit.
    pub count: Option<CountSays>,
    /// The cost of the decisions of the day, when the day is over.
    pub day: Option<DayCost>,
}

/// A link in the coach's message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoachLink {
    /// The address, from the `#`.
    pub address: String,
    /// The text.
    pub label: String,
}

/// The judgement of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedDecision {
    /// The judgement as a sentence.
    pub sentence: String,
    /// The cost in bets, or in chips in the poker match with bets. `None` if an estimate cannot tell the decision from
    /// the best one.
    pub cost: Option<f64>,
}

/// The values at a decision that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JudgedValues {
    /// The heading of the values.
    pub heading: String,
    /// The value of each action that was legal, the best first.
    pub plays: Vec<AdvisedPlay>,
    /// The player's action.
    pub taken: AdvisedAction,
    /// The chances of the dealer's final hand at that moment, as text.
    pub dealer: Option<String>,
    /// The unit of the values, as a sentence.
    pub unit: String,
}

/// The value of an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdvisedPlay {
    /// The action.
    pub action: AdvisedAction,
    /// Its value in bets, or in chips in the poker match with bets. In solo draw its chance to improve the hand, 0 to
    /// 1.
    pub value: f64,
    /// True if it is one of several actions that are equally good, and none is better. Equal values are compared
    /// exactly, before they are rounded.
    pub ties: bool,
    /// The name and the value of the action, as text.
    pub label: String,
    /// The chances of its results, as text. `None` if there is more than one bet.
    pub odds: Option<String>,
    /// The length of its bar, 0 to 1.
    pub bar: f64,
    /// The standard error of the value; `None` where the value is exact.
    pub error: Option<f64>,
    /// The facts of the equilibrium about it; `None` where they are not known.
    pub equilibrium: Option<PlayInEquilibrium>,
}

/// The facts of the equilibrium about an action in a poker match with bets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayInEquilibrium {
    /// The probability of the action, 0 to 1.
    pub share: f64,
    /// The chips that it costs on average compared with the best action, if the opponent plays the equilibrium. At least
    /// zero.
    pub loss: f64,
    /// Both as text.
    pub label: String,
}

/// An action that the coach values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AdvisedAction {
    /// A decision of blackjack.
    Choice(Choice),
    /// A hold of video poker or of solo draw: the cards that are swapped.
    Hold(Marks),
    /// An action of the poker match with bets.
    PokerMatch(poker_match::Action),
}

impl AdvisedAction {
    /// Returns the swapped cards, if the action is a hold.
    #[must_use]
    pub const fn swapped(self) -> Option<Marks> {
        match self {
            AdvisedAction::Choice(_) => None,
            AdvisedAction::Hold(swapped) => Some(swapped),
            AdvisedAction::PokerMatch(action) => match action {
                poker_match::Action::Swap(swapped) => Some(swapped),
                poker_match::Action::StandPat => Some(Marks::NONE),
                poker_match::Action::Check
                | poker_match::Action::Bet
                | poker_match::Action::Call
                | poker_match::Action::Raise
                | poker_match::Action::Fold => None,
            },
        }
    }

    /// Returns the name in the page contract: a word, or five digits for a hold.
    #[must_use]
    pub fn code(self) -> String {
        if let Some(swapped) = self.swapped() {
            return swapped.hold();
        }
        let code = match self {
            AdvisedAction::Choice(choice) => choice.code(),
            AdvisedAction::Hold(_) => "",
            AdvisedAction::PokerMatch(action) => match action {
                poker_match::Action::Swap(_) | poker_match::Action::StandPat => "",
                poker_match::Action::Check => "check",
                poker_match::Action::Bet => "bet",
                poker_match::Action::Call => "call",
                poker_match::Action::Raise => "raise",
                poker_match::Action::Fold => "fold",
            },
        };
        code.to_owned()
    }
}

/// The message of a strategy chart about a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ChartSays {
    /// A worker writes the chart, which this sentence says.
    Writing(String),
    /// The advice of the chart.
    Advice(ChartAdvice),
}

/// The advice of a strategy chart about a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChartAdvice {
    /// The advice as a sentence.
    pub sentence: String,
    /// The reason: the row of the chart.
    pub why: String,
    /// The number of the row, from 1; `None` if no row fits.
    pub row: Option<usize>,
    /// The cards that are swapped. If several holds fit the row, those of the hold with the lowest value.
    pub swapped: Marks,
    /// The cost against the best hold, in bets.
    pub cost: f64,
}

impl ChartSays {
    /// Returns the sentence.
    #[must_use]
    pub fn sentence(&self) -> &str {
        match self {
            ChartSays::Writing(sentence) => sentence,
            ChartSays::Advice(advice) => &advice.sentence,
        }
    }

    /// Returns the advice, if the chart is written.
    #[must_use]
    pub const fn advice(&self) -> Option<&ChartAdvice> {
        match self {
            ChartSays::Writing(_) => None,
            ChartSays::Advice(advice) => Some(advice),
        }
    }
}

/// The judgement by the count.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountSays {
    /// The judgement of the last decision; `None` if no index applies to it.
    pub decision: Option<String>,
    /// The judgement of the bet on the finished round, if there is one.
    pub bet: Option<String>,
    /// The judgement of all decisions and bets of the visit, if there are any.
    pub visit: Option<String>,
}

/// The cost of the decisions of a day.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DayCost {
    /// The cost in a sentence or two, for the player.
    pub sentence: String,
    /// A short text for sharing.
    pub shared: String,
    /// The cost in bets.
    pub cost: f64,
}

impl CoachMessage {
    /// Returns true if there is nothing to show.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.judged.is_none() && self.line.is_none()
    }

    /// Joins the judgement, the line and the sentence of the equilibrium or the chart into one text for screen readers,
    /// with `between` between two sentences. Leaves out those that are the same in the message that the page has
    /// announced before.
    #[must_use]
    pub fn told(&self, announced: &CoachMessage, between: &str) -> String {
        let (parts, before) = (self.parts(), announced.parts());
        let new = parts.into_iter().zip(before);
        let new = new.filter_map(|(part, before)| part.filter(|_| part != before));
        new.collect::<Vec<&str>>().join(between)
    }

    /// The sentences that the page announces.
    fn parts(&self) -> [Option<&str>; 4] {
        let judged = self.judged.as_ref();
        [
            judged.map(|judged| judged.sentence.as_str()),
            self.line.as_deref(),
            self.equilibrium.as_deref(),
            self.chart.as_ref().map(ChartSays::sentence),
        ]
    }
}

impl CountSays {
    /// Joins the sentences on the decision and on the bet, with `between` between them.
    #[must_use]
    pub fn told(&self, between: &str) -> String {
        let parts = [&self.decision, &self.bet].into_iter().flatten();
        let parts: Vec<&str> = parts.map(String::as_str).collect();
        parts.join(between)
    }
}
