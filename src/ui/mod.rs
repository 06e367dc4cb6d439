//! Yew: shows the model, turns what people do into messages, and carries out the commands.
//!
//! [`runtime`] is the one file that carries out the commands of the page ([`pages`] has its own for
//! the reading pages), by means of [`effects`]. Everything else here is a view: it is given what to
//! show, and a callback for what may be done about it. No rule of a game stands here, no colour and no
//! pixel: classes and `data-` attributes name a state, and `styles/` decides how it looks.

pub mod blackjack;
pub(crate) mod chart;
pub mod chips;
pub mod duel;
pub mod effects;
pub mod field;
pub(crate) mod games;
pub mod guide;
mod hands;
pub mod jacks;
pub mod keys;
pub mod links;
pub mod page;
pub mod pages;
pub mod poker;
pub mod runtime;
pub mod settings;
pub mod solo;
pub mod start;
pub mod table;
pub mod translatable;
