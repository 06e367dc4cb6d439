//! The address of the page.

use wasm_bindgen::JsValue;

use super::window;

/// Returns the part of the address from the `#` on.
#[must_use]
pub fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
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
