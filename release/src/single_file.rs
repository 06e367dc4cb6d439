//! The whole game in one HTML file that runs from a disk: the built page with all its files in it, compressed, and a
//! script that unpacks them (unpack.js).

use std::fs;
use std::io::Write as _;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use flate2::Compression;
use flate2::write::GzEncoder;
use testbed::shell::TaskError;

use crate::policy::{INLINE_SCRIPTS, hash, inline};
use crate::{out_of_reach, read};

/// The name of the file, in the project's folder.
pub const NAME: &str = "fair-deal.html";

/// The script that unpacks the files.
const UNPACK: &str = include_str!("unpack.js");

/// The file name extensions to pack, in order: a file comes before those that name it. The `.html` files are the
/// explanations of the games and the verifier. The `.txt` files are the messages and the licences.
const PACKED: [&str; 6] = [".css", ".html", ".txt", ".bin", ".wasm", ".js"];

/// The exceptions, which are not packed.
const LEFT_OUT: [&str; 3] = ["service-worker.js", "index.html", "hashes.txt"];

/// The end of the name of a worker's loader. It names the worker's script and its WebAssembly (xtask/src/finish.rs).
const LOADER: &str = "_loader.js";

/// The text before and after the script's name in a worker's loader.
const SCRIPT: [&str; 2] = ["import(\"./", "\")"];

/// The text before and after the WebAssembly name in a script that fetches it.
const PROGRAM: [&str; 2] = ["new URL(\"", "\",import.meta.url)"];

/// The policy of the file, with the hashes of its script and its style sheet. It allows no other address, and no other
/// file of its folder.
fn policy(script: &str, sheet: &str) -> String {
    format!(
        "default-src 'none'; script-src {} blob: 'wasm-unsafe-eval'; style-src {} blob:; img-src data:; \
         connect-src blob:; worker-src blob:; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'; trusted-types default",
        hash(script),
        hash(sheet)
    )
}

/// Writes the app in this folder into one file.
///
/// # Errors
/// If a file cannot be read or written, or the page does not have the form that the build gives it.
pub fn write(dist: &Path, file: &Path) -> Result<(), TaskError> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dist).map_err(|error| out_of_reach(dist, &error))? {
        let entry = entry.map_err(|error| out_of_reach(dist, &error))?;
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    let place = |name: &String| PACKED.iter().position(|ending| name.ends_with(ending));
    names.retain(|name| place(name).is_some() && !LEFT_OUT.contains(&name.as_str()));
    names.sort_by_key(|name| (place(name), name.ends_with(LOADER)));
    let mut files = Vec::new();
    for name in names {
        let bytes = read(&dist.join(&name))?;
        if !name.ends_with(LOADER) {
            files.push((name, bytes));
            continue;
        }
        let loader = String::from_utf8_lossy(&bytes);
        let its = between(&loader, SCRIPT[0], SCRIPT[1])?;
        let script = String::from_utf8_lossy(&read(&dist.join(its))?).into_owned();
        let program = between(&script, PROGRAM[0], PROGRAM[1])?;
        files.retain(|(other, _)| other != its && other != program);
        let script = worker(&script, &read(&dist.join(program))?)?;
        files.push((name, script.into_bytes()));
    }
    let page = String::from_utf8_lossy(&read(&dist.join("index.html"))?).into_owned();
    let icon = between(&page, "<link href=./icon-", " rel=icon>")?;
    let icon = read(&dist.join(format!("icon-{icon}")))?;
    let whole = assembled(&page, &icon, files)?;
    fs::write(file, whole).map_err(|error| out_of_reach(file, &error))
}

