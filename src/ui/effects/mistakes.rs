//! The storage of misplayed hands.

use std::fmt::Display;
use std::str::FromStr;

use super::bundles::{self, Subject};
use super::storage::{self, store};
use crate::coach::mistakes::{Mistakes, MistakesOf};
use crate::pages::stored_record::StoredRecord;
use crate::table::NotPractice;

const fn name(game: MistakesOf) -> StoredRecord {
    match game {
        MistakesOf::Blackjack => StoredRecord::BlackjackMistakes,
        MistakesOf::VideoPoker => StoredRecord::VideoPokerMistakes,
    }
}

/// Returns the stored hands of this game. Empty if they cannot be read.
#[must_use]
pub fn stored<T: Display + FromStr<Err = NotPractice> + Clone + PartialEq>(
    game: MistakesOf,
) -> Mistakes<T> {
    let read = record(game).and_then(|record| record.parse().ok());
    read.unwrap_or_default()
}

/// Returns the record of this game, if the browser stores one.
#[must_use]
pub fn record(game: MistakesOf) -> Option<String> {
    storage::record(&name(game).name()).ok().flatten()
}

/// Stores a record of this game. Does not overwrite one that the browser does not let us read. Returns true if it was
/// stored.
#[must_use]
pub fn keep(game: MistakesOf, record: &str) -> bool {
    let name = name(game).name();
    storage::record(&name).is_ok() && store(&name, record)
}

/// Tells a record of this game to the reading pages.
pub fn tell(game: MistakesOf, record: &str) {
    let subject = match game {
        MistakesOf::Blackjack => Subject::Mistakes,
        MistakesOf::VideoPoker => Subject::Misplayed,
    };
    bundles::tell(subject, record);
}
