//! The focus.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};

use super::{document, window};

/// What Tab leads to.
const CONTROLS: &str = "a[href], button, input, select, textarea, summary, [tabindex='0']";

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

/// Gives the focus to this element; whether it took it.
///
/// The caret, which nobody sees on a page, is taken away. Where what it stood in has gone a browser puts
/// it into what lies around, and a screen reader believes that the player is there.
#[must_use]
pub fn give(element: &HtmlElement) -> bool {
    let is_given = element.focus().is_ok() && focused().as_ref() == Some(element);
    if is_given
        && let Some(selection) = window().and_then(|window| window.get_selection().ok()?)
        // A text that somebody has selected stays so.
        && selection.is_collapsed()
    {
        // Where there is no caret nothing is wrong.
        let _ = selection.remove_all_ranges();
    }
    is_given
}

/// Whether something that this selector finds is drawn with a width, so that a person sees it.
#[must_use]
pub fn is_seen(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok()?);
    found.is_some_and(|element| element.client_width() > 0)
}

/// Gives the focus to the first of these selectors whose element takes it.
pub fn focus_first(selectors: &[&str]) {
    let Some(document) = document() else { return };
    for selector in selectors {
        if let Ok(Some(element)) = document.query_selector(selector)
            && let Some(element) = element.dyn_ref::<HtmlElement>()
            && give(element)
        {
            return;
        }
    }
}

/// Returns what lies around this element on its reading page, the nearest first.
#[must_use]
pub fn around(element: &Element) -> Vec<Element> {
    let parents = std::iter::successors(element.parent_element(), |it| it.parent_element());
    parents.take_while(|it| is_in(it, "main")).collect()
}

/// Gives the focus to the first control in the first of these that are still on the page, or to the
/// `<main>` around them.
pub fn focus_near(around: &[Element]) {
    for element in around.iter().filter(|it| it.is_connected()) {
        let control = if element.tag_name() == "MAIN" {
            Some(element.clone())
        } else {
            element.query_selector(CONTROLS).ok().flatten()
        };
        let control = control.and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if control.is_some_and(|it| give(&it)) {
            return;
        }
    }
}
