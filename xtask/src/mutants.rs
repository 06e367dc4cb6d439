//! The mutation check of `cargo xtask soak`. cargo-mutants changes the rules, the coach or the deal in a copy of the
//! sources, one place at a time, and a native test must fail each time.
//!
//! `.cargo/mutants.toml` lists the changes that no test can find, each with its reason.

use std::fs;
use std::path::{self, Path};
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

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

/// The seed chooses one of this many samples. Each has five mutants, because each mutant is compiled once or twice.
const SAMPLES: u32 = 2_200;

/// The time limit of the check. A mutant that it does not reach is named, and is no failure.
const LIMIT: Duration = Duration::from_mins(25);

/// The time that an interrupted command has to end by itself.
const PATIENCE: Duration = Duration::from_secs(5);

/// The folder of the results of each step.
const RESULTS: &str = "target/mutants";

/// The folder in which both steps compile. The second one needs the crates of the first.
const BUILD: &str = "target/mutants/build";

/// The list of the mutants that no test found.
const MISSED: &str = "mutants.out/missed.txt";

/// The lists of the other mutants that were reached.
const OTHERS: [&str; 3] = [
    "mutants.out/caught.txt",
    "mutants.out/timeout.txt",
    "mutants.out/unviable.txt",
];

/// The fast native tests, which are tested in addition to the changed crate. The tests with `check_` in their names run
/// an example, which cargo does not build for them here.
const NATIVE: [&str; 7] = [
    "--cargo-arg=--package=native",
    "--",
    "--test",
    "native",
    "--",
    "--skip",
    "check_",
];

/// The exit codes of cargo-mutants after a whole run: all mutants found, some missed, some tests far slower than without
/// a mutant, which counts as found.
const EXIT_CODES: [i32; 3] = [0, 2, 3];

/// The tests that run for a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tests {
    /// Those of the crate with the mutant, which take seconds.
    OfItsCrate,
    /// The fast native tests, which take minutes: for the mutants that the first ones miss.
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

/// The names of the mutants that a run did not find.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Left {
    /// All tests passed.
    missed: Vec<String>,
    /// The time was over.
    unreached: Vec<String>,
}

