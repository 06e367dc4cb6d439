//! State that must survive: rounds when links are opened, stored data with two tabs or two copies of the page, and a
//! daily series at midnight. Also the messages when a file hangs or is missing.

use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};

use crate::blackjack::rounds::{deal_for, link};
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, Page, Scene, stored, sure};
use crate::safety::{BREAK, PANEL};
use crate::server::{COPY, FileFault};
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        round_returns_after_the_deal_of_a_link,
        last_opened_tab_takes_the_tables,
    ],
    chromium_only DESKTOP => [
        back_to_a_played_link_keeps_the_fresh_round,
        two_tabs_keep_the_settings_of_both,
        tabs_share_the_language_and_the_tables_stay,
        copies_in_two_folders_keep_their_own_rounds,
        new_day_is_offered_when_the_page_is_visible,
        failed_share_copies_cancelled_share_is_silent,
        click_on_a_tool_does_not_hurry_the_dealer,
        fault_panel_blocks_the_page_until_closed,
        broken_page_can_start_without_saved_rounds,
        missing_bundle_is_reported,
        new_version_on_the_server_is_named_as_such,
        silent_worker_leaves_its_job_to_the_page,
        browser_without_light_dark_has_the_same_colours,
        unreadable_storage_is_not_overwritten,
    ],
}

/// A deal in which the player takes this many cards, then stands and wins.
fn quiet(hits: usize) -> Deal {
    deal_for("player-wins", Preset::Classic, hits)
}

/// The state of the table without the route, because the address may differ.
fn without_route(scene: &Scene) -> Scene {
    Scene {
        route: None,
        ..scene.clone()
    }
}

/// A browser that allows writing to the storage and refuses reading.
const LOCKED: &str = "
    Storage.prototype.getItem = () => { throw new DOMException('no', 'UnknownError'); };";

async fn unreadable_storage_is_not_overwritten(page: &Page) {
    page.draw_entropy(&quiet(1)).await;
    page.store_settings("theme=dark&speed=off").await;
    page.open("#/blackjack").await;
    page.press("Deal").await;
    page.phase("player").await;
    // Reads without the method that is about to fail.
    let stored = "return JSON.stringify(localStorage, Object.keys(localStorage)
        .filter(it => it !== 'fair-deal/seat').sort())";
    let before = page.js(stored, &[]).await;
    assert!(before.to_string().contains("fair-deal/table/1/blackjack"));
    page.session().run_first(LOCKED).await.expect("a script");
    page.open("#/blackjack").await;
    let text = page.text().await;
    assert!(text.contains("It stays as it is, so new rounds"), "{text}");
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Settings").await;
    page.set("theme", "light").await;
    page.until_js(
        "the message is shown",
        "[...document.querySelectorAll('.notice')].some(it => it.textContent.includes('save your settings'))",
    )
    .await;
    assert_eq!(page.js(stored, &[]).await, before);
}

async fn round_returns_after_the_deal_of_a_link(page: &Page) {
    page.draw_entropy(&quiet(1)).await;
    page.open("#/blackjack").await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    let shared = quiet(0);
    page.go(&link(&shared)).await;
    let ready = page.phase("ready").await;
    assert_eq!(ready.seal, Some(shared.seal()));
    let text = page.text().await;
    assert!(text.contains("Your own round is saved."), "{text}");
    // A reload in between loses neither round.
    page.reload().await;
    page.until("the shared deal is there", |scene| {
        scene.ready && scene.seal == ready.seal
    })
    .await;
    page.press("Deal").await;
    page.press("Stand").await;
    page.phase("over").await;
    page.press("Deal").await;
    let back = page.phase("player").await;
    assert_eq!(without_route(&back), without_route(&before));
    let text = page.text().await;
    assert!(text.contains("Your own round is back."), "{text}");
    assert_eq!(page.fragment().await, "#/blackjack");
    page.press("Stand").await;
    page.phase("over").await;
}

