//! The address of the page.

use wasm_bindgen::JsValue;

use super::window;
use crate::app::{Entry, ReloadState};
use crate::table::Fields;

/// The mark in a history entry whose link [was dealt](Entry::Dealt).
const DEALT: &str = "dealt";

/// The text in the current history entry.
fn state() -> String {
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok()?.as_string());
    state.unwrap_or_default()
}

/// Sets the state of the current history entry.
fn set_state(state: &JsValue) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // If this fails, the entry lacks its mark or its reload state. Without the mark, the deal is ready again when
        // the browser goes back. Without the reload state, unsaved data is lost and the settings panel is closed.
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

/// Returns the kind of the current history entry.
#[must_use]
pub fn entry() -> Entry {
    match Fields::parse(&state()).get(DEALT) {
        Some(_) => Entry::Dealt,
        None => Entry::Plain,
    }
}

/// Marks the history entry: the deal of its link was dealt.
pub fn mark_entry() {
    set_state(&JsValue::from_str(DEALT));
}

/// Stores the reload state in the history entry, for the page that loads next.
pub fn store_reload_state(reload: &ReloadState) {
    let text = match entry() {
        Entry::Plain => reload.to_string(),
        Entry::Dealt => format!("{reload}&{DEALT}"),
    };
    set_state(&JsValue::from_str(&text));
}

/// Removes the reload state from the history entry and returns it.
#[must_use]
pub fn take_reload_state() -> Option<ReloadState> {
    let reload = ReloadState::parse(&state())?;
    match entry() {
        Entry::Plain => set_state(&JsValue::NULL),
        Entry::Dealt => mark_entry(),
    }
    Some(reload)
}

/// Reloads the page.
pub fn load_again() {
    if let Some(window) = window() {
        // A page that cannot reload is already being left.
        let _ = window.location().reload();
    }
}

/// Replaces the path behind the `#` without a new history entry.
pub fn replace_fragment(path: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let url = format!("#{path}");
        // A browser may limit the calls. The address then stays as it was.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
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

/// Goes back by one address.
pub fn go_back() {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // A browser may limit the calls. The page then stays.
        let _ = history.back();
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
