//! The browser's storage between visits, and the lock that decides which tab has the tables.
//!
//! A browser stores data by origin, and several copies of the page may be in folders of one origin. So each key ends
//! with the folder. The keys of a copy at the root have no folder, as in the first versions.

use js_sys::{Math, Number};
use web_sys::{Storage, StorageEvent};

use super::settings::stored_settings;
use super::{address, solution, window};
use crate::app::Stored;
use crate::app::route::TableId;
use crate::blackjack::Rules;
use crate::pages::history::TakenOver;
use crate::pages::stored_record::StoredRecord;
use crate::table::{Fields, Mode};

/// The key of the tab lock.
const TAB_LOCK: &str = "fair-deal/seat";

thread_local! {
    /// The value of the tab lock while this page has it.
    static THIS_PAGE: String = Number::from(Math::random())
        .to_string_with_radix(36)
        .map_or_else(|_| String::new(), String::from);
}

/// The key of this table's save, and the key for the backup of an unreadable one.
fn saved_at(id: TableId) -> [String; 2] {
    let aside = format!("fair-deal/table/unreadable/{}", id.name());
    [StoredRecord::Table(id).name(), aside]
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The session storage, for the state that this tab keeps across a reload. Its quota is separate.
fn session() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// The key of this name for the copy of the page in this folder, such as `/games/`.
fn in_folder(name: &str, folder: &str) -> String {
    match folder {
        "/" => name.to_owned(),
        _ => format!("{name}@{folder}"),
    }
}

/// The folder of the address of this page.
fn folder() -> String {
    let path = window().and_then(|window| window.location().pathname().ok());
    let path = path.unwrap_or_default();
    let (folder, _) = path.rsplit_once('/').unwrap_or_default();
    format!("{folder}/")
}

/// The key of this name for this page.
pub(super) fn own(name: &str) -> String {
    in_folder(name, &folder())
}

/// The error for a browser that stores data but does not let us read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Locked;

/// Returns the record with this name; `None` if the browser has no storage for us. The record of a version without
/// folders counts until this folder has its own. An empty record counts as none: the fault panel (src/loader.js) leaves
/// one where it has set a record aside.
///
/// # Errors
///
/// [`Locked`] if there may be a record, which the page must not overwrite.
pub(super) fn record(name: &str) -> Result<Option<String>, Locked> {
    let Some(storage) = storage() else {
        return Ok(None);
    };
    let read = |name: &str| storage.get_item(name).map_err(|_| Locked);
    let found = match read(&own(name))? {
        Some(record) => Some(record),
        None => read(name)?,
    };
    Ok(found.filter(|record| !record.is_empty()))
}

/// Returns the data of earlier visits.
#[must_use]
pub fn stored() -> Stored {
    let records = TableId::ALL.map(|id| (id, record(&saved_at(id)[0])));
    let unreadable = records.iter().filter(|(_, record)| record.is_err());
    let unreadable = unreadable.map(|(id, _)| *id).collect();
    let readable = |(id, record): (TableId, Result<_, _>)| Some((id, record.ok()??));
    Stored {
        settings: stored_settings(),
        tables: records.into_iter().filter_map(readable).collect(),
        unreadable,
        no_storage: storage().is_none(),
        has_solution: solution::load_fetched(),
        entry: address::entry(),
        panel: address::panel(),
        reload: address::take_reload_state(),
    }
}

/// Returns the rules of the next round at the blackjack table from its save; `None` if they cannot be parsed.
#[must_use]
pub fn table_rules() -> Option<Rules> {
    let [saved, _] = saved_at(TableId::Blackjack(Mode::Free));
    let record = record(&saved).ok()??;
    let fields = Fields::parse(&record);
    let later = ["waiting", "next", "rules"].into_iter();
    let mut named = later.filter_map(|name| fields.get(name));
    named.next()?.parse().ok()
}

/// The outcome of a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// The browser stored it.
    Stored,
    /// The browser did not store it.
    Failed,
    /// Another tab has the lock.
    Elsewhere,
}

/// Stores a record of this table, if this tab has the lock.
#[must_use]
pub fn save(id: TableId, record: &str) -> Saved {
    if !has_tab_lock() {
        Saved::Elsewhere
    } else if store(&saved_at(id)[0], record) {
        Saved::Stored
    } else {
        Saved::Failed
    }
}

/// Stores a record under this name. Returns true if it was stored.
pub(super) fn store(name: &str, record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&own(name), record).is_ok())
}

/// The text under this name; `None` if there is none or the browser does not let us read it.
pub(super) fn stored_text(name: &str) -> Option<String> {
    storage()?.get_item(&own(name)).ok().flatten()
}

/// Clears the record with this name for this page. A copy of the page in a folder falls back to the record of the root,
/// so an empty record stays and hides that one.
pub(super) fn forget(name: &str) {
    // If that fails, the old record stays.
    store(name, "");
}

/// Removes the record with this name.
pub(super) fn remove(name: &str) {
    if let Some(storage) = storage() {
        // If that fails, the record stays.
        let _ = storage.remove_item(&own(name));
    }
}

