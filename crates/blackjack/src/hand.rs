//! The player's hands: one on each spot that the player bets on, or up to four there after splits.

use super::stake::Bet;
use fair_deal_core::scoring::low_points;
use fair_deal_core::{Card, Rank};
use fair_deal_table::Chips;
use fair_shuffle::Deck;

/// A hand of the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The spot that the hand lies on, counted from 0 on the left: a split leaves both hands there.
    spot: usize,
    cards: Vec<Card>,
    /// Which card of the round each of them is, counted from 0.
    numbers: Vec<usize>,
}

impl Hand {
    /// A hand on this spot that has no card yet.
    pub(super) const fn on(spot: usize) -> Hand {
        Hand {
            spot,
            cards: Vec::new(),
            numbers: Vec::new(),
        }
    }

    /// The spot that it lies on, counted from 0 on the left.
    pub(super) const fn spot(&self) -> usize {
        self.spot
    }

    /// The cards, in the order in which they came.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Each card with its number in the round.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (usize, Card)> {
        let numbers = self.numbers.iter().copied();
        numbers.zip(self.cards.iter().copied())
    }

    /// Takes the next card. Where there is none at all, the hand stays as it is.
    pub(super) fn draw(&mut self, deck: &mut Deck) {
        let number = deck.dealt_in_round();
        if let Some(card) = deck.draw_or_reshuffle() {
            self.cards.push(card);
            self.numbers.push(number);
        }
    }

    /// Whether these are two cards of one value, any two that count ten among them.
    #[must_use]
    pub fn is_pair(&self) -> bool {
        match self.cards[..] {
            [first, second] => low_points(first.rank) == low_points(second.rank),
            _ => false,
        }
    }

    /// Whether the first card is an ace.
    pub(super) fn begins_with_ace(&self) -> bool {
        self.cards
            .first()
            .is_some_and(|card| card.rank == Rank::Ace)
    }

    /// Takes the last card away, for a hand of its own.
    pub(super) fn split(&mut self) -> Hand {
        let last = self.cards.len().saturating_sub(1);
        Hand {
            spot: self.spot,
            cards: self.cards.split_off(last),
            numbers: self.numbers.split_off(last),
        }
    }
}

/// How the player's part in a hand came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The player stood, or went bust, or had nothing to decide.
    Played,
    /// The bet was doubled for the last card.
    Doubled,
    /// It was given up.
    Surrendered,
    /// The bet was doubled for the last card, and the hand given up for the original bet.
    Rescued,
}

impl End {
    /// How many bets lie on the hand.
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
    /// The cards, in the order in which they came.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        self.hand.cards()
    }

    /// How the player's part in it ended.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// The hand as the player sees it, where each hand is for this bet.
    pub(super) fn view(&self, bet: Bet) -> HandView<'_> {
        HandView {
            spot: self.hand.spot(),
            cards: self.cards(),
            staked: self.staked(bet),
            state: HandState::Over(self.end),
        }
    }

    /// What lies on it where each hand is for this bet.
    #[must_use]
    pub const fn staked(&self, bet: Bet) -> Chips {
        bet.times(self.end.bets())
    }
}

/// What there is to do at a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandState {
    /// The player decides about it now.
    Active,
    /// Its turn comes.
    Waiting,
    /// It takes no more cards.
    Over(End),
}

/// A hand as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandView<'a> {
    /// The spot that it lies on, counted from 0 on the left: hands of one split share it.
    pub spot: usize,
    /// Its cards, in the order in which they came.
    pub cards: &'a [Card],
    /// What lies on it.
    pub staked: Chips,
    /// What there is to do at it.
    pub state: HandState,
}
