// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::CoachWords;

/// The index of this section in a table.
const SECTION: usize = 11;

impl CoachWords {
    /// Row of the chart: hold the whole hand.
    pub fn hold_whole(self) -> &'static str { self.fixed(SECTION, 0, &[]) }
    /// Row of the chart: hold four of a kind.
    pub fn hold_four(self) -> &'static str { self.fixed(SECTION, 1, &[]) }
    /// Row of the chart: hold three of a kind.
    pub fn hold_three(self) -> &'static str { self.fixed(SECTION, 2, &[]) }
    /// Row of the chart: hold three of a kind and a kicker.
    pub fn hold_three_with_kicker(self) -> &'static str { self.fixed(SECTION, 3, &[]) }
    /// Row of the chart: hold two pair.
    pub fn hold_two_pair(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Row of the chart: hold a pair.
    pub fn hold_pair(self) -> &'static str { self.fixed(SECTION, 5, &[]) }
    /// Row of the chart: hold a pair and a kicker.
    pub fn hold_pair_with_kicker(self) -> &'static str { self.fixed(SECTION, 6, &[]) }
    /// Row of the chart: hold cards of a possible royal flush. `cards`: the number.
    pub fn hold_royal(self, cards: impl Count) -> String { self.say(SECTION, 7, &[Arg::Number(cards.count())]) }
    /// Row of the chart: hold cards of a possible straight flush. `cards`: the number.
    pub fn hold_straight_flush(self, cards: impl Count) -> String { self.say(SECTION, 8, &[Arg::Number(cards.count())]) }
    /// Row of the chart: hold cards of a possible flush. `cards`: the number.
    pub fn hold_flush(self, cards: impl Count) -> String { self.say(SECTION, 9, &[Arg::Number(cards.count())]) }
    /// Row of the chart: hold cards of several suits, tens or higher. `cards`: the number.
    pub fn hold_high(self, cards: impl Count) -> String { self.say(SECTION, 10, &[Arg::Number(cards.count())]) }
    /// Row of the chart: hold cards of a possible straight. `cards`: the number.
    pub fn hold_straight(self, cards: impl Count) -> String { self.say(SECTION, 11, &[Arg::Number(cards.count())]) }
    /// Row of the chart: hold one card.
    pub fn hold_one(self) -> &'static str { self.fixed(SECTION, 12, &[]) }
    /// Row of the chart: hold the wild cards alone.
    pub fn hold_nothing_else(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Row of the chart: hold no card.
    pub fn hold_nothing(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Detail of a row: how many of its cards pay as a pair. `high`: the number.
    pub fn high_cards(self, high: impl Count) -> String { self.say(SECTION, 15, &[Arg::Number(high.count())]) }
    /// Detail of a row: how many straights are possible, and how many of its cards pay as a pair. `ways`: the number of straights; `high`: the number of cards paid as a pair.
    pub fn straights_and_high(self, ways: impl Count, high: impl Count) -> String { self.say(SECTION, 16, &[Arg::Number(ways.count()), Arg::Number(high.count())]) }
    /// Row of the chart: a hold with wild cards. `wild`: the number of wild cards; `hold`: the hold of the other cards.
    pub fn with_wild(self, wild: impl Count, hold: &str) -> String { self.say(SECTION, 17, &[Arg::Number(wild.count()), Arg::Text(hold)]) }
    /// Row of the chart: all holds of a kind but a few. `sort`: the kind of hold; `which`: those that are missing.
    pub fn all_but(self, sort: &str, which: &str) -> String { self.say(SECTION, 18, &[Arg::Text(sort), Arg::Text(which)]) }
    /// Row of the chart: some holds of a kind. `sort`: the kind of hold; `which`: those that are there.
    pub fn one_of(self, sort: &str, which: &str) -> String { self.say(SECTION, 19, &[Arg::Text(sort), Arg::Text(which)]) }
    /// Joins two holds of one kind.
    pub fn which_between(self) -> &'static str { self.fixed(SECTION, 20, &[]) }
    /// Joins two kinds of holds in a row.
    pub fn sorts_between(self) -> &'static str { self.fixed(SECTION, 21, &[]) }
}
