//! The programs that a browser test starts, and ends.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// How often a program is started before it is said that it does not.
const STARTS: u32 = 5;

/// How long a program is waited for that ends by itself, in steps of [`STEP`].
const STEPS: u32 = 40;

/// See [`STEPS`].
const STEP: Duration = Duration::from_millis(50);

/// A running program. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    ends: Ends,
}

/// How a program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// When we end it.
    Killed,
    /// By itself, when nobody needs it any more; otherwise when we end it.
    ByItself,
}

impl Process {
    /// Starts a program that prints where it is to be found, and reads that from its lines.
    pub(crate) fn start<T>(
        command: &mut Command,
        ends: Ends,
        tells: impl Fn(&str) -> Option<T>,
    ) -> io::Result<(Process, T)> {
        // chromedriver takes a port that is free for IPv4, wants the same for IPv6, and ends when
        // another has it. The next port will do.
        let mut started = Process::try_start(command, ends, &tells);
        for _ in 1..STARTS {
            started = started.or_else(|_| Process::try_start(command, ends, &tells));
        }
        started
    }

    fn try_start<T>(
        command: &mut Command,
        ends: Ends,
        tells: impl Fn(&str) -> Option<T>,
    ) -> io::Result<(Process, T)> {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let stdout = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        let process = Process { child, ends };
        let mut stdout = BufReader::new(stdout);
        let mut line = String::new();
        while stdout.read_line(&mut line)? > 0 {
            if let Some(told) = tells(&line) {
                // A program that cannot print stops; all that it starts prints here too.
                thread::spawn(move || io::copy(&mut stdout, &mut io::sink()));
                return Ok((process, told));
            }
            line.clear();
        }
        Err(io::Error::other(
            "the program ended before it told where it is",
        ))
    }

    /// Starts a program that prints nothing.
    pub(crate) fn start_silent(command: &mut Command) -> io::Result<Process> {
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let ends = Ends::Killed;
        Ok(Process { child, ends })
    }

    /// Whether it still runs.
    pub(crate) fn runs(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if self.ends == Ends::ByItself {
            for _ in 0..STEPS {
                if !self.runs() {
                    return;
                }
                thread::sleep(STEP);
            }
        }
        // One that has ended by itself cannot be ended again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number that stands in a line after these words.
pub(crate) fn number_after(words: &str, line: &str) -> Option<u16> {
    let (_, rest) = line.rsplit_once(words)?;
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// A folder for the browser's own files, removed when this is dropped.
#[derive(Debug)]
pub(crate) struct Profile(PathBuf);

impl Profile {
    /// A new, empty one.
    pub(crate) fn new() -> io::Result<Profile> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("profile-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder)?;
        Ok(Profile(folder))
    }

    /// Where it is.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The last of the browser's processes may still be writing; what stays is below target/.
        let gone = (0..STEPS).any(|_| {
            fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() || {
                thread::sleep(STEP);
                false
            }
        });
        if !gone {
            eprintln!("The profile {} was not removed.", self.0.display());
        }
    }
}
