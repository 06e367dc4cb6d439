//! The address of the page.

use wasm_bindgen::JsValue;
use web_sys::Event;

use super::bundles::{Subject, tell};
use super::window;
use crate::app::{Entry, Panel, ReloadState};
use crate::table::Fields;

/// The mark in a history entry whose link [was dealt](Entry::Dealt).
const DEALT: &str = "dealt";

/// The key of the place of a history entry.
const PLACE: &str = "place";

/// The panel of a history entry.
const PANEL: &str = "open";

/// The mark of a history entry at which a page asks for a confirmation.
const ASKS: &str = "asks";

/// The positions of the places, in the history entry at which the page loads again.
const POSITIONS: &str = "scrolled";

/// The parts of the state of a history entry that stay when the page loads again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EntryState {
    /// The key of the place. An entry that the browser has just made has none.
    pub place: Option<String>,
    /// The kind of the entry.
    pub entry: Entry,
    /// The panel that is open there.
    pub panel: Option<Panel>,
    /// True if a reading page asks for a confirmation there.
    pub asks: bool,
    /// How far each place was scrolled, by its key.
    pub positions: Vec<(String, f64)>,
}

impl EntryState {
    fn read(fields: &Fields) -> EntryState {
        let positions = fields.get(POSITIONS).unwrap_or_default().split(',');
        let position = |text: &str| {
            let (key, position) = text.split_once('~')?;
            Some((key.to_owned(), position.parse().ok()?))
        };
        EntryState {
            place: fields.get(PLACE).map(ToOwned::to_owned),
            entry: match fields.get(DEALT) {
                Some(_) => Entry::Dealt,
                None => Entry::Plain,
            },
            panel: fields.get(PANEL).and_then(Panel::from_code),
            asks: fields.get(ASKS).is_some(),
            positions: positions.filter_map(position).collect(),
        }
    }

    fn to_fields(&self) -> Fields {
        let positions = self.positions.iter();
        let positions: Vec<String> = positions.map(|(key, at)| format!("{key}~{at}")).collect();
        let dealt = match self.entry {
            Entry::Plain => None,
            Entry::Dealt => Some(1),
        };
        Fields::new()
            .with_some(PLACE, self.place.as_ref())
            .with_some(DEALT, dealt)
            .with_some(PANEL, self.panel.map(Panel::code))
            .with_some(ASKS, self.asks.then_some(1))
            .with_some(
                POSITIONS,
                (!positions.is_empty()).then(|| positions.join(",")),
            )
    }
}

/// The text in the current history entry.
fn state() -> String {
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok()?.as_string());
    state.unwrap_or_default()
}

/// Sets the state of the current history entry, and its address from the `#` on if one is given.
fn replace(state: &str, fragment: Option<&str>) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // The bare address has no fragment, and an empty address would keep the present one.
        let url = fragment.map(|fragment| if fragment.is_empty() { "#/" } else { fragment });
        // A browser may limit the calls. The address then stays as it was, and the entry lacks its mark or its reload
        // state. Without the mark, the deal is ready again when the browser goes back. Without the reload state, unsaved
        // data is lost and the settings panel is closed.
        let _ = history.replace_state_with_url(&JsValue::from_str(state), "", url);
    }
}

/// Returns the state of the current history entry.
#[must_use]
pub fn entry_state() -> EntryState {
    EntryState::read(&Fields::parse(&state()))
}

/// Writes the state of the current history entry, and its address from the `#` on if one is given.
pub fn write_entry(state: &EntryState, fragment: Option<&str>) {
    replace(&state.to_fields().to_string(), fragment);
}

/// Adds the positions of the places to the state of the current history entry. A reload state there stays.
pub fn write_positions(positions: &[(String, f64)]) {
    let all = EntryState {
        positions: positions.to_vec(),
        ..EntryState::default()
    };
    let fields = Fields::parse(&state()).without(&[POSITIONS]);
    replace(&joined(&fields, &all.to_fields()), None);
}

fn joined(one: &impl ToString, other: &impl ToString) -> String {
    let mut parts = vec![one.to_string(), other.to_string()];
    parts.retain(|part| !part.is_empty());
    parts.join("&")
}

