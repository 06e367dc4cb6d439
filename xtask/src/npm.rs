//! The packages that npm brings: binaryen and terser, which make the page smaller
//! (tools/shorten.mjs), and axe-core, which tests what assistive tools are told.

use std::cmp::Reverse;
use std::env;
use std::fmt;
use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread;

use testbed::shell::{self, Trouble};

/// Where package-lock.json is, and what npm makes of it.
const FOLDER: &str = "xtask/tools";

/// A package of tools/package-lock.json, and its one version.
type Package = (&'static str, &'static str);

/// Makes programs smaller: it is what `wasm-opt` is made of.
const BINARYEN: Package = ("binaryen", "132.0.0");

/// Makes scripts smaller. Trunk does not know the JavaScript of today, and leaves them as they are.
const TERSER: Package = ("terser", "5.51.2");

/// Finds what stands between the page and those who cannot see or point.
const AXE: Package = ("axe-core", "4.14.1");

/// What makes programs and scripts shorter. Another version would make other bytes than those of
/// somebody who compares `hashes.txt`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shortener {
    /// Node.js, which runs it.
    node: PathBuf,
}

/// How a program is made shorter, as the script is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    /// So that little is fetched.
    Small,
    /// So that it is fast.
    Fast,
}

impl Program {
    /// What a file is, by its name: what is no worker is fetched with a page.
    fn of(file: &Path) -> Self {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.contains("-worker") {
            Self::Fast
        } else {
            Self::Small
        }
    }

    /// The word before it.
    const fn word(self) -> &'static str {
        match self {
            Self::Small => "--small",
            Self::Fast => "--fast",
        }
    }
}

impl Shortener {
    /// Finds it.
    pub(crate) fn find() -> Option<Self> {
        // They come together, and with one the page is smaller than without both.
        package(TERSER).and(package(BINARYEN))?;
        let node = shell::programs("node", &shell::path_folders()).next()?;
        Some(Self { node })
    }

    /// Finds it, or has npm bring it, or says that it is missing: without it the page still works.
    pub(crate) fn provide() -> Option<Self> {
        Self::find().or_else(|| {
            let reason = install();
            let found = Self::find();
            if found.is_none() {
                println!(
                    "binaryen and terser are missing, so the page works but is larger: {}{reason}",
                    how_to_install()
                );
            }
            found
        })
    }

    /// Makes this program shorter.
    pub(crate) fn shorten(&self, file: &Path, program: Program) -> Result<(), Trouble> {
        shell::run(self.command().arg(program.word()).arg(file))
    }

    /// Makes all of these shorter, programs and scripts, on all processors.
    pub(crate) fn shorten_all(&self, mut files: Vec<PathBuf>) -> Result<(), Trouble> {
        let size = |file: &PathBuf| fs::metadata(file).map_or(0, |it| it.len());
        files.sort_by_key(|file| Reverse(size(file)));
        let at_a_time = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let share = |first| {
                let mut command = self.command();
                for file in files.iter().skip(first).step_by(at_a_time) {
                    command.arg(Program::of(file).word()).arg(file);
                }
                scope.spawn(move || shell::run(&mut command))
            };
            let runs: Vec<_> = (0..at_a_time.min(files.len())).map(share).collect();
            runs.into_iter().try_for_each(|run| {
                run.join()
                    .unwrap_or_else(|_| Err(Trouble::new("Node.js was lost.")))
            })
        })
    }

    /// The script, ready for the names of files.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.node);
        command.arg(Path::new(FOLDER).join("shorten.mjs"));
        command
    }
}

impl fmt::Display for Shortener {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "binaryen {}, terser {}", BINARYEN.1, TERSER.1)
    }
}

/// The script of axe-core; has npm bring it.
pub(crate) fn axe() -> Result<PathBuf, Trouble> {
    let find = || Some(package(AXE)?.join("axe.min.js"));
    if let Some(found) = find() {
        return Ok(found);
    }
    let reason = install();
    find().ok_or_else(|| Trouble::new(format!("axe-core is missing: {}{reason}", how_to_install())))
}

/// The folder of a package, if npm has brought it in its version.
fn package((name, version): Package) -> Option<PathBuf> {
    let project = env::current_dir().ok()?;
    let folder = project.join(FOLDER).join("node_modules").join(name);
    let description = fs::read_to_string(folder.join("package.json")).ok()?;
    let is_there = description.contains(&format!("\"version\": \"{version}\""));
    is_there.then_some(folder)
}

/// Has npm bring the packages of tools/package-lock.json, once; what went wrong is returned, to be
/// added to the sentence of whoever misses one.
fn install() -> String {
    static TRIED: OnceLock<String> = OnceLock::new();
    let install = || {
        if shell::programs("npm", &shell::path_folders())
            .next()
            .is_none()
        {
            return String::new();
        }
        println!("Having npm bring its packages into {FOLDER}/node_modules (seconds, once).");
        let mut npm = Command::new("npm");
        npm.args(["ci", "--ignore-scripts", "--loglevel=error"])
            .current_dir(FOLDER);
        shell::run(&mut npm).map_or_else(|trouble| format!(" {trouble}"), |()| String::new())
    };
    TRIED.get_or_init(install).clone()
}

/// What a person does who misses a package.
fn how_to_install() -> String {
    format!("with Node.js and npm, `npm ci --prefix {FOLDER}` brings it.")
}

#[cfg(test)]
mod tests {
    use super::{AXE, BINARYEN, TERSER};

    #[test]
    fn the_same_versions_are_written_everywhere() {
        let package = include_str!("../tools/package.json");
        let lock = include_str!("../tools/package-lock.json");
        for (name, version) in [BINARYEN, AXE, TERSER] {
            assert!(package.contains(&format!("\"{name}\": \"{version}\"")));
            assert!(lock.contains(&format!("\"version\": \"{version}\"")));
        }
        // Each comes from the registry that npm asks, and is what it was: `npm ci` compares the hash.
        let count = |text: &str| lock.matches(text).count();
        let packages = count("\n    \"node_modules/");
        assert_eq!(count("\n      \"integrity\": \"sha512-"), packages);
        assert_eq!(count("\n      \"version\": \""), packages);
        for elsewhere in ["://", "\"resolved\"", "\"link\"", "file:", "git"] {
            assert!(!lock.contains(elsewhere), "{elsewhere}");
        }
    }
}
