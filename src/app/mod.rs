//! The whole page: its state, what can happen to it, and what then is to be done.
//!
//! The Elm Architecture, and nothing else: [`Model::update`] takes a message in and returns what it
//! wants from the browser as [`Cmd`] values. `ui::runtime` is the one place that carries them out.
//!
//! - `model`, `msg`, `notices`; `games`: the games and their tables, from their list; `route`: addresses; `settings`, `language`; `guide`: how to
//!   play, beside the table; `handover`: what one program leaves to the next.
//! - `count`: counting at the blackjack table.
//! - `coach`, `draw_coach`, `solo_coach`, `duel_coach`: what the coach is told at each table.
//! - `keyboard`: which keys are the page's, and what a double press is.
//! - `face`: the drawings of the cards; `live_region`: what is written there to be read aloud.

pub mod coach;
mod count;
pub mod draw_coach;
pub mod duel_coach;
pub mod face;
pub mod games;
pub mod guide;
mod handover;
pub mod keyboard;
pub mod language;
mod live_region;
mod model;
mod msg;
mod notices;
pub mod route;
pub mod settings;
pub mod solo_coach;
mod table_id;

pub use count::{CountAnswer, CountField, CountMsg, CountQuestion, CountScore};
pub use games::is_readable;
pub use handover::Handover;
pub use live_region::next_text;
pub use model::{COACH, MUTE, Model, READ, REPEAT};
pub use msg::{
    Announcement, Cmd, Entry, Msg, Notice, Panel, Seat, ShareOutcome, Shareable, Spot, Stored,
    Topic,
};
