//! Card counting: the systems, how well each fits a table, and what bets by a count come to.
//!
//! - [`tags`]: what each card of a system counts, for published systems and the player's own.
//! - [`system`]: the published systems, with their published figures.
//! - [`correlation`]: how well tags follow the value of a round and of insurance.
//!
//! [`count`](super::count) finds the hands whose best play changes with a count.

pub mod correlation;
pub mod system;
pub mod tags;

pub use correlation::{Effects, insurance_correlation};
pub use system::{KnockOut, Published, System, UnknownSystem};
pub use tags::{NotTags, Rounding, Tag, Tags};