async fn back_to_a_played_link_keeps_the_fresh_round(page: &Page) {
    let shared = quiet(0);
    page.draw_entropy(&quiet(1)).await;
    page.open(&link(&shared)).await;
    page.press("Deal").await;
    page.press("Stand").await;
    page.phase("over").await;
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    page.follow("header", "Blackjack").await;
    page.phase("over").await;
    page.press("Deal").await;
    let fresh = page.phase("player").await;
    assert_ne!(fresh.seal, Some(shared.seal()));
    for _ in 0..2 {
        page.back().await;
    }
    page.settle().await;
    assert_eq!(without_route(&page.scene().await), without_route(&fresh));
    page.until_js(
        "the link has left the address",
        "location.hash === '#/blackjack'",
    )
    .await;
    page.reload().await;
    page.until("it is kept", |scene| {
        without_route(scene) == without_route(&fresh)
    })
    .await;
}

/// Opens another tab of the same browser and switches to it. Returns the first tab and the new one.
pub(crate) async fn another_tab(page: &Page) -> [WindowHandle; 2] {
    let client = page.client();
    let first = sure(client.window().await, "the tab");
    let other = sure(client.new_window(true).await, "another tab").handle;
    sure(page.session().show(other.clone()).await, "to the other tab");
    [first, other]
}

/// Switches to this tab.
pub(crate) async fn go_to_tab(page: &Page, tab: &WindowHandle) {
    sure(page.session().show(tab.clone()).await, "to a tab");
}

/// Closes this tab and switches to the first.
pub(crate) async fn close_tab(page: &Page, tab: &WindowHandle, first: &WindowHandle) {
    go_to_tab(page, tab).await;
    sure(page.client().close_window().await, "to close a tab");
    go_to_tab(page, first).await;
}

/// Waits until the page says that another tab has the tables.
async fn is_elsewhere(page: &Page) {
    let says = "document.querySelector('main').textContent.includes('in another tab')";
    page.until_js("the other tab has the tables", says).await;
    assert_eq!(page.scene().await.phase, "", "there is no table");
}

async fn last_opened_tab_takes_the_tables(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    let [first, other] = another_tab(page).await;
    page.open("#/poker/solo").await;
    // It continues where the first tab was.
    assert_eq!(page.phase("swap").await, dealt);
    page.mark(0).await;
    page.press("Swap").await;
    let swapped = page
        .until("one card is swapped", |scene| scene.left == Some(46))
        .await;

    go_to_tab(page, &first).await;
    is_elsewhere(page).await;
    page.press("Play here instead").await;
    assert_eq!(page.phase("swap").await, swapped);
    page.press("Finish").await;
    let over = page.phase("over").await;

    go_to_tab(page, &other).await;
    is_elsewhere(page).await;
    // A reload takes the tab lock.
    page.reload().await;
    assert_eq!(page.phase("over").await, over);
    go_to_tab(page, &first).await;
    is_elsewhere(page).await;
    close_tab(page, &other, &first).await;
    page.press("Play here instead").await;
    assert_eq!(page.phase("over").await, over);
}

async fn tabs_share_the_language_and_the_tables_stay(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.phase("swap").await;
    let [first, other] = another_tab(page).await;
    page.open("#/poker/solo").await;
    let dealt = page.phase("swap").await;
    page.press("Settings").await;
    page.set("language", "ja").await;
    // The first tab shows another page meanwhile, and takes nothing.
    go_to_tab(page, &first).await;
    page.until_spoken("ja").await;
    let has_table = "document.querySelector('main').textContent.includes('タブ')";
    page.until_js("the other tab has the tables", has_table)
        .await;
    assert_eq!(page.scene().await.phase, "", "there is no table");
    go_to_tab(page, &other).await;
    let here = page.phase("swap").await;
    assert_eq!(here.hand("player").cards, dealt.hand("player").cards);
    assert_eq!((here.seal, here.left), (dealt.seal, dealt.left));
    close_tab(page, &other, &first).await;
}

async fn two_tabs_keep_the_settings_of_both(page: &Page) {
    page.open("#/settings").await;
    let [first, other] = another_tab(page).await;
    page.open("#/settings").await;
    page.set("theme", "light").await;
    go_to_tab(page, &first).await;
    let light = "document.documentElement.dataset.theme === 'light'";
    page.until_js("the other's choice holds here", light).await;
    page.set("suits", "four").await;
    // The other tab may not have received the message yet.
    go_to_tab(page, &other).await;
    page.set("faces", "large").await;
    let record = page
        .js(
            "return localStorage.getItem(arguments[0])",
            &[json!(stored::SETTINGS)],
        )
        .await;
    let record = record.as_str().expect("a record");
    for choice in ["theme=light", "suits=four", "faces=large"] {
        assert!(record.contains(choice), "{choice} in {record}");
    }
    close_tab(page, &other, &first).await;
}

