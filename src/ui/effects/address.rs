//! The address of the page.

use wasm_bindgen::JsValue;

use super::window;
use crate::app::Entry;

/// What stands in an entry of the history whose link [was dealt](Entry::Dealt).
const DEALT: &str = "dealt";

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
    let history = window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok()?.as_string());
    match state.as_deref() {
        Some(DEALT) => Entry::Dealt,
        Some(_) | None => Entry::Plain,
    }
}

/// Notes in the entry of the history that the deal of its link was dealt.
pub fn mark_entry() {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        // Without the mark, the deal lies ready again when the browser goes back.
        let _ = history.replace_state_with_url(&JsValue::from_str(DEALT), "", None);
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

/// Returns the address of this page with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let here = window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}
