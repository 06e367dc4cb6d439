//! The records that the browser stores beside the history. They are the settings, the misplayed hands, the results of
//! drills, the bet ramp and the tables. A history file has them too.

use super::bets::CountRamp;
use crate::app::is_readable;
use crate::app::route::TableId;
use crate::app::settings::Choices;
use crate::blackjack::Start;
use crate::pages::counting::PastDrills;
use crate::pages::mistakes::{Misplayed, Mistakes};

/// Returns true if the page can read the record under this name. Returns `None` if the page uses no such name.
#[must_use]
pub fn can_read(name: &str, record: &str) -> Option<bool> {
    Some(Beside::of_name(name)?.can_read(record))
}

/// A record stored beside the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The choices of settings.
    Settings,
    /// The misplayed hands of blackjack.
    BlackjackMistakes,
    /// The misplayed hands of video poker.
    JacksMistakes,
    /// The results of drills in counting.
    Drills,
    /// The bet ramp that the player keeps for the table.
    Ramp,
    /// A table.
    Table(TableId),
}

impl Beside {
    /// All records.
    pub fn all() -> impl Iterator<Item = Beside> {
        let tables = TableId::ALL.into_iter().map(Beside::Table);
        let others = [
            Beside::Settings,
            Beside::BlackjackMistakes,
            Beside::JacksMistakes,
            Beside::Drills,
            Beside::Ramp,
        ];
        others.into_iter().chain(tables)
    }

    /// The name of the record in storage.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Beside::Settings => "fair-deal/settings/1".to_owned(),
            Beside::BlackjackMistakes => "fair-deal/mistakes/1".to_owned(),
            Beside::JacksMistakes => "fair-deal/mistakes/jacks/1".to_owned(),
            Beside::Drills => "fair-deal/drills/1".to_owned(),
            Beside::Ramp => "fair-deal/ramp/1".to_owned(),
            Beside::Table(id) => format!("fair-deal/table/1/{}", id.name()),
        }
    }

    /// The record with this name, if there is one.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Beside> {
        Beside::all().find(|it| it.name() == name)
    }

    /// Returns true if the page can read this text as the record.
    #[must_use]
    pub fn can_read(self, record: &str) -> bool {
        match self {
            Beside::Settings => Choices::from_record(record).is_ok(),
            Beside::BlackjackMistakes => record.parse::<Mistakes<Start>>().is_ok(),
            Beside::JacksMistakes => record.parse::<Mistakes<Misplayed>>().is_ok(),
            Beside::Drills => record.parse::<PastDrills>().is_ok(),
            Beside::Ramp => record.parse::<CountRamp>().is_ok(),
            Beside::Table(id) => is_readable(id, record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Beside;

    #[test]
    fn record_names_are_distinct() {
        for it in Beside::all() {
            assert_eq!(Beside::of_name(&it.name()), Some(it));
        }
        assert_eq!(Beside::of_name("fair-deal/seat"), None);
        assert_eq!(Beside::of_name("fair-deal/table/1/whist"), None);
    }

    #[test]
    fn damaged_records_cannot_be_read() {
        for it in Beside::all() {
            assert!(!it.can_read("damaged"), "{it:?}");
        }
        assert!(Beside::Settings.can_read("theme=dark"));
        assert!(Beside::BlackjackMistakes.can_read("46T"));
        assert!(Beside::Drills.can_read("2026-11-27 tray hi-lo 10 8 45"));
        assert!(Beside::Ramp.can_read("1,2:2,4:8"));
        assert!(Beside::Ramp.can_read("running:1,-4:8,0:12"));
    }
}
