//! `cargo xtask shots`: pictures of every phase, theme, language and size, for people to look
//! through.

use std::env;

use crate::browsers::BROWSERS;
use crate::shell::{self, Trouble, cargo};
use crate::{page, tools};

/// Where the pictures go; git ignores it.
const FOLDER: &str = "shots";

/// Tells the browser tests to make them, and where.
const FOLDER_VARIABLE: &str = "FAIR_DEAL_SHOTS";

/// Builds the page and makes all pictures, in Chromium.
pub(crate) fn make() -> Result<(), Trouble> {
    page::build(&tools::for_page()?)?;
    let folder = env::current_dir()
        .map(|project| project.join(FOLDER))
        .map_err(|error| Trouble::new(format!("The project's folder is gone: {error}.")))?;
    let [chromium, ..] = BROWSERS;
    let mut command = cargo();
    command
        .args(["test", "--test", "browser", "--", "chromium::shots"])
        .envs(chromium.provide()?)
        .env(FOLDER_VARIABLE, &folder);
    shell::run(&mut command)?;
    println!("The pictures are in {FOLDER}/.");
    Ok(())
}
