//! What the two programs of the page tell each other. They share no memory, and a browser tells only
//! other windows of a change in its storage: an event on the window carries a text, or the bytes of a message
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

/// What one program tells the other. The loader (src/loader.js) hears of requests to the coach too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The record of the settings that hold.
    Settings,
    /// A request to the coach, or that none is wanted: a message in bytes. A text where a request waits for the coach.
    CoachRequest,
    /// That the coach has come.
    CoachIsReady,
    /// What the coach says: a message in bytes.
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
            Subject::CoachRequest => "fair-deal-coach-request",
            Subject::CoachIsReady => "fair-deal-coach-is-ready",
            Subject::Coach => "fair-deal-coach",
            Subject::LackWords => "fair-deal-lack-words",
            Subject::Language => "fair-deal-language",
            Subject::Version => "fair-deal-version",
        }
    }
}

/// Tells the other program this.
pub fn tell(subject: Subject, text: &str) {
    dispatch(subject, &JsValue::from_str(text));
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

/// What says that a table wants the coach. The loader (src/loader.js) reads it.
const WANTED: &str = "data-coach-wanted";

/// What says that the coach has come.
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
        // It fails only for an event that is being dispatched already.
        let _ = window.dispatch_event(&event);
    }
}

fn send(subject: Subject, message: &[u8]) {
    dispatch(subject, &Uint8Array::from(message));
}

/// Passes on each message of the other bundle, as long as the listener lives. One that cannot be read is dropped.
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

/// The coach, as the bundle of the tables speaks with it.
#[derive(Debug)]
pub struct CoachChannel {
    /// The requests that wait until the coach has come.
    waiting: Rc<RefCell<WaitingRequests>>,
    _listener: Option<EventListener>,
}

impl CoachChannel {
    /// Opens the channel. When the coach comes, it gets the requests that have waited for it.
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

    /// Sends a request, or that no coach is wanted. Until the coach has come, requests wait for it.
    pub fn send(&self, request: Option<&SentRequest>) {
        let root = root();
        let has_come = root.as_ref().is_some_and(|it| it.has_attribute(HAS_COME));
        if let Some(root) = root {
            // Nothing could be done about a page that does not take an attribute.
            let _ = match request {
                Some(_) => root.set_attribute(WANTED, ""),
                None => root.remove_attribute(WANTED),
            };
        }
        match request {
            Some(request) if !has_come => {
                self.waiting.borrow_mut().add(request.clone());
                // The loader fetches the coach.
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

/// Passes on what the coach says, as long as the listener lives.
#[must_use]
pub fn on_coach_message(heard: Callback<CoachMessage>) -> Option<EventListener> {
    on_message(Subject::Coach, move |message| heard.emit(message))
}

/// Sends what the coach says to the tables.
pub fn send_coach_message(message: &CoachMessage) {
    send(Subject::Coach, &encode(message));
}

/// Passes on each request to the coach, as long as the listener lives; `None` where no coach is wanted.
#[must_use]
pub fn on_coach_request(heard: Callback<Option<AnyCoachRequest>>) -> Option<EventListener> {
    on_message(Subject::CoachRequest, move |request| heard.emit(request))
}

/// Says that the coach has come and listens. The requests that have waited for it follow.
pub fn coach_is_ready() {
    if let Some(root) = root() {
        let _ = root.set_attribute(HAS_COME, "");
    }
    tell(Subject::CoachIsReady, "");
}