/// The page with these files in it.
fn assembled(
    page: &str,
    icon: &[u8],
    mut files: Vec<(String, Vec<u8>)>,
) -> Result<String, TaskError> {
    let mut page = page.to_owned();
    for (name, _) in INLINE_SCRIPTS {
        let tag = format!("<script{}>", between(&page, "<script", ">")?);
        let text = between(&page, &tag, "</script>")?.to_owned();
        page = page.replacen(&format!("{tag}{text}</script>"), "", 1);
        files.push((name.to_owned(), text.into_bytes()));
    }
    if !inline(&page, "script").is_empty() {
        return Err(TaskError::new(
            "The built page should have no other inline script than those of INLINE_SCRIPTS.",
        ));
    }
    for link in ["rel=apple-touch-icon>", "rel=manifest>"] {
        let start = between(&page, "", link)?.rfind('<').unwrap_or_default();
        let end = start + between(&page[start..], "", link)?.len() + link.len();
        page.replace_range(start..end, "");
    }
    let its = between(&page, "<link href=", " rel=icon>")?.to_owned();
    let icon = format!("data:image/svg+xml;base64,{}", BASE64.encode(icon));
    page = page.replace(&its, &icon);
    let sheet = between(&page, "<style>", "</style>")?;
    let policy = policy(UNPACK, sheet);
    let old = between(&page, "<meta content=\"default-src", "\"")?.to_owned();
    let policy = policy.trim_start_matches("default-src");
    page = page.replace(
        &format!("\"default-src{old}\""),
        &format!("\"default-src{policy}\""),
    );
    let list: Vec<String> = files
        .iter()
        .map(|(name, bytes)| format!("{name}:{}", bytes.len()))
        .collect();
    let packed = BASE64.encode(packed(files.iter().map(|(_, bytes)| bytes.as_slice()))?);
    let end = page.rfind("</body>").ok_or_else(|| missing("</body>"))?;
    let list = list.join(" ");
    page.insert_str(
        end,
        &format!(
            "<script type=text/plain id=files data-files=\"{list}\">{packed}</script>\
             <script type=module>{UNPACK}</script>"
        ),
    );
    Ok(page)
}

/// A worker's script with its WebAssembly in it, as a classic script: in a page from a disk Chromium starts no module
/// worker, and a worker cannot fetch anything.
fn worker(script: &str, program: &[u8]) -> Result<String, TaskError> {
    let (before, exports) = script
        .rsplit_once("export{")
        .ok_or_else(|| missing("export{"))?;
    let mut exports = exports.split(['}', ',']);
    let start = exports.find_map(|it| it.strip_suffix(" as default"));
    let start = start.ok_or_else(|| missing(" as default"))?;
    let name = between(before, PROGRAM[0], PROGRAM[1])?;
    let address = [PROGRAM[0], name, PROGRAM[1]].concat();
    let before = before.replace(&address, "undefined");
    let program = BASE64.encode(program);
    Ok(format!(
        "\"use strict\";{before}{start}({{module_or_path:Uint8Array.from(atob(\"{program}\"),it=>it.charCodeAt(0))}});"
    ))
}

/// These files, concatenated and compressed.
fn packed<'a>(files: impl Iterator<Item = &'a [u8]>) -> Result<Vec<u8>, TaskError> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = files
        .into_iter()
        .try_for_each(|bytes| encoder.write_all(bytes));
    let packed = written.and_then(|()| encoder.finish());
    packed.map_err(|error| TaskError::new(format!("The files cannot be compressed: {error}.")))
}

/// The text between the first occurrence of `start` and the next one of `end`.
fn between<'a>(page: &'a str, start: &str, end: &str) -> Result<&'a str, TaskError> {
    let (_, rest) = page.split_once(start).ok_or_else(|| missing(start))?;
    let (text, _) = rest.split_once(end).ok_or_else(|| missing(end))?;
    Ok(text)
}

