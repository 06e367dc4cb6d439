//! The tools for building and testing the app, and their installation.
//!
//! Looking for them is cheap (a few milliseconds per tool) and happens every time. They are installed once.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use testbed::shell::{self, TaskError, cargo_bin};
use testbed::wasm::{self, WASM};

use crate::npm::Optimiser;

/// The version of Trunk. It must match Trunk.toml.
const TRUNK: &str = "0.21.14";

/// A program that cargo builds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CargoTool<'a> {
    /// Its name.
    pub(crate) program: &'a str,
    /// The crate that it is in.
    pub(crate) package: &'a str,
    /// The only accepted version.
    pub(crate) version: &'a str,
    /// The duration of its build, for a message to the user.
    pub(crate) duration: &'a str,
}

/// The version of cargo-deny, which checks licences, sources and versions of the crates.
const CARGO_DENY: &str = "0.20.2";

/// The tools that build the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Toolbox {
    /// Trunk itself.
    trunk: PathBuf,
    /// The wasm-bindgen that Trunk finds.
    wasm_bindgen: PathBuf,
    /// Its version, as in Cargo.lock.
    wasm_bindgen_version: String,
    /// The optimiser of WebAssembly and scripts, if it could be installed.
    optimiser: Option<Optimiser>,
    /// The PATH on which Trunk finds the other tools.
    path: OsString,
}

impl Toolbox {
    /// The command for Trunk, without arguments.
    pub(crate) fn trunk(&self) -> Command {
        let mut trunk = Command::new(&self.trunk);
        trunk.env("PATH", &self.path);
        wasm::with_flags(&mut trunk);
        // Trunk reads these variables as its own options, and rejects their usual values.
        trunk.env_remove("NO_COLOR").env_remove("RUST_LOG");
        trunk
    }

    /// The command for wasm-bindgen, without arguments.
    pub(crate) fn wasm_bindgen(&self) -> Command {
        Command::new(&self.wasm_bindgen)
    }
}

impl fmt::Display for Toolbox {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "Trunk {TRUNK}, wasm-bindgen {}, ",
            self.wasm_bindgen_version
        )?;
        match &self.optimiser {
            Some(optimiser) => write!(formatter, "{optimiser}"),
            None => write!(formatter, "neither binaryen nor terser"),
        }
    }
}

/// Sets up the tools for the app: the wasm32 target, the crates, Trunk, wasm-bindgen and, if possible, the optimiser.
pub(crate) fn for_page() -> Result<Toolbox, TaskError> {
    wasm_target()?;
    crates()?;
    let wasm_bindgen_version = locked_version("wasm-bindgen")?;
    let optimiser = Optimiser::provide();
    let trunk = cargo_tool(CargoTool {
        program: "trunk",
        package: "trunk",
        version: TRUNK,
        duration: "about 3 minutes on two cores, once",
    })?;
    let wasm_bindgen = cargo_tool(CargoTool {
        program: "wasm-bindgen",
        package: "wasm-bindgen-cli",
        version: &wasm_bindgen_version,
        duration: "about a minute on two cores, once",
    })?;

    let mut folders = Vec::new();
    // Trunk uses the first wasm-bindgen on its PATH, at any version.
    folders.extend(wasm_bindgen.parent().map(Path::to_path_buf));
    folders.extend(shell::path_folders());
    folders.extend(cargo_bin());
    Ok(Toolbox {
        trunk,
        wasm_bindgen,
        wasm_bindgen_version,
        optimiser,
        path: shell::join_path(&folders)?,
    })
}

/// Sets up the tools for the checks in addition to [`for_page`]: rustfmt and clippy.
pub(crate) fn for_checks() -> Result<(), TaskError> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        let is_there = || shell::answer(shell::cargo().args([subcommand, "--version"])).is_some();
        if is_there() {
            continue;
        }
        println!("Adding {component} to the toolchain (seconds).");
        let mut add = Command::new("rustup");
        add.args(["component", "add", component]);
        // The result is checked with cargo, which may have the component from another source than rustup.
        let added = shell::run(&mut add);
        if !is_there() {
            let reason = added.err().map(|error| format!(" {error}"));
            return Err(TaskError::new(format!(
                "{component} is missing: `rustup component add {component}` brings it.{}",
                reason.unwrap_or_default()
            )));
        }
    }
    Ok(())
}

