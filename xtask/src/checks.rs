//! `cargo xtask test`: every check and all tests but the long ones, in the order in which a mistake shows soonest.
//!
//! A second thread builds the page at the same time, because each side uses little more than one core.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use testbed::browsers::{BROWSERS, Browser, CHROMIUM, SCREEN_READER};
use testbed::serve::{Folder, Server};
use testbed::shell::{self, TaskError, cargo};

use crate::changes::Game;
use crate::report::{AfterFailure, Outcome, Reasons, Report, Tally, timed};
use crate::tools::Toolbox;
use crate::{files, npm, packages, page, size, tools, words};

/// The variable that gives the tests the folder of the built page.
const DIST_VARIABLE: &str = "FAIR_DEAL_DIST";

/// The variable that gives the tests the address of the served page. It is served as by `play`, but with its service
/// worker.
const URL_VARIABLE: &str = "FAIR_DEAL_URL";

/// The variable that gives the tests the path of axe-core.
const AXE_VARIABLE: &str = "FAIR_DEAL_AXE";

/// The arguments of cargo for the browser tests. With `--workspace`, the crates they need have the same features as for
/// the other tests, and cargo compiles them once.
const BROWSER_TESTS: [&str; 4] = ["test", "--workspace", "--test", "browser"];

/// The variable that selects the browser tests (see [`Selection`]).
const TESTS_VARIABLE: &str = "FAIR_DEAL_TESTS";

/// The variable that makes most random native tests do a tenth of their repetitions.
const FAST_VARIABLE: &str = "FAIR_DEAL_FAST";

/// The prefixes of browser crates, on which the rules must not depend.
const BROWSER_CRATES: [&str; 3] = ["yew ", "web-sys ", "gloo"];

/// The folder of the crates that other projects may use. They depend neither on a browser nor on the app.
const CRATES: &str = "crates";

/// The app's name in the output of `cargo tree`.
const APP: &str = "fair-deal ";

/// The extent of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// For every commit: one lint, no exhaustive tests, most random ones at a tenth, and in Chromium only the tests of
    /// [`Selection::Wiring`]. If only this game has changed, also without the tests of the other one, and in Chromium
    /// with the tests of this game only.
    Fast(Option<Game>),
    /// All checks and all tests.
    Everything,
}

/// The browser tests that a run plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Selection {
    /// The tests that depend on the browser itself, without that of the single file. If only this game has changed, those
    /// in its folder.
    Wiring(Option<Game>),
    /// All except the soak tests.
    Short,
    /// Only the soak tests, for `cargo xtask soak`.
    Soak,
}

impl From<Extent> for Selection {
    fn from(extent: Extent) -> Self {
        match extent {
            Extent::Fast(changed) => Self::Wiring(changed),
            Extent::Everything => Self::Short,
        }
    }
}

/// Runs the checks. Returns true if nothing failed. The last printed line is the sum.
pub(crate) fn run(extent: Extent) -> bool {
    if let Extent::Fast(Some(game)) = extent {
        println!(
            "Only {} has changed: the tests of {} are left out, and in Chromium all outside the game's folder.",
            game.package(),
            game.other().package()
        );
    }
    let mut report = Report::default();
    if let Some(toolbox) = set_up(&mut report) {
        thread::scope(|scope| {
            let page = scope.spawn(|| build_page(&toolbox, extent));
            sources(&mut report, extent);
            native_tests(&mut report, extent);
            for (name, after_failure, (outcome, time)) in page.join().expect("it says what fails") {
                report.add(name, after_failure, outcome, time);
            }
        });
    }
    browsers(&mut report, extent);
    println!("\n{report}");
    report.is_success()
}

