//! What the page needs to be built and tested, and how it gets here.
//!
//! Looking is cheap (a few milliseconds a tool) and done every time; installing is done once.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::shell::{self, Trouble};

/// The Trunk that the project is built with; Trunk.toml asks for the same.
const TRUNK: &str = "0.21.14";

/// The npm package that brings wasm-opt, as in tools/package-lock.json.
const BINARYEN: &str = "132.0.0";

/// The npm package that finds what stands between the page and those who cannot see or point, as in
/// tools/package-lock.json.
const AXE: &str = "4.14.1";

/// The npm package that makes the script that loads the wasm smaller, as in
/// tools/package-lock.json.
const TERSER: &str = "5.51.2";

/// The oldest wasm-opt that reads what today's rustc writes. Debian 12 has 108, which does not.
const OLDEST_WASM_OPT: u32 = 116;

/// Where tools/package-lock.json is, and what npm makes of it.
const NPM_FOLDER: &str = "xtask/tools";

/// A program that cargo builds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct CargoTool<'a> {
    /// Its name.
    program: &'a str,
    /// The crate that it is in.
    package: &'a str,
    /// The one version that will do.
    version: &'a str,
    /// How long it takes, for a person.
    duration: &'a str,
}

/// What steers Firefox.
pub(crate) const GECKODRIVER: CargoTool<'static> = CargoTool {
    program: "geckodriver",
    package: "geckodriver",
    version: "0.37.0",
    duration: "about a minute and a half on two cores, once",
};

/// The target the page is compiled for.
const WASM: &str = "wasm32-unknown-unknown";

/// How cargo is told of flags for [`WASM`] only; it puts them behind those of its own files.
const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Flags that keep this machine out of the wasm. Panics name the files that they come from; with
/// the folder of cargo's crates in them, no two machines would build the same bytes. A standard
/// library whose sources are here is named as in one whose sources are not.
fn reproducible_flags() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let registry = home
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .map(|home| home.join("registry").join("src"));
    let registries = registry.and_then(|registry| fs::read_dir(registry).ok());
    let folders = registries.into_iter().flatten().filter_map(Result::ok);
    let mut flags: Vec<String> = folders
        .map(|folder| remap(&folder.path().to_string_lossy(), "crates"))
        .collect();
    let rustc = |argument| shell::answer(Command::new("rustc").arg(argument));
    if let (Some(sysroot), Some(version)) = (rustc("--print=sysroot"), rustc("-vV"))
        && let Some(commit) = commit_in(&version)
    {
        let sources = format!("{sysroot}/lib/rustlib/src/rust");
        flags.push(remap(&sources, &format!("/rustc/{commit}")));
    }
    // A flag with a space in it would be two.
    flags.retain(|flag| !flag.contains(' '));
    flags.sort();
    flags.join(" ")
}

/// The flag that names a folder otherwise.
fn remap(from: &str, to: &str) -> String {
    format!("--remap-path-prefix={from}={to}")
}

/// The commit in what `rustc -vV` says.
fn commit_in(version: &str) -> Option<&str> {
    let mut lines = version.lines();
    lines.find_map(|line| line.strip_prefix("commit-hash: "))
}

/// The tools that build the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Toolbox {
    /// Trunk itself.
    trunk: PathBuf,
    /// The version of wasm-bindgen, as in Cargo.lock.
    wasm_bindgen: String,
    /// What makes the wasm smaller.
    wasm_opt: WasmOpt,
    /// The PATH on which Trunk finds the others.
    path: OsString,
}

/// Where wasm-opt comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WasmOpt {
    /// The pinned npm package.
    Npm(PathBuf),
    /// A recent one on PATH, with its version.
    System(u32),
    /// Nowhere: the page works, and is larger.
    Missing,
}

impl Toolbox {
    /// Trunk, ready for arguments.
    pub(crate) fn trunk(&self) -> Command {
        let mut trunk = Command::new(&self.trunk);
        trunk.env("PATH", &self.path);
        trunk.env(FLAGS_VARIABLE, reproducible_flags());
        // Trunk takes these for its own options, and refuses what is customary in them.
        trunk.env_remove("NO_COLOR").env_remove("RUST_LOG");
        trunk
    }

    /// Where wasm-opt comes from.
    pub(crate) fn wasm_opt(&self) -> &WasmOpt {
        &self.wasm_opt
    }
}

impl fmt::Display for Toolbox {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "Trunk {TRUNK}, wasm-bindgen {}, ",
            self.wasm_bindgen
        )?;
        match self.wasm_opt {
            WasmOpt::Npm(_) => write!(formatter, "wasm-opt of binaryen {BINARYEN}"),
            WasmOpt::System(version) => write!(formatter, "the system's wasm-opt {version}"),
            WasmOpt::Missing => write!(formatter, "no wasm-opt"),
        }
    }
}

