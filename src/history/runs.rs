//! Runs of rounds with the same result.

use std::fmt;
use std::str::FromStr;

/// The runs of rounds with a certain result among consecutive rounds. The runs at both ends are enough to join two
/// stretches of rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// The length of the longest run.
    pub longest: u64,
    /// The length of the run at the start.
    pub first: u64,
    /// The length of the run at the end.
    pub last: u64,
}

impl Runs {
    /// The run of a single round, with this result or another one.
    #[must_use]
    pub const fn of(ended_so: bool) -> Runs {
        let run = ended_so as u64;
        Runs {
            longest: run,
            first: run,
            last: run,
        }
    }

    /// The runs of `rounds` rounds followed by `later_rounds` others.
    #[must_use]
    pub fn merged(self, later: Runs, rounds: u64, later_rounds: u64) -> Runs {
        Runs {
            longest: self
                .longest
                .max(later.longest)
                .max(self.last.saturating_add(later.first)),
            first: if self.first == rounds {
                rounds.saturating_add(later.first)
            } else {
                self.first
            },
            last: if later.last == later_rounds {
                later_rounds.saturating_add(self.last)
            } else {
                later.last
            },
        }
    }

    /// Returns true if these runs are possible for this number of rounds with the result.
    pub(super) fn fit(self, ended_so: u64) -> bool {
        self.longest <= ended_so && self.first.max(self.last) <= self.longest
    }
}

/// Writes `5.1.2`: the longest run, the first one, the last one.
impl fmt::Display for Runs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.longest, self.first, self.last)
    }
}

/// The error for a text that is no runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotRuns;

impl fmt::Display for NotRuns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Runs are three numbers with a dot between them.")
    }
}

impl std::error::Error for NotRuns {}

impl FromStr for Runs {
    type Err = NotRuns;

    fn from_str(text: &str) -> Result<Runs, NotRuns> {
        let mut numbers = text.split('.').map(str::parse);
        let mut number = || numbers.next().and_then(Result::ok).ok_or(NotRuns);
        let runs = Runs {
            longest: number()?,
            first: number()?,
            last: number()?,
        };
        numbers.next().is_none().then_some(runs).ok_or(NotRuns)
    }
}
