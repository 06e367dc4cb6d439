//! What a round of blackjack does to the chips of the player.

use super::action::Refusal;
use super::round::Round;
use super::rules::Rules;
use super::stake::{Bet, BetRefused, Funds, Limits, Stake};
use crate::table::{Bank, Purse};

impl Purse<Round> for Bank {
    fn stake(&self, _: &Rules, wanted: &Stake) -> Result<Stake, Refusal> {
        match self.chips().checked_sub(wanted.bet().chips()) {
            Some(left) => Ok(Stake::backed(wanted.bet(), Funds::Behind(left))),
            None => Err(Refusal::Bet(BetRefused::NotEnough)),
        }
    }

    fn payable(&self, wanted: &Stake, rules: &Rules) -> Stake {
        match Limits::of(rules) {
            Some(limits) if wanted.bet().chips() > self.chips() => {
                let most = Limits::payable(self.chips());
                Stake::backed(
                    Bet::NONE.with(wanted.bet().number(), limits, most),
                    wanted.funds(),
                )
            }
            Some(_) | None => *wanted,
        }
    }

    fn settled(&self, round: &Round) -> Bank {
        match round {
            Round::Over(finished) => self.after(finished.staked(), finished.returned()),
            Round::Insurance(_) | Round::Early(_) | Round::Player(_) | Round::Dealer(_) => *self,
        }
    }

    fn refilled(&self, rules: &Rules) -> Bank {
        match Limits::of(rules) {
            Some(limits) => self.refilled_below(limits.step.chips()),
            None => *self,
        }
    }
}
