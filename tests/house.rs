//! The rules for the sources. For each rule a second test breaks it.

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
        let text = fs::read_to_string(&file).expect("a text");
        assert!(!is_too_long(&text), "{} is too long", file.display());
    }
}

fn is_too_long(text: &str) -> bool {
    text.lines().count() > MOST_LINES
}

#[test]
fn file_over_the_line_limit_is_too_long() {
    assert!(!is_too_long(&"\n".repeat(700)));
    assert!(is_too_long(&"\n".repeat(701)));
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
        // The build writes plain colours for the tokens only.
        let found = too_new(&sheet, path.ends_with("tokens.css"));
        assert_eq!(found, None, "{name}");
    }
}

/// Finds a feature in a sheet that some supported browsers lack.
fn too_new(sheet: &str, has_plain_colours: bool) -> Option<&str> {
    let of_colours = Some("light-dark(").filter(|it| !has_plain_colours && sheet.contains(it));
    let mut features = TOO_NEW_FOR_SHEETS.into_iter();
    let feature = features.find(|feature| sheet.contains(feature));
    let mut words = sheet.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '.'));
    let unit = words.find(|word| {
        let lines = word.strip_suffix("rlh").or(word.strip_suffix("lh"));
        lines.is_some_and(|number| number.parse::<f64>().is_ok())
    });
    feature.or(of_colours).or(unit)
}

#[test]
fn sheet_with_too_new_feature_is_found() {
    for feature in TOO_NEW_FOR_SHEETS {
        let sheet = format!("p {{}}\n{feature} a");
        assert_eq!(too_new(&sheet, true), Some(feature));
    }
    let colours = "p { color: light-dark(#000, #fff) }";
    assert_eq!(too_new(colours, false), Some("light-dark("));
    assert_eq!(too_new(colours, true), None);
    assert_eq!(too_new("p { margin: -1.5lh }", true), Some("1.5lh"));
    assert_eq!(too_new("p { margin: 0 2rlh }", true), Some("2rlh"));
    assert_eq!(too_new("p { margin: 1rem } .lh {}", true), None);
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
        assert_eq!(unlocked_name(&lock, &manifest), None);
    }
}

/// The line with the package's name in a manifest, if the lock file does not have it.
fn unlocked_name<'a>(lock: &str, manifest: &'a str) -> Option<&'a str> {
    let name = manifest.lines().find(|line| line.starts_with("name = "));
    name.filter(|name| !lock.lines().any(|line| line == *name))
}

#[test]
fn crate_that_the_lock_file_lacks_is_found() {
    let lock = "[[package]]\nname = \"fair-deal-core\"\nversion = \"0.1.0\"\n";
    let manifest = |name| format!("[package]\nname = \"{name}\"\n");
    assert_eq!(unlocked_name(lock, &manifest("fair-deal-core")), None);
    let found = unlocked_name(lock, &manifest("fair-deal")).map(str::to_owned);
    assert_eq!(found.as_deref(), Some("name = \"fair-deal\""));
}
