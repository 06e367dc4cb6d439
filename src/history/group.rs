//! The groups by which rounds are counted.

use std::fmt;
use std::str::FromStr;

use super::game::Played;
use super::record::{Kind, Row};
use crate::core::Date;
use crate::games::GameName;

/// A group of rounds for counting: the day, the source of the deal, the game and its terms. Groups are ordered by day.
///
/// Written as `2026-11-22/fresh/blackjack/vegas`, a key in the browser's database. Terms have letters, digits, `.`,
/// `-`, `~` and `:`, so a `/` separates them from the rest. Solo draw without jokers has empty terms.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    /// The day on which the rounds ended, in the player's time zone.
    pub day: Date,
    /// The source of their deals.
    pub kind: Kind,
    /// The game.
    pub game: GameName,
    /// The terms of the rounds ([`Played::terms`]).
    pub terms: String,
}

impl Group {
    /// The group of this round; `None` if the record has no [day](super::Record::day).
    #[must_use]
    pub fn of(row: &Row, played: &Played) -> Option<Group> {
        Some(Group {
            day: row.record.day()?,
            kind: row.record.kind(),
            game: row.record.game,
            terms: played.terms(),
        })
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, game) = (self.kind.code(), self.game.code());
        write!(f, "{}/{kind}/{game}/{}", self.day, self.terms)
    }
}

/// The error for a text that is no group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAGroup;

impl fmt::Display for NotAGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rounds are counted by a day, a kind of deal, a game and its terms.")
    }
}

impl std::error::Error for NotAGroup {}

impl FromStr for Group {
    type Err = NotAGroup;

    /// Reads the output of `Display`. Of the terms it checks only the characters.
    fn from_str(text: &str) -> Result<Group, NotAGroup> {
        let mut parts = text.splitn(4, '/');
        let mut part = || parts.next().ok_or(NotAGroup);
        let group = Group {
            day: part()?.parse().map_err(|_| NotAGroup)?,
            kind: Kind::from_code(part()?).ok_or(NotAGroup)?,
            game: GameName::from_code(part()?).ok_or(NotAGroup)?,
            terms: part()?.to_owned(),
        };
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-~:".contains(&byte);
        let of_terms = group.terms.bytes().all(plain);
        of_terms.then_some(group).ok_or(NotAGroup)
    }
}

fair_deal_core::serde_by_text!(Group);
