//! Building the page with Trunk.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::shell::{self, Trouble};
use crate::tools::{Toolbox, WasmOpt};

/// Where the built page lies; Trunk.toml says the same.
pub(crate) const DIST: &str = "dist";

/// The page that Trunk builds from.
const SOURCE: &str = "index.html";

/// The same without wasm-opt, for a machine that has none; git ignores it.
const SOURCE_WITHOUT_WASM_OPT: &str = "index.unoptimised.html";

/// What Trunk says of the module that wasm-bindgen writes, at every build: its minifier does not
/// know `export { … as default }`. The last build step has terser do it.
const KNOWN_WARNING: &str = "Failed to minify JS: RequiredTokenNotFound(Identifier)";

/// Builds the page into [`DIST`].
pub(crate) fn build(toolbox: &Toolbox) -> Result<(), Trouble> {
    println!("Building the page (about a minute the first time, then seconds).");
    match toolbox.wasm_opt() {
        WasmOpt::Npm(_) | WasmOpt::System(_) => trunk_build(toolbox, SOURCE),
        WasmOpt::Missing => {
            let page = read_source()?;
            let failed = |error| {
                Trouble::new(format!(
                    "{SOURCE_WITHOUT_WASM_OPT} cannot be written: {error}."
                ))
            };
            fs::write(SOURCE_WITHOUT_WASM_OPT, without_wasm_opt(&page)?).map_err(failed)?;
            let built = trunk_build(toolbox, SOURCE_WITHOUT_WASM_OPT);
            fs::remove_file(SOURCE_WITHOUT_WASM_OPT).map_err(failed)?;
            built
        }
    }
}

/// Reads the page that Trunk builds from.
fn read_source() -> Result<String, Trouble> {
    fs::read_to_string(SOURCE)
        .map_err(|error| Trouble::new(format!("{SOURCE} is out of reach: {error}.")))
}

/// The page with wasm-opt switched off, which Trunk reads from the page alone.
fn without_wasm_opt(page: &str) -> Result<String, Trouble> {
    let level = |level: &str| format!("data-wasm-opt=\"{level}\"");
    // The page's program, the annex and the lab's worker each have the level that suits them.
    let on = ["1", "z", "3"].map(level);
    if on.iter().any(|on| page.contains(on)) {
        Ok(on
            .iter()
            .fold(page.to_owned(), |page, on| page.replace(on, &level("0"))))
    } else {
        Err(Trouble::new(format!("{SOURCE} has no {}.", on[0])))
    }
}

/// Lets Trunk build, and passes on what it says but for the known warning.
fn trunk_build(toolbox: &Toolbox, source: &str) -> Result<(), Trouble> {
    let mut command = toolbox.trunk();
    command
        .args(["build", "--quiet", source])
        .stdin(Stdio::null())
        .stdout(Stdio::piped());
    let did_not_start = |error| {
        Trouble::new(format!(
            "Trunk, which is installed, did not start: {error}."
        ))
    };
    let mut trunk = command.spawn().map_err(did_not_start)?;
    if let Some(stdout) = trunk.stdout.take() {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if !line.contains(KNOWN_WARNING) {
                println!("{line}");
            }
        }
    }
    let status = trunk.wait().map_err(did_not_start)?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::new(format!(
            "The page was not built: `{}` failed ({status}).",
            shell::line(&command)
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::without_wasm_opt;

    #[test]
    fn wasm_opt_can_be_switched_off_in_our_page() {
        let page = include_str!("../../index.html");
        let without = without_wasm_opt(page).expect("our page has it");
        assert!(
            without.matches("data-wasm-opt=").count()
                == without.matches("data-wasm-opt=\"0\"").count()
        );
        assert!(without_wasm_opt("<p>").is_err());
    }
}
