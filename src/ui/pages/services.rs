//! The services of the reading pages' runtime for each page.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::coach::{CoachWorker, Worker};
use crate::pages::{Availability, Msg};
use crate::ui::effects::announcer::Announcer;
use crate::ui::effects::history::HistoryRequests;
use crate::wire::questions::{Blackjack, Poker, WorkerQuestion};

/// The focus and the scroll position to set after the next render.
#[derive(Debug, Default)]
pub(super) struct NextPlace {
    /// True if the player has come to another place that has not rendered yet.
    pub(super) arriving: bool,
    /// The selector of the element that takes the focus.
    pub(super) focus: Option<String>,
    /// The scroll position.
    pub(super) scroll: Option<f64>,
}

/// The services that the pages share: messages, announcements, the focus, the workers of the coaches, and the history.
#[derive(Debug)]
pub(super) struct Services {
    /// Sends a message to the model.
    pub(super) dispatch: Callback<Msg>,
    /// Speaks to a screen reader.
    pub(super) announcer: Announcer,
    /// The focus and the scroll position after the next render.
    pub(super) next_place: Rc<RefCell<NextPlace>>,
    /// Asks the worker of the history.
    pub(super) questions: HistoryRequests,
    /// The worker for questions about blackjack.
    blackjack: Option<CoachWorker<Blackjack>>,
    /// The worker for questions about video poker.
    poker: Option<CoachWorker<Poker>>,
}

impl Services {
    pub(super) fn new(dispatch: Callback<Msg>, arriving: bool) -> Services {
        Services {
            announcer: Announcer::default(),
            next_place: Rc::new(RefCell::new(NextPlace {
                arriving,
                ..NextPlace::default()
            })),
            questions: HistoryRequests::new(dispatch.reform(Msg::Kept)),
            blackjack: None,
            poker: None,
            dispatch,
        }
    }

    /// Lets the first element that this selector matches take the focus after the next render.
    pub(super) fn focus_next(&self, selector: impl Into<String>) {
        self.next_place.borrow_mut().focus = Some(selector.into());
    }

    /// Sets the scroll position after the next render.
    pub(super) fn scroll_next(&self, scroll: f64) {
        self.next_place.borrow_mut().scroll = Some(scroll);
    }

    /// Notes that the player has come to another place.
    pub(super) fn arrive(&self) {
        self.next_place.borrow_mut().arriving = true;
    }

    /// Announces this text.
    pub(super) fn say(&mut self, text: &str) {
        self.announcer.say(text);
    }

    /// Asks the worker of a coach, which the first question starts. `then` makes a message of the answer; it gets
    /// `None` if the answer cannot be read.
    pub(super) fn ask_coach<Q: WorkerQuestion<To: Shared>>(
        &mut self,
        question: Q,
        then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
    ) {
        let dispatch = self.dispatch.clone();
        let worker = Q::To::worker(self);
        if worker.is_none() {
            *worker = CoachWorker::start(&dispatch);
        }
        match worker {
            Some(worker) => worker.ask(question, then),
            None => self.no_worker(),
        }
    }

    /// Reports that the browser has no worker for the pages.
    pub(super) fn no_worker(&self) {
        self.dispatch
            .emit(Msg::WorkersAnswer(Availability::NoWorker));
    }
}

/// A worker that the services start once. All reading pages share it.
pub(super) trait Shared: Worker + Sized + 'static {
    fn worker(services: &mut Services) -> &mut Option<CoachWorker<Self>>;
}

impl Shared for Blackjack {
    fn worker(services: &mut Services) -> &mut Option<CoachWorker<Blackjack>> {
        &mut services.blackjack
    }
}

impl Shared for Poker {
    fn worker(services: &mut Services) -> &mut Option<CoachWorker<Poker>> {
        &mut services.poker
    }
}
