//! The 52 cards, and the two jokers that can be added to them.
//!
//! Every type here is closed: there is no card 0 and no card 14. Two characters name a card, rank then suit: `AS` is
//! the ace of spades, `TD` the ten of diamonds.

use std::fmt;
use std::str::FromStr;

/// One of the four suits.
///
/// Suits are not ordered: a suit never decides a hand in these games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// ♠, code `S`
    Spades,
    /// ♥, code `H`
    Hearts,
    /// ♦, code `D`
    Diamonds,
    /// ♣, code `C`
    Clubs,
}

impl Suit {
    /// The suits in the order of a fresh pack: S, H, C, D.
    ///
    /// Every vector of `tests/golden/fair_deal.json` uses this order. All games take it from here. The verifier
    /// (`src/verify.html`) and the browser tests define it again, because they use none of the game's code.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

    /// The letter that stands for this suit in a card's code: one of `S H D C`.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Suit::Spades => 'S',
            Suit::Hearts => 'H',
            Suit::Diamonds => 'D',
            Suit::Clubs => 'C',
        }
    }

    fn from_code(code: char) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.code() == code)
    }
}

/// One of the thirteen ranks, ordered as in poker: two is lowest, ace is highest.
///
/// Two rules lie outside this order: in A-2-3-4-5 the ace counts low (see [`crate::ranking`]), and in blackjack it
/// counts 1 or 11 (see [`crate::scoring`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// The ranks from the lowest (two) to the highest (ace).
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The ranks in the order of a fresh pack: A, 2 … 10, J, Q, K.
    pub const PACK_ORDER: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// The character that stands for this rank in a card's code: one of `A23456789TJQK`.
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Rank::Two => '2',
            Rank::Three => '3',
            Rank::Four => '4',
            Rank::Five => '5',
            Rank::Six => '6',
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
            Rank::Ace => 'A',
        }
    }

    fn from_code(code: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.code() == code)
    }
}

/// One of the 52 cards of a pack. Two cards of equal rank and suit (from two decks) are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Two to ace.
    pub rank: Rank,
    /// Spades, hearts, diamonds or clubs.
    pub suit: Suit,
}

impl Card {
    /// The card of this rank and suit. Every combination is valid.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card { rank, suit }
    }

    /// Parses codes separated by white space, such as `"KS KH 7D"`. A text without codes gives an empty list.
    ///
    /// # Errors
    /// [`ParseCardError`] for the first invalid code.
    pub fn parse_list(codes: &str) -> Result<Vec<Card>, ParseCardError> {
        codes.split_whitespace().map(str::parse).collect()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.code(), self.suit.code())
    }
}

impl FromStr for Card {
    type Err = ParseCardError;

    /// Parses a code of exactly two characters. It rejects `10S` (write `TS`), `as` and `SA`.
    fn from_str(code: &str) -> Result<Card, ParseCardError> {
        let mut characters = code.chars();
        let card = match (characters.next(), characters.next(), characters.next()) {
            (Some(rank), Some(suit), None) => Rank::from_code(rank)
                .zip(Suit::from_code(suit))
                .map(|(rank, suit)| Card { rank, suit }),
            (_, _, _) => None,
        };
        card.ok_or_else(|| ParseCardError {
            code: code.to_owned(),
        })
    }
}

/// The error for a text that is not a card code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError {
    /// The rejected text, unchanged.
    pub code: String,
}

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD.",
            self.code
        )
    }
}

impl std::error::Error for ParseCardError {}

/// A face-down card, or a face-down hand. Its only access is [`FaceDown::turn`]. `Debug` prints no card, so a hidden
/// card never ends up in a log (ARCHITECTURE.md, “Invariants”).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FaceDown<C = Card>(C);

impl<C: Copy> FaceDown<C> {
    /// Puts these cards face down.
    #[must_use]
    pub const fn new(cards: C) -> FaceDown<C> {
        FaceDown(cards)
    }

    /// Turns the cards face up and returns them.
    #[must_use]
    pub const fn turn(self) -> C {
        self.0
    }
}

impl<C> fmt::Debug for FaceDown<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FaceDown")
    }
}

/// One of the two jokers a pack can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Joker {
    /// Code `X1`
    First,
    /// Code `X2`
    Second,
}

impl Joker {
    /// Both jokers, in the order in which they end a fresh pack.
    pub const ALL: [Joker; 2] = [Joker::First, Joker::Second];
}

impl fmt::Display for Joker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Joker::First => "X1",
            Joker::Second => "X2",
        })
    }
}

/// The number of jokers in a pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Jokers {
    /// No joker, as in blackjack.
    #[default]
    None,
    /// `X1` alone.
    One,
    /// `X1` and `X2`.
    Two,
}

impl Jokers {
    /// The three choices, from none to two.
    pub const ALL: [Jokers; 3] = [Jokers::None, Jokers::One, Jokers::Two];

