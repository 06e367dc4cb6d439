//! What the decisions of a day have cost: its rounds are played again from the deals of the day, and each decision is asked
//! about.

use super::coaching::{Asked, CoachedGame, Judgement as _};
use crate::app::coach::Moment;

/// A day whose decisions are judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Day<G: CoachedGame> {
    played: G::Played,
    /// Every decision of the day, and what was decided.
    decisions: Vec<(Asked<G>, G::Taken)>,
    /// What the rounds have brought, in bets.
    won: f64,
}

/// What a number of rounds have brought, and what part of it the decisions have.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Split {
    /// What the decisions have cost, in bets: how much more the best ones would have won on the average.
    pub cost: f64,
    /// What was won in all, in bets; negative if lost.
    pub won: f64,
}

impl Split {
    /// What the decisions do not account for, in bets: the cards have brought it.
    #[must_use]
    pub fn luck(self) -> f64 {
        self.won + self.cost
    }
}

impl<G: CoachedGame> Day<G> {
    /// Takes up a day. `None` if its deals do not take these decisions, or have other rounds.
    pub(super) fn take_up(played: G::Played) -> Option<Day<G>> {
        let (decisions, won) = G::decisions_of_day(&played)?;
        Some(Day {
            played,
            decisions,
            won,
        })
    }

    /// The day as it was played.
    pub(super) const fn played(&self) -> &G::Played {
        &self.played
    }

    /// What is to be asked: each decision with its moment.
    pub(super) fn questions(&self) -> Vec<(Moment, G::Question)> {
        let decisions = self.decisions.iter();
        decisions.map(|(asked, _)| asked.to_ask()).collect()
    }

    /// Takes the answer of a worker, if it is about a decision of this day.
    pub(super) fn answered(&mut self, moment: &Moment, advice: Option<&G::Advice>) {
        for (asked, _) in &mut self.decisions {
            asked.answered(moment, advice);
        }
    }

    /// What the day has come to, when every decision is judged.
    #[must_use]
    pub fn score(&self) -> Option<Split> {
        let cost = |(asked, taken): &(Asked<G>, G::Taken)| Some(asked.judge(*taken)?.cost());
        let costs: Option<Vec<f64>> = self.decisions.iter().map(cost).collect();
        Some(Split {
            cost: costs?.iter().sum(),
            won: self.won,
        })
    }
}
