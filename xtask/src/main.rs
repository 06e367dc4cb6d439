//! The project's tasks, run as `cargo xtask <task>`. `.cargo/config.toml` defines the alias.
//!
//! A new machine needs only Rust: every task first sets up what it needs ([`tools`], [`packages`]) and says so. Outside
//! the project's folder it adds to the Rust toolchain, cargo's registry and bin folder, and, for the browser tests, the
//! system's packages (docs/setup.md).

mod changes;
mod checks;
mod coach;
mod dev;
mod equilibrium;
mod files;
mod finish;
mod mutants;
mod npm;
mod packages;
mod page;
mod plain;
mod play;
#[cfg(test)]
mod refusals;
mod report;
mod shots;
mod size;
mod soak;
mod styles;
mod tools;
mod words;

use std::env;
use std::path::{self, PathBuf};
use std::process::ExitCode;

use release::single_file;
use testbed::shell::{self, TaskError};

use checks::Extent;
use shots::BrowserRun;

/// The text for a request for help, or for an unknown task.
const USAGE: &str = "\
usage: cargo xtask <task>

  play [--port N] [--no-open]   set up, build and serve the page, and open the browser
  dev [--port N] [--no-open]    set up, build and serve a larger and slower page, watch the sources,
                                and show each change seconds later
  test [--fast]                 set up and run all checks, and all tests but those of soak; --fast: format, one lint, the
                                native tests except the exhaustive ones, and in Chromium the tests that
                                depend on the browser itself, with a build without size optimisation;
                                if all changed files have the same game in their paths, without the tests
                                of the other game, and in Chromium only those in the game's folder
  soak                          set up and run the long tests with a new seed: random rounds by the
                                million, random clicks and keys, a week of play, long sessions with the
                                screen reader, small changes of the rules that a test must find, and a
                                comparison of two builds; FAIR_DEAL_SEED=N repeats a run
  build [--fast]                set up, build the page into dist/ and weigh it; --fast: a quicker build
                                for tests, with larger and slower bundles
  release                       do the same as build, and record the sizes of this version, with which
                                later builds are compared
  setup                         only set up the tools for the page
  shots                         set up, build the page and make pictures of every phase, theme,
                                language and size in shots/
  picture                       set up, build the page and make the picture of the README
  frames                        set up, build the page and measure the frame times of dealing cards
  feel [--beside FOLDER]        set up, build the page and measure the time to answer taps, the memory
                                after many rounds, the time to load, and the time and the bytes until
                                the coach's first advice; --beside: only loading and the first advice,
                                compared with those of the earlier build in FOLDER
  week                          set up, build the page, play 2,000 rounds over seven days, recount them,
                                and measure the time to open 100,000 rounds
  coach                         set up and measure the coach as native code and as WebAssembly
  equilibrium [--minutes N]     solve the poker match with bets for two players, print the
                                exploitability after more and more iterations, write the file that the
                                page gets, and measure it in the model and with real cards, which takes
                                most of an hour; --minutes: iterate for that time, and not until the
                                exploitability is 0.005 chips a hand
  single-file                   build the page and put all of it into fair-deal.html, which plays from a disk
  twice                         build the page here and in another folder, and compare all bytes

  words                         check the words of all languages, and generate the functions of the
                                messages

  styles, finish                the steps that Trunk runs before and after a build: styles joins the
                                style sheets; finish optimises the bundles, puts hashes into the file
                                names and the policy, and lists the hashes of all files";

/// One of the tasks in [`USAGE`].
#[derive(Debug, Clone, PartialEq, Eq)]
enum Task {
    /// Build and serve the page.
    Play {
        /// The port in the arguments. Without one, the first free port from [`play::FIRST_PORT`] on.
        port: Option<u16>,
        /// True to open a browser.
        open: bool,
    },
    /// Build and serve the page, and rebuild what changes. The arguments are those of [`Task::Play`].
    Dev {
        /// The port in the arguments.
        port: Option<u16>,
        /// True to open a browser.
        open: bool,
    },
    /// Run the checks and the tests.
    Test,
    /// Run the checks and tests that are quick.
    TestFast,
    /// Run the long tests.
    Soak,
    /// Build and weigh the page.
    Build,
    /// Build the page for tests, which is faster.
    BuildFast,
    /// Build and weigh the page, and record its size as that of this version.
    Release,
    /// Only set up.
    Setup,
    /// Measure the coach.
    Coach,
    /// Solve the poker match, for this many minutes or until the strategies are good enough.
    Equilibrium(Option<u32>),
    /// Put the page into one file.
    SingleFile,
    /// Compare two builds.
    Twice,
    /// Run the browser tests that make or measure something.
    Browser(BrowserRun),
    /// Compare first visits and the first advice with those of the earlier build in this folder.
    FeelBeside(PathBuf),
    /// Check the words, and write their functions.
    Words,
    /// A step that Trunk runs before a build.
    Styles,
    /// The step that Trunk runs after a build.
    Finish,
}

