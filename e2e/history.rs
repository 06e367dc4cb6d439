//! The history: every round is kept once, whatever happens to the tab, and found and shown again.

use serde_json::{Value, json};

use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::server::Spoilt;
use crate::tests;

tests! {
    everywhere DESKTOP => [
        rounds_are_kept_and_shown_step_by_step,
        a_round_that_is_not_kept_yet_survives_the_tab,
    ],
    once DESKTOP => [
        rounds_are_found_by_game_result_and_day,
        a_shoe_keeps_its_secret_until_it_is_left,
        a_file_brings_the_rounds_to_another_browser,
        a_wrong_file_changes_nothing_and_says_where,
        everything_is_forgotten_when_it_is_said_twice,
        what_cannot_be_read_stays_and_is_offered,
        a_newer_database_is_left_alone,
        without_a_database_the_game_goes_on,
        pages_come_one_after_another,
    ],
    once PHONE => [it_fits_in_every_language],
}

/// Where the rounds wait that are not in the history yet.
const WAITING: &str = "fair-deal/outbox/1/";

/// Plays a round of Jacks or Better at the table that is open, standing pat.
async fn play_jacks(page: &Page) {
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Stand pat").await;
    page.phase("over").await;
}

async fn play_blackjack(page: &Page) {
    page.press("Deal").await;
    let dealt = page.until("dealt", |scene| scene.phase != "ready").await;
    if dealt.phase == "player"
        && page
            .actions()
            .await
            .iter()
            .any(|name| name == "No insurance")
    {
        page.press("No insurance").await;
    }
    if page.scene().await.phase == "player" {
        page.press("Stand").await;
    }
    page.phase("over").await;
}

async fn texts(page: &Page, selector: &str) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll(arguments[0])].map(it => it.textContent.trim())";
    strings(&page.js(script, &[json!(selector)]).await)
}

/// The games of the rounds on the page, once there are so many.
async fn games(page: &Page, count: usize) -> Vec<String> {
    let there = format!("document.querySelectorAll('.rounds li').length === {count}");
    page.until_js(&format!("{count} rounds"), &there).await;
    let script = "return [...document.querySelectorAll('.rounds li')].map(it => it.dataset.game)";
    strings(&page.js(script, &[]).await)
}

async fn until_none_waits(page: &Page) {
    let none = format!("!Object.keys(localStorage).some(name => name.startsWith('{WAITING}'))");
    page.until_js("no round waits", &none).await;
}

async fn rounds_are_kept_and_shown_step_by_step(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    play_jacks(page).await;
    page.go("#/history").await;
    assert_eq!(games(page, 2).await, ["jacks", "jacks"]);
    until_none_waits(page).await;
    page.js("document.querySelector('.rounds a').click()", &[])
        .await;
    page.until_js(
        "the round",
        "document.querySelectorAll('[data-scene]').length === 2",
    )
    .await;
    let chips = "document.querySelectorAll('[data-scene] dd .chip').length";
    assert_eq!(page.js(&format!("return {chips}"), &[]).await, 10);
    let choices = texts(page, "[data-scene='1'] tbody tr").await;
    assert!((5..=6).contains(&choices.len()), "{choices:?}");
    // What it leads to is the check of this very deal.
    page.js("document.querySelector('[data-link=check]').click()", &[])
        .await;
    page.until_js(
        "the check",
        "document.querySelector('[data-verdict]') !== null",
    )
    .await;
    let verdict = "return document.querySelector('[data-verdict]').dataset.verdict";
    assert_eq!(page.js(verdict, &[]).await, "consistent");
    page.back().await;
    page.until_js(
        "the round",
        "document.querySelectorAll('[data-scene]').length === 2",
    )
    .await;
    page.js("document.querySelector('[data-link=play]').click()", &[])
        .await;
    page.until("the table", |scene| scene.phase == "ready")
        .await;
}

