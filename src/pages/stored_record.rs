//! The records that the browser stores in addition to the history. They are the settings, the misplayed hands, the
//! results of drills, the bet ramp, the goal for a day of learning and the tables. A history file has them too.

use crate::app::is_readable;
use crate::app::route::TableId;
use crate::app::settings::Choices;
use crate::blackjack::Start;
use crate::coach::mistakes::{Misplayed, Mistakes};
use crate::games::blackjack::ramp::CountRamp;
use crate::pages::counting::PastDrills;
use crate::pages::learn::Goal;

/// Returns true if the page can read the record under this name. Returns `None` if the page uses no such name.
#[must_use]
pub fn can_read(name: &str, record: &str) -> Option<bool> {
    Some(StoredRecord::of_name(name)?.can_read(record))
}

/// A stored record other than the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredRecord {
    /// The choices of settings.
    Settings,
    /// The misplayed hands of blackjack.
    BlackjackMistakes,
    /// The misplayed hands of video poker.
    VideoPokerMistakes,
    /// The results of drills in counting.
    Drills,
    /// The bet ramp that the player keeps for the table.
    Ramp,
    /// The goal for a day of learning.
    Goal,
    /// A table.
    Table(TableId),
}

impl StoredRecord {
    /// All records.
    pub fn all() -> impl Iterator<Item = StoredRecord> {
        let tables = TableId::ALL.into_iter().map(StoredRecord::Table);
        let others = [
            StoredRecord::Settings,
            StoredRecord::BlackjackMistakes,
            StoredRecord::VideoPokerMistakes,
            StoredRecord::Drills,
            StoredRecord::Ramp,
            StoredRecord::Goal,
        ];
        others.into_iter().chain(tables)
    }

    /// The name of the record in storage.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            StoredRecord::Settings => "fair-deal/settings/1".to_owned(),
            StoredRecord::BlackjackMistakes => "fair-deal/mistakes/1".to_owned(),
            StoredRecord::VideoPokerMistakes => "fair-deal/mistakes/jacks/1".to_owned(),
            StoredRecord::Drills => "fair-deal/drills/1".to_owned(),
            StoredRecord::Ramp => "fair-deal/ramp/1".to_owned(),
            StoredRecord::Goal => "fair-deal/goal/1".to_owned(),
            StoredRecord::Table(id) => format!("fair-deal/table/1/{}", id.name()),
        }
    }

    /// The record with this name, if there is one.
    #[must_use]
    pub fn of_name(name: &str) -> Option<StoredRecord> {
        StoredRecord::all().find(|it| it.name() == name)
    }

    /// Returns true if the page can read this text as the record.
    #[must_use]
    pub fn can_read(self, record: &str) -> bool {
        match self {
            StoredRecord::Settings => Choices::from_record(record).is_ok(),
            StoredRecord::BlackjackMistakes => record.parse::<Mistakes<Start>>().is_ok(),
            StoredRecord::VideoPokerMistakes => record.parse::<Mistakes<Misplayed>>().is_ok(),
            StoredRecord::Drills => record.parse::<PastDrills>().is_ok(),
            StoredRecord::Ramp => record.parse::<CountRamp>().is_ok(),
            StoredRecord::Goal => record.parse::<Goal>().is_ok(),
            StoredRecord::Table(id) => is_readable(id, record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::StoredRecord;

    #[test]
    fn record_names_are_distinct() {
        for it in StoredRecord::all() {
            assert_eq!(StoredRecord::of_name(&it.name()), Some(it));
        }
        assert_eq!(StoredRecord::of_name("fair-deal/seat"), None);
        assert_eq!(StoredRecord::of_name("fair-deal/table/1/whist"), None);
    }

    #[test]
    fn damaged_records_cannot_be_read() {
        for it in StoredRecord::all() {
            assert!(!it.can_read("damaged"), "{it:?}");
        }
        assert!(StoredRecord::Settings.can_read("theme=dark"));
        assert!(StoredRecord::BlackjackMistakes.can_read("46T"));
        assert!(StoredRecord::Drills.can_read("2026-11-27 tray hi-lo 10 8 45"));
        assert!(StoredRecord::Ramp.can_read("1,2:2,4:8"));
        assert!(StoredRecord::Ramp.can_read("running:1,-4:8,0:12"));
    }
}
