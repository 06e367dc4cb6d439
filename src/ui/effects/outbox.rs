//! Rounds that are over and not in the history yet.
//!
//! A round is stored here in the moment in which it is over, because a tab may be killed before the history has it.
//! Whichever page comes next takes it there: the history keeps a round under its id, so none is kept twice.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Date, Math};
use web_sys::StorageEvent;
use yew::Callback;

use super::history::{Heard, HistoryWorker};
use super::storage::{has_tab_lock, names_of, own, remove, store, stored_text};
use crate::history::{FromHistory, Id};

/// Where a round waits, with its id behind it.
const WAITING: &str = "fair-deal/outbox/1/";

/// How many rounds wait at most: some 100 KB. Where the browser keeps no history the oldest ones give way.
const MOST: usize = 300;

/// How long a round waits before it is taken to the history, so that what is drawn at its end comes first, in
/// milliseconds.
const PAUSE_MS: u32 = 1_500;

/// Returns the rounds that wait, the first one first: their ids, and the text of their records.
#[must_use]
pub fn waiting() -> Vec<(Id, String)> {
    let mut names = names_of(WAITING);
    let mut found = vec![];
    // A sort would be five kilobytes of the program, for mostly one round.
    while let Some(first) = names.iter().min().cloned() {
        names.retain(|name| *name != first);
        let text = stored_text(&format!("{WAITING}{first}"));
        found.extend(first.parse().ok().zip(text));
    }
    found
}

/// This round is in the history.
pub fn is_kept(id: &Id) {
    remove(&format!("{WAITING}{id}"));
}

/// Whether no round waits.
#[must_use]
pub fn is_empty() -> bool {
    names_of(WAITING).is_empty()
}

/// Whether this event tells that in another tab a round is over, or has come into the history. It may be this tab that
/// takes it there, so both count.
#[must_use]
pub fn is_played_elsewhere(event: &StorageEvent) -> bool {
    let names_one = |key: String| key.starts_with(WAITING) && key.ends_with(&own(""));
    event.key().is_some_and(names_one)
}

/// Forgets all rounds that wait.
pub fn forget() {
    for name in names_of(WAITING) {
        remove(&format!("{WAITING}{name}"));
    }
}

/// Takes the rounds of this page to the history.
#[derive(Clone, Debug)]
pub struct Outbox(Rc<RefCell<State>>);

#[derive(Debug)]
struct State {
    worker: Option<HistoryWorker>,
    /// Rounds that the browser would not even store here.
    unstored: Vec<(Id, String)>,
    failed: Callback<()>,
    timer: Option<Timeout>,
}

impl Outbox {
    /// The outbox; that the history cannot be kept goes to `failed`. What an earlier visit has left is taken there
    /// after so many milliseconds.
    #[must_use]
    pub fn open(failed: Callback<()>, after_ms: u32) -> Outbox {
        let outbox = Outbox(Rc::new(RefCell::new(State {
            worker: None,
            unstored: vec![],
            failed,
            timer: None,
        })));
        if !is_empty() {
            outbox.deliver_after(after_ms);
        }
        outbox
    }

    /// Puts a round in that is over now: its record but for the time. Another page may have the tables meanwhile;
    /// then it is none of ours.
    pub fn put(&self, record: &str) {
        if !has_tab_lock() {
            return;
        }
        let Some(id) = id_of_now() else { return };
        let record = format!("zone={}&{record}", zone_of_now());
        if !store(&format!("{WAITING}{id}"), &record) {
            // Until the tab is closed.
            self.0.borrow_mut().unstored.push((id, record));
        }
        let names = names_of(WAITING);
        if let Some(oldest) = names.iter().min().filter(|_| names.len() > MOST) {
            remove(&format!("{WAITING}{oldest}"));
        }
        self.deliver_after(PAUSE_MS);
    }

    fn deliver_after(&self, ms: u32) {
        let outbox = self.clone();
        let timer = Timeout::new(ms, move || outbox.deliver());
        self.0.borrow_mut().timer = Some(timer);
    }

    fn deliver(&self) {
        let mut state = self.0.borrow_mut();
        if state.worker.is_none() {
            let outbox = self.clone();
            let heard = Callback::from(move |message| outbox.heard(message));
            state.worker = HistoryWorker::start(heard);
        }
        let Some(worker) = &state.worker else {
            let failed = state.failed.clone();
            // Whoever hears of it may put another round in.
            drop(state);
            failed.emit(());
            return;
        };
        for (id, record) in waiting().iter().chain(&state.unstored) {
            worker.keep(id, record);
        }
    }

    fn heard(&self, message: Option<Heard>) {
        match message {
            None => {
                // It may be called by that very worker.
                let gone = self.0.borrow_mut().worker.take();
                Timeout::new(0, move || drop(gone)).forget();
            }
            Some(Ok(FromHistory::Kept(id))) => {
                is_kept(&id);
                self.0.borrow_mut().unstored.retain(|(its, _)| *its != id);
                return;
            }
            Some(Ok(FromHistory::Answer(..))) => return,
            Some(Ok(FromHistory::NotKept(_)) | Err(_)) => (),
        }
        let failed = self.0.borrow().failed.clone();
        failed.emit(());
    }
}

/// How many minutes the player's clocks are ahead of UTC.
#[expect(clippy::cast_possible_truncation, reason = "some hundred minutes")]
fn zone_of_now() -> i32 {
    -(Date::new_0().get_timezone_offset() as i32)
}

/// An id of a round that is over now.
fn id_of_now() -> Option<Id> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a time of this age, and a number below a million"
    )]
    let (now, apart) = (Date::now() as u64, (Math::random() * 1e6) as u32);
    Id::new(now, &format!("{apart:06}")).ok()
}
