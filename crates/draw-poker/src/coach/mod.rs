//! The coaches of draw poker, which compare the player's decisions.
//!
//! - [`draw`]: exact values for video poker, and exact chances for solo draw, which has no pays.
//! - [`duel`]: estimates for the duel for chips.

pub mod draw;
pub mod duel;
