//! What all views share, and the runtime of the tables. By the views Yew renders the model and turns the player's actions
//! into messages. The views of a game and of a reading page are in its folder ([`crate::games`], [`crate::pages`]).
//!
//! [`runtime`] alone executes the commands of the page, by means of [`effects`]. The reading pages have a runtime of their
//! own ([`crate::pages::runtime`]), and [`start`] mounts a bundle. A view is a function of the data to show and a callback
//! for the player's actions. Views contain no rules of a game, no colours and, outside of drawings, no pixels. Classes and
//! `data-` attributes name a state, and `styles/` determines its look.

pub(crate) mod chart;
pub mod effects;
pub mod field;
pub(crate) mod games;
pub mod guide;
pub mod keys;
pub mod links;
pub mod page;
pub mod poker;
pub mod runtime;
pub mod settings;
pub mod start;
pub mod table;
pub mod translatable;
