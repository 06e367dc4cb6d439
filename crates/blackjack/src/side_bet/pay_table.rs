//! The pay tables of the side bets, with their sources (RULES.md, “Side bets”).
//!
//! We could read most sources only in excerpts. All payouts below appear in those excerpts.

use std::fmt;
use std::str::FromStr;

use super::{Class, NoSuchSideBet, SideBet};
use crate::Bet;
use fair_deal_table::Chips;

/// The odds to one that a side bet pays for each of its classes. At 9 to 1 the player gets back the bet and nine times
/// as much. All odds are whole, so a bet of whole chips pays whole chips.
///
/// At 0 to 1 the player gets the bet back. Bust It has such a row at the tables of Evolution, for a player's natural.
/// The row appears neither in the name nor in the code of the table.
///
/// The written form is the code of the bet, a hyphen, and the odds with an `x` between them, as in `pairs-25x12x6`. A
/// table with the same odds for every class has a single number, as in `21p3-9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayTable {
    bet: SideBet,
    rows: &'static [(Class, u16)],
    source: &'static str,
}

impl PayTable {
    /// Returns the bet that the table is for.
    #[must_use]
    pub const fn bet(&self) -> SideBet {
        self.bet
    }

    /// Returns each class with its odds to one, the best class first. Cards belong to at most one class.
    #[must_use]
    pub const fn rows(&self) -> &'static [(Class, u16)] {
        self.rows
    }

    /// Returns the publication with the odds.
    #[must_use]
    pub const fn source(&self) -> &'static str {
        self.source
    }

    /// Returns the odds to one for this class, or `None` if the table does not have it.
    #[must_use]
    pub fn pays(&self, class: Class) -> Option<u16> {
        let mut rows = self.rows.iter();
        rows.find(|(known, _)| *known == class).map(|row| row.1)
    }

    /// Returns the chips that the player gets back for cards of this class, the bet included. A lost bet (`None`)
    /// returns nothing.
    #[must_use]
    pub fn given_back(&self, bet: Bet, class: Option<Class>) -> Chips {
        let pays = class.and_then(|class| self.pays(class));
        pays.map_or(Chips::NONE, |pays| bet.times(u32::from(pays) + 1))
    }

    /// Returns the name of the table: its odds with slashes, as in `25/12/6`, or the single number.
    #[must_use]
    pub fn name(&self) -> String {
        self.odds("/")
    }

    fn odds(&self, between: &str) -> String {
        let wins = self.rows.iter().filter(|(_, pays)| *pays > 0);
        let odds: Vec<String> = wins.map(|(_, pays)| pays.to_string()).collect();
        match odds.split_first() {
            Some((first, others)) if others.iter().all(|pays| pays == first) => first.clone(),
            Some(_) | None => odds.join(between),
        }
    }
}

impl fmt::Display for PayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.bet, self.odds("x"))
    }
}

impl FromStr for PayTable {
    type Err = NoSuchPayTable;

    /// Parses the output of `Display` and nothing else, so every table has exactly one written form.
    fn from_str(text: &str) -> Result<PayTable, NoSuchPayTable> {
        let (bet, _) = text
            .split_once('-')
            .ok_or_else(|| NoSuchPayTable::NoOdds(text.to_owned()))?;
        let bet: SideBet = bet.parse()?;
        let mut tables = bet.tables().iter();
        tables
            .find(|table| table.to_string() == text)
            .copied()
            .ok_or(NoSuchPayTable::NotOffered { bet })
    }
}

/// The reason why a text is not a pay table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSuchPayTable {
    /// The text has no hyphen with odds behind it.
    NoOdds(String),
    /// No such side bet exists.
    NoSuchSideBet(NoSuchSideBet),
    /// No table offers the bet at these odds.
    NotOffered {
        /// The bet.
        bet: SideBet,
    },
}

impl From<NoSuchSideBet> for NoSuchPayTable {
    fn from(why: NoSuchSideBet) -> NoSuchPayTable {
        NoSuchPayTable::NoSuchSideBet(why)
    }
}

impl fmt::Display for NoSuchPayTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoSuchPayTable::NoOdds(text) => write!(
                f,
                "“{text}” is not a pay table: write the side bet, a hyphen and the odds, as in pairs-25x12x6."
            ),
            NoSuchPayTable::NoSuchSideBet(why) => why.fmt(f),
            NoSuchPayTable::NotOffered { bet } => {
                let tables = bet.tables().iter();
                let tables: Vec<String> = tables.map(ToString::to_string).collect();
                write!(f, "The pay tables of {bet} are {}.", tables.join(", "))
            }
        }
    }
}

impl std::error::Error for NoSuchPayTable {}

