// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::Arg;

use super::{Keyed, Words};
use crate::text::choices::{SideBet, SideBetClass};

/// The place of these messages in a table.
const SECTION: usize = 2;

impl Keyed for SideBet {
    fn key(self) -> u8 {
        match self {
            SideBet::TwentyOnePlusThree => 0,
            SideBet::PerfectPairs => 1,
            SideBet::LuckyLadies => 2,
            SideBet::BustIt => 3,
            SideBet::HotThree => 4,
        }
    }
}

impl Keyed for SideBetClass {
    fn key(self) -> u8 {
        match self {
            SideBetClass::SuitedThreeOfAKind => 0,
            SideBetClass::StraightFlush => 1,
            SideBetClass::ThreeOfAKind => 2,
            SideBetClass::Straight => 3,
            SideBetClass::Flush => 4,
            SideBetClass::PerfectPair => 5,
            SideBetClass::ColouredPair => 6,
            SideBetClass::MixedPair => 7,
            SideBetClass::QueensOfHeartsWithNatural => 8,
            SideBetClass::QueensOfHearts => 9,
            SideBetClass::MatchedTwenty => 10,
            SideBetClass::SuitedTwenty => 11,
            SideBetClass::AnyTwenty => 12,
            SideBetClass::PlayerNatural => 13,
            SideBetClass::BustWithThree => 14,
            SideBetClass::BustWithFour => 15,
            SideBetClass::BustWithFive => 16,
            SideBetClass::BustWithSix => 17,
            SideBetClass::BustWithSeven => 18,
            SideBetClass::BustWithEight => 19,
            SideBetClass::ThreeSevens => 20,
            SideBetClass::SuitedTwentyOne => 21,
            SideBetClass::TwentyOne => 22,
            SideBetClass::Twenty => 23,
            SideBetClass::Nineteen => 24,
        }
    }
}

impl Words {
    /// Names a side bet.
    ///
    /// - `bet`: which
    #[must_use]
    pub fn side_bet(self, bet: SideBet) -> &'static str {
        self.fixed(SECTION, 0, &[Arg::Key(bet.key())])
    }

    /// Says in a sentence which cards win the bet.
    ///
    /// - `bet`: which
    #[must_use]
    pub fn side_bet_wins(self, bet: SideBet) -> &'static str {
        self.fixed(SECTION, 1, &[Arg::Key(bet.key())])
    }

    /// Names a class of cards, as in the row of a pay table.
    ///
    /// - `class`: which
    #[must_use]
    pub fn side_bet_class(self, class: SideBetClass) -> &'static str {
        self.fixed(SECTION, 2, &[Arg::Key(class.key())])
    }

    /// The odds to one, as in the row of a pay table: “25 to 1”. At 0 to one the bet comes back.
    ///
    /// - `pays`: the odds
    #[must_use]
    pub fn odds_to_one(self, pays: impl fair_deal_words::Count) -> String {
        self.say(SECTION, 3, &[Arg::Number(pays.count())])
    }

    /// The choice of side bets.
    #[must_use]
    pub fn side_bets(self) -> &'static str {
        self.fixed(SECTION, 4, &[])
    }

    /// What is chosen of a side bet: the chips beside each hand.
    ///
    /// - `bet`: which
    #[must_use]
    pub fn chips_on_side_bet(self, bet: SideBet) -> String {
        self.say(SECTION, 5, &[Arg::Key(bet.key())])
    }

    /// What is chosen of a side bet: the pay table.
    ///
    /// - `bet`: which
    #[must_use]
    pub fn pays_of_side_bet(self, bet: SideBet) -> String {
        self.say(SECTION, 6, &[Arg::Key(bet.key())])
    }

    /// No side bet is made.
    #[must_use]
    pub fn no_side_bet(self) -> &'static str {
        self.fixed(SECTION, 7, &[])
    }

    /// What a side bet is worth for the cards that are unseen now, where the house has the edge.
    ///
    /// - `percent`: in percent of the bet, without a sign
    #[must_use]
    pub fn side_bet_costs(self, percent: &str) -> String {
        self.say(SECTION, 8, &[Arg::Text(percent)])
    }

    /// What a side bet is worth for the cards that are unseen now, where the player has the edge.
    ///
    /// - `percent`: in percent of the bet, without a sign
    #[must_use]
    pub fn side_bet_gains(self, percent: &str) -> String {
        self.say(SECTION, 9, &[Arg::Text(percent)])
    }

    /// What lies on a side bet, beside each hand.
    ///
    /// - `bet`: which
    /// - `chips`: how many chips
    #[must_use]
    pub fn side_bet_lies(self, bet: SideBet, chips: impl fair_deal_words::Count) -> String {
        self.say(
            SECTION,
            10,
            &[Arg::Key(bet.key()), Arg::Number(chips.count())],
        )
    }

    /// What cards have won on a side bet.
    ///
    /// - `bet`: which
    /// - `class`: what the cards are
    /// - `won`: how much; nothing where the bet comes back
    #[must_use]
    pub fn side_bet_brings(self, bet: SideBet, class: SideBetClass, won: Option<&str>) -> String {
        self.say(
            SECTION,
            11,
            &[Arg::Key(bet.key()), Arg::Key(class.key()), Arg::from(won)],
        )
    }

    /// What a side bet has won beside several hands.
    ///
    /// - `bet`: which
    /// - `won`: how much; nothing where the bet comes back
    #[must_use]
    pub fn side_bet_brings_in_all(self, bet: SideBet, won: Option<&str>) -> String {
        self.say(SECTION, 12, &[Arg::Key(bet.key()), Arg::from(won)])
    }

    /// No side bet is made any more.
    #[must_use]
    pub fn side_bets_gone(self) -> &'static str {
        self.fixed(SECTION, 13, &[])
    }

    /// Hands or side bets of the next round are gone, because the chips do not suffice.
    #[must_use]
    pub fn fewer_bets(self) -> &'static str {
        self.fixed(SECTION, 14, &[])
    }

    /// How a side bet ended, as in the row of a table.
    ///
    /// - `bet`: which
    /// - `class`: the class of the cards; nothing where it is lost
    #[must_use]
    pub fn side_bet_ends(self, bet: SideBet, class: Option<&str>) -> String {
        self.say(SECTION, 15, &[Arg::Key(bet.key()), Arg::from(class)])
    }

    /// So much was lost on side bets.
    ///
    /// - `lost`: how much
    #[must_use]
    pub fn side_bets_cost(self, lost: &str) -> String {
        self.say(SECTION, 16, &[Arg::Text(lost)])
    }
}
