//! Card counting: the systems, their performance at a table, and the results of bets by a count.
//!
//! - [`tags`]: the tag of each card, for published systems and the player's own.
//! - [`system`]: the published systems, with their published figures.
//! - [`any_system`]: a published system or own tags, and the exact count of a shoe by it.
//! - [`start`]: the running count with which a player begins a shoe.
//! - [`correlation`]: the correlation of tags with the worth of a round and of insurance.
//! - [`indices`]: the true count from which a decision is right, and the worth of the index.
//! - [`exercises`]: the published decisions with their exact indices, for the lessons.
//! - [`system_question`]: the questions to a worker about a system at a table.
//! - [`published`]: published indices, with their sources.
//! - [`bets`]: rounds by the million at a table with a shoe, their results by count, and the results of any ramp of
//!   bets. Below it, `play_table` has the plays at each count, and `rounds` deals and plays.
//! - [`ramp`]: bets by the count.
//! - [`at_table`]: the index that applies to a decision at the table.
//! - [`bet_question`]: the questions to a web worker about bets, and their answers.
//!
//! [`count`](super::count) finds the hands whose best play changes with a count.

pub mod any_system;
pub mod at_table;
pub mod bet_question;
pub mod bets;
pub mod correlation;
pub mod exercises;
pub(super) mod expected;
pub mod indices;
mod play_table;
pub mod published;
pub mod ramp;
mod rounds;
pub mod start;
pub mod system;
pub mod system_question;
pub mod tags;

pub use any_system::{AnySystem, CountField, NoSystem, ShoeCount};
pub use at_table::{IndexDecision, shoe_count};
pub use bet_question::{BetAnswer, BetQuestion, BetWork, Player};
pub use bets::{
    BetSimulation, ByCount, CountedBets, Measure, NoSetup, RampResult, Setup, is_simulated,
};
pub use correlation::{Effects, insurance_correlation};
pub use exercises::{AtCount, IndexExercise, IndexExercisesQuestion};
pub use indices::{Decision, FoundIndex, Index, IndexFinder};
pub use published::{List, PublishedIndex, below};
pub use ramp::{NoRamp, Ramp};
pub use start::{CountStart, NoStart, StartText};
pub use system::{KnockOut, Published, System, UnknownSystem};
pub use system_question::{
    FoundDecision, GoneCards, NotGoneCards, PublishedDecision, SystemAnswer, SystemPart,
    SystemQuestion, usual_bet,
};
pub use tags::{NotTags, Rounding, Tag, Tags};
