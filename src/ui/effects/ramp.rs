//! The storage of the bet ramp for the table.

use super::storage::{self, store};
use crate::games::blackjack::ramp::CountRamp;
use crate::pages::bets::KeptRamp;
use crate::pages::stored_record::StoredRecord;

/// Returns the stored ramp.
#[must_use]
pub fn stored() -> KeptRamp {
    match storage::record(&StoredRecord::Ramp.name()) {
        Ok(None) => KeptRamp::Nothing,
        Ok(Some(record)) => record
            .parse()
            .map_or(KeptRamp::Unreadable, KeptRamp::Stored),
        Err(_) => KeptRamp::Unreadable,
    }
}

/// Returns the record of the ramp, if the browser stores one.
#[must_use]
pub fn record() -> Option<String> {
    storage::record(&StoredRecord::Ramp.name()).ok().flatten()
}

/// Stores this ramp. Does not overwrite a record that cannot be read.
#[must_use]
pub fn keep(ramp: CountRamp) -> KeptRamp {
    let before = stored();
    if before == KeptRamp::Unreadable {
        KeptRamp::Unreadable
    } else if store(&StoredRecord::Ramp.name(), &ramp.to_string()) {
        KeptRamp::Stored(ramp)
    } else {
        let stored = before.ramp().cloned();
        KeptRamp::NotStored { ramp, stored }
    }
}

/// Deletes the ramp. Returns the ramp that is stored afterwards.
#[must_use]
pub fn forget() -> KeptRamp {
    storage::forget(&StoredRecord::Ramp.name());
    stored()
}
