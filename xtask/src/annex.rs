//! The files of the annex, which the page fetches when one of its rooms is visited.
//!
//! Trunk gives a worker's files no hash in their names. The page's loader names them, so without
//! one a browser that keeps files could put an old program into a new page.

use std::fs;
use std::path::Path;

use crate::finish::out_of_reach;
use crate::hashes::short_hash;
use crate::shell::Trouble;

/// What loads the wasm, as Trunk calls it.
pub(crate) const GLUE: &str = "annex.js";

/// The wasm, as Trunk calls it.
pub(crate) const WASM: &str = "annex_bg.wasm";

/// The style sheet, as it is called in styles/.
const SHEET: &str = "annex.css";

/// Gives every file of the annex a name of its own, and the page with these names.
pub(crate) fn named(folder: &Path, page: &str) -> Result<String, Trouble> {
    [GLUE, WASM, SHEET]
        .into_iter()
        .try_fold(page.to_owned(), |page, file| {
            named_by_bytes(folder, &page, file, |hash| with_hash(file, hash))
        })
}

/// Gives a file the name that its hash leads to, and the page with this name.
pub(crate) fn named_by_bytes(
    folder: &Path,
    page: &str,
    file: &str,
    name: impl Fn(&str) -> String,
) -> Result<String, Trouble> {
    let path = folder.join(file);
    let bytes = fs::read(&path).map_err(|error| out_of_reach(&path, &error))?;
    let new = name(&short_hash(&bytes));
    let page = renamed(page, file, &new)?;
    fs::rename(&path, folder.join(new)).map_err(|error| out_of_reach(&path, &error))?;
    Ok(page)
}

/// The file's name with this hash in it: `annex_bg.wasm` becomes `annex-1234_bg.wasm`.
fn with_hash(file: &str, hash: &str) -> String {
    file.replacen("annex", &format!("annex-{hash}"), 1)
}

/// The page with another name for this file, which it must name once.
fn renamed(page: &str, file: &str, new: &str) -> Result<String, Trouble> {
    if page.matches(file).count() == 1 {
        Ok(page.replace(file, new))
    } else {
        Err(Trouble::new(format!(
            "The loader in Trunk.toml should name {file} once."
        )))
    }
}

/// The files of the annex in a finished folder, sorted.
pub(crate) fn files(folder: &Path) -> Result<Vec<String>, Trouble> {
    let entries = fs::read_dir(folder).map_err(|error| out_of_reach(folder, &error))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut files: Vec<String> = names.filter(|name| name.starts_with("annex-")).collect();
    files.sort();
    if files.len() == [GLUE, WASM, SHEET].len() {
        Ok(files)
    } else {
        Err(Trouble::new(format!(
            "The annex should have a script, a wasm and a style sheet, and has {files:?}."
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::{GLUE, SHEET, WASM, renamed, with_hash};

    #[test]
    fn a_hash_goes_into_the_middle_of_a_name() {
        let names = [GLUE, WASM, SHEET].map(|file| with_hash(file, "12"));
        assert_eq!(names, ["annex-12.js", "annex-12_bg.wasm", "annex-12.css"]);
    }

    #[test]
    fn our_loader_names_every_file_once() {
        let mut loader = include_str!("../../Trunk.toml").to_owned();
        for file in [GLUE, WASM, SHEET] {
            loader = renamed(&loader, file, "x").expect(file);
        }
        let refusal = renamed(&loader, GLUE, "x").expect_err("no longer");
        assert_eq!(
            refusal.to_string(),
            "The loader in Trunk.toml should name annex.js once."
        );
        assert!(renamed("annex.js annex.js", GLUE, "x").is_err());
    }
}
