//! The web workers of the page: the link to one, and a worker that answers requests.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType, console};

use super::document;

/// The time limit for the start of a [`RequestWorker`], in milliseconds. The browser may report a failure only later or
/// never.
const START_MS: u32 = 10_000;

/// The time limit for the next message of a worker at a table that has work, in milliseconds. It is meant to be many
/// times the longest work, the ten rounds of a day. A browser may end a worker without a report, and then no message
/// comes.
const ANSWER_MS: u32 = 10_000;

/// The workers of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorkerBundle {
    /// The worker of the lab and of the simulation of bets.
    Lab,
    /// The worker of the coach at blackjack.
    CoachBlackjack,
    /// The worker of the coaches at the poker tables.
    CoachPoker,
    /// The worker of the history.
    History,
}

impl WorkerBundle {
    /// Starts a worker with this name; `None` if the browser has no workers. The address is in an attribute of
    /// index.html, because the build puts the hash of the file's bytes into the file's name.
    fn start(self, name: &str) -> Option<Worker> {
        let address = match self {
            WorkerBundle::Lab => "data-lab-worker",
            WorkerBundle::CoachBlackjack => "data-coach-blackjack-worker",
            WorkerBundle::CoachPoker => "data-coach-poker-worker",
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

/// A message of a worker, or the reason why none comes.
pub(crate) enum Heard {
    /// The worker listens.
    Listens,
    /// The bytes of a message.
    Message(Vec<u8>),
    /// The worker does not listen in time. It may still begin to.
    Late,
    /// The worker failed.
    Failed {
        /// The browser reports this event in the console, unless its default is prevented.
        event: Event,
        /// True if the worker listened before.
        has_started: bool,
    },
}

/// The link to a worker. The worker ends when the link is dropped.
pub(crate) struct WorkerLink {
    worker: Worker,
    /// The messages to send when the worker listens. Sent earlier, they would be lost.
    early: Rc<RefCell<Option<Vec<Vec<u8>>>>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(Event)>,
}

impl fmt::Debug for WorkerLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WorkerLink")
    }
}

impl Drop for WorkerLink {
    fn drop(&mut self) {
        self.end();
    }
}

impl WorkerLink {
    /// Ends the worker. A message that is still on its way is ignored.
    fn end(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }

