//! Compiler flags for the browser builds. They keep the machine and its folders out of the output.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell;

/// The target of the app.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The variable for compiler flags for [`WASM`] only. Cargo appends them to those of its configuration files.
const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// SHA-256 as a loop instead of 64 unrolled rounds: a deal takes only a few hashes.
const COMPACT_SHA: &str = "--cfg=sha2_backend_soft=\"compact\"";

/// Flags that keep this machine out of the WebAssembly. Panics name their source files. With the folder of cargo's
/// crates in these names, no two machines would build the same bytes. If the sources of the standard library are
/// installed, they get the same names as without them.
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
    // A flag with a space in it would be split into two.
    flags.retain(|flag| !flag.contains(' '));
    flags.sort();
    flags.join(" ")
}

/// The flag that replaces a folder in paths.
fn remap(from: &str, to: &str) -> String {
    format!("--remap-path-prefix={from}={to}")
}

/// The commit in the output of `rustc -vV`.
fn commit_in(version: &str) -> Option<&str> {
    let mut lines = version.lines();
    lines.find_map(|line| line.strip_prefix("commit-hash: "))
}

/// Adds the flags for browser builds to a command that calls cargo.
pub fn with_flags(command: &mut Command) {
    let flags = [reproducible_flags().as_str(), COMPACT_SHA].join(" ");
    command.env(FLAGS_VARIABLE, flags);
}

/// The command for cargo with the flags of browser builds, as Trunk uses them.
#[must_use]
pub fn cargo() -> Command {
    let mut cargo = shell::cargo();
    with_flags(&mut cargo);
    cargo
}

#[cfg(test)]
mod tests {
    use super::{commit_in, reproducible_flags};

    #[test]
    fn commit_is_read_from_rustc_version() {
        let version = "rustc 1.95.0 (59807616e 2026-04-14)\nbinary: rustc\ncommit-hash: 5980\n";
        assert_eq!(commit_in(version), Some("5980"));
        assert_eq!(commit_in("rustc 1.95.0"), None);
    }

    #[test]
    fn remap_targets_name_no_machine_folder() {
        for flag in reproducible_flags().split(' ') {
            let to = flag.rsplit('=').next();
            assert!(
                to.is_some_and(|to| to == "crates" || to.starts_with("/rustc/")),
                "{flag}"
            );
        }
    }
}
