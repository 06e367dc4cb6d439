//! The games of video poker, as data.

use std::fmt;
use std::str::FromStr;

use super::class::{Class, Combination};
use fair_deal_core::wild::are_of_one_suit;
use fair_deal_core::{Category, Decks, Jokers, PackCard, Rank, WildHand};

/// The wild cards of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WildCards {
    /// No wild cards, 52 cards.
    None,
    /// The four deuces, 52 cards. Every two is wild.
    Deuces,
    /// One joker, 53 cards.
    Joker,
}

impl WildCards {
    /// The number of wild cards.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            WildCards::None => 0,
            WildCards::Deuces => 4,
            WildCards::Joker => 1,
        }
    }

    /// The jokers in the pack.
    #[must_use]
    pub const fn jokers(self) -> Jokers {
        match self {
            WildCards::None | WildCards::Deuces => Jokers::None,
            WildCards::Joker => Jokers::One,
        }
    }

    /// The number of wild cards in this hand.
    #[must_use]
    pub fn among(self, hand: &WildHand) -> usize {
        hand.cards()
            .iter()
            .filter(|card| self.holds(**card))
            .count()
    }

    /// Returns true if this card is wild. A joker always is.
    #[must_use]
    pub fn holds(self, card: PackCard) -> bool {
        match card {
            PackCard::Joker(_) => true,
            PackCard::Natural(card) => self == WildCards::Deuces && card.rank == Rank::Two,
        }
    }
}

/// A game of video poker. Its pay table has a row for each of its [classes](Game::classes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Game {
    JacksOrBetter,
    TensOrBetter,
    Bonus,
    BonusDeluxe,
    DoubleBonus,
    DoubleDoubleBonus,
    TripleDoubleBonus,
    AllAmerican,
    AcesAndFaces,
    AcesAndEights,
    SuperAces,
    WhiteHotAces,
    SuperDoubleBonus,
    TripleBonusPlus,
    RoyalAces,
    Deuces,
    DoubleDeuces,
    LooseDeuces,
    BonusDeuces,
    JokerKings,
    JokerAces,
    JokerTwoPair,
}

/// The pay table rows of a game without wild cards. `$four` are its classes of four of a kind, and `$pair` is its class
/// of pairs.
macro_rules! rows {
    ($($four:ident)+, $pair:ident) => {
        &[
            Class::RoyalFlush,
            Class::StraightFlush,
            $(Class::$four,)+
            Class::FullHouse,
            Class::Flush,
            Class::Straight,
            Class::ThreeOfAKind,
            Class::TwoPair,
            Class::$pair,
        ]
    };
}

const DEUCES: &[Class] = &[
    Class::RoyalFlush,
    Class::FourDeuces,
    Class::WildRoyal,
    Class::FiveOfAKind,
    Class::StraightFlush,
    Class::FourOfAKind,
    Class::FullHouse,
    Class::Flush,
    Class::Straight,
    Class::ThreeOfAKind,
];

const BONUS_DEUCES: &[Class] = &[
    Class::RoyalFlush,
    Class::FourDeucesWithAce,
    Class::FourDeucesOther,
    Class::FiveAces,
    Class::Five3sTo5s,
    Class::Five6sToKings,
    Class::WildRoyal,
    Class::StraightFlush,
    Class::FourOfAKind,
    Class::FullHouse,
    Class::Flush,
    Class::Straight,
    Class::ThreeOfAKind,
];

const TRIPLE_DOUBLE_BONUS: &[Class] = &[
    Class::RoyalFlush,
    Class::FourAcesWith2To4,
    Class::Four2sTo4sWithAceTo4,
    Class::FourAcesOtherKicker,
    Class::Four2sTo4sOtherKicker,
    Class::Four5sToKings,
    Class::StraightFlush,
    Class::FullHouse,
    Class::Flush,
    Class::Straight,
    Class::ThreeOfAKind,
    Class::TwoPair,
    Class::JacksOrBetter,
];