    /// Starts a worker with this name; `None` if the browser has no workers. `heard` gets its messages, and
    /// [`Heard::Late`] if it does not listen after this many milliseconds.
    pub(crate) fn start(
        bundle: WorkerBundle,
        name: &str,
        start_ms: u32,
        heard: Rc<dyn Fn(Heard)>,
    ) -> Option<WorkerLink> {
        let worker = bundle.start(name)?;
        let early = Rc::new(RefCell::new(Some(Vec::<Vec<u8>>::new())));
        let (waiting, asked) = (Rc::clone(&early), worker.clone());
        let (late, lost) = (Rc::clone(&heard), Rc::clone(&heard));
        let start = Timeout::new(start_ms, move || late(Heard::Late));
        let start = Cell::new(Some(start));
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
                heard(Heard::Listens);
            } else {
                heard(Heard::Message(bytes.to_vec()));
            }
        });
        let starting = Rc::clone(&early);
        let failed = Closure::<dyn FnMut(Event)>::new(move |event| {
            let has_started = starting.borrow().is_none();
            lost(Heard::Failed { event, has_started });
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(WorkerLink {
            worker,
            early,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Returns true if the worker listens.
    pub(crate) fn listens(&self) -> bool {
        self.early.borrow().is_none()
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

/// What a [`RequestWorker`] reports.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Report<'a> {
    /// The worker listens: the first one, or another one that takes its place.
    Listens,
    /// A message with these bytes.
    Message(&'a [u8]),
    /// The worker does not listen in time. It may still answer.
    Late,
    /// The worker cannot answer the requests so far. The next request starts another one.
    Failed,
}

/// The messages of a [`RequestWorker`].
#[derive(Clone, Copy, Debug)]
pub(crate) enum Messages {
    /// Each one answers the oldest request.
    Answers,
    /// Each one is the progress of the only request.
    Progress,
    /// Several answer the oldest request. This function returns true for the last of them. If no message comes for
    /// [`ANSWER_MS`] while a request has no last answer, the worker counts as failed.
    Until(fn(&[u8]) -> bool),
}

/// The function for the reports of a [`RequestWorker`].
type OnReport = Box<dyn Fn(Report<'_>)>;

/// Returns the messages that a worker gets first. They have no answers. Another worker in its place gets those of the
/// moment when it starts.
type FirstMessages = Box<dyn Fn() -> Vec<Vec<u8>>>;

/// A worker that answers one request after the other. If it fails while it works, another one takes its place and
/// receives again every request that has no answer: in `WebKit` a worker now and then fails with an access that its
/// code does not make (docs/decisions.md). If the other one fails too before its first answer, the page hears of it.
/// Dropping this ends the worker.
pub(crate) struct RequestWorker(Rc<RequestState>);

struct RequestState {
    bundle: WorkerBundle,
    /// The name of the worker.
    name: &'static str,
    messages: Messages,
    /// `None` before the start and after a failure.
    link: RefCell<Option<WorkerLink>>,
    first: FirstMessages,
    /// Runs while a request has no last answer, if the messages have a time limit.
    deadline: RefCell<Option<Timeout>>,
    /// The requests without an answer, the oldest first.
    unanswered: RefCell<VecDeque<Vec<u8>>>,
    /// True if the worker took the place of another one and has answered no request yet.
    is_replacement: Cell<bool>,
    on_report: OnReport,
}

impl fmt::Debug for RequestWorker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RequestWorker")
    }
}

impl RequestWorker {
    /// Starts a worker that only gets requests; `None` if the browser has no workers.
    pub(crate) fn start(
        bundle: WorkerBundle,
        name: &'static str,
        messages: Messages,
        on_report: OnReport,
    ) -> Option<RequestWorker> {
        RequestWorker::start_with(Box::new(Vec::new), bundle, name, messages, on_report)
    }

    /// Starts a worker that gets these messages first; `None` if the browser has no workers.
    pub(crate) fn start_with(
        first: FirstMessages,
        bundle: WorkerBundle,
        name: &'static str,
        messages: Messages,
        on_report: OnReport,
    ) -> Option<RequestWorker> {
        let state = Rc::new(RequestState {
            bundle,
            name,
            messages,
            link: RefCell::default(),
            first,
            deadline: RefCell::default(),
            unanswered: RefCell::default(),
            is_replacement: Cell::new(false),
            on_report,
        });
        *state.link.borrow_mut() = Some(state.new_link()?);
        Some(RequestWorker(state))
    }

    /// Sends the bytes of a request.
    pub(crate) fn send(&self, request: Vec<u8>) {
        let mut link = self.0.link.borrow_mut();
        if link.is_none() {
            *link = self.0.new_link();
        }
        if let Some(link) = &*link {
            link.send(request.clone());
        }
        self.0.unanswered.borrow_mut().push_back(request);
        drop(link);
        if self.0.deadline.borrow().is_none() {
            self.0.watch();
        }
    }

    /// Sends a message that has no answer. It does not start a worker.
    pub(crate) fn tell(&self, message: Vec<u8>) {
        if let Some(link) = &*self.0.link.borrow() {
            link.send(message);
        }
    }
}

impl RequestState {
    fn new_link(self: &Rc<Self>) -> Option<WorkerLink> {
        // The state owns the link, so the link must not own the state.
        let state = Rc::downgrade(self);
        let heard = move |heard| {
            if let Some(state) = Weak::upgrade(&state) {
                state.hear(heard);
            }
        };
        let link = WorkerLink::start(self.bundle, self.name, START_MS, Rc::new(heard))?;
        for message in (self.first)() {
            link.send(message);
        }
        Some(link)
    }

    /// Starts the time limit for the next message again, or ends it if the worker has no work.
    fn watch(self: &Rc<Self>) {
        let has_limit = match self.messages {
            Messages::Answers | Messages::Progress => false,
            Messages::Until(_) => true,
        };
        let listens = self.link.borrow().as_ref().is_some_and(WorkerLink::listens);
        let has_work = has_limit && listens && !self.unanswered.borrow().is_empty();
        let state = Rc::downgrade(self);
        *self.deadline.borrow_mut() = has_work.then(|| {
            Timeout::new(ANSWER_MS, move || {
                if let Some(state) = Weak::upgrade(&state) {
                    state.fail(None, true);
                }
            })
        });
    }

    fn hear(self: &Rc<Self>, heard: Heard) {
        match heard {
            Heard::Listens => {
                (self.on_report)(Report::Listens);
                self.watch();
            }
            Heard::Message(bytes) => {
                let is_last = match self.messages {
                    Messages::Answers => true,
                    Messages::Progress => false,
                    Messages::Until(is_last) => is_last(&bytes),
                };
                if is_last {
                    self.unanswered.borrow_mut().pop_front();
                    self.is_replacement.set(false);
                }
                self.watch();
                (self.on_report)(Report::Message(&bytes));
            }
            Heard::Late => (self.on_report)(Report::Late),
            Heard::Failed { event, has_started } => self.fail(Some(&event), has_started),
        }
    }

    /// Replaces a worker that has failed. `event` is the browser's report, if there is one.
    fn fail(self: &Rc<Self>, event: Option<&Event>, has_started: bool) {
        if let Some(failed) = self.link.take() {
            // A failed worker still answers its other requests. Those answers would be taken for the next worker's.
            failed.end();
            // It has called this function, so it is dropped later.
            Timeout::new(0, move || drop(failed)).forget();
        }
        let may_replace = has_started && !self.is_replacement.get();
        let Some(link) = may_replace.then(|| self.new_link()).flatten() else {
            self.unanswered.borrow_mut().clear();
            drop(self.deadline.take());
            self.is_replacement.set(false);
            (self.on_report)(Report::Failed);
            return;
        };
        if let Some(event) = event {
            event.prevent_default();
        }
        console::info_1(&"A worker failed, and another one takes its place.".into());
        self.is_replacement.set(true);
        for request in &*self.unanswered.borrow() {
            link.send(request.clone());
        }
        *self.link.borrow_mut() = Some(link);
        self.watch();
    }
}
