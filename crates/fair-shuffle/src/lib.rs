#![doc = include_str!("../README.md")]

pub mod date;
pub mod deal;
pub mod deck;
pub mod hash;
pub mod key;
pub mod mix;
pub mod secret;

pub use date::{Date, NotADate, TimeOfDay, Today, dated_file_name};
pub use deal::{CutOutOfRange, Deal};
pub use deck::{Deck, DeckTooShort};
pub use key::Key;
pub use mix::{Mix, ParseMixError};
pub use secret::{ParseSealError, ParseSecretError, SavedSecretUnreadable, Seal, Secret};
