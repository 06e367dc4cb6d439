//! Trunk's last build step: what it has just put together becomes the page that is served.
//!
//! Trunk calls this in `trunk build` and `trunk serve` alike, so no page is ever without its
//! policy. It is one step because Trunk runs the steps of a stage side by side, and these write
//! the same page.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::imports::{self, Bridge};
use crate::shell::{self, Trouble};
use crate::{annex, csp, hashes, html, order, size, styles, tools};

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

    slim(&Program::of_page(&folder, &page)?)?;
    slim(&Program::annex(&folder))?;
    let page = annex::named(&folder, &joined.page)?;

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

/// Makes what loads the wasm smaller: short names first, which are found in what wasm-bindgen wrote
/// and no longer in what terser makes of it.
fn slim(Program { glue, wasm }: &Program) -> Result<(), Trouble> {
    let long = Bridge {
        wasm: fs::read(wasm).map_err(|error| out_of_reach(wasm, &error))?,
        glue: read(glue)?,
    };
    let short = imports::shorten(&long).map_err(|refusal| Trouble::new(refusal.to_string()))?;
    let ordered =
        order::arrange(&short.wasm).map_err(|refusal| Trouble::new(refusal.to_string()))?;
    fs::write(wasm, &ordered).map_err(|error| out_of_reach(wasm, &error))?;
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
