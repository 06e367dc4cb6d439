//! The storage of misplayed hands.

use std::fmt::Display;
use std::str::FromStr;

use super::storage::{self, store};
use crate::blackjack::Start;
use crate::coach::mistakes::{Change, Misplayed, Mistakes};
use crate::pages::stored_record::StoredRecord;
use crate::table::NotPractice;

/// An identifier of a hand that can be misplayed.
pub trait Kept: Display + FromStr<Err = NotPractice> + Clone + PartialEq {
    /// The record in which the browser stores these hands.
    const RECORD: StoredRecord;
}

impl Kept for Start {
    const RECORD: StoredRecord = StoredRecord::BlackjackMistakes;
}

impl Kept for Misplayed {
    const RECORD: StoredRecord = StoredRecord::JacksMistakes;
}

/// Returns the stored hands. Empty if they cannot be read.
#[must_use]
pub fn stored<T: Kept>() -> Mistakes<T> {
    let record = storage::record(&T::RECORD.name()).ok().flatten();
    let read = record.and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Applies this change to the stored hands, which another tab may have changed. Returns all of them. If the browser
/// stores nothing, applies it to `known`. Does not overwrite a record that cannot be read.
#[must_use]
pub fn note<T: Kept>(change: Change<T>, known: &Mistakes<T>) -> Mistakes<T> {
    let kept = match storage::record(&T::RECORD.name()) {
        Ok(Some(record)) => record.parse(),
        Ok(None) => Ok(known.clone()),
        Err(_) => Err(NotPractice),
    };
    // Hands that cannot be stored are known until the page is closed.
    match kept {
        Ok(kept) => {
            let kept: Mistakes<T> = kept.with(change);
            store(&T::RECORD.name(), &kept.to_string());
            kept
        }
        Err(NotPractice) => known.clone().with(change),
    }
}
