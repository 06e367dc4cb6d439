//! The risk of ruin for a bankroll in a game of video poker.

use std::fmt;

use super::outcome::WholeGame;
use crate::Hands;
use fair_deal_table::risk::{Bankroll, Gain, NoRisk, Outcome, Outcomes, bankroll_for};

/// The share of every bet that the player gets back, whatever the result. It is a number from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "f64", into = "f64"))]
pub struct CashBack(f64);

impl CashBack {
    /// No cash back.
    pub const NONE: CashBack = CashBack(0.0);

    /// Returns cash back of this percentage of the bet.
    ///
    /// # Errors
    /// [`NoCashBack`] unless it is a number from 0 to 100.
    pub fn percent(percent: f64) -> Result<CashBack, NoCashBack> {
        if (0.0..=100.0).contains(&percent) {
            Ok(CashBack(percent / 100.0))
        } else {
            Err(NoCashBack(percent))
        }
    }

    /// The percentage of the bet.
    #[must_use]
    pub fn in_percent(self) -> f64 {
        100.0 * self.0
    }

    /// The share of the bet.
    #[must_use]
    pub const fn share(self) -> f64 {
        self.0
    }
}

/// The error for a number that is not a valid percentage of cash back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoCashBack(f64);

impl fmt::Display for NoCashBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "Cash back is a number from 0 to 100, in percent, not {}.",
            self.0
        )
    }
}

impl std::error::Error for NoCashBack {}

impl WholeGame {
    /// All outcomes of a hand with their chances. The net of an outcome is its pay plus the cash back minus the bet.
    /// The bet is the total of all coins on the hand. For fewer than five coins, the coach must be created with
    /// [`PayTable::on`](crate::machine::PayTable::on) these coins.
    #[must_use]
    pub fn outcomes(&self, cash_back: CashBack) -> Outcomes {
        let classes = self.table().game().classes().iter();
        let paid = classes.zip(self.table().pays());
        let paid = paid.map(|(class, pay)| (Some(*class), f64::from(*pay)));
        let outcomes = paid.chain([(None, 0.0)]).map(|(class, pay)| Outcome {
            chance: share(self.count(class), self.all()),
            net: pay - 1.0 + cash_back.share(),
        });
        Outcomes::of_all(outcomes)
    }
}

/// The risk of rounds of a game. All amounts are in bets of one hand. A bankroll is ruined when it cannot pay for all
/// hands of the next round.
#[derive(Clone, Debug, PartialEq)]
pub enum Risks {
    /// Rounds of one hand, with all their outcomes.
    Single(Outcomes),
    /// Rounds of several hands from one deal.
    Several {
        /// The number of hands in a round.
        hands: Hands,
        /// The mean and the standard deviation of a round, including the covariance of its hands.
        gain: Gain,
        /// The [`EveryDeal::log_root`](super::EveryDeal::log_root) of these rounds.
        log_root: f64,
    },
}

impl WholeGame {
    /// The risk of rounds of one hand, with cash back.
    #[must_use]
    pub fn risks(&self, cash_back: CashBack) -> Risks {
        Risks::Single(self.outcomes(cash_back))
    }

    /// The risk of rounds of several hands from one deal, with cash back and the
    /// [`EveryDeal::log_root`](super::EveryDeal::log_root) of these rounds.
    ///
    /// # Errors
    /// [`NoRisk`] for an invalid mean or deviation. Every pay table has valid ones.
    pub fn risks_of_several(
        &self,
        hands: Hands,
        cash_back: CashBack,
        log_root: f64,
    ) -> Result<Risks, NoRisk> {
        let count = f64::from(hands.number());
        let deviation = count * self.variance_of(hands).sqrt();
        let mean = count * self.outcomes(cash_back).gain().mean();
        let gain = Gain::new(mean, deviation)?;
        Ok(Risks::Several {
            hands,
            gain,
            log_root,
        })
    }
}

/// Subtracts from a bankroll the largest whole number of bets that does not pay for a round of this number of hands.
/// Returns `None` if the bankroll does not pay for a round either.
fn above_ruin(bankroll: Bankroll, hands: Hands) -> Option<Bankroll> {
    let above = bankroll.size() - f64::from(hands.number() - 1);
    (above >= 1.0).then(|| Bankroll::new(above).ok()).flatten()
}

impl Risks {
    /// The mean and the standard deviation of a round.
    #[must_use]
    pub fn gain(&self) -> Gain {
        match self {
            Risks::Single(outcomes) => outcomes.gain(),
            Risks::Several { gain, .. } => *gain,
        }
    }

    /// The chance that a bankroll is ever ruined. With n hands and a bankroll of B bets this is R^(B − n + 1), where
    /// `log_root` is the logarithm of R. The exact chance lies between R^B and R^(B − n), because a ruined bankroll has
    /// less than n bets left.
    #[must_use]
    pub fn ruin(&self, bankroll: Bankroll) -> f64 {
        match self {
            Risks::Single(outcomes) => outcomes.ruin(bankroll),
            Risks::Several {
                hands, log_root, ..
            } => above_ruin(bankroll, *hands).map_or(1.0, |above| (log_root * above.size()).exp()),
        }
    }

    /// The chance that a bankroll is ruined before it reaches a goal. It is `None` with several hands: the root does
    /// not determine it, because one hand of a round can pay far more than the goal.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] if the goal is below the bankroll, or both are 0.
    pub fn ruin_before(&self, bankroll: Bankroll, goal: Bankroll) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Single(outcomes) => outcomes.ruin_before(bankroll, goal).map(Some),
            Risks::Several { .. } => Ok(None),
        }
    }

    /// The bankroll with this risk of ruin, or `None` if no bankroll is large enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
    pub fn bankroll_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Single(outcomes) => outcomes.bankroll_for(risk),
            Risks::Several {
                hands, log_root, ..
            } => {
                let round = f64::from(hands.number());
                let above = bankroll_for(*log_root, risk)?;
                Ok(above.map(|above| (above + round - 1.0).max(round)))
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn share(count: u64, all: u64) -> f64 {
    count as f64 / all as f64
}

#[cfg(feature = "serde")]
impl From<CashBack> for f64 {
    fn from(cash_back: CashBack) -> f64 {
        cash_back.0
    }
}

#[cfg(feature = "serde")]
impl TryFrom<f64> for CashBack {
    type Error = NoCashBack;

    fn try_from(share: f64) -> Result<CashBack, NoCashBack> {
        let is_share = (0.0..=1.0).contains(&share);
        is_share
            .then_some(CashBack(share))
            .ok_or(NoCashBack(100.0 * share))
    }
}
