//! Trunk's last build step: what it has just put together becomes the page that is served.
//!
//! Trunk calls this in `trunk build` and `trunk serve` alike. It is one step because Trunk runs the
//! steps of a stage side by side, and these write the same files.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use fair_deal_places::{PLACEHOLDER, pattern};
use release::policy::{hash, inline};
use testbed::shell::Trouble;

use crate::files::{self, read, write};
use crate::npm::Optimiser;
use crate::page::AS_COMPILED;
use crate::words;

/// The files that get a hash into their names, beside those of each language: all but index.html and those that others
/// outside know by their names. A file comes before those that name it, because its hash changes them.
const HASHED: &str = "\
    icon.svg blackjack_bg.wasm blackjack.js poker_bg.wasm poker.js pages.css pages_bg.wasm pages.js \
    lab-worker_bg.wasm lab-worker.js lab-worker_loader.js \
    draw-worker_bg.wasm draw-worker.js draw-worker_loader.js \
    history-worker_bg.wasm history-worker.js history-worker_loader.js";

/// The scripts that index.html has inline, in their order, each with what it has in its policy in the
/// place of the script's hash.
const SCRIPTS: [(&str, &str); 2] = [
    ("src/start.js", "'sha256-START'"),
    ("src/loader.js", "'sha256-LOADER'"),
];

/// The style sheet that it has inline, with the same.
const SHEET: (&str, &str) = ("target/styles/main.css", "'sha256-SHEET'");

/// What index.html has in the place of the commit from which the page was built.
const COMMIT: &str = "COMMIT-OF-THE-SOURCES";

/// What index.html has in the place of what its version is called.
const VERSION: &str = "VERSION-OF-THE-PAGE";

/// What keeps the page for when there is no network; src/loader.js knows it by this name.
pub(crate) const SERVICE_WORKER: &str = "service-worker.js";

/// What the page has there where nobody knows; src/ui/pages/foot.rs says the same.
const UNKNOWN: &str = "unknown";

/// The licences that go with the page, in one file, as the reading pages link to it.
pub(crate) const LICENCE: &str = "licence.txt";

