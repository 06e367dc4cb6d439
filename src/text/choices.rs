//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::app::route::Page;
pub(crate) use crate::app::settings::{
    Clicked, Coach, CoachBy, Count as CountComes, Faces, Side, Sounds, Speed, SuitColours, Theme,
};
pub(crate) use crate::blackjack::side_bet::{Class as SideBetClass, SideBet};
pub(crate) use crate::blackjack::{Action, Preset, Soft17};
pub(crate) use crate::coach::counting::Measure;
pub(crate) use crate::coach::counting::Player;
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

// The rules of blackjack.
pub(crate) use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit, HoleCard,
    Naturals, Rescue, Shuffle, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
pub(crate) use crate::coach::Play;

// The page of the rules.
pub(crate) use crate::pages::bets::Field as BetField;
pub(crate) use crate::pages::bets::Figure;
pub(crate) use crate::pages::counting::DrillName;
pub(crate) use crate::pages::counting::IndexList;
pub(crate) use crate::pages::counting::Precision;
pub(crate) use crate::pages::rules::notes::ChartNote;
pub(crate) use crate::pages::rules::switch::{Explanation, Group, WhyDisabled};
pub(crate) use crate::text::rules::Winner;
