//! The decisions that the player has to make or has made on one deal, and their score.

use serde::{Deserialize, Serialize};

use super::request::Moment;

/// A decision with its moment. `D` is the coach's record of it: the question, and the values of the choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct AtMoment<D> {
    moment: Moment,
    decision: D,
    /// True if the coach has judged it. If it counts, it is in the score.
    is_judged: bool,
}

/// The decisions on the deal on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decisions<D>(Vec<AtMoment<D>>);

impl<D> Default for Decisions<D> {
    fn default() -> Decisions<D> {
        Decisions(Vec::new())
    }
}

impl<D> Decisions<D> {
    /// Drops the decisions on other deals than this one.
    pub fn keep_deal(&mut self, deal: Option<&str>) {
        self.0.retain(|it| Some(it.moment.deal.as_str()) == deal);
    }

    /// Returns the decision at this moment.
    #[must_use]
    pub fn at(&self, moment: &Moment) -> Option<&D> {
        let found = self.0.iter().find(|it| it.moment == *moment);
        found.map(|it| &it.decision)
    }

    /// Adds a decision. It takes the place of another one at the same moment.
    pub fn add(&mut self, moment: Moment, decision: D) {
        self.0.retain(|it| it.moment != moment);
        self.0.push(AtMoment {
            moment,
            decision,
            is_judged: false,
        });
    }

    /// Returns the last decision before this moment, with the code of the player's choice.
    #[must_use]
    pub fn last_made(&self, now: &Moment) -> Option<(&D, char)> {
        let found = self.0.iter().find(|it| it.moment.is_just_before(now))?;
        Some((&found.decision, found.moment.next_decision(now)?))
    }

    /// Judges each decision that the player has made by this moment, once. `judge` gets the code of the player's
    /// choice, and returns `None` if it cannot judge the decision.
    pub fn judge_new<J>(
        &mut self,
        now: &Moment,
        judge: impl Fn(&D, char) -> Option<J>,
        mut note: impl FnMut(&D, J),
    ) {
        for it in self.0.iter_mut().filter(|it| !it.is_judged) {
            let judged = it.moment.next_decision(now);
            if let Some(judged) = judged.and_then(|code| judge(&it.decision, code)) {
                it.is_judged = true;
                note(&it.decision, judged);
            }
        }
    }
}

/// The cost of the decisions of this visit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Score {
    /// The number of judged decisions.
    pub decisions: u32,
    /// Their cost, in bets: the difference to the average win of the best decisions. In chips in the match with bets.
    pub cost: f64,
    /// The number of rounds in which the coach judged each decision.
    pub rounds: u32,
    /// The net result of those rounds, and the cost of their decisions.
    pub net_and_cost: NetAndCost,
}

impl Score {
    /// Adds a decision that cost this much.
    pub fn add(&mut self, cost: f64) {
        self.decisions += 1;
        self.cost += cost;
    }
}

/// The net result of a number of rounds, and the part of it that the decisions account for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NetAndCost {
    /// The cost of the decisions, in bets: the difference to the average win of the best decisions.
    pub cost: f64,
    /// The net win, in bets; negative for a loss.
    pub net: f64,
}

impl NetAndCost {
    /// Returns the part of the result that the decisions do not account for, in bets: the luck of the cards.
    #[must_use]
    pub fn luck(self) -> f64 {
        self.net + self.cost
    }
}

/// A day that the player has finished, and its result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Day<Played> {
    /// The decisions of the day.
    pub played: Played,
    /// The result; `None` if the deals of the day refuse the decisions.
    pub result: Option<NetAndCost>,
}

/// The facts of which a coach speaks at a moment. `Judged` is the judgement of a decision, and `Shown` what the coach of
/// this game shows besides.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts<Judged, Shown> {
    /// The moment.
    pub moment: Moment,
    /// The last decision, if the coach may speak of it.
    pub judged: Option<Judged>,
    /// The decisions of this visit.
    pub score: Score,
    /// The result of the day on the table, when it is over and judged.
    pub day: Option<NetAndCost>,
    /// The display of the coach of this game.
    pub shown: Shown,
}

impl<Judged, Shown> Facts<Judged, Shown> {
    /// Creates the facts for a hand that is at no table.
    #[must_use]
    pub fn showing(shown: Shown) -> Facts<Judged, Shown> {
        Facts {
            moment: Moment::default(),
            judged: None,
            score: Score::default(),
            day: None,
            shown,
        }
    }
}
