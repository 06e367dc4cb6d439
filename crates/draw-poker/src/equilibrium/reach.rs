//! How likely a seat comes to a decision by its own moves and its swap, with the mixes of the file.

use super::player::SolvedPlayer;
use super::solved::Point;
use super::tree::{Move, Next, Seat};

impl SolvedPlayer {
    /// The share of each action in a class of deals, or in a bucket of values after the swap: of each move at the node, or
    /// of each number of swapped cards from none to five.
    pub(super) fn shares(&self, point: Point, place: usize) -> Vec<f64> {
        let (mut parts, actions) = self.parts_at(point, place);
        match point {
            Point::Before { .. } | Point::Last { .. } => (),
            // The mixes go from no kept card to five.
            Point::FirstSwap { .. } | Point::SecondSwap { .. } => parts.reverse(),
        }
        let all = f64::from(self.parts());
        let parts = parts.into_iter().take(actions);
        parts.map(|it| f64::from(it) / all).collect()
    }

    /// The probability with which a seat's own moves before the swap, and its swap, lead to this decision, if its deal has
    /// this class.
    pub(super) fn comes_with_deal(&self, seat: Seat, point: Point, class: usize) -> f64 {
        let path = match point {
            Point::Before { node } => &self.tree().nodes()[node].path,
            Point::FirstSwap { close }
            | Point::SecondSwap { close, .. }
            | Point::Last { close, .. } => &self.tree().closes()[close].path,
        };
        let bets = self.follows(seat, path, |node| Point::Before { node }, class);
        own_swap(seat, point).map_or(bets, |(at, cards)| bets * self.shares(at, class)[cards])
    }

    /// The probability with which a seat's own moves after the swap lead to this decision, if its hand has this bucket.
    pub(super) fn comes_with_value(&self, seat: Seat, point: Point, bucket: usize) -> f64 {
        let Point::Last { close, swaps, node } = point else {
            return 1.0;
        };
        let path = &self.tree().nodes()[node].path;
        let at = |node| Point::Last { close, swaps, node };
        self.follows(seat, path, at, bucket)
    }

    /// The probability with which a seat's own moves in a round of bets are those of this path.
    fn follows(
        &self,
        seat: Seat,
        path: &[Move],
        point: impl Fn(usize) -> Point,
        place: usize,
    ) -> f64 {
        let (mut node, mut probability) = (0, 1.0);
        for step in path {
            let here = &self.tree().nodes()[node];
            let mut moves = here.moves.iter().enumerate();
            let Some((at, (_, next))) = moves.find(|(_, (legal, _))| legal == step) else {
                return 0.0;
            };
            if here.seat == seat {
                probability *= self.shares(point(node), place)[at];
            }
            if let Next::Node(next) = next {
                node = *next;
            }
        }
        probability
    }
}

/// The swap of this seat before a decision, with its number of cards. `None` if it has not swapped yet.
pub(super) fn own_swap(seat: Seat, point: Point) -> Option<(Point, usize)> {
    match (seat, point) {
        (_, Point::Before { .. } | Point::FirstSwap { .. })
        | (Seat::Second, Point::SecondSwap { .. }) => None,
        (Seat::First, Point::SecondSwap { close, first }) => {
            Some((Point::FirstSwap { close }, first))
        }
        (Seat::First, Point::Last { close, swaps, .. }) => {
            Some((Point::FirstSwap { close }, swaps[0]))
        }
        (Seat::Second, Point::Last { close, swaps, .. }) => Some((
            Point::SecondSwap {
                close,
                first: swaps[0],
            },
            swaps[1],
        )),
    }
}
