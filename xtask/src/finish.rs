//! Trunk's last build step: it finishes the assembled files for serving.
//!
//! Trunk runs it in `trunk build` and in `trunk serve`. It is a single step, because Trunk runs the steps of a stage in
//! parallel, and these write the same files.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use fair_deal_places::{PLACEHOLDER, POKER_PLACEHOLDER, pattern, poker_pattern};
use release::policy::{INLINE_SCRIPTS, hash, inline};
use release::verifier;
use testbed::shell::TaskError;

use crate::files::{self, read, write};
use crate::npm::Optimiser;
use crate::page::AS_COMPILED;
use crate::words;

/// The files that get a hash in their names, besides those of each language: all but index.html and the files whose
/// names are known elsewhere. A file comes before those that name it, because its hash changes them.
const HASHED: &str = "\
    icon.svg poker-match.bin blackjack_bg.wasm blackjack.js poker_bg.wasm poker.js pages.css pages_bg.wasm pages.js \
    lab-worker_bg.wasm lab-worker.js lab-worker_loader.js \
    coach-blackjack-worker_bg.wasm coach-blackjack-worker.js coach-blackjack-worker_loader.js \
    coach-poker-worker_bg.wasm coach-poker-worker.js coach-poker-worker_loader.js \
    history-worker_bg.wasm history-worker.js history-worker_loader.js";

/// The end of the name of a worker's loader, the script with which the worker starts.
const LOADER: &str = "_loader.js";

/// The loader of a worker, with [`WORKER`] in the place of the worker's name.
///
/// It fetches the script and the WebAssembly at the same time. The loader that Trunk writes fetches the WebAssembly only
/// after the script, so the first advice of a coach would come one round trip later.
///
/// If the worker cannot start, the page gets one error event, also if both files are missing. The loader reports the
/// error itself, because in `WebKitGTK` 2.50.6 a worker does not report a rejected promise of its module.
const START_WORKER: &str = "\
Promise.all([import(\"./WORKER.js\"), fetch(new URL(\"./WORKER_bg.wasm\", import.meta.url))])
  .then(([script, wasm]) => script.default({ module_or_path: wasm }))
  .catch(reportError);
";

/// The place for a worker's name in [`START_WORKER`].
const WORKER: &str = "WORKER";

/// The files without a hash in their names, besides the icons: the page itself, and those whose names are known
/// elsewhere.
const FIXED: [&str; 4] = ["index.html", SERVICE_WORKER, MANIFEST, verifier::NAME];

/// The inline style sheet, with its placeholder.
const SHEET: (&str, &str) = ("target/styles/main.css", "'sha256-SHEET'");

/// The table of a first visit in each language, with its placeholder in index.html. A test of the views writes the file.
const FIRST_TABLES: (&str, &str) = ("src/first-table.html", "FIRST-TABLES");

/// The placeholder in index.html for the commit from which the app was built.
const COMMIT: &str = "COMMIT-OF-THE-SOURCES";

/// The placeholder in index.html for the version.
const VERSION: &str = "VERSION-OF-THE-PAGE";

/// The service worker, which caches the app for use without a network. src/loader.js names this file.
pub(crate) const SERVICE_WORKER: &str = "service-worker.js";

/// The text in place of an unknown commit. It must match src/pages/kit/foot.rs.
const UNKNOWN: &str = "unknown";

/// The file with the licences of the app. The reading pages link to it.
pub(crate) const LICENCE: &str = "licence.txt";

