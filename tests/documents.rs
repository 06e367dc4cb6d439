//! The documents name files that exist. For each rule a second test breaks it.

use std::fs;
use std::path::{Path, PathBuf};

/// The names of folders that git ignores, and that have documents of other projects. Hidden folders are left out too.
const IGNORED: [&str; 4] = ["dist", "node_modules", "shots", "target"];

/// The folders to which a path in a document may be relative, besides the folder of the document: ARCHITECTURE.md
/// leaves out `src`, and docs/validation.md leaves out `tests`.
const ROOTS: [&str; 3] = ["", "src", "tests"];

/// The beginnings of paths that a command makes, or that another repository has.
const NOT_HERE: [&str; 6] = [
    "dist/",
    "docs/PAYTABLES.md",
    "fair-deal/",
    "shots/",
    "target/",
    "xtask/tools/node_modules",
];

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Collects the Markdown files below this folder, with their texts.
fn collect(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let entry = entry.expect("an entry");
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        if path.is_dir() {
            if !name.starts_with('.') && !IGNORED.contains(&name.as_ref()) {
                collect(&path, found);
            }
        } else if path.extension().is_some_and(|kind| kind == "md") {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path, text));
        }
    }
}

/// All documents of the project, with their texts.
fn documents() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    collect(&project(), &mut found);
    found
}

/// The parts of a text in backquotes, without those of its code blocks.
fn code(text: &str) -> Vec<String> {
    let prose = text.split("```").step_by(2);
    let spans = prose.flat_map(|it| it.split('`').skip(1).step_by(2));
    spans.map(String::from).collect()
}

/// True if the text has the form of a path: a file or a folder of the project.
fn is_path(text: &str) -> bool {
    let sign = |it: char| it.is_ascii_alphanumeric() || "./_-".contains(it);
    let (folder, name) = text.split_once('/').unwrap_or_default();
    let is_file = name.contains('.') || text.ends_with('/');
    text.chars().all(sign) && !folder.is_empty() && is_file
}

#[test]
fn documents_of_every_folder_are_checked() {
    let documents = documents();
    let is_checked = |path: &Path| documents.iter().any(|(it, _)| it == path);
    for path in ["README.md", "docs/testing.md", "words/README.md"] {
        assert!(is_checked(&project().join(path)), "{path}");
    }
    for entry in fs::read_dir(project().join("crates")).expect("the crates") {
        let readme = entry.expect("an entry").path().join("README.md");
        assert!(is_checked(&readme), "{}", readme.display());
    }
}

#[test]
fn paths_in_documents_exist() {
    for (document, text) in documents() {
        let folder = document.parent().expect("a folder");
        let missing = missing_paths(&text, |path| {
            let is_there = |root: &str| project().join(root).join(path).exists();
            ROOTS.iter().any(|root| is_there(root)) || folder.join(path).exists()
        });
        assert!(
            missing.is_empty(),
            "{} names {missing:?}",
            document.display()
        );
    }
}

/// Here the names of tests have no folder.
#[test]
fn tests_in_the_validation_exist() {
    let text = fs::read_to_string(project().join("docs/validation.md")).expect("a text");
    let names = code(&text);
    let is_file = |it: &str| Path::new(it).extension().is_some_and(|kind| kind == "rs");
    let is_test = |it: &&String| is_file(it) && !it.contains('/');
    let tests: Vec<&String> = names.iter().filter(is_test).collect();
    assert!(tests.len() > 20, "{tests:?}");
    for name in tests {
        let is_there = |folder: &str| project().join(folder).join(name).exists();
        assert!(
            [
                "tests",
                "tests/blackjack",
                "tests/poker",
                "tests/exhaustive"
            ]
            .into_iter()
            .any(is_there),
            "{name}"
        );
    }
}

/// The paths in a document that do not exist.
fn missing_paths(text: &str, exists: impl Fn(&str) -> bool) -> Vec<String> {
    let mut paths = code(text);
    paths.retain(|it| is_path(it) && !NOT_HERE.iter().any(|other| it.starts_with(other)));
    paths.retain(|path| !exists(path));
    paths
}

#[test]
fn missing_path_is_found() {
    let exists = |path: &str| path == "src/lib.rs";
    let text = "In `src/lib.rs` and `src/none.rs`, not in `dist/a.js`:\n\
        ```\n`src/code.rs`\n```\nIn `none/`, `two words.rs`, `Cargo.toml` and src/prose.rs.\n";
    assert_eq!(missing_paths(text, exists), ["src/none.rs", "none/"]);
}

#[test]
fn links_in_documents_lead_to_files() {
    for (document, text) in documents() {
        let folder = document.parent().expect("a folder");
        let missing = missing_targets(&text, |target| folder.join(target).exists());
        assert!(
            missing.is_empty(),
            "{} links to {missing:?}",
            document.display()
        );
    }
}

/// The files of the project to which a document links and that do not exist.
fn missing_targets(text: &str, exists: impl Fn(&str) -> bool) -> Vec<&str> {
    let links = text.split("](").skip(1);
    let targets = links.map(|link| link.split([')', '#']).next().unwrap_or_default());
    let is_ours = |target: &&str| !target.is_empty() && !target.contains(':');
    targets
        .filter(|target| is_ours(target) && !exists(target))
        .collect()
}

#[test]
fn missing_target_is_found() {
    let exists = |target: &str| target == "RULES.md";
    let text = "[rules](RULES.md) [a part](RULES.md#ties) [gone](GONE.md) [here](#here) \
        [part of gone](docs/gone.md#ties) [elsewhere](https://example.org/a.md)";
    assert_eq!(missing_targets(text, exists), ["GONE.md", "docs/gone.md"]);
}
