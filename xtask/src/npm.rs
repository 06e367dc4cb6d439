//! The packages that npm brings: `wasm-opt` and terser, which make the page smaller, and axe-core,
//! which tests what assistive tools are told.

use std::env;
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use testbed::shell::{self, Trouble};

/// Where package-lock.json is, and what npm makes of it.
const FOLDER: &str = "xtask/tools";

/// A package of tools/package-lock.json, and its one version.
type Package = (&'static str, &'static str);

/// Brings wasm-opt.
const BINARYEN: Package = ("binaryen", "132.0.0");

/// Makes scripts smaller. Trunk does not know the JavaScript of today, and leaves them as they are.
const TERSER: Package = ("terser", "5.51.2");

/// Finds what stands between the page and those who cannot see or point.
const AXE: Package = ("axe-core", "4.14.1");

/// The wasm-opt that npm has brought. Another version would make other bytes than those of
/// somebody who compares `hashes.txt`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WasmOpt {
    /// Node.js, which runs it.
    node: PathBuf,
    /// Its script.
    script: PathBuf,
}

impl WasmOpt {
    /// The program, ready for arguments.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.node);
        command.arg(&self.script);
        command
    }

    /// Finds it.
    pub(crate) fn find() -> Option<Self> {
        // They come together, and with one the page is smaller than without both.
        let script = package(TERSER).and(package(BINARYEN))?;
        let script = script.join("bin").join("wasm-opt");
        let node = shell::programs("node", &shell::path_folders()).next()?;
        script.is_file().then_some(Self { node, script })
    }

    /// Finds it, or has npm bring it, or says that it is missing: without it the page still works.
    pub(crate) fn provide() -> Option<Self> {
        Self::find().or_else(|| {
            let reason = install();
            let found = Self::find();
            if found.is_none() {
                println!(
                    "wasm-opt is missing, so the page works but is larger: {}{reason}",
                    how_to_install()
                );
            }
            found
        })
    }
}

impl fmt::Display for WasmOpt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "wasm-opt of binaryen {}", BINARYEN.1)
    }
}

/// terser, ready for the name of a script, whose smaller text it prints.
pub(crate) fn terser() -> Option<Command> {
    let script = package(TERSER)?.join("bin").join("terser");
    let mut command = Command::new(shell::programs("node", &shell::path_folders()).next()?);
    command.arg(script).args([
        "--module",
        "--compress",
        "ecma=2020,passes=2",
        "--mangle",
        "--",
    ]);
    Some(command)
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
