//! What was played: the rounds that are kept, what they have come to, and how they are found again.
//!
//! A table writes each round down when it is over ([`Effect::Keep`](crate::table::Effect::Keep)). A [`Record`] is
//! that, with the time and the game, and plays the round again; [`Facts`] are what follows from it, kept beside it
//! so that a hundred thousand rounds can be counted without playing them again. A web worker keeps them in the
//! browser's database: [`Ask`] is what it is asked, [`Answer`] what it answers, a [`Letter`] how both are sent.

mod ask;
mod facts;
pub mod file;
mod judge;
mod letter;
mod record;
mod scene;

pub use ask::{Answer, Ask, Failure, Filter, Found, Opened, row_of};
pub use facts::{Ending, Facts, Judged};
pub use judge::{Judge, Weighed};
pub use letter::Letter;
pub use record::{GameName, Id, Kind, NotARecord, Played, Record, Row, Spoke};
pub use scene::{Decided, Hand, NotAScene, Scene, Whose, scenes};