impl Task {
    /// Parses the arguments of `cargo xtask`. The error is a sentence, or empty if the user asked for help.
    fn parse(words: &[String]) -> Result<Self, String> {
        let mut words = words.iter().map(String::as_str).peekable();
        let task = match words.next() {
            None | Some("help" | "--help" | "-h") => return Err(String::new()),
            Some(task @ ("play" | "dev")) => {
                let (port, open) = parse_serve(task, words)?;
                return Ok(match task {
                    "dev" => Self::Dev { port, open },
                    _ => Self::Play { port, open },
                });
            }
            Some("test") => match words.next_if_eq(&"--fast") {
                Some(_) => Self::TestFast,
                None => Self::Test,
            },
            Some("soak") => Self::Soak,
            Some("build") => match words.next_if_eq(&"--fast") {
                Some(_) => Self::BuildFast,
                None => Self::Build,
            },
            Some("release") => Self::Release,
            Some("setup") => Self::Setup,
            Some("coach") => Self::Coach,
            Some("equilibrium") if words.next_if_eq(&"--minutes").is_some() => {
                let number = words.next().unwrap_or_default();
                let minutes = number.parse().ok().filter(|it| (1..=100_000).contains(it));
                let wrong =
                    || format!("`--minutes` wants a number from 1 to 100000, not `{number}`.");
                Self::Equilibrium(Some(minutes.ok_or_else(wrong)?))
            }
            Some("equilibrium") => Self::Equilibrium(None),
            Some("single-file") => Self::SingleFile,
            Some("twice") => Self::Twice,
            Some("words") => Self::Words,
            Some("styles") => Self::Styles,
            Some("finish") => Self::Finish,
            Some("feel") if words.next_if_eq(&"--beside").is_some() => {
                let folder = words.next().unwrap_or_default();
                // The task runs in the project's folder, and the user may be in another.
                let folder = path::absolute(folder)
                    .map_err(|_| "`--beside` wants the folder of a built page.".to_owned())?;
                Self::FeelBeside(folder)
            }
            Some(other) => BrowserRun::named(other)
                .map(Self::Browser)
                .ok_or_else(|| format!("There is no task `{other}`."))?,
        };
        match words.next() {
            None => Ok(task),
            Some(extra) => Err(format!("This task takes no `{extra}`.")),
        }
    }

    /// Runs the task. Returns true for success, and false if the task has already printed what is wrong.
    fn run(self) -> Result<bool, TaskError> {
        let done = match self {
            Self::Play { port, open } => play::play(port, open),
            Self::Dev { port, open } => dev::run(port, open),
            Self::Test => return Ok(checks::run(Extent::Everything)),
            Self::TestFast => return Ok(checks::run(Extent::Fast(changes::changed_game()))),
            Self::Soak => return Ok(soak::run()),
            Self::Build => {
                page::build(&tools::for_page()?).and_then(|()| size::check(page::DIST.as_ref()))
            }
            Self::BuildFast => page::build_fast(&tools::for_page()?),
            Self::Release => page::build(&tools::for_page()?).and_then(|()| {
                size::check(page::DIST.as_ref())?;
                size::record(page::DIST.as_ref())
            }),
            Self::Setup => tools::for_page().map(|toolbox| {
                println!("Everything the page needs is here: {toolbox}.");
            }),
            Self::Coach => coach::compare(),
            Self::Equilibrium(minutes) => equilibrium::solve(minutes),
            Self::SingleFile => page::build(&tools::for_page()?).and_then(|()| {
                println!("The whole game is in {}.", single_file::NAME);
                single_file::write(page::DIST.as_ref(), single_file::NAME.as_ref())
            }),
            Self::Twice => release::twice::compare_builds(),
            Self::Browser(run) => run.run(),
            Self::FeelBeside(folder) => BrowserRun::feel_beside(&folder),
            Self::Words => words::write(),
            Self::Styles => styles::join(),
            Self::Finish => finish::staged_page(env::var_os(finish::STAGING).map(PathBuf::from)),
        };
        done.map(|()| true)
    }
}

