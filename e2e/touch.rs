//! Touch at the tables: a double tap does not zoom, a swipe down does not reload, and a long press on a card saves no
//! image.

use serde_json::{Value, json};

use crate::blackjack::chips;
use crate::blackjack::rounds;
use crate::oracle::Deal;
use crate::page::{PHONE, Page, strings};
use crate::tests;

tests! {
    chromium_only PHONE => [
        tables_zoom_only_by_pinching,
        swipe_down_reloads_reading_pages_only,
        long_press_at_a_table_selects_and_saves_nothing,
        seal_and_reading_pages_can_be_selected,
    ],
}

/// Finds the points of a grid over the window where a double tap zooms, or where pinching is blocked. A gesture is
/// allowed if the element and all its ancestors allow it.
const GESTURES: &str = "
    const faults = new Set();
    for (let y = 2; y < innerHeight; y += 12)
        for (let x = 2; x < innerWidth; x += 12) {
            const at = document.elementFromPoint(x, y);
            const around = [];
            for (let it = at; it; it = it.parentElement) around.push(getComputedStyle(it).touchAction);
            const name = `${at.tagName} ${at.className}`;
            // Below the table there may be other parts of the page.
            if (!at.closest('.head, main')) continue;
            if (around.every(it => it === 'auto')) faults.add(`a double tap enlarges at ${name}`);
            const mayPinch = it => /auto|manipulation|pinch-zoom/.test(it);
            if (!at.matches('input[type=range]') && !around.every(mayPinch)) faults.add(`no pinch at ${name}`);
        }
    return [...faults];";

/// Finds content that a long press would select or save: texts and images of cards, decks and buttons.
const HELD: &str = "
    const faults = [];
    const main = document.querySelector('main');
    for (const it of main.querySelectorAll('[data-card], [data-deck] *, button:not(.link, .check), .actions *')) {
        if (!it.checkVisibility() || it.closest('.seal')) continue;
        const { userSelect } = getComputedStyle(it);
        if (it.matches('[data-card], .stack, .stack *, button') && userSelect !== 'none')
            faults.push(`${it.tagName} ${it.className} can be selected`);
    }
    for (const it of main.querySelectorAll('[data-card], .stack')) {
        const { left, top, width, height } = it.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (there?.tagName === 'IMG') faults.push(`an image is offered at ${it.className}`);
    }
    return faults;";

const NONE: Vec<String> = vec![];

async fn found(page: &Page, script: &str) -> Vec<String> {
    page.settle().await;
    strings(&page.js(script, &[]).await)
}

/// Visits the table of each game in the header, and a round for chips. Checks each before and during a round.
async fn at_every_table(page: &Page, look: impl AsyncFn(&Page, &str)) {
    page.open("").await;
    let tables = "
        return [...document.querySelectorAll('.head .game')].map(it => it.getAttribute('href'))";
    let tables = strings(&page.js(tables, &[]).await);
    assert!(tables.len() > 3, "{tables:?}");
    let chips = format!(
        "{}&rules=vegas",
        rounds::link(&Deal::from_hex(chips::EIGHTS))
    );
    for table in tables.iter().chain([&chips]) {
        page.open(table).await;
        page.phase("ready").await;
        look(page, table).await;
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
        look(page, table).await;
    }
}

async fn tables_zoom_only_by_pinching(page: &Page) {
    at_every_table(page, async |page, table| {
        assert_eq!(found(page, GESTURES).await, NONE, "{table}");
    })
    .await;
}

async fn overscroll(page: &Page) -> Value {
    let script = "return getComputedStyle(document.documentElement).overscrollBehaviorY";
    page.js(script, &[]).await
}

async fn swipe_down_reloads_reading_pages_only(page: &Page) {
    at_every_table(page, async |page, table| {
        assert_eq!(overscroll(page).await, json!("contain"), "{table}");
    })
    .await;
    for route in ["#/rules", "#/settings", "#/fairness", "#/history"] {
        page.open(route).await;
        page.until_js("the page", "document.querySelector('main.page') !== null")
            .await;
        assert_eq!(overscroll(page).await, json!("auto"), "{route}");
    }
}

async fn long_press_at_a_table_selects_and_saves_nothing(page: &Page) {
    at_every_table(page, async |page, table| {
        assert_eq!(found(page, HELD).await, NONE, "{table}");
    })
    .await;
}

async fn seal_and_reading_pages_can_be_selected(page: &Page) {
    let can = "return getComputedStyle(document.querySelector(arguments[0])).userSelect !== 'none'";
    page.open("#/blackjack").await;
    assert_eq!(page.js(can, &[json!(".seal code")]).await, true);
    page.open("#/fairness").await;
    page.until_js(
        "the page",
        "document.querySelector('#pages main p') !== null",
    )
    .await;
    assert_eq!(page.js(can, &[json!("#pages main p")]).await, true);
}
