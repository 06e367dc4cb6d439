//! The page of the rules of blackjack, in a browser: the chart and the comparison in a worker, and the way to the table and
//! back. Its words and numbers are tested in `tests/views/blackjack/rules_page.rs`.

use serde_json::{Value, json};

use crate::blackjack::rounds::open_deal;
use crate::oracle::Deal;
use crate::page::{DESKTOP, Page, key};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        edge_is_worked_out_and_the_table_takes_the_rules,
        tables_are_compared_and_the_address_keeps_it,
        hand_at_the_table_is_outlined_and_keeps_its_rules,
        own_chart_is_changed_by_mouse_and_by_keyboard,
        short_charts_are_found_and_one_is_taken_over,
        missing_worker_is_reported,
    ],
}

/// Waits until the work is done, and returns the value of a round in bets.
async fn edge(page: &Page) -> f64 {
    let there = "document.querySelector('[data-edge]') !== null";
    page.until_js("the edge is worked out", there).await;
    let script = "return +document.querySelector('[data-edge]').dataset.edge";
    page.js(script, &[]).await.as_f64().expect("a number")
}

async fn play_by_these_rules(page: &Page) {
    page.follow("main", "Play by these rules").await;
}

/// The published edge of a table, in percent of the first bet.
fn published(list: &str, table: &str) -> f64 {
    let text = include_str!("../../tests/golden/blackjack_totals.json");
    let totals: Value = serde_json::from_str(text).expect("JSON");
    totals[list][table].as_f64().expect("a published total")
}

/// Returns true if a value equals a published percentage within this tolerance.
fn is_within(value: f64, percent: f64, digits: f64) -> bool {
    (100.0 * value - percent).abs() < digits
}

async fn until_told(page: &Page, sentence: &str) {
    let told = format!("document.getElementById('announcer').textContent.includes('{sentence}')");
    page.until_js("it is announced", &told).await;
}

async fn edge_is_worked_out_and_the_table_takes_the_rules(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas.no-surrender")
        .await;
    let vegas = edge(page).await;
    assert!(
        is_within(vegas, published("split_to_4", "6D S17 DAS"), 1e-8),
        "{vegas}"
    );
    page.choose("On a soft 17 the dealer", "hits").await;
    page.until_js("a change", "document.querySelector('.changed') !== null")
        .await;
    until_told(page, "The last change alters").await;
    chart_work_is_cancelled_and_restarted(page).await;
    address_keeps_the_rules(page).await;
    page.press("Vegas").await;
    edge(page).await;
    play_by_these_rules(page).await;
    page.phase("ready").await;
    let rules = "return document.querySelector('.rules select').value";
    assert_eq!(page.js(rules, &[]).await, "vegas");
    assert_eq!(
        page.fragment().await,
        "#/blackjack",
        "it asks for them once"
    );
    page.reload().await;
    page.phase("ready").await;
    assert_eq!(page.js(rules, &[]).await, "vegas", "they are kept");
    page.back().await;
    edge(page).await;
    let pressed = page.texts("[aria-pressed=true]").await;
    assert_eq!(pressed, ["Vegas"]);
}

/// Chooses these rules and cancels before a worker can answer.
async fn choose_and_cancel(page: &Page, table: &str) {
    let script = "const [table, done] = arguments;
        const find = (name) => [...document.querySelectorAll('#pages button')]
            .find(it => it.textContent === name);
        find(table).click();
        const cancel = () => {
            const button = find('Cancel');
            if (!button) return queueMicrotask(cancel);
            button.click();
            done(true);
        };
        cancel();";
    page.js_until_done(script, &[json!(table)]).await;
}

async fn chart_work_is_cancelled_and_restarted(page: &Page) {
    page.press("Classic").await;
    let pressed = "document.querySelector('[aria-pressed=true]')?.textContent === 'Classic'";
    page.until_js("it is chosen", pressed).await;
    let classic = edge(page).await;
    until_told(page, "the house wins").await;
    choose_and_cancel(page, "Vegas").await;
    let stage = "document.querySelector('.progress')?.dataset.stage === 'cancelled'";
    page.until_js("it is cancelled", stage).await;
    page.settle().await;
    assert_eq!(page.texts("[data-edge]").await, [""; 0]);
    until_told(page, "Cancelled").await;
    page.press("Work it out").await;
    let vegas = edge(page).await;
    assert!(vegas > classic, "{vegas} {classic}");
    // A chart that is already there appears at once.
    choose_and_cancel(page, "Single deck").await;
    page.press("Vegas").await;
    assert!((edge(page).await - vegas).abs() < 1e-15);
    assert_eq!(page.texts(".older").await, [""; 0]);
}