async fn copies_in_two_folders_keep_their_own_rounds(page: &Page) {
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    let copy = format!("{}#/poker/solo", &COPY[1..]);
    // The data of a version without folders is taken over.
    page.open(&copy).await;
    assert_eq!(page.phase("swap").await.seal, dealt.seal);
    page.press("Finish").await;
    page.phase("over").await;
    page.press("Deal").await;
    let other = page
        .until("another deal is there", |scene| scene.seal != dealt.seal)
        .await;
    page.open("#/poker/solo").await;
    assert_eq!(page.phase("swap").await, dealt, "the first has its own");
    page.open(&copy).await;
    assert_eq!(page.phase("swap").await, other, "and so has the second");
}

/// Sets the page's date.
pub(crate) const DAY: &str = "
    const original = Date.prototype.toISOString;
    window.day = (location.protocol !== 'about:' && sessionStorage.day) || '2030-01-01';
    Date.prototype.toISOString = function () {
        return window.day + original.call(this).slice(10);
    };";

async fn new_day_is_offered_when_the_page_is_visible(page: &Page) {
    page.session().run_first(DAY).await.expect("a script");
    page.open("#/poker/daily").await;
    let day = async || {
        let script = "return document.querySelector('[data-daily]')?.dataset.daily";
        page.js(script, &[]).await
    };
    page.until("the day's deal", |scene| scene.seal.is_some())
        .await;
    assert_eq!(day().await, "2030-01-01");
    let midnight = "
        sessionStorage.day = window.day = arguments[0];
        document.dispatchEvent(new Event('visibilitychange'));";
    page.js(midnight, &[json!("2030-01-02")]).await;
    page.settle().await;
    assert_eq!(day().await, "2030-01-02", "the series has not begun");
    page.press("Deal").await;
    page.js(midnight, &[json!("2030-01-03")]).await;
    page.reload().await;
    for number in 1..=10 {
        page.press("Finish").await;
        page.phase("over").await;
        assert_eq!(day().await, "2030-01-02", "the series goes on");
        if number < 10 {
            page.press("Deal").await;
            page.phase("swap").await;
        }
    }
    // The result stays, and the new day is offered beside it.
    assert_eq!(page.actions().await, ["Deal", "Share"]);
    page.press("Deal").await;
    page.phase("ready").await;
    assert_eq!(day().await, "2030-01-03");
    // A clock that is set back deals no old day.
    page.js(midnight, &[json!("2030-01-01")]).await;
    page.reload().await;
    page.until("the day's deal", |scene| scene.seal.is_some())
        .await;
    assert_eq!(day().await, "2030-01-03");
}

/// A touch device with a working clipboard. Its share dialog ends with the error in `window.ends`.
const DIALOG: &str = "
    const match = window.matchMedia;
    window.matchMedia = query =>
        query === '(pointer: coarse)' ? { matches: true } : match.call(window, query);
    Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: async () => {
        if (window.ends !== '') throw new DOMException('no', window.ends);
    } });
    Object.defineProperty(Navigator.prototype, 'clipboard', { configurable: true, get: () => ({
        writeText: async text => { window.copied = text; },
    }) });";

async fn failed_share_copies_cancelled_share_is_silent(page: &Page) {
    page.session().run_first(DIALOG).await.expect("a script");
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.press("Finish").await;
    page.phase("over").await;
    page.js("document.querySelector('.seal button').click()", &[])
        .await;
    for (ends, said) in [
        ("AbortError", ""),
        ("NotAllowedError", "Copied."),
        ("", "Shared."),
    ] {
        page.js("window.ends = arguments[0]", &[json!(ends)]).await;
        page.press("Share this deal").await;
        page.settle().await;
        let outcome = "return document.querySelector('.share-outcome')?.textContent ?? ''";
        assert_eq!(page.js(outcome, &[]).await, said, "{ends}");
    }
    let copied = page.js("return window.copied ?? ''", &[]).await;
    let copied = copied.as_str().expect("a text");
    assert!(copied.contains("#/poker/solo?deal="), "{copied}");
}

