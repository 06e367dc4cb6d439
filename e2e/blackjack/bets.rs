//! The page about bets by the count, in a browser: the simulation in a worker, the saved file, the stored ramp, and the
//! bets at the table. Its words and numbers are tested in `tests/views/blackjack/bets_page.rs`.

use serde_json::json;

use crate::history::saved_by;
use crate::page::{DESKTOP, PHONE, Page, key};
use crate::tests;

tests! {
    chromium_only DESKTOP => [simulation_runs_in_a_worker_and_its_ramp_judges_bets],
    chromium_only PHONE => [score_fits_beside_the_counting_tools],
}

async fn open(page: &Page, more: &str) {
    page.open(&format!("#/blackjack/bets{more}")).await;
    page.until_js("the page", "document.querySelector('.rungs') !== null")
        .await;
}

/// Returns the stored records of the ramp.
const STORED: &str =
    "return Object.entries(localStorage).filter(([name]) => name.startsWith('fair-deal/ramp/1'))
    .map(([, record]) => record)";

/// Saves the ramp on the page, and waits until it is stored.
async fn save(page: &Page, ramp: &str) {
    page.press("Save this ramp").await;
    let is_stored = format!("(() => {{ {STORED} }})().join() === '{ramp}'");
    page.until_js("it is stored", &is_stored).await;
}

async fn simulation_runs_in_a_worker_and_its_ramp_judges_bets(page: &Page) {
    simulation_is_cancelled_and_started_again(page).await;
    save(page, "0,1:2,3:6").await;
    unreadable_ramp_is_not_overwritten(page).await;
    full_storage_is_reported_and_keeps_the_ramp(page).await;
    bet_at_the_table_is_judged_by_the_saved_ramp(page).await;
}

async fn simulation_is_cancelled_and_started_again(page: &Page) {
    open(page, "?bets=0,1:2,3:6&rounds=1000000000").await;
    page.press("Simulate").await;
    page.until_js(
        "some rounds",
        "+document.querySelector('.risk-page .progress')?.dataset.done > 0
            && document.querySelector('.figures') !== null",
    )
    .await;
    page.press("Cancel").await;
    page.until_js(
        "it is stopped, and announced",
        "document.querySelector('.risk-page [data-stage=cancelled]') !== null
            && document.getElementById('announcer').textContent.includes('Stopped. Rounds')",
    )
    .await;
    let done = "return document.querySelector('.risk-page .progress').dataset.done";
    let before = page.js(done, &[]).await;
    page.press("Cancel").await;
    page.settle().await;
    assert_eq!(page.js(done, &[]).await, before);
    // Enter in a field updates the simulation.
    page.key_in("#bets-rounds", "5,000").await;
    page.tap(key::ENTER).await;
    page.settle().await;
    page.press("Simulate").await;
    page.until_js(
        "all rounds, announced",
        "document.querySelector('.risk-page .progress')?.dataset.stage === 'finished'
            && document.getElementById('announcer').textContent.includes('100 rounds bring')",
    )
    .await;
    assert_eq!(page.js(done, &[]).await, "5000");
    let csv = saved_by(page, "[data-save=figures]").await.concat();
    assert!(
        csv.starts_with("figure,") && csv.lines().count() == 12,
        "{csv}"
    );
    let svg = saved_by(page, "[data-save-of=edge] [data-save]").await;
    assert!(svg.len() == 2 && svg[1].starts_with("<svg"), "{svg:?}");
}

async fn unreadable_ramp_is_not_overwritten(page: &Page) {
    page.load("#/blackjack").await;
    open(page, "").await;
    let ramp = "return document.querySelector('.rungs').dataset.ramp";
    assert_eq!(page.js(ramp, &[]).await, "0,1:2,3:6", "the stored one");
    let damage = "for (const name of Object.keys(localStorage))
        if (name.startsWith('fair-deal/ramp/1')) localStorage.setItem(name, 'of a newer version')";
    page.js(damage, &[]).await;
    open(page, "?bets=1,3:9").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-kept=damaged]') !== null",
    )
    .await;
    page.press("Save this ramp").await;
    assert_eq!(page.js(STORED, &[]).await, json!(["of a newer version"]));
    page.press("Delete the saved ramp").await;
    page.until_js(
        "it is gone",
        "document.querySelector('[data-kept=damaged]') === null",
    )
    .await;
    // An empty record hides the record of another folder.
    assert_eq!(page.js(STORED, &[]).await, json!([""]));
    save(page, "1,3:9").await;
}

async fn full_storage_is_reported_and_keeps_the_ramp(page: &Page) {
    open(page, "?bets=1,2:7").await;
    page.js(
        "Storage.prototype.setItem = () => { throw new Error('full'); }",
        &[],
    )
    .await;
    page.press("Save this ramp").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-kept=full]') !== null",
    )
    .await;
    assert_eq!(page.js(STORED, &[]).await, json!(["1,3:9"]));
}

async fn bet_at_the_table_is_judged_by_the_saved_ramp(page: &Page) {
    page.store_settings("count=each&speed=off&language=en")
        .await;
    // The bet is 10 chips, and the ramp asks for 20 at every count.
    open(page, "?bets=20").await;
    save(page, "20").await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase]') !== null",
    )
    .await;
    let round = "const [done] = arguments;
        const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
        (async () => {
            document.querySelector(`[data-button='deal']`).click();
            do {
                await wait(30);
                for (const code of ['n', 's']) document.querySelector(`[data-button='${code}']`)?.click();
            } while (document.querySelector('main').dataset.phase !== 'over');
            done(null);
        })();";
    page.js_until_done(round, &[]).await;
    page.until_js(
        "the panel's button",
        "document.querySelector('.count-tool') !== null",
    )
    .await;
    page.press("What is the count?").await;
    page.until_js(
        "the bet is judged",
        "/your ramp asks for 20, not 10. The edge before the deal was [+−]\\d\\.\\d\\d%: compared with the ramp, your bet was worth [+−]0/
            .test(document.querySelector('[data-count-bet]')?.textContent)",
    )
    .await;
    page.until_js(
        "it is in the summary",
        "document.querySelector('[data-count-visit]').textContent.includes('Bets by the ramp: 0 of 1.')",
    )
    .await;
}

async fn score_fits_beside_the_counting_tools(page: &Page) {
    page.store_settings("count=each&speed=off&language=en")
        .await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase=ready] .count-tool') !== null",
    )
    .await;
    let right = "const felt = document.querySelector('.felt').getBoundingClientRect();
        return ['.tally', '.foot .seal'].every(name =>
            document.querySelector(name).getBoundingClientRect().right <= felt.right)";
    assert_eq!(page.js(right, &[]).await, json!(true));
}
