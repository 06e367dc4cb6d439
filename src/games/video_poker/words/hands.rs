//! The messages about several hands of video poker from one deal.

use crate::poker::Hands;
use crate::text::poker::PokerWords;

impl PokerWords {
    /// The number of hands, and how often each result came up: “10 hands. Full house: 1. Nothing: 9.”
    #[must_use]
    pub fn hands_are(self, hands: Hands, counts: &[(&str, usize)]) -> String {
        let one = |(name, count): &(&str, usize)| self.hands_of_name(name, *count);
        let counts: String = counts.iter().map(one).collect();
        self.hands_with_counts(hands.number(), &counts)
    }
}
