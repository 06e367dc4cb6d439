//! The history: every round is saved once, whatever happens to the tab, and can be found and shown again.

use serde_json::{Value, json};

use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::persistence::{another_tab, close_tab};
use crate::places;
use crate::poker::poker_match_chips::{play_for_chips, press_one, turn};
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        rounds_are_saved_and_shown_step_by_step,
        unsaved_round_survives_closing_the_tab,
    ],
    chromium_only DESKTOP => [
        rounds_are_found_by_game_deal_and_day,
        daily_games_of_a_day_are_all_saved,
        shoe_keeps_its_secret_and_split_hands_are_numbered,
        file_is_refused_or_imported_into_another_browser,
        rounds_are_deleted_after_confirmation,
        unreadable_records_stay_and_can_be_saved,
        newer_database_is_left_unchanged,
        missing_database_does_not_stop_the_game,
        list_loads_page_after_page_and_keeps_its_place,
        poker_match_shows_the_opponents_actions,
        list_follows_another_tab,
        shared_shoe_is_not_called_secret,
        future_rounds_hide_no_duplicate,
        export_on_a_full_disk_has_waiting_rounds,
    ],
    chromium_only PHONE => [page_fits_in_every_language, phone_opens_the_history_from_the_gear],
}

/// The prefix of records for rounds that are not in the history yet.
const WAITING: &str = "fair-deal/outbox/1/";

