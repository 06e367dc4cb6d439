//! Other programs: finding and running them.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// An error, as a sentence for the user of a task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaskError(String);

impl TaskError {
    /// An error with this sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for TaskError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Changes to the project's folder, from any folder in it.
///
/// # Errors
///
/// If cargo has not started this program.
pub fn enter_project() -> Result<(), TaskError> {
    enter_parent(env::var_os("CARGO_MANIFEST_DIR").as_deref())
}

/// Changes to the folder in which this package's folder is.
fn enter_parent(package: Option<&OsStr>) -> Result<(), TaskError> {
    package
        .and_then(|package| Path::new(package).parent())
        .filter(|project| env::set_current_dir(project).is_ok())
        .map(|_| ())
        .ok_or_else(|| TaskError::new("The tasks are run by cargo: `cargo xtask help` lists them."))
}

/// The cargo that runs this task, so that all commands use the pinned toolchain.
#[must_use]
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Returns true in a continuous integration run, which must not skip anything.
#[must_use]
pub fn in_ci() -> bool {
    env::var("CI").is_ok_and(|ci| means_yes(&ci))
}

/// Returns true unless this value of a variable means no.
fn means_yes(value: &str) -> bool {
    !matches!(value, "" | "0" | "false")
}

/// Reports why a test does not run. The test then returns, and so passes.
///
/// # Panics
///
/// In a continuous integration run, which must not skip anything.
pub fn skip_test(sentence: &str) {
    skip(sentence, in_ci());
}

/// The part of [`skip_test`] that does not read the environment.
fn skip(sentence: &str, in_ci: bool) {
    assert!(!in_ci, "In CI nothing may be skipped. {sentence}");
    // Written directly to the stream, because the test harness hides printed output of a passing test.
    let _ = writeln!(io::stderr(), "NOT RUN: {sentence}");
}

/// Runs a command with the terminal of this process.
///
/// # Errors
///
/// If it does not start, or fails.
pub fn run(command: &mut Command) -> Result<(), TaskError> {
    let status = command
        .status()
        .map_err(|error| TaskError::new(format!("`{}` did not start: {error}.", line(command))))?;
    if status.success() {
        Ok(())
    } else {
        Err(TaskError::new(format!(
            "`{}` failed ({status}).",
            line(command)
        )))
    }
}

/// Runs a command, and prints its output only if it fails.
///
/// # Errors
///
/// If it does not start, or fails; then with all its output.
pub fn run_quietly(command: &mut Command) -> Result<(), TaskError> {
    let output = command
        .output()
        .map_err(|error| TaskError::new(format!("`{}` did not start: {error}.", line(command))))?;
    if output.status.success() {
        return Ok(());
    }
    let words = [output.stdout, output.stderr].concat();
    Err(TaskError::new(format!(
        "`{}` failed ({}).\n{}",
        line(command),
        output.status,
        String::from_utf8_lossy(&words).trim_end()
    )))
}

/// The output of a command, if it exists and succeeds.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command line as a person would type it, without the folder of the program.
#[must_use]
pub fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    std::iter::once(program.file_name().unwrap_or(program.as_os_str()))
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The folders on PATH, in order.
#[must_use]
pub fn path_folders() -> Vec<PathBuf> {
    env::var_os("PATH")
        .map(|path| env::split_paths(&path).collect())
        .unwrap_or_default()
}

/// The folder in which `cargo install` puts programs. It need not be on PATH.
#[must_use]
pub fn cargo_bin() -> Option<PathBuf> {
    env::var_os("CARGO_INSTALL_ROOT")
        .or_else(|| env::var_os("CARGO_HOME"))
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .map(|root| root.join("bin"))
}

/// All programs of this name in these folders, in order.
pub fn programs<'a>(
    name: &str,
    folders: impl IntoIterator<Item = &'a PathBuf>,
) -> impl Iterator<Item = PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    folders
        .into_iter()
        .map(move |folder| folder.join(&file))
        .filter(|program| program.is_file())
}

/// A PATH with these folders, in order.
///
/// # Errors
///
/// If the name of a folder has a PATH separator in it.
pub fn join_path(folders: &[PathBuf]) -> Result<OsString, TaskError> {
    env::join_paths(folders)
        .map_err(|error| TaskError::new(format!("A folder cannot be put on PATH: {error}.")))
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::path::PathBuf;
    use std::process::Command;

    use super::{answer, cargo, enter_parent, join_path, line, means_yes, run, run_quietly, skip};

    /// A command of the system's shell.
    fn sh(script: &str) -> Command {
        let mut sh = Command::new("sh");
        sh.args(["-c", script]);
        sh
    }

    #[test]
    fn line_shows_the_command_as_typed() {
        let mut command = Command::new("/somewhere/bin/trunk");
        command.args(["build", "--release"]);
        assert_eq!(line(&command), "trunk build --release");
    }

    #[test]
    fn missing_program_error_is_a_sentence() {
        let mut command = Command::new("there-is-no-such-program");
        let error = run(&mut command).expect_err("it is missing").to_string();
        assert!(error.starts_with("`there-is-no-such-program` did not start: "));
        assert_eq!(answer(&mut command), None);
    }

    #[test]
    fn failing_program_is_an_error() {
        let error = run(&mut sh("exit 3")).expect_err("it fails").to_string();
        assert_eq!(error, "`sh -c exit 3` failed (exit status: 3).");
        assert_eq!(answer(&mut sh("echo done; exit 3")), None);
        let script = "echo first; echo second >&2; exit 3";
        let error = run_quietly(&mut sh(script)).expect_err("it fails");
        let told = format!("`sh -c {script}` failed (exit status: 3).\nfirst\nsecond");
        assert_eq!(error.to_string(), told);
        let error = run_quietly(&mut Command::new("there-is-no-such-program"));
        let error = error.expect_err("it is missing").to_string();
        assert!(error.contains(" did not start: "), "{error}");
    }

    #[test]
    fn task_without_cargo_is_refused() {
        let package = OsStr::new("/there-is-no-such-folder/xtask");
        for package in [None, Some(package)] {
            let error = enter_parent(package).expect_err("no project").to_string();
            assert_eq!(
                error,
                "The tasks are run by cargo: `cargo xtask help` lists them."
            );
        }
    }

    #[test]
    fn folder_with_separator_is_refused() {
        let separator = if cfg!(windows) { ";" } else { ":" };
        let folder = PathBuf::from(format!("a{separator}b"));
        let error = join_path(&[folder]).expect_err("two folders").to_string();
        assert!(
            error.starts_with("A folder cannot be put on PATH: "),
            "{error}"
        );
    }

    #[test]
    fn ci_variable_may_say_no() {
        for (value, is_ci) in [("", false), ("0", false), ("false", false), ("true", true)] {
            assert_eq!(means_yes(value), is_ci, "{value:?}");
        }
    }

    #[test]
    #[should_panic(expected = "In CI nothing may be skipped. Node.js is missing.")]
    fn test_may_not_be_skipped_in_ci() {
        skip("Node.js is missing.", true);
    }

    #[test]
    fn answer_is_trimmed() {
        let version = answer(cargo().arg("--version")).expect("cargo runs this test");
        assert!(version.starts_with("cargo 1.") && !version.ends_with('\n'));
    }
}
