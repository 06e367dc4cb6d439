//! The common part of the page's web workers, from the side of the worker: it reports that it listens, receives
//! requests, and answers.
//!
//! The first message comes from the worker and is empty. It reports that the worker listens, because a message sent
//! earlier would be lost.

use js_sys::{Date, Uint8Array, global};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::coach::protocol::CoachAtTables;
use crate::wire::{Malformed, decode, encode};

/// The page that has started this worker.
#[derive(Clone, Debug)]
pub struct Page(DedicatedWorkerGlobalScope);

impl Page {
    /// Returns the page of the worker in which this is called.
    #[must_use]
    pub fn of_this_worker() -> Page {
        Page(global().unchecked_into())
    }

    /// Returns the name that the page has given to the worker.
    #[must_use]
    pub fn worker_name(&self) -> String {
        self.0.name()
    }

    /// Sends a message.
    pub fn send(&self, message: &impl Serialize) {
        self.send_bytes(&encode(message));
    }

    fn send_bytes(&self, bytes: &[u8]) {
        // Sending fails only if the page is gone.
        let _ = self.0.post_message(&Uint8Array::from(bytes));
    }

    /// Handles every request from now on.
    pub fn listen<R: DeserializeOwned>(
        &self,
        mut heard: impl FnMut(Result<R, Malformed>) + 'static,
    ) {
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = event.data().dyn_into::<Uint8Array>();
            let bytes = bytes.map_or_else(|_| vec![], |bytes| bytes.to_vec());
            heard(decode(&bytes));
        });
        self.0.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // The worker lives as long as it listens.
        heard.forget();
        self.send_bytes(&[]);
    }
}

impl Page {
    /// Runs the coach of a table from now on. A message that cannot be read is dropped: it comes from another version of
    /// the page, which is about to load again.
    pub fn coach<C: CoachAtTables + 'static>(&self) {
        let (mut coach, send) = (C::default(), self.clone());
        self.listen(move |message| {
            if let Ok(message) = message {
                coach.handle(message, &mut |answer| send.send(&answer));
            }
        });
    }
}

/// The time between two reports, in milliseconds.
const BETWEEN_REPORTS: f64 = 100.0;

/// The time of the last report, in milliseconds.
#[derive(Debug)]
pub struct ReportClock(f64);

impl ReportClock {
    /// Starts the clock as if a report was sent now.
    #[must_use]
    pub fn start() -> ReportClock {
        ReportClock(Date::now())
    }

    /// Starts the clock so that the first report is due at once.
    #[must_use]
    pub const fn due() -> ReportClock {
        ReportClock(0.0)
    }

    /// Returns true if the next report is due, and then starts the next interval.
    pub fn is_time(&mut self) -> bool {
        let now = Date::now();
        // The user may set the clock back, and the worker must still report.
        let is_time = !(0.0..BETWEEN_REPORTS).contains(&(now - self.0));
        if is_time {
            self.0 = now;
        }
        is_time
    }
}
