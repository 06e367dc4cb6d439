// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::PokerWords;

/// The index of this section in a table.
const SECTION: usize = 4;

impl PokerWords {
    /// Number of hands: “10 hands”. `hands`: the number.
    pub fn hands_in_words(self, hands: impl Count) -> String { self.say(SECTION, 0, &[Arg::Number(hands.count())]) }
    /// Bet on each of several hands: “Bet: 5 coins on each of 10 hands”. `coins`: the number of coins on each; `hands`: the number of hands.
    pub fn bet_on_hands(self, coins: impl Count, hands: impl Count) -> String { self.say(SECTION, 1, &[Arg::Number(coins.count()), Arg::Number(hands.count())]) }
    /// Name of hands that pay nothing.
    pub fn no_prize(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Announcement: how many hands there are, and how many of each kind: “10 hands. Full house: 1. Nothing: 9.” `hands`: the number; `counts`: the names with their counts.
    pub fn hands_with_counts(self, hands: impl Count, counts: &str) -> String { self.say(SECTION, 3, &[Arg::Number(hands.count()), Arg::Text(counts)]) }
    /// One of those kinds with its number, after a space. `name`: their name; `count`: the number.
    pub fn hands_of_name(self, name: &str, count: impl Count) -> String { self.say(SECTION, 4, &[Arg::Text(name), Arg::Number(count.count())]) }
    /// Announcement: the best of several hands: “The best is hand 4: Full house.” `number`: its number; `hand`: its name.
    pub fn best_hand_is(self, number: impl Count, hand: &str) -> String { self.say(SECTION, 5, &[Arg::Number(number.count()), Arg::Text(hand)]) }
    /// Announcement: the coins that all hands pay together. `paid`: the number of coins; 0 is nothing.
    pub fn hands_pay(self, paid: impl Count) -> String { self.say(SECTION, 6, &[Arg::Number(paid.count())]) }
    /// Result of the player who shared the deal: the coins that all hands paid together. `paid`: the number of coins; 0 is nothing.
    pub fn their_hands_pay(self, paid: impl Count) -> String { self.say(SECTION, 7, &[Arg::Number(paid.count())]) }
    /// Announcement: the player’s chips are enough only for fewer hands than before. `hands`: the number.
    pub fn enough_for_hands(self, hands: impl Count) -> String { self.say(SECTION, 8, &[Arg::Number(hands.count())]) }
    /// Heading of the list of all hands. `hands`: the number.
    pub fn all_the_hands(self, hands: impl Count) -> String { self.say(SECTION, 9, &[Arg::Number(hands.count())]) }
}
