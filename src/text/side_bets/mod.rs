//! The words of the side bets of blackjack, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::blackjack::Bet;
use crate::blackjack::side_bet::{Class, SideBet};
use crate::core::Chips;

/// The words of side bets, in one language.
pub trait SideBetWords {
    /// Names a side bet.
    fn side_bet(&self, bet: SideBet) -> &'static str;
    /// Says in a sentence which cards win the bet.
    fn side_bet_wins(&self, bet: SideBet) -> &'static str;
    /// Names a class of cards, as in the row of a pay table.
    fn side_bet_class(&self, class: Class) -> &'static str;
    /// The odds to one, as in the row of a pay table: “25 to 1”. At 0 to one the bet comes back.
    fn odds_to_one(&self, pays: u16) -> String;
    /// The choice of side bets.
    fn side_bets(&self) -> &'static str;
    /// What is chosen of a side bet: the chips beside each hand.
    fn chips_on_side_bet(&self, bet: SideBet) -> String;
    /// What is chosen of a side bet: the pay table.
    fn pays_of_side_bet(&self, bet: SideBet) -> String;
    /// No side bet is made.
    fn no_side_bet(&self) -> &'static str;
    /// What a side bet is worth for the cards that are unseen now, in percent of it; negative where the house has the edge.
    fn side_bet_worth(&self, percent: f64) -> String;
    /// So many chips lie on a side bet, beside each hand.
    fn side_bet_is(&self, bet: SideBet, chips: Bet) -> String;
    /// Cards of this class have won so much on a side bet; nothing where the bet comes back.
    fn side_bet_won(&self, bet: SideBet, class: Class, won: Chips) -> String;
    /// A side bet has won so much beside several hands; nothing where it comes back.
    fn side_bet_won_in_all(&self, bet: SideBet, won: Chips) -> String;
    /// No side bet is made any more.
    fn side_bets_gone(&self) -> &'static str;
    /// Hands or side bets of the next round are gone, because the chips do not suffice.
    fn fewer_bets(&self) -> &'static str;
    /// How a side bet ended, as in the row of a table; lost where there is no class.
    fn side_bet_ended(&self, bet: SideBet, class: Option<Class>) -> String;
    /// So much was lost on side bets.
    fn side_bets_lost(&self, lost: Chips) -> String;
}
