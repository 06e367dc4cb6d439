//! The rank of a poker hand (RULES.md, “Ranking a poker hand”).
//!
//! `>` between two [`HandRank`]s means *beats*, `==` means *ties*. There are exactly 7,462 ranks, the number of classes
//! into which the 2,598,960 hands fall:
//!
//! | category        | deciding ranks, from the left       | distinct values      |
//! |-----------------|-------------------------------------|---------------------:|
//! | high card       | five ranks                          | C(13,5) − 10 = 1,277 |
//! | one pair        | pair, three kickers                 | 13 · C(12,3) = 2,860 |
//! | two pair        | higher pair, lower pair, kicker     | C(13,2) · 11 =   858 |
//! | three of a kind | three, two kickers                  | 13 · C(12,2) =   858 |
//! | straight        | highest rank, five to ace           |                   10 |
//! | flush           | five ranks                          | C(13,5) − 10 = 1,277 |
//! | full house      | three, pair                         |     13 · 12 =    156 |
//! | four of a kind  | four, kicker                        |     13 · 12 =    156 |
//! | straight flush  | highest rank, five to king          |                    9 |
//! | royal flush     | highest rank, always the ace        |                    1 |
//!
//! Jokers (see [`crate::wild`]) add 13 more ranks: five of a kind, one for each rank.

use std::fmt;

use crate::card::{Card, Joker, ParseCardError, Rank, Suit};

/// The eleven kinds of hand, from the lowest to the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Five different ranks, neither in sequence nor of one suit.
    HighCard,
    /// Two cards of one rank.
    OnePair,
    /// Two cards of one rank, two of another.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five ranks in sequence. A-2-3-4-5 is the lowest, 10-J-Q-K-A the highest. A straight does not wrap round.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three cards of one rank and two of another.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// A straight of one suit, at most king-high.
    StraightFlush,
    /// Five cards of one rank, which takes a joker.
    FiveOfAKind,
    /// 10-J-Q-K-A of one suit.
    RoyalFlush,
}

impl Category {
    /// The categories from the lowest to the highest.
    pub const ALL: [Category; 11] = [
        Category::HighCard,
        Category::OnePair,
        Category::TwoPair,
        Category::ThreeOfAKind,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::FourOfAKind,
        Category::StraightFlush,
        Category::FiveOfAKind,
        Category::RoyalFlush,
    ];

    /// The category's code in the page contract and in golden data, such as `OnePair`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Category::HighCard => "HighCard",
            Category::OnePair => "OnePair",
            Category::TwoPair => "TwoPair",
            Category::ThreeOfAKind => "ThreeOfAKind",
            Category::Straight => "Straight",
            Category::Flush => "Flush",
            Category::FullHouse => "FullHouse",
            Category::FourOfAKind => "FourOfAKind",
            Category::StraightFlush => "StraightFlush",
            Category::FiveOfAKind => "FiveOfAKind",
            Category::RoyalFlush => "RoyalFlush",
        }
    }
}

/// Five different cards, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PokerHand([Card; 5]);

impl PokerHand {
    /// Creates a hand of these cards.
    ///
    /// # Errors
    /// [`NotAHand`] unless there are five cards, all different.
    pub fn new(cards: &[Card]) -> Result<PokerHand, NotAHand> {
        let cards: [Card; 5] = cards
            .try_into()
            .map_err(|_| NotAHand::NotFive { cards: cards.len() })?;
        for (at, card) in cards.iter().enumerate() {
            if cards[..at].contains(card) {
                return Err(NotAHand::Twice { card: *card });
            }
        }
        Ok(PokerHand(cards))
    }

    /// The five cards, from left to right.
    #[must_use]
    pub const fn cards(&self) -> &[Card; 5] {
        &self.0
    }

    /// The rank of the hand. The order of the cards does not matter.
    #[must_use]
    pub fn rank(&self) -> HandRank {
        HandRank::of(&self.0)
    }

    /// The card that names the hand (“a pair of eights: the eight of spades”): a card of the first deciding rank. Among
    /// equal ranks the last suit in the order hearts, diamonds, clubs, spades is chosen. That order only picks the card
    /// to name: suits never decide a hand.
    #[must_use]
    pub fn top_card(&self) -> Card {
        top_card(&self.0)
    }
}

/// Returns the [top card](PokerHand::top_card) of these five.
pub(crate) fn top_card(cards: &[Card; 5]) -> Card {
    let top = HandRank::of(cards).top();
    let naming_order = |suit: Suit| match suit {
        Suit::Hearts => 0,
        Suit::Diamonds => 1,
        Suit::Clubs => 2,
        Suit::Spades => 3,
    };
    let [first, others @ ..] = *cards;
    others.into_iter().fold(first, |named, card| {
        let better = named.rank != top || naming_order(card.suit) > naming_order(named.suit);
        if card.rank == top && better {
            card
        } else {
            named
        }
    })
}

