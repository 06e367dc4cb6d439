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

/// Builds the page. The version must match Trunk.toml.
pub(crate) const TRUNK: CargoTool<'_> = CargoTool {
    program: "trunk",
    package: "trunk",
    version: "0.21.14",
    duration: "about 3 minutes on two cores, once",
};

/// Checks licences, sources and versions of the crates.
pub(crate) const CARGO_DENY: CargoTool<'_> = CargoTool {
    program: "cargo-deny",
    package: "cargo-deny",
    version: "0.20.2",
    duration: "about a minute on two cores, once",
};

/// Tests the tests: it changes the code, and reports the changes that no test finds.
pub(crate) const CARGO_MUTANTS: CargoTool<'_> = CargoTool {
    program: "cargo-mutants",
    package: "cargo-mutants",
    version: "27.1.0",
    duration: "about 3 minutes on two cores, once",
};

impl CargoTool<'_> {
    /// Finds this version of the program in cargo's bin folder or on PATH.
    pub(crate) fn find(self) -> Option<PathBuf> {
        let folders: Vec<PathBuf> = cargo_bin()
            .into_iter()
            .chain(shell::path_folders())
            .collect();
        self.find_in(&folders)
    }

    /// Finds this version of the program in these folders.
    fn find_in(self, folders: &[PathBuf]) -> Option<PathBuf> {
        shell::programs(self.program, folders).find(|candidate| {
            // As cargo starts its commands: cargo-mutants knows its version only then.
            let as_command = self.program.strip_prefix("cargo-");
            shell::answer(Command::new(candidate).args(as_command).arg("--version"))
                .is_some_and(|answer| answer.split_whitespace().nth(1) == Some(self.version))
        })
    }

    /// The error if it is still missing after its installation, which may have failed.
    fn missing(self, installation: Option<TaskError>) -> TaskError {
        let CargoTool {
            package, version, ..
        } = self;
        let reason = installation.map(|error| format!(" {error}"));
        TaskError::new(format!(
            "{package} {version} is missing: `cargo install --locked {package} --version {version}` \
             brings it.{}",
            reason.unwrap_or_default()
        ))
    }
}

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
            "Trunk {}, wasm-bindgen {}, ",
            TRUNK.version, self.wasm_bindgen_version
        )?;
        match &self.optimiser {
            Some(optimiser) => write!(formatter, "{optimiser}"),
            None => write!(formatter, "neither binaryen nor terser"),
        }
    }
}

/// Sets up the tools for the app: the wasm32 target, the crates, Trunk, wasm-bindgen and, if possible, the optimiser.
pub(crate) fn for_page() -> Result<Toolbox, TaskError> {
    provide_target(WASM)?;
    crates()?;
    let wasm_bindgen_version = locked_version(Path::new("Cargo.lock"), "wasm-bindgen")?;
    let optimiser = Optimiser::provide();
    let trunk = cargo_tool(TRUNK)?;
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
    provide_component("rustfmt", "fmt").and_then(|()| provide_component("clippy", "clippy"))
}

/// Adds a component to the toolchain, unless cargo already has its subcommand.
fn provide_component(component: &str, subcommand: &str) -> Result<(), TaskError> {
    let is_there = || shell::answer(shell::cargo().args([subcommand, "--version"])).is_some();
    if is_there() {
        return Ok(());
    }
    println!("Adding {component} to the toolchain (seconds).");
    let mut add = Command::new("rustup");
    add.args(["component", "add", component]);
    // The result is checked with cargo, which may have the component from another source than rustup.
    let added = shell::run_quietly(&mut add);
    if is_there() {
        return Ok(());
    }
    let reason = added.err().map(|error| format!(" {error}"));
    Err(TaskError::new(format!(
        "{component} is missing: `rustup component add {component}` brings it.{}",
        reason.unwrap_or_default()
    )))
}

/// The path of cargo-deny.
pub(crate) fn cargo_deny() -> Result<PathBuf, TaskError> {
    cargo_tool(CARGO_DENY)
}

/// The path of cargo-mutants.
pub(crate) fn cargo_mutants() -> Result<PathBuf, TaskError> {
    cargo_tool(CARGO_MUTANTS)
}

/// Adds a target to the toolchain, unless its library is already there.
fn provide_target(target: &str) -> Result<(), TaskError> {
    let is_there = || {
        shell::answer(Command::new("rustc").args(["--print", "target-libdir", "--target", target]))
            .is_some_and(|library| Path::new(&library).is_dir())
    };
    if is_there() {
        return Ok(());
    }
    println!("Adding the target {target} to the toolchain (seconds).");
    let mut add = Command::new("rustup");
    add.args(["target", "add", target]);
    match shell::run_quietly(&mut add) {
        Ok(()) => Ok(()),
        Err(error) => Err(TaskError::new(format!(
            "The page is compiled for {target}, which this Rust lacks: \
             `rustup target add {target}` brings it. {error}"
        ))),
    }
}

/// Fetches the crates of Cargo.lock, because Trunk builds offline.
fn crates() -> Result<(), TaskError> {
    run_fetch(shell::cargo().args(["fetch", "--locked"]))
}

/// Runs the command that fetches the crates.
fn run_fetch(fetch: &mut Command) -> Result<(), TaskError> {
    shell::run(fetch)
        .map_err(|error| TaskError::new(format!("The crates could not be fetched: {error}")))
}