async fn click_on_a_tool_does_not_hurry_the_dealer(page: &Page) {
    // The dealer draws two cards.
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood
            && round
                .scenes
                .last()
                .is_some_and(|last| last.dealer.len() >= 4)
    });
    page.store_settings("speed=slow").await;
    page.open(&link(&deal)).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    let script = "
        const done = arguments[arguments.length - 1];
        const count = () => document.querySelectorAll('[data-hand=dealer] [data-card]').length;
        const before = count();
        const click = element => {
            element.click();
            return new Promise(then => requestAnimationFrame(() => setTimeout(() => then(count()))));
        };
        (async () => {
            const tools = [];
            for (const tool of document.querySelectorAll('.foot button'))
                if (!tool.matches('[aria-expanded]')) tools.push(await click(tool));
            done([before, ...tools, await click(document.querySelector('.felt'))]);
        })();";
    let counts = page.js_until_done(script, &[]).await;
    let counts: Vec<u64> = serde_json::from_value(counts).expect("numbers");
    let (felt, others) = counts.split_last().expect("a number");
    assert!(others.len() >= 3, "{counts:?}");
    assert!(others.iter().all(|count| count == &others[0]), "{counts:?}");
    assert_eq!(*felt, others[0] + 1, "the felt does: {counts:?}");
}

async fn fault_panel_blocks_the_page_until_closed(page: &Page) {
    page.expect_complaints();
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    let dealt = page.phase("swap").await;
    page.js(BREAK, &[]).await;
    page.until_js("the panel is shown", PANEL).await;
    let script = "
        const others = [...document.body.children].filter(it => it.id !== 'fault');
        return [document.activeElement.id, others.every(it => it.inert)];";
    assert_eq!(page.js(script, &[]).await, json!(["fault", true]));
    page.press("Close this message").await;
    page.until_js("the panel is closed", &format!("!{PANEL}"))
        .await;
    let script = "return [...document.body.children].some(it => it.inert)";
    assert_eq!(page.js(script, &[]).await, Value::Bool(false));
    page.press("Finish").await;
    page.phase("over").await;
    page.js(BREAK, &[]).await;
    page.until_js("the panel is shown", PANEL).await;
    page.js(
        "document.querySelector('#fault [data-reload]').click()",
        &[],
    )
    .await;
    let over = page
        .until("it is there again", |scene| {
            scene.ready && scene.phase == "over"
        })
        .await;
    assert_eq!(over.seal, dealt.seal);
    assert_eq!(page.fragment().await, "#/poker/solo", "the address stays");
}

async fn broken_page_can_start_without_saved_rounds(page: &Page) {
    page.expect_complaints();
    page.open("").await;
    for folder in ["", &COPY[1..]] {
        page.forget_rounds().await;
        page.open(&format!("{folder}#/poker/solo")).await;
        page.press("Deal").await;
        let dealt = page.phase("swap").await;
        page.js(BREAK, &[]).await;
        page.until_js("the panel is shown", PANEL).await;
        let read = "
            const { download } = document.querySelector('#fault-kept a');
            return [download, localStorage['fair-deal/table/1/solo' + arguments[0]]];";
        let at = if folder.is_empty() { "" } else { "@/copy/" };
        // The page's policy refuses a script's request for the file, so the test checks only its name.
        let file = page.js(read, &[json!(at)]).await;
        let name = file[0].as_str().expect("a name");
        let minute = name
            .strip_prefix("fair-deal-rounds-")
            .and_then(|it| it.strip_suffix(".json"));
        let digits = minute.map(|it| it.replace(|sign: char| sign.is_ascii_digit(), "0"));
        assert_eq!(digits.as_deref(), Some("0000-00-00-0000"), "{name}");
        let save = file[1].as_str().expect("a save").to_owned();
        page.press("Start without them").await;
        let ready = page
            .until("a fresh table", |scene| {
                scene.ready && scene.phase == "ready"
            })
            .await;
        assert_ne!(ready.seal, dealt.seal, "{folder}");
        let aside = "
            const names = Object.keys(localStorage).filter(it =>
                /table\\/aside-\\d+\\/solo/.test(it) && it.endsWith(arguments[0]));
            return names.map(it => localStorage[it]);";
        let aside = page.js(aside, &[json!(at)]).await;
        assert_eq!(aside, json!([save]), "{folder}: it is put aside");
        page.press("Deal").await;
        page.phase("swap").await;
    }
}

