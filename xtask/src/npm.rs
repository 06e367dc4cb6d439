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
pub(crate) const FOLDER: &str = "xtask/tools";

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
    /// The script.
    script: PathBuf,
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
        Self::find_in(Path::new(FOLDER))
    }

    /// Finds the packages that npm has installed in this folder, which has the script.
    pub(crate) fn find_in(folder: &Path) -> Option<Self> {
        // Both or neither, because npm installs them together.
        package(folder, TERSER).and(package(folder, BINARYEN))?;
        let node = shell::programs("node", &shell::path_folders()).next()?;
        let script = folder.join("optimise.mjs");
        Some(Self { node, script })
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

    /// Optimises this file. A bundle with a WebAssembly feature that its goal does not allow is refused.
    pub(crate) fn optimise(&self, file: &Path, goal: Goal) -> Result<(), TaskError> {
        shell::run_quietly(self.command().arg(goal.option()).arg(file))
    }

    /// Optimises these files in one process, each with the goal of its name.
    pub(crate) fn optimise_together<'a>(
        &self,
        files: impl IntoIterator<Item = &'a PathBuf>,
    ) -> Result<(), TaskError> {
        let mut command = self.command();
        for file in files {
            command.arg(Goal::of(file).option()).arg(file);
        }
        shell::run_quietly(&mut command)
    }

    /// Optimises all these files, WebAssembly and scripts, each with the goal of its name.
    pub(crate) fn optimise_all(&self, mut files: Vec<PathBuf>) -> Result<(), TaskError> {
        let size = |file: &PathBuf| fs::metadata(file).map_or(0, |it| it.len());
        files.sort_by_key(|file| Reverse(size(file)));
        thread::scope(|scope| {
            let share = |first| {
                let files = files.iter().skip(first).step_by(SHARES);
                scope.spawn(move || self.optimise_together(files))
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
        command.arg(&self.script);
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
    let project = env::current_dir().unwrap_or_default();
    let find = || Some(package(&project.join(FOLDER), AXE)?.join("axe.min.js"));
    if let Some(found) = find() {
        return Ok(found);
    }
    let reason = install();
    find()
        .ok_or_else(|| TaskError::new(format!("axe-core is missing: {}{reason}", how_to_install())))
}

/// The folder of a package, if npm has installed this version below this folder.
fn package(folder: &Path, (name, version): Package) -> Option<PathBuf> {
    let folder = folder.join("node_modules").join(name);
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
        shell::run(&mut npm_ci(Path::new(FOLDER)))
            .map_or_else(|error| format!(" {error}"), |()| String::new())
    };
    TRIED.get_or_init(install).clone()
}

/// The command that installs the packages of package-lock.json in this folder. It compares their hashes, and runs none
/// of their scripts.
pub(crate) fn npm_ci(folder: &Path) -> Command {
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--loglevel=error"])
        .current_dir(folder);
    npm
}

/// The advice for a person without the package.
fn how_to_install() -> String {
    format!("with Node.js and npm, `npm ci --prefix {FOLDER}` brings what is missing.")
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{AXE, BINARYEN, Goal, Optimiser, TERSER, how_to_install, package};

    /// The text in a package-lock.json by which a package would come from elsewhere, or without a hash.
    fn fault_of(lock: &str) -> Option<&'static str> {
        let count = |text: &str| lock.matches(text).count();
        let packages = count("\n    \"node_modules/");
        let of_each = [
            "\n      \"integrity\": \"sha512-",
            "\n      \"version\": \"",
        ];
        let elsewhere = ["://", "\"resolved\"", "\"link\"", "file:", "git"];
        let lacking = of_each.into_iter().find(|text| count(text) != packages);
        lacking.or_else(|| elsewhere.into_iter().find(|text| lock.contains(text)))
    }

    #[test]
    fn package_versions_agree_everywhere() {
        let package = include_str!("../tools/package.json");
        let lock = include_str!("../tools/package-lock.json");
        for (name, version) in [BINARYEN, AXE, TERSER] {
            assert!(package.contains(&format!("\"{name}\": \"{version}\"")));
            assert!(lock.contains(&format!("\"version\": \"{version}\"")));
        }
        // All packages come from the configured registry, and `npm ci` checks their hashes.
        assert_eq!(fault_of(lock), None);
    }

    #[test]
    fn lock_without_hash_or_from_elsewhere_is_refused() {
        let lock = include_str!("../tools/package-lock.json");
        let integrity = "\n      \"integrity\": \"sha512-";
        for (from, to, found) in [
            (integrity, "\n      \"integrity\": \"sha1-", integrity),
            (
                integrity,
                "\n      \"resolved\": \"x\",\n      \"integrity\": \"sha512-",
                "\"resolved\"",
            ),
            (
                "\"version\": \"132.0.0\"",
                "\"version\": \"https://cdn.example/b.tgz\"",
                "://",
            ),
            (
                "\"version\": \"132.0.0\"",
                "\"version\": \"file:b.tgz\"",
                "file:",
            ),
            (
                "\"version\": \"132.0.0\"",
                "\"version\": \"git+ssh:b\"",
                "git",
            ),
            (
                "\"version\": \"132.0.0\"",
                "\"link\": true",
                "\n      \"version\": \"",
            ),
        ] {
            assert!(lock.contains(from), "{from}");
            assert_eq!(fault_of(&lock.replacen(from, to, 1)), Some(found), "{to}");
        }
    }

    #[test]
    fn package_of_another_version_is_not_used() {
        let folder = tempfile::tempdir().expect("a folder");
        let install = |(name, version): (&str, &str)| {
            let package = folder.path().join("node_modules").join(name);
            fs::create_dir_all(&package).expect("a folder");
            let text = format!("{{ \"name\": \"{name}\", \"version\": \"{version}\" }}");
            fs::write(package.join("package.json"), text).expect("a file");
        };
        assert_eq!(package(folder.path(), BINARYEN), None);
        install((BINARYEN.0, "132.0.0-nightly"));
        assert_eq!(package(folder.path(), BINARYEN), None);
        install(TERSER);
        assert_eq!(Optimiser::find_in(folder.path()), None);
        install(BINARYEN);
        assert!(package(folder.path(), BINARYEN).is_some());
        assert_eq!(
            how_to_install(),
            "with Node.js and npm, `npm ci --prefix xtask/tools` brings what is missing."
        );
    }

    #[test]
    fn failure_of_one_process_is_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("script");
        fs::write(&script, "case \"$*\" in *bad*) exit 1; esac").expect("a file");
        let optimiser = Optimiser {
            node: "sh".into(),
            script,
        };
        let all = |names: [&str; 3]| {
            optimiser.optimise_all(names.map(|name| folder.path().join(name)).to_vec())
        };
        assert_eq!(all(["a.js", "b.js", "c.js"]), Ok(()));
        for names in [["bad.js", "b.js", "c.js"], ["a.js", "bad.js", "c.js"]] {
            assert!(all(names).is_err(), "{names:?}");
        }
        let alone = optimiser.optimise(&folder.path().join("bad.wasm"), Goal::Fast);
        assert!(alone.is_err());
    }

    #[test]
    fn only_workers_may_have_vectors() {
        for (name, goal) in [
            ("blackjack_bg.wasm", Goal::Small),
            ("pages_bg.wasm", Goal::Small),
            ("poker.js", Goal::Small),
            ("lab-worker_bg.wasm", Goal::Fast),
            ("coach-poker-worker_bg.wasm", Goal::Fast),
            ("history-worker_bg.wasm", Goal::Fast),
        ] {
            // The name of the folder does not count.
            let file = Path::new("a-worker").join(name);
            assert_eq!(Goal::of(&file), goal, "{name}");
        }
    }
}