/// The files that make up [`LICENCE`].
const LICENCES: [&str; 3] = ["LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

/// The web app manifest, with the app's name and icons.
const MANIFEST: &str = "manifest.webmanifest";

/// The variable in which Trunk names the folder of the files.
pub(crate) const STAGING: &str = "TRUNK_STAGING_DIR";

/// Finishes the files in the folder that Trunk names.
pub(crate) fn staged_page(folder: Option<PathBuf>) -> Result<(), TaskError> {
    let folder = folder
        .ok_or_else(|| TaskError::new("Trunk calls this task: it is the last step of a build."))?;
    let page = folder.join("index.html");
    write_loaders(&folder)?;
    let (tables, place) = FIRST_TABLES;
    let text = with(&read(&page)?, place, read(tables.as_ref())?.trim_end())?;
    let text = optimised(&folder, &text)?;
    let (text, of_languages) = words::put_into_page(&folder, &text)?;
    write(&page, &text)?;
    for file in of_languages
        .iter()
        .map(String::as_str)
        .chain(HASHED.split(' '))
    {
        put_hash_into_name(&folder, file)?;
    }
    check_hashed_names(&folder)?;
    let text = with_inline_hashes(&with_places(&read(&page)?)?)?;
    let text = with_commit(&text, &commit().unwrap_or_else(|| UNKNOWN.to_owned()))?;
    write(
        &page,
        &with_address(&text, homepage(&read("Cargo.toml".as_ref())?)),
    )?;
    let manifest = folder.join(MANIFEST);
    write(
        &manifest,
        &with_icon(&read(&manifest)?, &files::names(&folder)?)?,
    )?;
    let licences = LICENCES.map(|name| read(name.as_ref()));
    let licences: Vec<String> = licences.into_iter().collect::<Result<_, _>>()?;
    write(&folder.join(LICENCE), &licences.join("\n\n"))?;
    fill_service_worker(&folder)?;
    files::write_hashes(&folder)
}

/// Writes the version, a hash over all files, into the page and the service worker, and the list of files into the
/// worker. The list leaves out the worker itself, which the browser stores separately.
fn fill_service_worker(folder: &Path) -> Result<(), TaskError> {
    let (page, worker) = (folder.join("index.html"), folder.join(SERVICE_WORKER));
    let version = files::short_hash(files::hashes(folder, &[])?.as_bytes());
    write(&page, &with(&read(&page)?, VERSION, &version)?)?;
    let list = files::hashes(folder, &[SERVICE_WORKER])?;
    write(&worker, &with_files(&read(&worker)?, &version, &list))
}

/// The service worker, preceded by the version and the list of its files.
fn with_files(worker: &str, version: &str, list: &str) -> String {
    let pair = |(hash, name): (&str, &str)| format!("{name:?}:{hash:?}");
    let pairs = list.lines().filter_map(|line| line.split_once("  "));
    let files = pairs.map(pair).collect::<Vec<_>>().join(",");
    format!("const VERSION={version:?},FILES={{{files}}};\n{worker}")
}

/// The manifest with the icon under its name with a hash. The page uses the same file, so a browser that reads the
/// manifest downloads nothing more.
fn with_icon(manifest: &str, names: &[String]) -> Result<String, TaskError> {
    const ICON: &str = "\"icon.svg\"";
    let is_drawn = |name: &str| {
        Path::new(name)
            .extension()
            .is_some_and(|kind| kind == "svg")
    };
    let is_icon = |name: &&String| name.starts_with("icon-") && is_drawn(name);
    match names.iter().find(is_icon) {
        Some(icon) if manifest.contains(ICON) => Ok(manifest.replace(ICON, &format!("\"{icon}\""))),
        Some(_) | None => Err(TaskError::new(format!(
            "There is no icon of the page, or {MANIFEST} does not name icon.svg."
        ))),
    }
}

/// The commit of the sources as 40 digits, followed by `-dirty` if a file was changed since; `None` without git, or
/// without the history of the sources.
fn commit() -> Option<String> {
    let mut git = Command::new("git");
    git.args("describe --always --dirty --abbrev=40 --exclude=*".split(' '));
    let output = git.output().ok().filter(|output| output.status.success())?;
    let commit = String::from_utf8(output.stdout).ok()?;
    Some(commit.trim().to_owned()).filter(|commit| !commit.is_empty())
}

/// The page with the commit in it. It is in index.html and not in a bundle, so that a commit without a change to a
/// bundle leaves its files as they are.
fn with_commit(page: &str, commit: &str) -> Result<String, TaskError> {
    with(page, COMMIT, commit)
}

/// The page with this text in place of a placeholder.
fn with(page: &str, placeholder: &str, text: &str) -> Result<String, TaskError> {
    if page.matches(placeholder).count() != 1 {
        return Err(TaskError::new(format!(
            "index.html should have {placeholder} in it, once."
        )));
    }
    Ok(page.replace(placeholder, text))
}

/// The address of the app, if Cargo.toml has one as its `homepage`.
fn homepage(manifest: &str) -> Option<&str> {
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("homepage = \""))?;
    line.strip_suffix('"')
        .filter(|address| address.starts_with("https://"))
}

