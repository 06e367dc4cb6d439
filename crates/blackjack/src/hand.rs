//! The hands of the player: one on each spot with a bet, and up to four on a spot after splits. Other seats use
//! [`Hand`] too.

use super::stake::Bet;
use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, Rank};
use fair_deal_table::Chips;
use fair_shuffle::Deck;

/// A hand of the player or of another seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The spot of the hand, counted from 0 on the left. Both hands of a split stay on it. It is 0 at another seat.
    spot: usize,
    cards: Vec<Card>,
    /// The number in the round of each card, counted from 0.
    numbers: Vec<usize>,
}

impl Hand {
    /// Creates a hand on this spot without cards.
    pub(super) const fn on(spot: usize) -> Hand {
        Hand {
            spot,
            cards: Vec::new(),
            numbers: Vec::new(),
        }
    }

    /// The spot of the hand, counted from 0 on the left.
    pub(super) const fn spot(&self) -> usize {
        self.spot
    }

    /// Returns the cards, in the order in which the player got them.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Each card with its number in the round.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, Card)> {
        let numbers = self.numbers.iter().copied();
        numbers.zip(self.cards.iter().copied())
    }

    /// Draws the next card. The hand stays as it is if no card is left.
    pub(super) fn draw(&mut self, deck: &mut Deck) {
        let number = deck.dealt_in_round();
        if let Some(card) = deck.draw_or_reshuffle() {
            self.cards.push(card);
            self.numbers.push(number);
        }
    }

    /// Returns true if the hand is two cards of one value. Any two cards that count ten are a pair.
    #[must_use]
    pub fn is_pair(&self) -> bool {
        match self.cards[..] {
            [first, second] => low_points(first.rank) == low_points(second.rank),
            _ => false,
        }
    }

    /// Returns true if the first card is an ace.
    pub(super) fn begins_with_ace(&self) -> bool {
        self.cards
            .first()
            .is_some_and(|card| card.rank == Rank::Ace)
    }

    /// Removes the last card and returns it as a new hand on the same spot.
    pub(super) fn split(&mut self) -> Hand {
        let last = self.cards.len().saturating_sub(1);
        Hand {
            spot: self.spot,
            cards: self.cards.split_off(last),
            numbers: self.numbers.split_off(last),
        }
    }
}

/// The way in which the player finished a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player stood, went bust, or had nothing to decide.
    Played,
    /// The player doubled the bet for the last card.
    Doubled,
    /// The player gave the hand up.
    Surrendered,
    /// The player doubled the bet for the last card, and then gave the hand up for the original bet.
    Rescued,
}

impl End {
    /// Returns the number of bets on the hand.
    #[must_use]
    pub const fn bets(self) -> u32 {
        match self {
            End::Played | End::Surrendered => 1,
            End::Doubled | End::Rescued => 2,
        }
    }
}

/// A hand that takes no more cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    pub(super) hand: Hand,
    pub(super) end: End,
}

impl PlayedHand {
    /// Returns the cards, in the order in which the player got them.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        self.hand.cards()
    }

    /// Returns the way in which the player finished the hand.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// The hand as the player sees it, with this bet on each hand.
    pub(super) fn view(&self, bet: Bet) -> HandView<'_> {
        HandView {
            spot: self.hand.spot(),
            cards: self.cards(),
            staked: self.staked(bet),
            state: HandState::Over(self.end),
        }
    }

    /// Returns the chips on the hand, with this bet on each hand.
    #[must_use]
    pub const fn staked(&self, bet: Bet) -> Chips {
        bet.times(self.end.bets())
    }
}

/// The progress of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandState {
    /// The player decides about the hand now.
    Active,
    /// The player's turn for the hand comes later.
    Waiting,
    /// The hand takes no more cards.
    Over(End),
}

/// A hand as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandView<'a> {
    /// The spot of the hand, counted from 0 on the left. The hands of a split share it.
    pub spot: usize,
    /// Its cards, in the order in which the player got them.
    pub cards: &'a [Card],
    /// The chips on the hand.
    pub staked: Chips,
    /// The progress of the hand.
    pub state: HandState,
}
