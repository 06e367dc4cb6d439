//! The messages between the bundles of the page, and between a bundle and its web workers.
//!
//! A message is a type of its own, serialised by serde in the format of [postcard](https://docs.rs/postcard): the
//! fields one after the other, without their names. Bundles and workers of one version are built together, so a message
//! needs no version. Bytes that cannot be read are [`Malformed`]. The page treats them as no answer. A worker answers
//! that it could not read the request, or that the request failed.
//!
//! - `questions`: the questions of the reading pages to the workers of the lab and of the coaches, and their answers.
//! - The messages between a table and its coach are in [`crate::coach::protocol`], those of the history in
//!   [`crate::history`].

pub mod questions;

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;

/// The error for bytes that are not such a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The message cannot be read.")
    }
}

impl std::error::Error for Malformed {}

/// Returns the bytes of a message.
#[must_use]
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Serialisation fails only for a type of unknown length, and no message has one.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Parses the output of [`encode`].
///
/// # Errors
/// [`Malformed`] if the bytes are something else, or more than one message.
pub fn decode<M: DeserializeOwned>(bytes: &[u8]) -> Result<M, Malformed> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        Ok(_) | Err(_) => Err(Malformed),
    }
}