/// Sets up what the page needs: the wasm32 target, the crates, Trunk, wasm-bindgen and, if it can
/// be had, wasm-opt and terser.
pub(crate) fn for_page() -> Result<Toolbox, Trouble> {
    wasm_target()?;
    crates()?;
    let wasm_bindgen_version = locked_version("wasm-bindgen")?;
    // Terser first: when npm fails, it has taken away what was there, wasm-opt too.
    say_without_terser();
    let wasm_opt = wasm_opt();
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
    if let WasmOpt::Npm(folder) = &wasm_opt {
        folders.push(folder.clone());
    }
    // Trunk takes the first wasm-bindgen on its PATH, whatever its version.
    folders.extend(wasm_bindgen.parent().map(Path::to_path_buf));
    folders.extend(shell::path_folders());
    folders.extend(cargo_bin());
    Ok(Toolbox {
        trunk,
        wasm_bindgen: wasm_bindgen_version,
        wasm_opt,
        path: shell::join_path(&folders)?,
    })
}

/// Sets up what the checks need beside [`for_page`]: rustfmt and clippy.
pub(crate) fn for_checks() -> Result<(), Trouble> {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        let is_there = || shell::answer(shell::cargo().args([subcommand, "--version"])).is_some();
        if is_there() {
            continue;
        }
        println!("Adding {component} to the toolchain (seconds).");
        let mut add = Command::new("rustup");
        add.args(["component", "add", component]);
        // Whether it worked is asked of cargo, which may have it from elsewhere than rustup.
        let added = shell::run(&mut add);
        if !is_there() {
            let reason = added.err().map(|trouble| format!(" {trouble}"));
            return Err(Trouble::new(format!(
                "{component} is missing: `rustup component add {component}` brings it.{}",
                reason.unwrap_or_default()
            )));
        }
    }
    Ok(())
}

/// Adds the wasm32 target to the toolchain, unless its library lies there.
fn wasm_target() -> Result<(), Trouble> {
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
        Err(trouble) => Err(Trouble::new(format!(
            "The page is compiled for {WASM}, which this Rust lacks: \
             `rustup target add {WASM}` brings it. {trouble}"
        ))),
    }
}

/// Fetches the crates of Cargo.lock: Trunk builds without asking the network.
fn crates() -> Result<(), Trouble> {
    shell::run(shell::cargo().args(["fetch", "--locked"]))
        .map_err(|trouble| Trouble::new(format!("The crates could not be fetched: {trouble}")))
}

/// A program that cargo builds and puts into its bin folder, unless this version is there or on
/// PATH already.
pub(crate) fn cargo_tool(tool: CargoTool<'_>) -> Result<PathBuf, Trouble> {
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
    // No default features: Trunk's are TLS and the search for updates, wasm-bindgen-cli's its own
    // test runner's; we use none. And no optimisation: it builds in two thirds of the time, and
    // costs the builds of the page half a second each.
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
        let reason = installed.err().map(|trouble| format!(" {trouble}"));
        Trouble::new(format!(
            "{package} {version} is missing: `cargo install --locked {package} --version {version}` \
             brings it.{}",
            reason.unwrap_or_default()
        ))
    })
}

/// Where `cargo install` puts programs; it need not be on PATH.
fn cargo_bin() -> Option<PathBuf> {
    env::var_os("CARGO_INSTALL_ROOT")
        .or_else(|| env::var_os("CARGO_HOME"))
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .map(|root| root.join("bin"))
}

/// The version of a crate in Cargo.lock.
fn locked_version(name: &str) -> Result<String, Trouble> {
    fs::read_to_string("Cargo.lock")
        .ok()
        .and_then(|lock| version_in(&lock, name))
        .ok_or_else(|| Trouble::new(format!("Cargo.lock names no version of {name}.")))
}

