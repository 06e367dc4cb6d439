//! Two builds of the same sources in two folders. Their bytes have to be the same, or a page could not be checked by
//! whoever builds it again.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use testbed::shell::{self, Trouble};
use testbed::wasm::{self, WASM};

use crate::{out_of_reach, read};

/// Where all is built a second time.
const ELSEWHERE: &str = "target/elsewhere";

/// Where one program is. It is another folder, because what is compiled of other crates comes from here.
const ELSEWHERE_FOR_ONE: &str = "target/elsewhere-for-one";

/// The list of what a build has made, each file with its hash.
const HASHES: &str = "dist/hashes.txt";

/// How one program is built, as Trunk has it built (index.html). It is the one that compiles fewest other crates.
const PROGRAM: &str = "build --quiet --locked --offline --profile worker \
    --no-default-features --features history,blackjack,poker --bin lab-worker --target";

/// The name of the folders in which cargo compiles it: of its macros for this machine, and of itself for the browser.
const PROFILE: &str = "worker";

/// What is in the names of our own files there: of the library, of the programs, and of what measures the coach.
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

/// The folders of what is compiled.
const SOURCES: [&str; 2] = ["crates", "src"];

/// What comes of it.
const BUILT: &str = "lab-worker.wasm";

/// Builds the whole page here and elsewhere, and compares every file.
///
/// # Errors
/// If one cannot be built, or a file differs.
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

/// Builds one program here and elsewhere, and compares its bytes. What is compiled of other crates is taken from here, for
/// it takes longest, and their sources lie in cargo's folder anyway. What such a crate generates when it is compiled lies
/// here too: whether that gets into a program, only [`whole`] can tell.
///
/// # Errors
/// If it cannot be built, or is not the same.
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

/// The lines of either list that the other one lacks.
fn differing<'a>(here: &'a str, there: &'a str) -> Vec<&'a str> {
    let lacks = |list: &'a str, line: &&str| !list.lines().any(|it| it == *line);
    let only_here = here.lines().filter(|line| lacks(there, line));
    only_here
        .chain(there.lines().filter(|line| lacks(here, line)))
        .collect()
}

/// Copies all sources that git knows or would take. What lies there already and is the same stays as it is, so that
/// cargo builds no more than it has to.
fn copy(elsewhere: &str) -> Result<(), Trouble> {
    let mut git = Command::new("git");
    let listed =
        shell::answer(git.args("ls-files --cached --others --exclude-standard".split(' ')));
    let listed =
        listed.ok_or_else(|| Trouble::new("git does not tell which files are sources."))?;
    // What was taken away here is listed as long as git is not told.
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
    // A file that was moved or taken away here would still be compiled there.
    let elsewhere = Path::new(elsewhere);
    for folder in SOURCES.map(|folder| elsewhere.join(folder)) {
        remove_others(elsewhere, &folder)?;
    }
    Ok(())
}

/// Removes each file of this folder, and of those in it, that does not lie here.
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

/// Copies what is compiled of other crates, unless it lies there already. The times of the files go with them: cargo goes
/// by them.
fn copy_folder(from: &Path, to: &Path) -> Result<(), Trouble> {
    if to.exists() {
        return Ok(());
    }
    // A copy that was interrupted has another name, and is no copy.
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

/// Copies the files of a folder, and of those in it.
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
    fn a_file_that_differs_or_is_missing_is_named() {
        let here = "12  a.js\n34  b.js\n";
        assert!(differing(here, here).is_empty());
        assert_eq!(differing(here, "12  a.js\n"), ["34  b.js"]);
        assert_eq!(
            differing(here, "12  a.js\n56  b.js\n"),
            ["34  b.js", "56  b.js"]
        );
    }

    #[test]
    fn the_program_is_built_as_the_page_has_it() {
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
    fn what_does_not_lie_here_is_taken_away_there() {
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