/// Parses the arguments of `cargo xtask play` or `dev`: the port, and whether to open a browser.
fn parse_serve<'a>(
    task: &str,
    mut words: impl Iterator<Item = &'a str>,
) -> Result<(Option<u16>, bool), String> {
    let (mut port, mut open) = (None, true);
    while let Some(word) = words.next() {
        let number = match word.split_once('=') {
            Some(("--port", number)) => Some(number),
            Some(_) | None => None,
        };
        if word == "--no-open" {
            open = false;
        } else if word == "--port" || number.is_some() {
            let number = number.or_else(|| words.next()).unwrap_or_default();
            port = Some(number.parse().map_err(|_| {
                format!("`--port` wants a number from 0 to 65535, not `{number}`.")
            })?);
        } else {
            return Err(format!("`{task}` takes no `{word}`."));
        }
    }
    Ok((port, open))
}

/// Parses the task, runs it in the project's folder, and prints an error.
fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let task = match Task::parse(&words) {
        Ok(task) => task,
        Err(sentence) => {
            if !sentence.is_empty() {
                eprintln!("{sentence}\n");
            }
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match shell::enter_project().and_then(|()| task.run()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("\n{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{BrowserRun, Task};

    fn parse(line: &str) -> Result<Task, String> {
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        Task::parse(&words)
    }

    #[test]
    fn every_task_parses() {
        let play = |port, open| Ok(Task::Play { port, open });
        assert_eq!(parse("play"), play(None, true));
        assert_eq!(parse("play --port 9000"), play(Some(9000), true));
        assert_eq!(parse("play --no-open --port=9000"), play(Some(9000), false));
        assert_eq!(parse("test"), Ok(Task::Test));
        assert_eq!(parse("test --fast"), Ok(Task::TestFast));
        assert_eq!(parse("soak"), Ok(Task::Soak));
        assert_eq!(parse("build"), Ok(Task::Build));
        assert_eq!(parse("build --fast"), Ok(Task::BuildFast));
        assert_eq!(parse("release"), Ok(Task::Release));
        assert_eq!(parse("setup"), Ok(Task::Setup));
        assert_eq!(parse("single-file"), Ok(Task::SingleFile));
        let equilibrium = |minutes| Ok(Task::Equilibrium(minutes));
        assert_eq!(parse("equilibrium"), equilibrium(None));
        assert_eq!(parse("equilibrium --minutes 3"), equilibrium(Some(3)));
        assert_eq!(parse("twice"), Ok(Task::Twice));
        assert_eq!(parse("words"), Ok(Task::Words));
        assert_eq!(parse("styles"), Ok(Task::Styles));
        assert_eq!(parse("finish"), Ok(Task::Finish));
        let beside = PathBuf::from("/dist");
        assert_eq!(parse("feel --beside /dist"), Ok(Task::FeelBeside(beside)));
        for run in BrowserRun::ALL {
            assert_eq!(parse(run.name), Ok(Task::Browser(run)));
            let line = format!("\n  {} ", run.name);
            assert!(super::USAGE.contains(&line), "the usage lists {line}");
        }
    }

    #[test]
    fn unknown_arguments_give_an_error() {
        let refuse = |line| parse(line).expect_err(line);
        assert_eq!(refuse(""), "");
        assert_eq!(refuse("help"), "");
        assert_eq!(refuse("deal"), "There is no task `deal`.");
        assert_eq!(refuse("test --slow"), "This task takes no `--slow`.");
        assert_eq!(refuse("play fair"), "`play` takes no `fair`.");
        assert_eq!(refuse("feel soon"), "This task takes no `soon`.");
        assert_eq!(
            refuse("feel --beside"),
            "`--beside` wants the folder of a built page."
        );
        assert_eq!(
            refuse("equilibrium --minutes 0"),
            "`--minutes` wants a number from 1 to 100000, not `0`."
        );
        let port = |it| format!("`--port` wants a number from 0 to 65535, not `{it}`.");
        assert_eq!(refuse("play --port 65536"), port("65536"));
        assert_eq!(refuse("play --port"), port(""));
    }
}
