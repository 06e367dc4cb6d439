//! The web workers of the page, and the link to one.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::document;

/// The time limit for the start of a coach's worker, in milliseconds. The browser may report a failure only later or
/// never.
pub(crate) const START_MS: u32 = 10_000;

/// The workers of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorkerBundle {
    /// The worker of the lab, of the simulation of bets, and of the coach at blackjack.
    Lab,
    /// The worker of the coaches at the poker tables, and of the page about pay tables.
    Draw,
    /// The worker of the history.
    History,
}

impl WorkerBundle {
    /// Starts a worker with this name; `None` if the browser has no workers. The address is in an attribute of
    /// index.html, because the build puts the hash of the file's bytes into the file's name.
    fn start(self, name: &str) -> Option<Worker> {
        let address = match self {
            WorkerBundle::Lab => "data-lab-worker",
            WorkerBundle::Draw => "data-draw-worker",
            WorkerBundle::History => "data-history-worker",
        };
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        options.set_name(name);
        let address = document()?
            .get_element_by_id("pages")?
            .get_attribute(address)?;
        Worker::new_with_options(&address, &options).ok()
    }
}

/// The link to a worker. The worker ends when the link is dropped.
pub(crate) struct WorkerLink {
    worker: Worker,
    /// The messages to send when the worker listens. Sent earlier, they would be lost.
    early: Rc<RefCell<Option<Vec<Vec<u8>>>>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl fmt::Debug for WorkerLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WorkerLink")
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        // A message may still be on its way.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl WorkerLink {
    /// Starts a worker with this name; `None` if the browser has no workers. The bytes of its messages go to `heard`.
    /// `heard` gets `None` if the worker fails, or does not listen after this many milliseconds.
    pub(crate) fn start(
        bundle: WorkerBundle,
        name: &str,
        start_ms: u32,
        heard: Rc<dyn Fn(Option<Vec<u8>>)>,
    ) -> Option<WorkerLink> {
        let worker = bundle.start(name)?;
        let early = Rc::new(RefCell::new(Some(Vec::<Vec<u8>>::new())));
        let (waiting, asked) = (Rc::clone(&early), worker.clone());
        let (late, failed) = (Rc::clone(&heard), Rc::clone(&heard));
        let start = Cell::new(Some(Timeout::new(start_ms, move || late(None))));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else {
                return;
            };
            if bytes.length() == 0 {
                // The worker listens.
                drop(start.take());
                for message in waiting.replace(None).into_iter().flatten() {
                    send(&asked, &message);
                }
            } else {
                heard(Some(bytes.to_vec()));
            }
        });
        let failed = Closure::<dyn FnMut()>::new(move || failed(None));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(WorkerLink {
            worker,
            early,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Sends the bytes of a message.
    pub(crate) fn send(&self, message: Vec<u8>) {
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(message),
            None => send(&self.worker, &message),
        }
    }
}

fn send(worker: &Worker, message: &[u8]) {
    // Sending fails only if the worker is gone.
    let _ = worker.post_message(&Uint8Array::from(message));
}
