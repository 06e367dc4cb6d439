//! The coach of the duel for chips: what each decision is worth, estimated (RULES.md, “The coach of the duel for
//! chips”).
//!
//! - [`seen`]: all that the player may see of a round, and no more.
//! - [`question`]: what a web worker is asked, and its answer, as they are sent.
//! - [`advice`]: the answer, with its standard errors.
//!
//! Below these: `moment` tells the round again from what was seen, and notes what each opponent has done and knew;
//! `unseen` deals the cards that the player cannot see so that they agree with that; `estimate` plays the round to
//! its end from there, once for each decision and each deal.

pub mod advice;
mod estimate;
mod moment;
pub mod question;
pub mod seen;
mod unseen;

pub use advice::{Agreement, DuelAdvice, Estimate};
pub use estimate::{LATER, SCREENED, SIMULATED};
pub use question::{DuelQuestion, NotADuelQuestion};
pub use seen::{NotARound, Seen};
