//! Draw poker (RULES.md, “Draw poker, solo”).

pub mod game;
pub mod solo;

pub use game::{Cmd, FINISH_LETTER, Game, Msg, News, SWAP_LETTER};
pub use solo::{Action, Destination, Finished, Marks, Refusal, Round, Swapping};
