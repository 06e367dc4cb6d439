//! The built page, played in a real browser by what a person does: clicks and keys.
//!
//! `cargo xtask test` builds the page and runs this, once for each browser; by hand,
//! `cargo xtask build` and then `cargo test --workspace --test browser`, with a part of a test's name behind `--`
//! to run only some, such as `firefox` or `webkit::poker`. Each test has a server of its own, and so
//! an origin with nothing stored; a browser is used by many, one after the other. What must be seen
//! is not taken from the page's code: [`oracle`] works it out from the words of RULES.md and docs/fair-deal.md.
//!
//! Every test ends with a look at two things that hold for all: nothing complained on the console,
//! and nothing was requested from another origin.

#![expect(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the build writes the endings of its files in small letters"
)]

mod access;
mod announced;
mod bets;
mod blackjack;
mod browser;
mod built;
mod chips;
mod chromium;
mod clicks;
mod coach;
mod counting;
mod deals;
mod devtools;
mod duel;
mod duel_chips;
mod ear;
mod feel;
mod fields;
mod firefox;
mod framed;
mod frames;
mod hand;
mod heard;
mod history;
mod interrupted;
mod jacks;
mod kept;
mod keyboard;
mod keys;
mod lab;
mod languages;
mod layout;
mod machine;
mod many_hands;
mod missing;
mod monkey;
mod navigation;
mod newcomer;
mod offline;
mod oracle;
mod page;
mod pages;
mod person;
mod picture;
mod places;
mod poker;
mod policy;
mod pool;
mod practice;
mod process;
mod proxy;
mod pseudo;
mod rules;
mod safety;
mod seats;
mod server;
mod settings;
mod shots;
mod single_file;
mod speech;
mod stats;
mod text_size;
mod touch;
mod translated;
mod video_poker;
mod walk;
mod webkit;
mod week;

use std::any::Any;
use std::cell::Cell;
use std::env;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};
use testbed::browsers::SCREEN_READER;

use browser::{Browser, Size};
use page::Page;
use pool::Seat;
use server::lock;

/// The variable that may hold the name of the one browser to play in, or of the screen reader to listen
/// to.
const BROWSER: &str = "FAIR_DEAL_BROWSER";

/// The variable that may choose the tests by their [`Reach`].
const TESTS: &str = "FAIR_DEAL_TESTS";

/// The variable that may name a file into which the time of every test is written.
const TIMES: &str = "FAIR_DEAL_TIMES";

/// How long a test may take. Whatever it waits for fails sooner; this is for a browser that does not
/// answer at all.
const LONGEST: Duration = Duration::from_mins(10);

/// The same for a test of a soak run, and for one that makes or measures something: some play thousands of rounds, and
/// a busy machine takes several times as long.
const LONGEST_SOAK: Duration = Duration::from_hours(1);

/// How many tests are played at the same time on two processors, unless `--test-threads` says otherwise. Each waits for
/// a part of its time. (One failed now and then in `WebKit` while that composited.)
const AT_A_TIME: usize = 3;

/// The variable that may hold the folder of the built page.
const DIST: &str = "FAIR_DEAL_DIST";

/// The variable that holds the seed of every test at random. `cargo xtask soak` chooses another one each time.
pub(crate) const SEED: &str = "FAIR_DEAL_SEED";

/// Returns the seed in [`SEED`], or 1.
pub(crate) fn seed() -> u32 {
    env::var(SEED).map_or(1, |seed| seed.parse().expect(SEED))
}

/// A test of the page.
struct Test {
    name: &'static str,
    /// How large the page is shown to it.
    size: Size,
    run: for<'a> fn(&'a Page) -> Running<'a>,
}

impl Test {
    /// The name without that of this crate; with the size where the test runs in several.
    fn name(&self) -> String {
        let (_, name) = self.name.split_once("::").unwrap_or(("", self.name));
        let Size { width, height } = self.size;
        if all_tests()
            .filter(|(_, other)| other.name == self.name)
            .count()
            > 1
        {
            format!("{name}::{width}x{height}")
        } else {
            name.to_owned()
        }
    }
}

/// In which browsers a test is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// In all: it shows that the page and the browser are connected. These are the tests of a run
    /// with `FAIR_DEAL_TESTS=wiring`.
    Everywhere,
    /// In Chromium: what it shows is of our own making, and the same in every browser.
    Once,
    /// In Chromium, by `cargo xtask soak` alone: it takes long or plays at random, and a quicker test proves most of it.
    Soak,
    /// In Chromium, where a variable asks for it: it makes or measures something.
    Asked,
}

