//! The page without storage: in a sandboxed frame, which has no origin, and in a frame of another site. Every game is
//! playable there, and one message names the missing storage.

use serde_json::{Value, json};

use crate::page::{DESKTOP, Page, strings};
use crate::places;
use crate::server::Sandbox;
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        sandboxed_page_plays_without_exceptions,
        sandboxed_page_reports_missing_storage_once,
        sandboxed_page_without_files_blames_the_frame,
        blocked_storage_is_reported_in_every_language,
    ],
}

/// Records uncaught errors of the page.
const NOTE_ERRORS: &str = "
    window.thrown = [];
    addEventListener('error', event => thrown.push(event.message));
    addEventListener('unhandledrejection', event => thrown.push(`${event.reason}`));";

/// A script that blocks the storage of a page, as in a frame of another site.
const BLOCKED: &str = "
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });
    if (window.StorageManager)
        StorageManager.prototype.persist = StorageManager.prototype.persisted = async () => {
            throw new DOMException('blocked', 'SecurityError');
        };";

/// The visible messages.
async fn messages(page: &Page) -> Vec<String> {
    page.settle().await;
    let script = "
        return [...document.querySelectorAll('[role=alert], [role=alertdialog]')]
            .filter(it => it.checkVisibility())
            .map(it => it.textContent.trim());";
    strings(&page.js(script, &[]).await)
}

async fn thrown(page: &Page) -> Vec<String> {
    strings(&page.js("return window.thrown", &[]).await)
}

/// Plays a round with the first button of each phase.
async fn play_a_round(page: &Page) {
    page.phase("ready").await;
    let click = "
        const [button] = document.querySelectorAll('.actions button');
        button?.click();";
    page.js(click, &[]).await;
    page.until("the cards are dealt", |scene| scene.phase != "ready")
        .await;
    for _ in 0..20 {
        if page.scene().await.phase == "over" {
            break;
        }
        page.js(click, &[]).await;
        page.settle().await;
    }
    page.phase("over").await;
}

/// The tables, as the header of the page names them.
async fn tables(page: &Page) -> Vec<String> {
    let script = "
        return [...document.querySelectorAll('.head .game')].map(it => it.getAttribute('href'))";
    strings(&page.js(script, &[]).await)
}

/// Opens the page as in a sandboxed frame.
async fn open_apart(page: &Page) {
    page.with_service_worker().await;
    let noted = page.session().run_first(NOTE_ERRORS).await;
    noted.expect("a script");
    page.server().sandbox_page(Sandbox::WithCors);
    page.open("#/blackjack").await;
    let origin = page.js("return self.origin", &[]).await;
    assert_eq!(origin, Value::from("null"), "it is kept apart");
}

async fn sandboxed_page_plays_without_exceptions(page: &Page) {
    page.expect_complaints();
    open_apart(page).await;
    for table in tables(page).await {
        page.go(&table).await;
        page.until("the table", |scene| {
            scene.ready && scene.route.as_deref() == Some(&table[1..])
        })
        .await;
        play_a_round(page).await;
        assert_eq!(thrown(page).await, Vec::<String>::new(), "{table}");
    }
}

async fn sandboxed_page_reports_missing_storage_once(page: &Page) {
    page.expect_complaints();
    open_apart(page).await;
    assert_eq!(
        messages(page).await,
        Vec::<String>::new(),
        "nothing is lost yet"
    );
    play_a_round(page).await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.notice') !== null",
    )
    .await;
    let told = messages(page).await;
    assert!(
        told.len() == 1 && told[0].contains("gives this page no storage"),
        "{told:?}"
    );
    for route in ["#/history", "#/stats"] {
        page.go(route).await;
        page.until_js(
            "the reason",
            "document.querySelector('[data-failure=apart]') !== null",
        )
        .await;
        let told = messages(page).await;
        assert!(
            told.len() == 1 && told[0].contains("apart from its storage"),
            "{route}: {told:?}"
        );
    }
    // A setting that cannot be stored adds no further message.
    page.go("#/settings").await;
    page.until_js(
        "settings",
        "document.querySelector('[name=theme]') !== null",
    )
    .await;
    page.press("Close").await;
    page.set("theme", "light").await;
    assert_eq!(messages(page).await, Vec::<String>::new(), "reported once");
}

async fn sandboxed_page_without_files_blames_the_frame(page: &Page) {
    page.expect_complaints();
    page.server().sandbox_page(Sandbox::WithoutCors);
    page.load("#/blackjack").await;
    page.until_js(
        "the panel is shown",
        "!document.getElementById('fault').hidden",
    )
    .await;
    let told = page.js("return document.getElementById('fault').innerText", &[]);
    let told = told.await.as_str().unwrap_or_default().to_owned();
    assert!(told.contains("apart from its own files"), "{told}");
    assert!(told.contains(page.server().origin()), "its address: {told}");
    for wrong in ["Something went wrong", "Reload"] {
        assert!(!told.contains(wrong), "{wrong}: {told}");
    }
}

async fn blocked_storage_is_reported_in_every_language(page: &Page) {
    page.expect_complaints();
    for script in [NOTE_ERRORS, BLOCKED] {
        page.session().run_first(script).await.expect("a script");
    }
    page.load("#/blackjack").await;
    for language in places::languages() {
        let ask = format!(
            "Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => ['{language}'], configurable: true }})"
        );
        page.session().run_first(&ask).await.expect("a script");
        page.open("#/blackjack").await;
        let lang = page.js("return document.documentElement.lang", &[]).await;
        assert_eq!(lang, json!(language));
        play_a_round(page).await;
        let told = messages(page).await;
        assert_eq!(told.len(), 1, "{language}: {told:?}");
        page.js("document.querySelector('.notice button').click()", &[])
            .await;
        page.js(
            "document.querySelector('[data-tool=settings]').click()",
            &[],
        )
        .await;
        page.until_js(
            "settings",
            "document.querySelector('[name=theme]') !== null",
        )
        .await;
        page.set("theme", "light").await;
        assert_eq!(messages(page).await, Vec::<String>::new(), "{language}");
        assert_eq!(thrown(page).await, Vec::<String>::new(), "{language}");
    }
}
