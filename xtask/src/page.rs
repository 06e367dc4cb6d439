//! Building the page with Trunk.

use std::process::{Command, Stdio};

use testbed::shell::{self, Trouble};

use crate::tools::Toolbox;

/// Where the built page lies; Trunk.toml says the same.
pub(crate) const DIST: &str = "dist";

/// Has the build's last step (`cargo xtask finish`) leave programs as they were compiled.
pub(crate) const AS_COMPILED: &str = "FAIR_DEAL_AS_COMPILED";

/// What has cargo compile programs sooner, which are larger and slower then.
pub(crate) const SOON: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "64"),
    // So after a change it is compiled in part, unless CARGO_INCREMENTAL=0 forbids it.
    ("CARGO_PROFILE_RELEASE_INCREMENTAL", "true"),
];

/// What Trunk says: warnings, but for the one of its minifier at every build, that it leaves the
/// script of wasm-bindgen as it is.
const LOG: &str = "error,trunk=warn,trunk::processing::minify=error";

/// Builds the page into [`DIST`].
pub(crate) fn build(toolbox: &Toolbox) -> Result<(), Trouble> {
    println!("Building the page (about a minute and a half the first time, then seconds).");
    shell::run(&mut trunk(toolbox)).map_err(|trouble| not_built(&trouble))
}

/// Builds the page while others print: says nothing unless it fails.
pub(crate) fn build_quietly(toolbox: &Toolbox) -> Result<(), Trouble> {
    shell::run_quietly(&mut trunk(toolbox)).map_err(|trouble| not_built(&trouble))
}

/// Builds it as quietly, and sooner: for tests, with programs that are larger and slower.
pub(crate) fn build_soon(toolbox: &Toolbox) -> Result<(), Trouble> {
    let mut trunk = trunk(toolbox);
    trunk.env(AS_COMPILED, "1").envs(SOON);
    shell::run_quietly(&mut trunk).map_err(|trouble| not_built(&trouble))
}

/// Trunk, ready to build the page.
fn trunk(toolbox: &Toolbox) -> Command {
    let mut trunk = toolbox.trunk();
    trunk.args(["build", "--log", LOG]).stdin(Stdio::null());
    trunk
}

/// A build that failed.
fn not_built(trouble: &Trouble) -> Trouble {
    Trouble::new(format!("The page was not built: {trouble}"))
}
