//! A monkey at the tables: the rules of every page hold after any click, key, text and address (`monkey.js`). The
//! monkey's actions follow from its seed, which a failure prints.

use fair_deal::app::route::Route;
use fair_deal_places::TABLES;
use serde_json::json;

use crate::page::{DESKTOP, PHONE, Page, key};
use crate::places;
use crate::{SEED, seed, tests};

tests! {
    soak DESKTOP => [monkey_breaks_nothing],
    soak PHONE => [monkey_on_phone_breaks_nothing],
}

/// The number of actions before the page is loaded again.
const ACTS: u32 = 40;

/// The number of loads before the page changes the language. The last loads keep the last language.
const LOADS_IN_A_LANGUAGE: usize = 2;

async fn monkey_breaks_nothing(page: &Page) {
    play(page, 0).await;
}

async fn monkey_on_phone_breaks_nothing(page: &Page) {
    play(page, 1).await;
}

/// Returns the addresses of the tables in the poker bundle. Every second load starts at one of them, so that the monkey
/// plays in both bundles.
fn addresses_of_poker() -> Vec<String> {
    let poker = TABLES.iter().filter(|it| it.bundle == "poker");
    poker.map(|it| format!("#{}", it.path)).collect()
}

async fn play(page: &Page, monkey: u32) {
    let seed = seed();
    page.step(format!("a monkey: {SEED}={seed}"));
    let languages: Vec<&str> = places::languages().collect();
    let mut poker = addresses_of_poker().into_iter().cycle();
    let everywhere: Vec<String> = Route::all().map(|it| format!("#{}", it.path())).collect();
    for load in 0..LOADS_IN_A_LANGUAGE * (languages.len() + 1) {
        if let (0, Some(language)) = (
            load % LOADS_IN_A_LANGUAGE,
            languages.get(load / LOADS_IN_A_LANGUAGE),
        ) {
            page.store_settings(&format!("speed=off&language={language}"))
                .await;
            page.open("").await;
        }
        if load % 2 == 1 {
            let address = poker.next();
            page.js("location.hash = arguments[0]", &[json!(address)])
                .await;
            let poker = "window.fairDeal?.other[0].includes('blackjack')";
            page.until_js("the bundle of poker", poker).await;
        }
        let is_ready = "document.documentElement.dataset.ready !== undefined";
        page.until_js("the page is ready", is_ready).await;
        // A browser plays no sound before the player presses a key.
        page.tap(key::TAB).await;
        let number = u32::try_from(load).expect("few") * 2 + monkey;
        let of_this = seed.wrapping_mul(31).wrapping_add(number);
        let script = include_str!("monkey.js");
        let fault = page
            .js_until_done(script, &[json!(of_this), json!(ACTS), json!(everywhere)])
            .await;
        assert_eq!(fault, json!(""), "{SEED}={seed}, load {load}");
        page.reload().await;
    }
}
