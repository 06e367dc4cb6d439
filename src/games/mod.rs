//! The games of the page, a folder each: what the game tells the history, the check and the tables, its view, its words
//! and its coach.
//!
//! `fair_deal_places::games!` is the one list of the games, and each game has its rules in its crate. Only `sample`, for
//! the tests, has its rules here.

pub mod blackjack;
pub mod poker_match;
#[cfg(test)]
pub(crate) mod sample;
pub mod solo_draw;
pub mod video_poker;

use std::str::FromStr;

/// Returns the text if it is the canonical form of a value of this type.
fn as_written<T: FromStr + ToString>(text: &str) -> Option<String> {
    let read: T = text.parse().ok()?;
    let written = read.to_string();
    (written == text).then_some(written)
}
