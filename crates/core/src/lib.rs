//! Cards, and what five of them are worth at poker and any number of them at blackjack.
//!
//! Nothing here deals, plays or shows a card: it is for whoever has cards and asks what they make.
//!
//! Rank poker hands, with jokers or without:
//!
//! ```
//! use fair_deal_core::{Card, Category, PokerHand, WildHand};
//!
//! let cards = Card::parse_list("AS AH AD KC KD")?;
//! let hand = PokerHand::try_from(cards.as_slice())?;
//! assert_eq!(hand.rank().category(), Category::FullHouse);
//!
//! let wild: WildHand = "AS AH AD AC X1".parse()?;
//! assert_eq!(wild.rank().category(), Category::FiveOfAKind);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Score a blackjack hand:
//!
//! ```
//! use fair_deal_core::{AceRule, Card, Score};
//!
//! let cards = Card::parse_list("AS 6H")?;
//! let score = Score::of(&cards, AceRule::OneOrEleven);
//! assert!(score.is_soft());
//! assert_eq!(score.total(), 17);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`explain`] tells why a poker hand is what it is, one question after the other.

pub mod card;
pub mod explain;
pub mod pack;
pub mod ranking;
pub mod scoring;
pub mod wild;

pub use card::{Card, FaceDown, Joker, Jokers, NoSuchJokers, PackCard, ParseCardError, Rank, Suit};
pub use pack::{Decks, DecksOutOfRange};
pub use ranking::{Category, HandRank, NotAHand, PokerHand};
pub use scoring::{AceRule, Score};
pub use wild::{WildHand, are_of_one_suit, fit_one_straight};
