//! Steps, what came of them, and the lines that tell.

use std::fmt;
use std::time::{Duration, Instant};

/// Numbers of tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Tests that held.
    pub(crate) passed: u64,
    /// Tests that did not.
    pub(crate) failed: u64,
    /// Tests that were left out.
    pub(crate) skipped: u64,
}

impl Tally {
    /// Reads Rust's test runner: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    pub(crate) fn in_line(line: &str) -> Option<Self> {
        let counts = line.trim().strip_prefix("test result: ")?;
        let (_, counts) = counts.split_once(". ")?;
        let count = |what| {
            counts
                .split("; ")
                .find_map(|part| part.strip_suffix(what)?.trim_end().parse().ok())
        };
        Some(Self {
            passed: count("passed")?,
            failed: count("failed")?,
            skipped: count("ignored")?,
        })
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(formatter, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

/// What came of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It held.
    Passed,
    /// It did not; the sentence says why.
    Failed(String),
    /// A test runner ran, and all its tests held.
    TestsPassed(Tally),
    /// A test runner ran, and did not end well; the sentence says why.
    TestsFailed(Tally, String),
    /// It could not be done; the sentence says why.
    NotRun(String),
}

impl Outcome {
    /// What it adds to the last line: tests as the runners count them, and one for any other step.
    fn tally(&self) -> Tally {
        let one = |passed, failed, skipped| Tally {
            passed,
            failed,
            skipped,
        };
        match self {
            Self::Passed => one(1, 0, 0),
            Self::Failed(_) => one(0, 1, 0),
            Self::TestsPassed(tally) => *tally,
            // A runner that broke off may have counted no failure; it is one all the same.
            Self::TestsFailed(tally, _) => Tally {
                failed: tally.failed.max(1),
                ..*tally
            },
            Self::NotRun(_) => one(0, 0, 1),
        }
    }

    /// The word in the summary.
    fn word(&self) -> &'static str {
        match self {
            Self::Passed | Self::TestsPassed(_) => "ok",
            Self::Failed(_) | Self::TestsFailed(..) => "FAILED",
            Self::NotRun(_) => "NOT RUN",
        }
    }

    /// What is to be told beside the word.
    fn remark(&self) -> String {
        match self {
            Self::Passed => String::new(),
            Self::TestsPassed(tally) => tally.to_string(),
            Self::TestsFailed(tally, sentence) => format!("{tally}. {sentence}"),
            Self::Failed(sentence) | Self::NotRun(sentence) => sentence.clone(),
        }
    }
}

/// Whether the steps after one that failed make sense.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AfterFailure {
    /// They do.
    GoOn,
    /// They need what it should have made, or would only say the same again.
    Stop,
}

/// Does something, and tells how long it took.
pub(crate) fn timed(work: impl FnOnce() -> Outcome) -> (Outcome, Duration) {
    let start = Instant::now();
    let outcome = work();
    (outcome, start.elapsed())
}

/// A run of steps, which says what it does while it does it.
#[derive(Debug)]
pub(crate) struct Report {
    /// When it began.
    start: Instant,
    /// The steps so far.
    finished: Vec<Finished>,
    /// The step after which no other makes sense.
    stopped_by: Option<&'static str>,
}

/// A step that is over.
#[derive(Debug)]
struct Finished {
    /// Its name.
    name: &'static str,
    /// What came of it.
    outcome: Outcome,
    /// How long it took.
    time: Duration,
}

impl Default for Report {
    /// A run that begins now.
    fn default() -> Self {
        Self {
            start: Instant::now(),
            finished: Vec::new(),
            stopped_by: None,
        }
    }
}

impl Report {
    /// Whether a step has failed after which no other makes sense.
    pub(crate) const fn has_stopped(&self) -> bool {
        self.stopped_by.is_some()
    }

