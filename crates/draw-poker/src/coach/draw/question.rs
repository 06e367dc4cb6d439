//! The questions to a web worker about draw poker. With the feature `serde` they and their answers can be sent.

use super::advice::NoDrawAdvice;
use super::bankroll::CashBack;
use super::difficulty::Difficulty;
use super::draw_coach::DrawCoach;
use super::outcome::{DrawAdvice, WholeGame};
use super::rounds::EveryDeal;
use super::strategy::{ChartBuilder, StrategyChart};
use crate::practice::CanonicalHand;
use crate::{Hands, PayTable};
use fair_deal_core::WildHand;
use fair_deal_table::risk::Bankroll;

/// A question for the value of each hold of a hand under this pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawQuestion {
    /// The pays per coin: [`PayTable::on`] the coins bet.
    pub table: PayTable,
    /// The five cards.
    pub hand: WildHand,
}

impl DrawQuestion {
    /// Asks this coach, which must be for the same table.
    ///
    /// # Errors
    /// The errors of [`DrawCoach::advise`].
    pub fn ask(&self, coach: &DrawCoach) -> Result<DrawAdvice, NoDrawAdvice> {
        coach.advise(&self.hand)
    }
}

/// A question for the return of this pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ReturnQuestion {
    /// The pays per coin.
    pub table: PayTable,
}

impl ReturnQuestion {
    /// Asks this coach, which must be for the same table.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> WholeGame {
        coach.whole()
    }
}

/// A question for difficult hands under this pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DifficultHandsQuestion {
    /// The pays per coin.
    pub table: PayTable,
    /// The kind of difficulty.
    pub difficulty: Difficulty,
    /// The seed of the search.
    pub seed: u32,
}

impl DifficultHandsQuestion {
    /// Asks this coach, which must be for the same table.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> Vec<CanonicalHand> {
        coach.difficult_hands(self.difficulty, self.seed)
    }
}

/// A question for the strategy chart of this pay table.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StrategyQuestion {
    /// The pays per coin.
    pub table: PayTable,
    /// The cost that the chart may have beyond that of the longest chart, per coin and hand ([`ChartBuilder::chart`]).
    #[cfg_attr(feature = "serde", serde(deserialize_with = "extra_cost_of_chart"))]
    pub extra_cost: f64,
}

impl StrategyQuestion {
    /// Asks this coach, which must be for the same table.
    #[must_use]
    pub fn ask(&self, coach: &DrawCoach) -> StrategyChart {
        ChartBuilder::new(coach).chart(self.extra_cost)
    }
}

/// A question for the best strategy charts of each number of rows under this pay table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CurveQuestion {
    /// The pays per coin.
    pub table: PayTable,
}

impl CurveQuestion {
    /// Returns the charts of the [`ChartCurve`](super::ChartCurve), the shortest first. Each costs less than the one
    /// before it.
    #[must_use]
    pub fn ask(&self) -> Vec<StrategyChart> {
        let builder = ChartBuilder::new(&DrawCoach::new(&self.table));
        let curve = builder.curve();
        let rows = curve.costs().map(|(rows, _)| rows);
        let mut charts: Vec<StrategyChart> = rows.filter_map(|rows| curve.chart(rows)).collect();
        charts.reverse();
        charts
    }
}

/// A question for the risk of rounds of several hands under this pay table.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundsQuestion {
    /// The pays per coin: [`PayTable::on`] the coins bet.
    pub table: PayTable,
    /// The number of hands drawn from each deal.
    pub hands: Hands,
    /// The cash back.
    pub cash_back: CashBack,
    /// The bankrolls, in bets of one hand, for which the question asks the chance to double them before ruin.
    pub bankrolls: Vec<Bankroll>,
}

/// The risk of rounds of several hands.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundsAnswer {
    /// The [`EveryDeal::log_root`].
    pub log_root: f64,
    /// The [`EveryDeal::doubles`] of each bankroll in the question, or `None` if one of them is too large.
    pub doubles: Option<Vec<f64>>,
}

impl RoundsQuestion {
    /// Computes the answer from the deals of the same table.
    #[must_use]
    pub fn ask(&self, deals: &EveryDeal) -> RoundsAnswer {
        RoundsAnswer {
            log_root: deals.log_root(self.hands, self.cash_back),
            doubles: deals.doubles(self.hands, self.cash_back, &self.bankrolls),
        }
    }

    /// Returns true if this can be the answer to this question.
    #[must_use]
    pub fn fits(&self, answer: &RoundsAnswer) -> bool {
        let is_chance = |it: &f64| (-1e-6..=1.0 + 1e-6).contains(it);
        let doubles = answer.doubles.as_ref();
        let are_right = doubles.is_none_or(|doubles| {
            doubles.len() == self.bankrolls.len() && doubles.iter().all(is_chance)
        });
        answer.log_root <= 0.0 && are_right
    }
}

/// Deserialises the extra cost that a chart may have, a share of a coin from 0 to 1.
#[cfg(feature = "serde")]
pub(super) fn extra_cost_of_chart<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<f64, D::Error> {
    let cost: f64 = serde::Deserialize::deserialize(deserializer)?;
    if (0.0..=1.0).contains(&cost) {
        Ok(cost)
    } else {
        Err(serde::de::Error::custom("not a cost"))
    }
}
