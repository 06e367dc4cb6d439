//! A job as it was run: how far it came, and what may be concluded from that.

use super::chi_square::Fit;
use super::work::{Job, Report};

/// A job, and how far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// What is to be done.
    pub job: Job,
    /// What has come up so far.
    pub report: Report,
    /// Whether it still goes on.
    pub stage: Stage,
}

/// Whether a job still goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// More is to come.
    UnderWay,
    /// All of it is done.
    Finished,
    /// The visitor has stopped it. What came up until then stays.
    Cancelled,
}

impl Stage {
    /// The stage as the page and the files name it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Stage::UnderWay => "under-way",
            Stage::Finished => "finished",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// What can be said of an experiment when no more hands come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Conclusion {
    /// Nothing: the visitor has stopped it.
    ///
    /// The test asks how often a fair experiment of a length fixed beforehand lies as far off. Whoever
    /// may stop at any hand can wait for a bad moment: of fair runs of a million hands, four in ten
    /// lie below 5 % at some moment.
    Stopped,
    /// Nothing: there are fewer than [`LEAST_HANDS`](super::chi_square::LEAST_HANDS) hands.
    TooFew,
    /// This was tested.
    Tested(Fit),
}

impl Run {
    /// Returns what can be said of this experiment. Nothing is said while it is under way, nor of the
    /// enumeration, in which there is no chance.
    #[must_use]
    pub fn conclusion(&self) -> Option<Conclusion> {
        match (self.job, self.stage) {
            (Job::Enumerate, _) | (Job::Deal { .. }, Stage::UnderWay) => None,
            (Job::Deal { .. }, Stage::Cancelled) => Some(Conclusion::Stopped),
            (Job::Deal { .. }, Stage::Finished) => {
                Some(Fit::of(&self.report.counts).map_or(Conclusion::TooFew, Conclusion::Tested))
            }
        }
    }
}
