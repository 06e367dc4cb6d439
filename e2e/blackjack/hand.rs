//! The page that values any hand of blackjack, with keys, buttons and the coach's worker. Its words and numbers are tested
//! in `tests/views/blackjack/hand_page.rs`.

use serde_json::{Value, json};

use crate::page::{PHONE, Page, key, strings};
use crate::tests;

tests! {
    chromium_only PHONE => [hand_is_typed_or_chosen_by_buttons],
}

const VALUED: &str = "document.querySelector('[data-part=plays] [data-ev]') !== null";

/// The decisions of this part with their values, the best first.
async fn values(page: &Page, part: &str) -> Vec<(String, f64)> {
    let script = "
        const all = document.querySelectorAll(`[data-part=${arguments[0]}] [data-ev]`);
        return [...all].map(it => [it.dataset.action, it.dataset.ev]);";
    let found = page.js(script, &[json!(part)]).await;
    let found = found.as_array().cloned().unwrap_or_default();
    let value = |it: &Value| {
        let text = it[1].as_str().unwrap_or_default();
        let value: f64 = text.parse().expect(text);
        (it[0].as_str().unwrap_or_default().to_owned(), value)
    };
    found.iter().map(value).collect()
}

async fn until_told(page: &Page, sentence: &str) {
    let told = format!(
        "document.getElementById('announcer').textContent.includes({})",
        json!(sentence)
    );
    page.until_js("it is announced", &told).await;
}

async fn hand_is_typed_or_chosen_by_buttons(page: &Page) {
    page.open("#/blackjack/hand?rules=vegas").await;
    let there = "document.querySelector('[data-rank]') !== null";
    page.until_js("the buttons", there).await;
    page.key_in("#cards-hand", "10 x").await;
    page.tap(key::TAB).await;
    until_told(page, "These aren’t cards.").await;
    page.key_in("#cards-hand", "10 6").await;
    page.key_in("#cards-up", "\u{ff11}\u{ff10}").await;
    page.tap(key::TAB).await;
    page.until_js("it is valued", VALUED).await;
    until_told(page, "Surrender").await;
    let typed = values(page, "plays").await;
    assert_eq!(typed[0], ("surrender".to_owned(), -0.5));
    // A visitor who opens the address sees the same.
    let fragment = page.fragment().await;
    page.load(&fragment).await;
    page.until_js("it is valued", VALUED).await;
    assert_eq!(values(page, "plays").await, typed);
    page.press_on("label:has([name=aim][value=hand])").await;
    for _ in 0..2 {
        page.press("Remove the last card").await;
    }
    for button in ["8", "8"] {
        page.press(button).await;
    }
    page.press_on("label:has([name=aim][value=up])").await;
    for button in ["9", "10"] {
        page.press(button).await;
    }
    page.until_js(
        "eights against a ten are valued",
        "document.querySelector('[data-part=plays] [data-ev]')?.dataset.action === 'split'",
    )
    .await;
    let typed = "return [...document.querySelectorAll('.hand-fields input')].map(it => it.value)";
    assert_eq!(strings(&page.js(typed, &[]).await), ["8 8", "10", ""]);
    page.press("Remove the last card").await;
    page.settle().await;
    assert_eq!(strings(&page.js(typed, &[]).await), ["8 8", "", ""]);
}
