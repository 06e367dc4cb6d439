//! What every card game here shares: the cards, the deck, the fair deal, the two ways to value a
//! hand, chips, and why a poker hand is what it is. Free of the browser.

pub mod card;
pub mod chips;
pub mod date;
pub mod deal;
pub mod deck;
pub mod explain;
pub mod mix;
pub mod ranking;
pub mod scoring;
pub mod secret;
pub mod typed;
pub mod wild;

pub use card::{Card, FaceDown, Joker, Jokers, NoSuchJokers, PackCard, ParseCardError, Rank, Suit};
pub use chips::{Chips, NotChips};
pub use date::{Date, NotADate, TimeOfDay, Today, dated};
pub use deal::{CutOutOfRange, Deal, Key};
pub use deck::{Deck, DeckTooShort, Decks, DecksOutOfRange};
pub use mix::{Mix, ParseMixError};
pub use ranking::{Category, HandRank, NotAHand, PokerHand};
pub use scoring::{AceRule, Score};
pub use secret::{ParseSealError, ParseSecretError, SavedSecretUnreadable, Seal, Secret};
pub(crate) use secret::{from_hex, hex};
pub use wild::{WildHand, are_of_one_suit, fit_one_straight};