/// The tests of [`Reach::Everywhere`] that a browser cannot play, and why.
const LEFT_OUT: &[(&str, &[Browser], &str)] = &[
    (
        "keyboard::held_key_acts_once",
        &[Browser::WebKit],
        "WebKitWebDriver has no key that repeats itself",
    ),
    // Seen with WebKitGTK 2.50.6 in one run of four: the caches had their names, and nothing in them.
    (
        "offline::incomplete_version_is_not_used",
        &[Browser::WebKit],
        "its sessions for tests are private ones, and those may lose what is kept when a service worker ends",
    ),
];

impl Test {
    /// Why this test is not played in this browser, if it is not.
    fn left_out(&self, browser: Browser) -> Option<&'static str> {
        let (_, _, reason) = LEFT_OUT
            .iter()
            .find(|(name, browsers, _)| self.is_called(name) && browsers.contains(&browser))?;
        Some(reason)
    }

    fn is_called(&self, name: &str) -> bool {
        self.name
            .split_once("::")
            .is_some_and(|(_, own)| own == name)
    }
}

/// A test that runs.
type Running<'a> = Pin<Box<dyn Future<Output = ()> + 'a>>;

/// Lists the tests of a file by their [`Reach`] and the size of the page:
/// `tests! { everywhere DESKTOP => [this_holds], once PHONE => […] }`.
macro_rules! tests {
    (@reach everywhere) => { crate::Reach::Everywhere };
    (@reach once) => { crate::Reach::Once };
    (@reach soak) => { crate::Reach::Soak };
    ($($reach:ident $size:expr => [$($test:ident),+ $(,)?]),+ $(,)?) => {
        /// The tests of this file.
        pub(crate) const TESTS: &[(crate::Reach, crate::Test)] = &[$($((
            crate::tests!(@reach $reach),
            crate::Test {
                name: concat!(module_path!(), "::", stringify!($test)),
                size: $size,
                run: |page| Box::pin($test(page)),
            },
        )),+),+];
    };
}
use tests;

fn main() -> ExitCode {
    let mut arguments = Arguments::from_args();
    let dist = match dist() {
        Ok(dist) => dist,
        Err(sentence) => return give_up(&sentence),
    };
    for (name, ..) in LEFT_OUT {
        if !all_tests().any(|(_, test)| test.is_called(name)) {
            return give_up(&format!("{name} is left out somewhere, and is no test."));
        }
    }
    let (built, spoken) = (dist.clone(), dist.clone());
    let mut trials = vec![
        Trial::test("oracle::agrees_with_the_golden_vectors", || {
            holds(oracle::agrees_with_the_golden_vectors)
        }),
        Trial::test("places::lists_are_whole", || holds(places::lists_are_whole)),
        Trial::test("speech::speech_stand_in_notes_spoken_text", || {
            holds(speech::speech_stand_in_notes_spoken_text)
        }),
        Trial::test("built::wasm_contains_no_build_path", move || {
            holds(|| built::wasm_contains_no_build_path(&built))
        }),
        Trial::test(
            "built::messages_are_in_their_language_files_only",
            move || holds(|| built::messages_are_in_their_language_files_only(&spoken)),
        ),
    ];
    let chosen = match Chosen::from_variable() {
        Ok(chosen) => chosen,
        Err(sentence) => return give_up(&sentence),
    };
    let (browsers, by_ear) = match browsers() {
        Ok(wanted) => wanted,
        Err(sentence) => return give_up(&sentence),
    };
    let at_a_time = if browsers.is_empty() {
        heard::AT_A_TIME
    } else {
        AT_A_TIME
    };
    arguments.test_threads.get_or_insert(at_a_time);
    if by_ear {
        trials.extend(heard::trials(&dist, chosen));
    }
    for browser in browsers {
        if let Err(sentence) = browser.is_here() {
            // It fails if anything of this browser was wanted.
            let name = format!("{}::is_here", browser.code());
            trials.push(Trial::test(name, || Err(sentence.into())));
            continue;
        }
        for (reach, test) in all_tests() {
            if !chosen.has(reach, browser) {
                continue;
            }
            let dist = dist.clone();
            let name = format!("{}::{}", browser.code(), test.name());
            if let Some(reason) = test.left_out(browser) {
                println!("There is no {name}: {reason}.");
                continue;
            }
            trials.push(Trial::test(name.clone(), move || {
                play(browser, (reach, test), &name, &dist)
            }));
        }
    }
    panic::set_hook(Box::new(|panic| {
        // It is told with the failure; until then only where it was must be kept.
        PANICKED_AT.set(
            panic
                .location()
                .map(|place| (place.file().to_owned(), place.line())),
        );
    }));
    let conclusion = libtest_mimic::run(&arguments, trials);
    println!("{}", longest(lock(&TOOK).clone()));
    if let Err(sentence) = write_times(&lock(&TOOK)) {
        eprintln!("{sentence}");
    }
    for sentence in pool::end_all() {
        eprintln!("A browser did not end well: {sentence}");
    }
    conclusion.exit_code()
}

