//! Cards as numbers, for brute force that shares no code with the coach.

use fair_deal::core::{Card, PackCard, Rank, Suit, WildHand};

/// The number of the joker in a pack of numbers. 0 to 51 are rank and suit, four to a rank from the twos up.
pub(crate) const JOKER: usize = 52;

/// The card with this number.
pub(crate) fn card(number: usize) -> PackCard {
    if number == JOKER {
        return "X1".parse().expect("a joker");
    }
    Card::new(Rank::ALL[number / 4], Suit::ALL[number % 4]).into()
}

/// The hand of the cards with these five different numbers.
pub(crate) fn hand(numbers: [usize; 5]) -> WildHand {
    WildHand::new(&numbers.map(card)).expect("five different cards")
}
