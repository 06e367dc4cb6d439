//! Side bets: bets beside the hand that depend on the cards alone and not on the player's decisions (RULES.md, “Side
//! bets”). [`crate::coach::side_bets`] computes their worth.

mod class;
mod pay_table;
mod stakes;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

pub use class::Class;
pub use pay_table::{NoSuchPayTable, PayTable};
pub use stakes::{NoSideStakes, SideStakes};

use fair_deal_core::{AceRule, Card, Rank, Score, Suit};

/// A side bet. The player makes it before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideBet {
    /// 21+3: a poker hand of three cards, the player's first two and the upcard.
    TwentyOnePlusThree,
    /// Perfect Pairs: a pair on the player's first two cards.
    PerfectPairs,
    /// Lucky Ladies: 20 with the player's first two cards. Two queens of hearts pay the most.
    LuckyLadies,
    /// Bust It: the dealer busts. The payout depends on the number of the dealer's cards.
    BustIt,
    /// Hot 3: 19 to 21 with three cards, the player's first two and the upcard.
    HotThree,
}

/// The cards that decide side bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideBetCards<'a> {
    /// The first two cards of the player's hand, before any split.
    pub first_two: [Card; 2],
    /// The dealer's upcard.
    pub upcard: Card,
    /// All other cards of the dealer so far, in the order of the deal.
    pub further: &'a [Card],
}

/// The moment from which a side bet can be settled. The variants are in the order of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SettledFrom {
    /// The player's first two cards and the upcard are dealt.
    Deal,
    /// The dealer's second card is turned, or dealt if the rules have no hole card.
    SecondCard,
    /// The dealer's hand is finished. For this bet the dealer draws on even if all of the player's hands are over:
    /// bust, given up, a natural or a Charlie. (“If all players' hands bust, the dealer must still play out his hand”:
    /// the rules of Dealer Bust 21, a bet of the same kind, by its maker AGS.)
    FinishedHand,
}

impl SideBet {
    /// All side bets, in the order in which the page offers them.
    pub const ALL: [SideBet; 5] = [
        SideBet::TwentyOnePlusThree,
        SideBet::PerfectPairs,
        SideBet::LuckyLadies,
        SideBet::BustIt,
        SideBet::HotThree,
    ];

    /// Returns the word for the bet in links and saved records: lower-case letters and digits. No code is a prefix of
    /// another.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SideBet::TwentyOnePlusThree => "21p3",
            SideBet::PerfectPairs => "pairs",
            SideBet::LuckyLadies => "ladies",
            SideBet::BustIt => "bust",
            SideBet::HotThree => "hot3",
        }
    }

    /// Returns the letter for the bet in the stake of a round.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            SideBet::TwentyOnePlusThree => 'T',
            SideBet::PerfectPairs => 'P',
            SideBet::LuckyLadies => 'L',
            SideBet::BustIt => 'B',
            SideBet::HotThree => 'H',
        }
    }

    /// Returns the pay tables of the bet, the usual one first. Links refer to a table by its place, so new ones come
    /// last.
    #[must_use]
    pub const fn tables(self) -> &'static [PayTable] {
        match self {
            SideBet::TwentyOnePlusThree => pay_table::TWENTY_ONE_PLUS_THREE,
            SideBet::PerfectPairs => pay_table::PERFECT_PAIRS,
            SideBet::LuckyLadies => pay_table::LUCKY_LADIES,
            SideBet::BustIt => pay_table::BUST_IT,
            SideBet::HotThree => pay_table::HOT_3,
        }
    }

    /// Returns the usual pay table.
    #[must_use]
    pub const fn usual(self) -> PayTable {
        self.tables()[0]
    }

    /// The class of these cards, before the rule that returns the bet for a natural. `None` if the bet is lost.
    fn class(self, cards: &SideBetCards) -> Option<Class> {
        let [one, other] = cards.first_two;
        let three = [one, other, cards.upcard];
        match self {
            SideBet::TwentyOnePlusThree => class_of_21_plus_3(three),
            SideBet::PerfectPairs => class_of_pair(one, other),
            SideBet::LuckyLadies => class_of_ladies(cards),
            SideBet::BustIt => class_of_bust(cards),
            SideBet::HotThree => class_of_hot_3(three),
        }
    }
}

impl PayTable {
    /// Returns the moment from which a bet by this table can be settled, with these first two cards of the player.
    #[must_use]
    pub fn settled_from(&self, first_two: [Card; 2]) -> SettledFrom {
        match self.bet() {
            SideBet::TwentyOnePlusThree | SideBet::PerfectPairs | SideBet::HotThree => {
                SettledFrom::Deal
            }
            SideBet::LuckyLadies if first_two == [QUEEN_OF_HEARTS; 2] => SettledFrom::SecondCard,
            SideBet::LuckyLadies => SettledFrom::Deal,
            SideBet::BustIt if self.gives_back(first_two) => SettledFrom::Deal,
            SideBet::BustIt => SettledFrom::FinishedHand,
        }
    }

