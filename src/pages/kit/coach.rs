//! A web worker of the coaches that answers the questions of the reading pages.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

use yew::Callback;

use crate::coach::draw::{RoundsAnswer, RoundsQuestion};
use crate::coach::protocol::FOR_QUESTIONS;
use crate::pages::{Availability, Msg};
use crate::ui::effects::worker::{Messages, Report, RequestWorker, WorkerBundle};
use crate::wire::questions::{Blackjack, Lab, Poker, PokerRequest, Protocol, WorkerQuestion};
use crate::wire::{decode, encode};

/// A worker that answers one request after the other.
pub(crate) trait Worker: Protocol {
    /// The bundle of the worker.
    const BUNDLE: WorkerBundle;
}

impl Worker for Blackjack {
    const BUNDLE: WorkerBundle = WorkerBundle::CoachBlackjack;
}

impl Worker for Lab {
    const BUNDLE: WorkerBundle = WorkerBundle::Lab;
}

impl Worker for Poker {
    const BUNDLE: WorkerBundle = WorkerBundle::CoachPoker;
}

/// The function that makes a message of the answer to a request. It gets `None` if the worker has sent a different
/// answer.
type OnAnswer<W> = Box<dyn FnOnce(Option<<W as Protocol>::Answer>) -> Msg>;

/// A request without an answer yet.
struct Pending<W: Protocol> {
    then: OnAnswer<W>,
    /// True if it is about the risk of rounds.
    is_of_rounds: bool,
}

/// The requests without an answer yet, the oldest first. The worker answers in the order of the requests.
type PendingRequests<W> = Rc<RefCell<VecDeque<Pending<W>>>>;

/// A worker of the coaches. Dropping this ends it.
pub(crate) struct CoachWorker<W: Worker> {
    worker: RequestWorker,
    pending_requests: PendingRequests<W>,
}

impl<W: Worker> fmt::Debug for CoachWorker<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CoachWorker").finish_non_exhaustive()
    }
}

impl<W: Worker + 'static> CoachWorker<W> {
    /// Starts the worker. Returns `None` if the browser has no workers. The answers go to `dispatch`.
    pub(crate) fn start(dispatch: &Callback<Msg>) -> Option<CoachWorker<W>> {
        let pending_requests = PendingRequests::<W>::default();
        let (asked, dispatch) = (Rc::clone(&pending_requests), dispatch.clone());
        let on_report = move |report: Report<'_>| match report {
            Report::Listens => dispatch.emit(Msg::WorkersAnswer(Availability::Available)),
            Report::Message(bytes) => {
                let oldest = asked.borrow_mut().pop_front();
                if let Some(pending) = oldest {
                    dispatch.emit((pending.then)(decode(bytes).ok()));
                }
            }
            Report::Late => dispatch.emit(Msg::WorkersAnswer(Availability::NoWorker)),
            Report::Failed => {
                asked.borrow_mut().clear();
                dispatch.emit(Msg::WorkersAnswer(Availability::NoWorker));
            }
        };
        Some(CoachWorker {
            worker: RequestWorker::start(
                W::BUNDLE,
                FOR_QUESTIONS,
                Messages::Answers,
                Box::new(on_report),
            )?,
            pending_requests,
        })
    }

    /// Sends a question. `then` makes a message of the answer; it gets `None` if the answer cannot be read.
    pub(crate) fn ask<Q: WorkerQuestion<To = W>>(
        &self,
        question: Q,
        then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
    ) {
        self.send(&question.into_request(), false, then_of::<Q>(then));
    }

    fn send(&self, request: &W::Request, is_of_rounds: bool, then: OnAnswer<W>) {
        let pending = Pending { then, is_of_rounds };
        self.pending_requests.borrow_mut().push_back(pending);
        self.worker.send(encode(request));
    }

    /// Returns true if an answer is outstanding.
    pub(crate) fn is_at_work(&self) -> bool {
        !self.pending_requests.borrow().is_empty()
    }
}

fn then_of<Q: WorkerQuestion>(
    then: impl FnOnce(Option<Q::Answer>) -> Msg + 'static,
) -> OnAnswer<Q::To> {
    Box::new(move |answer| then(answer.and_then(Q::answer_in)))
}

impl CoachWorker<Poker> {
    /// Sends a question about the risk of rounds of several hands.
    pub(crate) fn ask_rounds(
        &self,
        question: RoundsQuestion,
        then: impl FnOnce(Option<RoundsAnswer>) -> Msg + 'static,
    ) {
        let then = then_of::<RoundsQuestion>(then);
        self.send(&PokerRequest::Rounds(question), true, then);
    }

    /// Returns true if the only outstanding answers are about the risk of rounds.
    pub(crate) fn works_at_rounds_alone(&self) -> bool {
        let pending_requests = self.pending_requests.borrow();
        !pending_requests.is_empty() && pending_requests.iter().all(|pending| pending.is_of_rounds)
    }
}
