//! The games of the page, one module each: their parts for the history, the check, the words and the tables.
//!
//! `fair_deal_places::games!` is the one list of the games, and each game has its rules in its crate. The view of a
//! game is in the module of its name in `ui`.

mod blackjack;
mod duel;
#[cfg(test)]
pub(crate) mod high_card;
mod jacks;
mod solo;