/// The version of a crate in the text of a lock file: the line after its name.
fn version_in(lock: &str, name: &str) -> Option<String> {
    let name = format!("name = \"{name}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.to_owned())
}

/// Finds wasm-opt, or has npm bring it. Without it the page still works, so this cannot fail.
fn wasm_opt() -> WasmOpt {
    if let Some(npm) = npm_wasm_opt() {
        return npm;
    }
    let system = shell::programs("wasm-opt", &shell::path_folders())
        .next()
        .and_then(|program| shell::answer(Command::new(program).arg("--version")))
        .and_then(|answer| wasm_opt_version(&answer));
    if let Some(version) = system.filter(|version| *version >= OLDEST_WASM_OPT) {
        return WasmOpt::System(version);
    }

    let reason = npm_ci();
    npm_wasm_opt().unwrap_or_else(|| {
        println!(
            "wasm-opt is missing, so the page works but is larger: with Node.js and npm, \
             `npm ci --prefix {NPM_FOLDER}` brings it.{reason}"
        );
        WasmOpt::Missing
    })
}

/// Has npm bring the packages of tools/package-lock.json, once; what went wrong is left for the
/// sentence of whoever misses one.
fn npm_ci() -> String {
    static TRIED: OnceLock<String> = OnceLock::new();
    let bring = || {
        let folders = shell::path_folders();
        if shell::programs("npm", &folders).next().is_none() {
            return String::new();
        }
        println!("Having npm bring its packages into {NPM_FOLDER}/node_modules (seconds, once).");
        let mut npm = Command::new("npm");
        npm.args(["ci", "--ignore-scripts", "--loglevel=error"])
            .current_dir(NPM_FOLDER);
        shell::run(&mut npm).map_or_else(|trouble| format!(" {trouble}"), |()| String::new())
    };
    TRIED.get_or_init(bring).clone()
}

/// The folder of a npm package, if npm has brought this version.
fn npm_package(name: &str, version: &str) -> Option<PathBuf> {
    let folder = env::current_dir()
        .ok()?
        .join(NPM_FOLDER)
        .join("node_modules")
        .join(name);
    let package = fs::read_to_string(folder.join("package.json")).ok()?;
    let is_there = package.contains(&format!("\"version\": \"{version}\""));
    is_there.then_some(folder)
}

/// The wasm-opt of the pinned npm package, if npm has brought it and there is a Node.js to run it.
fn npm_wasm_opt() -> Option<WasmOpt> {
    let bin = npm_package("binaryen", BINARYEN)?.parent()?.join(".bin");
    let is_there = shell::programs("wasm-opt", [&bin]).next().is_some()
        && shell::programs("node", &shell::path_folders())
            .next()
            .is_some();
    is_there.then_some(WasmOpt::Npm(bin))
}

/// The script of the pinned npm package axe-core; has npm bring it.
pub(crate) fn axe() -> Result<PathBuf, Trouble> {
    let find = || Some(npm_package("axe-core", AXE)?.join("axe.min.js"));
    if let Some(found) = find() {
        return Ok(found);
    }
    let reason = npm_ci();
    find().ok_or_else(|| {
        Trouble::new(format!(
            "axe-core is missing: with Node.js and npm, `npm ci --prefix {NPM_FOLDER}` brings \
             it.{reason}"
        ))
    })
}

/// The terser of the pinned npm package, ready for arguments, if npm has brought it and there is a
/// Node.js to run it.
pub(crate) fn terser() -> Option<Command> {
    let script = npm_package("terser", TERSER)?.join("bin/terser");
    let node = shell::programs("node", &shell::path_folders()).next()?;
    let mut terser = Command::new(node);
    terser.arg(script);
    Some(terser)
}

/// Has npm bring terser, or says that it is missing: without it the page still works.
fn say_without_terser() {
    if terser().is_some() {
        return;
    }
    let reason = npm_ci();
    if terser().is_none() {
        println!(
            "terser is missing, so the page works but is larger: with Node.js and npm, \
             `npm ci --prefix {NPM_FOLDER}` brings it.{reason}"
        );
    }
}

/// The number in `wasm-opt version 116 (version_116)`.
fn wasm_opt_version(answer: &str) -> Option<u32> {
    answer.split_whitespace().nth(2)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{
        AXE, BINARYEN, TERSER, TRUNK, commit_in, reproducible_flags, version_in, wasm_opt_version,
    };

    #[test]
    fn the_version_in_the_lock_file_is_of_that_crate() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.3.0\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\nsource = \"x\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen").as_deref(), Some("0.2.129"));
        assert_eq!(version_in(lock, "yew"), None);
    }

    #[test]
    fn rustc_says_its_commit() {
        let version = "rustc 1.95.0 (59807616e 2026-04-14)\nbinary: rustc\ncommit-hash: 5980\n";
        assert_eq!(commit_in(version), Some("5980"));
        assert_eq!(commit_in("rustc 1.95.0"), None);
    }

    #[test]
    fn no_flag_names_a_folder_of_this_machine_as_it_is_to_be_called() {
        for flag in reproducible_flags().split(' ') {
            let to = flag.rsplit('=').next();
            assert!(
                to.is_some_and(|to| to == "crates" || to.starts_with("/rustc/")),
                "{flag}"
            );
        }
    }

    #[test]
    fn wasm_opt_says_its_version() {
        assert_eq!(wasm_opt_version("wasm-opt version 108"), Some(108));
        assert_eq!(
            wasm_opt_version("wasm-opt version 132 (version_132)"),
            Some(132)
        );
        assert_eq!(wasm_opt_version("bash: wasm-opt: not found"), None);
    }

    #[test]
    fn the_same_versions_are_written_everywhere() {
        let trunk = include_str!("../../Trunk.toml");
        assert!(trunk.contains(&format!("trunk-version = \"={TRUNK}\"")));
        let package = include_str!("../tools/package.json");
        let lock = include_str!("../tools/package-lock.json");
        for (name, version) in [
            ("binaryen", BINARYEN),
            ("terser", TERSER),
            ("axe-core", AXE),
        ] {
            assert!(package.contains(&format!("\"{name}\": \"{version}\"")));
            assert!(lock.contains(&format!("\"version\": \"{version}\"")));
        }
        assert!(!lock.contains("://"), "the lock file names a host");
    }
}
