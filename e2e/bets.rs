//! The page about bets by the count: simulation, cancelling, repeating with a seed, saving, and refusals.

use serde_json::json;

use crate::history::saved_by;
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        same_seed_gives_the_same_figures,
        simulation_is_cancelled_and_keeps_its_rounds,
        numbers_are_saved_as_files,
        invalid_bets_are_refused_with_a_sentence,
        ramp_is_saved_for_the_table,
        unreadable_ramp_is_not_overwritten,
        full_storage_is_reported_and_keeps_the_ramp,
        bet_at_the_table_is_judged_by_the_saved_ramp,
        unbalanced_system_uses_a_running_count_ramp,
        enter_in_a_field_updates_the_simulation,
    ],
    chromium_only PHONE => [score_fits_beside_the_counting_tools],
}

async fn open(page: &Page, more: &str) {
    page.open(&format!("#/blackjack/bets{more}")).await;
    page.until_js("the page", "document.querySelector('.rungs') !== null")
        .await;
}

async fn simulate(page: &Page) {
    page.press("Simulate").await;
    page.until_js(
        "all rounds",
        "document.querySelector('.risk-page .progress')?.dataset.stage === 'finished'",
    )
    .await;
}

/// The values of all figures, with all their digits.
async fn figures(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.figures td')]
        .map(it => it.closest('tr').dataset.figure + ' ' + (it.dataset.value ?? ''))";
    let figures = strings(&page.js(script, &[]).await);
    assert_eq!(figures.len(), 33);
    figures
}

async fn type_in(page: &Page, field: &str, text: &str) {
    let script = "
        const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));";
    page.js(script, &[json!(field), json!(text)]).await;
    page.settle().await;
}

async fn same_seed_gives_the_same_figures(page: &Page) {
    open(page, "?rules=vegas.h17&rounds=400000&seed=7").await;
    simulate(page).await;
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('100 rounds bring')",
    )
    .await;
    let first = figures(page).await;
    simulate(page).await;
    assert_eq!(figures(page).await, first);
    type_in(page, "#bets-seed", "8").await;
    simulate(page).await;
    let other = figures(page).await;
    assert_ne!(other, first);
    // The average bet is nearly the same, because it depends on the ramp alone.
    let bet = |figures: &[String]| {
        figures[0]
            .replace("bet ", "")
            .parse::<f64>()
            .expect("a bet")
    };
    assert!(
        (bet(&other) - bet(&first)).abs() < 0.1,
        "{first:?} {other:?}"
    );
    type_in(page, "#bets-seed", "7").await;
    simulate(page).await;
    assert_eq!(figures(page).await, first);
    let fragment = page.js("return location.hash", &[]).await;
    let fragment = fragment.as_str().expect("an address");
    for part in [
        "rules=vegas.h17",
        "dealt=75",
        "count=hi-lo",
        "seats=1",
        "rounds=400000",
        "seed=7",
    ] {
        assert!(fragment.contains(part), "{fragment}");
    }
}

async fn simulation_is_cancelled_and_keeps_its_rounds(page: &Page) {
    open(page, "?rounds=1000000000").await;
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
    assert_eq!(figures(page).await.len(), 33);
}

async fn numbers_are_saved_as_files(page: &Page) {
    open(page, "?rounds=3000000").await;
    simulate(page).await;
    assert_eq!(page.texts("[data-best]").await.len(), 1);
    let csv = saved_by(page, "[data-save=figures]").await.concat();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "figure,no-error,no-error-error,misses,misses-error,basic,basic-error"
    );
    assert_eq!(lines.len(), 12, "{csv}");
    assert!(lines[1].starts_with("bet,") && lines[11].starts_with("half-kelly,"));
    for (chart, rows) in [("edge", 8..30), ("share", 8..30), ("ruin", 10..11)] {
        let saved = saved_by(page, &format!("[data-chart={chart}] [data-save]")).await;
        let [csv, svg] = &saved[..] else {
            panic!("{chart}: {saved:?}");
        };
        assert!(rows.contains(&csv.lines().count()), "{chart}: {csv}");
        assert!(
            svg.starts_with("<svg") && svg.contains("class=\"observed\""),
            "{chart}"
        );
        let shown = page.texts(&format!("[data-chart={chart}] tbody tr")).await;
        assert_eq!(shown.len() + 1, csv.lines().count(), "{chart}");
    }
}

