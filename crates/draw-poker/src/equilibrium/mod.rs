//! The equilibrium of the poker match with bets for two players (RULES.md, “The poker match with bets”), and the best
//! response to a strategy.
//!
//! # The model
//!
//! The model leaves two things out: that both hands come from one pack, and that a player's own discards cannot come
//! back. Then a player's private state is the class of the deal before the swap, and only the value of the hand after
//! it, one of 7,462. The opponent's hand does not depend on one's own, so a value against an opponent is a sum over the
//! opponent's values.
//!
//! Both players have chips for all bets.
//!
//! # The modules
//!
//! - [`tree`]: the betting tree of one round of bets.
//! - [`kept`]: the cards that a player keeps, in classes, and their draws; [`deals`]: the deals in classes.
//! - [`game`]: the match as numbers, and the strategies of its seats.
//! - [`solver`]: counterfactual regret minimisation (CFR+); [`best_response`]: the exact best response of the model.
//!
//! Internal modules: `betting` goes through one round of bets, `hand` through a whole hand, and `workers` shares the
//! work among threads.

pub mod best_response;
mod betting;
pub mod deals;
pub mod game;
mod hand;
pub mod kept;
pub mod solver;
pub mod tree;
mod workers;

pub use best_response::{Exploitability, exploitability, value};
pub use deals::{DealClasses, Deals};
pub use game::{MatchGame, MoveShares, Strategy};
pub use kept::KeptClasses;
pub use solver::Solver;
pub use tree::{BettingTree, Move, Seat};

#[cfg(test)]
mod tests;
