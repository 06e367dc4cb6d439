//! The hands that the player has played badly, as the browser keeps them.

use std::fmt::Display;
use std::str::FromStr;

use super::storage::{self, store};
use crate::blackjack::Start;
use crate::pages::beside::Beside;
use crate::pages::mistakes::{Change, Misplayed, Mistakes};
use crate::table::NotPractice;

/// What names the hands of a game that can be misplayed.
pub trait Kept: Display + FromStr<Err = NotPractice> + Clone + PartialEq {
    /// What they are to the browser.
    const BESIDE: Beside;
}

impl Kept for Start {
    const BESIDE: Beside = Beside::BlackjackMistakes;
}

impl Kept for Misplayed {
    const BESIDE: Beside = Beside::JacksMistakes;
}

/// Returns those that are stored; none where that cannot be read.
#[must_use]
pub fn stored<T: Kept>() -> Mistakes<T> {
    let record = storage::record(&T::BESIDE.name()).ok().flatten();
    let read = record.and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Notes this among those that are stored, which another tab may have changed, and returns them all. Where
/// the browser stores nothing, `known` are all; nothing is written over what cannot be read.
#[must_use]
pub fn note<T: Kept>(change: Change<T>, known: &Mistakes<T>) -> Mistakes<T> {
    let kept = match storage::record(&T::BESIDE.name()) {
        Ok(Some(record)) => record.parse(),
        Ok(None) => Ok(known.clone()),
        Err(_) => Err(NotPractice),
    };
    // What is not stored is known until the page is closed.
    match kept {
        Ok(kept) => {
            let kept: Mistakes<T> = kept.with(change);
            store(&T::BESIDE.name(), &kept.to_string());
            kept
        }
        Err(NotPractice) => known.clone().with(change),
    }
}
