//! Moves and queries the focus.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::{document, window};

/// The elements in the tab order.
const CONTROLS: &str = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/// Returns the focused element. `None` if it is the document as a whole.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    let element = document()?.active_element()?;
    let element: HtmlElement = element.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// Returns true if this element or an ancestor matches the selector.
#[must_use]
pub fn is_in(element: &Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

/// Focuses this element. Returns true if it took the focus.
///
/// Removes the invisible caret. When the element with the caret is removed, a browser moves the caret into the parent,
/// and a screen reader continues from there.
#[must_use]
pub fn give(element: &HtmlElement) -> bool {
    give_with(element, &FocusOptions::new())
}

fn give_with(element: &HtmlElement, options: &FocusOptions) -> bool {
    let took = element.focus_with_options(options).is_ok();
    let is_given = took && focused().as_ref() == Some(element);
    if is_given
        && let Some(selection) = window().and_then(|window| window.get_selection().ok()?)
        // A selection of text stays.
        && selection.is_collapsed()
    {
        // Without a caret there is nothing to remove.
        let _ = selection.remove_all_ranges();
    }
    is_given
}

/// Returns true if an element that matches this selector is rendered with a width.
#[must_use]
pub fn is_seen(selector: &str) -> bool {
    let found = document().and_then(|document| document.query_selector(selector).ok()?);
    found.is_some_and(|element| element.client_width() > 0)
}

/// Focuses the first of the selected elements that takes the focus.
pub fn focus_first(selectors: &[&str]) {
    focus_first_with(selectors, &FocusOptions::new());
}

/// As [`focus_first`], but the page does not scroll to the element.
pub fn focus_first_in_place(selectors: &[&str]) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    focus_first_with(selectors, &options);
}

fn focus_first_with(selectors: &[&str], options: &FocusOptions) {
    let Some(document) = document() else { return };
    for selector in selectors {
        if let Ok(Some(element)) = document.query_selector(selector)
            && let Some(element) = element.dyn_ref::<HtmlElement>()
            && give_with(element, options)
        {
            return;
        }
    }
}

/// Returns the ancestors of this element on its reading page, the nearest first.
#[must_use]
pub fn around(element: &Element) -> Vec<Element> {
    let parents = std::iter::successors(element.parent_element(), |it| it.parent_element());
    parents.take_while(|it| is_in(it, "main")).collect()
}

/// Focuses the first control in the first of these elements that is still in the document, or the `<main>` around them.
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
