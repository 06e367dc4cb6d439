//! A shuffle that follows from a secret, which is sealed before the first decision, and that anyone can check
//! afterwards.
//!
//! The dealer shows the seal of a [`Secret`], the player may add a [`Mix`] and choose a cut, and then every card of the
//! [`Deal`] is fixed. When the round is over, the dealer shows the secret:
//!
//! ```
//! use fair_deal_core::Decks;
//! use fair_shuffle::{Deal, Secret};
//!
//! // 32 bytes from a source of entropy. Their seal is shown before anything is decided.
//! let secret = Secret::from_bytes([8; 32]);
//! let seal = secret.seal();
//!
//! // The player mixes in a text of their own and cuts after 17 cards. Now the order is fixed.
//! let deal = Deal::new(secret, Decks::ONE, 17)?.mixed("dice: 3 1 4".parse()?);
//! let mut deck = deal.deck();
//! let card = deck.draw().expect("52 cards are left");
//!
//! // Afterwards anyone works out the same order from the secret, and compares the seal.
//! let shown = deal.secret().to_hex();
//! let checked = Deal::new(shown.parse()?, Decks::ONE, 17)?.mixed("dice: 3 1 4".parse()?);
//! assert_eq!(checked.seal(), seal);
//! assert_eq!(checked.order()[0], card);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The head of [`deal`] is the algorithm, to the byte.

pub mod date;
pub mod deal;
pub mod deck;
pub mod hash;
pub mod key;
pub mod mix;
pub mod secret;

pub use date::{Date, NotADate, TimeOfDay, Today, dated};
pub use deal::{CutOutOfRange, Deal};
pub use deck::{Deck, DeckTooShort};
pub use key::Key;
pub use mix::{Mix, ParseMixError};
pub use secret::{ParseSealError, ParseSecretError, SavedSecretUnreadable, Seal, Secret};
