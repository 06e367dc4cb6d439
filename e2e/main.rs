//! Browser tests: they play the built page in a real browser with clicks and keys, as a person does.
//!
//! `cargo xtask test` builds the page and runs these tests once for each browser. To run them by hand, run `cargo xtask
//! build` and then `cargo test --workspace --test browser`. A part of a test's name after `--` runs only some, such as
//! `firefox` or `webkit::poker`. Each test has its own server, and so an origin with empty storage. Tests share
//! browsers, one test after the other. The expected cards and results do not come from the page's code: [`oracle`]
//! computes them from RULES.md and docs/fair-deal.md.
//!
//! At the end of every test the runner checks that the console shows no complaint and that the page made no request to
//! another origin.

#![expect(
    clippy::case_sensitive_file_extension_comparisons,
    reason = "the build writes the endings of its files in small letters"
)]

mod access;
mod announced;
mod blackjack;
mod browser;
mod built;
mod cancel;
mod chromium;
mod clicks;
mod contrast;
mod deals;
mod devtools;
mod feel;
mod fields;
mod firefox;
mod first_table;
mod first_visit;
mod framed;
mod frames;
mod history;
mod interrupted;
mod keyboard;
mod keys;
mod lab;
mod languages;
mod layout;
mod learn;
#[allow(dead_code, reason = "the tests of the views use more of it")]
mod machine;
mod missing;
mod monkey;
mod navigation;
mod offline;
#[allow(dead_code, reason = "the tests of the views use more of it")]
mod oracle;
mod page;
mod pages;
mod persistence;
mod person;
mod picture;
mod places;
mod poker;
mod policy;
mod pool;
mod practice;
mod printed;
mod process;
mod proxy;
mod pseudo;
mod safety;
mod screen_reader;
mod server;
mod settings;
mod shots;
mod single_file;
mod speech;
mod spoken_rounds;
mod stats;
mod tasks;
mod text_size;
mod touch;
mod translated;
mod walk;
mod way_back;
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
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};
use testbed::browsers::SCREEN_READER;

use browser::{Browser, Size};
use page::Page;
use pool::PooledBrowser;
use server::lock;

/// The variable that may hold the name of the one browser to test, or of the screen reader.
const BROWSER: &str = "FAIR_DEAL_BROWSER";

/// The variable that may select the tests by their [`TestGroup`].
const TESTS: &str = "FAIR_DEAL_TESTS";

/// The variable that may say how many times slower Chromium's processor is made. Then no test is tried again.
const SLOWED: &str = "FAIR_DEAL_SLOWED";

/// Returns the number in [`SLOWED`], or 1.
pub(crate) fn slowed() -> u32 {
    env::var(SLOWED).map_or(1, |times| times.parse().expect(SLOWED))
}

/// The time limit of every wait for the page, and for an answer of Chromium's `DevTools`. It is longer if the processor
/// is slowed.
pub(crate) fn patience() -> Duration {
    Duration::from_secs(30) * slowed()
}

/// The variable that may name a file for the duration of every test.
const TIMES: &str = "FAIR_DEAL_TIMES";

/// The time limit of a test. Every wait in a test fails sooner. This limit is for a browser that does not answer at
/// all.
const TIME_LIMIT: Duration = Duration::from_mins(10);

/// The longest time that the picture after a failure may take. `WebKit` never draws an empty page, so a picture of one
/// would never come.
const PICTURE_TIME_LIMIT: Duration = Duration::from_secs(20);

/// The time limit of a soak test, and of a test that makes or measures something. Some play thousands of rounds, and a
/// busy machine takes several times as long.
const SOAK_TIME_LIMIT: Duration = Duration::from_hours(1);

/// The number of tests that run at the same time, unless `--test-threads` says otherwise. Three suit two processors,
/// because each test spends part of its time waiting. (While `WebKit` used composited rendering, a test failed now and
/// then with three.)
const AT_A_TIME: usize = 3;

/// The number of tests that run at the same time if the processor is slowed. Chromium slows a page by a loop that keeps
/// its processor busy: with six pages on two processors, each ran at a third of the intended speed.
const SLOWED_AT_A_TIME: usize = 2;

