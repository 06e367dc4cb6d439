//! The facts by which [`crate::app::keyboard`] decides whose a key is.

use std::cell::RefCell;

use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use crate::app::keyboard::{Control, Focus, Modifier, Place, Presses, Stroke, Verdict};
use crate::table::keys::Key;
use crate::ui::effects::{document, focus};

/// Fields of one line in which signs are written.
const LINES: &str = "input:not([type=radio], [type=range], [type=checkbox])";

/// What else signs or Enter have a meaning of their own for.
const SIGNS: &str = "select, textarea, [contenteditable]";

/// What Enter and Space press.
const PRESSED: &str = "a, button, summary";

/// The attribute that names a decision of the table.
const DECISION: &str = "data-button";

/// The attribute that names what a double press does once: its second press would mean something else.
const ONCE: &str = "data-once";

/// The main decision of the table.
const MAIN: &str = ".actions .main";

thread_local! {
    static PRESSES: RefCell<Presses> = RefCell::default();
}

/// Whether this click on a decision counts: the second click of a double click does not.
#[must_use]
pub fn counts(event: &MouseEvent) -> bool {
    use wasm_bindgen::JsCast as _;

    let clicked = event.target().and_then(|it| it.dyn_into().ok());
    let decision = clicked.as_ref().and_then(|it| named(it, DECISION));
    let (count, at) = (event.detail(), event.time_stamp());
    PRESSES.with_borrow_mut(|presses| presses.click(count, decision, at))
}

/// Whether this press beside the decisions counts: the second of a double click on a decision was meant for that.
#[must_use]
pub fn counts_beside(event: &MouseEvent) -> bool {
    PRESSES.with_borrow(|presses| presses.click_beside(event.detail(), event.time_stamp()))
}

/// Whether the mouse is pressed for the second time of a double click whose first click counted.
#[must_use]
pub fn is_second(event: &MouseEvent) -> bool {
    PRESSES.with_borrow(|presses| presses.is_second(event.detail(), event.time_stamp()))
}

/// Whether the mouse is on a button or a link while a field has the focus.
#[must_use]
pub fn would_leave_field(event: &MouseEvent) -> bool {
    let types = where_focus_is().control == Control::Line;
    types && pressed_button(event).is_some()
}

/// Has the focus go from a field to the button that was clicked.
pub fn leave_field(event: &MouseEvent) {
    use wasm_bindgen::JsCast as _;

    if would_leave_field(event) {
        let button: Option<HtmlElement> = pressed_button(event).and_then(|it| it.dyn_into().ok());
        // A button that has gone takes no focus, and nothing depends on it.
        let _ = button.map(|button| button.focus());
    }
}

fn pressed_button(event: &MouseEvent) -> Option<Element> {
    use wasm_bindgen::JsCast as _;

    let pressed: Element = event.target()?.dyn_into().ok()?;
    pressed.closest("a, button").ok()?
}

/// What becomes of a key that goes down. `uses` tells whether the model has a meaning for it now.
pub fn key_down(event: &KeyboardEvent, uses: impl Fn(Key) -> bool) -> Verdict {
    let (stroke, focus) = (stroke(event), where_focus_is());
    PRESSES.with_borrow_mut(|presses| presses.key_down(&stroke, &focus, uses))
}

/// Whether nothing is to become of this key that goes up.
#[must_use]
pub fn key_up(event: &KeyboardEvent) -> bool {
    PRESSES.with_borrow_mut(|presses| presses.key_up(&event.key()))
}

/// The key that is pressed, for a control with keys of its own; `None` while it is held down, while a
/// text is composed, and with a modifier.
#[must_use]
pub fn pressed(event: &KeyboardEvent) -> Option<Key> {
    stroke(event).pressed()
}

fn stroke(event: &KeyboardEvent) -> Stroke {
    let held = |modifier: &Modifier| event.get_modifier_state(modifier.name());
    Stroke {
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
    let place = if is_in("aside") {
        Place::Panel
    } else if is_in("#pages") {
        Place::ReadingPage
    } else if is_in(".cards") {
        Place::Cards
    } else {
        Place::Table
    };
    let main = document().and_then(|document| document.query_selector(MAIN).ok()?);
    Focus {
        control,
        place,
        decision: focused.as_ref().and_then(|it| named(it, DECISION)),
        once: focused.as_ref().and_then(|it| named(it, ONCE)),
        main: main.as_ref().and_then(|it| named(it, DECISION)),
        sees_table: focus::is_seen("main"),
    }
}

/// What this attribute says of the element, or of what it is in.
fn named(element: &Element, attribute: &str) -> Option<String> {
    let named = element.closest(&format!("[{attribute}]")).ok()??;
    named.get_attribute(attribute)
}
