//! The enums and records that messages select by, under the names that `src/text/messages` uses.

// Every type of a setting. The name `Count` alone would say too little in a message.
pub(crate) use crate::app::settings::Count as CountComes;
pub(crate) use crate::app::settings::*;
pub(crate) use crate::blackjack::side_bet::{Class as SideBetClass, SideBet};
pub(crate) use crate::blackjack::{
    Action, Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit,
    HoleCard, Naturals, Outcome, Preset, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces,
    SplitTens, Surrender, Ties,
};
pub(crate) use crate::check::{CheckStep, StepFinding};
pub(crate) use crate::coach::Play;
pub(crate) use crate::coach::counting::{Measure, Player, Rounding};
pub(crate) use crate::coach::poker_match::{Agreement, LaterDecisions};
pub(crate) use crate::core::explain::Answer as ExplainAnswer;
pub(crate) use crate::core::{AceRule, Card, Category, Joker, Jokers, Rank, Suit};
pub(crate) use crate::history::{Failure, Kind as DealKind, Unit};
pub(crate) use crate::pages::bets::{Field as BetField, Figure};
pub(crate) use crate::pages::counting::{DrillName, IndexList, Precision};
pub(crate) use crate::pages::equilibrium::MatchStage;
pub(crate) use crate::pages::lab::LabFile;
pub(crate) use crate::pages::learn::{Ending, LessonName, Week};
pub(crate) use crate::pages::rules::notes::ChartNote;
pub(crate) use crate::pages::rules::switch::{Explanation, Group, WhyDisabled};
pub(crate) use crate::pages::rules::words::Winner;
pub(crate) use crate::pages::stats::Period;
pub(crate) use crate::poker::Character;
pub(crate) use crate::poker::chips::NoMore;
pub(crate) use crate::poker::equilibrium::Move as MatchMove;
pub(crate) use crate::poker::poker_match::Betting;
pub(crate) use crate::poker::practice::Kind as PracticeKind;
pub(crate) use crate::poker::video_poker::{Class as MachineClass, Game as MachineGame};
pub(crate) use crate::table::Verdict;
pub(crate) use crate::text::{CountKind, Move};
