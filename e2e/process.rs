//! The programs that the browser tests start and end.

use std::fs;
use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

/// The number of attempts to start a program.
const STARTS: u32 = 5;

/// The number of waits, of one [`STEP`] each, for a program that ends by itself.
const STEPS: u32 = 40;

/// See [`STEPS`].
const STEP: Duration = Duration::from_millis(50);

/// A running program. Dropping it ends the program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    ends: Ends,
}

/// The way in which a program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// The tests end it.
    Killed,
    /// It ends by itself when it is no longer needed. Otherwise the tests end it.
    ByItself,
}

impl Process {
    /// Starts a program that prints its address, and reads the address from its output.
    pub(crate) fn start<T>(
        command: &mut Command,
        ends: Ends,
        tells: impl Fn(&str) -> Option<T>,
    ) -> io::Result<(Process, T)> {
        // chromedriver takes a port that is free for IPv4 and needs the same one for IPv6. It ends if that port is
        // taken. The next attempt gets another port.
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
                // A program that cannot print blocks. Its child processes print here too.
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

    /// Returns true if it is still running.
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
        // A program that has ended cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number after these words in a line.
pub(crate) fn number_after(words: &str, line: &str) -> Option<u16> {
    let (_, rest) = line.rsplit_once(words)?;
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// A folder for the browser's own files. Dropping it removes the folder.
#[derive(Debug)]
pub(crate) struct Profile(PathBuf);

impl Profile {
    /// Creates a new, empty folder.
    pub(crate) fn new() -> io::Result<Profile> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("profile-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder)?;
        Ok(Profile(folder))
    }

    /// Returns its path.
    pub(crate) fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The browser's last processes may still be writing. Remaining files stay below target/.
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