/// Every test, those first that take longest.
fn all_tests() -> impl Iterator<Item = (Reach, &'static Test)> {
    [
        walk::TESTS,
        pseudo::TESTS,
        access::tests_with_axe(),
        // They wait more than they work, while the tests above do the contrary.
        offline::TESTS,
        translated::TESTS,
        monkey::TESTS,
        languages::TESTS,
        layout::TESTS,
        single_file::TESTS,
        week::TESTS,
        policy::TESTS,
        settings::TESTS,
        keyboard::TESTS,
        keys::TESTS,
        rules::TESTS,
        seats::TESTS,
        announced::TESTS,
        jacks::TESTS,
        many_hands::TESTS,
        video_poker::TESTS,
        bets::TESTS,
        counting::TESTS,
        hand::TESTS,
        chips::TESTS,
        fields::TESTS,
        deals::TESTS,
        pages::TESTS,
        duel_chips::TESTS,
        missing::TESTS,
        lab::TESTS,
        history::TESTS,
        practice::TESTS,
        navigation::TESTS,
        kept::TESTS,
        stats::TESTS,
        coach::TESTS,
        newcomer::TESTS,
        safety::TESTS,
        clicks::TESTS,
        blackjack::TESTS,
        duel::TESTS,
        poker::TESTS,
        picture::TESTS,
        text_size::TESTS,
        framed::TESTS,
        interrupted::TESTS,
        touch::TESTS,
    ]
    .into_iter()
    .flatten()
    .map(|(reach, test)| (*reach, test))
    .chain(asked_for())
}

/// What is played only where a variable asks for it.
fn asked_for() -> impl Iterator<Item = (Reach, &'static Test)> {
    let tests = [
        frames::categories().map(|_| &frames::FRAMES),
        feel::is_wanted().then_some(&feel::FEEL),
        env::var_os(shots::FOLDER).map(|_| &shots::SHOTS),
        env::var_os(navigation::PLAY_URL).map(|_| &navigation::AS_PLAY_SERVES_IT),
    ];
    tests.into_iter().flatten().map(|test| (Reach::Asked, test))
}

/// The tests that [`TESTS`] chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// All but the long ones: the variable is not set.
    Short,
    /// `wiring`: those of [`Reach::Everywhere`].
    Wiring,
    /// `soak`: the long ones alone.
    Soak,
}

impl Chosen {
    /// Reads the variable.
    fn from_variable() -> Result<Chosen, String> {
        match env::var(TESTS) {
            Err(_) => Ok(Chosen::Short),
            Ok(wanted) if wanted == "wiring" => Ok(Chosen::Wiring),
            Ok(wanted) if wanted == "soak" => Ok(Chosen::Soak),
            Ok(_) => Err(format!("{TESTS} may say \"wiring\" or \"soak\" only.")),
        }
    }

    /// Returns true if a test of this reach is played in this browser.
    fn has(self, reach: Reach, browser: Browser) -> bool {
        match (self, reach) {
            (Chosen::Short | Chosen::Wiring, Reach::Everywhere) => true,
            (Chosen::Short, Reach::Once) | (Chosen::Soak, Reach::Soak) | (_, Reach::Asked) => {
                browser == Browser::Chromium
            }
            (Chosen::Wiring, Reach::Once | Reach::Soak)
            | (Chosen::Short, Reach::Soak)
            | (Chosen::Soak, Reach::Everywhere | Reach::Once) => false,
        }
    }
}

/// The browsers to play in, and whether to play by ear.
fn browsers() -> Result<(Vec<Browser>, bool), String> {
    let Some(wanted) = env::var_os(BROWSER) else {
        return Ok((Browser::ALL.to_vec(), true));
    };
    if wanted == SCREEN_READER.code {
        return Ok((vec![], true));
    }
    let browser = Browser::ALL.into_iter().find(|it| wanted == it.code());
    let browser = browser.ok_or_else(|| {
        let names = Browser::ALL.map(Browser::code).join(", ");
        format!("{BROWSER} is none of {names}, {}.", SCREEN_READER.code)
    });
    browser.map(|browser| (vec![browser], false))
}

