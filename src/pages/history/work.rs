//! Tasks on the whole history, and their reports.

use super::TakenOver;
use crate::history::Failure;
use crate::history::file::NotAFile;

/// A task that takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkKind {
    /// Writing a file of everything.
    Export,
    /// Writing a table of the rounds.
    Csv,
    /// Reading a file.
    Import,
    /// Forgetting everything, or a round.
    Forget,
    /// Writing a file of the unreadable database.
    Rescue,
}

/// A task in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The kind of the task.
    pub kind: WorkKind,
    /// The number of finished rounds, and of all rounds. `None` until it is known.
    pub done: Option<(usize, usize)>,
}

/// A report about the last task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// The rounds of a file were imported.
    Imported {
        /// The number of new rounds.
        added: usize,
        /// The number of rounds that the history had already.
        known: usize,
        /// The number of new rounds with a date in the future.
        ahead: usize,
    },
    /// These records of a file are stored now.
    TakenOver(TakenOver),
    /// The file has another format, or is damaged.
    NotImported(NotAFile),
    /// The file is valid, but could not be imported.
    ImportFailed(Failure),
    /// The history is empty now.
    Forgotten,
    /// A round was forgotten.
    ForgottenRound,
    /// The browser saved a file.
    Saved,
    /// The browser has given or refused its promise.
    Asked(bool),
    /// The browser could not read the file.
    FileUnreadable,
}
