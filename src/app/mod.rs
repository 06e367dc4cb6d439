//! The whole page: its state, what can happen to it, and what then is to be done.
//!
//! The Elm Architecture, and nothing else: [`Model::update`] takes a message in and returns what it
//! wants from the browser as [`Cmd`] values. `ui::runtime` is the one place that carries them out.
//!
//! - `model`, `msg`, `notices`; `games`: the games and their tables, from their list; `route`: addresses; `settings`, `language`; `guide`: how to
//!   play, beside the table; `reload_state`: what the page keeps across a reload.
//! - `count`: counting at the blackjack table.
//! - `coach`, `draw_coach`, `solo_coach`, `duel_coach`: what the coach is told at each table.
//! - `keyboard`: which keys are the page's, and what a double press is.
//! - `face`: the drawings of the cards; `live_region`: what is written there to be read aloud.

mod announcements;
pub mod coach;
mod count;
pub mod draw_coach;
pub mod duel_coach;
pub mod face;
pub mod games;
pub mod guide;
pub mod keyboard;
pub mod language;
mod live_region;
mod model;
mod msg;
mod notices;
mod reload_state;
pub mod route;
pub mod settings;
mod sharing;
pub mod solo_coach;
mod spoken;
mod storage;
mod table_id;

pub use count::{CountAnswer, CountField, CountMsg, CountQuestion, CountScore};
pub use games::is_readable;
pub use live_region::next_text;
pub use model::{COACH, MUTE, Model, READ, REPEAT};
pub use msg::{
    Announcement, Cmd, Entry, FocusTarget, Msg, Notice, Panel, ShareOutcome, Shareable, Stored,
    TabLock, Topic,
};
pub use reload_state::ReloadState;
