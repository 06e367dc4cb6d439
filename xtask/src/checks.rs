//! `cargo xtask test`: every check and every test, in the order in which a mistake shows soonest.
//!
//! The page is built beside them, because either keeps little more than one core busy.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use testbed::browsers::{BROWSERS, Browser, CHROMIUM, SCREEN_READER};
use testbed::serve::{Folder, Server};
use testbed::shell::{self, Trouble, cargo};

use crate::report::{AfterFailure, Outcome, Report, Tally, timed};
use crate::tools::Toolbox;
use crate::{files, npm, packages, page, size, tools, words};

/// Where the tests find the built page.
const DIST_VARIABLE: &str = "FAIR_DEAL_DIST";

/// Where the tests find the built page served, by the same server as `play`'s.
const URL_VARIABLE: &str = "FAIR_DEAL_URL";

/// Where the tests find axe-core.
const AXE_VARIABLE: &str = "FAIR_DEAL_AXE";

/// What cargo is told of the browser tests. With `--workspace` the crates they need have the same features as for the
/// other tests, and are compiled once.
const BROWSER_TESTS: [&str; 4] = ["test", "--workspace", "--test", "browser"];

/// Which of the browser tests are run (see [`Selection`]).
const TESTS_VARIABLE: &str = "FAIR_DEAL_TESTS";

/// What the rules may not depend on: the browser.
const BROWSER_CRATES: [&str; 3] = ["yew ", "web-sys ", "gloo"];

/// The folder of the crates that others may use: they depend neither on a browser nor on the app.
const CRATES: &str = "crates";

/// The app, as `cargo tree` names it.
const APP: &str = "fair-deal ";

/// How much is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// No exhaustive tests, and in one browser whether all but the single file is connected: for every commit.
    Fast,
    /// All.
    Everything,
}

/// The browser tests that are played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Selection {
    /// Those that show that page and browser are connected.
    Wiring,
    /// All but the long ones.
    Short,
    /// The long ones alone: those of `cargo xtask soak`.
    Soak,
}

impl From<Extent> for Selection {
    fn from(extent: Extent) -> Self {
        match extent {
            Extent::Fast => Self::Wiring,
            Extent::Everything => Self::Short,
        }
    }
}

/// Runs the checks; true if nothing failed. The last line printed is the sum.
pub(crate) fn run(extent: Extent) -> bool {
    let mut report = Report::default();
    if let Some(toolbox) = set_up(&mut report) {
        thread::scope(|scope| {
            let page = scope.spawn(|| page_meanwhile(&toolbox, extent));
            sources(&mut report, extent);
            native_tests(&mut report, extent);
            for (name, after_failure, (outcome, time)) in page.join().expect("it says what fails") {
                report.add(name, after_failure, outcome, time);
            }
        });
    }
    browsers(&mut report, extent);
    println!("\n{report}");
    report.all_is_well()
}

