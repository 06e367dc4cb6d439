//! Sentences about the side bets of blackjack.

#[cfg(test)]
mod tests;

use super::Words;
use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;

impl Words {
    /// What a side bet is worth for the cards that are unseen now, in percent of it; negative where the house has the edge.
    #[must_use]
    pub fn side_bet_worth(self, percent: f64) -> String {
        let size = self.decimal(&format!("{:.2}", percent.abs()));
        if percent < 0.0 {
            self.side_bet_costs(&size)
        } else {
            self.side_bet_gains(&size)
        }
    }

    /// So many chips lie on a side bet, beside each hand.
    #[must_use]
    pub fn side_bet_is(self, bet: SideBet, chips: Bet) -> String {
        self.side_bet_lies(bet, chips.number())
    }

    /// Cards of this class have won so much on a side bet; nothing where the bet comes back.
    #[must_use]
    pub fn side_bet_won(self, bet: SideBet, class: Class, won: Chips) -> String {
        self.side_bet_brings(bet, class, self.unless_nothing(won).as_deref())
    }

    /// A side bet has won so much beside several hands; nothing where it comes back.
    #[must_use]
    pub fn side_bet_won_in_all(self, bet: SideBet, won: Chips) -> String {
        self.side_bet_brings_in_all(bet, self.unless_nothing(won).as_deref())
    }

    /// How a side bet ended, as in the row of a table; lost where there is no class.
    #[must_use]
    pub fn side_bet_ended(self, bet: SideBet, class: Option<Class>) -> String {
        self.side_bet_ends(bet, class.map(|class| self.side_bet_class(class)))
    }

    /// So much was lost on side bets.
    #[must_use]
    pub fn side_bets_lost(self, lost: Chips) -> String {
        self.side_bets_cost(&self.in_digits(lost))
    }

    fn unless_nothing(self, chips: Chips) -> Option<String> {
        (chips != Chips::NONE).then(|| self.in_digits(chips))
    }
}