/// Plays a round of Jacks or Better at the open table, standing pat.
pub(crate) async fn play_video_poker(page: &Page) {
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

/// The games of the rounds on the page, once it lists this many.
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

async fn rounds_are_saved_and_shown_step_by_step(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    play_video_poker(page).await;
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
    let choices = page.texts("[data-scene='1'] tbody tr").await;
    assert!((5..=6).contains(&choices.len()), "{choices:?}");
    // Its link leads to the check of this deal.
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

async fn unsaved_round_survives_closing_the_tab(page: &Page) {
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
    // The tab closes before the history has the round, and reopens on another page.
    page.open("#/history").await;
    assert_eq!(games(page, 1).await, ["solo"]);
    until_none_waits(page).await;
    // As if the confirmation of the history had not arrived.
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

async fn daily_games_of_a_day_are_all_saved(page: &Page) {
    page.open("#/poker/jacks/daily").await;
    play_video_poker(page).await;
    for game in ["deuces", "double-double-bonus"] {
        page.go(&format!("#/poker/jacks/daily/{game}")).await;
        page.phase("ready").await;
        play_video_poker(page).await;
    }
    page.go("#/history").await;
    assert_eq!(games(page, 3).await, ["jacks"; 3]);
    until_none_waits(page).await;
}

async fn rounds_are_found_by_game_deal_and_day(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
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
    assert_eq!(
        games(page, 1).await,
        ["jacks"],
        "the address names the game"
    );
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

async fn shoe_keeps_its_secret_and_split_hands_are_numbered(page: &Page) {
    split_hands_are_numbered(page).await;
    // Rules in the address end the practice.
    page.go("#/blackjack?rules=vegas").await;
    page.phase("ready").await;
    play_blackjack(page).await;
    page.go("#/history").await;
    games(page, 2).await;
    page.js("document.querySelector('.rounds a').click()", &[])
        .await;
    page.until_js(
        "it is sealed",
        "document.querySelector('[data-sealed]') !== null",
    )
    .await;
    assert_eq!(page.texts("[data-link]").await, [""; 0]);
    // Other rules end the shoe, which a round of another deal shows.
    page.go("#/blackjack?rules=classic").await;
    page.until("the table", |scene| scene.ready).await;
    play_blackjack(page).await;
    page.go("#/history").await;
    games(page, 3).await;
    page.js("document.querySelectorAll('.rounds a')[1].click()", &[])
        .await;
    page.until_js(
        "it is open",
        "document.querySelector('[data-link=check]') !== null",
    )
    .await;
}

/// The files that these buttons save, after one press of each.
pub(crate) async fn saved_by(page: &Page, buttons: &str) -> Vec<String> {
    let keep = "
        window.saved = [];
        window.makeAddress ??= URL.createObjectURL;
        URL.createObjectURL = blob => { saved.push(blob); return makeAddress.call(URL, blob); };
        const all = document.querySelectorAll(arguments[0]);
        window.awaited = all.length;
        all.forEach(it => it.click());";
    page.js(keep, &[json!(buttons)]).await;
    page.until_js("the files", "awaited > 0 && saved.length === awaited")
        .await;
    let read = "const [done] = arguments; Promise.all(saved.map(it => it.text())).then(done)";
    strings(&page.js_until_done(read, &[]).await)
}

/// The file that this button saves.
pub(crate) async fn saved(page: &Page, tool: &str) -> String {
    saved_by(page, &format!("[data-tool={tool}]"))
        .await
        .concat()
}

/// Makes the database of the history refuse all writes.
pub(crate) fn fill_the_disk(page: &Page) {
    let full = b"IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
    };";
    page.server()
        .break_file("_loader.js", FileFault::Prefixed(full));
}

async fn export_on_a_full_disk_has_waiting_rounds(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/history").await;
    assert_eq!(games(page, 1).await, ["jacks"]);
    until_none_waits(page).await;
    fill_the_disk(page);
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/history").await;
    assert_eq!(games(page, 1).await, ["jacks"], "the one that is kept");
    let file: Value = serde_json::from_str(&saved(page, "export").await).expect("JSON");
    let rounds = file["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len(), 2);
    assert!(rounds[0]["id"].as_str() < rounds[1]["id"].as_str());
    let table = saved(page, "csv").await;
    assert_eq!(table.trim().lines().count(), 3, "{table}");
    // The result of an import appears where the file was chosen.
    let id = rounds[1]["id"].as_str().expect("an id");
    let other = file.to_string().replace(id, "1700000000000-zz");
    import(page, &other).await;
    let full = "Nothing was imported. There is no room left";
    let said = format!("document.querySelector('.told')?.textContent.startsWith('{full}')");
    page.until_js("there is no room", &said).await;
    let heard = format!("document.querySelector('[aria-live]').textContent.includes('{full}')");
    page.until_js("it is announced", &heard).await;
    // Deleted rounds wait no longer, and the deletion is announced last.
    forget_all(page).await;
    until_none_waits(page).await;
    let told = "document.querySelector('.history .told')?.textContent === \
                document.querySelector('[aria-live]').textContent.trim()";
    page.until_js("it is announced", told).await;
    assert_eq!(page.texts("[data-failure]").await, [""; 0]);
}

/// Deletes everything and confirms it.
async fn forget_all(page: &Page) {
    page.js("document.querySelector('[data-tool=forget]').click()", &[])
        .await;
    page.until_js("it asks", "document.querySelector('.forget') !== null")
        .await;
    page.js(
        "document.querySelector('[data-tool=forget-really]').click()",
        &[],
    )
    .await;
    page.until_js(
        "nothing is left",
        "document.querySelector('.history .none') !== null",
    )
    .await;
}

/// Chooses a file with this text to import.
pub(crate) async fn import(page: &Page, text: &str) {
    let script = "
        const it = document.getElementById('import-file'), files = new DataTransfer();
        files.items.add(new File([arguments[0]], 'rounds.json', { type: 'application/json' }));
        it.files = files.files;
        // An earlier message must disappear.
        window.toldBefore = document.querySelector('.history .told');
        it.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[json!(text)]).await;
    page.until_js(
        "the message is shown",
        "![null, window.toldBefore].includes(document.querySelector('.history .told'))",
    )
    .await;
}

async fn file_is_refused_or_imported_into_another_browser(page: &Page) {
    page.open("#/poker/jacks").await;
    for _ in 0..3 {
        play_video_poker(page).await;
    }
    page.go("#/history").await;
    games(page, 3).await;
    let file = saved(page, "export").await;
    let read: Value = serde_json::from_str(&file).expect("JSON");
    assert_eq!(read["rounds"].as_array().map(Vec::len), Some(3));
    let table = saved(page, "csv").await;
    assert_eq!(table.trim_end().split("\r\n").count(), 4, "{table}");
    invalid_file_changes_nothing_and_names_the_place(page, &file).await;
    page.move_to_another_origin();
    page.open("#/history").await;
    page.until_js("none", "document.querySelector('.history .none') !== null")
        .await;
    import(page, &file).await;
    assert_eq!(
        page.texts(".told").await,
        ["Rounds added: 3. Already here: 0."]
    );
    games(page, 3).await;
    import(page, &file).await;
    let known = "document.querySelector('.told')?.textContent.includes('Already here: 3')";
    page.until_js("they are here", known).await;
    games(page, 3).await;
    let again: Value = serde_json::from_str(&saved(page, "export").await).expect("JSON");
    assert_eq!(again["rounds"], read["rounds"]);
    replaced_settings_are_announced_once(page, &file).await;
    duplicate_round_is_skipped_future_round_reported(page, &file).await;
}

async fn invalid_file_changes_nothing_and_names_the_place(page: &Page, file: &str) {
    import(page, "not JSON").await;
    let told = page.texts(".told").await.concat();
    assert!(told.contains("line 1, column"), "{told}");
    let forged = file.replacen("\"play\": \"", "\"play\": \"9", 1);
    assert_ne!(forged, file);
    import(page, &forged).await;
    let said = "document.querySelector('.told')?.textContent.includes('Round 1 in the file')";
    page.until_js("the round is named", said).await;
    let table = "\"fair-deal/table/1/jacks\": \"v=";
    let forged = file.replacen(table, &format!("{table}7"), 1);
    assert_ne!(forged, file);
    import(page, &forged).await;
    let said = "document.querySelector('.told')?.textContent \
                .includes('What the file stores as “fair-deal/table/1/jacks” is damaged or of')";
    page.until_js("the table is named", said).await;
    import(page, "").await;
    let said = "document.querySelector('.told')?.textContent.endsWith('This file is empty.')";
    page.until_js("it is empty", said).await;
    assert_eq!(saved(page, "export").await, file);
}

async fn replaced_settings_are_announced_once(page: &Page, file: &str) {
    import(page, file).await;
    page.js(
        "window.isOld = true; document.querySelector('[data-tool=take-over]').click()",
        &[],
    )
    .await;
    page.until_js(
        "the page reloads and reports it",
        "!window.isOld && document.querySelector('.told')?.textContent.startsWith('Taken over from the file: ')",
    )
    .await;
    page.until_js(
        "it has the focus",
        "document.activeElement?.matches('.told') === true",
    )
    .await;
    let told = page.texts(".told").await.concat();
    assert!(
        told.contains("the settings; ") && told.contains(" as they were in the file."),
        "{told}"
    );
    games(page, 3).await;
    page.reload().await;
    games(page, 3).await;
    assert_eq!(page.texts(".told").await, [""; 0], "once");
}

async fn duplicate_round_is_skipped_future_round_reported(page: &Page, file: &str) {
    let read: Value = serde_json::from_str(file).expect("JSON");
    let id = read["rounds"][0]["id"].as_str().expect("an id");
    let (time, _) = id.split_once('-').expect("a time");
    import(page, &file.replace(id, &format!("{time}-zz"))).await;
    assert_eq!(
        page.texts(".told").await,
        ["Rounds added: 0. Already here: 3."]
    );
    games(page, 3).await;
    import(page, &file.replace(id, "9000000000000-zz")).await;
    let said = "document.querySelector('.told')?.textContent === \
                'Rounds added: 1. Of these, dated in the future: 1. Already here: 2.'";
    page.until_js("the date is reported", said).await;
}

async fn rounds_are_deleted_after_confirmation(page: &Page) {
    deleted_round_is_no_longer_counted(page).await;
    history_is_cleared_after_confirmation(page).await;
}

async fn history_is_cleared_after_confirmation(page: &Page) {
    page.go("#/history").await;
    games(page, 1).await;
    page.js("document.querySelector('[data-tool=forget]').click()", &[])
        .await;
    page.until_js("it asks", "document.querySelector('.forget') !== null")
        .await;
    page.js("document.querySelector('[data-tool=keep]').click()", &[])
        .await;
    page.until_js("it is kept", "document.querySelector('.forget') === null")
        .await;
    games(page, 1).await;
    page.js("document.querySelector('[data-tool=forget]').click()", &[])
        .await;
    let has_focus = |tool: &str| format!("document.activeElement?.dataset.tool === '{tool}'");
    page.until_js("it asks", &has_focus("keep")).await;
    page.tap(key::ESCAPE).await;
    page.until_js("the button that asked has the focus", &has_focus("forget"))
        .await;
    games(page, 1).await;
    forget_all(page).await;
    page.reload().await;
    page.until_js(
        "nothing is left",
        "document.querySelector('.history .none') !== null",
    )
    .await;
}

async fn deleted_round_is_no_longer_counted(page: &Page) {
    page.open("#/poker/jacks").await;
    for _ in 0..2 {
        play_video_poker(page).await;
    }
    page.go("#/stats").await;
    let counts = |rounds: &str| {
        format!("document.querySelector('[data-number=rounds]')?.textContent === '{rounds}'")
    };
    page.until_js("both are counted", &counts("2")).await;
    page.go("#/history").await;
    games(page, 2).await;
    let ids = "return [...document.querySelectorAll('.rounds li')].map(it => it.dataset.id)";
    let before = page.js(ids, &[]).await;
    open_row(page, 0).await;
    for tool in ["forget", "forget-really"] {
        let there = format!("document.querySelector('[data-tool={tool}]') !== null");
        page.until_js(tool, &there).await;
        let click = "document.querySelector(`[data-tool=${arguments[0]}]`).click()";
        page.js(click, &[json!(tool)]).await;
    }
    games(page, 1).await;
    assert_eq!(page.js(ids, &[]).await, json!([before[1]]));
    page.until_js(
        "it is confirmed, and the address is that of the list",
        "document.activeElement?.textContent === 'The round has been deleted.' && location.hash === '#/history'",
    )
    .await;
    // The same list entry as before, without a second one on top.
    page.back().await;
    page.until_js("the other one is counted", &counts("1"))
        .await;
}

/// Five rounds of a clock that was ahead are later than the duplicate.
async fn future_rounds_hide_no_duplicate(page: &Page) {
    page.open("#/poker/jacks").await;
    for _ in 0..6 {
        play_video_poker(page).await;
    }
    page.go("#/history").await;
    games(page, 6).await;
    let file = saved(page, "export").await;
    let mut read: Value = serde_json::from_str(&file).expect("JSON");
    let rounds = read["rounds"].as_array_mut().expect("rounds");
    for (round, number) in rounds.iter_mut().zip(0..5) {
        round["id"] = json!(format!("900000000000{number}-zz"));
    }
    page.move_to_another_origin();
    page.open("#/history").await;
    page.until_js("none", "document.querySelector('.history .none') !== null")
        .await;
    import(page, &read.to_string()).await;
    games(page, 6).await;
    // The last round again, one second later and with another id.
    let again = "
        const [waiting, done] = arguments;
        indexedDB.databases().then(([{ name }]) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
                const rounds = opened.result.transaction('rounds').objectStore('rounds');
                rounds.openCursor().onsuccess = ({ target: { result: first } }) => {
                    const time = String(Number(first.key.split('-')[0]) + 1000);
                    localStorage.setItem(`${waiting}${time}-again`, first.value);
                    opened.result.close();
                    done(time);
                };
            };
        });";
    page.js_until_done(again, &[json!(WAITING)]).await;
    page.reload().await;
    until_none_waits(page).await;
    games(page, 6).await;
}

/// Writes this into the store of rounds without the page.
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

async fn unreadable_records_stay_and_can_be_saved(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
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
    let text = saved_by(page, "[data-unreadable] button").await.concat();
    for part in ["whist", "not", "nonsense"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

async fn newer_database_is_left_unchanged(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
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
        "the message is shown",
        "document.querySelector('[data-failure=newer]') !== null",
    )
    .await;
    // A round that is played now waits, and the table says so.
    page.go("#/poker/jacks").await;
    page.until("the table", |scene| scene.ready).await;
    play_video_poker(page).await;
    page.until_js("a notice", "document.querySelector('.notice') !== null")
        .await;
    let waiting = format!("Object.keys(localStorage).some(name => name.startsWith('{WAITING}'))");
    assert_eq!(page.js(&format!("return {waiting}"), &[]).await, true);
    page.go("#/history").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-failure=newer] button') !== null",
    )
    .await;
    let text = saved_by(page, "[data-failure] button").await.concat();
    assert!(text.contains("jacks"), "{text}");
}