/// Shortens the timeouts of this many milliseconds.
fn shorten(ms: u32) -> String {
    format!(
        "const wait = window.setTimeout;
        window.setTimeout = (then, ms, ...rest) => wait(then, ms === {ms} ? 50 : ms, ...rest);"
    )
}

async fn missing_bundle_is_reported(page: &Page) {
    let hangs = "
        if (location.protocol !== 'about:' && !sessionStorage.comes)
            WebAssembly.instantiateStreaming = () => new Promise(() => {});";
    page.session().run_first(hangs).await.expect("a script");
    page.session()
        .run_first(&shorten(20_000))
        .await
        .expect("a script");
    page.load("").await;
    let told = "document.querySelector('#app [role=alert]')?.checkVisibility() ?? false";
    page.until_js("the message is shown", told).await;
    let text = page.text().await;
    assert!(text.contains("taking longer than it should"), "{text}");
    page.js("sessionStorage.comes = 1", &[]).await;
    page.press("Load again").await;
    page.until("it can be played", |scene| scene.ready).await;
    page.settle().await;
    page.until_js("the message is gone", &format!("!({told})"))
        .await;
}

async fn new_version_on_the_server_is_named_as_such(page: &Page) {
    page.expect_complaints();
    page.open("").await;
    page.server().break_file(".js", FileFault::Renamed);
    page.go("#/fairness").await;
    let told = "[...document.querySelectorAll('#pages > [role=alert]')].map(it =>
        it.checkVisibility())";
    page.until_js("the message is shown", &format!("({told})[1] === true"))
        .await;
    let text = page.text().await;
    assert!(
        text.contains("There is a new version of Fair Deal."),
        "{text}"
    );
    assert!(!text.contains("Are you online?"), "{text}");
    page.server().repair();
    page.press("Reload").await;
    page.until("the page is there", |scene| {
        scene.route.as_deref() == Some("/fairness")
    })
    .await;
}

async fn silent_worker_leaves_its_job_to_the_page(page: &Page) {
    let deaf = "
        window.Worker = class { postMessage() {} terminate() { window.ended = true; } };";
    page.session().run_first(deaf).await.expect("a script");
    page.session()
        .run_first(&shorten(10_000))
        .await
        .expect("a script");
    page.open("#/lab").await;
    page.until_js(
        "the lab is there",
        "document.getElementById('hands') !== null",
    )
    .await;
    page.type_into("#hands", "1000").await;
    page.settle().await;
    page.press("Deal").await;
    let done = "document.querySelector('[data-stage=finished]') !== null";
    page.until_js("the job is done", done).await;
    assert_eq!(page.js("return window.ended", &[]).await, true);
}

async fn browser_without_light_dark_has_the_same_colours(page: &Page) {
    // This browser supports `light-dark()`. The fallback that it skips must have the same colours.
    page.open("#/settings").await;
    let script = "
        const theme = arguments[0];
        const all = [...document.styleSheets].flatMap(it => [...it.cssRules]);
        const fallback = all.find(it => it.conditionText?.includes('light-dark'));
        const wanted = theme === 'light' ? ':root' : '[data-theme=\"dark\"]';
        const rules = [...fallback.cssRules].flatMap(it => it.media ? [...it.cssRules] : [it]);
        const plain = rules.find(it => it.selectorText === wanted).style;
        const probe = document.body.appendChild(document.createElement('i'));
        const seen = (rule, value) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`i { ${rule}: ${value} }`);
            document.adoptedStyleSheets = [sheet];
            return getComputedStyle(probe)[rule];
        };
        const faults = [];
        for (const name of plain) {
            const value = plain.getPropertyValue(name).trim();
            const rule = value.startsWith('#') ? 'color' : 'box-shadow';
            if (seen(rule, value) !== seen(rule, `var(${name})`)) faults.push(name);
        }
        document.adoptedStyleSheets = [];
        probe.remove();
        return [plain.length, faults];";
    for theme in ["light", "dark"] {
        page.set("theme", theme).await;
        let seen = page.js(script, &[json!(theme)]).await;
        assert!(seen[0].as_u64() > Some(15), "{seen}");
        assert_eq!(seen[1], json!([]), "{theme}");
    }
}
