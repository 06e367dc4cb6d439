//! The worker of the history, as a program of the page speaks with it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use super::storage::own;
use super::window;
use super::worker::start_history;
use crate::history::Letter;

/// The name of the database, to which the folder of the page is added.
const DATABASE: &str = "fair-deal/history";

/// How long the worker may take until it listens, in milliseconds: nobody waits for it, and it may have to be fetched
/// over a slow line.
const START_MS: u32 = 60_000;

/// The worker, from the first letter to the end of the visit.
#[derive(Debug)]
pub struct HistoryWorker {
    worker: Worker,
    /// What is sent before the worker listens. A message would be lost.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for HistoryWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl HistoryWorker {
    /// Starts the worker; `None` where the browser has none. What it answers goes to `heard`, and nothing where it
    /// cannot work.
    #[must_use]
    pub fn start(heard: &Callback<Option<Letter>>) -> Option<HistoryWorker> {
        let worker = start_history(&own(DATABASE))?;
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let (waiting, asked, told) = (Rc::clone(&early), worker.clone(), heard.clone());
        let late = heard.reform(|()| None);
        let failed = late.clone();
        let start = Cell::new(Some(Timeout::new(START_MS, move || late.emit(()))));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().as_string().as_deref() {
                // It listens.
                Some("") => {
                    drop(start.take());
                    for letter in waiting.replace(None).into_iter().flatten() {
                        send(&asked, &letter);
                    }
                }
                Some(text) => told.emit(Some(Letter::parse(text))),
                None => (),
            }
        });
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(HistoryWorker {
            worker,
            early,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Sends a letter.
    pub fn send(&self, letter: &Letter) {
        let text = letter.to_text();
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => send(&self.worker, &text),
        }
    }
}

fn send(worker: &Worker, letter: &str) {
    // It fails only if the worker is gone.
    let _ = worker.post_message(&JsValue::from_str(letter));
}

/// Asks whether the browser has promised to clear nothing of what the page stores; nothing where it does not tell.
pub fn find_persistence(found: Callback<Option<bool>>) {
    spawn_local(async move {
        let asked = window().and_then(|window| window.navigator().storage().persisted().ok());
        let answer = match asked {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        found.emit(answer.and_then(|answer| answer.as_bool()));
    });
}

/// Asks the browser to promise it.
pub fn persist(got: Callback<bool>) {
    spawn_local(async move {
        let asked = window().and_then(|window| window.navigator().storage().persist().ok());
        let answer = match asked {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        got.emit(answer.and_then(|answer| answer.as_bool()).unwrap_or(false));
    });
}
