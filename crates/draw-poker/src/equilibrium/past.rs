//! What has happened in the match before a decision, in chips.

use fair_deal_table::Chips;

use super::solved::Point;
use super::tree::{BettingTree, Move, Seat};
use crate::chips::{ANTE, MOST_RAISES, SeatAction, Street, less, plus};

/// What has happened in a hand of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// The actions so far, in their order.
    pub actions: Vec<(Seat, SeatAction)>,
    /// The chips that each seat has paid, with the ante, in the order of [`Seat::BOTH`].
    paid: [Chips; 2],
}

impl Past {
    /// The chips in the pot.
    #[must_use]
    pub fn pot(&self) -> Chips {
        plus(self.paid[0], self.paid[1])
    }

    /// The chips that this seat has to pay to stay in.
    #[must_use]
    pub fn to_call(&self, seat: Seat) -> Chips {
        less(self.paid[seat.other() as usize], self.paid[seat as usize])
    }

    /// The part of hands, 0 to 1, that this seat has to win for a call to win chips, without further bets.
    #[must_use]
    pub fn price(&self, seat: Seat) -> f64 {
        let call = self.to_call(seat);
        in_halves(call) / in_halves(plus(call, self.pot()))
    }

    /// Adds a round of bets, the first mover first.
    fn bet(&mut self, path: &[Move], street: Street) {
        let before = self.paid[0];
        let seats = Seat::BOTH.into_iter().cycle();
        for (seat, step) in seats.zip(path) {
            let to_call = self.to_call(seat);
            let paid = &mut self.paid[seat as usize];
            let pays = match step {
                Move::Check | Move::Fold => Chips::NONE,
                Move::Call => to_call,
                Move::Bet | Move::Raise => plus(to_call, street.bet()),
            };
            *paid = plus(*paid, pays);
            let in_round = less(*paid, before);
            let action = match step {
                Move::Check => SeatAction::Check,
                Move::Fold => SeatAction::Fold,
                Move::Call => SeatAction::Call(pays),
                Move::Bet => SeatAction::Bet(in_round),
                Move::Raise => SeatAction::Raise(in_round),
            };
            self.actions.push((seat, action));
        }
    }
}

/// This amount in halves of a chip.
fn in_halves(chips: Chips) -> f64 {
    u32::try_from(chips.halves()).map_or(f64::INFINITY, f64::from)
}

impl Point {
    /// What has happened before this decision.
    #[must_use]
    pub fn past(self) -> Past {
        let tree = BettingTree::new(MOST_RAISES);
        let mut past = Past {
            actions: vec![],
            paid: [ANTE; 2],
        };
        let swap = |past: &mut Past, seat, cards| {
            past.actions.push((seat, SeatAction::Swap(cards)));
        };
        match self {
            Point::Before { node } => past.bet(&tree.nodes()[node].path, Street::First),
            Point::FirstSwap { close } => past.bet(&tree.closes()[close].path, Street::First),
            Point::SecondSwap { close, first } => {
                past.bet(&tree.closes()[close].path, Street::First);
                swap(&mut past, Seat::First, first);
            }
            Point::Last { close, swaps, node } => {
                past.bet(&tree.closes()[close].path, Street::First);
                for (seat, cards) in Seat::BOTH.into_iter().zip(swaps) {
                    swap(&mut past, seat, cards);
                }
                past.bet(&tree.nodes()[node].path, Street::Second);
            }
        }
        past
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_have_the_amounts_of_the_rules() {
        let past = |history: &str| history.parse::<Point>().expect(history).past();
        let amounts = |history: &str, seat| {
            let past = past(history);
            (past.pot().to_string(), past.to_call(seat).to_string())
        };
        let told = |pot: &str, call: &str| (pot.to_owned(), call.to_owned());
        assert_eq!(amounts("", Seat::First), told("2", "0"));
        assert_eq!(amounts("k b", Seat::First), told("4", "2"));
        assert_eq!(amounts("b r r", Seat::Second), told("12", "2"));
        assert_eq!(amounts("k b c 3", Seat::Second), told("6", "0"));
        assert_eq!(amounts("k b c 3 1 b r", Seat::First), told("18", "4"));
        // Two more into a pot of four.
        assert!((past("k b").price(Seat::First) - 1.0 / 3.0).abs() < 1e-12);
        let whole = Chips::whole;
        assert_eq!(
            past("b r c 3 0 b r").actions,
            [
                (Seat::First, SeatAction::Bet(whole(2))),
                (Seat::Second, SeatAction::Raise(whole(4))),
                (Seat::First, SeatAction::Call(whole(2))),
                (Seat::First, SeatAction::Swap(3)),
                (Seat::Second, SeatAction::Swap(0)),
                (Seat::First, SeatAction::Bet(whole(4))),
                (Seat::Second, SeatAction::Raise(whole(8))),
            ]
        );
    }
}