fn missing(text: &str) -> TaskError {
    TaskError::new(format!("The built page should have {text:?} in it."))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{UNPACK, assembled, worker, write};

    const PAGE: &str = "<html><meta content=\"default-src 'none'; script-src 'self'\" http-equiv=x>\
        <script>let a;</script><link href=./icon-12.svg rel=icon><link href=a.png rel=apple-touch-icon>\
        <link href=m rel=manifest><style>p {}</style><body><p>x<script>let b;</script>\
        <script type=module>let c;</script></body></html>";

    #[test]
    fn single_file_has_all_files_and_its_own_policy() {
        let files = vec![("a.wasm".to_owned(), vec![7; 3])];
        let whole = assembled(PAGE, b"<svg/>", files).expect("a page");
        assert!(
            whole.contains("data-files=\"a.wasm:3 start.js:6 first-table.js:6 loader.js:6\""),
            "{whole}"
        );
        assert!(whole.contains("<link href=data:image/svg+xml;base64,PHN2Zy8+ rel=icon>"));
        for gone in [
            "'self'", "let a;", "let b;", "let c;", "apple", "manifest", "icon-12",
        ] {
            assert!(!whole.contains(gone), "{gone} in {whole}");
        }
        assert!(whole.contains("base-uri 'none'") && whole.ends_with("</script></body></html>"));
        // The script does not contain its own end tag.
        assert!(!UNPACK.contains("</"));
    }

    #[test]
    fn worker_is_classic_script_with_wasm_inside() {
        let module = "let a;async function v(n){n=new URL(\"a_bg.wasm\",import.meta.url)}\
            export{A as initSync,v as default};";
        let script = "\"use strict\";let a;async function v(n){n=undefined}\
            v({module_or_path:Uint8Array.from(atob(\"Bw==\"),it=>it.charCodeAt(0))});";
        assert_eq!(worker(module, &[7]).as_deref(), Ok(script));
        for lacking in [
            "export{",
            " as default",
            "new URL(\"",
            "\",import.meta.url)",
        ] {
            let error = worker(&module.replace(lacking, ""), &[7]).expect_err(lacking);
            let told = format!("The built page should have {lacking:?} in it.");
            assert_eq!(error.to_string(), told);
        }
    }

    #[test]
    fn unbuilt_page_is_refused() {
        for lacking in [
            "<script>",
            "<script type=module>",
            "rel=manifest>",
            "rel=apple-touch-icon>",
            " rel=icon>",
            "<style>",
            "</style>",
            "</body>",
            "<meta content=\"default-src",
        ] {
            let page = PAGE.replace(lacking, "");
            assert!(assembled(&page, b"", vec![]).is_err(), "{lacking}");
        }
    }

    #[test]
    fn incomplete_build_is_refused() {
        let dist = tempfile::tempdir().expect("a folder");
        let dist = dist.path();
        let file = dist.join("whole.out");
        let refused = |dist: &Path| write(dist, &file).expect_err("it lacks a file").to_string();
        let lacks = |name: &str, told: &str| {
            let missing = dist.join(name);
            let start = format!("{} is out of reach: ", missing.display());
            assert!(told.starts_with(&start), "{told}");
            missing
        };
        lacks("none", &refused(&dist.join("none")));
        // Each file names the next one, which is missing.
        let loader = dist.join("a-worker-1_loader.js");
        let text = "Promise.all([import(\"./a-worker-1.js\"),fetch(new URL(\"./a-worker-1_bg.wasm\",import.meta.url))])";
        fs::write(loader, text).expect("a file");
        let script = lacks("a-worker-1.js", &refused(dist));
        let text = "new URL(\"a-worker-1_bg.wasm\",import.meta.url)export{v as default};";
        fs::write(script, text).expect("a file");
        let program = lacks("a-worker-1_bg.wasm", &refused(dist));
        fs::write(program, [7]).expect("a file");
        let page = lacks("index.html", &refused(dist));
        fs::write(page, PAGE).expect("a file");
        let icon = lacks("icon-12.svg", &refused(dist));
        fs::write(icon, "<svg/>").expect("a file");
        assert_eq!(write(dist, &file), Ok(()));
        let nowhere = dist.join("none/whole.out");
        lacks(
            "none/whole.out",
            &write(dist, &nowhere).expect_err("no folder").to_string(),
        );
    }
}
