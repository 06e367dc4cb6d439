//! Trunk's last build step: what it has just put together becomes the page that is served.
//!
//! Trunk calls this in `trunk build` and `trunk serve` alike, so no page is ever without its
//! policy. It is one step because Trunk runs the steps of a stage side by side, and these write
//! the same page.

use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::imports::{self, Bridge};
use crate::shell::{self, Trouble};
use crate::{annex, csp, hashes, html, order, rest, size, split, styles, tools};

/// Finishes the page in the folder that Trunk names.
pub(crate) fn staged_page() -> Result<(), Trouble> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| Trouble::new("Trunk calls this task: it is the last step of a build."))?;
    let page = read(&folder.join("index.html"))?;

    let sheets = styles::sheets(&page);
    let texts = sheets
        .iter()
        .map(|sheet| read(&folder.join(&sheet.file)))
        .collect::<Result<Vec<_>, _>>()?;
    let joined = styles::join(&page, &sheets, &texts);
    for sheet in &sheets {
        fs::remove_file(folder.join(&sheet.file))
            .map_err(|error| out_of_reach(&folder.join(&sheet.file), &error))?;
    }
    if !sheets.is_empty() {
        write(&folder.join(&joined.file), &joined.text)?;
    }

    slim(
        &Program::of_page(&folder, &page)?,
        Some(&folder.join(rest::WASM)),
    )?;
    slim(&Program::annex(&folder), None)?;
    let page = annex::named(&folder, &joined.page)?;
    let page = rest::named(&folder, &page)?;
    let page = named(&folder, &page)?;

    let page = csp::with_policy(&page).map_err(|refusal| Trouble::new(refusal.to_string()))?;
    write(&folder.join("index.html"), &page)?;
    hashes::write_list(&folder)
}

/// A program as wasm-bindgen wrote it.
struct Program {
    /// What loads the wasm.
    glue: PathBuf,
    /// The wasm.
    wasm: PathBuf,
}

impl Program {
    /// The program that the page names.
    fn of_page(folder: &Path, page: &str) -> Result<Program, Trouble> {
        let files = size::named_files(&html::tags(page));
        let only = |kind: &str| {
            let mut of_kind = files.iter().filter(|file| file.ends_with(kind));
            match (of_kind.next(), of_kind.next()) {
                (Some(file), None) => Ok(folder.join(file)),
                (None, _) | (_, Some(_)) => Err(Trouble::new(format!(
                    "The page should name one {kind} file."
                ))),
            }
        };
        Ok(Program {
            glue: only(".js")?,
            wasm: only(".wasm")?,
        })
    }

    /// The annex, which the page does not name.
    fn annex(folder: &Path) -> Program {
        Program {
            glue: folder.join(annex::GLUE),
            wasm: folder.join(annex::WASM),
        }
    }
}

/// Names the page's program after what has become of it, and gives the page with this name. Trunk has
/// named it after what it was: a browser that keeps files could put an old primary beside a new rest.
fn named(folder: &Path, page: &str) -> Result<String, Trouble> {
    let program = Program::of_page(folder, page)?;
    let files = [program.glue, program.wasm];
    let mut bytes = Vec::new();
    for file in &files {
        bytes.extend(fs::read(file).map_err(|error| out_of_reach(file, &error))?);
    }
    let text =
        |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let old = text(files[0].file_stem());
    let new = format!("fair-deal-{}", hashes::short_hash(&bytes));
    for file in &files {
        let name = text(file.file_name()).replace(&old, &new);
        fs::rename(file, folder.join(name)).map_err(|error| out_of_reach(file, &error))?;
    }
    Ok(page.replace(&old, &new))
}

/// Makes what loads the wasm smaller: short names first, which are found in what wasm-bindgen wrote
/// and no longer in what terser makes of it. If there is a file for the rest, the wasm is split.
fn slim(Program { glue, wasm }: &Program, rest: Option<&Path>) -> Result<(), Trouble> {
    let long = Bridge {
        wasm: fs::read(wasm).map_err(|error| out_of_reach(wasm, &error))?,
        glue: read(glue)?,
    };
    let mut short = imports::shorten(&long).map_err(refused)?;
    if let Some(rest) = rest {
        let halves = split::split(&short.wasm, &rest::is_deferred).map_err(refused)?;
        short.glue = rest::in_glue(&short.glue, &halves).map_err(refused)?;
        write_ordered(rest, &halves.rest)?;
        short.wasm = halves.primary;
    }
    write_ordered(wasm, &short.wasm)?;
    write(glue, &short.glue)?;

    match tools::terser() {
        Some(mut terser) => shell::run(
            terser
                .args(["--module", "--compress", "--mangle", "--output"])
                .args([glue, glue]),
        ),
        // The set-up has said that it is missing.
        None => Ok(()),
    }
}

/// Writes a module with its functions in an order that packs well.
fn write_ordered(file: &Path, wasm: &[u8]) -> Result<(), Trouble> {
    let ordered = order::arrange(wasm).map_err(refused)?;
    fs::write(file, ordered).map_err(|error| out_of_reach(file, &error))
}

/// A step that cannot be done, as trouble.
fn refused(refusal: impl fmt::Display) -> Trouble {
    Trouble::new(refusal.to_string())
}

/// Reads a text file.
pub(crate) fn read(file: &Path) -> Result<String, Trouble> {
    fs::read_to_string(file).map_err(|error| out_of_reach(file, &error))
}

/// Writes a text file.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(file, text).map_err(|error| out_of_reach(file, &error))
}

/// A file that cannot be read or written.
pub(crate) fn out_of_reach(file: &Path, error: &std::io::Error) -> Trouble {
    Trouble::new(format!("{} is out of reach: {error}.", file.display()))
}