async fn missing_database_does_not_stop_the_game(page: &Page) {
    page.expect_complaints();
    page.open("#/poker/jacks").await;
    page.server()
        .break_file("history-worker_loader.js", FileFault::Missing);
    page.server().break_file("_loader.js", FileFault::Missing);
    play_video_poker(page).await;
    page.until_js("a notice", "document.querySelector('.notice') !== null")
        .await;
    play_video_poker(page).await;
    page.go("#/history").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-failure=no-worker]') !== null",
    )
    .await;
}

/// Adds this many copies of the only round to the history, with their own ids.
async fn put_copies(page: &Page, copies: u32) {
    let copy = "
        const [copies, done] = arguments;
        indexedDB.databases().then(([{ name }]) => {
            const opened = indexedDB.open(name);
            opened.onsuccess = () => {
                const database = opened.result, change = database.transaction('rounds', 'readwrite');
                const rounds = change.objectStore('rounds'), all = rounds.getAll();
                all.onsuccess = () => {
                    for (let at = 0; at < copies; at++) rounds.put(all.result[0], `${1700000000000 + at}-a`);
                };
                change.oncomplete = () => { database.close(); done(true); };
            };
        });";
    page.js_until_done(copy, &[json!(copies)]).await;
}

async fn list_loads_page_after_page_and_keeps_its_place(page: &Page) {
    list_loads_page_after_page(page).await;
    return_restores_the_place_in_the_list(page).await;
}

