//! The betting tree of one round of bets between two players.
//!
//! A round is a short game of its own: a bet and at most a few raises, in turn. It ends when a bet is called, when both
//! players check, or when one folds. The tree does not depend on the size of the bet.

/// A seat of the match. The first mover acts first in both rounds of bets and in the swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The player on the left of the button.
    First,
    /// The player with the button.
    Second,
}

impl Seat {
    /// Both seats, the first mover first.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The opponent's seat.
    #[must_use]
    pub const fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// A move in a round of bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Move {
    /// Stays in without a bet.
    Check,
    /// Opens the betting.
    Bet,
    /// Gives up the hand.
    Fold,
    /// Pays as much as the other player has paid.
    Call,
    /// Pays that and one bet more.
    Raise,
}

impl Move {
    /// The letter of the move in a history: `k` for a check, `b`, `f`, `c` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Move::Check => 'k',
            Move::Bet => 'b',
            Move::Fold => 'f',
            Move::Call => 'c',
            Move::Raise => 'r',
        }
    }
}

/// The state of the round after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The other player acts, at the node with this index.
    Node(usize),
    /// Both players have paid the same, and the round ends in the close with this index.
    Closed(usize),
    /// The player who moved has folded.
    Folded,
}

/// A decision in a round of bets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The seat to act.
    pub seat: Seat,
    /// The number of bets and raises so far.
    pub bets: usize,
    /// The legal moves, each with the state after it. A fold comes first.
    pub moves: Vec<(Move, Next)>,
    /// The index of the first of these moves among all moves of this seat.
    pub first_move: usize,
    /// For each seat, in the order of [`Seat::BOTH`]: the last of its own moves on the way here, counted from 1, or 0
    /// before its first move. The probability with which a player reaches the node is the one after that move.
    pub after: [usize; 2],
    /// The moves that lead here.
    pub path: Vec<Move>,
}

/// The end of a round of bets in which both players are still in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Close {
    /// The number of bets and raises that each player has paid.
    pub bets: usize,
    /// As in [`Node::after`].
    pub after: [usize; 2],
    /// The moves that lead here.
    pub path: Vec<Move>,
}

/// The betting tree of one round. With three raises it has ten nodes, 26 moves and nine closes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BettingTree {
    nodes: Vec<Node>,
    closes: Vec<Close>,
    moves: [usize; 2],
}

impl BettingTree {
    /// Creates the tree of a round with one bet and this number of raises.
    #[must_use]
    pub fn new(most_raises: usize) -> BettingTree {
        let mut tree = BettingTree {
            nodes: vec![],
            closes: vec![],
            moves: [0; 2],
        };
        tree.grow(most_raises, Seat::First, 0, [0; 2], &[]);
        tree
    }

    /// Adds the node after these moves, and all below it. Returns the node's index.
    fn grow(
        &mut self,
        most_raises: usize,
        seat: Seat,
        bets: usize,
        after: [usize; 2],
        path: &[Move],
    ) -> usize {
        let moves: &[Move] = match bets {
            0 => &[Move::Check, Move::Bet],
            bets if bets <= most_raises => &[Move::Fold, Move::Call, Move::Raise],
            _ => &[Move::Fold, Move::Call],
        };
        let index = self.nodes.len();
        let first_move = self.moves[seat as usize];
        self.moves[seat as usize] += moves.len();
        self.nodes.push(Node {
            seat,
            bets,
            moves: vec![],
            first_move,
            after,
            path: path.to_vec(),
        });
        let moves = moves.iter().zip(first_move + 1..).map(|(step, number)| {
            let mut after = after;
            after[seat as usize] = number;
            let path = [path, &[*step]].concat();
            let next = match step {
                Move::Check if seat == Seat::First => {
                    Next::Node(self.grow(most_raises, seat.other(), 0, after, &path))
                }
                Move::Bet | Move::Raise => {
                    Next::Node(self.grow(most_raises, seat.other(), bets + 1, after, &path))
                }
                Move::Fold => Next::Folded,
                Move::Check | Move::Call => {
                    self.closes.push(Close { bets, after, path });
                    Next::Closed(self.closes.len() - 1)
                }
            };
            (*step, next)
        });
        let moves = moves.collect();
        self.nodes[index].moves = moves;
        index
    }

    /// The nodes. The first one is the root, and each node comes after those that lead to it.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The closes.
    #[must_use]
    pub fn closes(&self) -> &[Close] {
        &self.closes
    }

    /// The number of moves of this seat at all its nodes.
    #[must_use]
    pub const fn moves_of(&self, seat: Seat) -> usize {
        self.moves[seat as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chips::MOST_RAISES;

    #[test]
    fn tree_of_the_match_has_ten_nodes() {
        let tree = BettingTree::new(MOST_RAISES);
        assert_eq!(tree.nodes().len(), 10);
        assert_eq!(tree.closes().len(), 9);
        assert_eq!(Seat::BOTH.map(|seat| tree.moves_of(seat)), [13, 13]);
        let paths = tree.closes().iter().map(|close| {
            let letters: String = close.path.iter().map(|step| step.letter()).collect();
            (letters, close.bets)
        });
        let mut paths: Vec<_> = paths.collect();
        paths.sort();
        let expected = [
            ("bc", 1),
            ("brc", 2),
            ("brrc", 3),
            ("brrrc", 4),
            ("kbc", 1),
            ("kbrc", 2),
            ("kbrrc", 3),
            ("kbrrrc", 4),
            ("kk", 0),
        ];
        assert_eq!(paths, expected.map(|(path, bets)| (path.to_owned(), bets)));
    }
}
