//! The documents name files that exist.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders with documents, without their subfolders.
const FOLDERS: [&str; 4] = [".", "docs", "words", "tests"];

/// The folders to which a path in a document may be relative: ARCHITECTURE.md leaves out `src`, and docs/validation.md
/// leaves out `tests`.
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

/// The Markdown files, with their texts.
fn documents() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(project().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|kind| kind == "md") {
                let text = fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
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
fn paths_in_documents_exist() {
    let documents = documents();
    assert!(documents.len() > 10, "{} documents", documents.len());
    for (document, text) in documents {
        let mut paths = code(&text);
        paths.retain(|it| is_path(it) && !NOT_HERE.iter().any(|other| it.starts_with(other)));
        for path in paths {
            let is_there = |root: &str| project().join(root).join(&path).exists();
            assert!(
                ROOTS.iter().any(|root| is_there(root)),
                "{} names {path}",
                document.display()
            );
        }
    }
}

#[test]
fn links_in_documents_lead_to_files() {
    for (document, text) in documents() {
        let folder = document.parent().expect("a folder");
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap_or_default();
            let is_ours = !target.is_empty() && !target.contains(':');
            assert!(
                !is_ours || folder.join(target).exists(),
                "{} links to {target}",
                document.display()
            );
        }
    }
}
