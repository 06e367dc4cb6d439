//! The lab's web worker: it does one job, beside the page, and says ten times a second how far it
//! is. To stop it, the page ends it.
//!
//! It says first that it is there, by a message of no numbers: what the page sent before that would
//! be lost. Then it is sent a job and answers with reports, each as the plain numbers of
//! [`fair_deal::lab::work`].

use fair_deal::lab::{Job, Work};
use js_sys::{Date, Uint32Array, global};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// How long the page waits for news, in milliseconds.
const BETWEEN_REPORTS: f64 = 100.0;

/// How many hands are done before the clock is looked at: some milliseconds' work.
const SLICE: u32 = 2_000;

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let page = scope.clone();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let numbers = Uint32Array::new(&event.data()).to_vec();
        if let Some(job) = Job::from_numbers(&numbers) {
            work_through(job.begin(), |report| send(&page, report));
        }
    });
    scope.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    // The worker lives as long as it listens.
    asked.forget();
    send(&scope, &[]);
}

fn work_through(mut work: Work, send: impl Fn(&[u32])) {
    let mut reported = Date::now();
    while !work.is_over() {
        work.advance(SLICE);
        let now = Date::now();
        // A clock that was put back must not silence the worker.
        if !(0.0..BETWEEN_REPORTS).contains(&(now - reported)) {
            reported = now;
            send(&work.report().to_numbers());
        }
    }
    send(&work.report().to_numbers());
}

fn send(page: &DedicatedWorkerGlobalScope, numbers: &[u32]) {
    // A page that is gone hears nothing, and ends its workers.
    let _ = page.post_message(&Uint32Array::from(numbers));
}
