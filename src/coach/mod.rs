//! The coaches at the tables, and the value of each decision.
//!
//! A coach works in a web worker of its own, which its table asks directly: there is one worker for blackjack and one for
//! the poker games. A [`request`] describes a table as far as the player sees it, and a [`message`] is what the coach says
//! about it. [`protocol`] has all messages between a table and the worker. The worker asks, judges and keeps the score;
//! the page stores what it is told to store.
//!
//! - The coach of each game is in its folder, in `crate::games`. `decisions` has what the coaches share: the decisions on a
//!   deal, and their score.
//! - `mistakes`: the misplayed hands.
//! - `sentences`: what the messages of all coaches share, in every language.
//!
//! The mathematics is in the crates `blackjack`, `draw-poker` and `fair-deal-table`. This module re-exports it.

pub mod decisions;
pub mod message;
pub mod mistakes;
pub mod protocol;
pub mod request;
pub(crate) mod sentences;

pub use blackjack::coach::*;
pub use draw_poker::coach::{draw, poker_match};
pub use fair_deal_table::risk;