/// A finished step: its name, and the result of [`timed`].
type Step = (&'static str, AfterFailure, (Outcome, Duration));

/// Builds the page and compiles the browser tests, while the main thread checks the sources.
fn build_page(toolbox: &Toolbox, extent: Extent) -> Vec<Step> {
    let made = match extent {
        Extent::Fast(_) => page::build_fast,
        Extent::Everything => page::build_quietly,
    };
    let built = timed(|| outcome(made(toolbox)));
    let is_built = built.0 == Outcome::Passed;
    let mut steps = vec![("build the page", AfterFailure::Stop, built)];
    if !is_built {
        return steps;
    }
    if extent == Extent::Everything {
        let sizes = timed(|| outcome(size::check(page::DIST.as_ref())));
        steps.push(("size of the page", AfterFailure::GoOn, sizes));
    }
    let compile = || shell::run_quietly(cargo().args(BROWSER_TESTS).arg("--no-run"));
    let step = timed(|| outcome(compile()));
    steps.push(("compile browser tests", AfterFailure::Stop, step));
    steps
}

/// Installs the missing tools. Without the tools for the page, all further steps are useless.
pub(crate) fn set_up(report: &mut Report) -> Option<Toolbox> {
    let mut toolbox = None;
    let step = "about 5 minutes once, then seconds";
    report.step(
        "setup",
        step,
        AfterFailure::Stop,
        || match tools::for_checks().and_then(|()| tools::for_page()) {
            Ok(tools) => {
                println!("{tools}.");
                toolbox = Some(tools);
                Outcome::Passed
            }
            Err(error) => failed(&error),
        },
    );
    report.step("fonts", "seconds, once", AfterFailure::GoOn, || {
        packages::fonts().map_or_else(
            |error| missing(&error, shell::in_ci()),
            |()| Outcome::Passed,
        )
    });
    toolbox
}

/// Checks the sources without running them.
fn sources(report: &mut Report, extent: Extent) {
    use AfterFailure::{GoOn, Stop};

    report.step("rustfmt", "a second", GoOn, || {
        plain(cargo().args(["fmt", "--all", "--check"]))
    });
    report.step("words", "a second", GoOn, || outcome(words::check()));
    for (name, what) in lints(extent) {
        report.step(name, "about a minute the first time", Stop, || clippy(what));
    }
    report.step("no browser crates in the rules", "a second", GoOn, || {
        check_rule_dependencies()
    });
    if extent == Extent::Everything {
        report.step("documentation", "seconds", GoOn, || {
            let tools = documentation("--workspace --exclude fair-deal --exclude workers");
            // The bundles are left out, because their binaries have nine lines each.
            let game = "--package fair-deal --target wasm32-unknown-unknown --features web --lib";
            let workers =
                "--package workers --target wasm32-unknown-unknown --features browser --bins";
            let game = tools.and_then(|()| documentation(game));
            outcome(game.and_then(|()| documentation(workers)))
        });
        let name = "licences and sources of crates";
        report.step(name, "seconds", GoOn, check_crates);
    }
}

/// The runs of clippy: the name of each, and its arguments.
fn lints(extent: Extent) -> &'static [(&'static str, &'static str)] {
    match extent {
        // One run with the feature `web`, because of the views. The build of the page compiles the rest,
        // and does not lint it.
        Extent::Fast(_) => &[("clippy", "--workspace --lib --bins --examples --tests")],
        Extent::Everything => &[
            // Without the feature `web`, so without the browser's code. The lints of the views and of wasm have it.
            (
                "clippy (native)",
                "--workspace --exclude views --lib --bins --examples --tests",
            ),
            // `--tests` leaves the browser tests out (`test = false` in e2e/Cargo.toml). Beside `--tests`, cargo would
            // also ignore `--test browser`.
            ("clippy (browser tests)", "--workspace --test browser"),
            ("clippy (views)", "--package views --tests"),
            (
                "clippy (wasm)",
                "--target wasm32-unknown-unknown --features web --lib --bins",
            ),
            (
                "clippy (workers)",
                "--target wasm32-unknown-unknown --package workers --features browser --bins --examples",
            ),
        ],
    }
}

/// Runs the tests that need no browser, in the test profile only. It checks for overflow, and the profile of the served
/// page does not. A test that passes with the check has the same result without it.
fn native_tests(report: &mut Report, extent: Extent) {
    let duration = "a few minutes, while the page builds";
    report.step("native tests", duration, AfterFailure::GoOn, || {
        // This extent does not install cargo-deny.
        let fast = "--lib --bins --test native --test views -- --skip cargo_deny";
        let mut command = cargo();
        match extent {
            Extent::Fast(changed) => {
                let which = match changed.map(Game::other) {
                    None => fast.to_owned(),
                    Some(game) => {
                        format!(
                            "--exclude {} {fast} --skip {}",
                            game.package(),
                            game.tests()
                        )
                    }
                };
                native(command.env(FAST_VARIABLE, "1"), &which)
            }
            Extent::Everything => native(&mut command, "--lib --bins --tests"),
        }
    });
    if extent == Extent::Everything {
        let name = "doc tests";
        report.step(name, "seconds", AfterFailure::GoOn, || {
            tests(cargo().args(WITHOUT_THE_BROWSER.split(' ')).arg("--doc"))
        });
    }
}