/// The rows of the games with a joker. The lowest paid hand is a pair of kings, a pair of aces, or two pair.
const JOKER_KINGS: &[Class] = &with_joker(Class::KingsOrBetter);
const JOKER_ACES: &[Class] = &with_joker(Class::PairOfAces);
const JOKER_TWO_PAIR: &[Class] = JOKER_KINGS.split_at(10).0;

const fn with_joker(pair: Class) -> [Class; 11] {
    [
        Class::RoyalFlush,
        Class::FiveOfAKind,
        Class::WildRoyal,
        Class::StraightFlush,
        Class::FourOfAKind,
        Class::FullHouse,
        Class::Flush,
        Class::Straight,
        Class::ThreeOfAKind,
        Class::TwoPair,
        pair,
    ]
}

impl Game {
    /// All games, in the order that the page offers them.
    pub const ALL: [Game; 22] = [
        Game::JacksOrBetter,
        Game::TensOrBetter,
        Game::Bonus,
        Game::BonusDeluxe,
        Game::DoubleBonus,
        Game::DoubleDoubleBonus,
        Game::TripleDoubleBonus,
        Game::AllAmerican,
        Game::AcesAndFaces,
        Game::AcesAndEights,
        Game::SuperAces,
        Game::WhiteHotAces,
        Game::SuperDoubleBonus,
        Game::TripleBonusPlus,
        Game::RoyalAces,
        Game::Deuces,
        Game::DoubleDeuces,
        Game::LooseDeuces,
        Game::BonusDeuces,
        Game::JokerKings,
        Game::JokerAces,
        Game::JokerTwoPair,
    ];

    /// The largest number of paid classes in a game.
    pub const MOST_CLASSES: usize = 13;

