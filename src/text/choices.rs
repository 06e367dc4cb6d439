//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::app::route::Page;
pub(crate) use crate::app::settings::{
    Clicked, Coach, CoachBy, Count as CountComes, Faces, Side, Sounds, Speed, SuitColours, Theme,
};
pub(crate) use crate::blackjack::side_bet::{Class as SideBetClass, SideBet};
pub(crate) use crate::blackjack::{Action, Preset, Soft17};
pub(crate) use crate::coach::counting::Rounding;
pub(crate) use crate::core::{AceRule, Card, Joker, Rank, Suit};
pub(crate) use crate::core::{Category, Jokers};
pub(crate) use crate::poker::Character;
pub(crate) use crate::poker::chips::NoMore;
pub(crate) use crate::poker::duel::Betting;
pub(crate) use crate::poker::machine::{Class as MachineClass, Game as MachineGame};
pub(crate) use crate::poker::practice::Kind as PracticeKind;
pub(crate) use crate::table::Verdict;
pub(crate) use crate::text::{CountKind, Move};