/// The arguments of cargo for the tests that need no browser.
const WITHOUT_THE_BROWSER: &str = "test --workspace --no-fail-fast";

/// Runs the native tests that these arguments select, with this command.
pub(crate) fn native(command: &mut Command, which: &str) -> Outcome {
    // The only example that a test runs (tests/check_example.rs). The lints have compiled the others.
    let example = "build --quiet --workspace --profile test --example check";
    if let Err(error) = shell::run(cargo().args(example.split(' '))) {
        return failed(&error);
    }
    let words = WITHOUT_THE_BROWSER.split(' ').chain(which.split(' '));
    tests(command.args(words))
}

/// Runs the browser tests. The screen reader's tests mostly wait, so they run at the same time.
fn browsers(report: &mut Report, extent: Extent) {
    let (played, reader) = match extent {
        Extent::Fast(_) => (&[CHROMIUM][..], None),
        Extent::Everything => (&BROWSERS[..], Some(&SCREEN_READER)),
    };
    // Before the browsers, because two installations at the same time would disturb each other.
    let heard = reader.filter(|_| !report.has_stopped());
    let heard = heard.map(|reader| browser_tests(reader, extent.into()));
    thread::scope(|scope| {
        let heard = heard.map(|tests| scope.spawn(|| timed(|| play_in(tests))));
        for browser in played.iter().chain(reader.filter(|_| heard.is_none())) {
            report.step(browser.name, "minutes", AfterFailure::GoOn, || {
                play_in(browser_tests(browser, extent.into()))
            });
        }
        if let (Some(reader), Some(heard)) = (reader, heard) {
            let (outcome, time) = heard.join().expect("it says what fails");
            report.add(reader.name, AfterFailure::GoOn, outcome, time);
        }
    });
}

/// Returns the command for the tests of an installed browser, or the outcome if the browser is missing.
pub(crate) fn browser_tests(browser: &Browser, selection: Selection) -> Result<Command, Outcome> {
    let mut command = cargo();
    command.args(BROWSER_TESTS);
    match packages::provide(browser) {
        Ok(variables) => {
            command.envs(variables);
        }
        Err(error) => return Err(missing(&error, shell::in_ci())),
    }
    match selection {
        Selection::Wiring(changed) => {
            // In a build without size optimisation, the test of the single file takes longest.
            let words = ["--", "--skip", "single_file::"];
            command.env(TESTS_VARIABLE, "wiring").args(words);
            command.args(changed.map(Game::tests));
            return Ok(command);
        }
        Selection::Soak => {
            command.env(TESTS_VARIABLE, "soak");
        }
        Selection::Short => (),
    }
    match npm::axe() {
        Ok(axe) => {
            command.env(AXE_VARIABLE, axe);
        }
        Err(error) if shell::in_ci() => return Err(failed(&error)),
        Err(error) => println!("{error} The tests that need it are left out."),
    }
    Ok(command)
}

/// Runs these tests of a browser, if it is installed.
pub(crate) fn play_in(browser: Result<Command, Outcome>) -> Outcome {
    let mut command = match browser {
        Ok(command) => command,
        Err(outcome) => return outcome,
    };
    let dist = match env::current_dir() {
        Ok(project) => project.join(page::DIST),
        Err(error) => return Outcome::Failed(format!("The project's folder is gone: {error}.")),
    };
    let folder = Folder::new(&dist);
    match Server::on_free_port(move |request| folder.reply(request)) {
        Ok(server) => tests(
            command
                .env(DIST_VARIABLE, dist)
                .env(URL_VARIABLE, server.url()),
        ),
        Err(error) => Outcome::Failed(format!("The page cannot be served: {error}.")),
    }
}

