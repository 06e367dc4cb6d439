//! The division of bets into pots, and of pots among winners (RULES.md, “Pots”).

use super::{less, sum};
use fair_deal_table::Chips;

/// The chips that a seat has paid in a hand, and its right to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// The total paid: the ante and both betting rounds.
    pub amount: Chips,
    /// True if the seat has not folded.
    pub is_in: bool,
}

/// Chips that one set of seats plays for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pot {
    /// The chips in the pot.
    pub amount: Chips,
    /// The seats that may win the pot, in ascending order. There is at least one.
    pub seats: Vec<usize>,
}

/// The payments of a hand, divided into pots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pots {
    /// The uncalled part of a bet, with the seat that gets it back.
    pub returned: Option<(usize, Chips)>,
    /// The main pot first, then the side pots.
    pub pots: Vec<Pot>,
}

impl Pots {
    /// Divides these payments, given in seat order. At least one seat must still be in the hand.
    #[must_use]
    pub fn of(paid: &[Paid]) -> Pots {
        let returned = uncalled(paid);
        let mut amounts: Vec<Chips> = paid.iter().map(|paid| paid.amount).collect();
        if let Some((seat, back)) = returned {
            amounts[seat] = less(amounts[seat], back);
        }
        // A pot covers the payments from one all-in amount up to the next.
        let is_in = |seat: &usize| paid[*seat].is_in;
        let mut levels: Vec<Chips> = Vec::new();
        for seat in (0..paid.len()).filter(is_in) {
            let level = amounts[seat];
            if let Err(place) = levels.binary_search(&level) {
                levels.insert(place, level);
            }
        }
        let mut pots = Vec::new();
        let mut below = Chips::NONE;
        for (number, level) in levels.iter().enumerate() {
            // A folded seat may have paid more than the largest amount among the seats still in.
            let top = number + 1 == levels.len();
            let part = |amount: &Chips| {
                let up_to = if top { *amount } else { *amount.min(level) };
                less(up_to, below)
            };
            let amount = sum(amounts.iter().map(part));
            let seats = (0..paid.len()).filter(is_in);
            let seats: Vec<usize> = seats.filter(|seat| amounts[*seat] >= *level).collect();
            if amount != Chips::NONE {
                pots.push(Pot { amount, seats });
            }
            below = *level;
        }
        Pots { returned, pots }
    }
}

/// Returns the part of the highest payment that exceeds all others, if its seat has not folded.
fn uncalled(paid: &[Paid]) -> Option<(usize, Chips)> {
    let amounts = || paid.iter().map(|paid| paid.amount).zip(0..);
    let (highest, seat) = amounts().max()?;
    let others = amounts().filter(|(_, other)| *other != seat);
    let (next, _) = others.max()?;
    let back = less(highest, next);
    (paid[seat].is_in && back != Chips::NONE).then_some((seat, back))
}

/// Divides a pot among its winners. All get the same share. The remaining half chips go one by one to the first winners
/// in the list, which starts at the left of the button.
#[must_use]
pub fn shares(amount: Chips, winners: &[usize]) -> Vec<(usize, Chips)> {
    let count = winners.len() as u64;
    if count == 0 {
        return vec![];
    }
    let (each, odd) = (amount.halves() / count, amount.halves() % count);
    let share = |(place, seat): (u64, &usize)| {
        let halves = each + u64::from(place < odd);
        (*seat, Chips::from_halves(halves))
    };
    (0..).zip(winners).map(share).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses amounts in half chips. Those in brackets belong to folded seats.
    fn pots(written: &str) -> String {
        let paid = written.split(' ').map(|word| {
            let digits = word.trim_matches(['(', ')']);
            Paid {
                amount: Chips::from_halves(digits.parse().expect("a number")),
                is_in: digits == word,
            }
        });
        let Pots { returned, pots } = Pots::of(&paid.collect::<Vec<_>>());
        let returned = returned.map(|(seat, back)| format!("{} back to {seat}", back.halves()));
        let pots = pots
            .iter()
            .map(|pot| format!("{} for {:?}", pot.amount.halves(), pot.seats));
        returned
            .into_iter()
            .chain(pots)
            .collect::<Vec<_>>()
            .join("; ")
    }

    #[test]
    fn each_all_in_amount_makes_a_pot() {
        for (paid, expected) in [
            ("2 2", "4 for [0, 1]"),
            ("6 (2)", "4 back to 0; 4 for [0]"),
            ("6 (6)", "12 for [0]"),
            ("10 4", "6 back to 0; 8 for [0, 1]"),
            ("1 2 2", "3 for [0, 1, 2]; 2 for [1, 2]"),
            ("10 10 3", "9 for [0, 1, 2]; 14 for [0, 1]"),
            ("10 (10) 3", "9 for [0, 2]; 14 for [0]"),
            ("10 (6) 3", "4 back to 0; 9 for [0, 2]; 6 for [0]"),
            (
                "1 5 9 20",
                "11 back to 3; 4 for [0, 1, 2, 3]; 12 for [1, 2, 3]; 8 for [2, 3]",
            ),
            ("5 (9) (2) 5", "21 for [0, 3]"),
            // The first seat had no chips for the ante.
            ("0 4 4", "8 for [1, 2]"),
        ] {
            assert_eq!(pots(paid), expected, "{paid}");
        }
    }

    #[test]
    fn odd_half_chips_go_left_of_the_button() {
        let shared = |halves, winners: &[usize]| {
            let shares = shares(Chips::from_halves(halves), winners);
            let each = shares.iter().map(|(seat, chips)| (*seat, chips.halves()));
            each.collect::<Vec<_>>()
        };
        assert_eq!(shared(9, &[2]), [(2, 9)]);
        assert_eq!(shared(9, &[2, 0]), [(2, 5), (0, 4)]);
        assert_eq!(shared(8, &[2, 0]), [(2, 4), (0, 4)]);
        assert_eq!(shared(20, &[3, 0, 1]), [(3, 7), (0, 7), (1, 6)]);
        assert_eq!(shared(19, &[3, 0, 1]), [(3, 7), (0, 6), (1, 6)]);
        assert_eq!(shared(1, &[1, 2, 3]), [(1, 1), (2, 0), (3, 0)]);
        assert_eq!(shared(5, &[]), []);
    }
}
