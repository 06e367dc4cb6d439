#![doc = include_str!("../README.md")]
//!
//! The rules in words, with their sources, are in Fair Deal's RULES.md.
//!
//! # The modules
//!
//! - `solo_draw`: a round of solo draw.
//! - [`video_poker`]: a round of video poker, its games and their pay tables; `coins` and `hands`: the bet on a round.
//! - `poker_match`: a round against opponents without bets; [`chips`]: a round against them for chips.
//! - `opponent`: the opponents' discards; `odds`: the calculation of one of them, the Actuary; `compare`: the
//!   comparison of two hands.
//! - [`equilibrium`]: the match with bets for two players, solved.
//! - `day`: the games of video poker that have a deal of the day.
//! - `refusal`: the reasons why a decision is refused.
//! - `practice`: the hands that a player can practise, and the search for their deals.

pub mod chips;
pub mod coach;
pub mod coins;
pub mod compare;
pub mod day;
pub mod equilibrium;
pub mod hands;
pub mod odds;
pub mod opponent;
pub mod poker_match;
pub mod practice;
mod refusal;
pub mod solo_draw;
pub mod video_poker;

pub use coins::Coins;
pub use compare::{Decision, Part};
pub use day::DayGame;
pub use hands::Hands;
pub use opponent::{Character, OpponentView};
pub use refusal::{NoSolution, Refusal};
pub use solo_draw::FINISH_LETTER;
pub use video_poker::{Class, NotAPayTable, PayTable};

use fair_deal_core::Jokers;
use fair_deal_table::{Bank, Game, NoPractice, NoPurse, Preparation, Table};

use chips::Stacks;
use odds::Odds;
use poker_match::{Betting, Opponents};

/// The key letter to stand pat.
pub const STAND_PAT_LETTER: char = 'p';

/// Solo draw, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SoloDraw;

impl Game for SoloDraw {
    const NAME: &'static str = "poker";

    type Round = solo_draw::Round;
    type Purse = NoPurse;
    type Practice = NoPractice;

    fn daily_rules() -> Jokers {
        Jokers::None
    }
}

/// Video poker with any of its 22 games, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VideoPoker;

impl Game for VideoPoker {
    const NAME: &'static str = "poker-jacks";

    type Round = video_poker::Round;
    type Purse = Bank;
    type Practice = practice::PracticeHands;

    fn daily_rules() -> PayTable {
        PayTable::jacks(9, 6)
    }

    fn day_name(rules: &PayTable) -> Option<&'static str> {
        let mut days = DayGame::ALL.into_iter();
        let day = days.find(|day| day.table() == *rules)?;
        Some(day.name())
    }
}

/// The poker match, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PokerMatch;

impl Game for PokerMatch {
    const NAME: &'static str = "poker-duel";

    type Round = poker_match::Round;
    type Purse = Stacks;
    type Practice = NoPractice;

    fn daily_rules() -> poker_match::Rules {
        poker_match::Rules {
            jokers: Jokers::None,
            opponents: Opponents::TEXTBOOK,
            betting: Betting::None,
        }
    }

    /// Returns true if the Actuary plays, because it needs the [`Odds`] of the pack.
    fn needs_preparation(rules: &poker_match::Rules) -> bool {
        rules.opponents.holds(Character::Actuary)
    }

    fn prepare(rules: &poker_match::Rules) -> Option<Preparation> {
        let mut work = Odds::prepare(rules.jokers)?;
        Some(Box::new(move || work.step()))
    }
}

/// The destination of a card in the hand of a player without opponents: in solo draw or at video poker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawnTo {
    /// The number of the draw, counted from 1. 0 is the first deal.
    pub swap: usize,
    /// The place in the hand, 0 to 4 from the left.
    pub place: usize,
}

/// The solo draw table.
pub type SoloDrawTable = Table<SoloDraw>;

/// The video poker table.
pub type VideoPokerTable = Table<VideoPoker>;

/// The number of hands drawn from the deal on this table, or one if no round is in progress.
#[must_use]
pub fn drawn_hands(table: &VideoPokerTable) -> Hands {
    let round = table.phase().round();
    round.map_or(Hands::ONE, |round| round.stake().hands())
}

/// The poker match table.
pub type PokerMatchTable = Table<PokerMatch>;
