//! The storage of the results of drills in counting.

use super::clock::day_here;
use super::storage::{self, store};
use crate::core::Date;
use crate::pages::counting::{DrillResult, Past, PastDrill, PastDrills};
use crate::pages::stored_record::StoredRecord;

/// Returns the stored results.
#[must_use]
pub fn stored() -> Past {
    match storage::record(&StoredRecord::Drills.name()) {
        Ok(None) => Past::default(),
        Ok(Some(record)) => record.parse().map_or(Past::Unreadable, Past::Stored),
        Err(_) => Past::Unreadable,
    }
}

/// Adds a result to the stored ones, which another tab may have changed, or to `known` if that has results that could
/// not be stored.
#[must_use]
pub fn keep(result: DrillResult, known: &Past) -> Past {
    let Some(date) = Date::from_days(day_here()) else {
        return known.clone();
    };
    let drill = PastDrill { date, result };
    let before = match (stored(), known) {
        (Past::Unreadable, _) => return Past::Unreadable,
        // There may be space now for results that could not be stored.
        (_, Past::NotStored(drills)) => drills.clone(),
        (Past::Stored(drills) | Past::NotStored(drills), Past::Stored(_) | Past::Unreadable) => {
            drills
        }
    };
    let all: PastDrills = before.with(drill);
    if store(&StoredRecord::Drills.name(), &all.to_string()) {
        Past::Stored(all)
    } else {
        Past::NotStored(all)
    }
}

/// Deletes all results. Returns the results that are stored afterwards.
#[must_use]
pub fn forget() -> Past {
    storage::forget(&StoredRecord::Drills.name());
    stored()
}
