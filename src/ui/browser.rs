//! What the page asks of the browser for its own sake: entropy, the address, storage, the visitor's
//! wishes, and the focus. Each answer may be no; then the page goes on without it.

use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Document, Element, HtmlElement, Storage, Window};

use crate::core::Secret;
use crate::language::Language;
use crate::settings::{Settings, Visitor};
use crate::table::NoEntropy;

/// Where the settings are stored.
const SETTINGS: &str = "fair-deal/settings/1";

/// Where a record of the settings is kept that could not be read.
const UNREADABLE_SETTINGS: &str = "fair-deal/settings/unreadable";

/// The window, unless there is none, as in a worker.
#[must_use]
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// The document that the page is.
#[must_use]
pub fn document() -> Option<Document> {
    window()?.document()
}

/// The part of the address after the `#`, with it.
#[must_use]
pub fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Puts this path behind the `#`, without a new entry in the history.
pub fn replace_fragment(path: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let url = ["#", path].concat();
        // A browser may limit how often this is called; the address is then just old.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

/// 32 bytes from the browser, or nothing: there is no second source.
///
/// # Errors
/// [`NoEntropy`] if the browser has none.
pub fn entropy() -> Result<Secret, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(Secret::from_bytes(bytes))
}

/// What the browser tells of the person who visits.
pub fn visitor() -> Visitor {
    let Some(window) = window() else {
        return Visitor::default();
    };
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let reduced_motion = window
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    Visitor {
        language: Language::preferred(tags.iter().map(String::as_str)),
        reduced_motion,
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The stored record of the settings. A browser that has none, or does not let us see it, says
/// nothing.
#[must_use]
pub fn stored_settings() -> Option<String> {
    storage()?.get_item(SETTINGS).ok().flatten()
}

/// Stores a record of the settings; whether that was possible.
#[must_use]
pub fn store_settings(record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(SETTINGS, record).is_ok())
}

/// Keeps the stored record of the settings in another place.
pub fn set_settings_aside() {
    if let (Some(storage), Some(record)) = (storage(), stored_settings())
        && storage.set_item(UNREADABLE_SETTINGS, &record).is_ok()
    {
        // If it stays, it is set aside again at the next visit, and nothing is lost.
        let _ = storage.remove_item(SETTINGS);
    }
}

/// Tells the style sheets of the settings.
pub fn show_settings(settings: Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else {
        return;
    };
    for (name, value) in [
        ("lang", settings.language.code()),
        ("data-theme", settings.theme.code()),
        ("data-faces", settings.faces.code()),
        ("data-suits", settings.suit_colours.code()),
        ("data-speed", settings.speed.code()),
        ("data-side", settings.side.code()),
    ] {
        if html.get_attribute(name).as_deref() != Some(value) {
            // Nothing could be done about a page that does not take an attribute.
            let _ = html.set_attribute(name, value);
        }
    }
}

/// What has the focus; nothing if it is the page as a whole.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    let element = document()?.active_element()?;
    let element: HtmlElement = element.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// Whether this lies in something that the selector names, or is it.
#[must_use]
pub fn is_in(element: &Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

/// Gives the focus to the first of these selectors' elements that takes it.
pub fn focus_first(selectors: &[&str]) {
    let Some(document) = document() else { return };
    for selector in selectors {
        if let Ok(Some(element)) = document.query_selector(selector)
            && let Some(element) = element.dyn_ref::<HtmlElement>()
            && element.focus().is_ok()
            && focused().as_ref() == Some(element)
        {
            return;
        }
    }
}
