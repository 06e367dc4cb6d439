//! The mutation check of `cargo xtask soak`. cargo-mutants changes the rules, the coach or the deal in a copy of the
//! sources, one place at a time, and a native test must fail each time.
//!
//! `.cargo/mutants.toml` lists the changes that no test can find, each with its reason.

use std::fs;
use std::path::Path;
use std::process::Command;

use testbed::shell::{self, TaskError};

use crate::{files, tools};

/// The crates of the rules, the coach and the deal. cargo-mutants finds about 11,000 changes in them.
const CRATES: [&str; 5] = [
    "blackjack",
    "draw-poker",
    "fair-deal-core",
    "fair-deal-table",
    "fair-shuffle",
];

/// The seed chooses one of this many samples. Each has about ten mutants, because each mutant is compiled once or twice.
const SAMPLES: u32 = 1_100;

/// The folder of the results of each step.
const RESULTS: &str = "target/mutants";

/// The list of the mutants that no test found.
const MISSED: &str = "mutants.out/missed.txt";

/// The packages that are tested in addition to the changed crate.
const NATIVE: [&str; 2] = [
    "--cargo-arg=--package=fair-deal",
    "--cargo-arg=--package=native",
];

/// The exit codes of cargo-mutants after a whole run: all mutants found, some missed, some tests far slower than without
/// a mutant, which counts as found.
const EXIT_CODES: [i32; 3] = [0, 2, 3];

/// The tests that run for a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tests {
    /// Those of the crate with the mutant, which take seconds.
    OfItsCrate,
    /// Those that a plain `cargo test` runs, which take minutes: for the mutants that the first ones miss.
    Native,
}

/// The mutants that a run tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen<'a> {
    /// The sample of this seed.
    Sample(u32),
    /// These, by their names in [`MISSED`].
    Named(&'a [String]),
}

/// Tests the sample of this seed. The error names the mutants that no test found.
pub(crate) fn check(seed: u32) -> Result<(), TaskError> {
    let tool = tools::cargo_mutants()?;
    let missed = test(&tool, Tests::OfItsCrate, Chosen::Sample(seed))?;
    if missed.is_empty() {
        return Ok(());
    }
    let mut left = test(&tool, Tests::Native, Chosen::Named(&missed))?;
    left.retain(|name| missed.contains(name));
    refuse(&left)
}

/// Returns an error with the names of these mutants, unless there are none.
fn refuse(missed: &[String]) -> Result<(), TaskError> {
    if missed.is_empty() {
        return Ok(());
    }
    Err(TaskError::new(format!(
        "No test finds these mutants. Write a test for each, or explain it in .cargo/mutants.toml:\n{}",
        missed.join("\n")
    )))
}

/// Runs cargo-mutants. Returns the names of the mutants that the tests did not find.
fn test(tool: &Path, tests: Tests, chosen: Chosen<'_>) -> Result<Vec<String>, TaskError> {
    fs::create_dir_all(RESULTS).map_err(|error| TaskError::new(format!("{RESULTS}: {error}.")))?;
    let mut command = command(tool, tests, chosen);
    let line = shell::line(&command);
    let failed = |what: String| TaskError::new(format!("`{line}` {what}."));
    let status = command
        .status()
        .map_err(|error| failed(format!("did not start: {error}")))?;
    if !status.code().is_some_and(|code| EXIT_CODES.contains(&code)) {
        return Err(failed(format!("failed ({status})")));
    }
    let missed = files::read(&Path::new(RESULTS).join(MISSED))?;
    Ok(missed.lines().map(str::to_owned).collect())
}

/// The command for these tests of these mutants.
fn command(tool: &Path, tests: Tests, chosen: Chosen<'_>) -> Command {
    let mut command = Command::new(tool);
    command.args(["mutants", "--output", RESULTS, "--colors", "never"]);
    command.args(CRATES.map(|name| format!("--package={name}")));
    match chosen {
        // Every run has changes in all crates.
        Chosen::Sample(seed) => {
            let shard = format!("{}/{SAMPLES}", seed % SAMPLES);
            command.args(["--sharding", "round-robin", "--shard", &shard]);
        }
        Chosen::Named(names) => {
            // A field that is left out of a struct literal is tested whatever `--re` says, so the files are limited too.
            let files = names.iter().filter_map(|name| name.split(':').next());
            command.args(files.map(|file| format!("--file={file}")));
            command.args(names.iter().map(|name| format!("--re=^{}$", escaped(name))));
        }
    }
    match tests {
        Tests::OfItsCrate => command.args(["--", "--lib", "--tests"]),
        // With `--test-package`, they would not run without a mutant first. If they failed anyway, every mutant would
        // count as found.
        Tests::Native => command.args(NATIVE),
    };
    command
}

/// Returns a regular expression for exactly this text.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arguments after the packages.
    fn arguments(tests: Tests, chosen: Chosen<'_>) -> Vec<String> {
        let command = command("cargo-mutants".as_ref(), tests, chosen);
        let words = command
            .get_args()
            .map(|it| it.to_string_lossy().into_owned());
        words
            .skip_while(|it| !it.starts_with("--package="))
            .skip(CRATES.len())
            .collect()
    }

    #[test]
    fn seed_chooses_the_sample() {
        for (seed, shard) in [(0, "0/1100"), (1_099, "1099/1100"), (1_101, "1/1100")] {
            let words = arguments(Tests::OfItsCrate, Chosen::Sample(seed));
            let whole = ["--sharding", "round-robin", "--shard", shard];
            assert_eq!(words, [&whole[..], &["--", "--lib", "--tests"]].concat());
        }
    }

    #[test]
    fn missed_mutants_are_named_exactly() {
        let name =
            "crates/core/src/card.rs:1:2: replace <impl A for B>::of -> Option<[u8; 2]> with None";
        let words = arguments(Tests::Native, Chosen::Named(&[name.to_owned()]));
        let regex = r"--re=^crates/core/src/card\.rs:1:2: replace <impl A for B>::of \-> Option<\[u8; 2\]> with None$";
        let file = "--file=crates/core/src/card.rs";
        assert_eq!(words, [&[file, regex], &NATIVE[..]].concat());
    }

    #[test]
    fn mutant_that_no_test_finds_is_an_error() {
        assert_eq!(refuse(&[]), Ok(()));
        let error = refuse(&["one".to_owned(), "two".to_owned()]).expect_err("two");
        let told = "No test finds these mutants. Write a test for each, or explain it in .cargo/mutants.toml:\none\ntwo";
        assert_eq!(error.to_string(), told);
    }
}
