//! Two builds of the same sources in two folders. Their bytes must be the same, so that anyone can check the app with a
//! build of their own.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use testbed::shell::{self, TaskError};

use crate::{out_of_reach, read};

/// The folder of the second build.
const ELSEWHERE: &str = "target/elsewhere";

/// The list of a build's files with their hashes.
const HASHES: &str = "dist/hashes.txt";

/// The folders of the compiled sources.
const SOURCES: [&str; 2] = ["crates", "src"];

/// Builds the whole page here and in the other folder, and compares every file.
///
/// # Errors
/// If a build fails, or a file differs.
pub fn compare_builds() -> Result<(), TaskError> {
    copy(ELSEWHERE)?;
    for folder in [".", ELSEWHERE] {
        shell::run(shell::cargo().args(["xtask", "build"]).current_dir(folder))?;
    }
    let [here, there] = [".", ELSEWHERE].map(|folder| read(&Path::new(folder).join(HASHES)));
    let (here, there) = (here?, there?);
    let [here, there] = [&here, &there].map(|list| String::from_utf8_lossy(list));
    let differing = differing(&here, &there);
    if differing.is_empty() {
        println!(
            "All {} files are the same in {ELSEWHERE}.",
            here.lines().count()
        );
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

/// Copies all sources that git tracks or would add. An unchanged copy is left alone, so that cargo rebuilds no more
/// than necessary.
fn copy(elsewhere: &str) -> Result<(), TaskError> {
    let mut git = Command::new("git");
    let listed =
        shell::answer(git.args("ls-files --cached --others --exclude-standard".split(' ')));
    let listed =
        listed.ok_or_else(|| TaskError::new("`git ls-files` does not list the sources."))?;
    // A file that was removed here is listed until git knows about it.
    for name in listed.lines().filter(|name| Path::new(name).is_file()) {
        let (from, to) = (Path::new(name), Path::new(elsewhere).join(name));
        let bytes = read(from)?;
        if fs::read(&to).is_ok_and(|there| there == bytes) {
            continue;
        }
        let folder = to.parent().unwrap_or(&to);
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&to, bytes));
        written.map_err(|error| out_of_reach(&to, &error))?;
    }
    // A file that was moved or removed here would still be compiled there.
    let elsewhere = Path::new(elsewhere);
    for folder in SOURCES.map(|folder| elsewhere.join(folder)) {
        remove_others(elsewhere, &folder)?;
    }
    Ok(())
}

/// Removes each file of this folder, and of its subfolders, that does not exist here.
fn remove_others(elsewhere: &Path, folder: &Path) -> Result<(), TaskError> {
    let error = |error: io::Error| out_of_reach(folder, &error);
    for entry in fs::read_dir(folder).map_err(error)? {
        let path = entry.map_err(error)?.path();
        let here = path.strip_prefix(elsewhere).unwrap_or(&path);
        if path.is_dir() {
            remove_others(elsewhere, &path)?;
        } else if !here.is_file() {
            fs::remove_file(&path).map_err(error)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{differing, remove_others};

    #[test]
    fn differing_or_missing_file_is_named() {
        let here = "12  a.js\n34  b.js\n";
        assert!(differing(here, here).is_empty());
        assert_eq!(differing(here, "12  a.js\n"), ["34  b.js"]);
        assert_eq!(
            differing(here, "12  a.js\n56  b.js\n"),
            ["34  b.js", "56  b.js"]
        );
    }

    #[test]
    fn files_missing_here_are_removed_there() {
        let there = std::env::temp_dir().join(format!("fair-deal-twice-{}", std::process::id()));
        let sources = there.join("src");
        fs::create_dir_all(sources.join("gone")).expect("a folder");
        for file in ["lib.rs", "gone/mod.rs"] {
            fs::write(sources.join(file), "").expect("a file");
        }
        remove_others(&there, &sources).expect("it can be read");
        // Tests run in the folder of this package, which has a src/lib.rs.
        assert!(sources.join("lib.rs").is_file());
        assert!(!sources.join("gone/mod.rs").exists());
        fs::remove_dir_all(&there).expect("it was made here");
    }
}
