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
//! # What it gives
//!
//! `cargo xtask equilibrium` prints these numbers again. After 320 iterations the best response wins 0.0044 chips a hand,
//! the mean of both seats, and the match is worth −0.125 chips to the first mover. Against the coarse solution in the
//! file, the best response wins 0.0078.
//!
//! # The modules
//!
//! - [`tree`]: the betting tree of one round of bets.
//! - [`kept`]: the cards that a player keeps, in classes, and their draws; [`deals`]: the deals in classes.
//! - [`game`]: the match as numbers, and the strategies of its seats.
//! - [`solver`]: counterfactual regret minimisation (CFR+); [`best_response`]: the exact best response of the model.
//! - [`coarse`]: the match with fewer classes, for the page; [`solution`]: its solution in whole numbers, as a file;
//!   [`solved`]: that solution for questions about one decision; [`player`]: that solution for the choice of an action;
//!   [`chart`]: that solution by kinds of hands; [`reasons`]: parts of the opponent's hands at a decision; [`exercises`]:
//!   decisions to learn; [`luck`]: hands without their luck; [`response`]: the best response to an opponent by a rule, or
//!   to that solution, one hand at a time.
//! - [`past`]: what has happened before a decision, in chips.
//! - [`real`]: the match with real cards.
//!
//! Internal modules: `betting` goes through one round of bets, and `hand` through a whole hand; `chances` has what a
//! player needs of the kept cards, `known` the values against an opponent whose strategy is known, `reach` how likely it
//! comes to a decision, and `workers` shares the work among threads.

pub mod best_response;
mod betting;
mod chances;
pub mod chart;
pub mod coarse;
pub mod deals;
pub mod exercises;
pub mod game;
mod hand;
pub mod kept;
mod known;
pub mod luck;
pub mod past;
pub mod player;
mod reach;
pub mod real;
pub mod reasons;
pub mod response;
pub mod solution;
pub mod solved;
pub mod solver;
pub mod tree;
mod workers;

pub use best_response::{Exploitability, Worths, best_responses, exploitability, value, worths};
pub use chart::{ChartRow, HandKind, MixChart, MixCharts};
pub use coarse::{CoarseGame, Resolution};
pub use deals::{DealClasses, Deals};
pub use exercises::{MatchExercise, MatchHand};
pub use game::{MatchGame, MoveShares, Strategy};
pub use kept::KeptClasses;
pub use luck::{MatchLuck, WithoutLuck};
pub use past::Past;
pub use player::{NotAVersion, NotLoaded, SolutionVersion, SolvedPlayer};
pub use real::RealDeals;
pub use reasons::{Bluffer, Bluffs, Reasons};
pub use response::{BestResponse, ResponseWithDeal};
pub use solution::{NotASolution, SHIPPED_PARTS, Solution};
pub use solved::{Action, Choice, MatchStage, NotAPoint, Point, SolvedMatch};
pub use solver::Solver;
pub use tree::{BettingTree, Move, Seat};

#[cfg(test)]
mod tests;