async fn a_round_that_is_not_kept_yet_survives_the_tab(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Finish").await;
    page.phase("over").await;
    let waiting = format!(
        "return Object.entries(localStorage).filter(([name]) => name.startsWith('{WAITING}'))"
    );
    let before = page.js(&waiting, &[]).await;
    assert_eq!(before.as_array().map(Vec::len), Some(1), "{before}");
    // The tab goes before the history has the round, and comes back with another page.
    page.open("#/history").await;
    assert_eq!(games(page, 1).await, ["solo"]);
    until_none_waits(page).await;
    // As if it had not been told that the history has it.
    let again = "for (const [name, text] of arguments[0]) localStorage.setItem(name, text)";
    page.js(again, &[before]).await;
    page.open("#/history").await;
    until_none_waits(page).await;
    page.settle().await;
    assert_eq!(games(page, 1).await, ["solo"], "once");
}

async fn choose(page: &Page, id: &str, place: usize) {
    let script = "
        const [id, place] = arguments, it = document.getElementById(id);
        it.selectedIndex = place;
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[json!(id), json!(place)]).await;
}

async fn rounds_are_found_by_game_result_and_day(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/blackjack").await;
    page.until("the other games", |scene| scene.ready).await;
    play_blackjack(page).await;
    page.go("#/history").await;
    let mut all = games(page, 2).await;
    all.sort();
    assert_eq!(all, ["blackjack", "jacks"]);
    choose(page, "by-game", 3).await;
    assert_eq!(games(page, 1).await, ["jacks"]);
    assert_eq!(page.fragment().await, "#/history?game=jacks");
    page.reload().await;
    assert_eq!(games(page, 1).await, ["jacks"], "the address says it");
    choose(page, "by-game", 0).await;
    games(page, 2).await;
    choose(page, "by-deal", 3).await;
    page.until_js("none", "document.querySelector('.history .none') !== null")
        .await;
    choose(page, "by-deal", 1).await;
    games(page, 2).await;
    let day = "
        const it = document.getElementById('by-day'), today = new Date();
        it.value = arguments[0] || [today.getFullYear(), today.getMonth() + 1, today.getDate()]
            .map(it => `${it}`.padStart(2, '0')).join('-');
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(day, &[json!("2020-02-29")]).await;
    page.until_js("none", "document.querySelector('.history .none') !== null")
        .await;
    page.js(day, &[json!("")]).await;
    games(page, 2).await;
}

async fn a_shoe_keeps_its_secret_until_it_is_left(page: &Page) {
    page.open("#/blackjack?rules=vegas").await;
    play_blackjack(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    page.js("document.querySelector('.rounds a').click()", &[])
        .await;
    page.until_js(
        "it is sealed",
        "document.querySelector('[data-sealed]') !== null",
    )
    .await;
    assert_eq!(texts(page, "[data-link]").await, [""; 0]);
    // Other rules end the shoe, and a round of another deal shows that.
    page.go("#/blackjack?rules=classic").await;
    page.until("the table", |scene| scene.ready).await;
    play_blackjack(page).await;
    page.go("#/history").await;
    games(page, 2).await;
    page.js(
        "[...document.querySelectorAll('.rounds a')].at(-1).click()",
        &[],
    )
    .await;
    page.until_js(
        "it is open",
        "document.querySelector('[data-link=check]') !== null",
    )
    .await;
}

/// The file that this button saves.
async fn saved(page: &Page, tool: &str) -> String {
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); }; \
                document.querySelector(`[data-tool=${arguments[0]}]`).click()";
    page.js(keep, &[json!(tool)]).await;
    page.until_js("a file", "window.saved.length > 0").await;
    let read = "const done = arguments[0]; saved[0].text().then(done)";
    let text = page.js_until_done(read, &[]).await;
    text.as_str().expect("a text").to_owned()
}

/// Chooses a file with this text to be imported.
async fn import(page: &Page, text: &str) {
    let script = "
        const it = document.getElementById('import-file'), files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'rounds.json', { type: 'application/json' }));
        it.files = files.files;
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[json!(text)]).await;
    page.until_js(
        "it is told",
        "document.querySelector('.history .told') !== null",
    )
    .await;
}

