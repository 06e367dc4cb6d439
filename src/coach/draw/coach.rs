//! The coach of draw poker against the pay tables of the page's table.

use super::advice::{DrawAdvice, Hold, NOTHING, NoDrawAdvice, RESULTS};
use super::machine::{MachineCoach, UNPAID};
use super::sums;
use crate::core::WildHand;
use crate::poker::PayTable;
use crate::poker::machine::GameTable;

/// A result that no hand ends in: neither variant has so many rows.
const NO_ROW: u8 = UNPAID - 1;

/// The coach for a pay table. To make one takes some milliseconds, to ask it a microsecond.
///
/// Values are per coin: whoever bets fewer than five gives it [`PayTable::on`] so many. It is that of the same game
/// among all games of video poker, with its counts by prize.
#[derive(Clone, Debug)]
pub struct DrawCoach {
    pub(super) table: PayTable,
    pub(super) machine: MachineCoach,
    /// The result of the machine for each place of a prize.
    results: [u8; RESULTS],
}

impl DrawCoach {
    /// The coach for this pay table.
    #[must_use]
    pub fn new(table: &PayTable) -> DrawCoach {
        DrawCoach::with(table, MachineCoach::new(&GameTable::from(table)))
    }

    /// The coach for this pay table, made faster from one for the same variant.
    #[must_use]
    pub fn for_table(self, table: &PayTable) -> DrawCoach {
        DrawCoach::with(table, self.machine.for_table(&GameTable::from(table)))
    }

    fn with(table: &PayTable, machine: MachineCoach) -> DrawCoach {
        let mut results = [NO_ROW; RESULTS];
        for (prize, row) in table.variant().prizes().iter().zip(0..) {
            results[prize.place()] = row;
        }
        results[NOTHING] = UNPAID;
        DrawCoach {
            table: *table,
            machine,
            results,
        }
    }

    /// The pay table that it is for.
    #[must_use]
    pub const fn table(&self) -> &PayTable {
        &self.table
    }

    /// What can come of this hand, for each of the 32 ways to hold.
    ///
    /// # Errors
    /// [`NoDrawAdvice`] where the hand holds a joker that is not in the pack.
    pub fn advise(&self, hand: &WildHand) -> Result<DrawAdvice, NoDrawAdvice> {
        let holds = self.machine.each_hold(hand, |swapped, total, counts| {
            Hold::new(swapped, total, self.by_prize(counts))
        })?;
        Ok(DrawAdvice { holds })
    }

    /// What all draws are paid together, for each of the 32 ways to hold, as [`Hold::total`] and in the order
    /// of [`Marks::all`](crate::table::Marks::all) of the cards that are swapped. This is the fast part of
    /// [`DrawCoach::advise`].
    ///
    /// # Errors
    /// As [`DrawCoach::advise`].
    pub fn totals(&self, hand: &WildHand) -> Result<[u64; 32], NoDrawAdvice> {
        self.machine.totals(hand)
    }

    /// How many draws there are where so many cards are swapped, 0 to 5.
    #[must_use]
    pub fn draws(&self, swapped: usize) -> u64 {
        self.machine.draws(swapped)
    }

    /// Counts that are by the machine's results, by the places of the prizes.
    #[inline]
    pub(super) fn by_prize<N: Copy>(&self, counts: &[N; sums::RESULTS]) -> [N; RESULTS] {
        self.results
            .map(|result| counts[usize::from(result) % sums::RESULTS])
    }
}
