//! The coaches at the tables, and the value of each decision.
//!
//! A coach works in a web worker of its own, which its table asks directly: there is one worker for blackjack and one for
//! the poker games. A [`request`] describes a table as far as the player sees it, and a [`message`] is what the coach says
//! about it. [`protocol`] has all messages between a table and the worker. The worker asks, judges and keeps the score;
//! the page stores what it is told to store.
//!
//! - `at_blackjack`, `at_video_poker`, `at_solo_draw`, `at_match`: the coach at each table. `decisions` has what they
//!   share: the decisions on a deal, and their score.
//! - `counted` and `wager`: decisions and bets judged by the count; `ramp`: the ramp that judges bets.
//! - `mistakes`: the misplayed hands. `chart_limit`: the limit for the cost of a strategy chart.
//! - `sentences`: what the coaches say, in every language.
//!
//! The mathematics is in the crates `blackjack`, `draw-poker` and `fair-deal-table`. This module re-exports it.

pub mod at_blackjack;
pub mod at_match;
pub mod at_solo_draw;
pub mod at_video_poker;
pub mod chart_limit;
pub mod counted;
pub mod decisions;
pub mod message;
pub mod mistakes;
pub mod protocol;
pub mod ramp;
pub mod request;
pub mod sentences;
pub mod wager;

pub use blackjack::coach::*;
pub use draw_poker::coach::{draw, duel};
pub use fair_deal_table::risk;
