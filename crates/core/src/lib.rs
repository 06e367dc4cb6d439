#![doc = include_str!("../README.md")]

#[cfg(feature = "serde")]
pub mod by_text;
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
