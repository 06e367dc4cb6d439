//! What each decision at draw poker is worth.
//!
//! - [`draw`]: exactly, where nobody plays against the player: solo draw and video poker.
//! - [`duel`]: in the duel for chips, an estimate.

pub mod draw;
pub mod duel;
