//! The solver: counterfactual regret minimisation in the form CFR+ (Tammelin, “Solving Large Imperfect Information
//! Games Using CFR+”, 2014). Regrets below zero are set to zero, the seats learn in turn, and the average strategy
//! weights an iteration with the square of its number.

use super::deals::Deals;
use super::game::{MatchGame, Strategy, number};
use super::hand::{Played, Responder, respond};
use super::tree::Seat;

/// A solver of one game, with what it has learnt so far.
#[derive(Clone, Debug)]
pub struct Solver {
    game: MatchGame,
    deals: [Deals; 2],
    regrets: [Strategy; 2],
    averages: [Strategy; 2],
    iterations: usize,
}

impl Solver {
    /// Creates a solver that has learnt nothing. Both seats get these deals.
    #[must_use]
    pub fn new(game: MatchGame, deals: &Deals) -> Solver {
        let strategies =
            || Seat::BOTH.map(|seat| Strategy::new(&game, seat, deals.len(), deals.ways()));
        Solver {
            deals: [deals.clone(), deals.clone()],
            regrets: strategies(),
            averages: strategies(),
            iterations: 0,
            game,
        }
    }

    /// Learns once for each seat, with this many threads. The result does not depend on their number.
    pub fn iterate(&mut self, workers: usize) {
        self.iterations += 1;
        let factor = number(self.iterations) * number(self.iterations);
        for seat in Seat::BOTH {
            let [first, second] = &mut self.regrets;
            let (regrets, strategy) = match seat {
                Seat::First => (first, &*second),
                Seat::Second => (second, &*first),
            };
            let opponent = seat.other() as usize;
            let played = Played {
                deals: &self.deals[opponent],
                strategy,
                average: Some((&mut self.averages[opponent], factor)),
            };
            let deals = &self.deals[seat as usize];
            let responder = Responder::Learn(regrets);
            let _ = respond(&self.game, deals, responder, played, workers);
        }
    }

    /// The number of iterations so far.
    #[must_use]
    pub const fn iterations(&self) -> usize {
        self.iterations
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &MatchGame {
        &self.game
    }

    /// The deals of this seat.
    #[must_use]
    pub const fn deals(&self, seat: Seat) -> &Deals {
        &self.deals[seat as usize]
    }

    /// The average strategies, which converge to an equilibrium: that of the first mover, and the other's.
    #[must_use]
    pub const fn averages(&self) -> &[Strategy; 2] {
        &self.averages
    }

    /// The memory of all that the solver has learnt, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let all = self.regrets.iter().chain(&self.averages);
        all.map(Strategy::bytes).sum()
    }
}
