//! Yew: draws the model, turns what people do into messages, and carries out the commands.
//!
//! [`runtime`] is the runtime, the one file that carries out commands ([`pages`] has its own), with
//! [`effects`], [`announcer`], [`motion`] and [`sound`] as its hands. Everything else here is a view:
//! it is given what to show, and a callback for what may be done about it. No rule of a game stands
//! here, no colour and no pixel: classes and `data-` attributes name a state, and `styles/` decides
//! how it looks.

pub mod announcer;
pub mod blackjack;
pub mod browser;
pub mod card;
pub mod controls;
pub mod cut;
pub mod daily;
pub mod deal;
pub mod deck;
pub mod duel;
pub mod effects;
pub mod face;
pub mod fault;
pub mod hand;
pub mod links;
pub mod motion;
pub mod pages;
pub mod place;
pub mod poker;
pub mod result;
pub mod runtime;
pub mod settings;
pub mod solo;
pub mod sound;
pub mod start;
pub mod table;
