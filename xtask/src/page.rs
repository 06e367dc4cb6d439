//! Builds the app with Trunk.

use std::process::{Command, Stdio};

use testbed::shell::{self, TaskError};

use crate::tools::Toolbox;

/// The folder of the built app. It must match Trunk.toml.
pub(crate) const DIST: &str = "dist";

/// The variable with which the build's last step (`cargo xtask finish`) does not optimise the WebAssembly.
pub(crate) const AS_COMPILED: &str = "FAIR_DEAL_AS_COMPILED";

/// Settings for a faster compilation, with larger and slower bundles.
pub(crate) const FAST_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "64"),
    // Incremental compilation, unless CARGO_INCREMENTAL=0 forbids it.
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
];

/// The log levels of Trunk: only warnings, except the warning in every build that its minifier leaves the script of
/// wasm-bindgen as it is.
const LOG: &str = "error,trunk=warn,trunk::processing::minify=error";

/// Builds the app into [`DIST`].
pub(crate) fn build(toolbox: &Toolbox) -> Result<(), TaskError> {
    println!("Building the page (about a minute and a half the first time, then seconds).");
    shell::run(&mut trunk(toolbox)).map_err(|error| not_built(&error))
}

/// Builds the app without output unless it fails, while other tasks print.
pub(crate) fn build_quietly(toolbox: &Toolbox) -> Result<(), TaskError> {
    shell::run_quietly(&mut trunk(toolbox)).map_err(|error| not_built(&error))
}

/// Builds the app quietly and faster, for tests, with larger and slower bundles.
pub(crate) fn build_fast(toolbox: &Toolbox) -> Result<(), TaskError> {
    let mut trunk = trunk(toolbox);
    trunk.env(AS_COMPILED, "1").envs(FAST_BUILD);
    shell::run_quietly(&mut trunk).map_err(|error| not_built(&error))
}

/// The command for a build with Trunk.
fn trunk(toolbox: &Toolbox) -> Command {
    let mut trunk = toolbox.trunk();
    trunk.args(["build", "--log", LOG]).stdin(Stdio::null());
    trunk
}

/// The error of a failed build.
fn not_built(error: &TaskError) -> TaskError {
    TaskError::new(format!("The page was not built: {error}"))
}
