//! Runs the lab's jobs in a web worker, or in slices on the page without workers.

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

/// On the page: the length of a slice of work and of the pause after it, in milliseconds. A click waits no longer than
/// a slice.
const SLICE: f64 = 12.0;
const PAUSE: u32 = 4;

/// On the page: the number of hands between two checks of the clock, and the time between two reports in milliseconds.
const HANDS: u32 = 500;
const BETWEEN_REPORTS: f64 = 100.0;

/// A job in progress. Dropping it ends the job.
#[derive(Debug)]
pub(crate) enum Runner {
    /// In a worker beside the page.
    Beside(#[expect(dead_code, reason = "it is held so that it goes on")] Beside),
    /// On the page, in slices.
    Here(#[expect(dead_code, reason = "it is held so that it goes on")] Interval),
}

/// A worker with its event handlers.
#[derive(Debug)]
pub(crate) struct Beside {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for Beside {
    fn drop(&mut self) {
        // A message may still be pending.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Runner {
    /// Starts this job in a worker. Returns `None` if the browser has no workers. Sends its reports, or the error that
    /// the worker did not start, to `dispatch` with this number.
    pub(crate) fn beside(serial: u32, job: Job, dispatch: &Callback<Msg>) -> Option<Runner> {
        let worker = WorkerProgram::Lab.start()?;
        let (asked, dispatched) = (worker.clone(), dispatch.clone());
        let waited = dispatch.clone();
        let start = Timeout::new(START_MS, move || waited.emit(Msg::NoWorker(serial)));
        let start = Cell::new(Some(start));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let numbers = Uint32Array::new(&event.data()).to_vec();
            if numbers.is_empty() {
                // The worker is ready and waits for its job.
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

    /// Runs this job on the page.
    pub(crate) fn here(serial: u32, job: Job, dispatch: Callback<Msg>) -> Runner {
        let mut work = job.begin();
        let mut reported = Date::now();
        Runner::Here(Interval::new(PAUSE, move || {
            let start = Date::now();
            // If the clock was set back meanwhile, the slice is over.
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
