//! Measures how soon the statistics and the history open with 10² to 10⁵ rounds.
//!
//! The test copies the rounds of the week to earlier days, and the page counts them itself. A player with 100,000
//! rounds in a year plays about 300 a day, at a few tables. So each copied day has the next [`A_DAY`] rounds in the
//! order of their tables. The page stores its sums in blocks, each for at most a hundred rounds of one day and one
//! table. Copies of the whole week would give each day all tables with a few rounds each, and so thousands more blocks
//! than any player has.

use std::fmt::Write as _;

use serde_json::json;

use super::recount::{GAMES, Stored};
use super::{BEGINS, DAY, Kind};
use crate::page::{Page, sure, wait_for};

/// The factor by which the limit is exceeded before the test fails. Another machine, or a busy one, may be slower than
/// ours.
const LENIENCY: f64 = 1.5;

/// The numbers of rounds with which the test measures.
const SIZES: [usize; 4] = [100, 1_000, 10_000, 100_000];

/// The number of measurements. The median counts.
const TIMES: usize = 5;

/// The limit for the additional time with the most rounds, compared with the fewest, in milliseconds.
const LIMIT_MS: f64 = 200.0;

/// The number of rounds of a copied day.
const A_DAY: usize = 300;

/// The number of rounds that one script writes. A script must not run for too long.
const AT_ONCE: usize = 10_000;

/// The number of times that the usual time limit may pass until all rounds are counted.
const PATIENCE_TO_COUNT: usize = 10;

/// Records the time at which the page first shows the figures or the rounds.
const NOTE: &str = "
    new MutationObserver(() => {
        const shown = document.querySelector('[data-number=rounds], .rounds li');
        if (shown) window.shownAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });";

/// Writes these rounds, over and over, from one number to another. Number 0 is the first round of the day that begins
/// at `begins`, and each day's rounds follow one another. If `from` is 0, the script first removes all earlier rounds
/// and sums.
const WRITE: &str = "
    const [rounds, { from, to, ofDay, begins }, done] = arguments;
    const DAY = 86400000, PAUSE = 20000;
    indexedDB.databases().then(([{ name }]) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => {
            const database = opened.result, change = database.transaction(['rounds', 'sums'], 'readwrite');
            const store = change.objectStore('rounds');
            if (from === 0) for (const it of ['rounds', 'sums']) change.objectStore(it).clear();
            for (let number = from; number < to; number++) {
                const [afterTime, text] = rounds[number % rounds.length];
                const time = begins - Math.floor(number / ofDay) * DAY + (number % ofDay) * PAUSE;
                store.put(text, String(time).padStart(13, '0') + afterTime);
            }
            change.oncomplete = () => { database.close(); done('written'); };
            change.onabort = () => done(String(change.error));
        };
    });";

/// Returns the number of rounds and of blocks of sums in the database.
const COUNT: &str = r"
    const [done] = arguments;
    indexedDB.databases().then(([{ name }]) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => {
            const database = opened.result, stores = ['rounds', 'sums'];
            const change = database.transaction(stores);
            const keys = stores.map(it => change.objectStore(it).getAllKeys());
            change.oncomplete = () => {
                database.close();
                const [rounds, sums] = keys.map(it => it.result);
                done([rounds.length, sums.filter(key => /^\d/.test(key)).length]);
            };
        };
    });";

