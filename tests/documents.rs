//! The documents name files that exist.

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
        let mut paths = code(&text);
        paths.retain(|it| is_path(it) && !NOT_HERE.iter().any(|other| it.starts_with(other)));
        for path in paths {
            let is_there = |root: &str| project().join(root).join(&path).exists();
            assert!(
                ROOTS.iter().any(|root| is_there(root)) || folder.join(&path).exists(),
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
