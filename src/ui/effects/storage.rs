//! What the browser stores between visits.

use web_sys::Storage;

use super::settings::stored_settings;
use super::window;
use crate::app::Stored;
use crate::app::route::Seat;
use crate::table::sitting::Source;

/// Where the records of the tables are kept, and those that could not be read.
const fn kept_at(seat: Seat) -> [&'static str; 2] {
    match seat {
        Seat::Blackjack(Source::Entropy) => [
            "fair-deal/table/1/blackjack",
            "fair-deal/table/unreadable/blackjack",
        ],
        Seat::Blackjack(Source::Calendar) => [
            "fair-deal/table/1/blackjack-daily",
            "fair-deal/table/unreadable/blackjack-daily",
        ],
        Seat::Solo(Source::Entropy) => {
            ["fair-deal/table/1/solo", "fair-deal/table/unreadable/solo"]
        }
        Seat::Solo(Source::Calendar) => [
            "fair-deal/table/1/solo-daily",
            "fair-deal/table/unreadable/solo-daily",
        ],
        Seat::Duel(Source::Entropy) => {
            ["fair-deal/table/1/duel", "fair-deal/table/unreadable/duel"]
        }
        Seat::Duel(Source::Calendar) => [
            "fair-deal/table/1/duel-daily",
            "fair-deal/table/unreadable/duel-daily",
        ],
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// Returns what is stored under this name; `None` also if the browser does not let us look.
pub(super) fn record(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Returns what is stored of earlier visits.
#[must_use]
pub fn stored() -> Stored {
    let table = |seat| Some((seat, record(kept_at(seat)[0])?));
    Stored {
        settings: stored_settings(),
        tables: Seat::ALL.into_iter().filter_map(table).collect(),
    }
}

/// Stores a record of this table. Returns whether it could be stored.
#[must_use]
pub fn keep(seat: Seat, record: &str) -> bool {
    store(kept_at(seat)[0], record)
}

/// Stores a record under this name. Returns whether it could be stored.
pub(super) fn store(name: &str, record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, record).is_ok())
}

/// Keeps the stored record of this table in another place.
pub fn set_table_aside(seat: Seat) {
    let [name, aside] = kept_at(seat);
    set_aside(name, aside);
}

/// Moves what is stored under a name to another one.
pub(super) fn set_aside(name: &str, aside: &str) {
    if let Some(storage) = storage()
        && let Ok(Some(record)) = storage.get_item(name)
        && storage.set_item(aside, &record).is_ok()
    {
        // If it stays, it is moved at the next visit, and nothing is lost.
        let _ = storage.remove_item(name);
    }
}
