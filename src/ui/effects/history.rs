//! The worker of the history, as the programs of the page speak with it.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::storage::{deals_in_play, own, to_take_along};
use super::worker::{WorkerLink, WorkerProgram};
use super::{outbox, window};
use crate::history::{Answer, Failure, FromHistory, Id, Request, ToHistory};
use crate::wire::{Malformed, decode, encode};

/// The name of the database, to which the folder of the page is added.
const DATABASE: &str = "fair-deal/history";

/// How long the worker may take until it listens, in milliseconds: the player waits for nothing meanwhile, and the worker
/// may have to be fetched over a slow line.
const START_MS: u32 = 60_000;

/// A message of the worker, as far as it can be read.
pub(super) type Heard = Result<FromHistory, Malformed>;

/// The worker, from the first message to the end of the visit.
#[derive(Debug)]
pub struct HistoryWorker(WorkerLink);

impl HistoryWorker {
    /// Starts the worker; `None` where the browser has none. Its messages go to `heard`: `None` where it cannot work, and
    /// an error where a message cannot be read.
    #[must_use]
    pub fn start(heard: Callback<Option<Heard>>) -> Option<HistoryWorker> {
        let heard = move |bytes: Option<Vec<u8>>| heard.emit(bytes.as_deref().map(decode));
        let program = WorkerProgram::History;
        WorkerLink::start(program, &own(DATABASE), START_MS, Rc::new(heard)).map(HistoryWorker)
    }

    /// Has a round kept.
    pub fn keep(&self, id: &Id, record: &str) {
        self.send(&ToHistory::Keep(id.clone(), record.to_owned()));
    }

    fn send(&self, message: &ToHistory) {
        self.0.send(encode(message));
    }
}

/// The history as the reading pages ask it. One worker answers all of them: the first question starts it, and where it was
/// lost, the next one starts another.
#[derive(Debug)]
pub struct Questions {
    worker: Option<HistoryWorker>,
    open: Rc<RefCell<Open>>,
    /// Where it goes that no round waits any more, or why one does.
    kept: Callback<Result<(), Failure>>,
}

/// What was asked and is not answered yet.
#[derive(Debug, Default)]
struct Open {
    /// The number of the last question.
    serial: u32,
    /// Where the answers go, by the numbers of the questions.
    asked: Vec<(u32, Callback<Answer>)>,
    /// Whether the worker could not be loaded, or has ended.
    is_lost: bool,
}

impl Questions {
    /// No question yet. That no round waits any more is told to `kept`, or why one does.
    #[must_use]
    pub fn new(kept: Callback<Result<(), Failure>>) -> Questions {
        Questions {
            worker: None,
            open: Rc::default(),
            kept,
        }
    }

    /// Asks this; the answers go to `heard`, the progress before them too. What was played and is not in the history yet
    /// goes first.
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
            heard.emit(Answer::Failed(why_lost()));
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
            Request::Export(_) => encode(&Request::Export(to_take_along())),
            Request::Open { id, .. } => {
                let (id, in_play) = (id.clone(), deals_in_play());
                encode(&Request::Open { id, in_play })
            }
            request => encode(request),
        };
        worker.send(&ToHistory::Ask(serial, request));
    }
}

/// Why there is no worker. In a sandboxed frame the page has an origin of its own, which no worker of its files has.
fn why_lost() -> Failure {
    // A file has no origin in some browsers, and is in no frame.
    let is_apart = |window: &web_sys::Window| {
        let protocol = window.location().protocol();
        window.origin() == "null" && !protocol.is_ok_and(|it| it == "file:")
    };
    if window().is_some_and(|window| is_apart(&window)) {
        Failure::Apart
    } else {
        Failure::NoWorker
    }
}

/// Answers every open request with this failure.
fn fail(open: &RefCell<Open>, why: Failure) {
    let asked = std::mem::take(&mut open.borrow_mut().asked);
    for (_, heard) in asked {
        heard.emit(Answer::Failed(why));
    }
}

/// Passes on what the worker says; `None` where it is lost.
fn hear(open: &RefCell<Open>, kept: &Callback<Result<(), Failure>>, message: Option<Heard>) {
    let (serial, answer) = match message {
        // It may be called by that very worker, so the next question takes it away.
        None => {
            open.borrow_mut().is_lost = true;
            return fail(open, why_lost());
        }
        // It is not known which request it answers.
        Some(Err(Malformed)) => return fail(open, Failure::Broken),
        Some(Ok(FromHistory::Kept(id))) => {
            outbox::is_kept(&id);
            // While another one waits, why it does stands on the page.
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

/// Asks whether the browser has promised to clear nothing of what the page stores; nothing where it does not tell.
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

/// Asks the browser to promise it.
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
