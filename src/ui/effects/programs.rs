//! What the two programs of the page tell each other. They share no memory, and a browser tells only
//! other windows of a change in its storage: an event on the window carries a text.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element};
use yew::Callback;

use super::{document, window};

/// What one program tells the other. The loader (src/loader.js) hears of briefs too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The record of the settings that hold.
    Settings,
    /// A brief for the coach, or nothing where it is not wanted.
    Brief,
    /// What the coach says.
    Coach,
    /// That there is a new version of the page. The loader tells it.
    Version,
}

impl Subject {
    const fn event(self) -> &'static str {
        match self {
            Subject::Settings => "fair-deal-settings",
            Subject::Brief => "fair-deal-brief",
            Subject::Coach => "fair-deal-coach",
            Subject::Version => "fair-deal-version",
        }
    }
}

/// Tells the other program this.
pub fn tell(subject: Subject, text: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(text));
    if let Some(window) = window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(subject.event(), &init)
    {
        // It fails only for an event that is being dispatched already.
        let _ = window.dispatch_event(&event);
    }
}

/// Passes on what the other program tells, as long as the listener lives.
#[must_use]
pub fn on_told(subject: Subject, told: Callback<String>) -> Option<EventListener> {
    let window = window()?;
    let listener = EventListener::new(&window, subject.event(), move |event| {
        let event: Option<&CustomEvent> = event.dyn_ref();
        if let Some(text) = event.and_then(|event| event.detail().as_string()) {
            told.emit(text);
        }
    });
    Some(listener)
}

/// Where the last brief stays, for a program that comes later.
const BRIEF: &str = "data-brief";

fn root() -> Option<Element> {
    document()?.get_element_by_id("pages")
}

/// Tells the coach this brief, or that it is not wanted, and leaves it for one who comes later.
pub fn tell_brief(brief: Option<&str>) {
    if let Some(root) = root() {
        // Nothing could be done about a page that does not take an attribute.
        let _ = match brief {
            Some(brief) => root.set_attribute(BRIEF, brief),
            None => root.remove_attribute(BRIEF),
        };
    }
    tell(Subject::Brief, brief.unwrap_or_default());
}

/// Returns the brief that was told last; nothing where the coach is not wanted.
#[must_use]
pub fn last_brief() -> String {
    let brief = root().and_then(|root| root.get_attribute(BRIEF));
    brief.unwrap_or_default()
}
