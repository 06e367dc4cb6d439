//! What a round came to.

use super::{Deed, Finished, PLAYER, SeatView, SharedPot, swapped, views};
use crate::chips::sum;
use crate::duel::{Destination, Holder, Swapped};
use fair_deal_table::Chips;
use fair_deal_table::{Marks, Verdict};

impl Finished {
    /// The seats as they are after the hand, the player's first.
    pub fn seats(&self) -> impl Iterator<Item = SeatView> {
        views(&self.seats)
    }

    /// What came back to a seat because nobody had called it.
    #[must_use]
    pub const fn returned(&self) -> Option<(usize, Chips)> {
        self.returned
    }

    /// The pots, the main pot first.
    #[must_use]
    pub fn pots(&self) -> &[SharedPot] {
        &self.pots
    }

    /// What a seat has got of all pots together.
    #[must_use]
    pub fn won_by(&self, seat: usize) -> Chips {
        let shares = self.pots.iter().flat_map(|pot| &pot.winners);
        sum(shares
            .filter(|(at, _)| *at == seat)
            .map(|(_, share)| *share))
    }

    /// The seats that got something, from the left of the button.
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        let order = self.seats.left_of(self.seats.button);
        order
            .filter(|seat| self.won_by(*seat) != Chips::NONE)
            .collect()
    }

    /// All that was done, and by which seat.
    #[must_use]
    pub fn deeds(&self) -> &[(usize, Deed)] {
        &self.seats.deeds
    }

    /// Whether hands were turned: more than one was in at the end.
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.seats.count_in() > 1
    }

    /// The hand of a seat, where everybody may see it: it was in when hands were turned.
    #[must_use]
    pub fn shown(&self, seat: usize) -> Option<Swapped> {
        let its = self.seats.each.get(seat)?;
        (self.is_shown() && its.is_in()).then(|| swapped(its))
    }

    /// All hands, those that were folded too: for a check of the deal, and no view.
    pub fn hands(&self) -> impl Iterator<Item = (Holder, Swapped)> {
        let seats = self.seats.each.iter();
        seats.map(|seat| (seat.holder, swapped(seat)))
    }

    /// Where each card that left the deck went, in the order in which they lay there: first those that
    /// were dealt, card by card, the player first, then what each seat has drawn, from the left of the
    /// button.
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

    /// The seats in the order in which they have drawn cards.
    fn drew(&self) -> impl Iterator<Item = (Holder, Swapped)> {
        let swaps = self.seats.deeds.iter().filter_map(|(at, deed)| match deed {
            Deed::Swap(_) => self.seats.each.get(*at),
            Deed::Check | Deed::Bet(_) | Deed::Call(_) | Deed::Raise(_) | Deed::Fold => None,
        });
        swaps.map(|seat| (seat.holder, swapped(seat)))
    }

    /// What a seat had before the hand.
    #[must_use]
    pub fn began(&self, seat: usize) -> Chips {
        let seat = self.seats.each.get(seat);
        seat.map_or(Chips::NONE, |seat| seat.began)
    }

    /// Whether the player has more chips than before the hand, as many, or fewer.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let player = &self.seats.each[PLAYER];
        match player.stack.cmp(&player.began) {
            std::cmp::Ordering::Greater => Verdict::Won,
            std::cmp::Ordering::Equal => Verdict::Drawn,
            std::cmp::Ordering::Less => Verdict::Lost,
        }
    }
}
