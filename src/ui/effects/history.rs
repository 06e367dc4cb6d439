//! The worker of the history, as the programs of the page speak with it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use super::storage::{deals_in_play, own, to_take_along};
use super::worker::start_history;
use super::{outbox, window};
use crate::history::{Answer, Ask, Failure, Letter};

/// The name of the database, to which the folder of the page is added.
const DATABASE: &str = "fair-deal/history";

/// How long the worker may take until it listens, in milliseconds: nobody waits for it, and it may have to be fetched
/// over a slow line.
const START_MS: u32 = 60_000;

/// The worker, from the first letter to the end of the visit.
#[derive(Debug)]
pub struct HistoryWorker {
    worker: Worker,
    /// What is sent before the worker listens. A message would be lost.
    early: Rc<RefCell<Option<Vec<String>>>>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for HistoryWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl HistoryWorker {
    /// Starts the worker; `None` where the browser has none. What it answers goes to `heard`, and nothing where it
    /// cannot work.
    #[must_use]
    pub fn start(heard: &Callback<Option<Letter>>) -> Option<HistoryWorker> {
        let worker = start_history(&own(DATABASE))?;
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let (waiting, asked, told) = (Rc::clone(&early), worker.clone(), heard.clone());
        let late = heard.reform(|()| None);
        let failed = late.clone();
        let start = Cell::new(Some(Timeout::new(START_MS, move || late.emit(()))));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().as_string().as_deref() {
                // It listens.
                Some("") => {
                    drop(start.take());
                    for letter in waiting.replace(None).into_iter().flatten() {
                        send(&asked, &letter);
                    }
                }
                Some(text) => told.emit(Some(Letter::parse(text))),
                None => (),
            }
        });
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(HistoryWorker {
            worker,
            early,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Sends a letter.
    pub fn send(&self, letter: &Letter) {
        let text = letter.to_text();
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(text),
            None => send(&self.worker, &text),
        }
    }
}

fn send(worker: &Worker, letter: &str) {
    // It fails only if the worker is gone.
    let _ = worker.post_message(&JsValue::from_str(letter));
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
    pub fn ask(&mut self, ask: &Ask, heard: Callback<Answer>) {
        if std::mem::take(&mut self.open.borrow_mut().is_lost) {
            self.worker = None;
        }
        if self.worker.is_none() {
            let (open, kept) = (Rc::clone(&self.open), self.kept.clone());
            let told = Callback::from(move |letter| hear(&open, &kept, letter));
            self.worker = HistoryWorker::start(&told);
        }
        let Some(worker) = &self.worker else {
            heard.emit(Answer::Failed(why_lost()));
            return;
        };
        for (id, record) in outbox::waiting() {
            worker.send(&outbox::letter(&id, &record));
        }
        let serial = {
            let mut open = self.open.borrow_mut();
            open.serial = open.serial.wrapping_add(1);
            let serial = open.serial;
            open.asked.push((serial, heard));
            serial
        };
        let letter = match ask {
            Ask::Export(_) => Ask::Export(to_take_along()).to_letter(),
            Ask::Open { id, .. } => {
                let (id, in_play) = (id.clone(), deals_in_play());
                Ask::Open { id, in_play }.to_letter()
            }
            ask => ask.to_letter(),
        };
        worker.send(&letter.with(Letter::SERIAL, serial));
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

/// Passes on what the worker says; `None` where it is lost.
fn hear(open: &RefCell<Open>, kept: &Callback<Result<(), Failure>>, letter: Option<Letter>) {
    let Some(letter) = letter else {
        // It may be called by that very worker, so the next question takes it away.
        let asked = {
            let mut open = open.borrow_mut();
            open.is_lost = true;
            std::mem::take(&mut open.asked)
        };
        for (_, heard) in asked {
            heard.emit(Answer::Failed(why_lost()));
        }
        return;
    };
    let serial = letter.head.number(Letter::SERIAL);
    let answer = Answer::of_letter(letter).unwrap_or(Answer::Failed(Failure::Broken));
    // What was to be kept has no number.
    let Some(serial) = serial else {
        match answer {
            Answer::Kept(id) => {
                outbox::is_kept(&id);
                // While another one waits, why it does stands on the page.
                if outbox::is_empty() {
                    kept.emit(Ok(()));
                }
            }
            Answer::Failed(why) => kept.emit(Err(why)),
            Answer::Found(_)
            | Answer::Opened(_)
            | Answer::File(_)
            | Answer::Imported { .. }
            | Answer::NotImported(_)
            | Answer::Sums(_)
            | Answer::Worth(_)
            | Answer::Forgotten
            | Answer::ForgottenRound(_)
            | Answer::Progress { .. } => (),
        }
        return;
    };
    let is_last = !matches!(answer, Answer::Progress { .. });
    let heard = {
        let mut open = open.borrow_mut();
        let place = open
            .asked
            .iter()
            .position(|(its, _)| usize::try_from(*its) == Ok(serial));
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
