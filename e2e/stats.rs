//! The statistics: they are those of the rounds that were played, and every chart is a table and a file too.

use serde_json::json;

use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::tests;

tests! {
    everywhere DESKTOP => [the_numbers_are_those_of_the_rounds_played],
    once DESKTOP => [
        charts_are_tables_and_files,
        without_a_database_it_says_so,
    ],
    once PHONE => [the_statistics_fit_in_every_language],
}

/// Plays so many hands of Jacks or Better, standing pat, and returns what the bank has changed by.
async fn play(page: &Page, hands: u32) -> f64 {
    page.open("#/poker/jacks").await;
    let bank = "return +document.querySelector('main').dataset.bank";
    let before = page.js(bank, &[]).await.as_f64().unwrap_or_default();
    for _ in 0..hands {
        page.press("Deal").await;
        page.phase("swap").await;
        page.press("Stand pat").await;
        page.phase("over").await;
    }
    page.js(bank, &[]).await.as_f64().unwrap_or_default() - before
}

/// Plays two rounds and opens the statistics, with all numbers shown.
pub(crate) async fn read(page: &Page) {
    play(page, 2).await;
    open_with(page, 2).await;
    page.js(
        "document.querySelectorAll('.stats details').forEach(it => it.open = true)",
        &[],
    )
    .await;
}

async fn number(page: &Page, name: &str) -> String {
    let script =
        "return document.querySelector(`[data-number=${arguments[0]}]`)?.textContent ?? ''";
    let text = page.js(script, &[json!(name)]).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Opens the statistics, and waits until so many rounds are counted and it is known what they were worth.
async fn open_with(page: &Page, rounds: u32) {
    page.go("#/stats").await;
    let there = format!(
        "document.querySelector('[data-number=rounds]')?.textContent === '{rounds}' \
         && document.querySelector('.stats .looking') === null"
    );
    page.until_js(&format!("{rounds} rounds"), &there).await;
}

async fn cells(page: &Page, chart: &str) -> Vec<String> {
    let script = "return [...document.querySelectorAll(`[data-chart=${arguments[0]}] tbody tr`)]\
                  .map(it => [...it.children].slice(0, 2).map(it => it.textContent).join(': '))";
    strings(&page.js(script, &[json!(chart)]).await)
}

fn as_number(chips: &str) -> f64 {
    let digits = chips.replace('−', "-").replace([',', '+'], "");
    let digits = digits.trim_end_matches(" chips");
    digits.parse().unwrap_or(f64::NAN)
}

async fn the_numbers_are_those_of_the_rounds_played(page: &Page) {
    page.open("#/stats").await;
    page.until_js(
        "nothing yet",
        "document.querySelector('[data-empty]') !== null",
    )
    .await;
    let leads = "return document.querySelector('.stats .do a').hash";
    assert_eq!(page.js(leads, &[]).await, "#/blackjack");
    let won = play(page, 3).await;
    open_with(page, 3).await;
    assert!(
        (as_number(&number(page, "net").await) - won).abs() < 1e-9,
        "{won}"
    );
    assert_eq!(number(page, "decisions").await, "3");
    let few = "return document.querySelector('[data-no-luck]').dataset.noLuck";
    assert_eq!(page.js(few, &[]).await, "too-few");
    // Each round is a point, from nought to what was won.
    let bank = cells(page, "chips").await;
    assert_eq!(bank.len(), 4, "{bank:?}");
    assert_eq!(bank[0], "0: 0 chips");
    let last = bank[3].split(": ").nth(1).map_or(f64::NAN, as_number);
    assert!((last - won).abs() < 1e-9, "{bank:?}");
    // Another round is counted too, and those of other games are not.
    let more = play(page, 1).await;
    open_with(page, 4).await;
    let all = as_number(&number(page, "net").await);
    assert!((all - won - more).abs() < 1e-9, "{all}");
    let choose = "const it = document.getElementById('by-deal'); it.selectedIndex = 2; \
                  it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(choose, &[]).await;
    page.until_js(
        "no daily deal",
        "document.querySelector('[data-empty]') !== null",
    )
    .await;
}

async fn charts_are_tables_and_files(page: &Page) {
    play(page, 2).await;
    open_with(page, 2).await;
    // The numbers are behind a button of their own.
    let summary = "document.querySelector('[data-chart=endings] summary')";
    page.js(&format!("{summary}.focus(); {summary}.click()"), &[])
        .await;
    page.until_js(
        "the table",
        "document.querySelector('[data-chart=endings] details').open",
    )
    .await;
    let ends = cells(page, "endings").await;
    assert_eq!(ends.len(), 10, "every prize and none: {ends:?}");
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); }; \
                for (const it of document.querySelectorAll('[data-chart=chips] [data-save]')) it.click()";
    page.js(keep, &[]).await;
    page.until_js("two files", "saved.length === 2").await;
    let read = "const done = arguments[arguments.length - 1]; \
                Promise.all(saved.map(it => it.text())).then(done)";
    let files = strings(&page.js_until_done(read, &[]).await);
    assert!(files[0].starts_with("Rounds,Net result,"), "{}", files[0]);
    assert_eq!(files[0].trim_end().split("\r\n").count(), 4, "{}", files[0]);
    let is_svg = files[1].starts_with("<svg ") && files[1].ends_with("</svg>\n");
    assert!(is_svg && files[1].contains("<polyline"), "{}", files[1]);
}

async fn without_a_database_it_says_so(page: &Page) {
    page.open("#/lab").await;
    let none = "window.Worker = class { constructor() { throw new Error('none') } }";
    page.js(none, &[]).await;
    page.go("#/stats").await;
    page.until_js(
        "why",
        "document.querySelector('[data-failure=forbidden]') !== null",
    )
    .await;
}

async fn the_statistics_fit_in_every_language(page: &Page) {
    play(page, 2).await;
    for language in ["en", "ja", "ru"] {
        page.go("#/settings").await;
        page.until_js(
            "the settings",
            "document.querySelector('[name=language]') !== null",
        )
        .await;
        page.set("language", language).await;
        open_with(page, 2).await;
        let wide = "return Math.max(0, document.documentElement.scrollWidth - innerWidth)";
        assert_eq!(page.js(wide, &[]).await, 0, "{language}");
    }
}
