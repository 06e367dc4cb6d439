//! What rounds are counted by.

use std::fmt;
use std::str::FromStr;

use super::record::{GameName, Kind, Played, Row};
use crate::core::Date;

/// What rounds are counted by: the day, where the deal came from, the game and its terms. In the order of days.
///
/// Written as `2026-11-22/fresh/blackjack/vegas`: a key under which a browser's database finds it. Terms are letters,
/// digits, `.`, `-`, `~` and `:`, so a `/` parts them from the rest; solo draw without jokers has none.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    /// The day on which the rounds were over, by the player's clocks.
    pub day: Date,
    /// Where their deals came from.
    pub kind: Kind,
    /// The game.
    pub game: GameName,
    /// What it was played on ([`Played::terms`]).
    pub terms: String,
}

impl Group {
    /// The group of this round; `None` where its day is past the year 9999.
    #[must_use]
    pub fn of(row: &Row, played: &Played) -> Option<Group> {
        Some(Group {
            day: row.record.day()?,
            kind: row.record.kind(),
            game: row.record.game,
            terms: played.terms(),
        })
    }

    /// Whether luck is told of these rounds: nobody could know their cards.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.kind == Kind::Fresh
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, game) = (self.kind.code(), self.game.code());
        write!(f, "{}/{kind}/{game}/{}", self.day, self.terms)
    }
}

/// A text is no group.
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

    /// Reads what `Display` writes. The terms are not looked at, beyond what signs they have.
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
