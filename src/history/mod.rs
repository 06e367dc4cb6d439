//! What was played: the rounds that are kept, what they have come to, and how they are counted.
//!
//! A table writes each round down when it is over ([`Effect::Keep`](crate::table::Effect::Keep)). A [`Record`] is
//! that, with the time and the game, and plays the round again; [`Facts`] are what follows from it, kept beside it
//! so that a hundred thousand rounds can be counted without playing them again.

mod facts;
mod group;
mod judge;
mod luck;
mod record;
mod runs;
mod series;
mod sums;
mod worth;

pub use facts::{Ending, Facts, Judged};
pub use group::{Group, NotAGroup};
pub use judge::{Judge, Weighed};
pub use luck::{Luck, NoLuck, Unit};
pub use record::{GameName, Id, Kind, NotARecord, Played, Record, Row, Spoke};
pub use runs::{NotRuns, Runs};
pub use series::{BankPoint, DecisionsPoint, Frequency, bank, decisions, frequencies};
pub use sums::{NotSums, Sums};
pub use worth::{Jackpot, NoWorth, Worth, WorthWork, worth};
