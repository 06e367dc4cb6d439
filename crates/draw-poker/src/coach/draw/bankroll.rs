//! What a bankroll has to stand at a game of video poker.

use std::fmt;

use super::outcome::WholeGame;
use crate::Hands;
use fair_deal_table::risk::{Bank, Gain, NoRisk, Outcome, Outcomes};

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

/// What rounds of a game risk. All amounts are in bets of one hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Risks {
    /// Rounds of one hand, exactly, from all outcomes.
    Exact(Outcomes),
    /// Rounds of several hands from one deal: from the mean and the deviation of a round, by Schlesinger's formula. All their
    /// outcomes would be those of every deal by itself.
    ByFormula(Gain),
}

impl WholeGame {
    /// What rounds of so many hands from one deal risk, with cash back.
    ///
    /// # Errors
    /// [`NoRisk`] where there is no such round; of a pay table there is one.
    pub fn risks(&self, hands: Hands, cash_back: CashBack) -> Result<Risks, NoRisk> {
        let outcomes = self.outcomes(cash_back);
        if !hands.are_several() {
            return Ok(Risks::Exact(outcomes));
        }
        let count = f64::from(hands.number());
        let deviation = count * self.variance_of(hands).sqrt();
        Gain::new(count * outcomes.gain().mean(), deviation).map(Risks::ByFormula)
    }
}

impl Risks {
    /// The mean and the deviation of a round.
    #[must_use]
    pub fn gain(&self) -> Gain {
        match self {
            Risks::Exact(outcomes) => outcomes.gain(),
            Risks::ByFormula(gain) => *gain,
        }
    }

    /// The chance that a bankroll is ever ruined.
    #[must_use]
    pub fn ruin(&self, bank: Bank) -> f64 {
        match self {
            Risks::Exact(outcomes) => outcomes.ruin(bank),
            Risks::ByFormula(gain) => gain.ruin(bank),
        }
    }

    /// The chance that a bankroll is ruined before it comes to a goal.
    ///
    /// # Errors
    /// [`NoRisk::Goal`] where the goal is below the bankroll, or both are 0.
    pub fn ruin_before(&self, bank: Bank, goal: Bank) -> Result<f64, NoRisk> {
        match self {
            Risks::Exact(outcomes) => outcomes.ruin_before(bank, goal),
            Risks::ByFormula(gain) => gain.ruin_before(bank, goal),
        }
    }

    /// The bankroll with which the chance of ruin is this risk; `None` where no bankroll is enough.
    ///
    /// # Errors
    /// [`NoRisk::Risk`] unless the risk is above 0 and not above 1.
    pub fn bank_for(&self, risk: f64) -> Result<Option<f64>, NoRisk> {
        match self {
            Risks::Exact(outcomes) => outcomes.bank_for(risk),
            Risks::ByFormula(gain) => gain.bank_for(risk),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn share(count: u64, all: u64) -> f64 {
    count as f64 / all as f64
}