/// A step that is over: its name, and what [`timed`] tells.
type Step = (&'static str, AfterFailure, (Outcome, Duration));

/// What is done to the page while others look at the sources, and what is compiled to play it.
fn page_meanwhile(toolbox: &Toolbox, extent: Extent) -> Vec<Step> {
    let made = match extent {
        Extent::Fast => page::build_soon,
        Extent::Everything => page::build_quietly,
    };
    let built = timed(|| outcome(made(toolbox)));
    let is_built = built.0 == Outcome::Passed;
    let mut steps = vec![("the page, meanwhile", AfterFailure::Stop, built)];
    if !is_built {
        return steps;
    }
    if extent == Extent::Everything {
        let sizes = timed(|| outcome(size::check(page::DIST.as_ref())));
        steps.push(("its size", AfterFailure::GoOn, sizes));
    }
    let compile = || shell::run_quietly(cargo().args(BROWSER_TESTS).arg("--no-run"));
    let step = timed(|| outcome(compile()));
    steps.push(("browser tests, compiled", AfterFailure::Stop, step));
    steps
}

/// Brings what is missing; without the tools for the page nothing else makes sense.
pub(crate) fn set_up(report: &mut Report) -> Option<Toolbox> {
    let mut toolbox = None;
    let step = "about 5 minutes once, then seconds";
    report.step(
        "set-up",
        step,
        AfterFailure::Stop,
        || match tools::for_checks().and_then(|()| tools::for_page()) {
            Ok(tools) => {
                println!("{tools}.");
                toolbox = Some(tools);
                Outcome::Passed
            }
            Err(trouble) => failed(&trouble),
        },
    );
    report.step("fonts", "seconds, once", AfterFailure::GoOn, || {
        let fonts = packages::fonts();
        match fonts {
            // In CI nothing may be left out.
            Err(trouble) if !shell::in_ci() => Outcome::NotRun(trouble.to_string()),
            Err(_) | Ok(()) => outcome(fonts),
        }
    });
    toolbox
}

/// What can be said of the sources without running them.
fn sources(report: &mut Report, extent: Extent) {
    use AfterFailure::{GoOn, Stop};

    report.step("rustfmt", "a second", GoOn, || {
        plain(cargo().args(["fmt", "--all", "--check"]))
    });
    report.step("the words", "a second", GoOn, || outcome(words::check()));
    let first_time = "about a minute the first time";
    // The browser's half is built for the browser alone: this machine has nothing to run it on.
    report.step("clippy, without the browser", first_time, Stop, || {
        clippy("--workspace --exclude views --lib --bins --examples --tests")
    });
    // Beside `--tests`, which leaves them out as a plain `cargo test` does, cargo overlooks their name.
    report.step("clippy, the browser tests", first_time, Stop, || {
        clippy("--workspace --test browser")
    });
    report.step("clippy, the views", first_time, Stop, || {
        clippy("--package views --tests")
    });
    report.step("clippy, the browser's half", first_time, Stop, || {
        clippy("--target wasm32-unknown-unknown --features web,history --lib --bins")
    });
    report.step("the rules need no browser crate", "a second", GoOn, || {
        browser_crates_in_the_rules()
    });
    if extent == Extent::Everything {
        report.step("documentation", "seconds", GoOn, || {
            let tools = documentation("--workspace --exclude fair-deal");
            // The programs that are nine lines each are left out.
            let game = "--package fair-deal --target wasm32-unknown-unknown --features web,history \
                --lib --bin lab-worker --bin draw-worker --bin history-worker";
            outcome(tools.and_then(|()| documentation(game)))
        });
        let name = "licences and sources of crates";
        report.step(name, "seconds", GoOn, crates_that_are_allowed);
    }
}

/// What needs no browser, in one profile: with the checks of overflow that the profile that is served
/// does not have, what holds here holds there.
fn native_tests(report: &mut Report, extent: Extent) {
    let duration = "a few minutes, beside the page";
    report.step("native tests", duration, AfterFailure::GoOn, || {
        let which = match extent {
            Extent::Fast => "--lib --bins --test native --test views",
            Extent::Everything => "--lib --bins --tests",
        };
        native(&mut cargo(), which)
    });
    let name = "what the documentation shows";
    report.step(name, "seconds", AfterFailure::GoOn, || {
        tests(cargo().args(WITHOUT_THE_BROWSER.split(' ')).arg("--doc"))
    });
}

/// How cargo is asked for tests that need no browser.
const WITHOUT_THE_BROWSER: &str = "test --workspace --no-fail-fast";

/// Runs the native tests that these words choose, by this command.
pub(crate) fn native(command: &mut Command, which: &str) -> Outcome {
    // The one example that is run (tests/check_example.rs). The lints have compiled the others.
    let example = "build --quiet --workspace --profile test --example check";
    if let Err(trouble) = shell::run(cargo().args(example.split(' '))) {
        return failed(&trouble);
    }
    let words = WITHOUT_THE_BROWSER.split(' ').chain(which.split(' '));
    tests(command.args(words))
}

/// The built page, played. A screen reader waits more than it works, so it is heard meanwhile.
fn browsers(report: &mut Report, extent: Extent) {
    let (played, reader) = match extent {
        Extent::Fast => (&[CHROMIUM][..], None),
        Extent::Everything => (&BROWSERS[..], Some(&SCREEN_READER)),
    };
    // Before the browsers: what two at a time install would get into each other's way.
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

/// The tests of a browser that is here, or what became of it.
pub(crate) fn browser_tests(browser: &Browser, selection: Selection) -> Result<Command, Outcome> {
    let mut command = cargo();
    command.args(BROWSER_TESTS);
    match packages::provide(browser) {
        Ok(variables) => {
            command.envs(variables);
        }
        // In CI nothing may be left out.
        Err(trouble) if shell::in_ci() => return Err(failed(&trouble)),
        Err(trouble) => return Err(Outcome::NotRun(trouble.to_string())),
    }
    match selection {
        Selection::Wiring => {
            // Where programs are not made smaller, no test takes as long as that of the single file.
            let words = ["--", "--skip", "single_file::"];
            command.env(TESTS_VARIABLE, "wiring").args(words);
        }
        Selection::Soak => {
            command.env(TESTS_VARIABLE, "soak");
        }
        Selection::Short => (),
    }
    match selection {
        Selection::Wiring => (),
        Selection::Short | Selection::Soak => match npm::axe() {
            Ok(axe) => {
                command.env(AXE_VARIABLE, axe);
            }
            Err(trouble) if shell::in_ci() => return Err(failed(&trouble)),
            Err(trouble) => println!("{trouble} The tests that need it are left out."),
        },
    }
    Ok(command)
}

/// Plays these tests of a browser, if it is here.
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

/// Asks cargo what the rules depend on, and what each of the [`CRATES`] does.
fn browser_crates_in_the_rules() -> Outcome {
    let crates = match files::names(CRATES.as_ref()) {
        Ok(crates) => crates,
        Err(trouble) => return failed(&trouble),
    };
    let app = depends_on("--package fair-deal", &BROWSER_CRATES);
    let others = crates.iter().map(|folder| {
        let manifest = format!("--manifest-path {CRATES}/{folder}/Cargo.toml");
        depends_on(&manifest, &[&BROWSER_CRATES[..], &[APP]].concat())
    });
    let found = std::iter::once(app).chain(others).find_map(Result::err);
    found.map_or(Outcome::Passed, Outcome::Failed)
}

/// Asks cargo what the package that these words name depends on; an error says which of these families it is.
fn depends_on(package: &str, families: &[&str]) -> Result<(), String> {
    let words = format!("tree {package} --edges normal --target all --prefix none");
    let Some(tree) = shell::answer(cargo().args(words.split(' '))) else {
        return Err("`cargo tree` did not tell.".into());
    };
    let is_of_these = |line: &&str| families.iter().any(|family| line.starts_with(family));
    match tree.lines().skip(1).find(is_of_these) {
        None => Ok(()),
        Some(found) => Err(format!(
            "`{package}` depends on {found}, which the rules may not."
        )),
    }
}

/// Has cargo-deny look at the crates of Cargo.lock, by deny.toml.
fn crates_that_are_allowed() -> Outcome {
    let looked = tools::cargo_deny().and_then(|deny| {
        let words = "--locked --offline --log-level error --workspace check bans licenses sources";
        shell::run(Command::new(deny).args(words.split(' ')))
    });
    outcome(looked)
}

/// Adds `-D warnings` to the compiler's flags in this variable.
fn deny_warnings<'a>(command: &'a mut Command, variable: &str) -> &'a mut Command {
    let flags = env::var(variable).unwrap_or_default();
    command.env(variable, format!("{flags} -D warnings").trim())
}