async fn address_keeps_the_rules(page: &Page) {
    page.press("Classic").await;
    page.choose("Decks", "8").await;
    page.until_js(
        "the address names them",
        "location.hash === '#/blackjack/rules?rules=classic.8-decks'",
    )
    .await;
    let eight = edge(page).await;
    page.reload().await;
    assert!((edge(page).await - eight).abs() < 1e-15);
    let decks = "return document.getElementById('decks').value";
    assert_eq!(page.js(decks, &[]).await, "8-decks");
    page.go("#/blackjack/rules?rules=whist").await;
    let told =
        "document.querySelector('#pages [role=alert]')?.textContent.includes('rules we don')";
    page.until_js("the message is shown", told).await;
    assert_eq!(
        page.fragment().await,
        "#/blackjack/rules?rules=classic.8-decks"
    );
    assert_eq!(page.js(decks, &[]).await, "8-decks");
}

async fn tables_are_compared_and_the_address_keeps_it(page: &Page) {
    const DONE: &str = "document.querySelector('[data-rule=all][data-worth]') !== null
        && document.querySelector('.comparison .progress') === null";
    page.open("#/blackjack/rules?rules=vegas.no-surrender")
        .await;
    edge(page).await;
    page.choose("Compare with", "European").await;
    page.until_js("it is worked out", DONE).await;
    until_told(
        page,
        "With the other rules the player is worse off by 0.207%",
    )
    .await;
    // A visitor can pass on the address, and go back to it.
    page.go("#/blackjack/rules?rules=vegas.rescue&with=vegas.no-double")
        .await;
    page.until_js("it is worked out", DONE).await;
    let clash = page.texts("[data-rule=double] td").await;
    page.go("#/lab").await;
    page.until_js("the lab", "document.querySelector('.picker') !== null")
        .await;
    page.back().await;
    page.until_js("it is there again", DONE).await;
    assert_eq!(page.texts("[data-rule=double] td").await, clash);
    page.choose("Compare with", "nothing").await;
    let gone = "document.querySelector('[data-rule]') === null && !location.hash.includes('with=')";
    page.until_js("nothing is compared", gone).await;
}

/// Sixteen against a ten.
fn sixteen() -> Deal {
    Deal::numbered(97_314)
}

async fn hand_at_the_table_is_outlined_and_keeps_its_rules(page: &Page) {
    page.store_settings("coach=after&speed=off").await;
    page.open("#/blackjack").await;
    open_deal(page, &sixteen()).await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    page.go("#/blackjack/rules").await;
    edge(page).await;
    let lit = "return [...document.querySelectorAll('[aria-current=true]')].map(it =>
        [it.closest('tr').querySelector('th').textContent, it.cellIndex, it.dataset.play])";
    assert_eq!(page.js(lit, &[]).await, json!([["16", 9, "hit"]]));
    let text = page.text().await;
    let sentence = "Outlined: your hand on the table, 6♠ Q♣ against 10♦.";
    assert!(text.contains(sentence), "{text}");
    // With other rules it is another table.
    page.press("Vegas").await;
    page.until_js(
        "no cell is outlined",
        "document.querySelector('[data-edge]') !== null
            && document.querySelector('[aria-current=true]') === null",
    )
    .await;
    // Rules do not change during a round.
    play_by_these_rules(page).await;
    let after = page.phase("player").await;
    assert_eq!(after.hands, before.hands);
    let told =
        "document.querySelector('[data-coming]')?.textContent === 'From the next deal: Vegas.'";
    page.until_js("it says when", told).await;
    page.reload().await;
    assert_eq!(page.phase("player").await.hands, before.hands);
    page.until_js("a reload keeps it", told).await;
    let rules = "return document.querySelector('.rules select').value";
    assert_eq!(page.js(rules, &[]).await, "vegas");
}

/// Waits until the player's own chart has another cost than this, and returns it.
async fn other_cost(page: &Page, than: f64) -> f64 {
    let is_other = format!(
        "Math.abs(+(document.querySelector('[data-own-cost]')?.dataset.ownCost ?? {than}) - {than}) > 1e-12"
    );
    page.until_js("the cost is another", &is_other).await;
    own_cost(page).await
}

