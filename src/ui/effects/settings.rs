//! The settings: stored, shown to the style sheets, and told from one program to the other.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CustomEvent, CustomEventInit};
use yew::Callback;

use super::storage::{self, store};
use super::{document, window};
use crate::app::language::Language;
use crate::app::settings::{Choices, Settings};

/// Where the settings are stored.
const SETTINGS: &str = "fair-deal/settings/1";

/// Where a record of the settings goes that could not be read.
const UNREADABLE: &str = "fair-deal/settings/unreadable";

/// The event on the window that carries a new record of the settings. The two programs of the page
/// share no memory, and a browser tells only other windows of a change in its storage.
const CHANGED: &str = "fair-deal-settings";

/// Returns the stored record of the settings.
#[must_use]
pub fn stored_settings() -> Option<String> {
    storage::record(SETTINGS)
}

/// Stores a record of the settings and tells the other program of it. Returns whether it could be
/// stored.
#[must_use]
pub fn store_settings(record: &str) -> bool {
    let init = CustomEventInit::new();
    init.set_detail(&JsValue::from_str(record));
    if let Some(window) = window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(CHANGED, &init)
    {
        // It fails only for an event that is being dispatched already.
        let _ = window.dispatch_event(&event);
    }
    store(SETTINGS, record)
}

/// Passes on the choices that the other program stores, as long as the listener lives.
#[must_use]
pub fn on_settings_changed(changed: Callback<Choices>) -> Option<EventListener> {
    let window = window()?;
    let listener = EventListener::new(&window, CHANGED, move |event| {
        let event: Option<&CustomEvent> = event.dyn_ref();
        let record = event.and_then(|event| event.detail().as_string());
        let choices = record.and_then(|record| Choices::from_record(&record).ok());
        if let Some(choices) = choices {
            changed.emit(choices);
        }
    });
    Some(listener)
}

/// Keeps the stored record of the settings in another place.
pub fn back_up_settings() {
    storage::set_aside(SETTINGS, UNREADABLE);
}

/// Marks the document with the settings, for the style sheets.
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

/// Returns the language that the document is marked with: that of the settings, and before a program
/// has read them that of the browser.
#[must_use]
pub fn shown_language() -> Language {
    document()
        .and_then(|document| document.document_element()?.get_attribute("lang"))
        .and_then(|code| Language::from_code(&code))
        .unwrap_or_default()
}
