//! Rounds in a row that ended alike.

use std::fmt;
use std::str::FromStr;

/// How many rounds in a row ended alike, among consecutive ones. What is known of both ends is enough to put two
/// stretches of rounds together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// The longest run.
    pub longest: u64,
    /// How many rounds from the first one on.
    pub first: u64,
    /// How many rounds up to the last one.
    pub last: u64,
}

impl Runs {
    /// The run of a single round.
    #[must_use]
    pub const fn of(ended_so: bool) -> Runs {
        let run = ended_so as u64;
        Runs {
            longest: run,
            first: run,
            last: run,
        }
    }

    /// The runs of `rounds` rounds and then of `later_rounds` others.
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

    /// Whether these can be the runs where so many rounds ended so.
    pub(super) fn fit(self, ended_so: u64) -> bool {
        self.longest <= ended_so && self.first.max(self.last) <= self.longest
    }
}

/// Written `5.1.2`: the longest, the first, the last.
impl fmt::Display for Runs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.longest, self.first, self.last)
    }
}

/// A text is no runs.
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
