//! What the two programs of the page tell each other. They share no memory, and a browser tells only
//! other windows of a change in its storage: an event on the window carries a text.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element};
use yew::Callback;

use super::{document, window};
use crate::app::coach::waiting;

/// What one program tells the other. The loader (src/loader.js) hears of briefs too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The record of the settings that hold.
    Settings,
    /// A brief for the coach, or nothing where it is not wanted.
    Brief,
    /// What the coach says.
    Coach,
    /// That the reading pages could not fetch the words of that language.
    LackWords,
    /// Which language the tables speak now, by its tag. The loader hears of it too.
    Language,
    /// That there is a new version of the page. The loader tells it.
    Version,
}

impl Subject {
    const fn event(self) -> &'static str {
        match self {
            Subject::Settings => "fair-deal-settings",
            Subject::Brief => "fair-deal-brief",
            Subject::Coach => "fair-deal-coach",
            Subject::LackWords => "fair-deal-lack-words",
            Subject::Language => "fair-deal-language",
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

/// Where briefs stay for a coach that comes later, one in a line.
const BRIEF: &str = "data-brief";

/// What says that the coach has come.
const HAS_COME: &str = "data-has-come";

fn root() -> Option<Element> {
    document()?.get_element_by_id("pages")
}

/// Tells the coach this brief, or that it is not wanted. Until it has come briefs stay for it.
pub fn tell_brief(brief: Option<&str>) {
    if let Some(root) = root() {
        // Nothing could be done about a page that does not take an attribute.
        let _ = match brief {
            Some(brief) if root.has_attribute(HAS_COME) => root.set_attribute(BRIEF, brief),
            Some(brief) => {
                let so_far = root.get_attribute(BRIEF).unwrap_or_default();
                root.set_attribute(BRIEF, &waiting(&so_far, brief))
            }
            None => root.remove_attribute(BRIEF),
        };
    }
    tell(Subject::Brief, brief.unwrap_or_default());
}

/// Says that the coach has come, and returns the briefs that have waited for it, the last one last; none where it is
/// not wanted.
#[must_use]
pub fn waiting_briefs() -> Vec<String> {
    let Some(root) = root() else {
        return vec![];
    };
    let _ = root.set_attribute(HAS_COME, "");
    let briefs = root.get_attribute(BRIEF).unwrap_or_default();
    briefs.lines().map(str::to_owned).collect()
}
