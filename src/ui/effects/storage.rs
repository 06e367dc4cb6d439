//! What the browser stores between visits.

use web_sys::Storage;

use super::settings::stored_settings;
use super::window;
use crate::app::Stored;
use crate::app::route::TableId;

/// Where this table is saved, and where a save goes that could not be read.
fn saved_at(id: TableId) -> [String; 2] {
    let name = id.name();
    [
        format!("fair-deal/table/1/{name}"),
        format!("fair-deal/table/unreadable/{name}"),
    ]
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
    let table = |id| Some((id, record(&saved_at(id)[0])?));
    Stored {
        settings: stored_settings(),
        tables: TableId::ALL.into_iter().filter_map(table).collect(),
    }
}

/// Stores a record of this table. Returns whether it could be stored.
#[must_use]
pub fn save(id: TableId, record: &str) -> bool {
    store(&saved_at(id)[0], record)
}

/// Stores a record under this name. Returns whether it could be stored.
pub(super) fn store(name: &str, record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, record).is_ok())
}

/// Keeps the stored record of this table in another place.
pub fn back_up_table(id: TableId) {
    let [name, aside] = saved_at(id);
    set_aside(&name, &aside);
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
