//! The messages about several hands of video poker from one deal.

use crate::poker::{Coins, Hands};
use crate::text::poker::PokerWords;

impl PokerWords {
    /// A number of hands: “10 hands”.
    #[must_use]
    pub fn hand_count(self, hands: Hands) -> String {
        self.hands_in_words(hands.number())
    }

    /// The bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
    #[must_use]
    pub fn coins_on_hands(self, coins: Coins, hands: Hands) -> String {
        self.bet_on_hands(coins.number(), hands.number())
    }

    /// The number of hands, and how often each result came up: “10 hands. Full house: 1. Nothing: 9.”
    #[must_use]
    pub fn hands_are(self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let one = |(name, count): &(&str, usize)| self.hands_of_name(name, *count);
        let counts: String = counts.iter().map(one).collect();
        self.hands_with_counts(hands.number(), &counts)
    }

    /// The number of hands that the chips are enough for, after that number has gone down: “Your chips are enough for 5
    /// hands now.”
    #[must_use]
    pub fn hands_left(self, hands: Hands) -> String {
        self.enough_for_hands(hands.number())
    }

    /// The heading of the list of all hands: “All 10 hands”.
    #[must_use]
    pub fn all_hands(self, hands: Hands) -> String {
        self.all_the_hands(hands.number())
    }
}
