//! The lab, in a browser: the lists of cards, experiments with and without a worker, the enumeration of all hands, and the
//! files. Its words and numbers are tested in `tests/views/lab_page.rs`.

use serde_json::{Value, json};

use crate::page::{DESKTOP, Page, key, strings};
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        five_hundred_hands_are_dealt_listed_and_saved,
        ten_million_hands_can_be_cancelled,
    ],
    chromium_only DESKTOP => [
        cards_are_chosen_and_all_hands_ranked,
    ],
}

/// The counts in any book on poker, from the royal flush down.
const KNOWN: [u64; 10] = [
    4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540,
];

const EXPERIMENT: &str = "section[aria-labelledby=experiment]";
const ENUMERATION: &str = "section[aria-labelledby=enumeration]";

async fn explained(page: &Page, category: &str) {
    let shown = format!(
        "document.querySelector('.told')?.dataset.category === {}",
        json!(category)
    );
    page.until_js(category, &shown).await;
}

/// Waits until the job of this section is at this stage.
async fn stage(page: &Page, section: &str, stage: &str) {
    let shown = format!(
        "document.querySelector({})?.dataset.stage === {}",
        json!(format!("{section} .progress")),
        json!(stage)
    );
    page.until_js(stage, &shown).await;
}

/// The counts in the table of this section, from the royal flush down.
async fn counts(page: &Page, section: &str) -> Vec<u64> {
    let script = "return [...document.querySelectorAll(arguments[0])].map(it => +it.dataset.count)";
    let rows = json!(format!("{section} .numbers tbody tr"));
    let counts = page.js(script, &[rows]).await;
    let counts = counts
        .as_array()
        .map(|list| list.iter().filter_map(Value::as_u64).collect());
    counts.unwrap_or_default()
}

async fn done(page: &Page) -> u64 {
    let script = "return +document.querySelector('.progress').dataset.done";
    page.js(script, &[]).await.as_u64().unwrap_or_default()
}

/// Presses a button of this section, because several sections have buttons with the same name.
async fn press_in(page: &Page, section: &str, name: &str) {
    let script = "[...document.querySelectorAll(arguments[0] + ' button')]\
                  .find(it => it.textContent === arguments[1]).click()";
    page.js(script, &[json!(section), json!(name)]).await;
}

async fn five_hundred_hands_are_dealt_listed_and_saved(page: &Page) {
    page.open("#/lab").await;
    page.press("Deal").await;
    stage(page, EXPERIMENT, "finished").await;
    let counted = counts(page, EXPERIMENT).await;
    assert_eq!(counted.iter().sum::<u64>(), 500);
    let root = page.texts("[data-root]").await;
    assert_eq!(root[0].len(), 64, "{root:?}");
    let verdict = page.texts("[data-fit] p").await;
    let says_about = verdict[1].contains("about ") || verdict[1].contains('<');
    assert!(says_about && verdict[1].contains('%'), "{verdict:?}");
    assert!(page.text().await.contains("500 of 500 hands"));
    // The page has dealt the listed hands itself from the root. The worker has counted them.
    let names = page
        .texts(&format!("{EXPERIMENT} .numbers th[scope=row]"))
        .await;
    let listed = page.texts(".listed tbody tr td:nth-child(3)").await;
    assert_eq!(listed.len(), 500);
    for (name, count) in names.iter().zip(&counted) {
        let times = listed.iter().filter(|category| *category == name).count();
        assert_eq!(times as u64, *count, "{name}");
    }
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); }";
    page.js(keep, &[]).await;
    press_in(page, EXPERIMENT, "Save the table (CSV)").await;
    press_in(page, EXPERIMENT, "Save the hands (CSV)").await;
    page.until_js("two files", "saved.length === 2").await;
    let read = "const done = arguments[arguments.length - 1]; \
                Promise.all(saved.map(it => it.text())).then(done)";
    let files = strings(&page.js_until_done(read, &[]).await);
    assert!(
        files[0].starts_with("category,exact_hands,"),
        "{}",
        files[0]
    );
    let of_run = format!(",hex:{},500,500,finished,", root[0]);
    assert_eq!(files[0].matches(&of_run).count(), 10, "{}", files[0]);
    assert!(files[1].contains(&root[0]), "the root of the hands");
    assert_eq!(files[1].trim_end().split("\r\n").count(), 501);
}

async fn ten_million_hands_can_be_cancelled(page: &Page) {
    page.open("#/lab").await;
    page.press("10,000,000 hands").await;
    page.press("Deal").await;
    page.until_js(
        "hands",
        "+document.querySelector('.progress')?.dataset.done > 0",
    )
    .await;
    stage(page, EXPERIMENT, "under-way").await;
    // No other job can start meanwhile.
    page.press("Rank all hands").await;
    assert_eq!(
        page.texts(&format!("{ENUMERATION} .progress")).await,
        [""; 0]
    );
    let before = done(page).await;
    let more = format!("+document.querySelector('.progress').dataset.done > {before}");
    page.until_js("more hands", &more).await;
    press_in(page, EXPERIMENT, "Cancel").await;
    stage(page, EXPERIMENT, "cancelled").await;
    let stopped = done(page).await;
    assert!(stopped < 10_000_000);
    page.settle().await;
    assert_eq!(done(page).await, stopped);
    assert_eq!(counts(page, EXPERIMENT).await.iter().sum::<u64>(), stopped);
    // A stopped experiment gets no verdict, because stopping at will would bias it.
    assert_eq!(page.texts("[data-fit]").await, [""; 0]);
    let verdict = page.texts(".verdict p").await;
    assert_eq!(verdict[0], "Stopped, so there is no verdict.");
    let said = "document.getElementById('announcer').textContent.includes('%')";
    assert_eq!(page.js(&format!("return {said}"), &[]).await, false);
}

async fn cards_are_chosen_and_all_hands_ranked(page: &Page) {
    page.open("#/lab?hand=8S.8H.8D.6C.6S").await;
    explained(page, "FullHouse").await;
    page.choose("Fifth card", "Seven of spades").await;
    explained(page, "ThreeOfAKind").await;
    assert_eq!(page.fragment().await, "#/lab?hand=8S.8H.8D.6C.7S");
    // Another link sets other cards, although the player has used a list.
    page.go("#/lab?hand=AC.TC.QC.JC.KC").await;
    explained(page, "RoyalFlush").await;
    let chosen = "return [...document.querySelectorAll('.picker select')].map(it => it.value)";
    let chosen = strings(&page.js(chosen, &[]).await);
    assert_eq!(chosen, ["AC", "TC", "QC", "JC", "KC"]);
    page.press("Rank all hands").await;
    stage(page, ENUMERATION, "finished").await;
    assert_eq!(counts(page, ENUMERATION).await, KNOWN);
    let said = "document.getElementById('announcer').textContent.includes('Every count')";
    page.until_js("it is said", said).await;
    // Without a worker the page deals the hands itself.
    page.js(
        "window.Worker = class { constructor() { throw new Error('none') } }",
        &[],
    )
    .await;
    page.key_in("#hands", "99").await;
    page.tap(key::ENTER).await;
    stage(page, EXPERIMENT, "finished").await;
    assert_eq!(
        page.texts("[data-fit=too-few] p").await,
        [
            "Too few hands to judge.",
            "The test needs at least 100 hands."
        ]
    );
    page.key_in("#hands", "3 000").await;
    page.tap(key::ENTER).await;
    stage(page, EXPERIMENT, "finished").await;
    assert_eq!(counts(page, EXPERIMENT).await.iter().sum::<u64>(), 3_000);
}