/// The folder of the built page.
fn dist() -> Result<PathBuf, String> {
    let dist = env::var_os(DIST).map_or_else(
        || Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("dist"),
        PathBuf::from,
    );
    if dist.join("index.html").is_file() {
        Ok(dist)
    } else {
        Err(format!(
            "There is no built page in {}: `cargo xtask build` makes it, or {DIST} names it.",
            dist.display()
        ))
    }
}

/// Ends the run before it began.
fn give_up(sentence: &str) -> ExitCode {
    eprintln!("The browser tests cannot run. {sentence}");
    ExitCode::FAILURE
}

thread_local! {
    /// Where the last panic of this thread was. Each test has the thread to itself.
    static PANICKED_AT: Cell<Option<(String, u32)>> = const { Cell::new(None) };
}

/// Runs this; a panic becomes a failure with the place where it was.
fn holds<T>(test: impl FnOnce() -> T) -> Result<T, Failed> {
    panic::catch_unwind(AssertUnwindSafe(test)).map_err(|payload| {
        let (file, line) = PANICKED_AT.take().unwrap_or_default();
        format!("{file}:{line}: {}", message(payload.as_ref())).into()
    })
}

/// What a panic said.
fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic")
}

/// How long each test took, in the order in which they ended.
static TOOK: Mutex<Vec<(Duration, String)>> = Mutex::new(vec![]);

/// How many tests are named that took longest.
const LONGEST_NAMED: usize = 8;

/// Names those that took longest, for whoever wants to make the run shorter.
fn longest(mut took: Vec<(Duration, String)>) -> String {
    took.sort();
    let longest = took.iter().rev().take(LONGEST_NAMED);
    let named: Vec<String> = longest
        .map(|(time, name)| format!("{name} {:.0} s", time.as_secs_f64()))
        .collect();
    format!("These took longest: {}.", named.join(", "))
}

/// Writes the time of every test in seconds, a line for each, where [`TIMES`] names a file.
fn write_times(took: &[(Duration, String)]) -> Result<(), String> {
    let Some(file) = env::var_os(TIMES) else {
        return Ok(());
    };
    let lines = took
        .iter()
        .map(|(time, name)| format!("{:.1} {name}\n", time.as_secs_f64()));
    fs::write(&file, lines.collect::<String>()).map_err(|error| format!("{TIMES}: {error}"))
}

/// Runs one test, in a browser in which others may have been run before. A browser in which one failed
/// is used no more.
fn play(browser: Browser, test: (Reach, &Test), name: &str, dist: &Path) -> Result<(), Failed> {
    let seat = Seat::take(browser)?;
    let begun = Instant::now();
    let played = play_in(&seat, test, name, dist);
    lock(&TOOK).push((begun.elapsed(), name.to_owned()));
    match played {
        Ok(()) => {
            seat.give_back();
            Ok(())
        }
        Err(failed) => {
            // A page that was wrong says more than a browser that does not end.
            let _ = seat.end();
            Err(failed)
        }
    }
}

/// Runs one test in this browser, and leaves that as it was.
fn play_in(
    Seat { runtime, session }: &Seat,
    (reach, test): (Reach, &Test),
    name: &str,
    dist: &Path,
) -> Result<(), Failed> {
    let page = runtime.block_on(Page::start(session, test.size, dist))?;
    let most = match reach {
        Reach::Everywhere | Reach::Once => LONGEST,
        Reach::Soak | Reach::Asked => LONGEST_SOAK,
    };
    let run = async { tokio::time::timeout(most, (test.run)(&page)).await };
    let mut result = holds(|| runtime.block_on(run))
        .and_then(|run| run.map_err(|_| format!("it takes longer than {most:?}").into()));
    let leaves = if result.is_ok() {
        runtime.block_on(page.leave())?
    } else {
        vec![]
    };
    if !leaves.is_empty() {
        result = Err(format!("it leaves behind: {}", leaves.join("; ")).into());
    }
    if let Err(failed) = &result {
        let message = failed.message().unwrap_or_default();
        let picture = keep_picture(name, &page);
        let picture = runtime.block_on(async { tokio::time::timeout(LONGEST, picture).await });
        let picture = picture.unwrap_or_else(|_| "no picture: the browser is silent".into());
        result = Err(format!("{message}\nsteps: {}\n{picture}", page.steps()).into());
    }
    result?;
    Ok(runtime.block_on(session.reset())?)
}

/// Keeps a picture of a page that failed, and tells where.
async fn keep_picture(test: &str, page: &Page) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("failed");
    let file = folder.join(format!("{}.png", test.replace("::", "-")));
    match page.picture().await {
        Ok(picture) => fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&file, picture))
            .map_or_else(
                |error| format!("no picture: {error}"),
                |()| format!("picture: {}", file.display()),
            ),
        Err(error) => format!("no picture: {error}"),
    }
}
