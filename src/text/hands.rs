//! Sentences about several hands of video poker from one deal.

use super::poker::PokerWords;
use crate::poker::{Coins, Hands};

impl PokerWords {
    /// So many hands: “10 hands”.
    #[must_use]
    pub fn hand_count(self, hands: Hands) -> String {
        self.hands_in_words(hands.number())
    }

    /// What is bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
    #[must_use]
    pub fn coins_on_hands(self, coins: Coins, hands: Hands) -> String {
        self.bet_on_hands(coins.number(), hands.number())
    }

    /// How many hands there are, and how many of them are called what: “10 hands. Full house: 1. Nothing: 9.”
    #[must_use]
    pub fn hands_are(self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let one = |(name, count): &(&str, usize)| self.hands_of_name(name, *count);
        let counts: String = counts.iter().map(one).collect();
        self.hands_with_counts(hands.number(), &counts)
    }

    /// How many hands the chips are enough for, where that is fewer than before: “Your chips are enough for 5 hands now.”
    #[must_use]
    pub fn hands_left(self, hands: Hands) -> String {
        self.enough_for_hands(hands.number())
    }

    /// The list of all hands: “All 10 hands”.
    #[must_use]
    pub fn all_hands(self, hands: Hands) -> String {
        self.all_the_hands(hands.number())
    }
}
