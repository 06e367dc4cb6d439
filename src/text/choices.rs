//! The enums and records by which messages choose, as `src/text/messages` names them.

pub(crate) use crate::coach::counting::Measure;
pub(crate) use crate::coach::counting::Player;
pub(crate) use crate::coach::counting::Rounding;
pub(crate) use crate::core::{Card, Rank, Suit};

// The rules of blackjack.
pub(crate) use crate::blackjack::{
    Charlie, CharlieAfterSplit, Chips, Clash, DeckCount, Double, DoubleAfterSplit, HoleCard,
    Naturals, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
pub(crate) use crate::coach::Play;
pub(crate) use crate::core::AceRule;

// The page of the rules.
pub(crate) use crate::pages::bets::Field as BetField;
pub(crate) use crate::pages::bets::Figure;
pub(crate) use crate::pages::counting::DrillName;
pub(crate) use crate::pages::counting::IndexList;
pub(crate) use crate::pages::counting::Precision;
pub(crate) use crate::pages::rules::notes::ChartNote;
pub(crate) use crate::pages::rules::switch::{Explanation, Group, WhyDisabled};
pub(crate) use crate::poker::practice::Kind as PracticeKind;
pub(crate) use crate::text::rules::Winner;

// The coach.
pub(crate) use crate::coach::duel::Agreement;
