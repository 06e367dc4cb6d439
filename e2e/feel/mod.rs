//! Measures how soon the page answers: a benchmark, run by `cargo xtask feel`.
//!
//! Times vary with the load of the machine, so the benchmark compares each time with a reference in the same run. The
//! processor is slowed [`SLOWED`] times, and the page has the size of a small phone:
//!
//! - `taps`: the time from a tap on each control to the painted answer (Event Timing). The reference is the same change
//!   made by a bare script (`bare`).
//! - `visits`: the times until the first table is painted and can be played, and until an early press brings a card. The
//!   references are a page with one button, built with the same tools (`examples/plain_page.rs`), and an earlier build, if
//!   there is one.
//! - `memory`: the bytes that remain after many rounds.
//! - `advice`: the time and the bytes until the coach's first advice. The reference is an earlier build, if there is one.
//!
//! With an earlier build, only `visits` and `advice` are measured.

mod advice;
mod bare;
mod line;
mod memory;
mod taps;
mod visits;

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::Test;
use crate::browser::BrowserError;
use crate::chromium;
use crate::page::{PHONE, Page, sure};

/// The variable that enables the benchmark. Its value is the folder of the plain page.
pub(crate) const VARIABLE: &str = "FAIR_DEAL_FEEL";

/// The variable that may name the folder of an earlier build. Then only visits and the first advice are measured, of both
/// builds.
const BESIDE: &str = "FAIR_DEAL_BESIDE";

/// The benchmark.
pub(crate) const FEEL: Test = Test {
    name: "browser::feel::taps_memory_and_visits",
    size: PHONE,
    run: |page| Box::pin(feel(page)),
};

/// Returns true if the variable enables the benchmark.
pub(crate) fn is_wanted() -> bool {
    env::var_os(VARIABLE).is_some_and(|value| value != OsStr::new(""))
}

/// The factor by which the processor is slowed.
const SLOWED: u32 = 4;

async fn feel(page: &Page) {
    let over = if let Some(earlier) = earlier_build() {
        let (_, mut over) = visits::measure(page, Some(earlier.clone())).await;
        over.extend(advice::compare(page, earlier).await);
        over
    } else {
        let mut over = taps::measure(page).await;
        let (plain, slow_visits) = visits::measure(page, None).await;
        over.extend(slow_visits);
        memory::measure(page).await;
        // The last, because every page is a first visit afterwards.
        over.extend(advice::measure(page, plain).await);
        over
    };
    assert!(over.is_empty(), "over their budgets:\n{}", over.join("\n"));
}

/// The earlier build, if the variable names one.
fn earlier_build() -> Option<PathBuf> {
    env::var_os(BESIDE)
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
}

/// Returns the median. Of an even number it is the higher of the two in the middle.
fn median(all: &[f64]) -> f64 {
    let mut all = all.to_vec();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Makes this many pictures of the page from now on, at equal distances in time, in a folder of this name in
/// target/shots.
async fn film(page: &Page, name: &str, pictures: u32, apart: Duration) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../target/shots")
        .join(name);
    // An earlier film may have other pictures.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the film");
    let begun = Instant::now();
    for number in 0..pictures {
        let at = apart * number;
        tokio::time::sleep(at.saturating_sub(begun.elapsed())).await;
        let ms = begun.elapsed().as_millis();
        let picture = sure(page.picture().await, "a picture");
        let file = folder.join(format!("{:02}-{ms}-ms.png", number + 1));
        fs::write(file, picture).expect("a picture is written");
    }
    println!("pictures: target/shots/{name}/");
}

/// Sends this command to the browser's `DevTools`.
async fn cdp(page: &Page, command: &str, parameters: Value) -> Result<Value, BrowserError> {
    page.session()
        .devtools()
        .await?
        .send(command, parameters)
        .await
}

async fn slow(page: &Page, times: u32) {
    let devtools = sure(page.session().devtools().await, "the DevTools");
    sure(chromium::slow(&devtools, times).await, "slow");
}