/// The path of cargo-deny.
pub(crate) fn cargo_deny() -> Result<PathBuf, TaskError> {
    cargo_tool(CargoTool {
        program: "cargo-deny",
        package: "cargo-deny",
        version: CARGO_DENY,
        duration: "about a minute on two cores, once",
    })
}

/// Adds the wasm32 target to the toolchain, unless its library is already there.
fn wasm_target() -> Result<(), TaskError> {
    let is_there = || {
        shell::answer(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))
            .is_some_and(|library| Path::new(&library).is_dir())
    };
    if is_there() {
        return Ok(());
    }
    println!("Adding the target {WASM} to the toolchain (seconds).");
    let mut add = Command::new("rustup");
    add.args(["target", "add", WASM]);
    match shell::run(&mut add) {
        Ok(()) => Ok(()),
        Err(error) => Err(TaskError::new(format!(
            "The page is compiled for {WASM}, which this Rust lacks: \
             `rustup target add {WASM}` brings it. {error}"
        ))),
    }
}

/// Fetches the crates of Cargo.lock, because Trunk builds offline.
fn crates() -> Result<(), TaskError> {
    shell::run(shell::cargo().args(["fetch", "--locked"]))
        .map_err(|error| TaskError::new(format!("The crates could not be fetched: {error}")))
}

/// The path of a program that cargo builds. It is built into cargo's bin folder, unless this version is there or on
/// PATH already.
pub(crate) fn cargo_tool(tool: CargoTool<'_>) -> Result<PathBuf, TaskError> {
    let CargoTool {
        program,
        package,
        version,
        duration,
    } = tool;
    let find = || {
        let folders: Vec<PathBuf> = cargo_bin()
            .into_iter()
            .chain(shell::path_folders())
            .collect();
        shell::programs(program, &folders).find(|candidate| {
            shell::answer(Command::new(candidate).arg("--version"))
                .is_some_and(|answer| answer.split_whitespace().nth(1) == Some(version))
        })
    };
    if let Some(found) = find() {
        return Ok(found);
    }

    println!("Building {package} {version} for cargo's bin folder ({duration}).");
    let mut install = shell::cargo();
    install.args(["install", "--locked", package, "--version", version]);
    // The default features are off: Trunk's are TLS and the check for updates, wasm-bindgen-cli's are those of its test
    // runner, and we use none of them. Optimisation is off too: it takes minutes longer, and saves only a third of a
    // second per bundle in a build of the app.
    install.arg("--no-default-features");
    for (setting, value) in [
        ("OPT_LEVEL", "0"),
        ("LTO", "off"),
        ("CODEGEN_UNITS", "256"),
        ("DEBUG", "0"),
    ] {
        install.env(format!("CARGO_PROFILE_RELEASE_{setting}"), value);
    }
    let installed = shell::run(&mut install);
    find().ok_or_else(|| {
        let reason = installed.err().map(|error| format!(" {error}"));
        TaskError::new(format!(
            "{package} {version} is missing: `cargo install --locked {package} --version {version}` \
             brings it.{}",
            reason.unwrap_or_default()
        ))
    })
}

/// The version of a crate in Cargo.lock.
fn locked_version(name: &str) -> Result<String, TaskError> {
    fs::read_to_string("Cargo.lock")
        .ok()
        .and_then(|lock| version_in(&lock, name))
        .ok_or_else(|| TaskError::new(format!("Cargo.lock names no version of {name}.")))
}

/// The version of a crate in the text of a lock file: the line after its name.
fn version_in(lock: &str, name: &str) -> Option<String> {
    let name = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{TRUNK, version_in};

    #[test]
    fn locked_version_is_of_the_exact_crate() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.3.0\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\nsource = \"x\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(version_in(lock, "yew"), None);
    }

    #[test]
    fn trunk_version_matches_trunk_toml() {
        let trunk = include_str!("../../Trunk.toml");
        assert!(trunk.contains(&format!("trunk-version = \"={TRUNK}\"")));
    }
}