/// The page with the absolute address of its preview picture, which most apps that preview links need. Without a
/// homepage the address stays relative.
fn with_address(page: &str, homepage: Option<&str>) -> String {
    const PICTURE: &str = "preview.png";
    match homepage {
        Some(home) => {
            let home = home.trim_end_matches('/');
            page.replace(PICTURE, &format!("{home}/{PICTURE}"))
        }
        None => page.to_owned(),
    }
}

/// Optimises all bundles and scripts, and the scripts that Trunk has put into index.html. Returns the text of
/// index.html. Without the packages for it the page works as it is, and the set-up has reported that.
///
/// The scripts in index.html are made from their sources again, because Trunk's minifier moves repeated constants to the
/// top of a block in another order each time (findings/minify-js-orders-constants-at-random.sh).
fn optimised(folder: &Path, page: &str) -> Result<String, TaskError> {
    let Some(optimiser) = Optimiser::find() else {
        return Ok(page.to_owned());
    };
    let copies = INLINE_SCRIPTS.map(|(file, _)| folder.join(file));
    let scripts = || inline(page, "script").into_iter().zip(&copies);
    for ((file, _), copy) in INLINE_SCRIPTS.iter().zip(&copies) {
        write(copy, &read(&Path::new("src").join(file))?)?;
    }
    let with_bundles = env::var_os(AS_COMPILED).is_none();
    let is_code = |file: &PathBuf| {
        file.extension()
            .is_some_and(|kind| kind == "js" || (kind == "wasm" && with_bundles))
    };
    let files = files::names(folder)?
        .into_iter()
        .map(|name| folder.join(name));
    optimiser.optimise_all(files.filter(is_code).collect())?;
    let mut short = page.to_owned();
    for (script, copy) in scripts() {
        short = short.replace(script, &read(copy)?);
        files::remove(copy)?;
    }
    Ok(short)
}

/// Replaces the loader of every worker by [`START_WORKER`].
fn write_loaders(folder: &Path) -> Result<(), TaskError> {
    for name in files::names(folder)? {
        let Some(worker) = name.strip_suffix(LOADER) else {
            continue;
        };
        let path = folder.join(&name);
        if !read(&path)?.contains(&format!("./{worker}.js")) {
            return Err(TaskError::new(format!(
                "{name} should be the loader of {worker}.js that Trunk writes."
            )));
        }
        write(&path, &START_WORKER.replace(WORKER, worker))?;
    }
    Ok(())
}

/// Puts a hash of the content into a file's name, and into all files that name it, so that a browser never combines a
/// cached old file with a new page.
fn put_hash_into_name(folder: &Path, file: &str) -> Result<(), TaskError> {
    let path = folder.join(file);
    let new = with_hash(file, &files::short_hash(&files::bytes(&path)?));
    files::rename(&path, &folder.join(&new))?;
    let mut is_named = false;
    for name in files::names(folder)? {
        let kind = Path::new(&name).extension().and_then(|kind| kind.to_str());
        if name != "index.html" && kind != Some("js") {
            continue;
        }
        let text = read(&folder.join(&name))?;
        if text.contains(file) {
            write(&folder.join(&name), &text.replace(file, &new))?;
            is_named = true;
        }
    }
    if is_named {
        Ok(())
    } else {
        Err(TaskError::new(format!(
            "Neither index.html nor a script names {file}: its address would be lost."
        )))
    }
}

