//! How everything is compiled for the browser: by flags that keep the machine and its folders out of the bytes.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::shell;

/// The target the page is compiled for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// How cargo is told of flags for [`WASM`] only; it puts them behind those of its own files.
const FLAGS_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// SHA-256 as a loop instead of 64 rounds written out: a deal takes a handful of hashes.
const COMPACT_SHA: &str = "--cfg=sha2_backend_soft=\"compact\"";

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

/// Tells a command that calls cargo the flags of all that is built for the browser.
pub fn with_flags(command: &mut Command) {
    let flags = [reproducible_flags().as_str(), COMPACT_SHA].join(" ");
    command.env(FLAGS_VARIABLE, flags);
}

/// cargo, ready to build for the browser as Trunk has it build.
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
}
