#![doc = include_str!("../README.md")]
//!
//! # The modules
//!
//! - `round`: what a game says of itself; `game`: the game that a table plays, its messages and effects.
//! - `state`: [`Table`], in which a deal is cut, decided and marked; `any`: a table, whatever is played there.
//! - `phase`: what lies on a table, and replay; `origin`: where a deal comes from, the pack that is cut, positions.
//! - `decisions`: what was decided, round after round; `choice`: rules and stakes; `purse` and `bank`: what a
//!   player has to play for.
//! - `aside`: what has been interrupted; `daily`: the series of a day; `practice`: hands of a kind, one after another.
//! - `save`: how a table is saved and restored; `link`: links to a deal; `record`: a round that is over, for the
//!   history; `fields`: the form of all three.
//! - `keys`, `marks`, `news`, `tally`; `sound`: the sounds, and of which tones and noise they are made.

mod any;
mod aside;
mod bank;
pub mod chips;
mod choice;
mod daily;
mod decisions;
pub mod fields;
mod game;
pub mod keys;
mod link;
mod marks;
mod news;
mod origin;
mod phase;
mod practice;
mod purse;
mod record;
pub mod risk;
mod round;
mod save;
mod sound;
mod state;
mod tally;
pub mod typed;

pub use any::AnyTable;
pub use bank::{Bank, NotABank};
pub use chips::{Chips, NotChips};
pub use decisions::{Decisions, NotADecision};
pub use fields::Fields;
pub use game::{
    ActionOf, DecisionsOf, Effect, Game, Msg, NewsOf, PracticeOf, Preparation, RefusalOf, RulesOf,
    StakeOf,
};
pub use link::{DEAL_FIELDS, LinkError, Linked, SharedDeal, parse_deal, write_deal};
pub use marks::{Marking, Marks};
pub use news::News;
pub use origin::{
    CutField, Cutter, Cutting, DAILY_ROUNDS, DailyRound, Mode, NoEntropy, NotCut, Origin, Position,
    Sealed, Visit,
};
pub use phase::{Dealt, Phase, ReplayError, replay, replay_each};
pub use practice::{DOT, Listed, NoPractice, NoSuchHand, NotPractice, Practice};
pub use purse::{NoPurse, Purse};
pub use record::read_record;
pub use round::{
    Action, Button, NoStake, NotNothing, ReadStake, Refused, Round, Rules, Stage, Stake, Verdict,
};
pub use save::SaveUnreadable;
pub use sound::{Sound, Stroke, Voice};
pub use state::{Opened, Table};
pub use tally::{NotATally, Tally};

/// The letter that deals, at every table.
pub const DEAL_LETTER: char = 'd';

/// The letter that cuts the deck, at every table.
pub const CUT_LETTER: char = 'c';

/// The letter that deals a pack uncut that was to be cut.
pub const UNCUT_LETTER: char = 'u';

/// The letter that ends the practice, at every table that has it.
pub const END_LETTER: char = 'e';

/// The letter that swaps the marked cards, at every table that has them.
pub const SWAP_LETTER: char = 's';