/// Checks that each file except the icons and those in [`FIXED`] has the hash of its content in its name. A new bundle
/// or script must be in [`HASHED`], after the files that it names.
fn check_hashed_names(folder: &Path) -> Result<(), TaskError> {
    for name in files::names(folder)? {
        let path = folder.join(&name);
        let is_icon = path.extension().is_some_and(|kind| kind == "png");
        let hash = files::short_hash(&files::bytes(&path)?);
        if !is_icon && !FIXED.contains(&name.as_str()) && !name.contains(&format!("-{hash}")) {
            return Err(TaskError::new(format!(
                "{name} lacks the hash of its content in its name: HASHED in xtask/src/finish.rs should list it, after \
                 the files that it names."
            )));
        }
    }
    Ok(())
}

/// The file name with this hash in it: `pages_bg.wasm` becomes `pages-1234_bg.wasm`.
fn with_hash(file: &str, hash: &str) -> String {
    let stem = file.find(['_', '.']).unwrap_or(file.len());
    let (before, after) = file.split_at(stem);
    format!("{before}-{hash}{after}")
}

/// Writes the paths of the list of games and pages into the page's scripts.
fn with_places(page: &str) -> Result<String, TaskError> {
    let places = [
        ("src/loader.js", PLACEHOLDER, pattern()),
        ("src/start.js", POKER_PLACEHOLDER, poker_pattern()),
    ];
    let mut page = page.to_owned();
    for (script, placeholder, paths) in places {
        if !page.contains(placeholder) {
            return Err(TaskError::new(format!(
                "{script} should have {placeholder} where the build writes paths."
            )));
        }
        page = page.replace(placeholder, &paths);
    }
    Ok(page)
}

