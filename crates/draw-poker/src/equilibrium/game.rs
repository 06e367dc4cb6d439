//! The match as numbers, and the strategies of its seats.

use fair_deal_table::Chips;

use super::betting::descend;
use super::deals::Deals;
use super::tree::{BettingTree, Move, Seat};
use crate::chips::{ANTE, MOST_RAISES, Street};
use crate::coach::draw::kinds::HAND;

/// The rules of a match between two players, without its deals.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchGame {
    /// The tree of each of the two rounds of bets.
    pub(super) tree: BettingTree,
    /// The ante, in chips.
    pub(super) ante: f32,
    /// The size of a bet before the swap and after it, in chips.
    pub(super) bets: [f32; 2],
    /// The number of different values of a hand after the swap.
    pub(super) values: usize,
    /// The number of different numbers of cards that a player can swap: six, from none to five.
    pub(super) swaps: usize,
}

impl MatchGame {
    /// The match by the rules, with this many different values of a hand. Coarse versions of the game have fewer than
    /// [`RANKS`](super::kept::RANKS).
    #[must_use]
    pub fn new(values: usize) -> MatchGame {
        MatchGame {
            tree: BettingTree::new(MOST_RAISES),
            ante: amount(ANTE),
            bets: [Street::First, Street::Second].map(|street| amount(street.bet())),
            values,
            swaps: HAND + 1,
        }
    }

    /// The betting tree of each of the two rounds of bets.
    #[must_use]
    pub const fn tree(&self) -> &BettingTree {
        &self.tree
    }

    /// The number of different values of a hand after the swap.
    #[must_use]
    pub const fn values(&self) -> usize {
        self.values
    }

    /// The number of situations in which this seat swaps: one for each close of the first round of bets, and for the
    /// second seat each number of cards that the first one has swapped.
    pub(super) fn swap_situations(&self, seat: Seat) -> usize {
        let closes = self.tree.closes().len();
        match seat {
            Seat::First => closes,
            Seat::Second => closes * self.swaps,
        }
    }

    /// The number of ways in which the last round of bets can begin.
    pub(super) fn last_rounds(&self) -> usize {
        self.tree.closes().len() * self.swaps * self.swaps
    }

    /// The chips that each player has paid at this close of the first round of bets.
    pub(super) fn paid(&self, close: usize) -> f32 {
        self.ante + self.bets[0] * number(self.tree.closes()[close].bets)
    }
}

/// An amount of the rules in chips.
fn amount(chips: Chips) -> f32 {
    number(usize::try_from(chips.halves()).unwrap_or_default()) / 2.0
}

/// A small number, exactly.
pub(super) fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// A strategy of one seat: a weight, at least zero, for each action in each situation. The probability of an action is
/// its share of the weights of all actions in its situation. If all are zero, each action is as likely.
///
/// The solver's regrets have the same form, because regret matching chooses an action by its share of the regrets.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy {
    pub(super) seat: Seat,
    /// The round of bets before the swap: for each move of the seat, one weight for each class of deals.
    pub(super) before: Vec<f32>,
    /// The swap: for each situation ([`MatchGame::swap_situations`]), one weight for each way to keep cards.
    pub(super) swap: Vec<f32>,
    /// The round of bets after the swap: for each close of the first round, each number of cards of the first seat and
    /// each number of the second one, and then each move of the seat, one weight for each value.
    pub(super) last: Vec<f32>,
}

impl Strategy {
    /// A strategy without weights, for a seat with this many classes of deals and ways to keep cards.
    #[must_use]
    pub(super) fn new(game: &MatchGame, seat: Seat, deals: usize, ways: usize) -> Strategy {
        let moves = game.tree.moves_of(seat);
        Strategy {
            seat,
            before: vec![0.0; moves * deals],
            swap: vec![0.0; game.swap_situations(seat) * ways],
            last: vec![0.0; game.last_rounds() * moves * game.values],
        }
    }

    /// The seat that plays this strategy.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How often the seat makes each move of the first round of bets, with all its deals together, for each of the
    /// seat's nodes in order.
    #[must_use]
    pub fn first_moves(&self, game: &MatchGame, deals: &Deals) -> Vec<MoveShares> {
        let reach = descend(&game.tree, self.seat, &deals.weights, &self.before, None);
        let nodes = game.tree.nodes().iter();
        let nodes = nodes.filter(|node| node.seat == self.seat);
        nodes
            .map(|node| {
                let here = reach.sum(node.after[self.seat as usize]);
                let moves = node.moves.iter().zip(node.first_move + 1..);
                let moves = moves.map(|((step, _), after)| (*step, reach.sum(after) / here));
                MoveShares {
                    path: node.path.clone(),
                    moves: moves.collect(),
                }
            })
            .collect()
    }

    /// The memory of the weights, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        (self.before.len() + self.swap.len() + self.last.len()) * size_of::<f32>()
    }
}

/// How often a seat makes each move at a node.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveShares {
    /// The moves that lead to the node.
    pub path: Vec<Move>,
    /// The legal moves, each with its probability.
    pub moves: Vec<(Move, f32)>,
}