/// The path of a program that cargo builds. It is built into cargo's bin folder, unless this version is there or on
/// PATH already.
pub(crate) fn cargo_tool(tool: CargoTool<'_>) -> Result<PathBuf, TaskError> {
    if let Some(found) = tool.find() {
        return Ok(found);
    }
    let CargoTool {
        package,
        version,
        duration,
        ..
    } = tool;

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
    tool.find().ok_or_else(|| tool.missing(installed.err()))
}

/// The version of a crate in this lock file.
fn locked_version(lock: &Path, name: &str) -> Result<String, TaskError> {
    fs::read_to_string(lock)
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
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::process::Stdio;

    use testbed::shell::{self, TaskError};

    use crate::page;

    use super::{
        CARGO_DENY, CARGO_MUTANTS, CargoTool, TRUNK, Toolbox, locked_version, provide_component,
        provide_target, run_fetch, version_in,
    };

    #[test]
    fn tool_of_another_version_is_not_used() {
        // Cargo, which runs this test, stands for a tool that cargo builds.
        let cargo = PathBuf::from(shell::cargo().get_program());
        let answer = shell::answer(shell::cargo().arg("--version")).expect("a version");
        let version = answer.split_whitespace().nth(1).expect("cargo 1.95.0");
        let folders = [
            "/there-is-no-such-folder".into(),
            cargo.parent().expect("a folder").to_path_buf(),
        ];
        let find = |version| {
            let tool = CargoTool {
                program: "cargo",
                version,
                ..CARGO_DENY
            };
            tool.find_in(&folders)
        };
        assert_eq!(find(version), Some(cargo.clone()));
        for other in ["0.0.1", &format!("{version}0"), ""] {
            assert_eq!(find(other), None, "{other}");
        }
        let told = "cargo-deny 0.20.2 is missing: `cargo install --locked cargo-deny --version 0.20.2` brings it.";
        assert_eq!(CARGO_DENY.missing(None).to_string(), told);
        let error = CARGO_DENY.missing(Some(TaskError::new("No network.")));
        assert_eq!(error.to_string(), format!("{told} No network."));
    }

    /// cargo-mutants refuses `--version` without its name before it.
    #[cfg(unix)]
    #[test]
    fn command_of_cargo_is_asked_by_its_name() {
        use std::os::unix::fs::PermissionsExt as _;

        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("cargo-mutants");
        let script = "#!/bin/sh\n[ \"$*\" = 'mutants --version' ] && echo cargo-mutants 27.1.0\n";
        fs::write(&program, script).expect("a script");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("it may run");
        let folders = [folder.path().to_path_buf()];
        assert_eq!(CARGO_MUTANTS.find_in(&folders), Some(program));
    }

    #[test]
    fn crate_without_locked_version_is_named() {
        for lock in ["../Cargo.lock", "there-is-no-such-lock"] {
            let error = locked_version(Path::new(lock), "no-such-crate").expect_err(lock);
            let told = "Cargo.lock names no version of no-such-crate.";
            assert_eq!(error.to_string(), told);
        }
    }

    #[test]
    fn missing_target_or_component_is_named() {
        let error = provide_target("no-such-target").expect_err("no target");
        let start = "The page is compiled for no-such-target, which this Rust lacks: \
            `rustup target add no-such-target` brings it. `rustup target add no-such-target` ";
        assert!(error.to_string().starts_with(start), "{error}");
        let error = provide_component("no-such-component", "no-such-subcommand");
        let error = error.expect_err("no component").to_string();
        let start = "no-such-component is missing: `rustup component add no-such-component` \
            brings it. `rustup component add no-such-component` ";
        assert!(error.starts_with(start), "{error}");
    }

    /// Trunk fails if a hook does. A page that it did not build is an error of every task that builds one.
    #[test]
    fn page_that_trunk_does_not_build_is_an_error() {
        let toolbox = Toolbox {
            trunk: "false".into(),
            wasm_bindgen: "false".into(),
            wasm_bindgen_version: String::new(),
            optimiser: None,
            path: std::env::var_os("PATH").unwrap_or_default(),
        };
        for build in [page::build, page::build_quietly, page::build_fast] {
            let error = build(&toolbox).expect_err("it fails").to_string();
            let start = "The page was not built: `false build --log ";
            assert!(
                error.starts_with(start) && error.contains("` failed (exit status: 1)."),
                "{error}"
            );
        }
    }

    /// A project whose lock file does not fit is not built: every build has `--locked`.
    #[test]
    fn crates_without_lock_file_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let manifest = "[package]\nname = \"x\"\nedition = \"2024\"\n[workspace]\n";
        fs::write(folder.path().join("Cargo.toml"), manifest).expect("a file");
        fs::create_dir(folder.path().join("src")).expect("a folder");
        fs::write(folder.path().join("src/lib.rs"), "").expect("a file");
        let mut fetch = shell::cargo();
        fetch.args(["fetch", "--locked"]).stderr(Stdio::null());
        let error = run_fetch(fetch.current_dir(folder.path())).expect_err("no lock file");
        assert_eq!(
            error.to_string(),
            "The crates could not be fetched: `cargo fetch --locked` failed (exit status: 101)."
        );
    }

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
        assert!(trunk.contains(&format!("trunk-version = \"={}\"", TRUNK.version)));
    }
}