/// The files that [`LICENCE`] is made of.
const LICENCES: [&str; 3] = ["LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

/// What the page is called as an app, and by which icons.
const MANIFEST: &str = "manifest.webmanifest";

/// Finishes the page in the folder that Trunk names.
pub(crate) fn staged_page() -> Result<(), Trouble> {
    let folder = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or_else(|| Trouble::new("Trunk calls this task: it is the last step of a build."))?;
    let page = folder.join("index.html");
    let text = optimised(&folder, &read(&page)?)?;
    let (text, of_languages) = words::put_into_page(&folder, &text)?;
    write(&page, &text)?;
    for file in of_languages
        .iter()
        .map(String::as_str)
        .chain(HASHED.split(' '))
    {
        put_hash_into_name(&folder, file)?;
    }
    let text = with_inline_hashes(&with_reading_pages(&read(&page)?)?)?;
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

/// Calls the version by the hashes of all files, and tells the service worker what it is called and which
/// files it has. The worker itself, which the browser keeps, is none of them.
fn fill_service_worker(folder: &Path) -> Result<(), Trouble> {
    let (page, worker) = (folder.join("index.html"), folder.join(SERVICE_WORKER));
    let version = files::short_hash(files::hashes(folder, &[])?.as_bytes());
    write(&page, &read(&page)?.replace(VERSION, &version))?;
    let list = files::hashes(folder, &[SERVICE_WORKER])?;
    write(&worker, &with_files(&read(&worker)?, &version, &list))
}

/// The service worker with what the version is called and the list of its files before it.
fn with_files(worker: &str, version: &str, list: &str) -> String {
    let pair = |(hash, name): (&str, &str)| format!("{name:?}:{hash:?}");
    let pairs = list.lines().filter_map(|line| line.split_once("  "));
    let files = pairs.map(pair).collect::<Vec<_>>().join(",");
    format!("const VERSION={version:?},FILES={{{files}}};\n{worker}")
}

/// The manifest with the name that Trunk has given to the drawing of the icon: it is the page's own, so
/// that a browser which looks into the manifest fetches nothing more.
fn with_icon(manifest: &str, names: &[String]) -> Result<String, Trouble> {
    const ICON: &str = "\"icon.svg\"";
    let is_drawn = |name: &str| {
        Path::new(name)
            .extension()
            .is_some_and(|kind| kind == "svg")
    };
    let is_icon = |name: &&String| name.starts_with("icon-") && is_drawn(name);
    match names.iter().find(is_icon) {
        Some(icon) if manifest.contains(ICON) => Ok(manifest.replace(ICON, &format!("\"{icon}\""))),
        Some(_) | None => Err(Trouble::new(format!(
            "The page's icon and {MANIFEST}, which should name it, do not fit."
        ))),
    }
}

/// The commit of the sources as 40 digits, with `-dirty` behind them where something was changed since;
/// none where there is no git, or the sources came without their history.
fn commit() -> Option<String> {
    let mut git = Command::new("git");
    git.args("describe --always --dirty --abbrev=40 --exclude=*".split(' '));
    let output = git.output().ok().filter(|output| output.status.success())?;
    let commit = String::from_utf8(output.stdout).ok()?;
    Some(commit.trim().to_owned()).filter(|commit| !commit.is_empty())
}

/// The page with the commit in it. It stands in index.html and not in a program, so that a commit which
/// changes no program leaves their files as they are.
fn with_commit(page: &str, commit: &str) -> Result<String, Trouble> {
    if page.matches(COMMIT).count() != 1 {
        return Err(Trouble::new(format!(
            "index.html should have {COMMIT} in it, once."
        )));
    }
    Ok(page.replace(COMMIT, commit))
}

/// Where the page is served, if Cargo.toml says so: its `homepage`.
fn homepage(manifest: &str) -> Option<&str> {
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("homepage = \""))?;
    line.strip_suffix('"')
        .filter(|address| address.starts_with("https://"))
}

/// The page with the whole address of its picture, which most programs that show links want. Without
/// a homepage it stays as it is, beside the page.
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

/// Optimises every program and every script, and the scripts in this text of index.html, which Trunk has put there from
/// their files; gives the text. Where the packages for it are missing the set-up has said so, and the page works as it is.
fn optimised(folder: &Path, page: &str) -> Result<String, Trouble> {
    let Some(optimiser) = Optimiser::find() else {
        return Ok(page.to_owned());
    };
    let copies = SCRIPTS.map(|(file, _)| folder.join(file.replace('/', "-")));
    let scripts = || inline(page, "script").into_iter().zip(&copies);
    for (script, copy) in scripts() {
        write(copy, script)?;
    }
    let with_programs = env::var_os(AS_COMPILED).is_none();
    let is_code = |file: &PathBuf| {
        file.extension()
            .is_some_and(|kind| kind == "js" || (kind == "wasm" && with_programs))
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

/// Puts the hash of a file's bytes into its name, so that a browser that keeps files never puts an
/// old one into a new page, and into every file that names it.
fn put_hash_into_name(folder: &Path, file: &str) -> Result<(), Trouble> {
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
        Err(Trouble::new(format!(
            "Neither index.html nor a script names {file}: its address would be lost."
        )))
    }
}

/// The file's name with this hash in it: `pages_bg.wasm` becomes `pages-1234_bg.wasm`.
fn with_hash(file: &str, hash: &str) -> String {
    let stem = file.find(['_', '.']).unwrap_or(file.len());
    let (before, after) = file.split_at(stem);
    format!("{before}-{hash}{after}")
}

/// Writes the paths of the reading pages into the page's loader.
fn with_reading_pages(page: &str) -> Result<String, Trouble> {
    if page.matches(PLACEHOLDER).count() == 0 {
        return Err(Trouble::new(format!(
            "src/loader.js should have {PLACEHOLDER} where the paths of the reading pages belong."
        )));
    }
    Ok(page.replace(PLACEHOLDER, &pattern()))
}

/// The page with the hashes of its inline scripts and of its style sheet in its policy.
fn with_inline_hashes(page: &str) -> Result<String, Trouble> {
    let trouble = |what: &str| Trouble::new(format!("The content security policy: {what}"));
    let (scripts, sheets) = (inline(page, "script"), inline(page, "style"));
    if (scripts.len(), sheets.len()) != (SCRIPTS.len(), 1) {
        return Err(trouble(
            "index.html should have the two scripts of the loader and the style sheet inline, \
             and no other.",
        ));
    }
    let places = SCRIPTS.into_iter().chain([SHEET]);
    let mut text = page.to_owned();
    for (inline, (_, place)) in scripts.into_iter().chain(sheets).zip(places) {
        if page.matches(place).count() != 1 {
            return Err(trouble(&format!(
                "index.html should have {place} in it, once."
            )));
        }
        text = text.replace(place, &hash(inline));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_goes_into_the_middle_of_a_name() {
        let name = |file| with_hash(file, "12");
        assert_eq!(name("pages.css"), "pages-12.css");
        assert_eq!(name("pages_bg.wasm"), "pages-12_bg.wasm");
        assert_eq!(name("lab-worker_loader.js"), "lab-worker-12_loader.js");
        assert_eq!(name("guide.en.html"), "guide-12.en.html");
    }

    #[test]
    fn the_page_names_the_files_that_get_their_names_here() {
        let page = include_str!("../../index.html");
        for file in HASHED.split(' ') {
            // The script beside it names it, or Trunk puts it where its source was named.
            let is_named_elsewhere = file == "icon.svg"
                || file.ends_with("-worker_bg.wasm")
                || file.ends_with("-worker.js");
            let is_named = ["", "./"].map(|folder| page.contains(&format!("=\"{folder}{file}\"")));
            assert!(is_named_elsewhere || is_named.contains(&true), "{file}");
        }
    }

    #[test]
    fn the_policy_gets_the_hash_of_what_is_inline() {
        let page = |start: &str, loader: &str, sheet: &str| {
            format!(
                "<meta content=\"script-src {start} {loader}; style-src {sheet}\">\
                 <script>let a;</script><style>p {{}}</style><script type=module>let b;</script>"
            )
        };
        // printf 'let a;' | openssl dgst -sha256 -binary | openssl base64
        let a = "'sha256-81WALLbUROF1pWdYjuQYKuIcGgY/+TqVJr8UsV6Tkvo='";
        let [b, p] = ["let b;", "p {}"].map(hash);
        let with = page(a, &b, &p);
        let [(_, start), (_, loader)] = SCRIPTS;
        assert_eq!(with_inline_hashes(&page(start, loader, SHEET.1)), Ok(with));
    }

    #[test]
    fn loader_gets_the_paths_of_the_reading_pages() {
        let loader = include_str!("../../src/loader.js");
        let with = with_reading_pages(loader).expect("it has a place for them");
        assert!(with.contains(r"/^#\/*(fairness|check|"), "{with}");
        assert!(!with.contains(PLACEHOLDER));
        assert!(with_reading_pages("/^#/").is_err());
    }

    #[test]
    fn the_page_says_from_which_commit_it_is() {
        let page = format!("<div data-commit={COMMIT} hidden>");
        let with = with_commit(&page, "12-dirty");
        assert_eq!(with.as_deref(), Ok("<div data-commit=12-dirty hidden>"));
        assert!(with_commit("<div>", "12").is_err());
        assert_eq!(include_str!("../../index.html").matches(COMMIT).count(), 1);
        let foot = include_str!("../../src/ui/pages/foot.rs");
        assert!(foot.contains(&format!("UNKNOWN: &str = \"{UNKNOWN}\"")));
        assert!(foot.contains(&format!("LICENCE: &str = \"{LICENCE}\"")));
    }

    #[test]
    fn the_service_worker_is_told_its_files() {
        assert_eq!(
            with_files("go();", "12", "ab  a.js\ncd  b-1.css\n"),
            "const VERSION=\"12\",FILES={\"a.js\":\"ab\",\"b-1.css\":\"cd\"};\ngo();"
        );
        assert_eq!(include_str!("../../index.html").matches(VERSION).count(), 1);
        assert!(include_str!("../../src/loader.js").contains(SERVICE_WORKER));
    }

    #[test]
    fn the_manifest_names_the_icon_that_the_page_has() {
        let manifest = include_str!("../../icons/manifest.webmanifest");
        let names = ["icon-192.png", "icon-12.svg"].map(String::from);
        let with = with_icon(manifest, &names).expect("it names one");
        assert!(with.contains("\"icon-12.svg\"") && !with.contains("\"icon.svg\""));
        assert!(with_icon(manifest, &names[..1]).is_err());
        assert!(with_icon("{}", &names).is_err());
    }

    #[test]
    fn the_picture_of_a_link_has_its_whole_address_where_that_is_known() {
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
    fn a_page_without_a_place_for_a_hash_is_refused() {
        let refused = |page: &str| with_inline_hashes(page).expect_err(page).to_string();
        let all = "<script>let a;</script><script>let b;</script><style>p {}</style>";
        assert_eq!(
            refused(all),
            "The content security policy: index.html should have 'sha256-START' in it, once."
        );
        for more in ["<script>let c;</script>", "<style>b {}</style>"] {
            let page = format!("'sha256-START' 'sha256-LOADER' 'sha256-SHEET'{all}{more}");
            assert!(refused(&page).contains("no other"), "{more}");
        }
        assert!(inline("<p>x", "script").is_empty());
    }

    #[test]
    fn our_page_has_nothing_inline_that_its_policy_switches_off() {
        let page = include_str!("../../index.html");
        for (file, place) in SCRIPTS.into_iter().chain([SHEET]) {
            assert_eq!(page.matches(place).count(), 1);
            assert_eq!(page.matches(&format!("href=\"{file}\"")).count(), 1);
        }
        let forbidden = [
            " style=",
            "<style",
            " onclick=",
            " onload=",
            " onerror=",
            "//cdn",
        ];
        for forbidden in forbidden {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
    }
}
