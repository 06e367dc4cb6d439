//! `cargo xtask dev`: serves the app from the sources, and updates it seconds after a change.
//!
//! The app is first built as for tests. Then this task watches the sources. It rebuilds only the bundles that the
//! browser has requested, and the open page reloads. A changed style sheet goes into the open page without a reload.
//!
//! `trunk serve` is not used, because it rebuilds all bundles after each change, and serves no page until the last one
//! is done. A crate that watches files is not used either: reading some hundred modification times every quarter of a
//! second costs almost nothing, and works the same on every system.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use testbed::serve::{Folder, Reply, Request, Server};
use testbed::shell::{self, TaskError};
use testbed::wasm::{self, WASM};

use crate::files::read;
use crate::tools::Toolbox;
use crate::{page, play, styles, tools, words};

/// The watched files and folders.
const WATCHED: [&str; 6] = [
    "Cargo.toml",
    "crates",
    "index.html",
    "src",
    "styles",
    words::WORDS,
];

/// The pause between two checks for changes.
const PAUSE: Duration = Duration::from_millis(250);

/// The folder of the bundles that were rebuilt.
const BUILT: &str = "target/dev-page";

/// The style sheet of the reading pages. Trunk copies it because of index.html.
const PAGES_SHEET: &str = "styles/pages.css";

/// The path at which the open page asks for changes.
const STATE: &str = "/dev-state";

/// The path of the joined style sheet.
const SHEET: &str = "/dev-sheet";

/// The script that is added to the page here. It asks for changes twice a second.
const SCRIPT: &str = "<script>
(async () => {
    const ask = async path => (await fetch(path, { cache: 'no-store' })).text();
    let [bundles, sheets] = (await ask('dev-state')).split(' ');
    for (;;) {
        await new Promise(done => setTimeout(done, 500));
        const now = await ask('dev-state').catch(() => `${bundles} ${sheets}`);
        const [others, newer] = now.split(' ');
        if (others !== bundles) location.reload();
        if (newer !== sheets) {
            sheets = newer;
            document.querySelector('style').textContent = await ask('dev-sheet');
            for (const link of document.querySelectorAll('link[rel=stylesheet]'))
                link.href = link.href.replace(/([?].*)?$/, `?${newer}`);
        }
    }
})();
</script>";

/// A bundle of the app, as index.html has Trunk build it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Bundle {
    name: String,
    /// The manifest of its package.
    manifest: String,
    features: String,
    profile: String,
}

/// The kind of a change, which determines what is rebuilt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// A style sheet.
    Sheet,
    /// A text of a language. Its file is made again for each request.
    Words,
    /// A source file of a bundle.
    Bundle,
    /// A file that Trunk assembles: index.html, its assets, and the messages in index.html.
    Page,
}

impl Change {
    /// The kind of change for this file.
    fn of(file: &Path) -> Self {
        match file.extension().and_then(|kind| kind.to_str()) {
            Some("css") => Self::Sheet,
            _ if file.starts_with(words::WORDS) && file.ends_with(words::SHELL_FILE) => Self::Page,
            _ if file.starts_with(words::WORDS) => Self::Words,
            Some("rs" | "toml") => Self::Bundle,
            Some(_) | None => Self::Page,
        }
    }
}

/// The changes between two checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Changes {
    /// True if a file in words/ has changed.
    words: bool,
    /// The change that rebuilds the most.
    greatest: Change,
}

impl Changes {
    /// The changes of these files; `None` without a file.
    fn of<'a>(files: impl IntoIterator<Item = &'a Path>) -> Option<Self> {
        let changes = files.into_iter().map(|file| Self {
            words: file.starts_with(words::WORDS),
            greatest: Change::of(file),
        });
        changes.reduce(|one, other| Self {
            words: one.words || other.words,
            greatest: one.greatest.max(other.greatest),
        })
    }
}

/// The counters of changes, and the bundles that were built.
#[derive(Debug, Default)]
struct State {
    /// The number of changes of Rust sources.
    changes: u32,
    /// The number of reloads of the open page.
    shown: u32,
    /// The number of changes of style sheets.
    sheets: u32,
    /// The bundles that the browser has requested.
    asked: BTreeSet<Bundle>,
    /// For each bundle that was rebuilt here, the value of `changes` at that time. The others are in [`page::DIST`].
    built: BTreeMap<Bundle, u32>,
}

/// The served app.
#[derive(Debug)]
struct Site {
    toolbox: Toolbox,
    folder: Folder,
    bundles: Vec<Bundle>,
    state: Mutex<State>,
}

