//! The coaches of draw poker, which compare the player's decisions.
//!
//! - [`draw`]: exact values for video poker, and exact chances for solo draw, which has no pays.
//! - [`poker_match`]: estimates for the poker match with bets.

pub mod draw;
pub mod poker_match;