async fn list_loads_page_after_page(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    put_copies(page, 65).await;
    page.reload().await;
    for count in [30, 60, 66] {
        games(page, count).await;
        if count > 30 {
            // The first of the new rows has the focus.
            let rows = "return [...document.querySelectorAll('.rounds li')].indexOf(document.activeElement.closest('li'))";
            let place = page.js(rows, &[]).await;
            assert_eq!(place, if count == 60 { 30 } else { 60 });
        }
        if count < 66 {
            page.press("Show more").await;
        }
    }
    assert!(
        !page
            .texts(".history button")
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

/// Opens the round in this row of the list.
async fn open_row(page: &Page, row: usize) {
    let script = "document.querySelectorAll('.rounds a')[arguments[0]].click()";
    page.js(script, &[json!(row)]).await;
    page.until_js(
        "the round",
        "document.querySelector('[data-scene]') !== null",
    )
    .await;
}

async fn poker_match_shows_the_opponents_actions(page: &Page) {
    page.open("#/poker/duel").await;
    play_for_chips(page, 3).await;
    page.press("Deal").await;
    while turn(page).await.phase != "over" {
        press_one(page, &["Check", "Call", "Stand pat"]).await;
    }
    let scene = page.scene().await;
    page.go("#/history").await;
    games(page, 1).await;
    open_row(page, 0).await;
    // The opponents' cards were invisible before the end.
    let seen = "return [...document.querySelectorAll('[data-scene]')].map(it =>
        [...it.querySelectorAll('dd')].slice(0, 3).map(it => it.querySelectorAll('.chip:not(.down)').length))";
    let seen = page.js(seen, &[]).await;
    let (last, before) = seen
        .as_array()
        .expect("steps")
        .split_last()
        .expect("an end");
    assert!(
        before.iter().all(|step| *step == json!([0, 0, 0])),
        "{seen}"
    );
    let shown: Vec<usize> = ["cpu-1", "cpu-2", "cpu-3"]
        .iter()
        .map(|owner| {
            let cards = scene.hand(owner).cards.iter();
            cards.filter(|card| *card != "back").count()
        })
        .collect();
    assert_eq!(*last, json!(shown), "as the table has shown it");
    assert!(!page.texts(".scene-actions").await.concat().is_empty());
    let got = page.texts("[data-scene]:last-child .shares").await.concat();
    assert!(got.contains("win"), "{got}");
    let marks = page.texts("[data-scene]:last-child [data-mark]").await;
    assert!(marks.contains(&"Won".to_owned()), "{marks:?}");
    let folded = marks.iter().filter(|mark| *mark == "Folded").count();
    let told = page.texts(".scene-actions").await.concat();
    assert_eq!(told.matches(" folds.").count(), folded, "{told} {marks:?}");
}

async fn split_hands_are_numbered(page: &Page) {
    page.open("#/blackjack?practice=mistakes.88T&rules=vegas")
        .await;
    page.phase("player").await;
    page.press("Split").await;
    for _ in 0..8 {
        page.settle().await;
        if page.scene().await.phase != "player" {
            break;
        }
        page.press("Stand").await;
    }
    page.phase("over").await;
    page.go("#/history").await;
    games(page, 1).await;
    open_row(page, 0).await;
    let names = page.texts("[data-scene]:last-child dt").await;
    assert!(names.len() >= 3, "{names:?}");
    assert_eq!(names[1..3], ["Hand 1", "Hand 2"]);
    let first = page.texts("[data-scene='1'] dt").await;
    assert_eq!(first, ["Dealer", "You"]);
}

async fn return_restores_the_place_in_the_list(page: &Page) {
    page.open("#/history").await;
    games(page, 30).await;
    let row = "document.querySelectorAll('.rounds a')[25]";
    page.js(&format!("{row}.focus()"), &[]).await;
    let before = page.js("return Math.round(scrollY)", &[]).await;
    assert!(before.as_f64() > Some(0.0), "{before}");
    open_row(page, 25).await;
    page.settle().await;
    let heading = "return document.activeElement.tagName";
    assert_eq!(page.js(heading, &[]).await, "H2");
    assert_eq!(page.js("return scrollY", &[]).await, 0);
    page.back().await;
    let back = format!("document.activeElement === {row}");
    page.until_js("the row has the focus", &back).await;
    page.settle().await;
    let after = page.js("return Math.round(scrollY)", &[]).await;
    assert_eq!(after, before);
}

async fn list_follows_another_tab(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    let [list, other] = another_tab(page).await;
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    until_none_waits(page).await;
    close_tab(page, &other, &list).await;
    games(page, 2).await;
}

async fn shared_shoe_is_not_called_secret(page: &Page) {
    let link = format!("#/blackjack?deal={}&cut=0&rules=vegas", "7".repeat(64));
    page.open(&link).await;
    play_blackjack(page).await;
    page.go("#/history").await;
    games(page, 1).await;
    open_row(page, 0).await;
    let sealed = page.texts("[data-sealed]").await.concat();
    assert!(
        sealed.starts_with("This deal is still on a table."),
        "{sealed}"
    );
}

async fn phone_opens_the_history_from_the_gear(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    for (place, route) in [(0, "/history"), (1, "/stats")] {
        page.js(
            "document.querySelector('[data-tool=settings]').click()",
            &[],
        )
        .await;
        page.until_js(
            "the panel",
            "document.querySelectorAll('aside .links a').length === 2",
        )
        .await;
        let click = "document.querySelectorAll('aside .links a')[arguments[0]].click()";
        page.js(click, &[json!(place)]).await;
        page.until(route, |scene| scene.route.as_deref() == Some(route))
            .await;
        page.until_js(
            "the panel is closed",
            "document.querySelector('aside') === null",
        )
        .await;
        page.go("#/poker/jacks").await;
        page.phase("over").await;
    }
}

async fn page_fits_in_every_language(page: &Page) {
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    for language in places::languages() {
        page.choose_language(language).await;
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