/// Makes the documentation of what these words name; a warning is an error.
fn documentation(what: &str) -> Result<(), Trouble> {
    let words = "doc --no-deps --quiet".split(' ').chain(what.split(' '));
    shell::run(deny_warnings(&mut cargo(), "RUSTDOCFLAGS").args(words))
}

/// Lints what these words name.
fn clippy(what: &str) -> Outcome {
    let words = what.split(' ');
    plain(
        cargo()
            .arg("clippy")
            .args(words)
            .args(["--", "-D", "warnings"]),
    )
}

/// A command that holds if it ends well.
fn plain(command: &mut Command) -> Outcome {
    outcome(shell::run(command))
}

/// A result as an outcome.
pub(crate) fn outcome(result: Result<(), Trouble>) -> Outcome {
    match result {
        Ok(()) => Outcome::Passed,
        Err(trouble) => failed(&trouble),
    }
}

/// A failure with its sentence.
fn failed(trouble: &Trouble) -> Outcome {
    Outcome::Failed(trouble.to_string())
}

/// A test runner: what it prints is passed on, and its results are added up.
fn tests(command: &mut Command) -> Outcome {
    let line = shell::line(command);
    let broken = |sentence| Outcome::TestsFailed(Tally::default(), sentence);
    let mut runner = match command.stdout(Stdio::piped()).spawn() {
        Ok(runner) => runner,
        Err(error) => return broken(format!("`{line}` did not start: {error}.")),
    };
    let mut sum = Tally::default();
    if let Some(stdout) = runner.stdout.take() {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            println!("{line}");
            sum += Tally::in_line(&line).unwrap_or_default();
        }
    }
    match runner.wait() {
        Ok(status) if !status.success() => {
            Outcome::TestsFailed(sum, format!("`{line}` failed ({status})."))
        }
        Ok(_) if sum.passed == 0 => Outcome::TestsFailed(sum, format!("`{line}` ran no test.")),
        Ok(_) => Outcome::TestsPassed(sum),
        Err(error) => broken(format!("The runner was lost: {error}.")),
    }
}
