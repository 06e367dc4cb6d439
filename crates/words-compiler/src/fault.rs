//! Errors in the files of messages.

use std::error::Error;
use std::fmt;

/// An error in a file of messages, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The path of the file from the folder of the messages on.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The error, as a sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

impl Error for Fault {}

/// A file of messages, for reporting places in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: &'a str,
}

impl File<'_> {
    /// An error at this part of the file's text.
    pub(crate) fn fault(self, part: &str, what: impl Into<String>) -> Fault {
        Fault {
            file: self.name.to_owned(),
            line: self.line(part),
            what: what.into(),
        }
    }

    /// The line of this part of the file's text; the first line if it is not a part of it.
    pub(crate) fn line(self, part: &str) -> usize {
        let at = part.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        self.line_at(at)
    }

    /// The line of this byte.
    pub(crate) fn line_at(self, at: usize) -> usize {
        let before = self.text.get(..at).unwrap_or_default();
        1 + before.matches('\n').count()
    }
}
