//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::blackjack::{Action, Outcome};
pub(crate) use crate::core::{Card, Rank, Suit};
pub(crate) use crate::history::{Failure, Kind as DealKind, Unit};
pub(crate) use crate::pages::stats::Period;
pub(crate) use crate::table::Verdict;
