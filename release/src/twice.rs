//! Two builds of the same sources in two folders. Their bytes must be the same, so that anyone can check the app with a
//! build of their own.

use std::fs;
use std::path::Path;
use std::process::Command;

use testbed::shell::{self, TaskError};

use crate::{out_of_reach, read};

/// The folder of the second build.
const ELSEWHERE: &str = "target/elsewhere";

/// The list of a build's files with their hashes.
const HASHES: &str = "dist/hashes.txt";

/// Builds the whole page here and in the other folder, and compares every file.
///
/// # Errors
/// If a build fails, or a file differs.
pub fn compare_builds() -> Result<(), TaskError> {
    copy(Path::new("."), Path::new(ELSEWHERE))?;
    for folder in [".", ELSEWHERE] {
        shell::run(shell::cargo().args(["xtask", "build"]).current_dir(folder))?;
    }
    let [here, there] = [".", ELSEWHERE].map(|folder| read(&Path::new(folder).join(HASHES)));
    let (here, there) = (here?, there?);
    let [here, there] = [&here, &there].map(|list| String::from_utf8_lossy(list));
    check_same(&here, &there)?;
    println!(
        "All {} files are the same in {ELSEWHERE}.",
        here.lines().count()
    );
    Ok(())
}

/// Checks that both lists have the same files with the same hashes.
fn check_same(here: &str, there: &str) -> Result<(), TaskError> {
    let differing = differing(here, there);
    if differing.is_empty() {
        return Ok(());
    }
    let differing = differing.join("\n");
    Err(TaskError::new(format!(
        "These files are not the same in {ELSEWHERE}:\n{differing}"
    )))
}

/// Returns the lines of either list that the other one lacks.
fn differing<'a>(here: &'a str, there: &'a str) -> Vec<&'a str> {
    let lacks = |list: &'a str, line: &&str| !list.lines().any(|it| it == *line);
    let only_here = here.lines().filter(|line| lacks(there, line));
    only_here
        .chain(there.lines().filter(|line| lacks(here, line)))
        .collect()
}

/// Copies all sources that git tracks or would add, and removes from the copy what is gone here. An unchanged file is
/// left alone, so that cargo rebuilds no more than necessary.
fn copy(project: &Path, elsewhere: &Path) -> Result<(), TaskError> {
    for name in sources(project, Path::new("."))? {
        let (from, to) = (project.join(&name), elsewhere.join(&name));
        // A file that was removed here is listed until git knows about it.
        if !from.is_file() {
            continue;
        }
        let bytes = read(&from)?;
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            continue;
        }
        let folder = to.parent().unwrap_or(&to);
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&to, bytes));
        written.map_err(|error| out_of_reach(&to, &error))?;
    }
    // A source that was moved or removed here would still be compiled there.
    for name in sources(project, elsewhere)? {
        let there = elsewhere.join(&name);
        if there.is_file() && !project.join(&name).is_file() {
            fs::remove_file(&there).map_err(|error| out_of_reach(&there, &error))?;
            let mut folders = there.ancestors().skip(1);
            while folders.next().is_some_and(|it| fs::remove_dir(it).is_ok()) {}
        }
    }
    Ok(())
}

/// Lists the files of this work tree that are in the project's index or that git would add, so no build products.
fn sources(project: &Path, work_tree: &Path) -> Result<Vec<String>, TaskError> {
    let mut git = git(project);
    git.arg("--work-tree").arg(work_tree);
    git.args("ls-files -z --cached --others --exclude-standard".split(' '));
    let listed = shell::answer(&mut git)
        .ok_or_else(|| TaskError::new("`git ls-files` does not list the sources."))?;
    let names = listed.split_terminator('\0').map(str::to_owned);
    Ok(names.collect())
}

/// A git command for the repository of this folder, even inside a git hook.
fn git(folder: &Path) -> Command {
    let mut git = Command::new("git");
    git.current_dir(folder);
    for variable in ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"] {
        git.env_remove(variable);
    }
    git
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{check_same, copy, differing, sources};

    #[test]
    fn differing_or_missing_file_is_named() {
        let here = "12  a.js\n34  b.js\n";
        assert!(differing(here, here).is_empty());
        assert_eq!(differing(here, "12  a.js\n"), ["34  b.js"]);
        assert_eq!(
            differing(here, "12  a.js\n56  b.js\n"),
            ["34  b.js", "56  b.js"]
        );
        assert_eq!(check_same(here, here), Ok(()));
        let error = check_same(here, "12  a.js\n").expect_err("b.js is missing");
        assert_eq!(
            error.to_string(),
            "These files are not the same in target/elsewhere:\n34  b.js"
        );
    }

    #[test]
    fn folder_without_git_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let error = sources(folder.path(), Path::new(".")).expect_err("no repository");
        assert_eq!(
            error.to_string(),
            "`git ls-files` does not list the sources."
        );
    }

    #[test]
    fn copy_has_the_same_sources_in_every_folder() {
        let temporary = tempfile::tempdir().expect("a folder");
        let project = temporary.path();
        let there = project.join("target/elsewhere");
        let write = |folder: &Path, name: &str, text: &str| {
            let file = folder.join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        };
        for name in [
            "words/en/a.ftl",
            "words/en/removed.ftl",
            "old/a.rs",
            "build.rs",
        ] {
            write(project, name, "");
        }
        write(project, ".gitignore", "/target\n");
        let git = |arguments: &str| {
            let mut git = super::git(project);
            git.args(arguments.split(' '));
            assert!(git.status().expect("git starts").success(), "{arguments}");
        };
        git("init --quiet");
        git("add --all");
        copy(project, &there).expect("a copy");
        write(&there, "target/product", "");
        // One file is removed and git knows, and the others without its knowledge.
        git("rm --quiet --cached build.rs");
        for name in ["build.rs", "words/en/removed.ftl", "old/a.rs"] {
            assert!(there.join(name).is_file(), "{name}");
            fs::remove_file(project.join(name)).expect("it was there");
        }
        write(project, "words/en/a.ftl", "changed");
        write(project, "icons/new.svg", "");
        copy(project, &there).expect("a copy");
        for name in ["build.rs", "words/en/removed.ftl", "old"] {
            assert!(!there.join(name).exists(), "{name}");
        }
        for name in ["icons/new.svg", "target/product"] {
            assert!(there.join(name).is_file(), "{name}");
        }
        let text = fs::read_to_string(there.join("words/en/a.ftl"));
        assert_eq!(text.expect("a text"), "changed");
    }
}