    /// The number of jokers, 0 to 2.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Jokers::None => 0,
            Jokers::One => 1,
            Jokers::Two => 2,
        }
    }

    /// The jokers themselves, in the order in which they end a fresh pack.
    pub fn each(self) -> impl Iterator<Item = Joker> {
        Joker::ALL.into_iter().take(self.count())
    }
}

/// Writes `1-joker` or `2-jokers`, and an empty text for no jokers.
impl fmt::Display for Jokers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Jokers::None => "",
            Jokers::One => "1-joker",
            Jokers::Two => "2-jokers",
        })
    }
}

impl FromStr for Jokers {
    type Err = NoSuchJokers;

    fn from_str(text: &str) -> Result<Jokers, NoSuchJokers> {
        let mut all = Jokers::ALL.into_iter();
        all.find(|jokers| jokers.to_string() == text)
            .ok_or(NoSuchJokers)
    }
}

/// The error for a text that names no valid number of jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchJokers;

impl fmt::Display for NoSuchJokers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A pack has no jokers, 1-joker or 2-jokers.")
    }
}

impl std::error::Error for NoSuchJokers {}

/// A card of a pack that may hold jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PackCard {
    /// One of the 52 cards.
    Natural(Card),
    /// One of the two jokers.
    Joker(Joker),
}

impl PackCard {
    /// Returns the card, or `None` for a joker.
    #[must_use]
    pub const fn natural(self) -> Option<Card> {
        match self {
            PackCard::Natural(card) => Some(card),
            PackCard::Joker(_) => None,
        }
    }

    /// Parses codes separated by white space, such as `"KS KH X1"`. A text without codes gives an empty list.
    ///
    /// # Errors
    /// [`ParseCardError`] for the first invalid code.
    pub fn parse_list(codes: &str) -> Result<Vec<PackCard>, ParseCardError> {
        codes.split_whitespace().map(str::parse).collect()
    }
}

impl From<Card> for PackCard {
    fn from(card: Card) -> PackCard {
        PackCard::Natural(card)
    }
}

impl FromStr for PackCard {
    type Err = ParseCardError;

    /// Parses a card's code, `X1` or `X2`.
    fn from_str(code: &str) -> Result<PackCard, ParseCardError> {
        match code {
            "X1" => Ok(PackCard::Joker(Joker::First)),
            "X2" => Ok(PackCard::Joker(Joker::Second)),
            _ => code.parse().map(PackCard::Natural),
        }
    }
}

impl fmt::Display for PackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackCard::Natural(card) => card.fmt(f),
            PackCard::Joker(joker) => joker.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_codes_round_trip() {
        let mut codes = Vec::new();
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!(card.to_string().parse(), Ok(card));
                codes.push(card.to_string());
            }
        }
        codes.sort();
        codes.dedup();
        assert_eq!(codes.len(), 52);
    }

    #[test]
    fn invalid_card_code_is_rejected_and_quoted() {
        for code in [
            "", "A", "10S", "0S", "1S", "as", "SA", "AS ", "XS", "AX", "X1", "ÄS",
        ] {
            let error = code.parse::<Card>().expect_err(code);
            assert_eq!(error.code, code);
        }
        assert_eq!(
            "10S"
                .parse::<Card>()
                .expect_err("three characters")
                .to_string(),
            "“10S” is not a card: write a rank of A23456789TJQK and a suit of SHDC, as in AS or TD."
        );
    }

    #[test]
    fn joker_codes_round_trip() {
        for joker in Joker::ALL {
            let card = PackCard::Joker(joker);
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        let ace = Card::new(Rank::Ace, Suit::Spades);
        assert_eq!("AS".parse(), Ok(PackCard::Natural(ace)));
        for code in ["X", "X0", "X3", "x1", "XX", "X1 "] {
            let error = code.parse::<PackCard>().expect_err(code);
            assert_eq!(error.code, code);
        }
        for jokers in Jokers::ALL {
            assert_eq!(jokers.each().count(), jokers.count());
        }
    }

    #[test]
    fn face_down_cards_are_not_printed() {
        let ace = Card::new(Rank::Ace, Suit::Spades);
        assert_eq!(format!("{:?}", FaceDown::new([ace; 2])), "FaceDown");
        assert_eq!(FaceDown::new(ace).turn(), ace);
    }

    #[test]
    fn rank_orders_hold_each_rank_once() {
        let mut pack_order = Rank::PACK_ORDER;
        pack_order.sort();
        assert_eq!(pack_order, Rank::ALL);
        assert!(Rank::ALL.is_sorted());
    }

    #[test]
    fn parse_list_stops_at_first_invalid_code() {
        assert_eq!(Card::parse_list("  ").map(|cards| cards.len()), Ok(0));
        assert_eq!(Card::parse_list("KS  7D").map(|cards| cards.len()), Ok(2));
        assert_eq!(
            Card::parse_list("KS ?? !!"),
            Err(ParseCardError { code: "??".into() })
        );
    }
}
