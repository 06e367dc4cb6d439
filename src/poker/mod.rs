//! Draw poker (RULES.md, “Draw poker, solo”).

pub mod game;
pub mod solo;

pub use game::{Cmd, Game, Msg, News};
pub use solo::{Action, Finished, Marks, Refusal, Round, Swapping};
