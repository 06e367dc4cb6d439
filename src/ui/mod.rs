//! The views, by which Yew renders the model and turns the player's actions into messages, and the runtimes.
//!
//! [`runtime`] alone executes the commands of the page, by means of [`effects`]. [`pages`] has its own runtime for the
//! reading pages, and [`start`] mounts a bundle. The other modules are views and their helpers. A view is a function of
//! the data to show and a callback for the player's actions. Views contain no rules of a game, no colours and, outside
//! of drawings, no pixels. Classes and `data-` attributes name a state, and `styles/` determines its look.

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
