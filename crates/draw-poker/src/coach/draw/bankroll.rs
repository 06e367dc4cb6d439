//! What a bankroll has to stand at a game of video poker.

use std::fmt;

use super::outcome::WholeGame;
use fair_deal_table::risk::{Outcome, Outcomes};

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

#[expect(clippy::cast_precision_loss, reason = "both are below 2^53")]
fn share(count: u64, all: u64) -> f64 {
    count as f64 / all as f64
}