/// Checks that neither the rules nor any of the [`CRATES`] depend on a browser crate.
fn check_rule_dependencies() -> Outcome {
    let crates = match files::names(CRATES.as_ref()) {
        Ok(crates) => crates,
        Err(error) => return failed(&error),
    };
    let app = depends_on("--package fair-deal", &BROWSER_CRATES);
    let others = crates.iter().map(|folder| {
        let manifest = format!("--manifest-path {CRATES}/{folder}/Cargo.toml");
        depends_on(&manifest, &[&BROWSER_CRATES[..], &[APP]].concat())
    });
    let found = std::iter::once(app).chain(others).find_map(Result::err);
    found.map_or(Outcome::Passed, Outcome::Failed)
}

/// Asks cargo for the dependencies of the package that these arguments name. The error names the forbidden one.
fn depends_on(package: &str, families: &[&str]) -> Result<(), String> {
    let words = format!("tree {package} --edges normal --target all --prefix none");
    let Some(tree) = shell::answer(cargo().args(words.split(' '))) else {
        return Err("`cargo tree` failed.".into());
    };
    match forbidden(&tree, families) {
        None => Ok(()),
        Some(found) => Err(format!(
            "`{package}` depends on {found}, which the rules may not."
        )),
    }
}

/// Finds a dependency of these families in the output of `cargo tree`, whose first line is the package itself.
fn forbidden<'a>(tree: &'a str, families: &[&str]) -> Option<&'a str> {
    let is_of_these = |line: &&str| families.iter().any(|family| line.starts_with(family));
    tree.lines().skip(1).find(is_of_these)
}

/// Runs cargo-deny on the crates of Cargo.lock, with the rules of deny.toml.
fn check_crates() -> Outcome {
    outcome(tools::cargo_deny().and_then(|deny| shell::run(&mut deny_command(&deny))))
}

/// The command that checks the crates of the current folder with this cargo-deny.
pub(crate) fn deny_command(deny: &Path) -> Command {
    let words = "--locked --offline --log-level error --workspace check bans licenses sources";
    let mut command = Command::new(deny);
    command.args(words.split(' '));
    command
}

/// Adds `-D warnings` to the compiler's flags in this variable.
fn deny_warnings<'a>(command: &'a mut Command, variable: &str) -> &'a mut Command {
    let flags = env::var(variable).unwrap_or_default();
    command.env(variable, format!("{flags} -D warnings").trim())
}

/// Builds the documentation that these arguments name. A warning is an error.
fn documentation(what: &str) -> Result<(), TaskError> {
    let words = "doc --no-deps --quiet".split(' ').chain(what.split(' '));
    shell::run(deny_warnings(&mut cargo(), "RUSTDOCFLAGS").args(words))
}

/// Runs clippy on what these arguments name.
fn clippy(what: &str) -> Outcome {
    let words = what.split(' ');
    plain(
        cargo()
            .arg("clippy")
            .args(words)
            .args(["--", "-D", "warnings"]),
    )
}

/// Runs a command. It passes if its exit status is success.
fn plain(command: &mut Command) -> Outcome {
    outcome(shell::run(command))
}

/// Turns a result into an outcome.
pub(crate) fn outcome(result: Result<(), TaskError>) -> Outcome {
    match result {
        Ok(()) => Outcome::Passed,
        Err(error) => failed(&error),
    }
}

/// Returns the outcome of a step that cannot run, because this is missing: CI must not skip anything.
fn missing(error: &TaskError, in_ci: bool) -> Outcome {
    if in_ci {
        failed(error)
    } else {
        Outcome::NotRun(error.to_string())
    }
}

/// Returns a failure with its sentence.
fn failed(error: &TaskError) -> Outcome {
    Outcome::Failed(error.to_string())
}

