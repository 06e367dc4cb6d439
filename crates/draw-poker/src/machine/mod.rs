//! The family of video poker: one machine, and 22 games that are data for it (RULES.md, “The games of video poker”).
//!
//! - [`game`]: a [`Game`]: its wild cards, and the classes that it pays.
//! - [`class`]: a [`Class`] of hands, such as four aces with a 2, 3 or 4.
//! - [`table`]: a [`PayTable`]: a game, and what it pays for each of its classes.
//! - [`known`]: what these return.
//! - [`usual`]: the pay tables that are known by name, each with its source.
//!
//! [`crate::coach::draw::DrawCoach`] is the coach of all of them.

pub mod class;
pub mod game;
pub mod known;
pub mod table;
pub mod usual;

pub use class::Class;
pub(crate) use class::Made;
pub use game::{Game, UnknownGame, WildCards};
pub use known::KnownReturn;
pub use table::{NotAPayTable, PayTable};
pub use usual::{Source, UsualTable};
