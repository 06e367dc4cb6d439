//! The messages between the two bundles of the page. They share no memory, and a browser reports a change in its
//! storage only to other windows. So an event on the window carries a text, or the bytes of a message
//! ([`crate::wire`]).

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Uint8Array;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Element};
use yew::Callback;

use super::{document, window};
use crate::app::coach::{AnyCoachRequest, CoachMessage, SentRequest, WaitingRequests};
use crate::wire::{decode, encode};

/// The subject of a message to the other bundle. The loader (src/loader.js) listens for requests to the coach too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The record of the current settings.
    Settings,
    /// A request to the coach, or `None`, in bytes. An empty text if the request waits for the coach to load.
    CoachRequest,
    /// The coach is loaded.
    CoachIsReady,
    /// A message of the coach, in bytes.
    Coach,
    /// The reading pages could not load the texts of this language.
    LackWords,
    /// The tag of the tables' new language. The loader listens for it too.
    Language,
    /// The address that the page has just replaced, from the `#` on.
    Address,
    /// A new version of the page is there. The loader sends this.
    Version,
}

impl Subject {
    const fn event(self) -> &'static str {
        match self {
            Subject::Settings => "fair-deal-settings",
            Subject::CoachRequest => "fair-deal-coach-request",
            Subject::CoachIsReady => "fair-deal-coach-is-ready",
            Subject::Coach => "fair-deal-coach",
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

/// The attribute that reports that a table wants the coach. The loader (src/loader.js) reads it.
const WANTED: &str = "data-coach-wanted";

/// The attribute that reports that the coach is loaded.
const HAS_COME: &str = "data-coach-has-come";

fn root() -> Option<Element> {
    document()?.get_element_by_id("pages")
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

/// The channel from the bundle of the tables to the coach.
#[derive(Debug)]
pub struct CoachChannel {
    /// The requests that wait for the coach to load.
    waiting: Rc<RefCell<WaitingRequests>>,
    _listener: Option<EventListener>,
}

impl CoachChannel {
    /// Opens the channel. When the coach is loaded, it gets the waiting requests.
    #[must_use]
    pub fn open() -> CoachChannel {
        let waiting = Rc::new(RefCell::new(WaitingRequests::default()));
        let taken = Rc::clone(&waiting);
        let listener = on_told(
            Subject::CoachIsReady,
            Callback::from(move |_| {
                let requests = taken.borrow_mut().take();
                for request in requests {
                    send(Subject::CoachRequest, request.bytes());
                }
            }),
        );
        CoachChannel {
            waiting,
            _listener: listener,
        }
    }

    /// Sends a request, or `None` if no coach is wanted. Until the coach is loaded, requests wait.
    pub fn send(&self, request: Option<&SentRequest>) {
        let root = root();
        let has_come = root.as_ref().is_some_and(|it| it.has_attribute(HAS_COME));
        if let Some(root) = root {
            // There is no remedy for a page that does not accept an attribute.
            let _ = match request {
                Some(_) => root.set_attribute(WANTED, ""),
                None => root.remove_attribute(WANTED),
            };
        }
        match request {
            Some(request) if !has_come => {
                self.waiting.borrow_mut().add(request.clone());
                // The loader loads the coach.
                tell(Subject::CoachRequest, "");
            }
            Some(request) => send(Subject::CoachRequest, request.bytes()),
            None => {
                self.waiting.borrow_mut().take();
                send(Subject::CoachRequest, &SentRequest::none());
            }
        }
    }
}

/// Passes on the messages of the coach, as long as the listener lives.
#[must_use]
pub fn on_coach_message(heard: Callback<CoachMessage>) -> Option<EventListener> {
    on_message(Subject::Coach, move |message| heard.emit(message))
}

/// Sends the coach's message to the tables.
pub fn send_coach_message(message: &CoachMessage) {
    send(Subject::Coach, &encode(message));
}

/// Passes on each request to the coach, as long as the listener lives; `None` if no coach is wanted.
#[must_use]
pub fn on_coach_request(heard: Callback<Option<AnyCoachRequest>>) -> Option<EventListener> {
    on_message(Subject::CoachRequest, move |request| heard.emit(request))
}

/// Reports that the coach is loaded and listens. The waiting requests follow.
pub fn coach_is_ready() {
    if let Some(root) = root() {
        let _ = root.set_attribute(HAS_COME, "");
    }
    tell(Subject::CoachIsReady, "");
}
