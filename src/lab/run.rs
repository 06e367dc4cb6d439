//! A job with its progress, and the conclusion from it.

use super::chi_square::Fit;
use super::work::{Job, Report};

/// A job with its progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The job.
    pub job: Job,
    /// The counts so far.
    pub report: Report,
    /// The stage of the job.
    pub stage: Stage,
}

/// The stage of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The job is still running.
    UnderWay,
    /// The job is complete.
    Finished,
    /// The player has stopped the job. Its counts so far stay.
    Cancelled,
}

impl Stage {
    /// The name of the stage in the page and the files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Stage::UnderWay => "under-way",
            Stage::Finished => "finished",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// The conclusion from an experiment that has ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Conclusion {
    /// None: the player has stopped the experiment.
    ///
    /// The p-value is valid for an experiment with a fixed length. A player who may stop early can wait for a bad
    /// moment. Of fair runs of a million hands, about four in ten are below 5 % at one or more of a hundred evenly
    /// spaced moments, and more than half at one or more of a thousand.
    Stopped,
    /// None: there are fewer than [`LEAST_HANDS`](super::chi_square::LEAST_HANDS) hands.
    TooFew,
    /// The result of the test.
    Tested(Fit),
}

impl Run {
    /// Returns the conclusion from this experiment. There is none while it is running, and none for the enumeration,
    /// which involves no chance.
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
