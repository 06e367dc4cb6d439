//! What the browser tests can make beside testing: `cargo xtask shots`, pictures of every phase, theme,
//! language and size for people to look through, and `cargo xtask frames`, a benchmark of motion.

use std::env;
use std::ffi::OsStr;

use crate::browsers::BROWSERS;
use crate::shell::{self, Trouble, cargo};
use crate::{page, tools};

/// Where the pictures go; git ignores it.
const FOLDER: &str = "shots";

/// Tells the browser tests to make them, and where.
const FOLDER_VARIABLE: &str = "FAIR_DEAL_SHOTS";

/// Asks the browser tests for the benchmark.
const FRAMES_VARIABLE: &str = "FAIR_DEAL_FRAMES";

/// Builds the page and makes all pictures.
pub(crate) fn make() -> Result<(), Trouble> {
    let folder = env::current_dir()
        .map(|project| project.join(FOLDER))
        .map_err(|error| Trouble::new(format!("The project's folder is gone: {error}.")))?;
    in_chromium("shots", FOLDER_VARIABLE, folder.as_ref())?;
    println!("The pictures are in {FOLDER}/.");
    Ok(())
}

/// Builds the page and measures how smoothly cards are dealt.
pub(crate) fn measure_frames() -> Result<(), Trouble> {
    in_chromium("frames", FRAMES_VARIABLE, "1".as_ref())
}

/// Builds the page and has the browser tests do this, which the variable asks for.
fn in_chromium(what: &str, variable: &str, value: &OsStr) -> Result<(), Trouble> {
    page::build(&tools::for_page()?)?;
    let [chromium, ..] = BROWSERS;
    let mut command = cargo();
    command
        .args(["test", "--test", "browser", "--"])
        .arg(format!("chromium::{what}"))
        .envs(chromium.provide()?)
        .env(variable, value);
    shell::run(&mut command)
}
