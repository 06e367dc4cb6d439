//! The messages about the side bets of blackjack.

#[cfg(test)]
mod tests;

use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;
use crate::text::Words;

impl Words {
    /// The value of a side bet for the unseen cards, in percent of the bet. It is negative if the house has the edge.
    #[must_use]
    pub fn side_bet_worth(self, percent: f64) -> String {
        let size = self.decimal(&format!("{:.2}", percent.abs()));
        if percent < 0.0 {
            self.side_bet_costs(&size)
        } else {
            self.side_bet_gains(&size)
        }
    }

    /// The chips on a side bet, beside each hand.
    #[must_use]
    pub fn side_bet_is(self, bet: SideBet, chips: Bet) -> String {
        self.side_bet_lies(bet, chips.number())
    }

    /// The chips that cards of this class won on a side bet. With no chips the bet comes back.
    #[must_use]
    pub fn side_bet_won(self, bet: SideBet, class: Class, won: Chips) -> String {
        self.side_bet_brings(bet, class, self.nonzero(won).as_deref())
    }

    /// The chips that a side bet won over several hands. With no chips the bet comes back.
    #[must_use]
    pub fn side_bet_won_in_all(self, bet: SideBet, won: Chips) -> String {
        self.side_bet_brings_in_all(bet, self.nonzero(won).as_deref())
    }

    /// The result of a side bet, as in the row of a table. Without a class it is lost.
    #[must_use]
    pub fn side_bet_ended(self, bet: SideBet, class: Option<Class>) -> String {
        self.side_bet_ends(bet, class.map(|class| self.side_bet_class(class)))
    }

    /// The chips lost on side bets.
    #[must_use]
    pub fn side_bets_lost(self, lost: Chips) -> String {
        self.side_bets_cost(&self.in_digits(lost))
    }

    fn nonzero(self, chips: Chips) -> Option<String> {
        (chips != Chips::NONE).then(|| self.in_digits(chips))
    }
}