/// Sets up the tools, builds the app, serves it, and rebuilds on changes, until Ctrl-C.
pub(crate) fn run(port: Option<u16>, open: bool) -> Result<(), TaskError> {
    let listener = play::bind(port)?;
    let toolbox = tools::for_page()?;
    println!("Building the whole page once (minutes the first time).");
    page::build_fast(&toolbox)?;
    let site = Arc::new(Site {
        toolbox,
        folder: Folder::new(page::DIST),
        bundles: bundles(&read("index.html".as_ref())?),
        state: Mutex::default(),
    });
    let answers = Arc::clone(&site);
    let server = Server::start(listener, move |request| answers.reply(request))
        .map_err(|error| TaskError::new(format!("The page cannot be served: {error}.")))?;
    if open {
        play::open_browser(&server.url());
    }
    println!(
        "Fair Deal is at {} and follows the sources (Ctrl-C ends it)",
        server.url()
    );
    let mut known = times();
    loop {
        thread::sleep(PAUSE);
        let now = times();
        let differs = |(file, time): &(&PathBuf, &SystemTime)| known.get(*file) != Some(*time);
        let changed = now.iter().filter(differs).map(|(file, _)| file);
        let gone = known.keys().filter(|file| !now.contains_key(*file));
        if let Some(changes) = Changes::of(changed.chain(gone).map(PathBuf::as_path)) {
            known = now;
            site.handle(changes);
        }
    }
}

impl Site {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Rebuilds for these changes, and has the open page show them. If the build fails, the task prints the error, and
    /// the page stays as it is.
    fn handle(&self, changes: Changes) {
        let mut state = self.state();
        // A new English message is a new function, so a bundle changes a moment later.
        let written = if changes.words {
            words::write()
        } else {
            Ok(())
        };
        let built = match changes.greatest {
            Change::Sheet => {
                state.sheets += 1;
                return println!("A style sheet has changed.");
            }
            Change::Words => Ok(()),
            Change::Bundle => {
                state.changes += 1;
                let asked: Vec<Bundle> = state.asked.iter().cloned().collect();
                let mut each = asked.iter();
                each.try_for_each(|bundle| self.build(&mut state, bundle))
            }
            Change::Page => {
                println!("Building the whole page.");
                let built = page::build_fast(&self.toolbox);
                if built.is_ok() {
                    // The folder of the page is up to date now.
                    state.built.clear();
                    state.changes = 0;
                }
                built
            }
        };
        let mut is_shown = true;
        for error in [written.err(), built.err()].into_iter().flatten() {
            eprintln!("\n{error}\nThe page stays as it was.");
            is_shown = false;
        }
        if is_shown {
            state.shown += 1;
        }
    }

    /// Builds this bundle.
    fn build(&self, state: &mut State, bundle: &Bundle) -> Result<(), TaskError> {
        let begun = Instant::now();
        let Bundle {
            name,
            manifest,
            features,
            profile,
        } = bundle;
        let mut cargo = wasm::cargo();
        cargo
            .envs(page::FAST_BUILD)
            .args(["build", "--quiet", "--locked", "--offline"]);
        cargo.args([
            "--manifest-path",
            manifest,
            "--profile",
            profile,
            "--target",
            WASM,
            // index.html names all features.
            "--no-default-features",
            "--features",
            features,
            "--bin",
            name,
        ]);
        shell::run(&mut cargo)?;
        let mut bindgen = self.toolbox.wasm_bindgen();
        bindgen.args(["--target", "web", "--no-typescript", "--out-dir", BUILT]);
        shell::run(bindgen.arg(format!("target/{WASM}/{profile}/{name}.wasm")))?;
        state.built.insert(bundle.clone(), state.changes);
        println!("{name}: {:.1} s", begun.elapsed().as_secs_f64());
        Ok(())
    }

