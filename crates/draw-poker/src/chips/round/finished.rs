//! The result of a round.

use super::{Finished, PLAYER, SeatAction, SeatView, SharedPot, swapped, views};
use crate::chips::sum;
use crate::poker_match::{Destination, Holder, Swapped};
use fair_deal_table::Chips;
use fair_deal_table::{Marks, Verdict};

impl Finished {
    /// The seats after the hand, the player's first.
    pub fn seats(&self) -> impl Iterator<Item = SeatView> {
        views(&self.seats)
    }

    /// The uncalled chips that went back to a seat.
    #[must_use]
    pub const fn returned(&self) -> Option<(usize, Chips)> {
        self.returned
    }

    /// The pots, the main pot first.
    #[must_use]
    pub fn pots(&self) -> &[SharedPot] {
        &self.pots
    }

    /// The chips that a seat won in all pots together.
    #[must_use]
    pub fn won_by(&self, seat: usize) -> Chips {
        let shares = self.pots.iter().flat_map(|pot| &pot.winners);
        sum(shares
            .filter(|(at, _)| *at == seat)
            .map(|(_, share)| *share))
    }

    /// The seats that won chips, starting at the left of the button.
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        let order = self.seats.left_of(self.seats.button);
        order
            .filter(|seat| self.won_by(*seat) != Chips::NONE)
            .collect()
    }

    /// All actions of the hand, each with its seat.
    #[must_use]
    pub fn actions(&self) -> &[(usize, SeatAction)] {
        &self.seats.actions
    }

    /// Returns true if there was a showdown: at the end more than one seat was still in.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.seats.count_in() > 1
    }

    /// The hand of a seat, if the showdown revealed it.
    #[must_use]
    pub fn shown(&self, seat: usize) -> Option<Swapped> {
        let its = self.seats.each.get(seat)?;
        (self.is_shown() && its.is_in()).then(|| swapped(its))
    }

    /// All hands, including folded ones. This is for checking the deal, not for display.
    pub fn hands(&self) -> impl Iterator<Item = (Holder, Swapped)> {
        let seats = self.seats.each.iter();
        seats.map(|seat| (seat.holder, swapped(seat)))
    }

    /// The destination of each card that left the deck, in deck order. First come the dealt cards, one round of the
    /// table after another, starting with the player. Then come the cards drawn by each seat, starting at the left of
    /// the button.
    #[must_use]
    pub fn destinations(&self) -> Vec<Destination> {
        let to = |holder, place, drawn| Destination {
            holder,
            place,
            drawn,
        };
        let each = |place| self.hands().map(move |(holder, _)| (holder, place));
        let dealt = (0..Marks::PLACES).flat_map(each);
        let dealt = dealt.map(|(holder, place)| to(holder, place, false));
        let drawn = self.drew().flat_map(|(holder, swapped)| {
            let places = swapped.discarded.places();
            places.map(move |place| to(holder, place, true))
        });
        dealt.chain(drawn).collect()
    }

    /// The seats with their draws, in the order of the draws.
    fn drew(&self) -> impl Iterator<Item = (Holder, Swapped)> {
        let swaps = self
            .seats
            .actions
            .iter()
            .filter_map(|(at, seat_action)| match seat_action {
                SeatAction::Swap(_) => self.seats.each.get(*at),
                SeatAction::Check
                | SeatAction::Bet(_)
                | SeatAction::Call(_)
                | SeatAction::Raise(_)
                | SeatAction::Fold => None,
            });
        swaps.map(|seat| (seat.holder, swapped(seat)))
    }

    /// The chips of a seat before the hand.
    #[must_use]
    pub fn chips_before(&self, seat: usize) -> Chips {
        let seat = self.seats.each.get(seat);
        seat.map_or(Chips::NONE, |seat| seat.chips_before)
    }

    /// The player's result: won with more chips than before the hand, drawn with the same number, else lost.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let player = &self.seats.each[PLAYER];
        match player.stack.cmp(&player.chips_before) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Equal => Verdict::Drawn,
            std::cmp::Ordering::Less => Verdict::Lost,
        }
    }
}
