//! The coach of the poker match with bets: an estimate of the value of each decision (RULES.md, “The coach of the poker
//! match with bets”).
//!
//! - [`seen`]: the player's view of a round, without hidden cards.
//! - [`question`]: the question to a web worker, as sent.
//! - [`advice`]: the answer, with its standard errors.
//! - [`solved`]: the facts of the solved match about a decision against one opponent.
//!
//! Internal modules: `moment` replays the round from the player's view, and records the actions and the knowledge of
//! each opponent. `unseen` deals the hidden cards so that they agree with those actions. `estimate` plays the round to
//! its end, once for each decision and each deal.

pub mod advice;
mod estimate;
mod moment;
pub mod question;
pub mod seen;
pub mod solved;
mod unseen;

pub use advice::{Agreement, Estimate, LaterDecisions, PokerMatchAdvice};
pub use estimate::{CLOSE_DEALS, SCREENED_DEALS, SIMULATED_DEALS};
pub use question::{NotAPokerMatchQuestion, PokerMatchQuestion};
pub use seen::{NotARound, PlayerView};
pub use solved::{
    NoSolvedFacts, SolvedChoice, SolvedFacts, is_solved, seat_in_solved_match, solved_facts,
};