/// The rest of each of this page's names that begin with this prefix.
pub(super) fn names_of(prefix: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return vec![];
    };
    let all = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok()?);
    let folder = own("");
    let ours = |name: String| {
        let rest = name.strip_prefix(prefix)?.strip_suffix(&folder)?;
        (!rest.contains('@')).then(|| rest.to_owned())
    };
    all.filter_map(ours).collect()
}

/// The stored records other than the history ([`StoredRecord`]), by name, for a history file.
#[must_use]
pub fn records_for_export() -> Fields {
    let names = StoredRecord::all().map(StoredRecord::name);
    names.fold(Fields::new(), |all, name| {
        all.with_some(&name, record(&name).ok().flatten())
    })
}

/// The seals of the deals on the tables and of those set aside there. In a save, a seal comes before its secret. Like
/// [`stored`], this reads the saves of the root until this folder has its own.
#[must_use]
pub fn deals_in_play() -> Vec<String> {
    const SEAL: usize = 64;
    let saves = TableId::ALL.map(|id| record(&saved_at(id)[0]).ok().flatten());
    let mut seals = vec![];
    for save in saves.into_iter().flatten() {
        let fields = Fields::parse(&save);
        let aside = fields.get("aside").unwrap_or_default();
        let aside = aside.split('|').map(Fields::parse);
        for saved in aside.chain([fields.clone()]) {
            let deal = saved.get("deal").and_then(|deal| deal.get(..SEAL));
            seals.extend(deal.map(str::to_owned));
        }
    }
    seals
}

/// The key for the names of imported records, until the page has announced them.
const TAKEN_OVER: &str = "fair-deal/taken-over";

/// The mark after these names if the browser could not store the rest.
const IN_PART: &str = " in-part";

/// Replaces the stored records with these, and reloads the page, which announces the import ([`taken_over`]). The
/// worker has confirmed that all of them can be parsed ([`StoredRecord::can_read`]). Returns true if anything was
/// stored. Otherwise the page does not reload.
#[must_use]
pub fn take_over(stored: &Fields) -> bool {
    take_tab_lock();
    let mut is_whole = true;
    let mut names = vec![];
    // If the browser does not store a record, the old one stays.
    for (name, record) in stored.each() {
        if store(name, record) {
            names.push(name);
        } else {
            is_whole = false;
        }
    }
    if names.is_empty() {
        return false;
    }
    let in_part = if is_whole { "" } else { IN_PART };
    let taken_over = format!("{}{in_part}", names.join(" "));
    // Without this mark the page announces nothing.
    let _ = session().map(|session| session.set_item(TAKEN_OVER, &taken_over));
    address::load_again();
    true
}

/// The records that were imported before the reload. Only the first call returns them.
#[must_use]
pub fn taken_over() -> Option<TakenOver> {
    let session = session()?;
    let taken_over = session.get_item(TAKEN_OVER).ok().flatten()?;
    let _ = session.remove_item(TAKEN_OVER);
    let part = taken_over.strip_suffix(IN_PART);
    let names = part.unwrap_or(&taken_over).split(' ');
    Some(TakenOver::of(names, part.is_none()))
}

/// Takes the tab lock for this page. The pages in other tabs receive an event.
pub fn take_tab_lock() {
    let Some(storage) = storage() else { return };
    let is_noted = THIS_PAGE.with(|page| storage.set_item(&own(TAB_LOCK), page).is_ok());
    if !is_noted {
        // A full storage still allows removal. Without a lock, every page has the tables, as if it were the only one.
        let _ = storage.remove_item(&own(TAB_LOCK));
    }
}

/// Returns true if this page has the tab lock, because no other page has taken it since.
#[must_use]
pub fn has_tab_lock() -> bool {
    let lock = storage().and_then(|storage| storage.get_item(&own(TAB_LOCK)).ok().flatten());
    lock.is_none_or(|lock| THIS_PAGE.with(|page| *page == lock))
}

/// The new record, if this event reports one that another tab has stored under this name.
#[must_use]
pub(super) fn stored_elsewhere(event: &StorageEvent, name: &str) -> Option<String> {
    (event.key().as_deref() == Some(&own(name))).then(|| event.new_value())?
}

/// Moves the stored record of this table to its backup. Returns true if the next record overwrites nothing.
#[must_use]
pub fn back_up_table(id: TableId) -> bool {
    let [name, aside] = saved_at(id);
    set_aside(&name, &aside)
}

/// Moves the record of a name to another name, with a number if that is taken. Returns true if the next record under
/// the first name overwrites nothing that is not stored elsewhere.
pub(super) fn set_aside(name: &str, aside: &str) -> bool {
    let Some(storage) = storage() else {
        return true;
    };
    let (name, aside) = (own(name), own(aside));
    let record = match storage.get_item(&name) {
        Ok(Some(record)) => record,
        Ok(None) => return true,
        Err(_) => return false,
    };
    let taken = |place: &String| !matches!(storage.get_item(place), Ok(None));
    let numbered = (2..100).map(|number| format!("{aside}/{number}"));
    let mut places = std::iter::once(aside.clone()).chain(numbered);
    let Some(place) = places.find(|place| !taken(place)) else {
        return false;
    };
    let is_aside = storage.set_item(&place, &record).is_ok();
    if is_aside {
        // If the record stays, the next visit moves it, and nothing is lost.
        let _ = storage.remove_item(&name);
    }
    is_aside
}
