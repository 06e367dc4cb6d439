//! `cargo xtask soak`: the long tests, for use before a release and after a larger change.
//!
//! They play random rounds from a new seed each time, by the million or for many minutes. They include the monkeys
//! (random clicks and keys in the browser), early presses in each browser, a week of play, long sessions with the screen
//! reader, axe-core in more themes and sizes, saved files in other programs, a comparison of two builds, and the short
//! browser tests with a slow processor beside other work. `cargo xtask test` checks the same rules with fixed seeds and
//! shorter runs.

use std::env;
use std::hint;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use testbed::browsers::{BROWSERS, CHROMIUM, SCREEN_READER};
use testbed::office::Opener;
use testbed::shell::{self, cargo};

use crate::checks::{self, Selection};
use crate::report::{AfterFailure, Outcome, Report};
use crate::{mutants, packages, page};

/// The variable that makes random native tests play far more rounds.
const SOAK: &str = "FAIR_DEAL_SOAK";

/// The variable that holds the seed of every random test.
const SEED: &str = "FAIR_DEAL_SEED";

/// The variable with the seed of the property tests, which proptest reads.
const PROPERTY_SEED: &str = "PROPTEST_RNG_SEED";

/// The variable that makes Chromium's processor slower.
const SLOWED: &str = "FAIR_DEAL_SLOWED";

/// How many times slower the processor is in a second run of the short browser tests.
const TIMES: u32 = 4;

/// The number of threads that keep the machine busy beside that run.
const LOOPS: usize = 2;

/// The number of cases for each property without its own number, which proptest reads. The default is 256. Others have
/// theirs from `cases` in tests/support.
const PROPERTY_CASES: [(&str, &str); 1] = [("PROPTEST_CASES", "4096")];

/// Runs the long tests. Returns true if nothing failed. The last printed line is the sum.
pub(crate) fn run() -> bool {
    let seed = match seed(env::var(SEED).ok().as_deref()) {
        Ok(seed) => seed,
        Err(sentence) => {
            eprintln!("{sentence}");
            return false;
        }
    };
    println!("{SEED}={seed}: `{SEED}={seed} cargo xtask soak` repeats this run.\n");
    let mut report = Report::default();
    if let Some(toolbox) = checks::set_up(&mut report) {
        report.step("build the page", "a minute", AfterFailure::Stop, || {
            checks::outcome(page::build_quietly(&toolbox))
        });
    }
    let openers = openers(&mut report);
    report.step("native tests", "minutes", AfterFailure::GoOn, || {
        let mut command = cargo();
        let command = seeded(&mut command, seed).envs(PROPERTY_CASES);
        // This task does not install cargo-deny.
        let which = "--lib --bins --tests -- --skip cargo_deny";
        checks::native(command.envs(openers), which)
    });
    report.step("mutants", "25 minutes at most", AfterFailure::GoOn, || {
        checks::outcome(mutants::check(seed))
    });
    for browser in BROWSERS.iter().chain([&SCREEN_READER]) {
        report.step(browser.name, "minutes", AfterFailure::GoOn, || {
            let command = checks::browser_tests(browser, Selection::Soak);
            checks::play_in(command.map(|mut command| {
                seeded(&mut command, seed);
                command
            }))
        });
    }
    report.step("compare two builds", "minutes", AfterFailure::GoOn, || {
        checks::outcome(release::twice::compare_builds())
    });
    let name = "Chromium, slowed and beside other work";
    report.step(name, "an hour", AfterFailure::GoOn, || {
        let command = checks::browser_tests(&CHROMIUM, Selection::Short);
        let command = command.map(|mut command| {
            command.env(SLOWED, TIMES.to_string());
            command
        });
        beside_loops(|| checks::play_in(command))
    });
    println!("\n{report}");
    println!("`{SEED}={seed} cargo xtask soak` repeats this run.");
    report.is_success()
}

/// Runs this while [`LOOPS`] threads keep the machine busy.
fn beside_loops<T>(run: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..LOOPS {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        let result = run();
        is_over.store(true, Ordering::Relaxed);
        result
    })
}

/// Provides the programs that open saved files, a step for each, so that the result names those that are missing.
/// Returns the variables for the tests.
fn openers(report: &mut Report) -> Vec<(&'static str, PathBuf)> {
    let mut variables = vec![];
    for opener in Opener::ALL {
        let provide = || match packages::provide_opener(opener) {
            Ok(variable) => {
                variables.push(variable);
                Outcome::Passed
            }
            // CI must not skip anything.
            Err(error) if shell::in_ci() => Outcome::Failed(error.to_string()),
            Err(error) => Outcome::NotRun(error.to_string()),
        };
        report.step(opener.name(), "a minute, once", AfterFailure::GoOn, provide);
    }
    variables
}

/// Makes the tests of this command play long and from this seed.
fn seeded(command: &mut Command, seed: u32) -> &mut Command {
    let seed = seed.to_string();
    command
        .env(SOAK, "1")
        .env(SEED, &seed)
        .env(PROPERTY_SEED, seed)
}

/// Returns this value of [`SEED`], or a seed from the clock. The error is a sentence.
fn seed(asked: Option<&str>) -> Result<u32, String> {
    let Some(asked) = asked else {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        return Ok(now.map_or(1, |now| now.subsec_micros()));
    };
    let seed = asked.parse();
    seed.map_err(|_| {
        format!(
            "{SEED} wants a number from 0 to {}, not `{asked}`.",
            u32::MAX
        )
    })
}

#[cfg(test)]
mod tests {
    use super::seed;

    #[test]
    fn seed_must_be_a_number() {
        assert_eq!(seed(Some("7")), Ok(7));
        assert!(seed(None).is_ok());
        for asked in ["", "-1", "4294967296", "seven"] {
            let told =
                format!("FAIR_DEAL_SEED wants a number from 0 to 4294967295, not `{asked}`.");
            assert_eq!(seed(Some(asked)), Err(told));
        }
    }
}
