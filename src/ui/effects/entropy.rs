//! The browser's entropy.

use crate::core::Secret;
use crate::table::NoEntropy;

/// Draws 32 bytes. There is no second source.
///
/// # Errors
/// [`NoEntropy`] if the browser has none.
pub fn entropy() -> Result<Secret, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    // A source that has been tampered with may do nothing: chance gives this once in 2^256 times.
    if bytes == [0; 32] {
        return Err(NoEntropy);
    }
    Ok(Secret::from_bytes(bytes))
}
