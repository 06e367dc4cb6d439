//! The storage of misplayed hands.

use std::fmt::Display;
use std::str::FromStr;

use super::storage::{self, store};
use crate::blackjack::Start;
use crate::pages::beside::Beside;
use crate::pages::mistakes::{Change, Misplayed, Mistakes};
use crate::table::NotPractice;

/// An identifier of a hand that can be misplayed.
pub trait Kept: Display + FromStr<Err = NotPractice> + Clone + PartialEq {
    /// The record in which the browser stores these hands.
    const BESIDE: Beside;
}

impl Kept for Start {
    const BESIDE: Beside = Beside::BlackjackMistakes;
}

impl Kept for Misplayed {
    const BESIDE: Beside = Beside::JacksMistakes;
}

/// Returns the stored hands. Empty if they cannot be read.
#[must_use]
pub fn stored<T: Kept>() -> Mistakes<T> {
    let record = storage::record(&T::BESIDE.name()).ok().flatten();
    let read = record.and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Applies this change to the stored hands, which another tab may have changed. Returns all of them. If the browser
/// stores nothing, applies it to `known`. Does not overwrite a record that cannot be read.
#[must_use]
pub fn note<T: Kept>(change: Change<T>, known: &Mistakes<T>) -> Mistakes<T> {
    let kept = match storage::record(&T::BESIDE.name()) {
        Ok(Some(record)) => record.parse(),
        Ok(None) => Ok(known.clone()),
        Err(_) => Err(NotPractice),
    };
    // Hands that cannot be stored are known until the page is closed.
    match kept {
        Ok(kept) => {
            let kept: Mistakes<T> = kept.with(change);
            store(&T::BESIDE.name(), &kept.to_string());
            kept
        }
        Err(NotPractice) => known.clone().with(change),
    }
}
