//! SHA-256 under the name of what it is for, and bytes as hexadecimal digits.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};

/// SHA-256 of the domain's name and these bytes after it.
pub(crate) fn sha256(domain: &[u8], bytes: &[u8]) -> [u8; 32] {
    Sha256::new()
        .chain_update(domain)
        .chain_update(bytes)
        .finalize()
        .into()
}

/// The bytes that 64 hexadecimal digits stand for; for any other text, how many characters it has.
pub fn from_hex(text: &str) -> Result<[u8; 32], usize> {
    let error = || text.chars().count();
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

/// These bytes in lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}
