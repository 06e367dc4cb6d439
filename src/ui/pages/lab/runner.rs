//! Does the lab's jobs: in a web worker, or in slices on the page where there is none.

use std::cell::Cell;

use gloo_timers::callback::{Interval, Timeout};
use js_sys::{Date, Uint32Array};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use crate::lab::{Job, Report};
use crate::pages::lab::Msg;
use crate::ui::effects::worker::{START_MS, WorkerProgram};

/// On the page: how long a slice of work lasts and how long the pause after it, in milliseconds. A
/// click never waits longer than a slice.
const SLICE: f64 = 12.0;
const PAUSE: u32 = 4;

/// On the page: how many hands are done between two looks at the clock, and how long the player
/// waits for news.
const HANDS: u32 = 500;
const BETWEEN_REPORTS: f64 = 100.0;

/// A job under way. It ends when this is dropped.
#[derive(Debug)]
pub(crate) enum Runner {
    /// In a worker beside the page.
    Beside(#[expect(dead_code, reason = "it is held so that it goes on")] Beside),
    /// On the page, in slices.
    Here(#[expect(dead_code, reason = "it is held so that it goes on")] Interval),
}

/// A worker, with what it is listened to by.
#[derive(Debug)]
pub(crate) struct Beside {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for Beside {
    fn drop(&mut self) {
        // A message may still be on its way.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Runner {
    /// Begins this job beside the page; `None` where the browser has no workers. Its reports, and
    /// that the worker did not come, go to `dispatch` with this number.
    pub(crate) fn beside(serial: u32, job: Job, dispatch: &Callback<Msg>) -> Option<Runner> {
        let worker = WorkerProgram::Lab.start()?;
        let (asked, dispatched) = (worker.clone(), dispatch.clone());
        let waited = dispatch.clone();
        let start = Timeout::new(START_MS, move || waited.emit(Msg::NoWorker(serial)));
        let start = Cell::new(Some(start));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let numbers = Uint32Array::new(&event.data()).to_vec();
            if numbers.is_empty() {
                // It is there, and waits for its job.
                drop(start.take());
                let _ = asked.post_message(&Uint32Array::from(job.to_numbers().as_slice()));
            } else if let Some(report) = Report::from_numbers(&numbers) {
                dispatched.emit(Msg::Reported(serial, report));
            }
        });
        let failed = dispatch.reform(move |()| Msg::NoWorker(serial));
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(Runner::Beside(Beside {
            worker,
            _heard: heard,
            _failed: failed,
        }))
    }

    /// Does this job on the page.
    pub(crate) fn here(serial: u32, job: Job, dispatch: Callback<Msg>) -> Runner {
        let mut work = job.begin();
        let mut reported = Date::now();
        Runner::Here(Interval::new(PAUSE, move || {
            let start = Date::now();
            // The clock may be put back meanwhile; then the slice is over.
            while !work.is_over() && (0.0..SLICE).contains(&(Date::now() - start)) {
                work.advance(HANDS);
            }
            if work.is_over() || !(0.0..BETWEEN_REPORTS).contains(&(start - reported)) {
                reported = start;
                dispatch.emit(Msg::Reported(serial, work.report()));
            }
        }))
    }
}
