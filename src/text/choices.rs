//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::core::{Card, Rank, Suit};
