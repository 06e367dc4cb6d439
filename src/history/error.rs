//! The error in a record.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The error in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NotARecord {
    /// The id is damaged.
    Id,
    /// The time zone is damaged.
    Zone,
    /// The game does not exist.
    Game,
    /// The setting for the coach's comments is damaged.
    Coach,
    /// The deal, the rules or the decisions are damaged.
    Round,
    /// The results are damaged.
    Facts,
}

impl fmt::Display for NotARecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotARecord::Id => "The time of the round is damaged.",
            NotARecord::Zone => "The time zone of the round is damaged.",
            NotARecord::Game => "There is no such game here.",
            NotARecord::Coach => "The setting for the coach's comments is damaged.",
            NotARecord::Round => "The decisions do not fit the deal and the rules.",
            NotARecord::Facts => "The result of the round is damaged.",
        })
    }
}

impl std::error::Error for NotARecord {}
