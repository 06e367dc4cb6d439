//! What a bankroll has to stand at a game of video poker.

use std::fmt;

use super::outcome::WholeGame;
use crate::Hands;
use fair_deal_table::risk::{Bank, Gain, NoRisk, Outcome, Outcomes, bank_for};

/// What the player gets back of every bet, whatever comes of it: a share from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
pub struct CashBack(f64);

impl CashBack {
    /// No cash back.
    pub const NONE: CashBack = CashBack(0.0);

    /// So many percent of the bet.
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

/// This is no cash back.
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
    /// All outcomes of a hand with their chances: each pay of the table, less the bet, with cash back. The bet is
    /// all coins of the hand; for fewer than five, the coach is given
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

/// What rounds of a game risk. All amounts are in bets of one hand. A bankroll is ruined when it cannot pay for all hands of
/// the next round.
#[derive(Clone, Debug, PartialEq)]
pub enum Risks {
    /// Rounds of one hand, from all outcomes.
    Single(Outcomes),
    /// Rounds of several hands from one deal.
    Several {
        /// The hands of a round.
        hands: Hands,
        /// The mean and the deviation of a round, with the covariance of its hands.
        gain: Gain,
        /// [`EveryDeal::log_root`](super::EveryDeal::log_root) of these rounds.
        log_root: f64,
    },
}

impl WholeGame {
    /// What rounds of one hand risk, with cash back.
    #[must_use]
    pub fn risks(&self, cash_back: CashBack) -> Risks {
        Risks::Single(self.outcomes(cash_back))
    }

    /// What rounds of so many hands from one deal risk, with cash back and with the
    /// [`EveryDeal::log_root`](super::EveryDeal::log_root) of these rounds.
    ///
    /// # Errors
    /// [`NoRisk`] where there is no such round; of a pay table there is one.
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

/// A bankroll or a goal above the most with which no round of so many hands can be paid; `None` where it is not above.
fn above_ruin(bank: Bank, hands: Hands) -> Option<Bank> {
    let above = bank.size() - f64::from(hands.number() - 1);
    (above >= 1.0).then(|| Bank::new(above).ok()).flatten()
}

impl Risks {
    /// The mean and the deviation of a round.
    #[must_use]
    pub fn gain(&self) -> Gain {
        match self {
            Risks::Single(outcomes) => outcomes.gain(),
            Risks::Several { gain, .. } => *gain,
        }
    }

    /// The chance that a bankroll is ever ruined. With several hands it is R^(B − n + 1); the exact chance is no less
    /// than R^B and no more than R^(B − n): a ruined bankroll has less than n bets left.
    #[must_use]
    pub fn ruin(&self, bank: Bank) -> f64 {
        match self {
            Risks::Single(outcomes) => outcomes.ruin(bank),
            Risks::Several {
                hands, log_root, ..
            } => above_ruin(bank, *hands).map_or(1.0, |above| (log_root * above.size()).exp()),
        }
    }

    /// The chance that a bankroll is ruined before it comes to a goal; `None` with several hands, of which the root tells
    /// nothing about the goal: one hand of a round can pay far beyond it.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] where the goal is below the bankroll, or both are 0.
    pub fn ruin_before(&self, bank: Bank, goal: Bank) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Single(outcomes) => outcomes.ruin_before(bank, goal).map(Some),
            Risks::Several { .. } => Ok(None),
        }
    }

    /// The bankroll with which the chance of ruin is this risk; `None` where no bankroll is enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and not above 1.
    pub fn bank_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Single(outcomes) => outcomes.bank_for(risk),
            Risks::Several {
                hands, log_root, ..
            } => {
                let round = f64::from(hands.number());
                let above = bank_for(*log_root, risk)?;
                Ok(above.map(|above| (above + round - 1.0).max(round)))
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn share(count: u64, all: u64) -> f64 {
    count as f64 / all as f64
}
