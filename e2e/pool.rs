//! The browsers that tests are played in, one test after the other.

use std::sync::{Arc, Mutex};

use tokio::runtime::{Builder, Runtime};

use crate::browser::{Browser, Session, Trouble};
use crate::server::lock;

/// A browser that runs, and the runtime that talks to it.
pub(crate) struct Seat {
    pub(crate) runtime: Runtime,
    pub(crate) session: Arc<Session>,
}

/// The browsers that no test is played in now.
static FREE: Mutex<Vec<Seat>> = Mutex::new(vec![]);

impl Seat {
    /// A browser that is free, or a new one.
    pub(crate) fn take(browser: Browser) -> Result<Seat, Trouble> {
        let (found, other) = {
            let mut free = lock(&FREE);
            let is_wanted = |seat: &Seat| seat.session.browser() == browser;
            match free.iter().position(is_wanted) {
                Some(at) => (Some(free.swap_remove(at)), None),
                // All tests in another browser have begun: as many may run as before.
                None => (None, free.pop()),
            }
        };
        if let Some(other) = other {
            other.end()?;
        }
        if let Some(seat) = found {
            return Ok(seat);
        }
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let session = Arc::new(runtime.block_on(browser.start())?);
        Ok(Seat { runtime, session })
    }

    /// Leaves the browser to the next test.
    pub(crate) fn give_back(self) {
        lock(&FREE).push(self);
    }

    /// Ends the browser.
    pub(crate) fn end(self) -> Result<(), Trouble> {
        self.runtime.block_on(self.session.end())
    }
}

/// Ends all browsers; the sentences say what went wrong.
pub(crate) fn end_all() -> Vec<String> {
    let all = std::mem::take(&mut *lock(&FREE));
    let ended = all.into_iter().map(Seat::end);
    ended
        .filter_map(|result| result.err().map(|error| error.to_string()))
        .collect()
}