impl std::str::FromStr for PokerHand {
    type Err = NotAHand;

    /// Parses five card codes separated by white space, such as `"KS KH 7D 7C 2S"`.
    fn from_str(codes: &str) -> Result<PokerHand, NotAHand> {
        PokerHand::new(&Card::parse_list(codes)?)
    }
}

/// The error for cards that do not form a poker hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAHand {
    /// The number of cards is not five.
    NotFive {
        /// The number of cards given.
        cards: usize,
    },
    /// A card occurs twice.
    Twice {
        /// The repeated card.
        card: Card,
    },
    /// A joker occurs twice.
    JokerTwice {
        /// The repeated joker.
        joker: Joker,
    },
    /// One of the codes is not a card.
    NotACard(ParseCardError),
}

impl fmt::Display for NotAHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAHand::NotFive { cards } => {
                write!(f, "A poker hand has five cards; this one has {cards}.")
            }
            NotAHand::Twice { card } => {
                write!(
                    f,
                    "A poker hand has five different cards; this one has {card} twice."
                )
            }
            NotAHand::JokerTwice { joker } => {
                write!(
                    f,
                    "A deck has each joker once; this hand has {joker} twice."
                )
            }
            NotAHand::NotACard(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for NotAHand {}

impl From<ParseCardError> for NotAHand {
    fn from(error: ParseCardError) -> NotAHand {
        NotAHand::NotACard(error)
    }
}

/// The rank of a poker hand: its category and every deciding rank. `>` means *beats*.
///
/// One number holds three fields, compared from the left: the category, the set of ranks in the group (pairs, three,
/// four; the top of a straight), and the set of the other ranks. A set of ranks is 13 bits, two lowest and ace highest.
/// Between two sets of equal size, the larger number has the higher highest rank, then the higher second rank, and so
/// on, so kickers need no list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandRank(u32);

const RANK_BITS: u32 = 13;
/// The set of all ranks.
pub(crate) const RANKS: u32 = (1 << RANK_BITS) - 1;
/// A-2-3-4-5, the only straight whose ranks are not a run of bits.
pub(crate) const WHEEL: u32 = 1 << Rank::Ace as u32 | 0b1111;

impl HandRank {
    fn new(category: Category, group: u32, others: u32) -> HandRank {
        HandRank((category as u32) << (2 * RANK_BITS) | group << RANK_BITS | others)
    }

    /// Ranks five cards. Five of one rank are five of a kind. The caller excludes every other duplicate card.
    pub(crate) fn of(cards: &[Card; 5]) -> HandRank {
        // The ranks that occur at least once, twice, three and four times.
        let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
        for card in cards {
            let rank = 1_u32 << card.rank as u32;
            four |= three & rank;
            three |= two & rank;
            two |= one & rank;
            one |= rank;
        }
        match one.count_ones() {
            5 => HandRank::of_five_ranks(one, cards),
            4 => HandRank::new(Category::OnePair, two, one ^ two),
            3 if three == 0 => HandRank::new(Category::TwoPair, two, one ^ two),
            3 => HandRank::new(Category::ThreeOfAKind, three, one ^ three),
            2 if four == 0 => HandRank::new(Category::FullHouse, three, one ^ three),
            2 => HandRank::new(Category::FourOfAKind, four, one ^ four),
            _ => HandRank::new(Category::FiveOfAKind, one, 0),
        }
    }

    fn of_five_ranks(ranks: u32, cards: &[Card; 5]) -> HandRank {
        let [first, others @ ..] = cards;
        let one_suit = others.iter().all(|card| card.suit == first.suit);
        let lowest = 1 << ranks.trailing_zeros();
        let straight_top = if ranks == lowest * 0b11111 {
            Some(lowest << 4)
        } else if ranks == WHEEL {
            Some(1 << Rank::Five as u32)
        } else {
            None
        };
        match (straight_top, one_suit) {
            (None, false) => HandRank::new(Category::HighCard, 0, ranks),
            (None, true) => HandRank::new(Category::Flush, 0, ranks),
            (Some(top), false) => HandRank::new(Category::Straight, top, 0),
            (Some(top), true) if top == 1 << Rank::Ace as u32 => {
                HandRank::new(Category::RoyalFlush, top, 0)
            }
            (Some(top), true) => HandRank::new(Category::StraightFlush, top, 0),
        }
    }

    /// The category of the hand.
    #[must_use]
    pub fn category(self) -> Category {
        Category::ALL[(self.0 >> (2 * RANK_BITS)) as usize]
    }

    /// Every deciding rank, most important first. For two pair these are the higher pair, the lower pair and the
    /// kicker. For a straight it is only the highest rank (the five of A-2-3-4-5).
    pub fn deciding_ranks(self) -> impl Iterator<Item = Rank> {
        let highest_first = |set: u32| {
            let holds = move |rank: &Rank| set >> *rank as u32 & 1 == 1;
            Rank::ALL.into_iter().rev().filter(holds)
        };
        highest_first(self.0 >> RANK_BITS & RANKS).chain(highest_first(self.0 & RANKS))
    }

    /// The first of the [deciding ranks](HandRank::deciding_ranks).
    #[must_use]
    pub fn top(self) -> Rank {
        // Every hand has a deciding rank, so the fallback to the two is never used.
        self.deciding_ranks().next().unwrap_or(Rank::Two)
    }

    /// A number that orders hands as `>` does: larger beats smaller, equal ties. Only the order is meaningful: the
    /// values have gaps.
    #[must_use]
    pub const fn value(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for HandRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks: String = self.deciding_ranks().map(Rank::code).collect();
        write!(f, "{:?}({ranks})", self.category())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(codes: &str) -> PokerHand {
        codes.parse().expect(codes)
    }

    #[test]
    fn rank_shows_deciding_ranks() {
        for (codes, rank) in [
            ("AS 3C 5S 7D 9H", "HighCard(A9753)"),
            ("2S AC 2D 7D 9H", "OnePair(2A97)"),
            ("8S 5C 8D 5D 9H", "TwoPair(859)"),
            ("8S 8C 8D 5D 9H", "ThreeOfAKind(895)"),
            ("AS 2C 3D 4D 5H", "Straight(5)"),
            ("AS TC JD QD KH", "Straight(A)"),
            ("AS TS JS 2S KS", "Flush(AKJT2)"),
            ("3S 3H 3D AS AH", "FullHouse(3A)"),
            ("3S 3H 3D 3C AH", "FourOfAKind(3A)"),
            ("AS 2S 3S 4S 5S", "StraightFlush(5)"),
            ("AS TS JS QS KS", "RoyalFlush(A)"),
        ] {
            assert_eq!(format!("{:?}", hand(codes).rank()), rank, "{codes}");
        }
    }

    #[test]
    fn hands_from_old_bugs_rank_correctly() {
        let beats = |better: &str, worse: &str| {
            assert!(
                hand(better).rank() > hand(worse).rank(),
                "{better} beats {worse}"
            );
        };
        beats("KS KH KD 2S 2H", "3S 3H 3D AS AH");
        beats("2S 2H 2D 4S 3H", "AS AH KD KS QH");
        beats("2S 2H 2D 3S 3H", "AS QS JS TS 8S");
        beats("2S 3S 4S 5S 6S", "AS AH AD AC KH");
        beats("2S 3S 4S 5S 6S", "AS 2S 3S 4S 5S");
        beats("2H 2D 5S 4S AH", "2S 2C 5D 4H KS");
        assert_eq!(hand("QS KH AD 2S 3H").rank().category(), Category::HighCard);
    }

    #[test]
    fn suits_never_break_a_tie() {
        assert_eq!(hand("AS KS 5D 4D 2S").rank(), hand("AH KC 5S 4H 2D").rank());
    }

    #[test]
    fn poker_hand_needs_five_different_cards() {
        assert_eq!(
            "KS KH 7D 7C".parse::<PokerHand>(),
            Err(NotAHand::NotFive { cards: 4 })
        );
        assert_eq!("".parse::<PokerHand>(), Err(NotAHand::NotFive { cards: 0 }));
        let twice = "KS KH 7D KS 2S".parse::<PokerHand>().expect_err("KS twice");
        assert_eq!(
            twice.to_string(),
            "A poker hand has five different cards; this one has KS twice."
        );
        let four = "KS KH 7D 7C".parse::<PokerHand>().expect_err("four cards");
        assert_eq!(
            four.to_string(),
            "A poker hand has five cards; this one has 4."
        );
        assert!(matches!(
            "KS KH 7D 7C 1S".parse::<PokerHand>(),
            Err(NotAHand::NotACard(_))
        ));
    }

    #[test]
    fn wheel_is_named_by_its_five() {
        assert_eq!(hand("AS 2C 3D 4D 5H").top_card().to_string(), "5H");
        assert_eq!(hand("3S 3H 3D AS AH").top_card().to_string(), "3S");
        assert_eq!(hand("3H 3D 2C AS AH").top_card().to_string(), "AS");
    }
}
