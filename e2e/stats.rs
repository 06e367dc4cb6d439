//! The statistics, in a browser: they match the played rounds, in the address and in files, without a worker and on a full
//! disk. Their words and numbers are tested in `tests/views/stats_page.rs`.

use serde_json::json;

use crate::history::{self, saved_by};
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::places;
use crate::tests;

tests! {
    all_browsers DESKTOP => [numbers_match_the_played_rounds],
    chromium_only DESKTOP => [
        chosen_and_hidden_rounds_are_shown,
        worker_and_disk_failures_are_reported,
    ],
    chromium_only PHONE => [statistics_fit_in_every_language],
}

/// Plays this many hands of Jacks or Better, standing pat, and returns the change of the bank.
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

async fn number(page: &Page, name: &str) -> String {
    let script =
        "return document.querySelector(`[data-number=${arguments[0]}]`)?.textContent ?? ''";
    let text = page.js(script, &[json!(name)]).await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Opens the statistics. Waits until this many rounds are counted and their worth is known.
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

async fn numbers_match_the_played_rounds(page: &Page) {
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
    // Each round is a point, from zero to the net result.
    let bank = cells(page, "chips").await;
    assert_eq!(bank.len(), 4, "{bank:?}");
    assert_eq!(bank[0], "0: 0 chips");
    let last = bank[3].split(": ").nth(1).map_or(f64::NAN, as_number);
    assert!((last - won).abs() < 1e-9, "{bank:?}");
    // Another round is counted too, and rounds of other games are not.
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

async fn chosen_and_hidden_rounds_are_shown(page: &Page) {
    hidden_rounds_are_shown_with_one_click(page).await;
    page.go("#/poker/jacks").await;
    page.phase("over").await;
    page.press("End practice").await;
    page.phase("ready").await;
    play(page, 2).await;
    open_with(page, 2).await;
    charts_are_saved_as_files(page).await;
    choice_is_in_the_address(page).await;
}

async fn charts_are_saved_as_files(page: &Page) {
    let summary = "document.querySelector('[data-chart=endings] summary')";
    page.js(&format!("{summary}.focus(); {summary}.click()"), &[])
        .await;
    page.until_js(
        "the table",
        "document.querySelector('[data-chart=endings] details').open",
    )
    .await;
    let files = saved_by(page, "[data-save-of=chips] [data-save]").await;
    // The head, the start, and each round.
    assert_eq!(files[0].trim_end().split("\r\n").count(), 4, "{}", files[0]);
    assert!(files[1].starts_with("<svg "), "{}", files[1]);
}

async fn choice_is_in_the_address(page: &Page) {
    let choose = "const [id, place] = arguments, it = document.getElementById(id); it.selectedIndex = place; \
                  it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(choose, &[json!("by-deal"), json!(0)]).await;
    let all = "location.hash === '#/stats?game=jacks&deal=all'";
    page.until_js("all deals", all).await;
    let counted = "document.querySelector('[data-number=rounds]')?.textContent === '3'";
    page.until_js("practice too", counted).await;
    page.reload().await;
    page.until_js("practice too", counted).await;
    let chosen = "return ['by-game', 'by-deal'].map(id => document.getElementById(id).selectedOptions[0].text)";
    assert_eq!(strings(&page.js(chosen, &[]).await), ["Video poker", "All"]);
    page.go("#/lab").await;
    page.until("the lab", |scene| scene.route.as_deref() == Some("/lab"))
        .await;
    page.back().await;
    page.until_js("all deals", all).await;
    page.until_js("practice too", counted).await;
    assert_eq!(strings(&page.js(chosen, &[]).await), ["Video poker", "All"]);
}

/// Presses the button that shows hidden rounds with a key, and checks that this control then has the focus.
async fn show_hidden(page: &Page, sentence: &str, address: &str, control: &str) {
    page.until_js(
        "what hides the round",
        "document.querySelector('.hidden-rounds[data-hidden=\"1\"]') !== null",
    )
    .await;
    assert_eq!(
        page.texts(".hidden-rounds > p:first-child").await,
        [sentence]
    );
    page.js(
        "document.querySelector('.hidden-rounds button').focus()",
        &[],
    )
    .await;
    page.tap(key::ENTER).await;
    page.until_js(address, &format!("location.hash === '{address}'"))
        .await;
    page.until_js(
        "its control has the focus",
        &format!("document.activeElement.id === '{control}'"),
    )
    .await;
    let chosen = format!("return document.getElementById('{control}').selectedOptions[0].text");
    assert_eq!(page.js(&chosen, &[]).await, "All", "{control}");
}

async fn hidden_rounds_are_shown_with_one_click(page: &Page) {
    page.open("#/poker/jacks?practice=three-to-royal").await;
    page.phase("swap").await;
    page.press("Stand pat").await;
    page.phase("over").await;
    page.go("#/stats").await;
    page.until_js(
        "the round is counted",
        "document.querySelector('.hidden-rounds') !== null",
    )
    .await;
    // After a choice by hand, the button still changes what the list shows.
    let choose = "const it = document.getElementById('by-deal'); it.selectedIndex = 2; \
                  it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(choose, &[]).await;
    show_hidden(
        page,
        "The filter “Deal: Shared deal” alone hides one round of practice.",
        "#/stats?game=jacks&deal=all",
        "by-deal",
    )
    .await;
    assert_eq!(number(page, "rounds").await, "1");
    page.go("#/history?deal=daily").await;
    show_hidden(
        page,
        "The filter “Deal: Daily deal” alone hides one round of practice.",
        "#/history",
        "by-deal",
    )
    .await;
    let listed = "document.querySelectorAll('.rounds li').length === 1";
    page.until_js("the round is listed", listed).await;
    // Two choices together.
    page.go("#/history?game=duel&deal=daily").await;
    show_hidden(
        page,
        "The filters “Game: Poker match”, “Deal: Daily deal” together hide one round of practice.",
        "#/history",
        "by-game",
    )
    .await;
    page.until_js("the round is listed", listed).await;
}

async fn failure(page: &Page, code: &str) {
    let there = format!("document.querySelector('[data-failure={code}]') !== null");
    page.until_js(code, &there).await;
}

async fn statistics_fit_in_every_language(page: &Page) {
    play(page, 2).await;
    for language in places::languages() {
        page.choose_language(language).await;
        open_with(page, 2).await;
        let wide = "return Math.max(0, document.documentElement.scrollWidth - innerWidth)";
        assert_eq!(page.js(wide, &[]).await, 0, "{language}");
    }
}

async fn worker_and_disk_failures_are_reported(page: &Page) {
    play(page, 1).await;
    missing_worker_is_reported_and_restarted_later(page).await;
    full_disk_shows_the_counted_rounds(page).await;
}

async fn missing_worker_is_reported_and_restarted_later(page: &Page) {
    page.open("#/lab").await;
    // A browser without workers; then workers that a test can silence, garble and count.
    let none = "
        const Real = Worker;
        window.workers = [];
        window.heard = () => { throw new Error('none') };
        window.Worker = class {
            constructor(...all) {
                heard('');
                const real = new Real(...all);
                workers.push(real);
                let told = null;
                real.onmessage = ({ data }) => {
                    const passed = heard(data);
                    if (passed !== null) told?.({ data: passed });
                };
                return new Proxy(real, {
                    set: (_, name, value) => {
                        if (name === 'onmessage') told = value; else real[name] = value;
                        return true;
                    },
                    get: (_, name) => typeof real[name] === 'function' ? real[name].bind(real) : real[name],
                });
            }
        }";
    page.js(none, &[]).await;
    page.go("#/stats").await;
    failure(page, "no-worker").await;
    // A worker with unreadable answers.
    let unreadable = "window.heard = data => data.length ? new Uint8Array([255, 255]) : data";
    page.js(unreadable, &[]).await;
    page.go("#/history").await;
    failure(page, "broken").await;
    page.go("#/stats").await;
    failure(page, "broken").await;
    // A worker that is lost during the count.
    page.js("window.heard = () => null", &[]).await;
    page.go("#/history").await;
    page.go("#/stats").await;
    page.settle().await;
    assert_eq!(
        page.js("return workers.length", &[]).await,
        1,
        "one for both pages"
    );
    page.js("workers[0].onerror(new Event('error'))", &[]).await;
    failure(page, "no-worker").await;
    page.js("window.heard = text => text", &[]).await;
    page.go("#/history").await;
    page.until_js(
        "a round",
        "document.querySelectorAll('.rounds li').length === 1",
    )
    .await;
    open_with(page, 1).await;
    assert_eq!(page.js("return workers.length", &[]).await, 2);
}

/// The saved sums are gone, and the new ones cannot be saved.
async fn full_disk_shows_the_counted_rounds(page: &Page) {
    open_with(page, 1).await;
    let clear = "
        const [done] = arguments;
        indexedDB.open('fair-deal/history').onsuccess = ({ target: { result: database } }) => {
            const clearing = database.transaction('sums', 'readwrite');
            clearing.objectStore('sums').clear();
            clearing.oncomplete = () => { database.close(); done(true); };
        }";
    page.js_until_done(clear, &[]).await;
    history::fill_the_disk(page);
    page.open("#/lab").await;
    open_with(page, 1).await;
    assert!(!cells(page, "chips").await.is_empty());
    let count = "
        const [done] = arguments;
        indexedDB.open('fair-deal/history').onsuccess = ({ target: { result: database } }) => {
            const counting = database.transaction('sums').objectStore('sums').count();
            counting.onsuccess = () => { database.close(); done(counting.result); };
        }";
    let kept = page.js_until_done(count, &[]).await;
    assert_eq!(kept, 0, "nothing could be kept");
}
