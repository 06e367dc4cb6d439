//! The services of the reading pages' runtime for each page.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::kit::coach::{CoachWorker, Worker};
use super::{Availability, Msg};
use crate::ui::effects::announcer::Announcer;
use crate::ui::effects::history::HistoryRequests;
use crate::wire::questions::{Blackjack, Lab, WorkerQuestion};

/// The focus and the scroll position to set after the next render.
#[derive(Debug, Default)]
pub(crate) struct NextPlace {
    /// True if the player has come to another place that has not rendered yet.
    pub(crate) arriving: bool,
    /// The selector of the element that takes the focus.
    pub(crate) focus: Option<String>,
    /// The scroll position.
    pub(crate) scroll: Option<f64>,
}

/// The services that the pages share: messages, announcements, the focus, the workers of the coaches, and the history.
#[derive(Debug)]
pub(crate) struct Services {
    /// Sends a message to the model.
    pub(crate) dispatch: Callback<Msg>,
    /// Speaks to a screen reader.
    pub(crate) announcer: Announcer,
    /// The focus and the scroll position after the next render.
    pub(crate) next_place: Rc<RefCell<NextPlace>>,
    /// Asks the worker of the history.
    pub(crate) questions: HistoryRequests,
    /// The worker for questions about blackjack.
    blackjack: Option<CoachWorker<Blackjack>>,
    /// The worker for the exercises of the lessons.
    lab: Option<CoachWorker<Lab>>,
}

impl Services {
    pub(crate) fn new(dispatch: Callback<Msg>, arriving: bool) -> Services {
        Services {
            announcer: Announcer::default(),
            next_place: Rc::new(RefCell::new(NextPlace {
                arriving,
                ..NextPlace::default()
            })),
            questions: HistoryRequests::new(dispatch.reform(Msg::Kept)),
            blackjack: None,
            lab: None,
            dispatch,
        }
    }

    /// Lets the first element that this selector matches take the focus after the next render.
    pub(crate) fn focus_next(&self, selector: impl Into<String>) {
        self.next_place.borrow_mut().focus = Some(selector.into());
    }

    /// Sets the scroll position after the next render.
    pub(crate) fn scroll_next(&self, scroll: f64) {
        self.next_place.borrow_mut().scroll = Some(scroll);
    }

    /// Notes that the player has come to another place.
    pub(crate) fn arrive(&self) {
        self.next_place.borrow_mut().arriving = true;
    }

    /// Announces this text.
    pub(crate) fn say(&mut self, text: &str) {
        self.announcer.say(text);
    }

    /// Asks the worker for questions about blackjack, which the first question starts. `then` makes a message of the
    /// answer; it gets `None` if the answer cannot be read.
    pub(crate) fn ask_coach<Q: WorkerQuestion<To = Blackjack>>(
        &mut self,
        question: Q,
        then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
    ) {
        ask(&mut self.blackjack, &self.dispatch, question, then);
    }

    /// Asks the worker of the lab, as [`Services::ask_coach`].
    pub(crate) fn ask_lab<Q: WorkerQuestion<To = Lab>>(
        &mut self,
        question: Q,
        then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
    ) {
        ask(&mut self.lab, &self.dispatch, question, then);
    }

    /// Reports that the browser has no worker for the pages.
    pub(crate) fn no_worker(&self) {
        report_no_worker(&self.dispatch);
    }
}

fn report_no_worker(dispatch: &Callback<Msg>) {
    dispatch.emit(Msg::WorkersAnswer(Availability::NoWorker));
}

/// Asks this worker, which the first question starts.
fn ask<W: Worker + 'static, Q: WorkerQuestion<To = W>>(
    worker: &mut Option<CoachWorker<W>>,
    dispatch: &Callback<Msg>,
    question: Q,
    then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
) {
    if worker.is_none() {
        *worker = CoachWorker::start(dispatch);
    }
    match worker {
        Some(worker) => worker.ask(question, then),
        None => report_no_worker(dispatch),
    }
}
