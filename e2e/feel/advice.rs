//! Measures the first advice: the time and the bytes from the press on “Coach” until the coach has said something, at
//! four tables.
//!
//! The page has loaded completely, and nothing of the coach is there yet: each visit has its own origin ([`Line`]), and
//! Save-Data keeps the page from fetching anything in advance. The network is slow from the press on. The processor is
//! slowed for the page, but not for its workers: `DevTools` cannot slow those.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;

use super::line::{Answer, Line};
use super::taps::come_to_rest;
use super::visits::Host;
use super::{SLOWED, film, slow};
use crate::oracle::Deal;
use crate::page::{Page, stored, sure, wait_for};
use crate::poker::poker_match_chips::play_for_chips;

/// The number of times that each visit is made. The median counts.
const VISITS: usize = 5;

/// The limit of the time: this fraction of the time of the earlier build.
const OF_BEFORE: f64 = 0.45;

/// The aim for that fraction. The benchmark prints it and does not fail above it.
const OF_BEFORE_AIM: f64 = 0.35;

/// The limit of the bytes that the server sends, compressed and with their heads.
const BYTES: usize = 180_000;

/// The number of the deal at every table. A person has to decide something at each of them. At blackjack this is a
/// sixteen against a ten.
const DEAL: u32 = 97_314;

/// The time for which nothing may be on its way before the press.
const QUIET: Duration = Duration::from_millis(500);

/// The number of pictures of the first advice.
const PICTURES: u32 = 10;

/// A table with a coach.
#[derive(Debug, Clone, Copy)]
struct Table {
    name: &'static str,
    fragment: &'static str,
    /// The phase in which a person decides.
    phase: &'static str,
    is_for_chips: bool,
    /// The selector of the coach's advice.
    advice: &'static str,
}

const TABLES: [Table; 4] = [
    Table {
        name: "blackjack",
        fragment: "#/blackjack",
        phase: "player",
        is_for_chips: false,
        advice: "[data-coach] [data-ev]",
    },
    Table {
        name: "video poker",
        fragment: "#/poker/jacks",
        phase: "swap",
        is_for_chips: false,
        advice: "[data-coach] [data-ev]",
    },
    Table {
        name: "solo draw",
        fragment: "#/poker/solo",
        phase: "swap",
        is_for_chips: false,
        advice: "[data-coach] [data-chance]",
    },
    Table {
        name: "duel for chips",
        fragment: "#/poker/duel",
        phase: "player",
        is_for_chips: true,
        advice: "[data-coach] [data-ev]",
    },
];

/// What the first advice took.
#[derive(Debug)]
struct Took {
    ms: f64,
    answers: Vec<Answer>,
}

impl Took {
    fn bytes(&self) -> usize {
        self.answers.iter().map(|answer| answer.bytes).sum()
    }

    /// Says that these are too many bytes, and lists the files, if they are.
    fn too_large(&self, name: &str) -> Option<String> {
        let bytes = self.bytes();
        let files = self.answers.iter();
        let files: Vec<String> = files
            .map(|Answer { path, bytes, .. }| format!("{path} {bytes}"))
            .collect();
        let files = files.join(", ");
        (bytes > BYTES)
            .then(|| format!("{name}, the first advice: {bytes} bytes, not {BYTES}: {files}"))
    }
}

/// Measures this build beside the earlier one, prints the figures, and returns what is over its budget.
pub(super) async fn compare(page: &Page, beside: PathBuf) -> Vec<String> {
    prepare(page).await;
    let hosts = [Host::start(beside), own_host()];
    println!(
        "\nuntil the first advice, {SLOWED} times slowed, at 1.6 Mbit/s, with brotli\n{:<14} {:>12} {:>9} {:>9} {:>6} \
         {:>9} {:>5} {:>5}",
        "table", "bytes before", "bytes now", "ms before", "ms now", "of before", "aim", "limit"
    );
    let mut over = Vec::new();
    for table in TABLES {
        let [before, now] = &measure_in_turn(page, table, &hosts).await[..] else {
            unreachable!("two builds");
        };
        let name = table.name;
        let of_before = now.ms / before.ms;
        println!(
            "{name:<14} {:>12} {:>9} {:>9.0} {:>6.0} {of_before:>9.2} {OF_BEFORE_AIM:>5} {OF_BEFORE:>5}",
            before.bytes(),
            now.bytes(),
            before.ms,
            now.ms
        );
        if of_before > OF_BEFORE {
            over.push(format!(
                "{name}, the first advice: {of_before:.2} of the earlier build, not {OF_BEFORE}"
            ));
        }
        over.extend(now.too_large(name));
    }
    make_film(page, &hosts[1]).await;
    over
}

