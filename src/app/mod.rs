//! The whole page: its state, its messages and its commands.
//!
//! It follows the Elm Architecture: [`Model::update`] handles a message and returns [`Cmd`] values. `ui::runtime` alone
//! executes them.
//!
//! - `model`, `msg`: the state, the messages and the commands.
//! - `table_id`, `games`: the tables, and what the page asks of their games; `links`: the links to tables; `route`:
//!   addresses; `fragment`: what other programs do to them.
//! - `settings`, `language`, `spoken`: the settings, the languages, and the language that the page speaks.
//! - `storage`: the state of the browser's storage; `reload_state`: the state that the page keeps across a reload.
//! - `notices`: the notices beside the game; `guide`: the guide beside the table; `sharing`: requests to copy or share.
//! - `coach`: the coach, as the tables know it.
//! - `keyboard`: the keys that the page handles, and the rule for a double press.
//! - `face`: the drawings of the cards; `announcements`, `live_region`: the announcements for screen readers.

mod announcements;
pub mod coach;
pub mod face;
pub(crate) mod fragment;
pub mod games;
pub mod guide;
pub mod keyboard;
pub mod language;
mod links;
mod live_region;
pub(crate) mod model;
pub(crate) mod msg;
mod notices;
mod reload_state;
pub mod route;
pub mod settings;
mod sharing;
mod solution;
mod spoken;
mod storage;
mod table_id;

pub use crate::games::blackjack::count::{
    CountAnswer, CountField, CountMsg, CountQuestion, CountScore, TableStart,
};
pub use announcements::{Announcement, Topic};
pub use games::is_readable;
pub use live_region::{is_pending, next_text};
pub use model::{COACH, MUTE, Model, READ, REPEAT};
pub use msg::{Cmd, Entry, FocusTarget, Msg, Panel, Stored, TabLock};
pub use notices::Notice;
pub use reload_state::ReloadState;
pub use sharing::{ShareOutcome, Shareable};
pub use solution::names_solution;
