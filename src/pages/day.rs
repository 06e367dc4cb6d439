//! The cost of the decisions in the daily deals of a day, which the player has finished. The coach replays the rounds
//! from the deals of that day, and asks a worker about each decision.

use super::coaching::{Asked, CoachedGame, Judgement as _};
use crate::app::coach::Moment;

/// A day with decisions for the coach to judge.
#[derive(Clone, Debug, PartialEq)]
pub struct Day<G: CoachedGame> {
    played: G::Played,
    /// Every decision of the day, with the player's choice.
    decisions: Vec<(Asked<G>, G::Taken)>,
    /// The net result of the rounds, in bets.
    net: f64,
}

/// The net result of a number of rounds, and the part of it that the decisions account for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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

impl<G: CoachedGame> Day<G> {
    /// Takes up a day. Returns `None` if its deals refuse these decisions or have a different number of rounds.
    pub(super) fn take_up(played: G::Played) -> Option<Day<G>> {
        let (decisions, net) = G::decisions_of_day(&played)?;
        Some(Day {
            played,
            decisions,
            net,
        })
    }

    /// Returns the day as the player played it.
    pub(super) const fn played(&self) -> &G::Played {
        &self.played
    }

    /// Returns the questions: each decision with its moment.
    pub(super) fn questions(&self) -> Vec<(Moment, G::Question)> {
        let decisions = self.decisions.iter();
        decisions.map(|(asked, _)| asked.to_ask()).collect()
    }

    /// Handles the answer of a worker, if it is about a decision of this day.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        for (asked, _) in &mut self.decisions {
            asked.answered(moment, advice);
        }
    }

    /// Returns the result of the day, when every decision is judged.
    #[must_use]
    pub fn score(&self) -> Option<NetAndCost> {
        let cost = |(asked, taken): &(Asked<G>, G::Taken)| Some(asked.judge(*taken)?.cost());
        let costs: Option<Vec<f64>> = self.decisions.iter().map(cost).collect();
        Some(NetAndCost {
            cost: costs?.iter().sum(),
            net: self.net,
        })
    }
}
