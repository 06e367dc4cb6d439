//! The focus.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::document;

/// Returns what has the focus; `None` if it is the page as a whole.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    let element = document()?.active_element()?;
    let element: HtmlElement = element.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// Whether this element or one around it fits the selector.
#[must_use]
pub fn is_in(element: &Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

/// Gives the focus to the first of these selectors whose element takes it.
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
