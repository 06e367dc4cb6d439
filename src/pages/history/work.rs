//! Work on the whole history, and what is told of it.

use super::TakenOver;
use crate::history::Failure;
use crate::history::file::NotAFile;

/// What takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkKind {
    /// A file of everything is written.
    Export,
    /// A table of the rounds is written.
    Csv,
    /// A file is read.
    Import,
    /// Everything is forgotten, or a round.
    Forget,
    /// A file of what cannot be read is written.
    Rescue,
}

/// Work under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// What is done.
    pub kind: WorkKind,
    /// How many rounds are done, of all; nothing while that is not known.
    pub done: Option<(usize, usize)>,
}

/// What was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// So many rounds came in, and so many were here already.
    Imported {
        /// How many are new.
        added: usize,
        /// How many were here.
        known: usize,
        /// How many of the new ones are dated in the future.
        ahead: usize,
    },
    /// This of a file is stored here now.
    TakenOver(TakenOver),
    /// The file was none of ours, or damaged.
    NotImported(NotAFile),
    /// The file is well, and could not be taken in.
    ImportFailed(Failure),
    /// There is nothing any more.
    Forgotten,
    /// A round is not there any more.
    ForgottenRound,
    /// A file was given to the browser.
    Saved,
    /// The browser has answered whether it promises to clear nothing.
    Asked(bool),
    /// The browser did not let us read the file.
    FileUnreadable,
}
