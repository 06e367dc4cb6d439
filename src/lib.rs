//! Fair Deal: blackjack and draw poker, dealt so that anyone can check the deal.
//!
//! The house has floors, and a room imports only from floors below its own (see ARCHITECTURE.md):
//!
//! 1. [`core`]: cards, the deck, the fair deal, poker ranking, blackjack scoring.
//! 2. [`blackjack`] and [`poker`]: rules, rounds, and each game's `Game`, `Msg` and `update`;
//!    [`table`] and [`sitting`]: what every game has the same; [`lab`]: hands by the million, and what
//!    chance makes of them.
//! 3. [`app`] with [`route`], [`settings`], [`language`] and [`keys`]: the whole page as `Model`, `Msg`,
//!    `Cmd` and a pure `update`; and [`pages`], the same for what is read
//!    and not played.
//! 4. `ui` (feature `web`): Yew. Draws the model and carries out the commands.
//!
//! Floors 1 to 3 never see the DOM, a clock, storage or a random source: all that comes in as
//! messages. `cargo check --lib --no-default-features` in the test command holds them to it.

pub mod app;
pub mod blackjack;
pub mod check;
pub mod core;
pub mod lab;
pub mod pages;
pub mod poker;
pub mod table;
pub mod text;
#[cfg(feature = "web")]
pub mod ui;
