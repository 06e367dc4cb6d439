//! The hands that the player has played badly, as the browser keeps them.

use std::fmt::Display;
use std::str::FromStr;

use super::storage::{self, store};
use crate::blackjack::Start;
use crate::pages::mistakes::{Change, Misplayed, Mistakes};
use crate::table::NotPractice;

/// What names the hands of a game that can be misplayed.
pub trait Kept: Display + FromStr<Err = NotPractice> + Clone + PartialEq {
    /// Where they are stored.
    const NAME: &'static str;
}

impl Kept for Start {
    const NAME: &'static str = "fair-deal/mistakes/1";
}

impl Kept for Misplayed {
    const NAME: &'static str = "fair-deal/mistakes/jacks/1";
}

/// Returns those that are stored; none where that cannot be read.
#[must_use]
pub fn stored<T: Kept>() -> Mistakes<T> {
    let record = storage::record(T::NAME).ok().flatten();
    let read = record.and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Notes this among those that are stored, which another tab may have changed, and returns them all. Where
/// the browser stores nothing, `known` are all; nothing is written over what cannot be read.
#[must_use]
pub fn note<T: Kept>(change: Change<T>, known: &Mistakes<T>) -> Mistakes<T> {
    let kept = match storage::record(T::NAME) {
        Ok(Some(record)) => record.parse(),
        Ok(None) => Ok(known.clone()),
        Err(_) => Err(NotPractice),
    };
    // What is not stored is known until the page is closed.
    match kept {
        Ok(kept) => {
            let kept: Mistakes<T> = kept.with(change);
            store(T::NAME, &kept.to_string());
            kept
        }
        Err(NotPractice) => known.clone().with(change),
    }
}
