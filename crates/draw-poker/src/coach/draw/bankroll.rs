//! The risk of ruin for a bankroll in a game of video poker.
//!
//! The outcomes of a round are the pays of the table minus the bet, plus cash back, each with its exact chance under best
//! play. The cash back of a round comes after it, so the player needs the whole bet then too. A ruined bankroll may then
//! have a part of a bet left, so the ruin R^B is an approximation, the one of published figures. `Outcomes::ruin_before`
//! and `EveryDeal::doubles` say how exact the chance to double is.

use std::fmt;

use super::outcome::WholeGame;
use crate::Hands;
use fair_deal_table::risk::{Bankroll, Gain, NoRisk, Outcome, Outcomes, whole_bankroll_for};

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
    /// [`PayTable::on`](crate::video_poker::PayTable::on) these coins.
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

impl Risks {
    /// The mean and the standard deviation of a round.
    #[must_use]
    pub fn gain(&self) -> Gain {
        match self {
            Risks::Single(outcomes) => outcomes.gain(),
            Risks::Several { gain, .. } => *gain,
        }
    }

    /// The chance that a bankroll is ever ruined. It is 1 if the bankroll cannot pay for a round.
    ///
    /// For one hand it is [`Outcomes::ruin`]. With n hands and B whole bets this is R^(B − n + 1), where `log_root` is the
    /// logarithm of R. The rest of the bankroll below one bet can never be bet. A ruined bankroll has less than n bets
    /// left, so the exact chance lies between R^B and R^(B − n + 1), and with cash back below R^(B − n).
    #[must_use]
    pub fn ruin(&self, bankroll: Bankroll) -> f64 {
        match self {
            Risks::Single(outcomes) => outcomes.ruin(bankroll),
            Risks::Several {
                hands, log_root, ..
            } => {
                // All bets but one of a round can be left when the bankroll is ruined.
                let left = f64::from(hands.number()) - 1.0;
                let above = bankroll.whole_bets() - left;
                if above < 1.0 {
                    1.0
                } else {
                    (log_root * above).exp()
                }
            }
        }
    }

    /// The chance that a bankroll is doubled before it is ruined. It is 0 if the bankroll cannot pay for a round, and
    /// otherwise `None` with several hands: the root does not determine it, because one hand of a round can pay far more
    /// than the goal ([`EveryDeal::doubles`](super::EveryDeal::doubles) does).
    #[must_use]
    pub fn doubles(&self, bankroll: Bankroll) -> Option<f64> {
        match self {
            Risks::Single(outcomes) => Some(outcomes.doubles(bankroll)),
            Risks::Several { hands, .. } => {
                (bankroll.whole_bets() < f64::from(hands.number())).then_some(0.0)
            }
        }
    }

    /// The smallest whole number of bets for which [`Risks::ruin`] is at most this risk, or `None` if no bankroll is
    /// large enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and at most 1.
    pub fn bankroll_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Single(outcomes) => outcomes.bankroll_for(risk),
            Risks::Several {
                hands, log_root, ..
            } => {
                let left = f64::from(hands.number()) - 1.0;
                let above = whole_bankroll_for(*log_root, risk)?;
                Ok(above.map(|above| if above > 0.0 { above + left } else { above }))
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
