//! The history: the saved rounds, their results, and the ways to find them.
//!
//! At the end of a round the table returns its fields ([`Effect::AddToHistory`](crate::table::Effect::AddToHistory)). A
//! [`Record`] adds the time and the game, and can replay the round. [`Facts`] are its results, stored beside it so that
//! a hundred thousand rounds can be counted without a replay. A web worker stores both in the browser's database.
//! [`ToHistory`] and [`FromHistory`] are the messages to and from the worker, [`Request`] is a request and [`Answer`]
//! its answer.
//!
//! The statistics count rounds by [`Group`]. [`Sums`] are the totals of some rounds, and a [`Worth`] is the expected
//! result of one round before the deal. [`Luck`] splits the difference between result and expectation into decisions
//! and luck.
//!
//! - `facts`: the results of a round; `judge`: the value of its decisions; `scene`: the round step by step; `worth`: its
//!   value before the deal.
//! - `game`: the games with a history, which have these four of their rounds, and a round of any game.
//! - `record`: a saved round, with its results; `error`: the error in a record; `reviews`: its decisions as answers of a
//!   player who learns.
//! - `message`: the messages to and from the worker; `file`: the history as JSON and CSV; `in_words`: decisions for the
//!   CSV file; `hidden`: the rounds that a filter hides.
//! - `sums`, `group`, `count`, `runs`: the totals of rounds, in blocks; `luck` and `series`: the shares of decisions and of
//!   luck, and the data of the charts; `match_results`: the poker match with bets without its luck.

mod count;
mod error;
pub(crate) mod facts;
pub mod file;
pub(crate) mod game;
mod group;
mod hidden;
pub(crate) mod in_words;
pub(crate) mod judge;
mod luck;
mod match_results;
mod message;
mod record;
mod reviews;
mod runs;
pub(crate) mod scene;
mod series;
mod sums;
mod worth;

pub use crate::games::GameName;
pub use count::{BlockKey, Blocks, NotABlock, NotInOrder, in_detail};
pub use error::NotARecord;
pub use facts::{Ending, Facts, Judged};
pub use game::{DayPoints, GameProfile, HandKind, Played, RecordedGame, RoundOutcome};
pub use group::{Group, NotAGroup};
pub use hidden::{Hidden, HiddenRounds};
pub use judge::{Judge, Weighed};
pub use luck::{Luck, NoLuck, Unit};
pub use match_results::{MatchResults, MatchResultsWork, Total};
pub use message::{
    Answer, Failure, Filter, FilterField, Found, FromHistory, Listed, MOST_AT_ONCE, Opened,
    Request, ToHistory,
};
pub use record::{CoachSetting, Id, Kind, Record, Row, row_of};
pub use reviews::reviews_of;
pub use runs::{NotRuns, Runs};
pub use scene::{Decided, Hand, Mark, Scene, Whose};
pub use series::{
    Average, BankPoint, DecisionsPoint, Expected, Frequency, bank, decisions, frequencies,
    moving_average,
};
pub use sums::{NotSums, Sums};
pub use worth::{Jackpot, NoWorth, Worth, WorthWork, worth};
