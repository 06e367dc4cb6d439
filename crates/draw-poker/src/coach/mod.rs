//! The coaches of draw poker, which value each decision.
//!
//! - [`draw`]: exact values for solo draw and video poker, where the player has no opponent.
//! - [`duel`]: estimates for the duel for chips.

pub mod draw;
pub mod duel;
