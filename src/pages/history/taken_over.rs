//! The records that were restored from a history file beside its rounds.

use crate::pages::stored_record::StoredRecord;

/// The lists of a file that the browser has stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenLists {
    /// True if the misplayed hands are stored.
    pub mistakes: bool,
    /// True if the results of drills are stored.
    pub drills: bool,
    /// True if the bet ramp is stored.
    pub ramp: bool,
}

/// The settings and tables of a file that the browser has stored in place of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenOver {
    /// True if the settings are stored.
    pub settings: bool,
    /// The number of stored tables.
    pub tables: usize,
    /// The stored lists.
    pub lists: TakenLists,
    /// True if the browser could not store the rest.
    pub in_part: bool,
}

impl TakenOver {
    /// The records with these names. `is_whole` is true if the browser stored all records of the file.
    #[must_use]
    pub fn of<'a>(names: impl IntoIterator<Item = &'a str>, is_whole: bool) -> TakenOver {
        let mut taken = TakenOver {
            in_part: !is_whole,
            ..TakenOver::default()
        };
        for name in names {
            match StoredRecord::of_name(name) {
                // The goal is a choice of the player as the settings are.
                Some(StoredRecord::Settings | StoredRecord::Goal) => taken.settings = true,
                Some(StoredRecord::Ramp) => taken.lists.ramp = true,
                Some(StoredRecord::BlackjackMistakes | StoredRecord::VideoPokerMistakes) => {
                    taken.lists.mistakes = true;
                }
                Some(StoredRecord::Drills) => taken.lists.drills = true,
                Some(StoredRecord::Table(_)) => taken.tables += 1,
                None => (),
            }
        }
        taken
    }
}
