//! What the browser stores between visits, and which of the pages in several tabs has it.
//!
//! A browser stores by origin, and several copies of the page may lie in folders of one. So each name
//! ends with the folder, but for a copy at the root, whose names are those of the first versions.

use js_sys::{Math, Number};
use web_sys::{Storage, StorageEvent};

use super::settings::stored_settings;
use super::{address, window};
use crate::app::Stored;
use crate::app::route::TableId;
use crate::blackjack::Rules;
use crate::pages::beside::Beside;
use crate::pages::history::TakenOver;
use crate::table::{Fields, Mode};

/// Which page has the tables.
const SEAT: &str = "fair-deal/seat";

thread_local! {
    /// What is stored there while it is this page.
    static THIS_PAGE: String = Number::from(Math::random())
        .to_string_with_radix(36)
        .map_or_else(|_| String::new(), String::from);
}

/// Where this table is saved, and where a save goes that could not be read.
fn saved_at(id: TableId) -> [String; 2] {
    let aside = format!("fair-deal/table/unreadable/{}", id.name());
    [Beside::Table(id).name(), aside]
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// What this tab keeps for itself when it is loaded again. It has room of its own.
fn session() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// The name as it is for the copy of the page in this folder, such as `/games/`.
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

/// The full name under which something is stored by this page.
pub(super) fn own(name: &str) -> String {
    in_folder(name, &folder())
}

/// The browser lets us store, but not look at what is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Locked;

/// Returns what is stored under this name; nothing where the browser has no storage for us. What a
/// version without folders has stored is taken over until there is a record of this folder. An empty
/// one is none: the fault panel (src/loader.js) leaves it where it has put a record aside.
///
/// # Errors
/// [`Locked`] when there may be a record that nothing is to be written over.
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

/// Returns what is stored of earlier visits.
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
        entry: address::entry(),
        reload: address::take_reload_state(),
    }
}

/// Returns the rules of the next round at the blackjack table, as it was saved; `None` where that cannot be
/// read.
#[must_use]
pub fn table_rules() -> Option<Rules> {
    let [saved, _] = saved_at(TableId::Blackjack(Mode::Free));
    let record = record(&saved).ok()??;
    let fields = Fields::parse(&record);
    fields
        .get("next")
        .or_else(|| fields.get("rules"))?
        .parse()
        .ok()
}

/// What became of a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is stored.
    Stored,
    /// The browser would not store it.
    Failed,
    /// Another page has the tables.
    Elsewhere,
}

/// Stores a record of this table, if this page has the tables.
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

/// Stores a record under this name. Returns whether it could be stored.
pub(super) fn store(name: &str, record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&own(name), record).is_ok())
}

/// What is stored under this name; nothing where there is nothing, or the browser does not let us look.
pub(super) fn stored_text(name: &str) -> Option<String> {
    storage()?.get_item(&own(name)).ok().flatten()
}

/// Has nothing be stored under this name for this page. A copy of the page in a folder reads the record of the root where it
/// has none of its own, so an empty record stays, which hides that one.
pub(super) fn forget(name: &str) {
    // Where it cannot be stored, what is there stays.
    store(name, "");
}

/// Takes away what is stored under this name.
pub(super) fn remove(name: &str) {
    if let Some(storage) = storage() {
        // Where it cannot be taken away it stays.
        let _ = storage.remove_item(&own(name));
    }
}

/// What stands behind this in the names under which this page has stored something.
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

/// What is stored of settings, tables and mistakes, by name, for a file of the history.
#[must_use]
pub fn to_take_along() -> Fields {
    let names = Beside::all().map(Beside::name);
    names.fold(Fields::new(), |all, name| {
        all.with_some(&name, record(&name).ok().flatten())
    })
}

/// The seals of the deals that lie on the tables, or were put aside there: a save has them before the secret.
#[must_use]
pub fn deals_in_play() -> Vec<String> {
    const SEAL: usize = 64;
    let saves = TableId::ALL.map(|id| stored_text(&saved_at(id)[0]));
    let mut seals = vec![];
    for save in saves.into_iter().flatten() {
        let fields = Fields::parse(&save);
        let aside = fields.get("aside").unwrap_or_default();
        let aside = aside.split('|').map(Fields::parse);
        for lying in aside.chain([fields.clone()]) {
            let deal = lying.get("deal").and_then(|deal| deal.get(..SEAL));
            seals.extend(deal.map(str::to_owned));
        }
    }
    seals
}

/// Where it stands what was taken over, until the page has told it.
const TAKEN_OVER: &str = "fair-deal/taken-over";

/// Stores this in the place of what is stored under the same names, and loads the page again, which tells of it
/// ([`taken_over`]). The worker has found that all of it can be read ([`Beside::can_read`]). Returns whether anything was
/// stored; else the page stays.
#[must_use]
pub fn take_over(stored: &Fields) -> bool {
    take_tab_lock();
    let mut is_whole = true;
    let mut names = vec![];
    // A browser that stores nothing keeps what it has.
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
    if !is_whole {
        names.push(TakenOver::IN_PART);
    }
    // Without it the page has nothing to tell.
    let _ = session().map(|session| session.set_item(TAKEN_OVER, &names.join(" ")));
    address::load_again();
    true
}

/// What was taken over before the page was loaded. It is told once.
#[must_use]
pub fn taken_over() -> Option<TakenOver> {
    let session = session()?;
    let names = session.get_item(TAKEN_OVER).ok().flatten()?;
    let _ = session.remove_item(TAKEN_OVER);
    Some(TakenOver::of(names.split(' ')))
}

/// Gives the tables to this page. The pages in other tabs hear of it.
pub fn take_tab_lock() {
    let Some(storage) = storage() else { return };
    let is_noted = THIS_PAGE.with(|page| storage.set_item(&own(SEAT), page).is_ok());
    if !is_noted {
        // A browser that is full still removes. Then every page has them, as if it were alone.
        let _ = storage.remove_item(&own(SEAT));
    }
}

/// Whether this page has the tables: no other has taken them since.
#[must_use]
pub fn has_tab_lock() -> bool {
    let seat = storage().and_then(|storage| storage.get_item(&own(SEAT)).ok().flatten());
    seat.is_none_or(|seat| THIS_PAGE.with(|page| *page == seat))
}

/// The new record, if this event tells of one that another tab has stored under this name.
#[must_use]
pub(super) fn stored_elsewhere(event: &StorageEvent, name: &str) -> Option<String> {
    (event.key().as_deref() == Some(&own(name))).then(|| event.new_value())?
}

/// Keeps the stored record of this table in another place. Returns whether it could.
#[must_use]
pub fn back_up_table(id: TableId) -> bool {
    let [name, aside] = saved_at(id);
    set_aside(&name, &aside)
}

/// Moves what is stored under a name to another one, or where that is taken, to one with a number.
/// Returns whether nothing is left that the next record would write over.
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
        // If it stays, it is moved at the next visit, and nothing is lost.
        let _ = storage.remove_item(&name);
    }
    is_aside
}
