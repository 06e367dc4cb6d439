//! The words of the side bets of blackjack, in every language.

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod tests;

use crate::blackjack::side_bet::{Class, SideBet};

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
}
