//! The exact best response of the model to a strategy, and the exploitability of two strategies.

use super::deals::Deals;
use super::game::{MatchGame, Strategy};
use super::hand::{Played, Responder, respond};
use super::tree::Seat;

/// The wins of the best responses to two strategies, in chips a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploitability {
    /// The win of the best response of each seat, the first mover first.
    pub wins: [f64; 2],
}

impl Exploitability {
    /// The mean win of both seats, in chips a hand. It is zero for an equilibrium.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.wins.iter().sum::<f64>() / 2.0
    }
}

/// Returns the wins of the best responses to these strategies, that of the first mover first, whose players see `deals`.
/// The responders see `responders_deals`, which may be finer.
#[must_use]
pub fn exploitability(
    game: &MatchGame,
    deals: [&Deals; 2],
    strategies: &[Strategy; 2],
    responders_deals: &Deals,
    workers: usize,
) -> Exploitability {
    let wins = Seat::BOTH.map(|seat| {
        let opponent = seat.other() as usize;
        let played = Played {
            deals: deals[opponent],
            strategy: &strategies[opponent],
            average: None,
        };
        respond(game, responders_deals, Responder::Best, played, workers)
    });
    Exploitability { wins }
}

/// Returns the value of the match for the first mover, in chips a hand, if both play these strategies.
#[must_use]
pub fn value(
    game: &MatchGame,
    deals: [&Deals; 2],
    [first, second]: &[Strategy; 2],
    workers: usize,
) -> f64 {
    let played = Played {
        deals: deals[1],
        strategy: second,
        average: None,
    };
    respond(game, deals[0], Responder::Play(first), played, workers)
}
