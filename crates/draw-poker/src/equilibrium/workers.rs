//! Work shared among threads. Each piece of work writes only to its own part of the result, so the result does not
//! depend on the number of threads.

use std::sync::{Mutex, PoisonError};
use std::thread;

/// Runs all jobs with this many threads. With one, or none, or in a browser, the caller's thread does all work and no
/// thread is started.
pub(super) fn share<J: Send>(
    workers: usize,
    jobs: impl Iterator<Item = J> + Send,
    run: impl Fn(J) + Sync,
) {
    if workers <= 1 || cfg!(target_family = "wasm") {
        jobs.for_each(run);
        return;
    }
    let jobs = Mutex::new(jobs);
    let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = next() {
                    run(job);
                }
            });
        }
    });
}
