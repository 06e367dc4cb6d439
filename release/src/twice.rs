//! Two builds of the same sources in two folders. Their bytes must be the same, so that anyone can check the app with a
//! build of their own.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use testbed::shell::{self, Trouble};
use testbed::wasm::{self, WASM};

use crate::{out_of_reach, read};

/// The folder of the second build.
const ELSEWHERE: &str = "target/elsewhere";

/// The folder of the second build of one bundle. It is a different folder, because compiled dependencies are copied
/// into it.
const ELSEWHERE_FOR_ONE: &str = "target/elsewhere-for-one";

/// The list of a build's files with their hashes.
const HASHES: &str = "dist/hashes.txt";

/// The command for one bundle, with the options of index.html. This bundle has the fewest dependencies.
const PROGRAM: &str = "build --quiet --locked --offline --profile worker \
    --no-default-features --features history,blackjack,poker --bin lab-worker --target";

/// The name of cargo's output folders for it: those of its macros for this machine, and of the bundle itself.
const PROFILE: &str = "worker";

/// Parts of the names of our own compiled files: the libraries, the bundles and the benchmarks.
const OURS: [&str; 10] = [
    "fair-deal",
    "fair_deal",
    "fair-shuffle",
    "fair_shuffle",
    "blackjack",
    "draw-poker",
    "draw_poker",
    "-worker",
    "_worker",
    "_bench",
];

/// The folders of the sources.
const SOURCES: [&str; 2] = ["crates", "src"];

/// The compiled bundle.
const BUILT: &str = "lab-worker.wasm";

/// Builds the whole app here and in the other folder, and compares every file.
///
/// # Errors
/// If a build fails, or a file differs.
pub fn whole() -> Result<(), Trouble> {
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
    Err(Trouble::new(format!(
        "These files are not the same in {ELSEWHERE}:\n{differing}"
    )))
}

/// Builds one bundle here and in the other folder, and compares its bytes.
///
/// The compiled dependencies are copied, because they take longest, and their sources are in cargo's folder anyway. So
/// files that a dependency generates during compilation come from here too. Only [`whole`] can find out if those make a
/// difference.
///
/// # Errors
/// If a build fails, or the bytes differ.
pub fn one_program() -> Result<(), Trouble> {
    let target = Path::new("target");
    let of_the_browser = target.join(WASM).join(PROFILE);
    let build_in = |folder: &str| {
        let mut cargo = wasm::cargo();
        shell::run(cargo.args(PROGRAM.split(' ')).arg(WASM).current_dir(folder))?;
        read(&Path::new(folder).join(&of_the_browser).join(BUILT))
    };
    let here = build_in(".")?;
    copy(ELSEWHERE_FOR_ONE)?;
    for compiled in [&target.join(PROFILE), &of_the_browser] {
        copy_folder(compiled, &Path::new(ELSEWHERE_FOR_ONE).join(compiled))?;
    }
    if here == build_in(ELSEWHERE_FOR_ONE)? {
        Ok(())
    } else {
        Err(Trouble::new(format!(
            "{BUILT} is not the same when it is built in {ELSEWHERE_FOR_ONE}."
        )))
    }
}

/// The lines that are in only one of the two lists.
fn differing<'a>(here: &'a str, there: &'a str) -> Vec<&'a str> {
    let lacks = |list: &'a str, line: &&str| !list.lines().any(|it| it == *line);
    let only_here = here.lines().filter(|line| lacks(there, line));
    only_here
        .chain(there.lines().filter(|line| lacks(here, line)))
        .collect()
}

/// Copies all sources that git tracks or would add. An unchanged copy is left alone, so that cargo rebuilds no more
/// than necessary.
fn copy(elsewhere: &str) -> Result<(), Trouble> {
    let mut git = Command::new("git");
    let listed =
        shell::answer(git.args("ls-files --cached --others --exclude-standard".split(' ')));
    let listed =
        listed.ok_or_else(|| Trouble::new("git does not tell which files are sources."))?;
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
fn remove_others(elsewhere: &Path, folder: &Path) -> Result<(), Trouble> {
    let trouble = |error: io::Error| out_of_reach(folder, &error);
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        let here = path.strip_prefix(elsewhere).unwrap_or(&path);
        if path.is_dir() {
            remove_others(elsewhere, &path)?;
        } else if !here.is_file() {
            fs::remove_file(&path).map_err(trouble)?;
        }
    }
    Ok(())
}

/// Copies the compiled dependencies, unless they are there already, with their modification times, because cargo
/// depends on them.
fn copy_folder(from: &Path, to: &Path) -> Result<(), Trouble> {
    if to.exists() {
        return Ok(());
    }
    // An interrupted copy keeps another name, so it is not mistaken for a complete one.
    let part = to.with_extension("part");
    if part.exists() {
        fs::remove_dir_all(&part).map_err(|error| out_of_reach(&part, &error))?;
    }
    let copied = fs::create_dir_all(&part).and_then(|()| copy_entries(from, &part));
    let copied = copied.and_then(|()| fs::rename(&part, to));
    copied.map_err(|error| {
        let (from, to) = (from.display(), to.display());
        Trouble::new(format!("{from} could not be copied to {to}: {error}."))
    })
}

/// Copies the files of a folder, and of its subfolders.
fn copy_entries(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if OURS
            .iter()
            .any(|ours| name.to_string_lossy().contains(ours))
        {
            continue;
        }
        let (from, to) = (entry.path(), to.join(&name));
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&to)?;
            copy_entries(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
            let times = fs::FileTimes::new().set_modified(entry.metadata()?.modified()?);
            fs::File::options()
                .append(true)
                .open(&to)?
                .set_times(times)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{BUILT, PROGRAM, differing, remove_others};

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
    fn build_options_match_index_html() {
        let page = include_str!("../../index.html");
        let line = page
            .lines()
            .find(|line| line.contains("data-bin=\"lab-worker\""));
        let line = line.expect("the worker of the page");
        for attribute in [
            "data-cargo-no-default-features data-cargo-features=\"history,blackjack,poker\"",
            "data-cargo-profile=\"worker\"",
        ] {
            assert!(line.contains(attribute), "{attribute}");
        }
        assert!(PROGRAM.contains("--bin lab-worker") && BUILT.contains("lab-worker"));
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
