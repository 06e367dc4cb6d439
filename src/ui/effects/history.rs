//! The link between the bundles of the page and the worker of the history.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::storage::{deals_in_play, own, records_for_export};
use super::worker::{Heard, WorkerBundle, WorkerLink};
use super::{outbox, solution, window};
use crate::history::{Answer, Failure, FromHistory, Id, Request, ToHistory};
use crate::wire::{Malformed, decode, encode};

/// The name of the database, to which the folder of the page is added.
const DATABASE: &str = "fair-deal/history";

/// The time limit for the worker's start, in milliseconds. The player waits for nothing meanwhile, and the worker may
/// load over a slow connection.
const START_MS: u32 = 60_000;

/// A message of the worker, or the error if it cannot be parsed.
pub(super) type HistoryMessage = Result<FromHistory, Malformed>;

/// The worker of the history. Dropping this ends it.
#[derive(Debug)]
pub struct HistoryWorker {
    link: WorkerLink,
    /// True if the worker has the strategy of the Mathematician.
    has_solution: Cell<bool>,
}

impl HistoryWorker {
    /// Starts the worker. Returns `None` if the browser has no workers. Its messages go to `heard`: `None` if the
    /// worker fails, and an error if a message cannot be parsed.
    #[must_use]
    pub fn start(heard: Callback<Option<HistoryMessage>>) -> Option<HistoryWorker> {
        let heard = move |message| {
            heard.emit(match message {
                Heard::Listens => return,
                Heard::Message(bytes) => Some(decode(&bytes)),
                Heard::Late | Heard::Failed { .. } => None,
            });
        };
        let bundle = WorkerBundle::History;
        WorkerLink::start(bundle, &own(DATABASE), START_MS, Rc::new(heard)).map(|link| {
            HistoryWorker {
                link,
                has_solution: Cell::new(false),
            }
        })
    }

    /// Sends a round to the worker to be saved.
    pub fn keep(&self, id: &Id, record: &str) {
        self.send(&ToHistory::Keep(id.clone(), record.to_owned()));
    }

    fn send(&self, message: &ToHistory) {
        if !self.has_solution.get()
            && let Some(file) = solution::bytes()
        {
            self.link.send(encode(&ToHistory::Solution(file)));
            self.has_solution.set(true);
        }
        self.link.send(encode(message));
    }
}

/// The reading pages' requests to the history. One worker answers all of them. The first request starts it, and after a
/// failure the next request starts another.
#[derive(Debug)]
pub struct HistoryRequests {
    worker: Option<HistoryWorker>,
    open: Rc<RefCell<OpenRequests>>,
    /// The callback for the state of the waiting rounds: `Ok` if no round waits any more, or the failure.
    kept: Callback<Result<(), Failure>>,
}

/// The requests without a final answer.
#[derive(Debug, Default)]
struct OpenRequests {
    /// The number of the last request.
    serial: u32,
    /// The callbacks for the answers, by the numbers of the requests.
    asked: Vec<(u32, Callback<Answer>)>,
    /// True if the worker could not be loaded, or has ended.
    is_lost: bool,
}

impl HistoryRequests {
    /// Creates the state without a request. `kept` gets `Ok` when no round waits any more, or the failure.
    #[must_use]
    pub fn new(kept: Callback<Result<(), Failure>>) -> HistoryRequests {
        HistoryRequests {
            worker: None,
            open: Rc::default(),
            kept,
        }
    }