/// Measures, and prints a table.
pub(super) async fn measure(page: &Page, week: &[Stored<'_>]) {
    sure(page.session().run_first(NOTE).await, "a script");
    println!(
        "\nuntil figures and rounds are shown, median of {TIMES}, ms\n{:>7} {:>7} {:>12} {:>12} \
         {:>12} {:>12} {:>12} {:>12}",
        "rounds",
        "blocks",
        "counted once",
        "stats, load",
        "within",
        "history",
        "within",
        "bytes/round"
    );
    let mut ends = [[0.0; 4]; 2];
    for size in SIZES {
        let rounds: Vec<Stored<'_>> = week.iter().copied().cycle().take(size).collect();
        write(page, week, size).await;
        // There are no sums yet, so the page first counts all rounds.
        page.open("#/stats").await;
        let once = until_counted(page).await;
        until_shown(page, Some(&rounds)).await;
        let counted = page.js_until_done(COUNT, &[]).await;
        assert_eq!(counted[0], size, "rounds in the database");
        let blocks = counted[1].as_u64().unwrap_or(0);
        assert!(blocks > 0, "no sums are kept");
        let mut line = format!("{size:>7} {blocks:>7} {once:>12.0}");
        let addresses = [("#/stats", Some(&rounds[..])), ("#/history", None)];
        for (place, (address, counted)) in addresses.into_iter().enumerate() {
            let mut loads = vec![];
            let mut visits = vec![];
            for _ in 0..TIMES {
                page.open(address).await;
                loads.push(until_shown(page, counted).await);
                page.open("#/fairness").await;
                page.until_js(
                    "a page to read",
                    "document.querySelector('#pages h1, #pages h2') !== null",
                )
                .await;
                let go = "window.asked = performance.now(); location.hash = arguments[0]";
                page.js(go, &[json!(address)]).await;
                visits.push(until_shown(page, counted).await);
            }
            for (times, way) in [(loads, 0), (visits, 1)] {
                let time = median(times);
                write!(line, " {time:>12.0}").expect("memory");
                if size == SIZES[0] {
                    ends[0][2 * place + way] = time;
                }
                ends[1][2 * place + way] = time;
            }
        }
        let usage = "const [done] = arguments; navigator.storage.estimate().then(it => \
                     done(it.usageDetails?.indexedDB ?? it.usage))";
        let usage = page.js_until_done(usage, &[]).await.as_f64();
        let all = f64::from(u32::try_from(size).expect("a size"));
        println!("{line} {:>12.0}", usage.unwrap_or(f64::NAN) / all);
    }
    let [fewest, most] = ends;
    for (fewest, most) in fewest.into_iter().zip(most) {
        assert!(
            most - fewest <= LIMIT_MS * LENIENCY,
            "it takes {fewest:.0} ms with the fewest rounds, and {most:.0} ms with the most"
        );
    }
}

/// Replaces the rounds in the database by this number of rounds.
async fn write(page: &Page, week: &[Stored<'_>], size: usize) {
    // No worker of the page may run meanwhile.
    page.open("#/fairness").await;
    let rounds: Vec<[&str; 2]> = week.iter().map(|it| [it.after_time, it.text]).collect();
    // At this time it is morning in the player's time zone, so all copied rounds of a day end on that day.
    let begins = BEGINS.saturating_sub(DAY / 2).as_millis();
    let begins = u64::try_from(begins).expect("a time");
    for from in (0..size).step_by(AT_ONCE) {
        let to = size.min(from + AT_ONCE);
        let which = json!({ "from": from, "to": to, "ofDay": A_DAY, "begins": begins });
        let written = page.js_until_done(WRITE, &[json!(rounds), which]).await;
        assert_eq!(written, "written");
    }
}

/// Waits until the page has counted rounds without sums. Returns the time since the beginning of the visit, in
/// milliseconds.
async fn until_counted(page: &Page) -> f64 {
    for _ in 0..PATIENCE_TO_COUNT {
        let shown = wait_for(async || {
            let shown = page.js("return window.shownAt ?? null", &[]).await;
            shown.as_f64()
        });
        if let Some(shown) = shown.await {
            return shown;
        }
    }
    panic!("timed out before all rounds were counted")
}

/// Waits until the page shows the requested figures or rounds. If `rounds` is given, it also checks that the page
/// counts as many rounds as these contain of the game. Returns the time since the beginning of the visit or since the
/// request, in milliseconds.
async fn until_shown(page: &Page, rounds: Option<&[Stored<'_>]>) -> f64 {
    page.until_js("it is shown", "window.shownAt !== undefined")
        .await;
    if let Some(rounds) = rounds {
        let read = "
            const shown = document.querySelector('[data-number=rounds]').textContent.replaceAll(',', '');
            const place = id => document.getElementById(id).selectedIndex;
            return [Number(shown), place('by-game'), place('by-deal')];";
        let read = page.js(read, &[]).await;
        let place = |at: usize| usize::try_from(read[at].as_u64().expect("a place")).ok();
        // The page offers only games that have rounds.
        let mut games: Vec<usize> = rounds.iter().map(|it| it.game).collect();
        games.sort_unstable();
        games.dedup();
        let game = place(1).and_then(|place| games.get(place)).expect("a game");
        // The first entry of the list stands for all kinds of deals.
        let kind = place(2).and_then(|place| place.checked_sub(1));
        let kind = kind.map(|place| Kind::ALL[place]);
        let is_chosen =
            |it: &&Stored<'_>| it.game == *game && kind.is_none_or(|kind| it.kind == kind);
        let expected = rounds.iter().filter(is_chosen).count();
        assert_eq!(
            read[0],
            expected,
            "rounds of {}, {kind:?}, among {}",
            GAMES[*game],
            rounds.len()
        );
    }
    let script = "return window.shownAt - (window.asked ?? 0)";
    page.js(script, &[]).await.as_f64().unwrap_or(f64::NAN)
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}