/// The table of 21+3 with these odds, in the order of the classes from the best.
const fn of_21_plus_3(odds: [u16; 5]) -> [(Class, u16); 5] {
    [
        (Class::SuitedThreeOfAKind, odds[0]),
        (Class::StraightFlush, odds[1]),
        (Class::ThreeOfAKind, odds[2]),
        (Class::Straight, odds[3]),
        (Class::Flush, odds[4]),
    ]
}

/// The table of Perfect Pairs with these odds, in the order of the classes from the best.
const fn of_pairs(odds: [u16; 3]) -> [(Class, u16); 3] {
    [
        (Class::PerfectPair, odds[0]),
        (Class::ColouredPair, odds[1]),
        (Class::MixedPair, odds[2]),
    ]
}

/// The table of Lucky Ladies with these odds, in the order of the classes from the best.
const fn of_ladies(odds: [u16; 5]) -> [(Class, u16); 5] {
    [
        (Class::QueensOfHeartsWithNatural, odds[0]),
        (Class::QueensOfHearts, odds[1]),
        (Class::MatchedTwenty, odds[2]),
        (Class::SuitedTwenty, odds[3]),
        (Class::AnyTwenty, odds[4]),
    ]
}

/// The table of Bust It with these odds, from eight cards down to three.
const fn of_bust(odds: [u16; 6]) -> [(Class, u16); 6] {
    [
        (Class::BustWithEight, odds[0]),
        (Class::BustWithSeven, odds[1]),
        (Class::BustWithSix, odds[2]),
        (Class::BustWithFive, odds[3]),
        (Class::BustWithFour, odds[4]),
        (Class::BustWithThree, odds[5]),
    ]
}

/// The table of Bust It that also returns the bet for a player's natural.
const fn of_bust_or_natural(odds: [u16; 6]) -> [(Class, u16); 7] {
    let [eight, seven, six, five, four, three] = of_bust(odds);
    let natural = (Class::PlayerNatural, 0);
    [eight, seven, six, five, four, three, natural]
}

/// The table of Hot 3 with these odds, in the order of the classes from the best.
const fn of_hot_3(odds: [u16; 5]) -> [(Class, u16); 5] {
    [
        (Class::ThreeSevens, odds[0]),
        (Class::SuitedTwentyOne, odds[1]),
        (Class::TwentyOne, odds[2]),
        (Class::Twenty, odds[3]),
        (Class::Nineteen, odds[4]),
    ]
}

/// Declares the pay tables of a bet, the usual one first: the odds and their source.
macro_rules! tables {
    ($name:ident, $bet:ident: $($of:ident $odds:expr, $source:expr;)+) => {
        pub(super) const $name: &[PayTable] = &[$(PayTable {
            bet: SideBet::$bet,
            rows: const { &$of($odds) },
            source: $source,
        }),+];
    };
}

const WIZARD_PAIRS: &str = "The Wizard of Odds, “Perfect Pairs”";
const WIZARD_LADIES: &str = "The Wizard of Odds, “Lucky Ladies”";

tables! { TWENTY_ONE_PLUS_THREE, TwentyOnePlusThree:
    of_21_plus_3 [9, 9, 9, 9, 9], "The Wizard of Odds, “21+3”, version 1";
    of_21_plus_3 [100, 40, 30, 10, 5], "onlinecasinoground.nl, “21+3 Side Bet Blackjack” (the tables of Evolution)";
}

tables! { PERFECT_PAIRS, PerfectPairs:
    of_pairs [25, 12, 6], WIZARD_PAIRS;
    of_pairs [30, 10, 5], WIZARD_PAIRS;
    of_pairs [25, 12, 5], WIZARD_PAIRS;
    of_pairs [25, 15, 5], WIZARD_PAIRS;
}

tables! { LUCKY_LADIES, LuckyLadies:
    of_ladies [1000, 125, 19, 9, 4], WIZARD_LADIES;
    of_ladies [1000, 200, 25, 10, 4], WIZARD_LADIES;
}

tables! { BUST_IT, BustIt:
    of_bust_or_natural [250, 100, 50, 9, 2, 1], "SamsonvdS/Blackjack-strategy on GitHub (the tables of Evolution)";
    of_bust [200, 100, 30, 6, 3, 1], "casinoblackjackplay.com, “Two Deck Blackjack” (Buster Blackjack)";
    of_bust [250, 50, 12, 4, 2, 2], "Wikipedia, “Double Attack Blackjack”";
}

tables! { HOT_3, HotThree:
    of_hot_3 [100, 20, 4, 2, 1], "The Wizard of Odds, “Hot 3: Blackjack Side Bet”";
}
