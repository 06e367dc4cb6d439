//! Video poker: one round, with 22 games as its data (RULES.md, “The games of video poker”).
//!
//! - [`round`]: a [`Round`], from the bet to the pay, and the player's decisions in it.
//! - [`game`]: a [`Game`], with its wild cards and paid classes.
//! - [`class`]: a [`Class`] of hands, such as four aces with a 2, 3 or 4.
//! - [`table`]: a [`PayTable`], which holds a game and the pay for each of its classes.
//! - [`usual`]: the pay tables known by name, each with its source and its return.
//!
//! [`crate::coach::draw::DrawCoach`] is the coach for all games.

pub mod class;
pub mod game;
pub mod round;
pub mod table;
pub mod usual;

pub use class::Class;
pub(crate) use class::Combination;
pub use game::{Game, UnknownGame, WildCards};
pub use round::{Action, Drawing, Finished, NotAStake, Refusal, Round, Stake};
pub use table::{NotAPayTable, PayTable};
pub use usual::{KnownReturn, Source, UsualTable};
