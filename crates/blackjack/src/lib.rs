#![doc = include_str!("../README.md")]
//!
//! RULES.md of Fair Deal has the rules in words, with their sources.
//!
//! # The modules
//!
//! - `rules`: the presets; `options`: what they are made of; `stake`: bets, limits and funds; `bank`: the chips.
//! - `seating`: how many hands and other seats a round has; `seat`: how another seat plays.
//! - `round`: a round; `shared`: what its phases share; `action`: what may be decided; `turn`: the player's turn; `hand`; `dealer`: the dealer's turn
//!   and the end; `settle`: who wins what, and ties.
//! - `side_bet`: the bets beside the hand, their classes and pay tables.
//! - `practice`: which hands can be practised, and how their deals are found.

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
pub use dealer::{Came, DealerTurn, Destination, Finished, Net, SettledHand, SettledSideBet};
pub use hand::{End, Hand, HandState, HandView, PlayedHand};
pub use options::{
    Charlie, CharlieAfterSplit, Chips, DeckCount, Double, DoubleAfterSplit, GivenUp, HoleCard,
    Naturals, Rescue, Shuffle, Soft17, Split, SplitAcePlay, SplitAces, SplitTens, Surrender, Ties,
};
pub use practice::{PracticeHands, Start, Starts};
pub use presets::{Preset, Source};
pub use round::{DealerHand, PlayerView, Round, ToDecide};
pub use rules::{Clash, NoSuchRules, Rules};
pub use seat::Seat;
pub use seating::{NotASeating, Seating};
pub use settle::Outcome;
pub use shared::Acted;
pub use side_bet::{PayTable as SideBetPayTable, SideBet, SideBetCards, SideStakes};
pub use stake::{Bet, BetRefused, CHIPS, Funds, Limits, NotAStake, Stake};
pub use turn::{EarlyTurn, InsuranceTurn, PlayerTurn, SeatsTurn};

use fair_deal_table::{Bank, Dealt, Game, Phase, Table};

/// The game, as a [`Table`] plays it.
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

/// Whether the cut card came out in the round on the table, which is over: the next one is dealt
/// from a new shoe. Never so where a fresh pack is shuffled for each round, and in practice.
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

/// The cards that are known to have gone when the next round is dealt: those of the rounds before, where it comes from
/// the same shoe.
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
