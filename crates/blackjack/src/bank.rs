//! The effect of a round of blackjack on the player's chips.

use std::iter;

use super::action::Refusal;
use super::round::Round;
use super::rules::Rules;
use super::seating::Seating;
use super::side_bet::SideStakes;
use super::stake::{Bet, BetRefused, Funds, Limits, Stake};
use fair_deal_table::Chips;
use fair_deal_table::{Bank, Purse};

impl Purse<Round> for Bank {
    fn stake(&self, _: &Rules, wanted: &Stake) -> Result<Stake, Refusal> {
        match self.chips().checked_sub(wanted.all()) {
            Some(left) => Ok(wanted.behind(Funds::Behind(left))),
            None => Err(Refusal::Bet(BetRefused::NotEnough)),
        }
    }

    fn chips_beside(&self, round: &Round) -> Chips {
        let chips = self.chips();
        chips.checked_sub(round.at_stake()).unwrap_or(chips)
    }

    fn all_chips(&self) -> Chips {
        self.chips()
    }

    /// Lowers the bet to the chips. If the chips do not cover the least bet, this drops the side bets. If that is not
    /// enough, it drops hands too, one after the other, and the side bets stay dropped.
    fn payable(&self, wanted: &Stake, rules: &Rules) -> Stake {
        let Some(limits) = Limits::of(rules) else {
            return *wanted;
        };
        if wanted.all() <= self.chips() {
            return *wanted;
        }
        let others = wanted.chosen_seating().others();
        let fewer = (1..=wanted.chosen_seating().hands()).rev();
        let seatings = fewer.filter_map(|hands| Seating::new(hands, others));
        let without = wanted.with_side_bets(SideStakes::NONE);
        let smaller = seatings.map(|seating| without.with_seating(seating));
        let mut stakes = iter::once(*wanted).chain(smaller).map(|stake| {
            let most = stake.payable(self.chips());
            stake.with_bet(Bet::NONE.with(wanted.bet().number(), limits, most))
        });
        let paid = stakes.find(|stake| stake.bet() != Bet::NONE);
        paid.unwrap_or_else(|| wanted.with_bet(Bet::NONE))
    }

    fn settled(&self, round: &Round) -> Bank {
        match round {
            Round::Over(finished) => self.after(finished.staked(), finished.returned()),
            Round::Insurance(_)
            | Round::Early(_)
            | Round::Seats(_)
            | Round::Player(_)
            | Round::Dealer(_) => *self,
        }
    }

    fn refilled(&self, rules: &Rules) -> Bank {
        match Limits::of(rules) {
            Some(limits) => self.refilled_below(limits.step.chips()),
            None => *self,
        }
    }
}
