//! The ramp of bets that the browser keeps for the table.

use super::storage::{self, remove, store};
use crate::coach::counting::Ramp;
use crate::pages::beside::Beside;
use crate::pages::bets::KeptRamp;

/// Returns what is stored.
#[must_use]
pub fn stored() -> KeptRamp {
    match storage::record(&Beside::Ramp.name()) {
        Ok(None) => KeptRamp::Nothing,
        Ok(Some(record)) => record
            .parse()
            .map_or(KeptRamp::Unreadable, KeptRamp::Stored),
        Err(_) => KeptRamp::Unreadable,
    }
}

/// Keeps this ramp in the place of one that can be read. Nothing else is overwritten.
#[must_use]
pub fn keep(ramp: Ramp) -> KeptRamp {
    if stored() == KeptRamp::Unreadable {
        KeptRamp::Unreadable
    } else if store(&Beside::Ramp.name(), &ramp.to_string()) {
        KeptRamp::Stored(ramp)
    } else {
        KeptRamp::NotStored(ramp)
    }
}

/// Deletes it, and returns what is stored then.
#[must_use]
pub fn forget() -> KeptRamp {
    remove(&Beside::Ramp.name());
    stored()
}
