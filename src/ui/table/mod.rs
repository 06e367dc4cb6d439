//! The parts of every table: the frame around it, hands and cards, the deck, the cut, the buttons, the result, and the
//! public data of the deal.

pub mod actions;
pub mod bets;
pub mod card;
pub mod coach;
pub mod cut;
pub mod daily;
pub mod deal;
pub mod deck;
pub mod face;
pub mod frame;
pub mod hand;
pub mod practice;
pub mod result;
