//! Other programs: how they are found, asked and run.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What went wrong, in a sentence for the person at the keyboard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trouble(String);

impl Trouble {
    /// Takes the sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Goes to the project's folder, wherever in it `cargo xtask` was called.
///
/// # Errors
///
/// If it was not cargo that started the program.
pub fn enter_project() -> Result<(), Trouble> {
    env::var_os("CARGO_MANIFEST_DIR")
        .and_then(|xtask| Path::new(&xtask).parent().map(Path::to_path_buf))
        .filter(|project| env::set_current_dir(project).is_ok())
        .map(|_| ())
        .ok_or_else(|| Trouble::new("The tasks are run by cargo: `cargo xtask help` lists them."))
}

/// The cargo that runs this task, so that everything uses the toolchain that the project pins.
#[must_use]
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Whether this is a continuous integration run, where nothing may be left out.
#[must_use]
pub fn in_ci() -> bool {
    env::var("CI").is_ok_and(|ci| !matches!(ci.as_str(), "" | "0" | "false"))
}

/// Runs a command with the terminal as its own.
///
/// # Errors
///
/// If it does not start, or does not end well.
pub fn run(command: &mut Command) -> Result<(), Trouble> {
    let status = command
        .status()
        .map_err(|error| Trouble::new(format!("`{}` did not start: {error}.", line(command))))?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::new(format!(
            "`{}` failed ({status}).",
            line(command)
        )))
    }
}

/// Runs a command whose words are of interest only if it fails.
///
/// # Errors
///
/// If it does not start, or does not end well; then with all that it printed.
pub fn run_quietly(command: &mut Command) -> Result<(), Trouble> {
    let output = command
        .output()
        .map_err(|error| Trouble::new(format!("`{}` did not start: {error}.", line(command))))?;
    if output.status.success() {
        return Ok(());
    }
    let words = [output.stdout, output.stderr].concat();
    Err(Trouble::new(format!(
        "`{}` failed ({}).\n{}",
        line(command),
        output.status,
        String::from_utf8_lossy(&words).trim_end()
    )))
}

/// What a command prints, if it is there and content.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A command as a person would type it, without the folder the program lies in.
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

/// Where `cargo install` puts programs; it need not be on PATH.
#[must_use]
pub fn cargo_bin() -> Option<PathBuf> {
    env::var_os("CARGO_INSTALL_ROOT")
        .or_else(|| env::var_os("CARGO_HOME"))
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .map(|root| root.join("bin"))
}

/// Every program of this name in these folders, in order.
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

/// A PATH of these folders, in order.
///
/// # Errors
///
/// If a folder has in its name what separates folders on PATH.
pub fn join_path(folders: &[PathBuf]) -> Result<OsString, Trouble> {
    env::join_paths(folders)
        .map_err(|error| Trouble::new(format!("A folder cannot be put on PATH: {error}.")))
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{answer, cargo, line, run};

    #[test]
    fn a_command_reads_as_typed() {
        let mut command = Command::new("/somewhere/bin/trunk");
        command.args(["build", "--release"]);
        assert_eq!(line(&command), "trunk build --release");
    }

    #[test]
    fn a_program_that_is_missing_gets_a_sentence() {
        let mut command = Command::new("there-is-no-such-program");
        let trouble = run(&mut command).expect_err("it is missing").to_string();
        assert!(trouble.starts_with("`there-is-no-such-program` did not start: "));
        assert_eq!(answer(&mut command), None);
    }

    #[test]
    fn an_answer_is_trimmed() {
        let version = answer(cargo().arg("--version")).expect("cargo runs this test");
        assert!(version.starts_with("cargo 1.") && !version.ends_with('\n'));
    }
}