    /// Does a step, unless an earlier one makes it useless. `duration` tells a person how long it
    /// takes.
    pub(crate) fn step(
        &mut self,
        name: &'static str,
        duration: &str,
        after_failure: AfterFailure,
        work: impl FnOnce() -> Outcome,
    ) {
        if let Some(step) = self.stopped_by {
            self.finished.push(Finished {
                name,
                outcome: Outcome::NotRun(format!("The step \"{step}\" failed.")),
                time: Duration::ZERO,
            });
        } else {
            println!("\n== {name} ({duration})");
            let (outcome, time) = timed(work);
            self.add(name, after_failure, outcome, time);
        }
    }

    /// Adds a step that was done beside the others.
    pub(crate) fn add(
        &mut self,
        name: &'static str,
        after_failure: AfterFailure,
        outcome: Outcome,
        time: Duration,
    ) {
        let (word, remark) = (outcome.word(), outcome.remark());
        let line = format!("== {name}: {word}, {}. {remark}", seconds(time));
        println!("{}", line.trim_end());
        let failed = outcome.tally().failed > 0;
        if failed && after_failure == AfterFailure::Stop {
            self.stopped_by.get_or_insert(name);
        }
        self.finished.push(Finished {
            name,
            outcome,
            time,
        });
    }

    /// Whether nothing failed.
    pub(crate) fn all_is_well(&self) -> bool {
        self.tally().failed == 0
    }

    /// All steps together.
    fn tally(&self) -> Tally {
        let mut sum = Tally::default();
        for step in &self.finished {
            sum += step.outcome.tally();
        }
        sum
    }
}

/// A line for each step, and the sum of all as the last.
impl fmt::Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in &self.finished {
            let line = format!(
                "{:<7}  {:<34} {:>9}  {}",
                step.outcome.word(),
                step.name,
                seconds(step.time),
                step.outcome.remark()
            );
            writeln!(formatter, "{}", line.trim_end())?;
        }
        writeln!(
            formatter,
            "{:<7}  {:<34} {:>9}",
            "",
            "from beginning to end",
            seconds(self.start.elapsed())
        )?;
        write!(formatter, "\n{}", self.tally())
    }
}

/// "12.3 s".
fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::{AfterFailure, Outcome, Report, Tally};

    fn tally(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn the_runner_is_read() {
        let line = "test result: FAILED. 30 passed; 2 failed; 1 ignored; 0 measured; \
            4 filtered out; finished in 0.05s";
        assert_eq!(Tally::in_line(line), Some(tally(30, 2, 1)));
        assert_eq!(Tally::in_line("test result ... ok"), None);
        assert_eq!(Tally::in_line("running 3 tests"), None);
    }

    #[test]
    fn the_last_line_counts_tests_and_steps() {
        let mut report = Report::default();
        let mut step = |outcome: Outcome| {
            report.step("a step", "no time", AfterFailure::GoOn, || outcome);
        };
        step(Outcome::Passed);
        step(Outcome::TestsPassed(tally(40, 0, 0)));
        assert_eq!(
            report.to_string().lines().last(),
            Some("41 passed, 0 failed")
        );
        assert!(report.all_is_well());

        let mut step = |outcome: Outcome| {
            report.step("a step", "no time", AfterFailure::GoOn, || outcome);
        };
        step(Outcome::NotRun("No browser.".into()));
        assert!(report.all_is_well());
        report.step("broken off", "no time", AfterFailure::GoOn, || {
            Outcome::TestsFailed(tally(3, 0, 0), "It broke off.".into())
        });
        assert_eq!(
            report.to_string().lines().last(),
            Some("44 passed, 1 failed, 1 skipped")
        );
        assert!(!report.all_is_well());
    }

    #[test]
    fn after_a_step_that_stops_nothing_is_run() {
        let mut report = Report::default();
        report.step("first", "no time", AfterFailure::Stop, || {
            Outcome::Failed("No.".into())
        });
        report.step("second", "no time", AfterFailure::GoOn, || {
            unreachable!("it must not be run")
        });
        let text = report.to_string();
        assert!(text.contains("The step \"first\" failed."), "{text}");
        assert_eq!(text.lines().last(), Some("0 passed, 1 failed, 1 skipped"));
    }
}
