//! The rules for the sources.

use std::fs;
use std::path::{Path, PathBuf};

/// The maximum number of lines in a file of the product. A longer one has several subjects.
const MOST_LINES: usize = 700;

/// Collects every Rust file below this folder.
fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn product_files_stay_below_the_line_limit() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in ["src", "crates"] {
        rust_files(&project.join(folder), &mut files);
    }
    assert!(files.len() > 100, "{} files", files.len());
    // Tests beside the code they test are excluded, and so are the files generated from the messages.
    files.retain(|file| !file.ends_with("tests.rs"));
    files.retain(|file| !file.starts_with(project.join("src/text/messages")));
    for file in files {
        let lines = fs::read_to_string(&file).expect("a text").lines().count();
        assert!(lines <= MOST_LINES, "{} has {lines} lines", file.display());
    }
}

/// Features that some supported browsers lack (docs/setup.md). A declaration with `var()` in it cannot have a plain
/// fallback before it, because browsers check its value too late.
const TOO_NEW_FOR_SHEETS: [&str; 9] = [
    "color-mix(",
    "oklch(",
    "@container",
    "@scope",
    "@starting-style",
    "(width <",
    "(width >",
    "(height <",
    "(height >",
];

#[test]
fn style_sheets_fit_the_oldest_browsers() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sheets = fs::read_dir(project.join("styles")).expect("the sheets");
    for entry in sheets {
        let path = entry.expect("an entry").path();
        let (name, sheet) = (path.display(), fs::read_to_string(&path).expect("a text"));
        for feature in TOO_NEW_FOR_SHEETS {
            assert!(!sheet.contains(feature), "{name} has {feature}");
        }
        // The build writes plain colours for the tokens only.
        let has_fallback = path.ends_with("tokens.css");
        assert!(has_fallback || !sheet.contains("light-dark("), "{name}");
        for word in sheet.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.')) {
            let lines = word.strip_suffix("rlh").or(word.strip_suffix("lh"));
            let is_unit = lines.is_some_and(|number| number.parse::<f64>().is_ok());
            assert!(!is_unit, "{name} has {word}");
        }
    }
}

/// The benchmark of the ranking is outside the workspace and has its own lock file. Of the tasks only
/// `cargo xtask coach` reads it.
#[test]
fn lock_file_of_the_benchmark_knows_every_crate() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let lock = fs::read_to_string(project.join("bench/Cargo.lock")).expect("a lock file");
    for entry in fs::read_dir(project.join("crates")).expect("the crates") {
        let manifest = entry.expect("an entry").path().join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).expect("a manifest");
        let name = manifest.lines().find(|line| line.starts_with("name = "));
        let name = name.expect("a name");
        assert!(lock.lines().any(|line| line == name), "{name}");
    }
}
