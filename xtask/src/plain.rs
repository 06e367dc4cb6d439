//! The plain page: one button, built with the same tools as the app (`examples/plain_page.rs`). `cargo xtask feel`
//! measures both in the same run.

use std::env;
use std::path::{Path, PathBuf};

use testbed::shell::{self, TaskError};
use testbed::wasm::{self, WASM};

use crate::files::write;
use crate::npm::Optimiser;
use crate::tools::Toolbox;

/// The folder of the built page.
const FOLDER: &str = "target/plain-page";

/// The page. It fetches its two files at once, as the app does.
const PAGE: &str = "\
<!doctype html>
<html lang=en>
<meta charset=utf-8>
<meta name=viewport content=\"width=device-width, initial-scale=1\">
<title>A plain page</title>
<link rel=modulepreload href=plain_page.js>
<link rel=preload href=plain_page_bg.wasm as=fetch crossorigin>
<script type=module>
import start from './plain_page.js';
start({ module_or_path: './plain_page_bg.wasm' });
</script>
";

/// Builds the page and returns its folder.
pub(crate) fn build(toolbox: &Toolbox) -> Result<PathBuf, TaskError> {
    println!("Building the plain page.");
    let mut cargo = wasm::cargo();
    cargo.args(["build", "--quiet", "--release", "--locked", "--offline"]);
    cargo.args(["--target", WASM, "--features", "web"]);
    shell::run(cargo.args(["--example", "plain_page"]))?;
    let built = format!("target/{WASM}/release/examples/plain_page.wasm");
    let mut bindgen = toolbox.wasm_bindgen();
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir", FOLDER]);
    shell::run(bindgen.arg(built))?;
    let folder = Path::new(FOLDER);
    if let Some(optimiser) = Optimiser::find() {
        let files = ["plain_page.js", "plain_page_bg.wasm"].map(|name| folder.join(name));
        optimiser.optimise_all(files.to_vec())?;
    }
    write(&folder.join("index.html"), PAGE)?;
    let project = env::current_dir()
        .map_err(|error| TaskError::new(format!("The project's folder is gone: {error}.")))?;
    Ok(project.join(folder))
}
