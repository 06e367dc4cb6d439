//! Building the page with Trunk.

use std::process::Stdio;

use xtask::shell::{self, Trouble};

use crate::tools::Toolbox;

/// Where the built page lies; Trunk.toml says the same.
pub(crate) const DIST: &str = "dist";

/// What Trunk says: warnings, but for the one of its minifier at every build, that it leaves the
/// script of wasm-bindgen as it is.
const LOG: &str = "error,trunk=warn,trunk::processing::minify=error";

/// Builds the page into [`DIST`].
pub(crate) fn build(toolbox: &Toolbox) -> Result<(), Trouble> {
    println!("Building the page (about a minute the first time, then seconds).");
    let mut trunk = toolbox.trunk();
    trunk.args(["build", "--log", LOG]).stdin(Stdio::null());
    shell::run(&mut trunk)
        .map_err(|trouble| Trouble::new(format!("The page was not built: {trouble}")))
}
