//! SHA-256 with a domain prefix, and conversion between bytes and hexadecimal digits.

use std::fmt::{self, Write as _};

use sha2::{Digest as _, Sha256};

/// Returns SHA-256(domain ‖ bytes).
#[must_use]
pub fn sha256(domain: &[u8], bytes: &[u8]) -> [u8; 32] {
    Sha256::new()
        .chain_update(domain)
        .chain_update(bytes)
        .finalize()
        .into()
}

/// Parses 64 hexadecimal digits, in either case, into 32 bytes.
///
/// # Errors
/// [`NotHex`] for any other text.
pub fn from_hex(text: &str) -> Result<[u8; 32], NotHex> {
    let error = || NotHex {
        characters: text.chars().count(),
    };
    let digits: Vec<u8> = text
        .chars()
        .map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect::<Option<_>>()
        .ok_or_else(error)?;
    let bytes: Vec<u8> = digits
        .chunks(2)
        .map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit))
        .collect();
    match <[u8; 32]>::try_from(bytes) {
        Ok(bytes) if digits.len() == 64 => Ok(bytes),
        Ok(_) | Err(_) => Err(error()),
    }
}

/// The error for a text that is not 64 hexadecimal digits. It does not repeat the text, which may hold most of a
/// secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotHex {
    /// The number of characters in the text.
    pub characters: usize,
}

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        not_64_digits(f, "A hash", self.characters)
    }
}

impl std::error::Error for NotHex {}

/// Writes the error sentence for a text that is not 64 digits.
pub(crate) fn not_64_digits(
    f: &mut fmt::Formatter<'_>,
    what: &str,
    characters: usize,
) -> fmt::Result {
    let but = match characters {
        1 => "",
        64 => "s, not all of them digits",
        _ => "s",
    };
    write!(
        f,
        "{what} is written as 64 digits of 0123456789abcdef; this one has {characters} character{but}."
    )
}

/// Returns these bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}
