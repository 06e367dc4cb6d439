//! The storage of the goal for a day of learning.

use super::storage::{self, store};
use crate::pages::learn::Goal;
use crate::pages::stored_record::StoredRecord;

/// Returns the stored goal. `None` if there is none, or if it cannot be read.
#[must_use]
pub fn stored() -> Option<Goal> {
    storage::record(&StoredRecord::Goal.name())
        .ok()??
        .parse()
        .ok()
}

/// Stores the goal, or forgets it. A browser that stores nothing forgets it with the page.
pub fn keep(goal: Option<Goal>) {
    let name = StoredRecord::Goal.name();
    match goal {
        Some(goal) => {
            store(&name, &goal.to_string());
        }
        None => storage::forget(&name),
    }
}
