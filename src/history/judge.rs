//! The value of the decisions of a round, by the exact coaches.

use super::facts::Judged;
use super::game::Played;
use crate::blackjack::Rules;
use crate::blackjack::coach::{Coach, Sheet, TotalStrategy};
use crate::poker::PayTable;
use crate::poker::coach::draw::DrawCoach;

/// The maximum number of charts that a [`Judge`] caches.
const MOST_CHARTS: usize = 8;

/// Judges rounds of blackjack and of video poker. Creating a coach takes some milliseconds, so the judge caches the one
/// for the last table of each game.
#[derive(Debug, Default)]
pub struct Judge {
    pub(crate) blackjack: Option<(Rules, Coach)>,
    /// The charts of the last tables, the latest last.
    charts: Vec<(Rules, TotalStrategy)>,
    pub(crate) video_poker: Option<(PayTable, DrawCoach)>,
}

/// A decision of the player, with the values of all legal decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighed {
    /// The legal decisions by their codes in a record, with their values in bets, best first.
    pub choices: Vec<(char, f64)>,
    /// The code of the player's decision.
    pub taken: char,
    /// The cost of the decision, in bets: the difference in the average win to the best one.
    pub cost: f64,
}

impl Judge {
    /// Returns the strategy chart of these rules. A new one takes as long as all upcards of the coach, so the judge caches
    /// those of a player who changes between tables.
    pub(crate) fn chart(&mut self, rules: Rules) -> &TotalStrategy {
        let known = self.charts.iter().position(|(its, _)| *its == rules);
        let place = known.unwrap_or_else(|| {
            if self.charts.len() == MOST_CHARTS {
                self.charts.remove(0);
            }
            let sheet = Sheet::of(&rules);
            self.charts.push((rules, TotalStrategy::from(&sheet.chart)));
            self.charts.len() - 1
        });
        let (_, chart) = &self.charts[place];
        chart
    }

    /// Judges all decisions of this round. `None` as for [`Played::weigh`], and in a round without a decision.
    pub fn judge(&mut self, played: &Played) -> Option<Judged> {
        judged(&played.weigh(self)?)
    }
}

impl Weighed {
    /// The values of these legal decisions, of which the player took the one with this code. `None` if it is not among
    /// them.
    pub(crate) fn of(mut choices: Vec<(char, f64)>, taken: char) -> Option<Weighed> {
        choices.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let (_, best) = *choices.first()?;
        let (_, made) = *choices.iter().find(|(code, _)| *code == taken)?;
        Some(Weighed {
            choices,
            taken,
            cost: (best - made).max(0.0),
        })
    }
}

/// The quality of these decisions together. `None` if there are none.
fn judged(weighed: &[Weighed]) -> Option<Judged> {
    let mut judged = Judged::default();
    for decision in weighed {
        let cost = millionths(decision.cost).unsigned_abs();
        judged.decisions += 1;
        judged.best += u32::from(cost == 0);
        judged.cost += cost;
        judged.costliest = judged.costliest.max(cost);
    }
    (judged.decisions > 0).then_some(judged)
}

/// Converts bets to millionths of a bet, rounded. So a decision that is worse only by a rounding error costs nothing.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a value is some bets at most"
)]
pub(super) fn millionths(bets: f64) -> i64 {
    (bets * 1_000_000.0).round() as i64
}
