//! Blackjack (RULES.md, “Blackjack”).

pub mod game;
pub mod round;
pub mod rules;
pub mod settle;

pub use game::{Cmd, Game, Msg, News};
pub use round::{
    Action, DealerHand, DealerTurn, Destination, Finished, PlayerTurn, PlayerView, Refusal, Round,
};
pub use rules::{Naturals, Preset, Rules, Ties};
pub use settle::Outcome;