/// Measures this build, prints the figures beside the time of a first visit to the plain page in milliseconds, and
/// returns what is over its budget.
pub(super) async fn measure(page: &Page, plain: f64) -> Vec<String> {
    prepare(page).await;
    let hosts = [own_host()];
    println!(
        "\nuntil the first advice, {SLOWED} times slowed, at 1.6 Mbit/s, with brotli\n{:<14} {:>7} {:>6} {:>9}",
        "table", "bytes", "ms", "of plain"
    );
    let mut over = Vec::new();
    for table in TABLES {
        for took in measure_in_turn(page, table, &hosts).await {
            let (name, bytes, ms) = (table.name, took.bytes(), took.ms);
            println!("{name:<14} {bytes:>7} {ms:>6.0} {:>9.2}", ms / plain);
            over.extend(took.too_large(name));
        }
    }
    make_film(page, &hosts[0]).await;
    over
}

fn own_host() -> Host {
    Host::start(crate::dist().expect("a built page"))
}

/// Makes every page from now on that of a first visit without motion, which prefetches nothing and always deals
/// [`DEAL`].
async fn prepare(page: &Page) {
    page.saves_data().await;
    page.draw_entropy(&Deal::numbered(DEAL)).await;
    // An empty page has no storage.
    let settings = format!(
        "try {{ localStorage.setItem('{}', 'speed=off'); }} catch {{}}",
        stored::SETTINGS
    );
    sure(page.session().run_first(&settings).await, "the settings");
}

/// Asks for the first advice of each build in turn, so that a slow minute of the machine affects all of them. Returns
/// the visit with the median time of each.
async fn measure_in_turn(page: &Page, table: Table, hosts: &[Host]) -> Vec<Took> {
    let mut all = hosts.iter().map(|_| Vec::new()).collect::<Vec<_>>();
    for _ in 0..VISITS {
        for (host, all) in hosts.iter().zip(&mut all) {
            let line = sit_down(page, table, host).await;
            all.push(ask(page, table, &line).await);
        }
    }
    slow(page, 1).await;
    let median = |mut all: Vec<Took>| {
        all.sort_by(|one, other| one.ms.total_cmp(&other.ms));
        all.swap_remove(all.len() / 2)
    };
    all.into_iter().map(median).collect()
}

/// Sits down at this table of a page that has loaded completely, deals, and slows the processor and the network.
async fn sit_down(page: &Page, table: Table, host: &Host) -> Line {
    slow(page, 1).await;
    let line = Line::start(host.address()).expect("a free port");
    page.allow(&line.url());
    page.visit(&format!("{}{}", line.url(), table.fragment))
        .await;
    if table.is_for_chips {
        play_for_chips(page, 1).await;
    }
    page.press("Deal").await;
    page.phase(table.phase).await;
    let mut last_busy = Instant::now();
    let is_quiet = wait_for(async || {
        if !line.is_idle() {
            last_busy = Instant::now();
        }
        (last_busy.elapsed() >= QUIET).then_some(())
    });
    is_quiet.await.expect("the page has loaded completely");
    come_to_rest(page).await;
    let is_silent = "return document.querySelector('[data-coach]') === null";
    assert_eq!(
        page.js(is_silent, &[]).await,
        json!(true),
        "the coach is silent before the press"
    );
    slow(page, SLOWED).await;
    line.become_slow();
    line
}

/// Notes how long it takes from the next press until the frame with the element of this selector is painted.
const WATCH: &str = "
    const [advice] = arguments;
    window.firstAdvice = new Promise(done => {
        const watch = ({ timeStamp }) => {
            const look = () => {
                // The details of the advice are shown only on request.
                if (document.querySelector(advice)?.closest('[data-coach]').checkVisibility())
                    setTimeout(() => done(performance.now() - timeStamp));
                else requestAnimationFrame(look);
            };
            look();
        };
        addEventListener('pointerdown', watch, { capture: true, once: true });
    });";

/// Waits for the advice that [`WATCH`] looks for.
const UNTIL_SHOWN: &str = "const [done] = arguments; window.firstAdvice.then(done);";

/// Presses “Coach” and waits for the advice.
async fn ask(page: &Page, table: Table, line: &Line) -> Took {
    page.js(WATCH, &[json!(table.advice)]).await;
    let begun = Instant::now();
    page.press("Coach").await;
    let ms = page.js_until_done(UNTIL_SHOWN, &[]).await;
    let ms = ms.as_f64().unwrap_or(f64::NAN);
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    assert!(ms > 0.0 && ms <= took, "{}: {ms} of {took} ms", table.name);
    let answers = line.answers_since(begun);
    assert!(!answers.is_empty(), "{}: nothing is cached", table.name);
    Took { ms, answers }
}

/// Makes pictures of the first advice at blackjack, at equal distances in time.
async fn make_film(page: &Page, host: &Host) {
    let [table, ..] = TABLES;
    let line = sit_down(page, table, host).await;
    let whole = ask(page, table, &line).await.ms;
    // The first picture is from the press, and the last one from some time after the advice.
    let apart = Duration::from_secs_f64(whole / 1000.0 / f64::from(PICTURES - 2));
    let _line = sit_down(page, table, host).await;
    page.press("Coach").await;
    film(page, "first-advice", PICTURES, apart).await;
    slow(page, 1).await;
}
