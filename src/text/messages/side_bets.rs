// `cargo xtask words` writes this file from words/en: do not change it by hand.

use fair_deal_words::{Arg, Count};

use super::{Keyed, Words};
use crate::text::choices::{SideBet, SideBetClass};

/// The index of this section in a table.
const SECTION: usize = 2;

impl Keyed for SideBet { fn key(self) -> u8 { match self { SideBet::TwentyOnePlusThree => 0, SideBet::PerfectPairs => 1, SideBet::LuckyLadies => 2, SideBet::BustIt => 3, SideBet::HotThree => 4 } } }
impl Keyed for SideBetClass { fn key(self) -> u8 { match self { SideBetClass::SuitedThreeOfAKind => 0, SideBetClass::StraightFlush => 1, SideBetClass::ThreeOfAKind => 2, SideBetClass::Straight => 3, SideBetClass::Flush => 4, SideBetClass::PerfectPair => 5, SideBetClass::ColouredPair => 6, SideBetClass::MixedPair => 7, SideBetClass::QueensOfHeartsWithNatural => 8, SideBetClass::QueensOfHearts => 9, SideBetClass::MatchedTwenty => 10, SideBetClass::SuitedTwenty => 11, SideBetClass::AnyTwenty => 12, SideBetClass::PlayerNatural => 13, SideBetClass::BustWithThree => 14, SideBetClass::BustWithFour => 15, SideBetClass::BustWithFive => 16, SideBetClass::BustWithSix => 17, SideBetClass::BustWithSeven => 18, SideBetClass::BustWithEight => 19, SideBetClass::ThreeSevens => 20, SideBetClass::SuitedTwentyOne => 21, SideBetClass::TwentyOne => 22, SideBetClass::Twenty => 23, SideBetClass::Nineteen => 24 } } }

impl Words {
    /// Name of a side bet. `bet`: the side bet.
    pub fn side_bet(self, bet: SideBet) -> &'static str { self.fixed(SECTION, 0, &[Arg::Key(bet.key())]) }
    /// Note below a side bet: the cards that win it. `bet`: the side bet.
    pub fn side_bet_wins(self, bet: SideBet) -> &'static str { self.fixed(SECTION, 1, &[Arg::Key(bet.key())]) }
    /// Row in the pay table of a side bet: the cards that win. `class`: the class of the cards.
    pub fn side_bet_class(self, class: SideBetClass) -> &'static str { self.fixed(SECTION, 2, &[Arg::Key(class.key())]) }
    /// Odds in a row of that pay table: “25 to 1”. At 0 to 1 the bet comes back. `pays`: the odds.
    pub fn odds_to_one(self, pays: impl Count) -> String { self.say(SECTION, 3, &[Arg::Number(pays.count())]) }
    /// Heading of the choice of side bets.
    pub fn side_bets(self) -> &'static str { self.fixed(SECTION, 4, &[]) }
    /// Label of the choice of the chips on a side bet. `bet`: the side bet.
    pub fn chips_on_side_bet(self, bet: SideBet) -> String { self.say(SECTION, 5, &[Arg::Key(bet.key())]) }
    /// Label of the choice of a side bet’s pay table. `bet`: the side bet.
    pub fn pays_of_side_bet(self, bet: SideBet) -> String { self.say(SECTION, 6, &[Arg::Key(bet.key())]) }
    /// Value of the choice of the chips: none.
    pub fn no_side_bet(self) -> &'static str { self.fixed(SECTION, 7, &[]) }
    /// Value of a side bet for the unseen cards, where the house has the edge. `percent`: in percent of the bet, without a sign.
    pub fn side_bet_costs(self, percent: &str) -> String { self.say(SECTION, 8, &[Arg::Text(percent)]) }
    /// Value of a side bet for the unseen cards, where the player has the edge. `percent`: in percent of the bet, without a sign.
    pub fn side_bet_gains(self, percent: &str) -> String { self.say(SECTION, 9, &[Arg::Text(percent)]) }
    /// Announcement: the chips on a side bet. `bet`: the side bet; `chips`: the number of chips.
    pub fn side_bet_lies(self, bet: SideBet, chips: impl Count) -> String { self.say(SECTION, 10, &[Arg::Key(bet.key()), Arg::Number(chips.count())]) }
    /// Result of a side bet beside one hand. `bet`: the side bet; `class`: what the cards are; `won`: the amount; nothing where the bet comes back.
    pub fn side_bet_brings(self, bet: SideBet, class: SideBetClass, won: Option<&str>) -> String { self.say(SECTION, 11, &[Arg::Key(bet.key()), Arg::Key(class.key()), Arg::from(won)]) }
    /// Result of a side bet beside several hands. `bet`: the side bet; `won`: the amount; nothing where the bet comes back.
    pub fn side_bet_brings_in_all(self, bet: SideBet, won: Option<&str>) -> String { self.say(SECTION, 12, &[Arg::Key(bet.key()), Arg::from(won)]) }
    /// Announcement: there are no side bets any more.
    pub fn side_bets_gone(self) -> &'static str { self.fixed(SECTION, 13, &[]) }
    /// Announcement: the chips are too few for all hands and side bets of the next round.
    pub fn fewer_bets(self) -> &'static str { self.fixed(SECTION, 14, &[]) }
    /// Result of a side bet, in a row of a table. `bet`: the side bet; `class`: the class of the cards; nothing where it is lost.
    pub fn side_bet_ends(self, bet: SideBet, class: Option<&str>) -> String { self.say(SECTION, 15, &[Arg::Key(bet.key()), Arg::from(class)]) }
    /// Result of all lost side bets. `lost`: the amount.
    pub fn side_bets_cost(self, lost: &str) -> String { self.say(SECTION, 16, &[Arg::Text(lost)]) }
}
