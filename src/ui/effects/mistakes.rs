//! The hands that the player has played badly, as the browser keeps them.

use super::storage::{self, store};
use crate::blackjack::NotPractice;
use crate::pages::mistakes::{Change, Mistakes};

/// Where they are stored.
const MISTAKES: &str = "fair-deal/mistakes/1";

/// Returns those that are stored; none where that cannot be read.
#[must_use]
pub fn stored() -> Mistakes {
    let record = storage::record(MISTAKES).ok().flatten();
    let read = record.and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Notes this among those that are stored, which another tab may have changed, and returns them all. Where
/// the browser stores nothing, `known` are all; nothing is written over what cannot be read.
#[must_use]
pub fn note(change: Change, known: &Mistakes) -> Mistakes {
    let kept = match storage::record(MISTAKES) {
        Ok(Some(record)) => record.parse(),
        Ok(None) => Ok(known.clone()),
        Err(_) => Err(NotPractice),
    };
    // What is not stored is known until the page is closed.
    match kept {
        Ok(kept) => {
            let kept = kept.with(change);
            store(MISTAKES, &kept.to_string());
            kept
        }
        Err(NotPractice) => known.clone().with(change),
    }
}
