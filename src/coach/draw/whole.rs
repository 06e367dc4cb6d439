//! The whole game: what every hand that can be dealt is worth with the best hold, and so what a pay table returns.

use super::advice::{RESULTS, paid, place_of};
use super::coach::DrawCoach;
use super::outcome::common_divisor;
use crate::poker::{PayTable, Prize};

/// What comes of all hands of a pay table with the best hold of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeGame {
    pub(super) table: PayTable,
    /// By the place of the prize, and behind them where nothing is paid.
    pub(super) counts: [u64; RESULTS],
}

/// Plays the best hold of every hand that can be dealt. Who asks for another table of the same variant asks
/// [`DrawCoach::for_table`], which is faster.
#[must_use]
pub fn whole_return(table: &PayTable) -> WholeGame {
    DrawCoach::new(table).whole()
}

impl WholeGame {
    /// How often a hand ends in this result, of [`WholeGame::all`] times; `None` is what is paid nothing.
    #[must_use]
    pub fn count(&self, result: Option<Prize>) -> u64 {
        self.counts[place_of(result)]
    }

    /// How many ends there are, each as likely as another: the hands that can be dealt, times five, times the
    /// ways to draw five cards. A draw of fewer cards stands for as many of these as it takes.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// What the table returns for a coin, as an exact fraction in its lowest terms.
    #[must_use]
    pub fn exact(&self) -> (u64, u64) {
        let (paid, all) = (paid(&self.table, &self.counts), self.all());
        let common = common_divisor(paid, all);
        (paid / common, all / common)
    }

    /// What the table returns for a coin: below 1 where the house has the edge.
    #[must_use]
    #[expect(
        clippy::cast_precision_loss,
        reason = "all is below 2^53; what is paid is rounded once"
    )]
    pub fn value(&self) -> f64 {
        let (paid, all) = self.exact();
        paid as f64 / all as f64
    }
}

impl DrawCoach {
    /// Plays the best hold of every hand that can be dealt.
    #[must_use]
    pub fn whole(&self) -> WholeGame {
        WholeGame {
            table: self.table,
            counts: self.by_prize(&self.machine.whole().counts),
        }
    }
}
