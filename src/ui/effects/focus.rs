//! Moves and queries the focus.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, FocusOptions, HtmlElement, Node, NodeList};

use super::{document, window};

/// The elements in the tab order, and the results that take the places of the buttons that asked for them.
const CONTROLS: &str =
    "a[href], button, input, select, textarea, summary, [tabindex='0'], .outcome";

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

/// The place of the focused control on its page, recorded before a rendering that may remove the control.
#[derive(Debug)]
pub struct FocusPlace {
    element: Element,
    /// The ancestors of the control within the `<main>` of its page, the nearest first.
    ancestors: Vec<Element>,
    /// All controls of that page in the order of the document, including this one.
    controls: Option<NodeList>,
}

impl FocusPlace {
    /// Records the place of this element.
    #[must_use]
    pub fn of(element: &Element) -> FocusPlace {
        let parents = std::iter::successors(element.parent_element(), |it| it.parent_element());
        let ancestors: Vec<Element> = parents.take_while(|it| is_in(it, "main")).collect();
        let page = ancestors.last();
        FocusPlace {
            element: element.clone(),
            controls: page.and_then(|page| page.query_selector_all(CONTROLS).ok()),
            ancestors,
        }
    }

    /// Focuses the control that is now at this place: the next one in the nearest surroundings that still have a
    /// control, or else the last one before it. If only the `<main>` is left of the surroundings, that takes the focus.
    pub fn focus_next(&self) {
        let before = self.control_before();
        let is_after = |it: &Element| {
            before.as_ref().is_none_or(|before| {
                before.compare_document_position(it) & Node::DOCUMENT_POSITION_FOLLOWING != 0
            })
        };
        for ancestor in self.ancestors.iter().filter(|it| it.is_connected()) {
            let candidates = if ancestor.tag_name() == "MAIN" {
                vec![ancestor.clone()]
            } else {
                controls_in(ancestor)
            };
            let (after, before): (Vec<Element>, Vec<Element>) =
                candidates.into_iter().partition(is_after);
            let mut candidates = after.iter().chain(before.iter().rev());
            if candidates.any(|it| it.dyn_ref::<HtmlElement>().is_some_and(give)) {
                return;
            }
        }
    }

    /// The nearest control before this one that is still on the page.
    fn control_before(&self) -> Option<Element> {
        let controls = self.controls.as_ref().map(elements).unwrap_or_default();
        let at = controls.iter().position(|it| *it == self.element)?;
        let mut before = controls[..at].iter().rev();
        before.find(|it| it.is_connected()).cloned()
    }
}

fn controls_in(element: &Element) -> Vec<Element> {
    let found = element.query_selector_all(CONTROLS).ok();
    found.as_ref().map(elements).unwrap_or_default()
}

fn elements(list: &NodeList) -> Vec<Element> {
    let nodes = (0..list.length()).filter_map(|at| list.get(at));
    nodes.filter_map(|node| node.dyn_into().ok()).collect()
}