/// The variable that may hold the folder of the built page.
const DIST: &str = "FAIR_DEAL_DIST";

/// The variable that holds the seed of every random test. `cargo xtask soak` chooses a new seed each time.
pub(crate) const SEED: &str = "FAIR_DEAL_SEED";

/// Returns the seed in [`SEED`], or 1.
pub(crate) fn seed() -> u32 {
    env::var(SEED).map_or(1, |seed| seed.parse().expect(SEED))
}

/// A test of the page.
struct Test {
    name: &'static str,
    /// The size of the page in this test.
    size: Size,
    run: for<'a> fn(&'a Page) -> Running<'a>,
}

impl Test {
    /// Returns the name without this crate's name. It includes the size if the test runs at several.
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

/// The choice of browsers that run a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TestGroup {
    /// All browsers: the test shows that the page and the browser work together. `FAIR_DEAL_TESTS=wiring` runs only
    /// these.
    AllBrowsers,
    /// Chromium: the test checks our own code, which behaves the same in every browser.
    ChromiumOnly,
    /// Chromium, in `cargo xtask soak` only: the test takes long or plays at random, and a quicker test proves most of
    /// it.
    Soak,
    /// All browsers, in `cargo xtask soak` only.
    SoakAllBrowsers,
    /// Chromium, if a variable asks for it: the test makes or measures something.
    OnRequest,
}

/// The tests of [`TestGroup::AllBrowsers`] that a browser cannot run, with the reason.
const LEFT_OUT: &[(&str, &[Browser], &str)] = &[
    (
        "keyboard::held_key_acts_once",
        &[Browser::WebKit],
        "WebKitWebDriver has no key that repeats itself",
    ),
    // Seen with WebKitGTK 2.50.6 in one run of four: the caches kept their names but were empty.
    (
        "offline::incomplete_version_is_not_used",
        &[Browser::WebKit],
        "its sessions for tests are private ones, and those may lose what is kept when a service worker ends",
    ),
];

