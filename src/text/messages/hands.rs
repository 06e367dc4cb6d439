// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::PokerWords;

/// The place of these messages in a table.
const SECTION: usize = 4;

impl PokerWords {
    /// So many hands: “10 hands”.
    ///
    /// - `hands`: how many
    #[must_use]
    pub fn hands_in_words(self, hands: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 0, &[Arg::Number(hands.count())])
    }

    /// What is bet on each of several hands: “Bet: 5 coins on each of 10 hands”.
    ///
    /// - `coins`: how many coins on each
    /// - `hands`: how many hands
    #[must_use]
    pub fn bet_on_hands(
        self,
        coins: impl fair_deal_words::Count,
        hands: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            1,
            &[Arg::Number(coins.count()), Arg::Number(hands.count())],
        )
    }

    /// What hands are that are paid nothing.
    #[must_use]
    pub fn no_prize(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// How many hands there are, and how many of them are called what: “10 hands. Full house: 1. Nothing: 9.”
    ///
    /// - `hands`: how many
    /// - `counts`: the names with their counts
    #[must_use]
    pub fn hands_with_counts(self, hands: impl fair_deal_words::Count, counts: &str) -> String {
        self.say(SECTION, 3, &[Arg::Number(hands.count()), Arg::Text(counts)])
    }

    /// How many of the hands are called so, one of those counts.
    ///
    /// - `name`: what they are called
    /// - `count`: how many
    #[must_use]
    pub fn hands_of_name(self, name: &str, count: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 4, &[Arg::Text(name), Arg::Number(count.count())])
    }

    /// Which hand is the best one, by its number: “The best is hand 4: Full house.”
    ///
    /// - `number`: its number
    /// - `hand`: what it is called
    #[must_use]
    pub fn best_hand_is(self, number: impl fair_deal_words::Count, hand: &str) -> String {
        self.say(SECTION, 5, &[Arg::Number(number.count()), Arg::Text(hand)])
    }

    /// What all hands are paid together.
    ///
    /// - `paid`: how many coins; 0 is nothing
    #[must_use]
    pub fn hands_pay(self, paid: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 6, &[Arg::Number(paid.count())])
    }

    /// What all hands of the player who shared the deal were paid together.
    ///
    /// - `paid`: how many coins; 0 is nothing
    #[must_use]
    pub fn their_hands_pay(self, paid: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 7, &[Arg::Number(paid.count())])
    }

    /// How many hands the chips are enough for, where that is fewer than before.
    ///
    /// - `hands`: how many
    #[must_use]
    pub fn enough_for_hands(self, hands: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 8, &[Arg::Number(hands.count())])
    }

    /// Names the list of all hands.
    ///
    /// - `hands`: how many
    #[must_use]
    pub fn all_the_hands(self, hands: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 9, &[Arg::Number(hands.count())])
    }
}
