//! The packages from npm: binaryen and terser, which make the app smaller (tools/optimise.mjs), and axe-core, which
//! tests accessibility.

use std::cmp::Reverse;
use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::thread;

use testbed::shell::{self, TaskError};

/// The folder of package-lock.json and `node_modules`.
const FOLDER: &str = "xtask/tools";

/// The number of processes that share the files. It is the same on every machine, because the output of a process could
/// depend on what it has optimised before.
const SHARES: usize = 2;

/// A package of tools/package-lock.json, and its one version.
type Package = (&'static str, &'static str);

/// Optimises WebAssembly: the library behind `wasm-opt`.
const BINARYEN: Package = ("binaryen", "132.0.0");

/// Minifies scripts. Trunk's own minifier does not support current JavaScript.
const TERSER: Package = ("terser", "5.51.2");

/// Finds accessibility problems.
const AXE: Package = ("axe-core", "4.14.1");

/// The optimiser of WebAssembly and scripts (tools/optimise.mjs). Its versions are fixed, because another version would
/// produce other bytes than those in `hashes.txt`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Optimiser {
    /// Node.js, which runs the script.
    node: PathBuf,
}

/// The optimisation goal of a bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Small download size.
    Small,
    /// Speed.
    Fast,
}

impl Goal {
    /// The goal for a file, by its name. All bundles but the workers are downloaded with a page.
    fn of(file: &Path) -> Self {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        if name.contains("-worker") {
            Self::Fast
        } else {
            Self::Small
        }
    }

    /// The option before such a file.
    const fn option(self) -> &'static str {
        match self {
            Self::Small => "--small",
            Self::Fast => "--fast",
        }
    }
}

impl Optimiser {
    /// Finds the installed packages.
    pub(crate) fn find() -> Option<Self> {
        // Both or neither, because npm installs them together.
        package(TERSER).and(package(BINARYEN))?;
        let node = shell::programs("node", &shell::path_folders()).next()?;
        Some(Self { node })
    }

    /// Finds the packages, or has npm install them, or prints that they are missing. The app works without them.
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

    /// Optimises this file.
    pub(crate) fn optimise(&self, file: &Path, goal: Goal) -> Result<(), TaskError> {
        shell::run(self.command().arg(goal.option()).arg(file))
    }

    /// Optimises all these files, WebAssembly and scripts.
    pub(crate) fn optimise_all(&self, mut files: Vec<PathBuf>) -> Result<(), TaskError> {
        let size = |file: &PathBuf| fs::metadata(file).map_or(0, |it| it.len());
        files.sort_by_key(|file| Reverse(size(file)));
        thread::scope(|scope| {
            let share = |first| {
                let mut command = self.command();
                for file in files.iter().skip(first).step_by(SHARES) {
                    command.arg(Goal::of(file).option()).arg(file);
                }
                scope.spawn(move || shell::run(&mut command))
            };
            let runs: Vec<_> = (0..SHARES.min(files.len())).map(share).collect();
            runs.into_iter().try_for_each(|run| {
                run.join()
                    .unwrap_or_else(|_| Err(TaskError::new("Node.js was lost.")))
            })
        })
    }

    /// The command without file names.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.node);
        command.arg(Path::new(FOLDER).join("optimise.mjs"));
        command
    }
}

impl fmt::Display for Optimiser {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "binaryen {}, terser {}", BINARYEN.1, TERSER.1)
    }
}

/// The script of axe-core. It has npm install the package if necessary.
pub(crate) fn axe() -> Result<PathBuf, TaskError> {
    let find = || Some(package(AXE)?.join("axe.min.js"));
    if let Some(found) = find() {
        return Ok(found);
    }
    let reason = install();
    find()
        .ok_or_else(|| TaskError::new(format!("axe-core is missing: {}{reason}", how_to_install())))
}

/// The folder of a package, if npm has installed this version.
fn package((name, version): Package) -> Option<PathBuf> {
    let project = env::current_dir().ok()?;
    let folder = project.join(FOLDER).join("node_modules").join(name);
    let description = fs::read_to_string(folder.join("package.json")).ok()?;
    let is_there = description.contains(&format!("\"version\": \"{version}\""));
    is_there.then_some(folder)
}

/// Has npm install the packages of tools/package-lock.json, once. Returns the error, as an addition to the sentence
/// about the missing package.
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
        shell::run(&mut npm).map_or_else(|error| format!(" {error}"), |()| String::new())
    };
    TRIED.get_or_init(install).clone()
}

/// The advice for a person without the package.
fn how_to_install() -> String {
    format!("with Node.js and npm, `npm ci --prefix {FOLDER}` brings what is missing.")
}

#[cfg(test)]
mod tests {
    use super::{AXE, BINARYEN, TERSER};

    #[test]
    fn package_versions_agree_everywhere() {
        let package = include_str!("../tools/package.json");
        let lock = include_str!("../tools/package-lock.json");
        for (name, version) in [BINARYEN, AXE, TERSER] {
            assert!(package.contains(&format!("\"{name}\": \"{version}\"")));
            assert!(lock.contains(&format!("\"version\": \"{version}\"")));
        }
        // All packages come from the configured registry, and `npm ci` checks their hashes.
        let count = |text: &str| lock.matches(text).count();
        let packages = count("\n    \"node_modules/");
        assert_eq!(count("\n      \"integrity\": \"sha512-"), packages);
        assert_eq!(count("\n      \"version\": \""), packages);
        for elsewhere in ["://", "\"resolved\"", "\"link\"", "file:", "git"] {
            assert!(!lock.contains(elsewhere), "{elsewhere}");
        }
    }
}