    /// The code on the command line and in saved data, such as `double-bonus`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Game::JacksOrBetter => "jacks",
            Game::TensOrBetter => "tens",
            Game::Bonus => "bonus",
            Game::BonusDeluxe => "bonus-deluxe",
            Game::DoubleBonus => "double-bonus",
            Game::DoubleDoubleBonus => "double-double-bonus",
            Game::TripleDoubleBonus => "triple-double-bonus",
            Game::AllAmerican => "all-american",
            Game::AcesAndFaces => "aces-and-faces",
            Game::AcesAndEights => "aces-and-eights",
            Game::SuperAces => "super-aces",
            Game::WhiteHotAces => "white-hot-aces",
            Game::SuperDoubleBonus => "super-double-bonus",
            Game::TripleBonusPlus => "triple-bonus-plus",
            Game::RoyalAces => "royal-aces",
            Game::Deuces => "deuces",
            Game::DoubleDeuces => "double-deuces",
            Game::LooseDeuces => "loose-deuces",
            Game::BonusDeuces => "bonus-deuces",
            Game::JokerKings => "joker-kings",
            Game::JokerAces => "joker-aces",
            Game::JokerTwoPair => "joker-two-pair",
        }
    }

    /// The English name on real machines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Game::JacksOrBetter => "Jacks or Better",
            Game::TensOrBetter => "Tens or Better",
            Game::Bonus => "Bonus Poker",
            Game::BonusDeluxe => "Bonus Poker Deluxe",
            Game::DoubleBonus => "Double Bonus Poker",
            Game::DoubleDoubleBonus => "Double Double Bonus",
            Game::TripleDoubleBonus => "Triple Double Bonus",
            Game::AllAmerican => "All American",
            Game::AcesAndFaces => "Aces and Faces",
            Game::AcesAndEights => "Aces and Eights",
            Game::SuperAces => "Super Aces Bonus",
            Game::WhiteHotAces => "White Hot Aces",
            Game::SuperDoubleBonus => "Super Double Bonus",
            Game::TripleBonusPlus => "Triple Bonus Plus",
            Game::RoyalAces => "Royal Aces Bonus",
            Game::Deuces => "Deuces Wild",
            Game::DoubleDeuces => "Double Deuces Wild",
            Game::LooseDeuces => "Loose Deuces Wild",
            Game::BonusDeuces => "Bonus Deuces Wild",
            Game::JokerKings => "Joker Poker (kings or better)",
            Game::JokerAces => "Joker Poker (aces)",
            Game::JokerTwoPair => "Joker Poker (two pair)",
        }
    }

    /// The wild cards of the game's pack.
    #[must_use]
    pub const fn wild_cards(self) -> WildCards {
        match self {
            Game::JacksOrBetter
            | Game::TensOrBetter
            | Game::Bonus
            | Game::BonusDeluxe
            | Game::DoubleBonus
            | Game::DoubleDoubleBonus
            | Game::TripleDoubleBonus
            | Game::AllAmerican
            | Game::AcesAndFaces
            | Game::AcesAndEights
            | Game::SuperAces
            | Game::WhiteHotAces
            | Game::SuperDoubleBonus
            | Game::TripleBonusPlus
            | Game::RoyalAces => WildCards::None,
            Game::Deuces | Game::DoubleDeuces | Game::LooseDeuces | Game::BonusDeuces => {
                WildCards::Deuces
            }
            Game::JokerKings | Game::JokerAces | Game::JokerTwoPair => WildCards::Joker,
        }
    }

    /// The pack: one deck, with a joker in games that use one.
    #[must_use]
    pub const fn decks(self) -> Decks {
        Decks::ONE.with_jokers(self.wild_cards().jokers())
    }

    /// The paid classes, in the order of the pay table's rows.
    #[must_use]
    pub const fn classes(self) -> &'static [Class] {
        match self {
            Game::JacksOrBetter | Game::BonusDeluxe | Game::AllAmerican => {
                rows!(FourOfAKind, JacksOrBetter)
            }
            Game::TensOrBetter => rows!(FourOfAKind, TensOrBetter),
            Game::Bonus | Game::DoubleBonus => {
                rows!(Four5sToKings Four2sTo4s FourAces, JacksOrBetter)
            }
            Game::DoubleDoubleBonus => rows!(
                FourAcesWith2To4 FourAcesOtherKicker Four2sTo4sWithAceTo4 Four2sTo4sOtherKicker
                Four5sToKings, JacksOrBetter
            ),
            Game::TripleDoubleBonus => TRIPLE_DOUBLE_BONUS,
            Game::AcesAndFaces => rows!(FourAces FourJacksToKings Four2sToTens, JacksOrBetter),
            Game::AcesAndEights => {
                rows!(FourAces FourEights FourSevens FourOfOtherRanks, JacksOrBetter)
            }
            Game::SuperAces | Game::WhiteHotAces | Game::TripleBonusPlus => {
                rows!(FourAces Four2sTo4s Four5sToKings, JacksOrBetter)
            }
            Game::SuperDoubleBonus => {
                rows!(FourAces FourJacksToKings Four2sTo4s Four5sToTens, JacksOrBetter)
            }
            Game::RoyalAces => rows!(FourAces Four2sTo4s Four5sToKings, PairOfAces),
            Game::Deuces | Game::DoubleDeuces | Game::LooseDeuces => DEUCES,
            Game::BonusDeuces => BONUS_DEUCES,
            Game::JokerKings => JOKER_KINGS,
            Game::JokerAces => JOKER_ACES,
            Game::JokerTwoPair => JOKER_TWO_PAIR,
        }
    }

    /// The class of the lowest paid pair, or `None` if the game pays no pairs.
    #[must_use]
    pub fn pair(self) -> Option<Class> {
        let last = self.classes().last().copied();
        last.filter(|class| class.lowest_pair().is_some())
    }

    /// Returns true if the fifth card decides the pay of some four of a kind.
    #[must_use]
    pub fn pays_by_kicker(self) -> bool {
        self.classes().contains(&Class::FourAcesWith2To4)
    }

    /// The row of a class in this game's pay tables, counted from 0. `None` if the game does not pay the class by
    /// itself.
    #[must_use]
    pub fn row(self, class: Class) -> Option<usize> {
        self.classes().iter().position(|it| *it == class)
    }

    /// The paid class of this hand, or `None` if it is unpaid.
    ///
    /// A joker counts as wild in every game. [`crate::coach::draw::DrawCoach`] rejects a joker that is not in the pack.
    #[must_use]
    pub fn class(self, hand: &WildHand) -> Option<Class> {
        let row = self.row_of(self.made(hand));
        row.map(|row| self.classes()[row])
    }

    /// The category of this hand, with its wild cards as the most useful cards. Four wild deuces make five of a kind.
    #[must_use]
    pub fn category(self, hand: &WildHand) -> Category {
        self.made(hand).category()
    }

    fn made(self, hand: &WildHand) -> Combination {
        let is_natural = |card: &&PackCard| !self.wild_cards().holds(**card);
        let naturals: Vec<PackCard> = hand.cards().iter().filter(is_natural).copied().collect();
        let ranks = naturals.iter().filter_map(|card| card.natural());
        let ranks: Vec<Rank> = ranks.map(|card| card.rank).collect();
        Combination::of(&ranks, are_of_one_suit(&naturals))
    }

    /// The row that pays this combination.
    pub(crate) fn row_of(self, made: Combination) -> Option<usize> {
        self.classes().iter().position(|class| class.takes(made))
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(code: &str) -> Result<Game, UnknownGame> {
        let found = Game::ALL.into_iter().find(|game| game.code() == code);
        found.ok_or_else(|| UnknownGame(code.to_owned()))
    }
}

