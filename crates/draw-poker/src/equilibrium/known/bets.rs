//! The values of a round of bets for one hand.

use super::super::betting::Reach;
use super::super::game::{MatchGame, number};
use super::super::tree::{Move, Next, Seat};
use crate::chips::Street;

/// A value that is weighted with the probability of the opponent's moves, without this weight. It is zero where the
/// opponent never comes.
pub(in super::super) fn given(value: f32, reached: f32) -> f64 {
    if reached > f32::MIN_POSITIVE {
        f64::from(value) / f64::from(reached)
    } else {
        0.0
    }
}

/// The values of a round of bets for one hand. They are weighted with the probability of the opponent's moves.
pub(in super::super) struct Bets<'a> {
    game: &'a MatchGame,
    seat: Seat,
    street: Street,
    /// The chips that each player has paid before.
    paid: f32,
    reach: &'a Reach,
    closes: Vec<f32>,
    nodes: Vec<f32>,
}

/// A move in a round of bets.
pub(in super::super) struct MoveMade {
    /// What it wins more than the player to whom the values belong, if the player made it, or else zero.
    pub(in super::super) gain: f64,
    /// The state after it.
    pub(in super::super) next: Next,
}

impl<'a> Bets<'a> {
    /// `closes` has the value at each close. `decision` is the value of the player's decision at a node whose moves have
    /// these values.
    pub(in super::super) fn new(
        game: &'a MatchGame,
        seat: Seat,
        street: Street,
        paid: f32,
        reach: &'a Reach,
        closes: Vec<f32>,
        decision: impl Fn(usize, &[f32]) -> f32,
    ) -> Bets<'a> {
        let count = game.tree.nodes().len();
        let nodes = vec![0.0; count];
        let mut bets = Bets {
            game,
            seat,
            street,
            paid,
            reach,
            closes,
            nodes,
        };
        for (at, node) in game.tree.nodes().iter().enumerate().rev() {
            // A node has two or three moves.
            let mut values = [0.0; 3];
            let values = &mut values[..node.moves.len()];
            for (step, value) in values.iter_mut().enumerate() {
                *value = bets.after(at, step);
            }
            bets.nodes[at] = if node.seat == seat {
                decision(at, values)
            } else {
                values.iter().sum()
            };
        }
        bets
    }

    /// The value at the begin.
    pub(in super::super) fn value(&self) -> f32 {
        self.nodes[0]
    }

    /// The value after this move of a node.
    fn after(&self, at: usize, step: usize) -> f32 {
        let node = &self.game.tree.nodes()[at];
        match node.moves[step].1 {
            Next::Node(next) => self.nodes[next],
            Next::Closed(close) => self.closes[close],
            Next::Folded => {
                let bet = self.game.bets[self.street as usize];
                let paid = self.paid + bet * number(node.bets.saturating_sub(1));
                if node.seat == self.seat {
                    -paid * self.reach.sum(node.after[self.seat.other() as usize])
                } else {
                    // A fold is the first move.
                    paid * self.reach.sum(node.first_move + 1)
                }
            }
        }
    }

    /// The best move of the player at a node; `None` if the opponent never comes there.
    pub(in super::super) fn best(&self, at: usize) -> Option<Move> {
        let node = &self.game.tree.nodes()[at];
        let reached = self.reach.sum(node.after[self.seat.other() as usize]);
        let values = (0..node.moves.len()).map(|step| self.after(at, step));
        let moves = node.moves.iter().zip(values);
        let best = moves.max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.filter(|_| reached > f32::MIN_POSITIVE)
            .map(|((step, _), _)| *step)
    }

    /// Plays this move of the seat to act; `None` if it is not legal.
    pub(in super::super) fn decide(&self, at: usize, step: Move) -> Option<MoveMade> {
        let node = &self.game.tree.nodes()[at];
        let place = node.moves.iter().position(|(legal, _)| *legal == step)?;
        let reached = self.reach.sum(node.after[self.seat.other() as usize]);
        Some(MoveMade {
            gain: if node.seat == self.seat {
                given(self.after(at, place) - self.nodes[at], reached)
            } else {
                0.0
            },
            next: node.moves[place].1,
        })
    }
}
