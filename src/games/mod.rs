//! The games of the page, one module each: their parts for the history, the check, the words and the tables.
//!
//! `fair_deal_places::games!` is the one list of the games, and each game has its rules in its crate. The view of a
//! game is in the module of its name in `ui`. Only `high_card`, a sample for the tests, has its rules and its view
//! here.

mod blackjack;
mod duel;
#[cfg(test)]
pub(crate) mod high_card;
pub(crate) mod jacks;
mod solo;

use std::str::FromStr;

/// Returns the text if it is the canonical form of a value of this type.
fn as_written<T: FromStr + ToString>(text: &str) -> Option<String> {
    let read: T = text.parse().ok()?;
    let written = read.to_string();
    (written == text).then_some(written)
}