/// Clicks the button that this selector matches. To find a button by its name among hundreds takes seconds.
async fn click(page: &Page, button: &str) {
    let click = "document.querySelector(arguments[0]).click()";
    page.js(click, &[json!(button)]).await;
}

async fn own_cost(page: &Page) -> f64 {
    let script = "return +document.querySelector('[data-own-cost]').dataset.ownCost";
    page.js(script, &[]).await.as_f64().expect("a number")
}

async fn own_chart_is_changed_by_mouse_and_by_keyboard(page: &Page) {
    const PRICED: &str = "document.querySelector('[data-own-cost]') !== null";
    page.open("#/blackjack/rules?rules=vegas").await;
    edge(page).await;
    page.press("Change the chart").await;
    page.until_js("it is priced", PRICED).await;
    let full = own_cost(page).await;
    assert!((0.0..0.000_1).contains(&full), "{full}");
    // By mouse.
    let sixteen = "document.querySelector(`.own-chart [data-row='hard 16'] [data-up='7']`)";
    page.js(&format!("{sixteen}.click()"), &[]).await;
    let by_mouse = other_cost(page, full).await;
    assert!(by_mouse > full, "{by_mouse}");
    until_told(page, "16 against 7: ").await;
    // By keyboard: the arrows go to the cell beside it, and Enter changes it.
    page.js(&format!("{sixteen}.focus()"), &[]).await;
    page.tap(key::RIGHT).await;
    let focused = "document.activeElement.dataset.up === '8'";
    page.until_js("the focus is in the next cell", focused)
        .await;
    page.tap(key::ENTER).await;
    let by_keyboard = other_cost(page, by_mouse).await;
    assert!(by_keyboard > by_mouse, "{by_keyboard}");
    until_told(page, "16 against 8: ").await;
    let marked = "return document.querySelectorAll('.own-chart .changed').length";
    assert_eq!(page.js(marked, &[]).await, 2);
    // The address is the chart.
    let link = page.fragment().await;
    page.reload().await;
    page.until_js("it is priced again", PRICED).await;
    assert!((own_cost(page).await - by_keyboard).abs() < 1e-15);
    assert_eq!(page.js(marked, &[]).await, 2);
    assert_eq!(page.fragment().await, link);
    click(page, "[data-own=reset]").await;
    let again = other_cost(page, by_keyboard).await;
    assert!((again - full).abs() < 1e-15, "{again}");
    click(page, "[data-own=remove]").await;
    let is_gone =
        "document.activeElement?.dataset.own === 'begin' && !location.hash.includes('own=')";
    page.until_js("the focus is on the button", is_gone).await;
}

async fn short_charts_are_found_and_one_is_taken_over(page: &Page) {
    page.open("#/blackjack/rules?rules=vegas").await;
    edge(page).await;
    page.js("document.querySelector('[data-short=find]').click()", &[])
        .await;
    let found = "document.querySelector('[data-short-cost]') !== null";
    page.until_js("the first charts are found", found).await;
    page.js(
        "document.querySelector('[data-once=short-charts] button').click()",
        &[],
    )
    .await;
    until_told(page, "Cancelled").await;
    let number = "document.getElementById('short-number').value = '0';
        document.getElementById('short-number').dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(number, &[]).await;
    let rules = "document.querySelectorAll('.short-rules li').length === 5";
    page.until_js("the rules of the shortest one", rules).await;
    page.until_js(
        "the address names them",
        "location.hash.endsWith('&short=5')",
    )
    .await;
    let cost = "return +document.querySelector('[data-short-cost]').dataset.shortCost";
    let cost = page.js(cost, &[]).await.as_f64().expect("a number");
    click(page, "[data-short=take]").await;
    page.until_js(
        "it is priced",
        "document.querySelector('[data-own-cost]') !== null",
    )
    .await;
    let own = own_cost(page).await;
    assert!((own - cost).abs() < 1e-12, "{own} {cost}");
}

async fn missing_worker_is_reported(page: &Page) {
    page.open("").await;
    page.js("delete window.Worker; window.Worker = undefined", &[])
        .await;
    page.go("#/blackjack/rules").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.worth-now')?.textContent.includes('web worker')",
    )
    .await;
    play_by_these_rules(page).await;
    page.phase("ready").await;
}
