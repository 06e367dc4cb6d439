//! Steps, their outcomes, and the lines that report them.

use std::fmt;
use std::time::{Duration, Instant};

/// Numbers of tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The number of tests that passed.
    pub(crate) passed: u64,
    /// The number of tests that failed.
    pub(crate) failed: u64,
    /// The number of tests that were skipped.
    pub(crate) skipped: u64,
}

impl Tally {
    /// Parses a line of Rust's test runner: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
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

/// The beginnings of the reasons that the test runners print at their end, one for each test that failed or is flaky. The
/// report repeats them in its table, because the whole output of a run is long.
#[derive(Debug, Default)]
pub(crate) struct Reasons {
    lines: Vec<String>,
    /// The number of lines of the present reason that may follow.
    left: usize,
}

impl Reasons {
    /// The number of lines of each reason.
    const LINES: usize = 3;
    /// The number of characters of each line.
    const CHARACTERS: usize = 400;

    /// Reads the next line of a runner: `---- NAME ----`, `---- NAME stdout ----` or `---- NAME is flaky ----` begins a
    /// reason, perhaps with an empty line below, and the next empty line ends it.
    pub(crate) fn read(&mut self, line: &str) {
        let title = line.strip_prefix("---- ");
        if title.is_some_and(|it| it.ends_with(" ----")) {
            self.left = Reasons::LINES + 1;
        } else if line.is_empty() && self.left < Reasons::LINES {
            self.left = 0;
        }
        if self.left > 0 && !line.is_empty() {
            self.left -= 1;
            self.lines
                .push(line.chars().take(Reasons::CHARACTERS).collect());
        }
    }
}

/// A line for each line, with a line break before.
impl fmt::Display for Reasons {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines
            .iter()
            .try_for_each(|line| write!(formatter, "\n{line}"))
    }
}

/// The outcome of a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The step passed.
    Passed,
    /// The step failed. The sentence says why.
    Failed(String),
    /// A test runner ran, and all its tests passed. The text names those that are flaky.
    TestsPassed(Tally, String),
    /// A test runner failed. The sentence says why.
    TestsFailed(Tally, String),
    /// The step could not run. The sentence says why.
    NotRun(String),
}

impl Outcome {
    /// Returns its part of the last line: tests as the runners count them, and one for any other step.
    fn tally(&self) -> Tally {
        let one = |passed, failed, skipped| Tally {
            passed,
            failed,
            skipped,
        };
        match self {
            Self::Passed => one(1, 0, 0),
            Self::Failed(_) => one(0, 1, 0),
            Self::TestsPassed(tally, _) => *tally,
            // A runner that aborted may have counted no failure. It counts as one.
            Self::TestsFailed(tally, _) => Tally {
                failed: tally.failed.max(1),
                ..*tally
            },
            Self::NotRun(_) => one(0, 0, 1),
        }
    }

    /// Returns the word in the summary.
    fn word(&self) -> &'static str {
        match self {
            Self::Passed | Self::TestsPassed(..) => "ok",
            Self::Failed(_) | Self::TestsFailed(..) => "FAILED",
            Self::NotRun(_) => "NOT RUN",
        }
    }

    /// Returns the text beside the word.
    fn remark(&self) -> String {
        match self {
            Self::Passed => String::new(),
            Self::TestsPassed(tally, flaky) => format!("{tally}{flaky}"),
            Self::TestsFailed(tally, sentence) => format!("{tally}. {sentence}"),
            Self::Failed(sentence) | Self::NotRun(sentence) => sentence.clone(),
        }
    }
}

/// The rule for the steps after a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AfterFailure {
    /// Later steps run.
    GoOn,
    /// Later steps do not run: they need this step's result, or would only repeat its failure.
    Stop,
}

/// Runs this, and returns the outcome and the duration.
pub(crate) fn timed(work: impl FnOnce() -> Outcome) -> (Outcome, Duration) {
    let start = Instant::now();
    let outcome = work();
    (outcome, start.elapsed())
}

/// A run of steps, which prints its progress.
#[derive(Debug)]
pub(crate) struct Report {
    /// The beginning of the run.
    start: Instant,
    /// The steps so far.
    finished: Vec<Finished>,
    /// The failed step that stopped the run.
    stopped_by: Option<&'static str>,
}

/// A finished step.
#[derive(Debug)]
struct Finished {
    /// The step's name.
    name: &'static str,
    /// The step's outcome.
    outcome: Outcome,
    /// The step's duration.
    time: Duration,
}

impl Default for Report {
    /// Begins a run now.
    fn default() -> Self {
        Self {
            start: Instant::now(),
            finished: Vec::new(),
            stopped_by: None,
        }
    }
}

impl Report {
    /// Returns true if a failed step stopped the run.
    pub(crate) const fn has_stopped(&self) -> bool {
        self.stopped_by.is_some()
    }

    /// Runs a step, unless an earlier failure stopped the run. `duration` tells a person how long the step takes.
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

    /// Adds a finished step, which may have run at the same time as others.
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

    /// Returns true if nothing failed.
    pub(crate) fn is_success(&self) -> bool {
        self.tally().failed == 0
    }

    /// Returns the sum of all steps.
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

/// Returns seconds as "12.3 s".
fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::{AfterFailure, Outcome, Reasons, Report, Tally};

    fn tally(passed: u64, failed: u64, skipped: u64) -> Tally {
        Tally {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn runner_line_parses() {
        let line = "test result: FAILED. 30 passed; 2 failed; 1 ignored; 0 measured; \
            4 filtered out; finished in 0.05s";
        assert_eq!(Tally::in_line(line), Some(tally(30, 2, 1)));
        assert_eq!(Tally::in_line("test result ... ok"), None);
        assert_eq!(Tally::in_line("running 3 tests"), None);
    }

    #[test]
    fn reasons_have_their_first_lines() {
        let output = "running 2 tests\n\nfailures:\n\n---- one::fails ----\nfirst\nsecond\nthird\nfourth\n\n\
            ---- two stdout ----\n\nbroken\n\nfailures:\n    one::fails\n";
        let mut reasons = Reasons::default();
        output.lines().for_each(|line| reasons.read(line));
        let expected = "\n---- one::fails ----\nfirst\nsecond\nthird\n---- two stdout ----\nbroken";
        assert_eq!(reasons.to_string(), expected);
    }

    #[test]
    fn last_line_counts_tests_and_steps() {
        let mut report = Report::default();
        let mut step = |outcome: Outcome| {
            report.step("a step", "no time", AfterFailure::GoOn, || outcome);
        };
        step(Outcome::Passed);
        step(Outcome::TestsPassed(tally(40, 0, 0), String::new()));
        assert_eq!(
            report.to_string().lines().last(),
            Some("41 passed, 0 failed")
        );
        assert!(report.is_success());

        let mut step = |outcome: Outcome| {
            report.step("a step", "no time", AfterFailure::GoOn, || outcome);
        };
        step(Outcome::NotRun("No browser.".into()));
        assert!(report.is_success());
        report.step("broken off", "no time", AfterFailure::GoOn, || {
            Outcome::TestsFailed(tally(3, 0, 0), "It broke off.".into())
        });
        assert_eq!(
            report.to_string().lines().last(),
            Some("44 passed, 1 failed, 1 skipped")
        );
        assert!(!report.is_success());
    }

    #[test]
    fn stopping_failure_skips_later_steps() {
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