/// The page with the hashes of its inline scripts and style sheet in its policy.
fn with_inline_hashes(page: &str) -> Result<String, TaskError> {
    let (scripts, sheets) = (inline(page, "script"), inline(page, "style"));
    if (scripts.len(), sheets.len()) != (INLINE_SCRIPTS.len(), 1) {
        return Err(TaskError::new(
            "The content security policy: index.html should have start.js, first-table.js, loader.js and the style sheet \
             inline, and no other script or sheet.",
        ));
    }
    let places = INLINE_SCRIPTS.into_iter().chain([SHEET]);
    let mut text = page.to_owned();
    for (inline, (_, place)) in scripts.into_iter().chain(sheets).zip(places) {
        text = with(&text, place, &hash(inline))?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_goes_before_the_suffix_of_a_name() {
        let name = |file| with_hash(file, "12");
        assert_eq!(name("pages.css"), "pages-12.css");
        assert_eq!(name("pages_bg.wasm"), "pages-12_bg.wasm");
        assert_eq!(name("lab-worker_loader.js"), "lab-worker-12_loader.js");
        assert_eq!(
            name("coach-poker-worker_bg.wasm"),
            "coach-poker-worker-12_bg.wasm"
        );
        assert_eq!(name("guide.en.html"), "guide-12.en.html");
    }

    #[test]
    fn page_names_all_hashed_files() {
        let page = include_str!("../../index.html");
        for file in HASHED.split(' ') {
            // The script beside it names the file, or Trunk inserts the name.
            let is_named_elsewhere = file == "icon.svg"
                || file.ends_with("-worker_bg.wasm")
                || file.ends_with("-worker.js");
            let is_named = ["", "./"].map(|folder| page.contains(&format!("=\"{folder}{file}\"")));
            assert!(is_named_elsewhere || is_named.contains(&true), "{file}");
        }
    }

    #[test]
    fn hosting_docs_have_rule_for_each_hashed_file() {
        let hosting = include_str!("../../HOSTING.md");
        for file in HASHED.split(' ').filter(|file| *file != "icon.svg") {
            let (stem, _) = file.split_once(['_', '.']).expect("an ending");
            assert!(hosting.contains(&format!("\n/{stem}-*\n")), "{file}");
        }
    }

    #[test]
    fn policy_gets_hashes_of_inline_code() {
        let page = |scripts: [&str; INLINE_SCRIPTS.len()], sheet: &str| {
            format!(
                "<meta content=\"script-src {}; style-src {sheet}\"><script>let a;</script>\
                 <style>p {{}}</style><script>let b;</script><script type=module>let c;</script>",
                scripts.join(" ")
            )
        };
        // printf 'let a;' | openssl dgst -sha256 -binary | openssl base64
        let a = "'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='";
        let [b, c, p] = ["let b;", "let c;", "p {}"].map(hash);
        let with = page([a, &b, &c], &p);
        let places = INLINE_SCRIPTS.map(|(_, place)| place);
        assert_eq!(with_inline_hashes(&page(places, SHEET.1)), Ok(with));
    }

    #[test]
    fn scripts_get_the_paths_of_pages_and_games() {
        let scripts = [
            include_str!("../../src/start.js"),
            include_str!("../../src/loader.js"),
        ];
        let with = with_places(&scripts.concat()).expect("it has places for them");
        assert!(with.contains(r"/^(fairness|check|"), "{with}");
        assert!(with.contains(r"/^(poker)\//"), "{with}");
        assert!(!with.contains(PLACEHOLDER) && !with.contains(POKER_PLACEHOLDER));
        for script in scripts {
            assert!(with_places(script).is_err());
        }
    }

    #[test]
    fn page_gets_the_commit() {
        let page = format!("<div data-commit={COMMIT} hidden>");
        let with = with_commit(&page, "12-dirty");
        assert_eq!(with.as_deref(), Ok("<div data-commit=12-dirty hidden>"));
        let refused = with_commit("<div>", "12").expect_err("no place");
        assert_eq!(
            refused.to_string(),
            "index.html should have COMMIT-OF-THE-SOURCES in it, once."
        );
        assert_eq!(include_str!("../../index.html").matches(COMMIT).count(), 1);
        let foot = include_str!("../../src/pages/kit/foot.rs");
        assert!(foot.contains(&format!("UNKNOWN: &str = \"{UNKNOWN}\"")));
        assert!(foot.contains(&format!("LICENCE: &str = \"{LICENCE}\"")));
    }

    #[test]
    fn service_worker_gets_version_and_files() {
        assert_eq!(
            with_files("go();", "12", "ab  a.js\ncd  b-1.css\n"),
            "const VERSION=\"12\",FILES={\"a.js\":\"ab\",\"b-1.css\":\"cd\"};\ngo();"
        );
        assert_eq!(include_str!("../../index.html").matches(VERSION).count(), 1);
        assert!(include_str!("../../src/loader.js").contains(SERVICE_WORKER));
    }

    #[test]
    fn manifest_names_the_icon_of_the_page() {
        let manifest = include_str!("../../icons/manifest.webmanifest");
        let names = ["icon-192.png", "icon-12.svg"].map(String::from);
        let with = with_icon(manifest, &names).expect("it names one");
        assert!(with.contains("\"icon-12.svg\"") && !with.contains("\"icon.svg\""));
        assert!(with_icon(manifest, &names[..1]).is_err());
        assert!(with_icon("{}", &names).is_err());
    }

    /// A folder with these files and their contents.
    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in files {
            write(&folder.path().join(name), text).expect("a file");
        }
        folder
    }

    #[test]
    fn file_that_nothing_names_is_refused() {
        let named = folder(&[("index.html", "<a href=a.js>"), ("a.js", "let a;")]);
        assert_eq!(put_hash_into_name(named.path(), "a.js"), Ok(()));
        let page = read(&named.path().join("index.html")).expect("a page");
        let name = page
            .strip_prefix("<a href=")
            .and_then(|it| it.strip_suffix('>'));
        assert!(named.path().join(name.expect("a name")).is_file(), "{page}");
        let unnamed = folder(&[("index.html", "<p>a"), ("a.js", "let a;")]);
        let error = put_hash_into_name(unnamed.path(), "a.js").expect_err("unnamed");
        assert_eq!(
            error.to_string(),
            "Neither index.html nor a script names a.js: its address would be lost."
        );
        let missing = folder(&[("index.html", "<a href=a.js>")]);
        let error = put_hash_into_name(missing.path(), "a.js").expect_err("missing");
        assert!(error.to_string().contains("a.js is out of reach: "));
    }

    #[test]
    fn loader_of_worker_names_script_and_wasm() {
        let [wasm, script, loader] =
            ["_bg.wasm", ".js", "_loader.js"].map(|it| format!("a-worker{it}"));
        let of_trunk = "import init from './a-worker.js';await init();";
        let files = [
            ("index.html", "<p data-a=a-worker_loader.js>"),
            (wasm.as_str(), "1"),
            (
                script.as_str(),
                "new URL('a-worker_bg.wasm', import.meta.url)",
            ),
            (loader.as_str(), of_trunk),
        ];
        let folder = folder(&files);
        assert_eq!(write_loaders(folder.path()), Ok(()));
        for file in [&wasm, &script, &loader] {
            assert_eq!(put_hash_into_name(folder.path(), file), Ok(()), "{file}");
        }
        let names = files::names(folder.path()).expect("the files");
        let name = |end: &str| {
            let ends_so = |it: &&String| it.ends_with(end) && !it.ends_with(LOADER);
            names.iter().find(ends_so).expect(end)
        };
        let its = names.iter().find(|it| it.ends_with(LOADER));
        let text = read(&folder.path().join(its.expect("a loader"))).expect("a loader");
        for part in [
            format!("import(\"./{}\")", name(".js")),
            format!("new URL(\"./{}\", import.meta.url)", name("_bg.wasm")),
        ] {
            assert!(text.contains(&part), "{part} in {text}");
        }
        assert!(!text.contains(WORKER), "{text}");
    }

    #[test]
    fn other_loader_than_that_of_trunk_is_refused() {
        let folder = folder(&[("a-worker_loader.js", "import './b-worker.js';")]);
        let error = write_loaders(folder.path()).expect_err("another script");
        assert_eq!(
            error.to_string(),
            "a-worker_loader.js should be the loader of a-worker.js that Trunk writes."
        );
    }

    #[test]
    fn file_without_its_hash_in_its_name_is_refused() {
        let files = [
            ("index.html", "<p>"),
            ("icon-192.png", ""),
            (SERVICE_WORKER, "go();"),
            (MANIFEST, "{}"),
            (verifier::NAME, "<p>"),
        ];
        let folder = folder(&files);
        let add = |name: &str, text: &str| {
            write(&folder.path().join(name), text).expect("a file");
        };
        add(
            &with_hash("a-worker.js", &files::short_hash(b"let a;")),
            "let a;",
        );
        assert_eq!(check_hashed_names(folder.path()), Ok(()));
        // A new worker that HASHED does not list, and a file whose content changed after it got its hash.
        for (name, text) in [
            ("new-worker.js".to_owned(), "let a;"),
            (
                with_hash("pages_bg.wasm", &files::short_hash(b"1")),
                "changed",
            ),
        ] {
            add(&name, text);
            let error = check_hashed_names(folder.path()).expect_err(&name);
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("{name} lacks the hash of its content")),
                "{error}"
            );
            files::remove(&folder.path().join(&name)).expect("it was made here");
        }
    }

    #[test]
    fn page_without_place_for_the_version_is_refused() {
        let folder = folder(&[("index.html", "<p>"), (SERVICE_WORKER, "go();")]);
        let error = fill_service_worker(folder.path()).expect_err("no place");
        assert_eq!(
            error.to_string(),
            "index.html should have VERSION-OF-THE-PAGE in it, once."
        );
    }

    #[test]
    fn last_step_without_trunk_is_refused() {
        let error = staged_page(None).expect_err("no folder");
        assert_eq!(
            error.to_string(),
            "Trunk calls this task: it is the last step of a build."
        );
    }

    #[test]
    fn preview_picture_gets_absolute_address() {
        let page = "<meta property=\"og:image\" content=\"preview.png\">";
        assert!(include_str!("../../index.html").contains(page));
        assert_eq!(with_address(page, None), page);
        let manifest = "[package]\nhomepage = \"https://cards.example/play/\"\n";
        let with = with_address(page, homepage(manifest));
        assert!(
            with.contains("\"https://cards.example/play/preview.png\""),
            "{with}"
        );
        for none in ["", "# homepage = \"https://x\"", "homepage = \"ftp://x\""] {
            assert_eq!(homepage(none), None);
        }
    }

    #[test]
    fn page_without_hash_placeholder_is_refused() {
        let refused = |page: &str| with_inline_hashes(page).expect_err(page).to_string();
        let places = INLINE_SCRIPTS
            .into_iter()
            .chain([SHEET])
            .map(|(_, place)| place);
        let policy: String = places.clone().collect();
        let inline_code = format!(
            "{}<style>p {{}}</style>",
            "<script>let a;</script>".repeat(INLINE_SCRIPTS.len())
        );
        let page = format!("{policy}{inline_code}");
        assert!(with_inline_hashes(&page).is_ok());
        for place in places {
            let told = format!("index.html should have {place} in it, once.");
            assert_eq!(refused(&page.replace(place, "")), told);
            assert_eq!(refused(&page.replace(place, &place.repeat(2))), told);
        }
        for more in ["<script>let c;</script>", "<style>b {}</style>"] {
            assert!(refused(&format!("{page}{more}")).contains("no other"));
        }
        for part in ["<script>let a;</script>", "<style>p {}</style>"] {
            assert!(refused(&page.replacen(part, "", 1)).contains("no other"));
        }
        assert!(inline("<p>x", "script").is_empty());
    }

    #[test]
    fn page_has_no_inline_code_blocked_by_policy() {
        let page = include_str!("../../index.html");
        for (file, place) in INLINE_SCRIPTS.into_iter().chain([SHEET]) {
            assert_eq!(page.matches(place).count(), 1);
            let of_script = format!("href=\"src/{file}\"");
            let of_sheet = format!("href=\"{file}\"");
            assert_eq!(
                page.matches(&of_script).count() + page.matches(&of_sheet).count(),
                1
            );
        }
        assert_eq!(blocked(page), None);
        for more in [
            "<style>p {}</style>",
            "<p style=\"color: red\">",
            "<script>let a;</script>",
            "<img src=a.png onerror=\"go()\">",
            "<body onbeforeunload=\"go()\">",
            "<link rel=stylesheet href=\"https://cdn.example/a.css\">",
            "<script src=\"//cdn.example/a.js\"></script>",
        ] {
            assert!(blocked(&format!("{page}{more}")).is_some(), "{more}");
        }
    }

    /// Finds a part of index.html that the page's policy blocks: inline code of its own, or an address of another
    /// origin.
    fn blocked(page: &str) -> Option<&str> {
        const ALWAYS: [&str; 5] = ["<style", "<script", " style=", "://", "\"//"];
        let mut attributes = page
            .split(" on")
            .skip(1)
            .filter_map(|it| it.split_once('='));
        let is_name = |(name, _): &(&str, &str)| {
            !name.is_empty() && name.bytes().all(|sign| sign.is_ascii_lowercase())
        };
        let handler = attributes.find(is_name).map(|(name, _)| name);
        ALWAYS
            .into_iter()
            .find(|part| page.contains(part))
            .or(handler)
    }
}