async fn a_file_brings_the_rounds_to_another_browser(page: &Page) {
    page.open("#/poker/jacks").await;
    for _ in 0..3 {
        play_jacks(page).await;
    }
    page.go("#/history").await;
    games(page, 3).await;
    let file = saved(page, "export").await;
    let read: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!(read["rounds"].as_array().map(Vec::len), Some(3));
    let table = saved(page, "csv").await;
    assert_eq!(table.trim_end().split("\r\n").count(), 4, "{table}");
    page.move_to_another_origin();
    page.open("#/history").await;
    page.until_js("none", "document.querySelector('.history .none') !== null")
        .await;
    import(page, &file).await;
    assert_eq!(
        texts(page, ".told").await,
        ["Rounds added: 3. Already here: 0."]
    );
    games(page, 3).await;
    import(page, &file).await;
    let known = "document.querySelector('.told').textContent.includes('Already here: 3')";
    page.until_js("they are here", known).await;
    games(page, 3).await;
    let again: Value = serde_json::from_str(&saved(page, "export").await).expect("JSON");
    assert_eq!(again["rounds"], read["rounds"]);
}

async fn a_wrong_file_changes_nothing_and_says_where(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    let file = saved(page, "export").await;
    import(page, "not JSON").await;
    let told = texts(page, ".told").await.concat();
    assert!(told.contains("line 1, column"), "{told}");
    let forged = file.replacen("\"play\": \"", "\"play\": \"9", 1);
    assert_ne!(forged, file);
    import(page, &forged).await;
    let said = "document.querySelector('.told')?.textContent.includes('Round 1 in the file')";
    page.until_js("the round is named", said).await;
    assert_eq!(saved(page, "export").await, file);
}

async fn everything_is_forgotten_when_it_is_said_twice(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    page.js("document.querySelector('[data-tool=forget]').click()", &[])
        .await;
    page.until_js("it asks", "document.querySelector('.forget') !== null")
        .await;
    page.js(
        "document.querySelector('[data-tool=keep-all]').click()",
        &[],
    )
    .await;
    page.until_js("it is kept", "document.querySelector('.forget') === null")
        .await;
    games(page, 1).await;
    page.js("document.querySelector('[data-tool=forget]').click()", &[])
        .await;
    page.until_js("it asks", "document.querySelector('.forget') !== null")
        .await;
    page.js(
        "document.querySelector('[data-tool=forget-all]').click()",
        &[],
    )
    .await;
    page.until_js(
        "nothing is left",
        "document.querySelector('.history .none') !== null",
    )
    .await;
    page.reload().await;
    page.until_js(
        "nothing is left",
        "document.querySelector('.history .none') !== null",
    )
    .await;
}

/// Puts this into the store of rounds, behind the page's back.
async fn put(page: &Page, entries: Value) {
    let script = "
        const [entries, done] = arguments;
        indexedDB.databases().then(([{ name }]) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
                const database = opened.result, change = database.transaction('rounds', 'readwrite');
                for (const [key, value] of entries) change.objectStore('rounds').put(value, key);
                change.oncomplete = () => { database.close(); done(true); };
            };
        });";
    page.js_until_done(script, &[entries]).await;
}

