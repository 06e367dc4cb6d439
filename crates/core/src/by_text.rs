//! Serialises values as the texts that they write (`Display`) and parse (`FromStr`). Links use the same texts, so a
//! value from a message passes the same check as one from a link.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serializer};

/// Serialises a value as its text.
///
/// # Errors
/// As the serializer.
pub fn serialize<T: Display, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.to_string())
}

/// Deserialises a value from its text.
///
/// # Errors
/// As the deserializer, and for a text that the type does not read.
pub fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse()
        .map_err(|_| D::Error::custom("not a valid text"))
}

/// Implements `Serialize` and `Deserialize` for types with `Display` and `FromStr`, by their texts.
#[macro_export]
macro_rules! serde_by_text {
    ($($type:ty),+ $(,)?) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::by_text::serialize(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::by_text::deserialize(deserializer)
            }
        }
    )+};
}

serde_by_text!(crate::Card, crate::PackCard, crate::Jokers);

impl serde::Serialize for crate::WildHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for crate::WildHand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = <[crate::PackCard; 5]>::deserialize(deserializer)?;
        crate::WildHand::new(&cards).map_err(|_| D::Error::custom("not a hand"))
    }
}