    /// Returns the class of these cards, or `None` if the bet is lost. The result is final from the moment that
    /// [`PayTable::settled_from`] returns. Before it, a better class may still come.
    #[must_use]
    pub fn class(&self, cards: &SideBetCards) -> Option<Class> {
        if self.gives_back(cards.first_two) {
            Some(Class::PlayerNatural)
        } else {
            self.bet().class(cards)
        }
    }

    /// Returns true if the player has a natural, and the table returns the bet for it.
    fn gives_back(&self, first_two: [Card; 2]) -> bool {
        self.pays(Class::PlayerNatural).is_some() && points(&first_two) == 21
    }
}

impl fmt::Display for SideBet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for SideBet {
    type Err = NoSuchSideBet;

    fn from_str(code: &str) -> Result<SideBet, NoSuchSideBet> {
        let mut all = SideBet::ALL.into_iter();
        all.find(|bet| bet.code() == code).ok_or(NoSuchSideBet)
    }
}

/// The error for a text that is not a side bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchSideBet;

impl fmt::Display for NoSuchSideBet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = SideBet::ALL.map(SideBet::code).join(", ");
        write!(f, "The side bets are {codes}.")
    }
}

impl std::error::Error for NoSuchSideBet {}

const QUEEN_OF_HEARTS: Card = Card::new(Rank::Queen, Suit::Hearts);

/// The straights of three cards. The ace is low in A-2-3 and high in Q-K-A. No straight wraps around.
pub(crate) const STRAIGHTS: [[Rank; 3]; 12] = {
    let ranks = Rank::PACK_ORDER;
    let mut straights = [[Rank::Queen, Rank::King, Rank::Ace]; 12];
    let mut low = 0;
    while low < 11 {
        straights[low] = [ranks[low], ranks[low + 1], ranks[low + 2]];
        low += 1;
    }
    straights
};

fn class_of_21_plus_3(three: [Card; 3]) -> Option<Class> {
    let suited = are_suited(three);
    let [one, two, three] = three.map(|card| card.rank);
    let of_a_kind = one == two && two == three;
    let has = |rank: &Rank| [one, two, three].contains(rank);
    let straight = STRAIGHTS.iter().any(|ranks| ranks.iter().all(has));
    match (of_a_kind, straight, suited) {
        (true, _, true) => Some(Class::SuitedThreeOfAKind),
        (true, _, false) => Some(Class::ThreeOfAKind),
        (false, true, true) => Some(Class::StraightFlush),
        (false, true, false) => Some(Class::Straight),
        (false, false, true) => Some(Class::Flush),
        (false, false, false) => None,
    }
}

fn class_of_pair(one: Card, other: Card) -> Option<Class> {
    if one.rank != other.rank {
        None
    } else if one.suit == other.suit {
        Some(Class::PerfectPair)
    } else if is_red(one.suit) == is_red(other.suit) {
        Some(Class::ColouredPair)
    } else {
        Some(Class::MixedPair)
    }
}

/// A dealer's natural is an ace and a ten as the first two cards, even at a table where that counts like any other 21.
fn class_of_ladies(cards: &SideBetCards) -> Option<Class> {
    let [one, other] = cards.first_two;
    if points(&[one, other]) != 20 {
        None
    } else if cards.first_two == [QUEEN_OF_HEARTS; 2] {
        let natural = match cards.further {
            [second, ..] => points(&[cards.upcard, *second]) == 21,
            [] => false,
        };
        Some(if natural {
            Class::QueensOfHeartsWithNatural
        } else {
            Class::QueensOfHearts
        })
    } else if one == other {
        Some(Class::MatchedTwenty)
    } else if one.suit == other.suit {
        Some(Class::SuitedTwenty)
    } else {
        Some(Class::AnyTwenty)
    }
}

/// A hand is bust if it exceeds 21 with every ace counted as 1, so the table's rule for aces does not matter.
fn class_of_bust(cards: &SideBetCards) -> Option<Class> {
    let hand = [&[cards.upcard], cards.further].concat();
    if points(&hand) <= 21 {
        return None;
    }
    match hand.len() {
        0..=2 => None,
        3 => Some(Class::BustWithThree),
        4 => Some(Class::BustWithFour),
        5 => Some(Class::BustWithFive),
        6 => Some(Class::BustWithSix),
        7 => Some(Class::BustWithSeven),
        8.. => Some(Class::BustWithEight),
    }
}

fn class_of_hot_3(three: [Card; 3]) -> Option<Class> {
    match points(&three) {
        21 if three.iter().all(|card| card.rank == Rank::Seven) => Some(Class::ThreeSevens),
        21 if are_suited(three) => Some(Class::SuitedTwentyOne),
        21 => Some(Class::TwentyOne),
        20 => Some(Class::Twenty),
        19 => Some(Class::Nineteen),
        _ => None,
    }
}

/// The total of these cards. An ace counts 11 unless that makes the total exceed 21.
fn points(cards: &[Card]) -> u32 {
    Score::of(cards, AceRule::OneOrEleven).total()
}

fn are_suited(three: [Card; 3]) -> bool {
    three.iter().all(|card| card.suit == three[0].suit)
}

const fn is_red(suit: Suit) -> bool {
    match suit {
        Suit::Hearts | Suit::Diamonds => true,
        Suit::Spades | Suit::Clubs => false,
    }
}
