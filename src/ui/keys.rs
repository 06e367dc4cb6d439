//! The facts from the document by which [`crate::app::keyboard`] decides about a key.

use std::cell::RefCell;

use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use crate::app::keyboard::{Control, Focus, FocusArea, KeyDown, KeyHandler, Modifier, Presses};
use crate::table::keys::Key;
use crate::ui::effects::{document, focus};

/// Single-line text fields.
const LINES: &str = "input:not([type=radio], [type=range], [type=checkbox])";

/// Other controls in which characters or Enter have a meaning.
const SIGNS: &str = "select, textarea, [contenteditable]";

/// The elements that Enter and Space activate.
const PRESSED: &str = "a, button, summary";

/// The attribute that names a decision of the table.
const DECISION: &str = "data-button";

/// The attribute of a control for which a double press counts once, because its second press would mean something else.
const ONCE: &str = "data-once";

/// The main decision of the table.
const MAIN: &str = ".actions .main";

thread_local! {
    static PRESSES: RefCell<Presses> = RefCell::default();
}

/// Returns true if this click on a decision counts. The second click of a double click does not.
#[must_use]
pub fn counts(event: &MouseEvent) -> bool {
    use wasm_bindgen::JsCast as _;

    let clicked = event.target().and_then(|it| it.dyn_into().ok());
    let decision = clicked.as_ref().and_then(|it| named(it, DECISION));
    let (count, at) = (event.detail(), event.time_stamp());
    PRESSES.with_borrow_mut(|presses| presses.click(count, decision, at))
}

/// Returns true if this click outside the decisions counts. The second click of a double click on a decision does not.
#[must_use]
pub fn counts_beside(event: &MouseEvent) -> bool {
    PRESSES.with_borrow(|presses| presses.click_beside(event.detail(), event.time_stamp()))
}

/// Returns true if this is the second mouse press of a double click whose first click counted.
#[must_use]
pub fn is_second(event: &MouseEvent) -> bool {
    PRESSES.with_borrow(|presses| presses.is_second(event.detail(), event.time_stamp()))
}

/// Returns true if the mouse is on a button or a link while a field has the focus.
#[must_use]
pub fn would_leave_field(event: &MouseEvent) -> bool {
    let types = where_focus_is().control == Control::Line;
    types && pressed_button(event).is_some()
}

/// Moves the focus from a field to the clicked button.
pub fn leave_field(event: &MouseEvent) {
    use wasm_bindgen::JsCast as _;

    if would_leave_field(event) {
        let button: Option<HtmlElement> = pressed_button(event).and_then(|it| it.dyn_into().ok());
        // A removed button takes no focus, and nothing depends on it.
        let _ = button.map(|button| button.focus());
    }
}

fn pressed_button(event: &MouseEvent) -> Option<Element> {
    use wasm_bindgen::JsCast as _;

    let pressed: Element = event.target()?.dyn_into().ok()?;
    pressed.closest("a, button").ok()?
}

/// The handler of a pressed key. `uses` returns true if the model has a meaning for the key now.
pub fn key_down(event: &KeyboardEvent, uses: impl Fn(Key) -> bool) -> KeyHandler {
    let (event, focus) = (read_event(event), where_focus_is());
    PRESSES.with_borrow_mut(|presses| presses.key_down(&event, &focus, uses))
}

/// Returns true if the release of this key must have no effect.
#[must_use]
pub fn key_up(event: &KeyboardEvent) -> bool {
    PRESSES.with_borrow_mut(|presses| presses.key_up(&event.key()))
}

/// The pressed key, for a control with keys of its own. `None` for key repeat, during text composition, and with a
/// modifier.
#[must_use]
pub fn pressed(event: &KeyboardEvent) -> Option<Key> {
    read_event(event).pressed()
}

fn read_event(event: &KeyboardEvent) -> KeyDown {
    let held = |modifier: &Modifier| event.get_modifier_state(modifier.name());
    KeyDown {
        key: event.key(),
        code: event.code(),
        number: event.key_code(),
        held: Modifier::ALL.into_iter().filter(held).collect(),
        composes: event.is_composing(),
        repeats: event.repeat(),
        at: event.time_stamp(),
    }
}

fn where_focus_is() -> Focus {
    let focused = focus::focused();
    let is_in = |selector| {
        focused
            .as_ref()
            .is_some_and(|it| focus::is_in(it, selector))
    };
    let control = if is_in(PRESSED) {
        Control::Pressed
    } else if is_in(SIGNS) {
        Control::Signs
    } else if is_in(LINES) {
        Control::Line
    } else if is_in("input") {
        Control::Chosen
    } else {
        Control::None
    };
    let area = if is_in("aside") {
        FocusArea::Panel
    } else if is_in("#pages") {
        FocusArea::ReadingPage
    } else if is_in(".cards") {
        FocusArea::Cards
    } else {
        FocusArea::Table
    };
    let main = document().and_then(|document| document.query_selector(MAIN).ok()?);
    Focus {
        control,
        area,
        decision: focused.as_ref().and_then(|it| named(it, DECISION)),
        once: focused.as_ref().and_then(|it| named(it, ONCE)),
        main: main.as_ref().and_then(|it| named(it, DECISION)),
        sees_table: focus::is_seen("main"),
    }
}

/// The value of this attribute on the element or its nearest ancestor with it.
fn named(element: &Element, attribute: &str) -> Option<String> {
    let named = element.closest(&format!("[{attribute}]")).ok()??;
    named.get_attribute(attribute)
}