    fn reply(&self, request: &Request) -> Reply {
        let path = request.path();
        match path {
            "/" | "/index.html" => self.page(),
            STATE => {
                let state = self.state();
                Reply::file(
                    "text/plain",
                    format!("{} {}", state.shown, state.sheets).into(),
                )
            }
            SHEET => match styles::joined_sheet() {
                Ok(sheet) => Reply::file("text/css", sheet.into()),
                Err(error) => Reply::status(500, &error.to_string()),
            },
            play::SERVICE_WORKER => Reply::file("text/javascript", play::NO_SERVICE_WORKER.into()),
            _ if is_pages_sheet(path) => match read(PAGES_SHEET.as_ref()) {
                Ok(sheet) => Reply::file("text/css", sheet.into()),
                Err(error) => Reply::status(500, &error.to_string()),
            },
            _ if let Some(file) = words::Served::at(path) => match file.content() {
                Ok(bytes) => Reply::file(testbed::serve::content_type(path.as_ref()), bytes),
                Err(error) => Reply::status(500, &error.to_string()),
            },
            _ => match self
                .bundles
                .iter()
                .find_map(|it| Some((it, it.file(path)?)))
            {
                Some((bundle, file)) => self.bundle(request, bundle, &file),
                None => self.folder.reply(request),
            },
        }
    }

    /// The page without its content security policy, which would block the script and a changed style sheet.
    fn page(&self) -> Reply {
        let page = read(&self.folder.path().join("index.html"));
        let page = page.and_then(|page| Ok(for_development(&page, &styles::joined_sheet()?)));
        match page {
            Ok(Some(page)) => Reply::file("text/html", page.into()),
            Ok(None) => Reply::status(500, "index.html has no policy, no style sheet or no head."),
            Err(error) => Reply::status(500, &error.to_string()),
        }
    }

    /// A file of a bundle, which is rebuilt first if its sources have changed.
    fn bundle(&self, request: &Request, bundle: &Bundle, file: &str) -> Reply {
        let mut state = self.state();
        state.asked.insert(bundle.clone());
        let built = state.built.get(bundle).copied();
        if built.unwrap_or(0) < state.changes
            && let Err(error) = self.build(&mut state, bundle)
        {
            eprintln!("\n{error}");
            return Reply::status(500, &error.to_string());
        }
        if !state.built.contains_key(bundle) {
            return self.folder.reply(request);
        }
        let file = Path::new(BUILT).join(file);
        match fs::read(&file) {
            Ok(bytes) => Reply::file(testbed::serve::content_type(&file), bytes),
            Err(error) => Reply::status(500, &format!("{}: {error}.", file.display())),
        }
    }
}

impl Bundle {
    /// The file of this bundle for a path, whose name may have a hash; `None` for a file of another bundle.
    fn file(&self, path: &str) -> Option<String> {
        let rest = path.strip_prefix('/')?.strip_prefix(self.name.as_str())?;
        if rest.strip_suffix("_bg.wasm").is_some() {
            Some(format!("{}_bg.wasm", self.name))
        } else if rest
            .strip_suffix(".js")
            .is_some_and(|rest| !rest.ends_with("_loader"))
        {
            Some(format!("{}.js", self.name))
        } else {
            None
        }
    }
}

/// Returns true if this is the path of the reading pages' style sheet, with a hash in its name.
fn is_pages_sheet(path: &str) -> bool {
    path.starts_with("/pages-") && path.strip_suffix(".css").is_some()
}

/// The bundles that this page has Trunk build.
fn bundles(page: &str) -> Vec<Bundle> {
    let attribute = |line: &str, name: &str| {
        let (_, rest) = line.split_once(&format!(" {name}=\""))?;
        Some(rest.split_once('"')?.0.to_owned())
    };
    let bundle = |line: &str| {
        Some(Bundle {
            name: attribute(line, "data-bin")?,
            manifest: attribute(line, "href").unwrap_or_else(|| "Cargo.toml".into()),
            features: attribute(line, "data-cargo-features")?,
            profile: attribute(line, "data-cargo-profile").unwrap_or_else(|| "release".into()),
        })
    };
    page.lines().filter_map(bundle).collect()
}

/// The page as it is served here: without its policy, with this style sheet and [`SCRIPT`].
fn for_development(page: &str, sheet: &str) -> Option<String> {
    let policy = page.find("Content-Security-Policy")?;
    let begins = page.get(..policy)?.rfind("<meta")?;
    let (_, after) = page.get(policy..)?.split_once('>')?;
    let page = [page.get(..begins)?, after].concat();
    let (before, rest) = page.split_once("<style>")?;
    let (_, after) = rest.split_once("</style>")?;
    let (head, body) = after.split_once("</head>")?;
    Some(format!(
        "{before}<style>{sheet}</style>{head}{SCRIPT}</head>{body}"
    ))
}

