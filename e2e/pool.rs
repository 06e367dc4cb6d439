//! The browsers of the tests, reused from test to test.

use std::sync::{Arc, Mutex};

use tokio::runtime::{Builder, Runtime};

use crate::browser::{Browser, BrowserError, Session};
use crate::server::lock;

/// A running browser, and the async runtime that talks to it.
pub(crate) struct PooledBrowser {
    pub(crate) runtime: Runtime,
    pub(crate) session: Arc<Session>,
}

/// The free browsers.
static FREE: Mutex<Vec<PooledBrowser>> = Mutex::new(vec![]);

impl PooledBrowser {
    /// Returns a free browser, or starts a new one.
    pub(crate) fn take(browser: Browser) -> Result<PooledBrowser, BrowserError> {
        let (found, other) = {
            let mut free = lock(&FREE);
            let is_wanted = |pooled: &PooledBrowser| pooled.session.browser() == browser;
            match free.iter().position(is_wanted) {
                Some(at) => (Some(free.swap_remove(at)), None),
                // No test needs that other browser any more, so the number of browsers stays the same.
                None => (None, free.pop()),
            }
        };
        if let Some(other) = other {
            other.end()?;
        }
        if let Some(pooled) = found {
            return Ok(pooled);
        }
        PooledBrowser::start(browser)
    }

    /// Starts a new browser.
    pub(crate) fn start(browser: Browser) -> Result<PooledBrowser, BrowserError> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let session = Arc::new(runtime.block_on(browser.start())?);
        Ok(PooledBrowser { runtime, session })
    }

    /// Returns the browser to the pool.
    pub(crate) fn give_back(self) {
        lock(&FREE).push(self);
    }

    /// Ends the browser.
    pub(crate) fn end(self) -> Result<(), BrowserError> {
        self.runtime.block_on(self.session.end())
    }
}

/// Ends all browsers, and returns the errors as sentences.
pub(crate) fn end_all() -> Vec<String> {
    let all = std::mem::take(&mut *lock(&FREE));
    let ended = all.into_iter().map(PooledBrowser::end);
    ended
        .filter_map(|result| result.err().map(|error| error.to_string()))
        .collect()
}
