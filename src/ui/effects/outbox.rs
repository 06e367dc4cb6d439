//! The outbox: finished rounds that are not yet in the history.
//!
//! A round is stored here as soon as it ends, because a tab may be killed before the history has it. The next page to
//! open delivers it. The history stores a round under its id, so none is stored twice.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Date, Math};
use web_sys::StorageEvent;
use yew::Callback;

use super::history::{HistoryMessage, HistoryWorker};
use super::storage::{has_tab_lock, names_of, own, remove, store, stored_text};
use crate::history::{FromHistory, Id};

/// The prefix of the key of a waiting round. Its id follows.
const WAITING: &str = "fair-deal/outbox/1/";

/// The largest number of waiting rounds, about 100 KB. If the browser stores no history, the oldest rounds are dropped.
const MOST: usize = 300;

/// The delay before a round is delivered, in milliseconds, so that the page renders its end first.
const PAUSE_MS: u32 = 1_500;

/// Returns the waiting rounds, the oldest first: their ids, and the text of their records.
#[must_use]
pub fn waiting() -> Vec<(Id, String)> {
    let mut names = names_of(WAITING);
    names.sort();
    let round = |name: String| {
        let text = stored_text(&format!("{WAITING}{name}"))?;
        Some((name.parse().ok()?, text))
    };
    names.into_iter().filter_map(round).collect()
}

/// Removes a round that is now in the history.
pub fn remove_kept(id: &Id) {
    remove(&format!("{WAITING}{id}"));
}

/// Returns true if no round waits.
#[must_use]
pub fn is_empty() -> bool {
    names_of(WAITING).is_empty()
}

/// Returns true if this event reports that in another tab a round ended or was delivered to the history. The end counts
/// too, because this tab gets no event for a round that it delivers itself.
#[must_use]
pub fn is_played_elsewhere(event: &StorageEvent) -> bool {
    let names_one = |key: String| key.starts_with(WAITING) && key.ends_with(&own(""));
    event.key().is_some_and(names_one)
}

/// Forgets all waiting rounds.
pub fn forget() {
    for name in names_of(WAITING) {
        remove(&format!("{WAITING}{name}"));
    }
}

/// The outbox, which delivers the rounds of this page to the history.
#[derive(Clone, Debug)]
pub struct Outbox(Rc<RefCell<State>>);

#[derive(Debug)]
struct State {
    worker: Option<HistoryWorker>,
    /// The rounds that the browser did not store in the outbox either.
    unstored: Vec<(Id, String)>,
    failed: Callback<()>,
    timer: Option<Timeout>,
}

impl Outbox {
    /// Opens the outbox. It emits `failed` if the history cannot be written. After this many milliseconds it delivers
    /// the rounds of an earlier visit.
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

    /// Adds a round that has just ended. `record` lacks the time zone, which this function adds, and the time, which
    /// the id has. If another tab has the lock, the round belongs to that tab and is ignored here.
    pub fn put(&self, record: &str) {
        if !has_tab_lock() {
            return;
        }
        let Some(id) = id_of_now() else { return };
        let record = format!("zone={}&{record}", zone_of_now());
        let is_stored = store(&format!("{WAITING}{id}"), &record);
        if !is_stored {
            // The round is only in memory, and a game of the other bundle reloads the page.
            self.0.borrow_mut().unstored.push((id, record));
        }
        let names = names_of(WAITING);
        if let Some(oldest) = names.iter().min().filter(|_| names.len() > MOST) {
            remove(&format!("{WAITING}{oldest}"));
        }
        self.deliver_after(if is_stored { PAUSE_MS } else { 0 });
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
            // A listener may add another round.
            drop(state);
            failed.emit(());
            return;
        };
        for (id, record) in waiting().iter().chain(&state.unstored) {
            worker.keep(id, record);
        }
    }

    fn heard(&self, message: Option<HistoryMessage>) {
        match message {
            None => {
                // The worker itself may have called this function, so it is dropped later.
                let gone = self.0.borrow_mut().worker.take();
                Timeout::new(0, move || drop(gone)).forget();
            }
            Some(Ok(FromHistory::Kept(id))) => {
                remove_kept(&id);
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

/// The offset of the player's clock ahead of UTC, in minutes.
#[expect(clippy::cast_possible_truncation, reason = "some hundred minutes")]
fn zone_of_now() -> i32 {
    -(Date::new_0().get_timezone_offset() as i32)
}

/// An id for a round that has just ended.
fn id_of_now() -> Option<Id> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the current time, and a number below a million"
    )]
    let (now, apart) = (Date::now() as u64, (Math::random() * 1e6) as u32);
    Id::new(now, &format!("{apart:06}")).ok()
}