async fn what_cannot_be_read_stays_and_is_offered(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    let damaged = json!([
        ["1000000000000-a", "zone=0&game=whist&coach=off"],
        ["1999999999999-b", { "not": "a text" }],
        ["no id", "nonsense"],
        [7, 7],
    ]);
    put(page, damaged).await;
    page.reload().await;
    assert_eq!(games(page, 1).await, ["jacks"]);
    page.until_js(
        "they are counted",
        "document.querySelector('[data-unreadable]') !== null",
    )
    .await;
    let count = "return document.querySelector('[data-unreadable]').dataset.unreadable";
    assert_eq!(page.js(count, &[]).await, "3", "a number is no key of ours");
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); }; \
                document.querySelector('[data-unreadable] button').click()";
    page.js(keep, &[]).await;
    page.until_js("a file", "window.saved.length > 0").await;
    let read = "const done = arguments[0]; saved[0].text().then(done)";
    let text = page.js_until_done(read, &[]).await.to_string();
    for part in ["whist", "not", "nonsense"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

async fn a_newer_database_is_left_alone(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    let newer = "
        const done = arguments[0];
        indexedDB.databases().then(([{ name }]) => {
            const opened = indexedDB.open(name, 99);
            opened.onupgradeneeded = () => opened.result.createObjectStore('next');
            opened.onsuccess = () => { opened.result.close(); done(true); };
        });";
    page.js_until_done(newer, &[]).await;
    page.reload().await;
    page.until_js(
        "it is told",
        "document.querySelector('[data-failure=newer]') !== null",
    )
    .await;
    // A round that is played now waits, and the table says so.
    page.go("#/poker/jacks").await;
    page.until("the table", |scene| scene.ready).await;
    play_jacks(page).await;
    page.until_js("a notice", "document.querySelector('.notice') !== null")
        .await;
    let waiting = format!("Object.keys(localStorage).some(name => name.startsWith('{WAITING}'))");
    assert_eq!(page.js(&format!("return {waiting}"), &[]).await, true);
    page.go("#/history").await;
    page.until_js(
        "it is told",
        "document.querySelector('[data-failure=newer] button') !== null",
    )
    .await;
    let keep = "window.saved = []; const make = URL.createObjectURL; \
                URL.createObjectURL = blob => { saved.push(blob); return make.call(URL, blob); }; \
                document.querySelector('[data-failure] button').click()";
    page.js(keep, &[]).await;
    page.until_js("a file", "window.saved.length > 0").await;
}

async fn without_a_database_the_game_goes_on(page: &Page) {
    page.expect_complaints();
    page.without_service_worker().await;
    page.open("#/poker/jacks").await;
    page.server()
        .spoil("history-worker_loader.js", Spoilt::Missing);
    page.server().spoil("_loader.js", Spoilt::Missing);
    play_jacks(page).await;
    page.until_js("a notice", "document.querySelector('.notice') !== null")
        .await;
    play_jacks(page).await;
    page.go("#/history").await;
    page.until_js(
        "it is told",
        "document.querySelector('[data-failure=no-worker]') !== null",
    )
    .await;
}

async fn pages_come_one_after_another(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    // The same round, under many ids.
    let copy = "
        const done = arguments[0];
        indexedDB.databases().then(([{ name }]) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
                const database = opened.result, change = database.transaction('rounds', 'readwrite');
                const rounds = change.objectStore('rounds'), all = rounds.getAll();
                all.onsuccess = () => {
                    for (let at = 0; at < 65; at++) rounds.put(all.result[0], `${1700000000000 + at}-a`);
                };
                change.oncomplete = () => { database.close(); done(true); };
            };
        });";
    page.js_until_done(copy, &[]).await;
    page.reload().await;
    for count in [30, 60, 66] {
        games(page, count).await;
        if count < 66 {
            page.press("Show more").await;
        }
    }
    assert!(
        !texts(page, ".history button")
            .await
            .contains(&"Show more".to_owned())
    );
    let ids = "return [...document.querySelectorAll('.rounds li')].map(it => it.dataset.id)";
    let ids = strings(&page.js(ids, &[]).await);
    assert!(
        ids.is_sorted_by(|one, other| one > other),
        "the latest first, each once"
    );
}

async fn it_fits_in_every_language(page: &Page) {
    page.open("#/poker/jacks").await;
    play_jacks(page).await;
    for language in ["en", "ja", "ru"] {
        page.go("#/settings").await;
        page.until_js(
            "the settings",
            "document.querySelector('[name=language]') !== null",
        )
        .await;
        page.set("language", language).await;
        page.go("#/history").await;
        games(page, 1).await;
        let wide = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(page.js(wide, &[]).await, false, "{language}");
        page.js("document.querySelector('.rounds a').click()", &[])
            .await;
        page.until_js(
            "the round",
            "document.querySelectorAll('[data-scene]').length === 2",
        )
        .await;
        assert_eq!(page.js(wide, &[]).await, false, "{language}");
        page.go("#/poker/jacks").await;
        page.until("the table", |scene| scene.ready).await;
    }
}
