//! The messages about several hands and other seats at the blackjack table.

use crate::blackjack::Seating;
use crate::core::{Card, Score};
use crate::text::Words;

impl Words {
    /// The seating of the next round.
    #[must_use]
    pub fn seating_is(self, seating: Seating) -> String {
        self.hands_and_seats(seating.hands(), seating.others())
    }

    /// The cards and the total of another seat's hand.
    #[must_use]
    pub fn seat_has(self, number: usize, cards: &[Card], score: Score) -> String {
        self.seat_holds(number, &self.list(cards), score.total())
    }
}
