//! The messages between the two bundles of the page. They share no memory, and a browser reports a change in its
//! storage only to other windows. So an event on the window carries a text, or the bytes of a message
//! ([`crate::wire`]).

use gloo_events::EventListener;
use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CustomEvent, CustomEventInit};
use yew::Callback;

use super::window;
use crate::coach::request::AnyCoachRequest;
use crate::wire::{decode, encode};

/// The subject of a message to the other bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The record of the current settings.
    Settings,
    /// The state of the table as its coach gets it, or `None` if no coach is wanted, in bytes.
    Table,
    /// The badly played hands of blackjack, as a record.
    Mistakes,
    /// The badly played hands of video poker, as a record.
    Misplayed,
    /// The code of the limit for the cost of a strategy chart, from the page of the pay tables.
    ChartLimit,
    /// The reading pages are loaded and listen.
    PagesAreReady,
    /// The reading pages could not load the texts of this language.
    LackWords,
    /// The tag of the tables' new language. The loader (src/loader.js) listens for it too.
    Language,
    /// The address that the page has just replaced, from the `#` on. The loader listens for it too.
    Address,
    /// A new version of the page is there. The loader sends this.
    Version,
}

impl Subject {
    const fn event(self) -> &'static str {
        match self {
            Subject::Settings => "fair-deal-settings",
            Subject::Table => "fair-deal-table",
            Subject::Mistakes => "fair-deal-mistakes",
            Subject::Misplayed => "fair-deal-misplayed",
            Subject::ChartLimit => "fair-deal-chart-limit",
            Subject::PagesAreReady => "fair-deal-pages-are-ready",
            Subject::LackWords => "fair-deal-lack-words",
            Subject::Language => "fair-deal-language",
            Subject::Address => "fair-deal-address",
            Subject::Version => "fair-deal-version",
        }
    }
}

/// Sends this to the other bundle.
pub fn tell(subject: Subject, text: &str) {
    dispatch(subject, &JsValue::from_str(text));
}

/// Passes on the texts from the other bundle, as long as the listener lives.
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

fn dispatch(subject: Subject, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    if let Some(window) = window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(subject.event(), &init)
    {
        // Dispatching fails only for an event that is already being dispatched.
        let _ = window.dispatch_event(&event);
    }
}

fn send(subject: Subject, message: &[u8]) {
    dispatch(subject, &Uint8Array::from(message));
}

/// Passes on each message of the other bundle, as long as the listener lives. A message that cannot be parsed is
/// dropped.
fn on_message<M: DeserializeOwned>(
    subject: Subject,
    heard: impl Fn(M) + 'static,
) -> Option<EventListener> {
    let window = window()?;
    let listener = EventListener::new(&window, subject.event(), move |event| {
        let event: Option<&CustomEvent> = event.dyn_ref();
        let bytes = event.and_then(|event| event.detail().dyn_into::<Uint8Array>().ok());
        if let Some(message) = bytes.and_then(|bytes| decode(&bytes.to_vec()).ok()) {
            heard(message);
        }
    });
    Some(listener)
}

/// Sends the state of the table to the reading pages, as its coach gets it.
pub fn send_table(request: Option<&AnyCoachRequest>) {
    send(Subject::Table, &encode(&request));
}

/// Passes on each new state of the table, as long as the listener lives.
#[must_use]
pub fn on_table(heard: Callback<Option<AnyCoachRequest>>) -> Option<EventListener> {
    on_message(Subject::Table, move |request| heard.emit(request))
}
