//! The browser tests of blackjack alone.

pub(crate) mod bets;
pub(crate) mod chips;
pub(crate) mod coach;
pub(crate) mod counting;
pub(crate) mod hand;
pub(crate) mod rounds;
pub(crate) mod rules;
pub(crate) mod seats;
