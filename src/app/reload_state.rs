//! The state that the page keeps across a reload, for other games or for a new version.

use std::fmt;

use super::language::Language;
use super::route::TableId;
use crate::table::Fields;

/// The state that the page keeps across a reload, because the tables of other games are in another bundle. Nearly all
/// of the page comes back from the storage. This type holds the rest, and the data that the browser did not store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReloadState {
    /// The language in which the page comes back. src/start.js reads it.
    pub language: Language,
    /// True if the player is at the settings.
    pub at_settings: bool,
    /// True if the player is going to a table of the other bundle. src/start.js reads this too.
    pub moves: bool,
    /// True if the player has sat down in another tab since.
    pub elsewhere: bool,
    /// The record of the settings, if the browser did not store it.
    pub settings: Option<String>,
    /// The saves of the tables, if the browser did not store them.
    pub tables: Vec<(TableId, String)>,
}

impl ReloadState {
    /// Parses a reload state; `None` for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<ReloadState> {
        let fields = Fields::parse(text);
        let save = |id: TableId| Some((id, fields.get(id.name())?.to_owned()));
        Some(ReloadState {
            language: Language::from_code(fields.get("language")?)?,
            at_settings: fields.get("at") == Some("settings"),
            moves: fields.get("moves").is_some(),
            elsewhere: fields.get("seat") == Some("elsewhere"),
            settings: fields.get("settings").map(str::to_owned),
            tables: TableId::ALL.into_iter().filter_map(save).collect(),
        })
    }
}

impl fmt::Display for ReloadState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = Fields::new()
            .with("language", self.language.code())
            .with_some("at", self.at_settings.then_some("settings"))
            .with_some("moves", self.moves.then_some(1))
            .with_some("seat", self.elsewhere.then_some("elsewhere"))
            .with_some("settings", self.settings.as_ref());
        let with_save =
            |fields: Fields, (id, save): &(TableId, String)| fields.with(id.name(), save);
        self.tables.iter().fold(fields, with_save).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Mode;

    #[test]
    fn reload_state_round_trips() {
        let full = ReloadState {
            language: Language::Japanese,
            at_settings: true,
            moves: true,
            elsewhere: true,
            settings: Some("theme=dark&language=ja".to_owned()),
            tables: vec![
                (TableId::Blackjack(Mode::Free), "v=1&language=ru".to_owned()),
                (TableId::PokerMatch(Mode::Daily), "v=1&mix=a%20b".to_owned()),
            ],
        };
        for reload in [ReloadState::default(), full] {
            let text = reload.to_string();
            // src/start.js does not parse the text: it searches for this part and for `moves=`.
            let language = format!("language={}", reload.language.code());
            assert!(text.starts_with(&language), "{text}");
            assert_eq!(text.matches("language=").count(), 1, "{text}");
            assert_eq!(ReloadState::parse(&text), Some(reload));
        }
        for none in ["", "dealt", "language", "language=de", "at=settings"] {
            assert_eq!(ReloadState::parse(none), None, "{none}");
        }
    }
}
