//! Blackjack (RULES.md, “Blackjack”).

pub mod options;
pub mod round;
pub mod rules;
pub mod settle;

pub use options::{
    Chips, DeckCount, Double, DoubleAfterSplit, Naturals, Shuffle, Soft17, Split, SplitAces,
    Surrender, Ties,
};
pub use round::{
    Action, DealerHand, DealerTurn, Destination, Finished, PlayerTurn, PlayerView, Refusal, Round,
};
pub use rules::{NoSuchRules, Preset, Rules};
pub use settle::Outcome;

use crate::table::{Game, Table};

/// The game, as a [`Table`] plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blackjack;

impl Game for Blackjack {
    const NAME: &'static str = "blackjack";

    type Round = Round;

    fn daily_rules() -> Rules {
        Preset::Classic.rules()
    }

    /// The page has words for the rules of a preset only.
    fn offers(rules: &Rules) -> bool {
        Preset::of(*rules).is_some()
    }
}

/// The blackjack table.
pub type BlackjackTable = Table<Blackjack>;
