#![doc = include_str!("../README.md")]
//!
//! # The modules
//!
//! - `game`: the trait of a game, the messages to a table and its effects; `round`: the trait of a game's rounds.
//! - `state`: [`Table`], which handles the messages; `any`: a trait object for a table of any game.
//! - `phase`: the pack or the round on a table, and the replay of a round; `origin`: the source of a deal, and the pack
//!   while it waits for its cut.
//! - `decisions`: the decisions on a deal, round by round; `choice`: the player's choice of rules and stakes;
//!   `next_round`: the chosen rules and stake.
//! - `sequence`: the table's own deals, one after the other; `clock`: the position of a table, and its requests for
//!   entropy.
//! - `detours`: detours by links and practice, and interrupted rounds; `daily`: the daily deals; `practice`: practice
//!   hands.
//! - `save`: saving and restoring a table; `link`: links to a deal; `record`: a finished round for the history;
//!   `fields`: the text format of all three.
//! - `chips`: amounts of chips; `purse` and `bank`: the player's chips; `account`: the purse and the tally of a table;
//!   `risk`: the bankroll that a game needs.
//! - `keys`: the keyboard shortcuts; `typed`: numbers as the player types them; `marks`: the cards marked for swapping;
//!   `selection`: the marks and the focus on a row of cards.
//! - `news`: the last event, for announcements; `tally`: the rounds won, drawn and lost; `sound`: the sounds.

mod account;
mod any;
mod bank;
pub mod chips;
mod choice;
mod clock;
mod daily;
mod decisions;
mod detours;
pub mod fields;
mod game;
pub mod keys;
mod link;
mod marks;
mod news;
mod next_round;
mod origin;
mod phase;
mod practice;
mod progress;
mod purse;
mod record;
pub mod risk;
mod round;
mod save;
mod selection;
mod sequence;
mod sound;
mod state;
mod tally;
pub mod typed;

pub use any::AnyTable;
pub use bank::{Bank, NotABank};
pub use chips::{Chips, NotChips};
pub use choice::ComingFrom;
pub use decisions::{Decisions, NotADecision};
pub use fields::{Fields, percent_decoded};
pub use game::{
    ActionOf, DecisionsOf, Effect, Game, Msg, NewsOf, PracticeOf, Preparation, RefusalOf, RulesOf,
    StakeOf,
};
pub use link::{DEAL_FIELDS, LinkError, Linked, SharedDeal, parse_deal, write_deal};
pub use marks::{Marking, Marks};
pub use news::News;
pub use origin::{
    CutField, Cutter, Cutting, DAILY_ROUNDS, DailyRound, Experience, Mode, NoEntropy, NotCut,
    Origin, Position, Sealed,
};
pub use phase::{Dealt, Phase, ReplayError, replay, replay_each};
pub use practice::{LIST_SEPARATOR, Listed, NoPractice, NoSuchHand, NotPractice, Practice};
pub use progress::{Judgement, PracticeScore};
pub use purse::{NoPurse, Purse};
pub use record::read_record;
pub use round::{
    Action, Button, NoStake, NotEmpty, ReadStake, Refused, Round, Rules, Stage, Stake, Verdict,
};
pub use save::SaveUnreadable;
pub use sound::{Sound, Stroke, Voice};
pub use state::{Opened, Table};
pub use tally::{NotATally, Tally};

/// The letter key that deals, at every table.
pub const DEAL_LETTER: char = 'd';

/// The letter key that cuts the deck, at every table.
pub const CUT_LETTER: char = 'c';

/// The letter key that deals without a cut, while a pack waits for its cut.
pub const UNCUT_LETTER: char = 'u';

/// The letter key that ends the practice, at every table with practice.
pub const END_LETTER: char = 'e';

/// The letter key that swaps the marked cards, at every table with marked cards.
pub const SWAP_LETTER: char = 's';