async fn invalid_bets_are_refused_with_a_sentence(page: &Page) {
    const WHY: &str =
        "Each bet must be a number from 0 to 1,000,000, and at least one must be above 0.";
    open(page, "?bets=1,2:4").await;
    let ramp = "return document.querySelector('.rungs').dataset.ramp";
    for wrong in ["x", "-1", "1000001", ""] {
        type_in(page, ".rungs label:nth-child(4) input", wrong).await;
        assert_eq!(page.texts("#ramp-note").await, [WHY], "{wrong}");
        assert_eq!(page.js(ramp, &[]).await, "1,2:4", "{wrong}");
        page.press("Simulate").await;
        page.settle().await;
        assert!(
            page.texts(".risk-page .progress").await.is_empty(),
            "{wrong}"
        );
    }
    type_in(page, ".rungs label:nth-child(4) input", "2,5").await;
    assert!(page.texts("#ramp-note").await.is_empty());
    assert_eq!(page.js(ramp, &[]).await, "1,1:2.5,2:4");
    let fragment = page.js("return location.hash", &[]).await;
    assert!(
        fragment.to_string().contains("bets=1,1:2.5,2:4"),
        "{fragment}"
    );
    for (field, wrong, why) in [
        ("#bets-dealt", "96", "Type a whole number from 0 to 95."),
        (
            "#bets-rounds",
            "999",
            "Type a whole number from 1,000 to 1,000,000,000.",
        ),
        ("#bets-risk", "0", "Type a number between 0 and 100."),
    ] {
        let value = page
            .js(
                "return document.querySelector(arguments[0]).value",
                &[json!(field)],
            )
            .await;
        type_in(page, field, wrong).await;
        assert_eq!(page.texts(&format!("{field}-note")).await, [why]);
        type_in(page, field, value.as_str().expect("a text")).await;
        assert!(page.texts(&format!("{field}-note")).await.is_empty());
    }
}

async fn ramp_is_saved_for_the_table(page: &Page) {
    open(page, "?bets=0,1:2,3:6").await;
    page.press("Save this ramp").await;
    page.until_js(
        "it is kept",
        "Object.entries(localStorage).some(([name, record]) =>
            name.startsWith('fair-deal/ramp/1') && record === '0,1:2,3:6')",
    )
    .await;
    page.load("#/blackjack").await;
    open(page, "").await;
    let ramp = "return document.querySelector('.rungs').dataset.ramp";
    assert_eq!(page.js(ramp, &[]).await, "0,1:2,3:6");
}

async fn enter_in_a_field_updates_the_simulation(page: &Page) {
    open(page, "").await;
    page.key_in("#bets-rounds", "5,000").await;
    page.tap(key::ENTER).await;
    page.settle().await;
    simulate(page).await;
    let done = "return document.querySelector('.risk-page .progress').dataset.done";
    assert_eq!(page.js(done, &[]).await, "5000");
}

/// Returns the stored records of the ramp.
const STORED: &str =
    "return Object.entries(localStorage).filter(([name]) => name.startsWith('fair-deal/ramp/1'))
    .map(([, record]) => record)";

async fn keep(page: &Page, ramp: &str) {
    open(page, &format!("?bets={ramp}")).await;
    page.press("Save this ramp").await;
}

async fn unreadable_ramp_is_not_overwritten(page: &Page) {
    keep(page, "1,2:4").await;
    page.until_js(
        "it is kept",
        &format!("(() => {{ {STORED} }})().length === 1"),
    )
    .await;
    let damage = "for (const name of Object.keys(localStorage))
        if (name.startsWith('fair-deal/ramp/1')) localStorage.setItem(name, 'of a newer version')";
    page.js(damage, &[]).await;
    page.load("#/blackjack").await;
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
    page.press("Save this ramp").await;
    page.until_js(
        "it is kept",
        &format!("(() => {{ {STORED} }})()[0] === '1,3:9'"),
    )
    .await;
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
    assert_eq!(page.js(STORED, &[]).await, json!([]));
}

async fn bet_at_the_table_is_judged_by_the_saved_ramp(page: &Page) {
    page.store_settings("count=each&speed=off&language=en")
        .await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase=ready]') !== null",
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
    page.press("What is the count?").await;
    page.until_js(
        "no ramp is kept",
        "document.querySelector('[data-count-visit]')?.textContent.includes('has no saved bet ramp')",
    )
    .await;
    // The bet is 10 chips, and the ramp asks for 20 at every count.
    keep(page, "20").await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase]') !== null",
    )
    .await;
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

async fn unbalanced_system_uses_a_running_count_ramp(page: &Page) {
    open(page, "?rules=vegas&count=ko&rounds=20000&bets=1,-4:2,0:6").await;
    let intro = "return document.querySelector('.risk-page').textContent.includes(
        'goes by the running count. It starts at −20')";
    assert_eq!(page.js(intro, &[]).await, json!(true));
    simulate(page).await;
    let title =
        "return document.querySelector('.risk-page').textContent.includes('Edge by running count')";
    assert_eq!(page.js(title, &[]).await, json!(true));
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
