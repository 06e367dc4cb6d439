//! The messages of blackjack. Those that stand in [`crate::text`] are still there.

pub mod seats;
pub mod side_bets;