impl Test {
    /// Returns the reason why this browser skips the test, if it does.
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

/// Lists the tests of a file by their [`TestGroup`] and the size of the page:
/// `tests! { all_browsers DESKTOP => [subject_condition_result], chromium_only PHONE => […] }`.
macro_rules! tests {
    (@group all_browsers) => { crate::TestGroup::AllBrowsers };
    (@group chromium_only) => { crate::TestGroup::ChromiumOnly };
    (@group soak) => { crate::TestGroup::Soak };
    (@group soak_all_browsers) => { crate::TestGroup::SoakAllBrowsers };
    ($($group:ident $size:expr => [$($test:ident),+ $(,)?]),+ $(,)?) => {
        /// The tests of this file.
        pub(crate) const TESTS: &[(crate::TestGroup, crate::Test)] = &[$($((
            crate::tests!(@group $group),
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
            return give_up(&format!("LEFT_OUT names {name}, which is not a test."));
        }
    }
    let (built, spoken) = (dist.clone(), dist.clone());
    let mut trials = vec![
        Trial::test("oracle::agrees_with_golden_vectors", || {
            holds(oracle::agrees_with_golden_vectors)
        }),
        Trial::test("failed_test_is_repeated_once", || {
            holds(failed_test_is_repeated_once)
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
    let chosen = match Selection::from_variable() {
        Ok(chosen) => chosen,
        Err(sentence) => return give_up(&sentence),
    };
    let (browsers, with_reader) = match browsers() {
        Ok(wanted) => wanted,
        Err(sentence) => return give_up(&sentence),
    };
    let at_a_time = match (browsers.is_empty(), slowed()) {
        (true, _) => spoken_rounds::AT_A_TIME,
        (false, 1) => AT_A_TIME,
        (false, _) => SLOWED_AT_A_TIME,
    };
    arguments.test_threads.get_or_insert(at_a_time);
    if with_reader {
        trials.extend(spoken_rounds::trials(&dist, chosen));
    }
    for browser in browsers {
        if let Err(sentence) = browser.is_installed() {
            // The test fails if the run includes this browser.
            let name = format!("{}::is_installed", browser.code());
            trials.push(Trial::test(name, || Err(sentence.into())));
            continue;
        }
        for (group, test) in all_tests() {
            if !chosen.has(group, browser) {
                continue;
            }
            let dist = dist.clone();
            let name = format!("{}::{}", browser.code(), test.name());
            if let Some(reason) = test.left_out(browser) {
                println!("There is no {name}: {reason}.");
                continue;
            }
            trials.push(Trial::test(name.clone(), move || {
                play(browser, (group, test), &name, &dist)
            }));
        }
    }
    panic::set_hook(Box::new(|panic| {
        // The failure reports the panic. Until then only its place must be kept.
        PANICKED_AT.set(
            panic
                .location()
                .map(|place| (place.file().to_owned(), place.line())),
        );
    }));
    let conclusion = libtest_mimic::run(&arguments, trials);
    println!("{}", longest(lock(&DURATIONS).clone()));
    if let Err(sentence) = write_times(&lock(&DURATIONS)) {
        eprintln!("{sentence}");
    }
    for (name, reason) in &*lock(&FLAKY) {
        println!("\n---- {name} is flaky ----\n{reason}\n");
    }
    for sentence in pool::end_all() {
        eprintln!("A browser did not end well: {sentence}");
    }
    conclusion.exit_code()
}

/// Returns every test, the longest ones first.
fn all_tests() -> impl Iterator<Item = (TestGroup, &'static Test)> {
    [
        walk::TESTS,
        way_back::TESTS,
        pseudo::TESTS,
        access::tests_with_axe(),
        // These tests wait more than they work. The tests above work more than they wait.
        offline::TESTS,
        translated::TESTS,
        monkey::TESTS,
        languages::TESTS,
        layout::TESTS,
        learn::TESTS,
        single_file::TESTS,
        week::TESTS,
        policy::TESTS,
        printed::TESTS,
        settings::TESTS,
        keyboard::TESTS,
        keys::TESTS,
        cancel::TESTS,
        contrast::TESTS,
        blackjack::rules::TESTS,
        blackjack::seats::TESTS,
        announced::TESTS,
        poker::jacks_or_better::TESTS,
        poker::many_hands::TESTS,
        poker::video_poker::TESTS,
        blackjack::bets::TESTS,
        blackjack::counting::TESTS,
        blackjack::hand::TESTS,
        blackjack::chips::TESTS,
        fields::TESTS,
        deals::TESTS,
        pages::TESTS,
        poker::poker_match_chips::TESTS,
        missing::TESTS,
        lab::TESTS,
        history::TESTS,
        practice::TESTS,
        navigation::TESTS,
        persistence::TESTS,
        stats::TESTS,
        blackjack::coach::TESTS,
        first_table::TESTS,
        first_visit::TESTS,
        safety::TESTS,
        clicks::TESTS,
        blackjack::rounds::TESTS,
        poker::poker_match::TESTS,
        poker::solo_draw::TESTS,
        tasks::TESTS,
        text_size::TESTS,
        framed::TESTS,
        interrupted::TESTS,
        touch::TESTS,
    ]
    .into_iter()
    .flatten()
    .map(|(group, test)| (*group, test))
    .chain(asked_for())
}

/// Returns the tests that run only if a variable asks for them.
fn asked_for() -> impl Iterator<Item = (TestGroup, &'static Test)> {
    let tests = [
        frames::categories().map(|_| &frames::FRAMES),
        feel::is_wanted().then_some(&feel::FEEL),
        env::var_os(shots::FOLDER).map(|_| &shots::SHOTS),
        env::var_os(picture::FILE).map(|_| &picture::PICTURE),
        env::var_os(navigation::PLAY_URL).map(|_| &navigation::AS_PLAY_SERVES_IT),
    ];
    tests
        .into_iter()
        .flatten()
        .map(|test| (TestGroup::OnRequest, test))
}

/// The tests that [`TESTS`] selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Selection {
    /// All except the soak tests: the variable is not set.
    Short,
    /// `wiring`: the tests of [`TestGroup::AllBrowsers`].
    Wiring,
    /// `soak`: only the soak tests.
    Soak,
}

impl Selection {
    /// Reads the variable.
    fn from_variable() -> Result<Selection, String> {
        match env::var(TESTS) {
            Err(_) => Ok(Selection::Short),
            Ok(wanted) if wanted == "wiring" => Ok(Selection::Wiring),
            Ok(wanted) if wanted == "soak" => Ok(Selection::Soak),
            Ok(_) => Err(format!("{TESTS} may say \"wiring\" or \"soak\" only.")),
        }
    }

    /// Returns true if the selection includes a test of this group in this browser.
    fn has(self, group: TestGroup, browser: Browser) -> bool {
        match (self, group) {
            (Selection::Short | Selection::Wiring, TestGroup::AllBrowsers)
            | (Selection::Soak, TestGroup::SoakAllBrowsers) => true,
            (Selection::Short, TestGroup::ChromiumOnly)
            | (Selection::Soak, TestGroup::Soak)
            | (_, TestGroup::OnRequest) => browser == Browser::Chromium,
            (
                Selection::Wiring,
                TestGroup::ChromiumOnly | TestGroup::Soak | TestGroup::SoakAllBrowsers,
            )
            | (Selection::Short, TestGroup::Soak | TestGroup::SoakAllBrowsers)
            | (Selection::Soak, TestGroup::AllBrowsers | TestGroup::ChromiumOnly) => false,
        }
    }
}

/// Returns the browsers to test, and true if the screen reader's tests run too.
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

/// Returns the folder of the built page.
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

/// Ends the run before it begins.
fn give_up(sentence: &str) -> ExitCode {
    eprintln!("The browser tests cannot run. {sentence}");
    ExitCode::FAILURE
}

thread_local! {
    /// The place of the last panic of this thread. Each test has the thread to itself.
    static PANICKED_AT: Cell<Option<(String, u32)>> = const { Cell::new(None) };
}

/// Runs this. A panic becomes a failure with its place in the source.
fn holds<T>(test: impl FnOnce() -> T) -> Result<T, Failed> {
    panic::catch_unwind(AssertUnwindSafe(test)).map_err(|payload| {
        let (file, line) = PANICKED_AT.take().unwrap_or_default();
        format!("{file}:{line}: {}", message(payload.as_ref())).into()
    })
}

/// Returns the message of a panic.
fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic")
}

/// The duration of each test, in the order in which they ended.
static DURATIONS: Mutex<Vec<(Duration, String)>> = Mutex::new(vec![]);

/// The number of tests that [`longest`] names.
const NAMED: usize = 8;

/// Lists the longest tests, which show where the run could become shorter.
fn longest(mut took: Vec<(Duration, String)>) -> String {
    took.sort();
    let longest = took.iter().rev().take(NAMED);
    let named: Vec<String> = longest
        .map(|(time, name)| format!("{name} {:.0} s", time.as_secs_f64()))
        .collect();
    format!("These took longest: {}.", named.join(", "))
}

/// Writes the duration of every test in seconds, one test a line, if [`TIMES`] names a file.
fn write_times(took: &[(Duration, String)]) -> Result<(), String> {
    let Some(file) = env::var_os(TIMES) else {
        return Ok(());
    };
    let lines = took
        .iter()
        .map(|(time, name)| format!("{:.1} {name}\n", time.as_secs_f64()));
    fs::write(&file, lines.collect::<String>()).map_err(|error| format!("{TIMES}: {error}"))
}

/// The tests that failed once and then passed in a new browser, each with the reason.
static FLAKY: Mutex<Vec<(String, String)>> = Mutex::new(vec![]);

/// The number of tests of a run that may be tried again. If more fail, it is not a browser's mood.
const TRIED_AGAIN: usize = 10;

/// The number of tests that failed so far.
static FAILED: AtomicUsize = AtomicUsize::new(0);

/// The browser of an attempt to run a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attempt {
    /// The first attempt: in a browser that may have run other tests before.
    Pooled,
    /// The second attempt: in a new browser.
    New,
}

/// Runs one test. If it fails, it is tried once more, so that a browser's mood does not lose a run of most of an hour. A
/// soak test, or one that measures something, is not: there the mood is what we look for.
fn play(browser: Browser, test: (TestGroup, &Test), name: &str, dist: &Path) -> Result<(), Failed> {
    let attempt = |attempt| {
        let pooled = match attempt {
            Attempt::Pooled => PooledBrowser::take(browser)?,
            Attempt::New => PooledBrowser::start(browser)?,
        };
        play_and_give_back(pooled, test, name, dist)
    };
    let may_repeat = || match test.0 {
        TestGroup::AllBrowsers | TestGroup::ChromiumOnly => {
            slowed() == 1 && FAILED.fetch_add(1, Ordering::Relaxed) < TRIED_AGAIN
        }
        TestGroup::Soak | TestGroup::SoakAllBrowsers | TestGroup::OnRequest => false,
    };
    if let Some(reason) = at_most_twice(attempt, may_repeat)? {
        lock(&FLAKY).push((name.to_owned(), reason));
    }
    Ok(())
}

/// Runs a test, and once more if it fails and may be repeated. Returns the reason of the first failure if it passes
/// then.
fn at_most_twice(
    attempt: impl Fn(Attempt) -> Result<(), Failed>,
    may_repeat: impl FnOnce() -> bool,
) -> Result<Option<String>, Failed> {
    let Err(first) = attempt(Attempt::Pooled) else {
        return Ok(None);
    };
    if !may_repeat() {
        return Err(first);
    }
    let first = first.message().unwrap_or_default();
    match attempt(Attempt::New) {
        Ok(()) => Ok(Some(first.to_owned())),
        Err(second) => {
            let second = second.message().unwrap_or_default();
            Err(format!("{second}\nThe first of two attempts: {first}").into())
        }
    }
}

/// A test of [`at_most_twice`].
fn failed_test_is_repeated_once() {
    let run = |fails: &'static [Attempt], may_repeat: bool| {
        let attempt = |attempt| {
            if fails.contains(&attempt) {
                return Err(format!("{attempt:?} fails").into());
            }
            Ok(())
        };
        let done = at_most_twice(attempt, || may_repeat);
        done.map_err(|failed| failed.message().unwrap_or_default().to_owned())
    };
    let both = &[Attempt::Pooled, Attempt::New];
    assert_eq!(run(&[], true), Ok(None));
    assert_eq!(run(&both[..1], true), Ok(Some("Pooled fails".to_owned())));
    assert_eq!(run(&both[..1], false), Err("Pooled fails".to_owned()));
    let twice = "New fails\nThe first of two attempts: Pooled fails";
    assert_eq!(run(both, true), Err(twice.to_owned()));
}

/// Runs one test in this browser, which may have run others before. A browser in which a test failed is not used again.
fn play_and_give_back(
    pooled: PooledBrowser,
    test: (TestGroup, &Test),
    name: &str,
    dist: &Path,
) -> Result<(), Failed> {
    let begun = Instant::now();
    let played = play_in(&pooled, test, name, dist);
    lock(&DURATIONS).push((begun.elapsed(), name.to_owned()));
    match played {
        Ok(()) => {
            pooled.give_back();
            Ok(())
        }
        Err(failed) => {
            // The page's failure says more than a browser that does not end.
            let _ = pooled.end();
            Err(failed)
        }
    }
}

/// Runs one test in this browser, and restores the browser afterwards.
fn play_in(
    PooledBrowser { runtime, session }: &PooledBrowser,
    (group, test): (TestGroup, &Test),
    name: &str,
    dist: &Path,
) -> Result<(), Failed> {
    let page = runtime.block_on(Page::start(session, test.size, dist))?;
    let most = match group {
        TestGroup::AllBrowsers | TestGroup::ChromiumOnly => TIME_LIMIT * slowed(),
        TestGroup::Soak | TestGroup::SoakAllBrowsers | TestGroup::OnRequest => SOAK_TIME_LIMIT,
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
        let picture =
            runtime.block_on(async { tokio::time::timeout(PICTURE_TIME_LIMIT, picture).await });
        let picture = picture.unwrap_or_else(|_| "no picture: the browser is silent".into());
        result = Err(format!("{message}\nsteps: {}\n{picture}", page.steps()).into());
    }
    result?;
    Ok(runtime.block_on(session.reset())?)
}

/// Saves a picture of the page after a failure, and returns its path.
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
