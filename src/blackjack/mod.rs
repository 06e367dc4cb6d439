//! Blackjack (RULES.md, “Blackjack”).

pub mod action;
pub mod bank;
pub mod dealer;
pub mod hand;
pub mod options;
pub mod round;
pub mod rules;
pub mod settle;
pub mod stake;
pub mod turn;

pub use action::{Action, Refusal};
pub use bank::{Bank, NotABank};
pub use dealer::{Came, DealerTurn, Destination, Finished, SettledHand};
pub use hand::{End, Hand, HandState, HandView, PlayedHand};
pub use options::{
    Chips, DeckCount, Double, DoubleAfterSplit, Naturals, Shuffle, Soft17, Split, SplitAces,
    Surrender, Ties,
};
pub use round::{DealerHand, PlayerView, Round};
pub use rules::{NoSuchRules, Preset, Rules};
pub use settle::Outcome;
pub use stake::{Bet, BetRefused, Funds, Limits, NotAStake, Stake};
pub use turn::{InsuranceTurn, PlayerTurn};

use crate::table::{Game, Table};

/// The game, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blackjack;

impl Game for Blackjack {
    const NAME: &'static str = "blackjack";

    type Round = Round;
    type Purse = Bank;

    fn daily_rules() -> Rules {
        Preset::Classic.rules()
    }
}

/// The blackjack table.
pub type BlackjackTable = Table<Blackjack>;