/// The modification time of each watched file. A file that disappears meanwhile is left out.
fn times() -> BTreeMap<PathBuf, SystemTime> {
    let mut times = BTreeMap::new();
    let mut left: Vec<PathBuf> = WATCHED.map(PathBuf::from).into();
    while let Some(path) = left.pop() {
        let Ok(about) = fs::metadata(&path) else {
            continue;
        };
        if about.is_dir() {
            let entries = fs::read_dir(&path).into_iter().flatten();
            left.extend(entries.filter_map(Result::ok).map(|entry| entry.path()));
        } else if let Ok(time) = about.modified() {
            times.insert(path, time);
        }
    }
    times
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Bundle, Change, Changes, bundles, for_development};

    #[test]
    fn index_html_names_all_bundles() {
        let bundles = bundles(include_str!("../../index.html"));
        for (path, manifest) in [
            ("Cargo.toml", include_str!("../../Cargo.toml")),
            (
                "src/workers/Cargo.toml",
                include_str!("../../src/workers/Cargo.toml"),
            ),
        ] {
            let bundles = bundles.iter().filter(|it| it.manifest == path);
            assert_eq!(bundles.count(), manifest.matches("[[bin]]").count());
        }
        let profile = |name: &str| {
            let bundle = bundles.iter().find(|it| it.name == name);
            bundle.map(|it| it.profile.as_str())
        };
        assert_eq!(profile("blackjack"), Some("release"));
        assert_eq!(profile("lab-worker"), Some("worker"));
        assert_eq!(profile("coach-poker-worker"), Some("worker"));
        assert!(bundles.iter().all(|it| !it.features.is_empty()));
    }

    #[test]
    fn path_with_hash_names_file_without_hash() {
        let bundle = Bundle {
            name: "lab-worker".into(),
            manifest: "src/workers/Cargo.toml".into(),
            features: "browser".into(),
            profile: "worker".into(),
        };
        let file = |path: &str| bundle.file(path);
        assert_eq!(
            file("/lab-worker-0a1b.js").as_deref(),
            Some("lab-worker.js")
        );
        assert_eq!(
            file("/lab-worker_bg.wasm").as_deref(),
            Some("lab-worker_bg.wasm")
        );
        assert_eq!(
            file("/lab-worker-0a1b_bg.wasm").as_deref(),
            Some("lab-worker_bg.wasm")
        );
        assert_eq!(file("/lab-worker-0a1b_loader.js"), None);
        assert_eq!(file("/coach-poker-worker-0a1b.js"), None);
        assert_eq!(file("/pages-0a1b.css"), None);
    }

    #[test]
    fn page_loses_policy_and_gets_sheet() {
        let page = "<head><meta a><meta content=\"x\" http-equiv=Content-Security-Policy><style>a</style></head>b";
        let page = for_development(page, "p {}").expect("a page");
        assert!(
            page.starts_with("<head><meta a><style>p {}</style><script>"),
            "{page}"
        );
        assert!(page.ends_with("</script></head>b"), "{page}");
        assert!(for_development("<head></head>", "").is_none());
    }

    #[test]
    fn file_determines_the_kind_of_change() {
        let of = |file: &str| Change::of(Path::new(file));
        assert_eq!(of("styles/table.css"), Change::Sheet);
        assert_eq!(of("crates/core/src/card.rs"), Change::Bundle);
        assert_eq!(of("src/loader.js"), Change::Page);
        for text in ["table.ftl", "verify.ftl", "guide.html", "fairness.html"] {
            assert_eq!(of(&format!("words/ru/{text}")), Change::Words, "{text}");
        }
        assert_eq!(of("words/ru/shell.ftl"), Change::Page);
    }

    #[test]
    fn changed_words_are_written_beside_greater_change() {
        let of = |files: &[&str]| Changes::of(files.iter().map(Path::new));
        let changes = |words, greatest| Some(Changes { words, greatest });
        assert_eq!(of(&[]), None);
        let (text, source, sheet) = ("words/en/table.ftl", "src/app/mod.rs", "styles/card.css");
        assert_eq!(of(&[text]), changes(true, Change::Words));
        assert_eq!(of(&[text, source]), changes(true, Change::Bundle));
        assert_eq!(of(&[source, text]), changes(true, Change::Bundle));
        assert_eq!(of(&[text, "index.html"]), changes(true, Change::Page));
        assert_eq!(of(&["words/en/shell.ftl"]), changes(true, Change::Page));
        assert_eq!(of(&[sheet, text]), changes(true, Change::Words));
        assert_eq!(of(&[sheet, source]), changes(false, Change::Bundle));
        assert_eq!(of(&[source, "index.html"]), changes(false, Change::Page));
    }
}
