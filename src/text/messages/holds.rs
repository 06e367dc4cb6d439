// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::PayTableWords;

/// The place of these messages in a table.
const SECTION: usize = 16;

impl PayTableWords {
    /// The whole hand is held.
    #[must_use]
    pub fn hold_whole(self) -> &'static str {
        self.fixed(SECTION, 0, &[])
    }

    /// Four of a kind are held.
    #[must_use]
    pub fn hold_four(self) -> &'static str {
        self.fixed(SECTION, 1, &[])
    }

    /// Three of a kind are held.
    #[must_use]
    pub fn hold_three(self) -> &'static str {
        self.fixed(SECTION, 2, &[])
    }

    /// Three of a kind and a kicker are held.
    #[must_use]
    pub fn hold_three_with_kicker(self) -> &'static str {
        self.fixed(SECTION, 3, &[])
    }

    /// Two pair are held.
    #[must_use]
    pub fn hold_two_pair(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// A pair is held.
    #[must_use]
    pub fn hold_pair(self) -> &'static str {
        self.fixed(SECTION, 5, &[])
    }

    /// A pair and a kicker are held.
    #[must_use]
    pub fn hold_pair_with_kicker(self) -> &'static str {
        self.fixed(SECTION, 6, &[])
    }

    /// Cards that are to become a royal flush are held.
    ///
    /// - `cards`: how many
    #[must_use]
    pub fn hold_royal(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 7, &[Arg::Number(cards.count())])
    }

    /// Cards that are to become a straight flush are held.
    ///
    /// - `cards`: how many
    #[must_use]
    pub fn hold_straight_flush(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 8, &[Arg::Number(cards.count())])
    }

    /// Cards that are to become a flush are held.
    ///
    /// - `cards`: how many
    #[must_use]
    pub fn hold_flush(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 9, &[Arg::Number(cards.count())])
    }

    /// Cards of several suits, tens or higher, are held.
    ///
    /// - `cards`: how many
    #[must_use]
    pub fn hold_high(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 10, &[Arg::Number(cards.count())])
    }

    /// Cards that are to become a straight are held.
    ///
    /// - `cards`: how many
    #[must_use]
    pub fn hold_straight(self, cards: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 11, &[Arg::Number(cards.count())])
    }

    /// One card is held.
    #[must_use]
    pub fn hold_one(self) -> &'static str {
        self.fixed(SECTION, 12, &[])
    }

    /// No card but the wild ones is held.
    #[must_use]
    pub fn hold_nothing_else(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// No card is held.
    #[must_use]
    pub fn hold_nothing(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// So many of its cards are paid as a pair.
    ///
    /// - `high`: how many
    #[must_use]
    pub fn high_cards(self, high: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 15, &[Arg::Number(high.count())])
    }

    /// So many straights can come of it, and so many of its cards are paid as a pair.
    ///
    /// - `ways`: how many straights
    /// - `high`: how many cards are paid as a pair
    #[must_use]
    pub fn straights_and_high(
        self,
        ways: impl fair_deal_words::Count,
        high: impl fair_deal_words::Count,
    ) -> String {
        self.say(
            SECTION,
            16,
            &[Arg::Number(ways.count()), Arg::Number(high.count())],
        )
    }

    /// A hold with wild cards.
    ///
    /// - `wild`: how many wild cards
    /// - `hold`: the hold of the other cards
    #[must_use]
    pub fn with_wild(self, wild: impl fair_deal_words::Count, hold: &str) -> String {
        self.say(SECTION, 17, &[Arg::Number(wild.count()), Arg::Text(hold)])
    }

    /// All holds of a sort but a few.
    ///
    /// - `sort`: what sort of hold
    /// - `which`: those that are missing
    #[must_use]
    pub fn all_but(self, sort: &str, which: &str) -> String {
        self.say(SECTION, 18, &[Arg::Text(sort), Arg::Text(which)])
    }

    /// Some holds of a sort.
    ///
    /// - `sort`: what sort of hold
    /// - `which`: those that are there
    #[must_use]
    pub fn one_of(self, sort: &str, which: &str) -> String {
        self.say(SECTION, 19, &[Arg::Text(sort), Arg::Text(which)])
    }

    /// Stands between two holds of one sort.
    #[must_use]
    pub fn which_between(self) -> &'static str {
        self.fixed(SECTION, 20, &[])
    }

    /// Stands between two sorts of holds in a row.
    #[must_use]
    pub fn sorts_between(self) -> &'static str {
        self.fixed(SECTION, 21, &[])
    }
}
