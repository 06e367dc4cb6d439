//! The coach's web worker, and what is told from one program of the page to the other.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Float64Array, Uint32Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use super::lab::{START_MS, new_worker};
use crate::app::coach::CoachSays;
use crate::coach::{Advice, Question};
use crate::pages::{Model, Msg};
use crate::text::coach::says;
use crate::ui::effects::programs::{Subject, tell};

/// The questions that are under way, the oldest first. A worker answers in the order in which it was
/// asked.
type Moments = Rc<RefCell<Vec<String>>>;

/// The worker, from the first question to the end of the visit.
#[derive(Debug)]
pub(crate) struct CoachWorker {
    worker: Worker,
    /// What is asked before the worker listens. A message would be lost.
    early: Rc<RefCell<Option<Vec<String>>>>,
    moments: Moments,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for CoachWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl CoachWorker {
    /// Starts the worker; `None` where the browser has none. Its answers go to `dispatch`.
    pub(crate) fn start(dispatch: &Callback<Msg>) -> Option<CoachWorker> {
        let worker = new_worker()?;
        let (asked, dispatched) = (worker.clone(), dispatch.clone());
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let moments = Moments::default();
        let (waiting, under_way) = (Rc::clone(&early), Rc::clone(&moments));
        let late = dispatch.reform(|()| Msg::NoCoach);
        let start = Cell::new(Some(Timeout::new(START_MS, move || late.emit(()))));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().dyn_into::<Float64Array>() {
                Ok(numbers) => {
                    let mut moments = under_way.borrow_mut();
                    if !moments.is_empty() {
                        let advice = Advice::from_numbers(&numbers.to_vec());
                        dispatched.emit(Msg::Advised(moments.remove(0), advice));
                    }
                }
                Err(other) if other.is_instance_of::<Uint32Array>() => {
                    // It listens.
                    drop(start.take());
                    for question in waiting.replace(None).into_iter().flatten() {
                        send(&asked, &question);
                    }
                }
                Err(_) => (),
            }
        });
        let failed = dispatch.reform(|()| Msg::NoCoach);
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(CoachWorker {
            worker,
            early,
            moments,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Asks about the decision at this moment.
    pub(crate) fn ask(&self, moment: String, question: &Question) {
        self.moments.borrow_mut().push(moment);
        let question = question.to_string();
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(question),
            None => send(&self.worker, &question),
        }
    }
}

fn send(worker: &Worker, question: &str) {
    // It fails only if the worker is gone.
    let _ = worker.post_message(&JsValue::from_str(question));
}

/// Tells the program of the tables what the coach says, unless that was told last.
pub(crate) fn tell_coach(model: &Model, told: &mut CoachSays) {
    let saying = model.coach().saying();
    if let Some(saying) = saying.map(|saying| says(model.language(), &saying))
        && *told != saying
    {
        tell(Subject::Coach, &saying.to_string());
        *told = saying;
    }
}