/// Runs a test runner, passes its output on, and adds up its results.
fn tests(command: &mut Command) -> Outcome {
    let line = shell::line(command);
    let broken = |sentence| Outcome::TestsFailed(Tally::default(), sentence);
    let mut runner = match command.stdout(Stdio::piped()).spawn() {
        Ok(runner) => runner,
        Err(error) => return broken(format!("`{line}` did not start: {error}.")),
    };
    let (mut sum, mut reasons) = (Tally::default(), Reasons::default());
    if let Some(stdout) = runner.stdout.take() {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            println!("{line}");
            sum += Tally::in_line(&line).unwrap_or_default();
            reasons.read(&line);
        }
    }
    match runner.wait() {
        Ok(status) if !status.success() => {
            Outcome::TestsFailed(sum, format!("`{line}` failed ({status}).{reasons}"))
        }
        Ok(_) if sum.passed == 0 => Outcome::TestsFailed(sum, format!("`{line}` ran no test.")),
        Ok(_) => Outcome::TestsPassed(sum, reasons.to_string()),
        Err(error) => broken(format!("The runner was lost: {error}.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A runner that prints this line and ends with this status.
    fn runner(line: &str, status: u8) -> Command {
        let mut sh = Command::new("sh");
        sh.args(["-c", &format!("echo '{line}'; exit {status}")]);
        sh
    }

    #[test]
    fn rules_with_browser_crate_are_refused() {
        let tree = |line: &str| format!("fair-deal v0.1.0 (/x)\nsha2 v0.11.1\n{line}\n");
        for line in ["yew v0.23.0", "web-sys v0.3.106", "gloo-timers v0.3.0"] {
            assert_eq!(forbidden(&tree(line), &BROWSER_CRATES), Some(line));
        }
        // The package itself, and crates whose names begin in the same way.
        for line in ["yewnit v1.0.0", "fair-deal-core v0.1.0 (/x/crates/core)"] {
            let families = [&BROWSER_CRATES[..], &[APP]].concat();
            assert_eq!(forbidden(&tree(line), &families), None);
        }
        let app = "fair-deal v0.1.0 (/x)";
        assert_eq!(forbidden(&tree(app), &[APP]), Some(app));
    }

    /// With the browser's part the app depends on all of these crates.
    #[test]
    fn cargo_tree_names_browser_crates() {
        let page = "--package fair-deal --features web";
        for family in BROWSER_CRATES {
            let error = depends_on(page, &[family]).expect_err(family);
            let start = format!("`{page}` depends on {family}");
            assert!(error.starts_with(&start), "{error}");
        }
        let none = depends_on("--package there-is-no-such-package", &BROWSER_CRATES);
        assert_eq!(none, Err("`cargo tree` failed.".to_owned()));
    }

    #[test]
    fn missing_tool_fails_in_ci_only() {
        let error = TaskError::new("Orca is missing.");
        let sentence = error.to_string();
        assert_eq!(missing(&error, true), Outcome::Failed(sentence.clone()));
        assert_eq!(missing(&error, false), Outcome::NotRun(sentence));
    }

    #[test]
    fn runner_without_passing_tests_fails() {
        let line = |passed, failed| {
            format!("test result: ok. {passed} passed; {failed} failed; 0 ignored; 0 measured")
        };
        let tally = |passed, failed| Tally {
            passed,
            failed,
            skipped: 0,
        };
        let passed = Outcome::TestsPassed(tally(2, 0), String::new());
        assert_eq!(tests(&mut runner(&line(2, 0), 0)), passed);
        for (text, status, sum, end) in [
            (line(0, 0), 0, tally(0, 0), "ran no test."),
            (
                "nothing".to_owned(),
                1,
                tally(0, 0),
                "failed (exit status: 1).",
            ),
            (line(2, 1), 1, tally(2, 1), "failed (exit status: 1)."),
            // The runner was killed after the tests passed.
            (line(2, 0), 9, tally(2, 0), "failed (exit status: 9)."),
        ] {
            match tests(&mut runner(&text, status)) {
                Outcome::TestsFailed(its, sentence) => {
                    assert_eq!(its, sum, "{text}");
                    assert!(sentence.ends_with(end), "{sentence}");
                }
                other => panic!("{text}: {other:?}"),
            }
        }
        let lost = tests(&mut Command::new("there-is-no-such-runner"));
        assert!(
            matches!(&lost, Outcome::TestsFailed(_, it) if it.contains(" did not start: ")),
            "{lost:?}"
        );
    }

    #[test]
    fn warnings_are_errors_beside_other_flags() {
        let mut command = Command::new("cargo");
        deny_warnings(&mut command, "FAIR_DEAL_NO_SUCH_FLAGS");
        let flags: Vec<_> = command.get_envs().collect();
        assert_eq!(
            flags,
            [(
                "FAIR_DEAL_NO_SUCH_FLAGS".as_ref(),
                Some("-D warnings".as_ref())
            )]
        );
    }
}
