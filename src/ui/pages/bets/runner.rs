//! Runs a simulation of bets in a worker.

use std::cell::Cell;

use gloo_timers::callback::Timeout;
use js_sys::Float64Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use crate::coach::counting::{BetAnswer, BetQuestion};
use crate::pages::bets::Msg;
use crate::ui::effects::worker::{START_MS, WorkerProgram};

/// A simulation in progress. Dropping it ends the simulation.
#[derive(Debug)]
pub(in crate::ui::pages) struct BetsRunner {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for BetsRunner {
    fn drop(&mut self) {
        // A message may still be pending.
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BetsRunner {
    /// Starts this simulation. Returns `None` if the browser has no workers. Sends its reports, or the error that the
    /// worker did not start, to `dispatch` with this number.
    pub(in crate::ui::pages) fn start(
        serial: u32,
        question: &BetQuestion,
        dispatch: &Callback<Msg>,
    ) -> Option<BetsRunner> {
        let worker = WorkerProgram::Lab.start()?;
        let (asked, dispatched) = (worker.clone(), dispatch.clone());
        let waited = dispatch.clone();
        let start = Timeout::new(START_MS, move || waited.emit(Msg::NoWorker(serial)));
        let start = Cell::new(Some(start));
        let question = question.to_string();
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            // The first message signals that the worker is ready.
            if let Some(start) = start.take() {
                drop(start);
                let _ = asked.post_message(&JsValue::from_str(&question));
                return;
            }
            let numbers = Float64Array::new(&event.data()).to_vec();
            dispatched.emit(Msg::Reported(serial, BetAnswer::from_numbers(&numbers)));
        });
        let failed = dispatch.reform(move |()| Msg::NoWorker(serial));
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(BetsRunner {
            worker,
            _heard: heard,
            _failed: failed,
        })
    }
}