    /// Sends a request. Its answers go to `heard`, with the progress before them. The waiting rounds go first.
    pub fn ask(&mut self, request: &Request, heard: Callback<Answer>) {
        if std::mem::take(&mut self.open.borrow_mut().is_lost) {
            self.worker = None;
        }
        if self.worker.is_none() {
            let (open, kept) = (Rc::clone(&self.open), self.kept.clone());
            let heard = Callback::from(move |message| hear(&open, &kept, message));
            self.worker = HistoryWorker::start(heard);
        }
        let Some(worker) = &self.worker else {
            heard.emit(Answer::Failed(worker_failure()));
            return;
        };
        for (id, record) in outbox::waiting() {
            worker.keep(&id, &record);
        }
        let serial = {
            let mut open = self.open.borrow_mut();
            open.serial = open.serial.wrapping_add(1);
            let serial = open.serial;
            open.asked.push((serial, heard));
            serial
        };
        let request = match request {
            Request::Export(_) => encode(&Request::Export(records_for_export())),
            Request::Open { id, .. } => {
                let (id, in_play) = (id.clone(), deals_in_play());
                encode(&Request::Open { id, in_play })
            }
            request => encode(request),
        };
        worker.send(&ToHistory::Ask(serial, request));
    }
}

/// Returns the reason for the missing worker. In a sandboxed frame the page has an opaque origin, which its worker
/// files do not share.
fn worker_failure() -> Failure {
    // In some browsers a page from a file has no origin either, without a sandboxed frame.
    let is_apart = |window: &web_sys::Window| {
        let protocol = window.location().protocol();
        window.origin() == "null" && !protocol.is_ok_and(|it| it == "file:")
    };
    if window().is_some_and(|window| is_apart(&window)) {
        Failure::Sandboxed
    } else {
        Failure::NoWorker
    }
}

/// Answers every open request with this failure.
fn fail(open: &RefCell<OpenRequests>, why: Failure) {
    let asked = std::mem::take(&mut open.borrow_mut().asked);
    for (_, heard) in asked {
        heard.emit(Answer::Failed(why));
    }
}

/// Passes on a message of the worker; `None` if the worker has failed.
fn hear(
    open: &RefCell<OpenRequests>,
    kept: &Callback<Result<(), Failure>>,
    message: Option<HistoryMessage>,
) {
    let (serial, answer) = match message {
        // The worker itself may have called this function, so the next question drops it.
        None => {
            open.borrow_mut().is_lost = true;
            return fail(open, worker_failure());
        }
        // The number of its request is unknown.
        Some(Err(Malformed)) => return fail(open, Failure::Broken),
        Some(Ok(FromHistory::Kept(id))) => {
            outbox::remove_kept(&id);
            // If another round waits, its failure stays on the page.
            if outbox::is_empty() {
                kept.emit(Ok(()));
            }
            return;
        }
        Some(Ok(FromHistory::NotKept(why))) => return kept.emit(Err(why)),
        Some(Ok(FromHistory::Answer(serial, answer))) => (serial, decode(&answer)),
    };
    let answer = answer.unwrap_or(Answer::Failed(Failure::Broken));
    let is_last = !matches!(answer, Answer::Progress { .. });
    let heard = {
        let mut open = open.borrow_mut();
        let place = open.asked.iter().position(|(its, _)| *its == serial);
        place.map(|place| {
            if is_last {
                open.asked.remove(place).1
            } else {
                open.asked[place].1.clone()
            }
        })
    };
    if let Some(heard) = heard {
        heard.emit(answer);
    }
}

/// Asks the browser whether it has promised never to clear the page's storage; `None` if the browser does not tell.
pub fn find_persistence(found: Callback<Option<bool>>) {
    spawn_local(async move {
        let asked = window().and_then(|window| window.navigator().storage().persisted().ok());
        let answer = match asked {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        found.emit(answer.and_then(|answer| answer.as_bool()));
    });
}

/// Asks the browser for persistent storage.
pub fn persist(got: Callback<bool>) {
    spawn_local(async move {
        let asked = window().and_then(|window| window.navigator().storage().persist().ok());
        let answer = match asked {
            Some(promise) => JsFuture::from(promise).await.ok(),
            None => None,
        };
        got.emit(answer.and_then(|answer| answer.as_bool()).unwrap_or(false));
    });
}
