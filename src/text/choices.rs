//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::coach::counting::Measure;
pub(crate) use crate::coach::counting::Player;
pub(crate) use crate::coach::counting::Rounding;
pub(crate) use crate::core::{Card, Rank, Suit};
pub(crate) use crate::pages::bets::Field as BetField;
pub(crate) use crate::pages::bets::Figure;
pub(crate) use crate::pages::counting::DrillName;
pub(crate) use crate::pages::counting::IndexList;
pub(crate) use crate::pages::counting::Precision;
pub(crate) use crate::poker::practice::Kind as PracticeKind;
