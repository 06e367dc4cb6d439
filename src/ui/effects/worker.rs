//! The web workers of the page.

use web_sys::{Worker, WorkerOptions, WorkerType};

use super::document;

/// How long a worker may take until it listens, in milliseconds. What fails in it before that is told
/// to nobody.
pub(crate) const START_MS: u32 = 10_000;

/// The workers in which a coach works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WorkerProgram {
    /// That of the lab and of the coach at blackjack.
    Lab,
    /// That of the coach at draw poker.
    Draw,
}

impl WorkerProgram {
    /// Starts a worker; `None` where the browser has none. It does what the first message says.
    pub(crate) fn start(self) -> Option<Worker> {
        let address = match self {
            WorkerProgram::Lab => "data-lab-worker",
            WorkerProgram::Draw => "data-draw-worker",
        };
        start(address, "")
    }
}

/// Starts the worker of the history, for the database with this name.
pub(crate) fn start_history(database: &str) -> Option<Worker> {
    start("data-history-worker", database)
}

/// Starts a worker with this name. index.html has its address in this attribute, because the build puts the hash of
/// the file's bytes into the file's name.
fn start(address: &str, name: &str) -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(name);
    let address = document()?
        .get_element_by_id("pages")?
        .get_attribute(address)?;
    Worker::new_with_options(&address, &options).ok()
}