/// The error for an unknown game code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Game::ALL.map(Game::code);
        let [others @ .., last] = &codes;
        let others = others.join(", ");
        write!(f, "A game is {others} or {last}, not {:?}.", self.0)
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(feature = "serde")]
fair_deal_core::serde_by_text!(Game);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn game_codes_round_trip() {
        for game in Game::ALL {
            assert_eq!(game.code().parse(), Ok(game));
            let classes = game.classes();
            assert!(classes.len() <= Game::MOST_CLASSES, "{game}");
            for (row, class) in classes.iter().enumerate() {
                assert_eq!(game.row(*class), Some(row), "{game}: {class}");
            }
        }
        let why = "deuce".parse::<Game>().expect_err("no game").to_string();
        assert!(
            why.ends_with("joker-aces or joker-two-pair, not \"deuce\"."),
            "{why}"
        );
    }

    /// Hands at the borders between classes, their class (a hyphen if unpaid), and the games for which this holds.
    const BORDERS: &str = "
        AS AH AD AC 4S | FourAcesWith2To4 | double-double-bonus triple-double-bonus
        AS AH AD AC 2S | FourAcesWith2To4 | double-double-bonus triple-double-bonus
        AS AH AD AC 5S | FourAcesOtherKicker | double-double-bonus triple-double-bonus
        AS AH AD AC KS | FourAcesOtherKicker | double-double-bonus triple-double-bonus
        2S 2H 2D 2C AS | Four2sTo4sWithAceTo4 | double-double-bonus triple-double-bonus
        2S 2H 2D 2C 4S | Four2sTo4sWithAceTo4 | double-double-bonus triple-double-bonus
        4S 4H 4D 4C 3S | Four2sTo4sWithAceTo4 | double-double-bonus triple-double-bonus
        4S 4H 4D 4C 5S | Four2sTo4sOtherKicker | double-double-bonus triple-double-bonus
        2S 2H 2D 2C KS | Four2sTo4sOtherKicker | double-double-bonus triple-double-bonus
        5S 5H 5D 5C AS | Four5sToKings | double-double-bonus triple-double-bonus
        KS KH KD KC 2S | Four5sToKings | double-double-bonus triple-double-bonus
        AS AH AD AC 2S | FourAces | bonus double-bonus super-aces royal-aces
        4S 4H 4D 4C AS | Four2sTo4s | bonus double-bonus super-aces royal-aces
        5S 5H 5D 5C AS | Four5sToKings | bonus double-bonus super-aces royal-aces
        TS TH TD TC AS | Four5sToTens | super-double-bonus
        JS JH JD JC AS | FourJacksToKings | super-double-bonus aces-and-faces
        KS KH KD KC AS | FourJacksToKings | super-double-bonus aces-and-faces
        TS TH TD TC AS | Four2sToTens | aces-and-faces
        8S 8H 8D 8C AS | FourEights | aces-and-eights
        7S 7H 7D 7C 8S | FourSevens | aces-and-eights
        9S 9H 9D 9C AS | FourOfOtherRanks | aces-and-eights
        9S 9H 9D 9C AS | FourOfAKind | jacks all-american bonus-deluxe
        JS JH 2D 3C 4S | JacksOrBetter | jacks double-double-bonus
        TS TH 2D 3C 4S | - | jacks double-double-bonus royal-aces
        TS TH 2D 3C 4S | TensOrBetter | tens
        9S 9H 2D 3C 4S | - | tens
        KS KH 2D 3C 5S | - | royal-aces joker-aces
        AS AH 2D 3C 6S | PairOfAces | royal-aces joker-aces
        2S 2H 2D 2C AS | FourDeuces | deuces double-deuces loose-deuces
        2S 2H 2D 2C AS | FourDeucesWithAce | bonus-deuces
        2S 2H 2D 2C KS | FourDeucesOther | bonus-deuces
        2S 2H 2D AC AS | FiveAces | bonus-deuces
        2S 2H 2D 3C 3S | Five3sTo5s | bonus-deuces
        2S 5H 5D 5C 5S | Five3sTo5s | bonus-deuces
        2S 2H 6D 6C 6S | Five6sToKings | bonus-deuces
        2S 2H KD KC KS | Five6sToKings | bonus-deuces
        2S 2H KD KC KS | FiveOfAKind | deuces
        AS KS QS JS TS | RoyalFlush | deuces bonus-deuces
        AS KS QS JS 2S | WildRoyal | deuces bonus-deuces
        AS KS 2S 2H 2D | WildRoyal | deuces bonus-deuces
        AS 9S 2S 2H 2D | FourOfAKind | deuces bonus-deuces
        KS 9S 2S 2H 2D | StraightFlush | deuces bonus-deuces
        AS 3S 4S 5S 2S | StraightFlush | deuces bonus-deuces
        AS 3S 4S 5S 2D | StraightFlush | deuces bonus-deuces
        AS 3S 4S 5H 2D | Straight | deuces bonus-deuces
        9S 9H 7D 7C 2S | FullHouse | deuces bonus-deuces
        9S 9H 9D 7C 2S | FourOfAKind | deuces bonus-deuces
        9S 5S 2S 2H KS | Flush | deuces bonus-deuces
        9S 5H 2S 2H KS | ThreeOfAKind | deuces bonus-deuces
        9S 9H 7D 7C 3S | - | deuces bonus-deuces
        9S AH 2D 7C 3S | - | deuces bonus-deuces
        KS KH KD KC X1 | FiveOfAKind | joker-kings joker-aces joker-two-pair
        2S 2H 2D 2C X1 | FiveOfAKind | joker-kings joker-aces joker-two-pair
        KS QS JS TS X1 | WildRoyal | joker-kings joker-aces joker-two-pair
        KS QS JS TS AS | RoyalFlush | joker-kings joker-aces joker-two-pair
        KS QS JS 9S X1 | StraightFlush | joker-kings joker-aces joker-two-pair
        AS 2S 3S 4S X1 | StraightFlush | joker-kings joker-aces joker-two-pair
        KS 9H 4D 2C X1 | KingsOrBetter | joker-kings
        QS 9H 4D 2C X1 | - | joker-kings
        KS 9H 4D 2C X1 | - | joker-aces
        AS 9H 4D 2C X1 | PairOfAces | joker-aces
        AS AH 4D 9C KS | - | joker-two-pair
        3S 3H 4D 4C KS | TwoPair | joker-two-pair
    ";

    #[test]
    fn border_hands_have_expected_class() {
        let mut looked_at = 0;
        for line in BORDERS.lines().filter(|line| line.contains('|')) {
            let fields: Vec<&str> = line.split('|').map(str::trim).collect();
            let dealt: WildHand = fields[0].parse().expect(line);
            for code in fields[2].split(' ') {
                let game: Game = code.parse().expect(line);
                let class = game.class(&dealt).map_or("-", Class::code);
                assert_eq!(class, fields[1], "{code}: {line}");
                looked_at += 1;
            }
        }
        assert!(looked_at > 90, "{looked_at}");
    }
}
