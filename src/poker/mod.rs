//! Draw poker (RULES.md, “Draw poker, solo”).

pub mod compare;
pub mod duel;
pub mod duel_game;
pub mod game;
pub mod odds;
pub mod opponent;
pub mod solo;

pub use compare::{Decision, Part};
pub use game::{Cmd, FINISH_LETTER, Game, Msg, News, SWAP_LETTER};
pub use opponent::{Character, OpponentView};
pub use solo::{Action, Destination, Finished, Marks, Refusal, Round, Swapping};
