//! The browser's entropy.

use crate::core::Secret;
use crate::table::NoEntropy;

/// Draws 32 bytes. There is no second source.
///
/// # Errors
///
/// Returns [`NoEntropy`] if the browser has none.
pub fn entropy() -> Result<Secret, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    // A source that was tampered with may leave the bytes unchanged. By chance this happens once in 2^256 times.
    if bytes == [0; 32] {
        return Err(NoEntropy);
    }
    Ok(Secret::from_bytes(bytes))
}
