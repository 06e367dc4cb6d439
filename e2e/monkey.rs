//! A monkey at the tables: what must hold on every page holds whatever is clicked, pressed and typed,
//! at whatever address (`monkey.js`). What it does follows from its seed, which a failure prints.

use std::env;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use crate::page::{DESKTOP, PHONE, Page, key};
use crate::tests;

tests! {
    once DESKTOP => [a_monkey_breaks_nothing],
    once PHONE => [a_monkey_with_a_phone_breaks_nothing],
}

/// The variable that may hold the seed of a run that failed.
const SEED: &str = "FAIR_DEAL_MONKEY";

/// So many times it acts, and then the page is loaded anew.
const ACTS: u32 = 40;
const LOADS: u32 = 8;

/// After so many loads the page speaks another language, and at the end what the monkey has chosen.
const LOADS_IN_A_LANGUAGE: u32 = 2;

/// The languages of the page.
const LANGUAGES: [&str; 3] = ["en", "ja", "ru"];

async fn a_monkey_breaks_nothing(page: &Page) {
    play(page, 0).await;
}

async fn a_monkey_with_a_phone_breaks_nothing(page: &Page) {
    play(page, 1).await;
}

async fn play(page: &Page, monkey: u32) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let asked = env::var(SEED).ok().and_then(|seed| seed.parse().ok());
    let seed: u32 = asked.unwrap_or_else(|| now.map_or(1, |now| now.subsec_micros()));
    page.step(format!("a monkey: {SEED}={seed}"));
    for load in 0..LOADS {
        if let (0, Some(language)) = (
            load % LOADS_IN_A_LANGUAGE,
            LANGUAGES.get((load / LOADS_IN_A_LANGUAGE) as usize),
        ) {
            page.store_settings(&format!("speed=off&language={language}"))
                .await;
            page.open("").await;
        }
        if load % 2 == 1 {
            let address = ["#/poker/duel", "#/poker/jacks", "#/poker/solo"][load as usize % 3];
            page.js("location.hash = arguments[0]", &[json!(address)])
                .await;
            let poker = "/^#.poker/.test(location.hash) && \
                         window.fairDeal?.other[0].includes('blackjack')";
            page.until_js("the program of poker", poker).await;
        }
        let is_ready = "document.documentElement.dataset.ready !== undefined";
        page.until_js("the page is ready", is_ready).await;
        // A key of a person, before which a browser makes no sound.
        page.tap(key::TAB).await;
        let of_this = seed.wrapping_mul(31).wrapping_add(load * 2 + monkey);
        let script = include_str!("monkey.js");
        let fault = page
            .js_until_done(script, &[json!(of_this), json!(ACTS)])
            .await;
        assert_eq!(fault, json!(""), "{SEED}={seed}, load {load}");
        page.reload().await;
    }
}
