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

/// Returns the best responses to these strategies, that of the first mover first, if all players see these deals.
#[must_use]
pub fn best_responses(
    game: &MatchGame,
    deals: &Deals,
    strategies: &[Strategy; 2],
    workers: usize,
) -> [Strategy; 2] {
    Seat::BOTH.map(|seat| {
        let mut response = Strategy::new(game, seat, deals.len(), deals.ways());
        let played = Played {
            deals,
            strategy: &strategies[seat.other() as usize],
            average: None,
        };
        let _ = respond(
            game,
            deals,
            Responder::Answer(&mut response),
            played,
            workers,
        );
        response
    })
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

/// What each action of one seat is worth, in chips, if both seats then play their strategies, in the order of the
/// weights of a [`Strategy`]. What has been paid counts as lost. It is zero where the opponent never lets the hand come.
#[derive(Clone, Debug, PartialEq)]
pub struct Worths(Strategy);

impl Worths {
    /// The worths of the moves before the swap.
    pub(super) fn before(&self) -> &[f32] {
        &self.0.before
    }

    /// The worths of the ways to keep cards.
    pub(super) fn swap(&self) -> &[f32] {
        &self.0.swap
    }

    /// The worths of the moves after the swap.
    pub(super) fn last(&self) -> &[f32] {
        &self.0.last
    }
}

/// Returns what each action is worth for each seat, the first mover first, if both seats see these deals.
#[must_use]
pub fn worths(game: &MatchGame, deals: &Deals, strategies: &[Strategy; 2]) -> [Worths; 2] {
    Seat::BOTH.map(|seat| {
        let mut worths = Strategy::new(game, seat, deals.len(), deals.ways());
        let played = Played {
            deals,
            strategy: &strategies[seat.other() as usize],
            average: None,
        };
        let responder = Responder::Judge(&strategies[seat as usize], &mut worths);
        let _ = respond(game, deals, responder, played, 1);
        Worths(worths)
    })
}
