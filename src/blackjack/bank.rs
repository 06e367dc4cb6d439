//! What a round of blackjack does to the chips of the player.

use super::action::Refusal;
use super::round::Round;
use super::rules::Rules;
use super::stake::{BetRefused, Funds, Limits, Stake};
use crate::table::{Bank, Purse};

impl Purse<Round> for Bank {
    fn stake(&self, wanted: &Stake) -> Result<Stake, Refusal> {
        match self.chips().checked_sub(wanted.bet().chips()) {
            Some(left) => Ok(Stake::backed(wanted.bet(), Funds::Behind(left))),
            None => Err(Refusal::Bet(BetRefused::NotEnough)),
        }
    }

    fn settled(&self, round: &Round) -> Bank {
        match round {
            Round::Over(finished) => self.after(finished.staked(), finished.returned()),
            Round::Insurance(_) | Round::Player(_) | Round::Dealer(_) => *self,
        }
    }

    fn refilled(&self, rules: &Rules) -> Bank {
        match Limits::of(rules) {
            Some(limits) => self.refilled_below(limits.step.chips()),
            None => *self,
        }
    }
}
