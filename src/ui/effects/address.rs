//! The address of the page.

use wasm_bindgen::JsValue;

use super::window;
use crate::app::{Entry, ReloadState};
use crate::table::Fields;

/// What stands in an entry of the history whose link [was dealt](Entry::Dealt).
const DEALT: &str = "dealt";

/// The text that stands in the entry of the history.
fn state() -> String {
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok()?.as_string());
    state.unwrap_or_default()
}

/// Puts this into the entry of the history.
fn set_state(state: &JsValue) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // Without the mark, the deal lies ready again when the browser goes back. Without what is handed
        // over, what is not stored is lost, and the panel of the settings is closed.
        let _ = history.replace_state_with_url(state, "", None);
    }
}

/// Returns the part of the address from the `#` on.
#[must_use]
pub fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Returns what the history tells of the address.
#[must_use]
pub fn entry() -> Entry {
    match Fields::parse(&state()).get(DEALT) {
        Some(_) => Entry::Dealt,
        None => Entry::Plain,
    }
}

/// Notes in the entry of the history that the deal of its link was dealt.
pub fn mark_entry() {
    set_state(&JsValue::from_str(DEALT));
}

/// Leaves this in the entry of the history, for the page that is loaded next.
pub fn store_reload_state(reload: &ReloadState) {
    let text = match entry() {
        Entry::Plain => reload.to_string(),
        Entry::Dealt => format!("{reload}&{DEALT}"),
    };
    set_state(&JsValue::from_str(&text));
}

/// Takes what the page has handed over to itself out of the entry of the history.
#[must_use]
pub fn take_reload_state() -> Option<ReloadState> {
    let reload = ReloadState::parse(&state())?;
    match entry() {
        Entry::Plain => set_state(&JsValue::NULL),
        Entry::Dealt => mark_entry(),
    }
    Some(reload)
}

/// Loads the page again.
pub fn load_again() {
    if let Some(window) = window() {
        // A page that may not be loaded again is one that is being left.
        let _ = window.location().reload();
    }
}

/// Puts this path behind the `#`, without a new entry in the history.
pub fn replace_fragment(path: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let url = format!("#{path}");
        // A browser may limit how often this is called. The address is then just old.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

/// Before the language that the address asks for.
const ASKED: &str = "lang=";

/// Takes the language that is asked for out of the address, because another one was chosen.
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
        // A browser may limit how often this is called. The address then asks for the language when it is loaded again.
        let _ = history.replace_state_with_url(&state, "", Some(&url));
    }
}

/// Goes back by one address.
pub fn go_back() {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // A browser may limit how often this is called. The page then stays.
        let _ = history.back();
    }
}

/// Returns the address of this page with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let here = window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    // Whoever follows a link has a language of their own.
    let page = here.split(['#', '?']).next().unwrap_or_default();
    format!("{page}{fragment}")
}
