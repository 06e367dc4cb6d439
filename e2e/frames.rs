//! The smoothness of dealing six hands, from the browser's own trace: a benchmark, run by `cargo xtask frames`. It
//! prints the figures. It only fails on facts that hold on any machine: cards moved, and frames were drawn meanwhile.
//!
//! No table deals six hands of drawn cards at once (other seats show theirs as text). So a script adds five copies of
//! the player's hand to the page. Our own code deals them: it animates every new card on the page at the next frame.

use std::env;
use std::ffi::OsStr;

use serde_json::Value;

use crate::Test;
use crate::oracle::Deal;
use crate::page::{DESKTOP, Page};
use crate::poker::solo_draw;

/// The environment variable that enables the benchmark.
pub(crate) const VARIABLE: &str = "FAIR_DEAL_FRAMES";

/// The trace categories of Chromium: every frame that is begun, drawn and dropped.
const CATEGORIES: &str = "devtools.timeline,disabled-by-default-devtools.timeline.frame";

/// The benchmark.
pub(crate) const FRAMES: Test = Test {
    name: "browser::frames::six_hands_are_dealt_smoothly",
    size: DESKTOP,
    run: |page| Box::pin(six_hands_are_dealt_smoothly(page)),
};

/// The number of deals of six hands.
const ROUNDS: usize = 20;

/// A longer gap between drawn frames counts as a pause without motion, in milliseconds.
const PAUSE_MS: f64 = 100.0;

/// The duration of a frame at 60 hertz, in milliseconds.
const FRAME_MS: f64 = 1000.0 / 60.0;

/// The trace categories, if the benchmark is enabled.
pub(crate) fn categories() -> Option<&'static str> {
    env::var_os(VARIABLE)
        .filter(|value| value != OsStr::new(""))
        .map(|_| CATEGORIES)
}

/// Adds the five hands with undealt cards.
const ADD_HANDS: &str = "
    document.querySelectorAll('.copies').forEach(old => old.remove());
    const felt = document.querySelector('.felt').cloneNode(false);
    felt.classList.add('copies');
    const hand = document.querySelector('[data-hand=player]');
    for (let number = 2; number <= 6; number += 1) {
        const copy = hand.cloneNode(true);
        copy.dataset.hand = `player-${number}`;
        copy.querySelectorAll('.sheet').forEach(sheet => {
            delete sheet.dataset.lies;
            delete sheet.dataset.comes;
            sheet.removeAttribute('style');
        });
        felt.append(copy);
    }
    document.querySelector('main').append(felt);";

async fn six_hands_are_dealt_smoothly(page: &Page) {
    // With the default settings, so that cards move. Other tests disable motion.
    page.store_settings("").await;
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.come_to_rest().await;
    let mut times = Frames::default();
    let mut moving = 0;
    for _ in 0..ROUNDS {
        page.js(ADD_HANDS, &[]).await;
        page.come_to_rest().await;
        let running = "
            const [done] = arguments;
            document.querySelector('[data-hand=player] button').click();
            requestAnimationFrame(() => requestAnimationFrame(() =>
                done(document.getAnimations().length)));";
        moving += page
            .js_until_done(running, &[])
            .await
            .as_u64()
            .unwrap_or_default();
        page.come_to_rest().await;
    }
    // chromedriver returns a trace only once.
    times.add(&trace(page).await);
    assert!(
        moving >= 25 * ROUNDS as u64,
        "{moving} cards and more travel"
    );
    println!("{}", times.report());
    assert!(times.drawn.len() > ROUNDS, "frames were drawn meanwhile");
}

async fn trace(page: &Page) -> Vec<Value> {
    let client = page.session().client();
    crate::chromium::trace(&client).await.expect("a trace")
}

/// The frames of all rounds.
#[derive(Debug, Default)]
struct Frames {
    /// The times between drawn frames, in milliseconds.
    drawn: Vec<f64>,
    /// The number of frames that were begun.
    begun: usize,
    /// The number of frames that missed their deadline.
    dropped: usize,
}

impl Frames {
    fn add(&mut self, trace: &[Value]) {
        let count = |name: &str| trace.iter().filter(|event| event["name"] == name).count();
        self.begun += count("BeginFrame");
        self.dropped += count("DroppedFrame");
        let mut at: Vec<f64> = trace
            .iter()
            .filter(|event| event["name"] == "DrawFrame")
            .filter_map(|event| event["ts"].as_f64())
            .map(|microseconds| microseconds / 1000.0)
            .collect();
        at.sort_by(f64::total_cmp);
        let apart = at.windows(2).map(|pair| pair[1] - pair[0]);
        self.drawn.extend(apart.filter(|ms| *ms < PAUSE_MS));
    }

    fn report(&self) -> String {
        let mut times = self.drawn.clone();
        times.sort_by(f64::total_cmp);
        let at = |share: usize| {
            times
                .get(times.len() * share / 100)
                .copied()
                .unwrap_or(f64::NAN)
        };
        let late = times.iter().filter(|ms| **ms > 1.5 * FRAME_MS).count();
        format!(
            "six hands, {ROUNDS} deals: {} frames drawn, {} begun, {} dropped\n\
             from one to the next: median {:.1} ms, 90 % within {:.1} ms, 99 % within {:.1} ms; \
             {late} later than one and a half frames of 60 hertz",
            times.len(),
            self.begun,
            self.dropped,
            at(50),
            at(90),
            at(99),
        )
    }
}