/// Adds an entry with this state to the history, at the same address.
pub fn push_entry(state: &EntryState) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let state = JsValue::from_str(&state.to_fields().to_string());
        // A browser may limit the calls. Back then leaves the place at once, as without an entry.
        let _ = history.push_state_with_url(&state, "", None);
    }
}

/// Returns the part of the address from the `#` on.
#[must_use]
pub fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns the kind of the current history entry.
#[must_use]
pub fn entry() -> Entry {
    entry_state().entry
}

/// Returns true if a reading page asks for a confirmation at the current history entry.
#[must_use]
pub fn asks() -> bool {
    entry_state().asks
}

/// Gives the confirmation that a reading page asks for an entry of the history, so that Back declines it. Or leaves the
/// entry, if the page asks no more. If a panel is open, the question takes its entry, and the panel closes.
pub fn follow_question(asks: bool) {
    let here = entry_state();
    if !asks {
        if here.asks {
            leave_entry();
        }
        return;
    }
    let had_panel = here.panel.is_some();
    let asking = EntryState {
        panel: None,
        asks,
        ..here
    };
    if had_panel {
        write_entry(&asking, None);
        report_entry();
    } else {
        push_entry(&asking);
    }
}

/// Lets both bundles read the state of the present entry again, as if the browser had just moved to it.
pub fn report_entry() {
    if let Some(window) = window()
        && let Ok(event) = Event::new("popstate")
    {
        // Dispatching fails only for an event that is already being dispatched.
        let _ = window.dispatch_event(&event);
    }
}

/// Returns the panel that is open at the current history entry.
#[must_use]
pub fn panel() -> Option<Panel> {
    entry_state().panel
}

/// Marks the history entry: the deal of its link was dealt.
pub fn mark_entry() {
    let dealt = EntryState {
        entry: Entry::Dealt,
        ..entry_state()
    };
    write_entry(&dealt, None);
}

/// Stores the reload state in the history entry, for the page that loads next.
pub fn store_reload_state(reload: &ReloadState) {
    replace(&joined(reload, &entry_state().to_fields()), None);
}

/// Removes the reload state from the history entry and returns it.
#[must_use]
pub fn take_reload_state() -> Option<ReloadState> {
    let reload = ReloadState::parse(&state())?;
    write_entry(&entry_state(), None);
    Some(reload)
}

/// Reloads the page.
pub fn load_again() {
    if let Some(window) = window() {
        // A page that cannot reload is already being left.
        let _ = window.location().reload();
    }
}

/// Replaces the path behind the `#` without a new history entry. The entry keeps its place and its panel.
pub fn replace_fragment(path: &str) {
    let fragment = format!("#{path}");
    let plain = EntryState {
        entry: Entry::Plain,
        ..entry_state()
    };
    write_entry(&plain, Some(&fragment));
    tell(Subject::Address, &fragment);
}

/// The parameter of the language in the address.
const ASKED: &str = "lang=";

/// Removes the language from the address, because the player chose another one.
pub fn forget_asked() {
    let Some(window) = window() else { return };
    let Ok(search) = window.location().search() else {
        return;
    };
    let fields = search.trim_start_matches('?').split('&');
    let rest: Vec<&str> = fields.filter(|it| !it.starts_with(ASKED)).collect();
    let rest = rest.join("&");
    if rest == search.trim_start_matches('?') {
        return;
    }
    let path = window.location().pathname().unwrap_or_default();
    let question = if rest.is_empty() { "" } else { "?" };
    let url = format!("{path}{question}{rest}{}", fragment());
    if let Ok(history) = window.history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        // A browser may limit the calls. A reload then uses the language of the address again.
        let _ = history.replace_state_with_url(&state, "", Some(&url));
    }
}

/// Goes back by one address. If a panel is open, its entry is left too.
pub fn go_back() {
    go(if panel().is_some() { -2 } else { -1 });
}

/// Leaves the entry of a panel or a question.
pub fn leave_entry() {
    go(-1);
}

fn go(delta: i32) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // A browser may limit the calls. The page then stays.
        let _ = history.go_with_delta(delta);
    }
}

/// Returns the address of this page with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let here = window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    // The recipient of a link has a language of their own.
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!("{page}{fragment}")
}
