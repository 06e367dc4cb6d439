#![doc = include_str!("../README.md")]
//! RULES.md of Fair Deal states the rules in words, with their sources.
//!
//! # The modules
//!
//! - `rules`: the rules of a table; `presets`: rules with a name; `options`: each single rule with its values
//! - `stake`: bets, limits and funds; `bank`: the effect of a round on the player's chips
//! - `seating`: the number of hands and of other seats in a round; `seat`: the play of another seat
//! - `round`: a round; `shared`: the state that all its phases share; `action`: the player's decisions
//! - `turn`: the player's turn; `hand`: the player's hands; `dealer`: the dealer's turn and the finished round
//! - `settle`: the outcome of each hand and its payout, ties included
//! - `side_bet`: the side bets, their classes and pay tables
//! - `practice`: the hands that the player can practise, and the search for deals that begin with them
//! - `coach`: the worth of each decision, strategy charts and card counting

pub mod action;
mod bank;
pub mod coach;
pub mod dealer;
pub mod hand;
pub mod options;
pub mod practice;
mod presets;
pub mod round;
pub mod rules;
pub mod seat;
pub mod seating;
pub mod settle;
mod shared;
pub mod side_bet;
pub mod stake;
pub mod turn;

pub use action::{Action, Refusal, Withheld};
pub use dealer::{
    CardArrival, DealerTurn, Destination, Finished, Net, SettledHand, SettledSideBet,
};
pub use hand::{End, Hand, HandState, HandView, PlayedHand};
pub use options::{
    Charlie, CharlieAfterSplit, Chips, DeckCount, Double, DoubleAfterSplit, HoleCard, Naturals,
    Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, SurrenderRule,
    Ties,
};
pub use practice::{PracticeHands, Start, Starts};
pub use presets::{Preset, Source};
pub use round::{DealerHand, PendingDecision, PlayerView, Round};
pub use rules::{Clash, NoSuchRules, Rules};
pub use seat::Seat;
pub use seating::{NotASeating, Seating};
pub use settle::Outcome;
pub use shared::LastActor;
pub use side_bet::{PayTable as SideBetPayTable, SideBet, SideBetCards, SideStakes};
pub use stake::{Bet, BetRefused, CHIPS, Funds, Limits, NotAStake, Stake};
pub use turn::{EarlyTurn, InsuranceTurn, PlayerTurn, SeatsTurn};

use fair_deal_table::{Bank, Dealt, Game, Phase, Table};

/// Blackjack as a [`Game`], to be played at a [`Table`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Blackjack;

impl Game for Blackjack {
    const NAME: &'static str = "blackjack";

    type Round = Round;
    type Purse = Bank;
    type Practice = PracticeHands;

    fn daily_rules() -> Rules {
        Preset::Classic.rules()
    }
}

/// The blackjack table.
pub type BlackjackTable = Table<Blackjack>;

/// Returns true if the finished round on the table brought out the cut card, so that the next round comes from a new
/// shoe. Returns false at a table that shuffles a fresh pack for each round, and in practice.
#[must_use]
pub fn shoe_is_over(table: &BlackjackTable) -> bool {
    let from_shoe = |dealt: &Dealt<Round>| dealt.rules().shuffle.penetration().is_some();
    match table.phase() {
        Phase::Dealt(dealt) => {
            let is_spent = dealt.is_spent() && !dealt.is_closed();
            from_shoe(dealt) && is_spent && table.practice().is_none()
        }
        Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => false,
    }
}

/// Returns the cards that are known to be gone when the next round is dealt: the cards of earlier rounds from the same
/// shoe. The list is empty if the next round comes from a new shoe.
#[must_use]
pub fn gone_before_next(table: &BlackjackTable) -> Vec<fair_deal_core::Card> {
    match table.phase() {
        Phase::Dealt(dealt) if dealt.serves_another() => {
            let next = fair_deal_table::Round::next_deck(dealt.round());
            next.map_or_else(Vec::new, |mut deck| {
                deck.begin_round();
                deck.discards().to_vec()
            })
        }
        Phase::Dealt(_) | Phase::Bare | Phase::Ready(_) | Phase::Cutting(_) => vec![],
    }
}