/// Tests the sample of this seed. The error names the mutants that no test found.
pub(crate) fn check(seed: u32) -> Result<(), TaskError> {
    let tool = tools::cargo_mutants()?;
    let until = Instant::now() + LIMIT;
    if Path::new(BUILD).is_dir() {
        // The copies of the sources have other paths each time, so their crates would only take room.
        fs::remove_dir_all(BUILD).map_err(|error| TaskError::new(format!("{BUILD}: {error}.")))?;
    }
    let of_crate = test(&tool, Tests::OfItsCrate, Chosen::Sample(seed), until)?;
    let mut left = Left::default();
    if !of_crate.missed.is_empty() {
        left = test(&tool, Tests::Native, Chosen::Named(&of_crate.missed), until)?;
        left.missed.retain(|name| of_crate.missed.contains(name));
    }
    for name in of_crate.unreached.iter().chain(&left.unreached) {
        println!("Not decided in time: {name}");
    }
    refuse(&left.missed)
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

/// Runs cargo-mutants until this time. Returns the mutants that the tests did not find.
fn test(tool: &Path, tests: Tests, chosen: Chosen<'_>, until: Instant) -> Result<Left, TaskError> {
    let failed = |error| TaskError::new(format!("{RESULTS}: {error}."));
    fs::create_dir_all(RESULTS).map_err(failed)?;
    let mut command = command(tool, tests, chosen);
    let mut list = Command::new(tool);
    list.args(["mutants", "--list"]);
    let listed = shell::answer(list.args(command.get_args().skip(1)));
    let listed = listed.ok_or_else(|| TaskError::new("cargo-mutants lists no mutants."))?;
    command.env("CARGO_TARGET_DIR", path::absolute(BUILD).map_err(failed)?);
    let line = shell::line(&command);
    let ended = run_until(&mut command, until)
        .map_err(|error| TaskError::new(format!("`{line}` did not start: {error}.")))?;
    if let Some(status) = ended
        && !status.code().is_some_and(|code| EXIT_CODES.contains(&code))
    {
        return Err(TaskError::new(format!("`{line}` failed ({status}).")));
    }
    let read = |list| files::read(&Path::new(RESULTS).join(list));
    let others = OTHERS
        .map(read)
        .into_iter()
        .collect::<Result<String, _>>()?;
    Ok(left(&listed, &read(MISSED)?, &others))
}

/// The mutants that were not found, by the lists of all, of those that were missed, and of the others.
fn left(listed: &str, missed: &str, others: &str) -> Left {
    let is_reached = |name: &&str| missed.lines().chain(others.lines()).any(|it| it == *name);
    let unreached = listed.lines().filter(|name| !is_reached(name));
    Left {
        missed: missed.lines().map(str::to_owned).collect(),
        unreached: unreached.map(str::to_owned).collect(),
    }
}

/// Runs a command, and interrupts it at this time, so that it removes its copy of the sources. Returns `None` if it was
/// interrupted.
fn run_until(command: &mut Command, until: Instant) -> std::io::Result<Option<ExitStatus>> {
    let mut child = command.spawn()?;
    if let Some(status) = ended(&mut child, until)? {
        return Ok(Some(status));
    }
    let interrupt = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    // A shell lets its background jobs ignore the interrupt.
    if !interrupt.is_ok_and(|it| it.success())
        || ended(&mut child, Instant::now() + PATIENCE)?.is_none()
    {
        child.kill()?;
    }
    child.wait()?;
    Ok(None)
}

/// Waits until this process has ended, at most `until` then. Returns `None` if it has not.
fn ended(child: &mut Child, until: Instant) -> std::io::Result<Option<ExitStatus>> {
    while Instant::now() < until {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(100));
    }
    Ok(None)
}

/// The command for these tests of these mutants.
fn command(tool: &Path, tests: Tests, chosen: Chosen<'_>) -> Command {
    let mut command = Command::new(tool);
    command.args(["mutants", "--output", RESULTS, "--colors", "never"]);
    // A test that a mutant never lets end costs twice the time of all tests.
    command.args(["--timeout-multiplier", "2"]);
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
        for (seed, shard) in [(0, "0/2200"), (2_199, "2199/2200"), (2_201, "1/2200")] {
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
    fn unreached_mutants_are_named() {
        let names = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect();
        let found = left(
            "a.rs:1: x\na.rs:2: x\nb.rs:1: y\n",
            "a.rs:2: x\n",
            "b.rs:1: y\n",
        );
        let expected = Left {
            missed: names(&["a.rs:2: x"]),
            unreached: names(&["a.rs:1: x"]),
        };
        assert_eq!(found, expected);
        assert_eq!(left("a\n", "", "a\n"), Left::default());
    }

    #[test]
    fn command_is_interrupted_at_its_limit() {
        let sh = |script: &str| {
            let mut sh = Command::new("sh");
            sh.args(["-c", script]);
            sh
        };
        let far = Instant::now() + LIMIT;
        let ended = run_until(&mut sh("exit 3"), far).expect("it starts");
        assert_eq!(ended.and_then(|it| it.code()), Some(3));
        let interrupted = run_until(&mut sh("while true; do sleep 1; done"), Instant::now());
        assert_eq!(interrupted.expect("it starts"), None);
        let none = run_until(&mut Command::new("there-is-no-such-tool"), far);
        assert!(none.is_err());
    }

    #[test]
    fn mutant_that_no_test_finds_is_an_error() {
        assert_eq!(refuse(&[]), Ok(()));
        let error = refuse(&["one".to_owned(), "two".to_owned()]).expect_err("two");
        let told = "No test finds these mutants. Write a test for each, or explain it in .cargo/mutants.toml:\none\ntwo";
        assert_eq!(error.to_string(), told);
    }
}
