//! What was played: the rounds that are kept, what they have come to, and how they are found again.
//!
//! A table writes each round down when it is over ([`Effect::Keep`](crate::table::Effect::Keep)). A [`Record`] is
//! that, with the time and the game, and plays the round again; [`Facts`] are what follows from it, kept beside it
//! so that a hundred thousand rounds can be counted without playing them again. A web worker keeps them in the
//! browser's database: [`Ask`] is what it is asked, [`Answer`] what it answers, a [`Letter`] how both are sent.
//!
//! For the statistics rounds are counted by [`Group`]: [`Sums`] are what some of them have come to, a [`Worth`] what one was
//! worth before it was dealt, [`Luck`] the difference, and `series` what the charts show.
//!
//! - `record`: a round as it is kept; `facts`: what it has come to; `judge`: what its decisions were worth; `scene`: the
//!   round step by step.
//! - `ask` and `letter`: what the worker is asked, and how; `file`: the history as JSON and CSV.
//! - `sums`, `group`, `count`, `runs`: what rounds come to, in blocks; `worth`: what a round is worth; `luck` and
//!   `series`: what was decided and what was dealt, and what the charts show.

mod ask;
mod count;
mod facts;
pub mod file;
mod group;
mod judge;
mod letter;
mod luck;
mod record;
mod runs;
mod scene;
mod series;
mod sums;
mod worth;

pub use ask::{Answer, Ask, Failure, Filter, Found, MOST_AT_ONCE, Opened, row_of};
pub use count::{BlockKey, Blocks, NotABlock, NotInOrder, in_detail};
pub use facts::{Ending, Facts, Judged};
pub use group::{Group, NotAGroup};
pub use judge::{Judge, Weighed};
pub use letter::Letter;
pub use luck::{Luck, NoLuck, Unit};
pub use record::{GameName, Id, Kind, NotARecord, Played, Record, Row, Spoke};
pub use runs::{NotRuns, Runs};
pub use scene::{Decided, Hand, Mark, NotAScene, Scene, Whose, scenes};
pub use series::{BankPoint, DecisionsPoint, Expected, Frequency, bank, decisions, frequencies};
pub use sums::{NotSums, Sums};
pub use worth::{Jackpot, NoWorth, Worth, WorthWork, worth};
