//! The page's requests to its server, and its behaviour after an error.

use fair_deal::table::Mode;

use crate::blackjack::rounds;
use crate::oracle::{Blackjack, Deal, Preset, codes};
use crate::page::{DESKTOP, Page};
use crate::places;
use crate::poker::solo_draw;
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        only_built_files_are_requested_once_each,
        failed_start_is_reported_and_can_be_retried,
        failed_start_uses_the_visitors_language,
        secret_is_the_browsers_entropy,
    ],
    chromium_only DESKTOP => [
        running_page_error_is_reported_and_restarts,
        panic_is_reported_and_the_page_restarts,
        missing_entropy_deals_nothing_and_is_reported,
        shared_deal_works_without_entropy,
        late_entropy_failure_keeps_the_finished_round,
    ],
}

async fn only_built_files_are_requested_once_each(page: &Page) {
    page.open("").await;
    for _ in 0..2 {
        page.press("Deal").await;
        page.until("cards are dealt", |scene| !scene.hands.is_empty())
            .await;
        if page.scene().await.phase == "player" {
            page.press("Stand").await;
        }
        page.phase("over").await;
    }
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(0).await;
    page.press("Swap").await;
    page.until("cards are swapped", |scene| scene.left == Some(46))
        .await;
    page.settle().await;

    let mut asked = page.server().take_asked();
    let files = page.server().paths();
    asked.sort();
    let mut once = asked.clone();
    // The manifest names the icon too, and the browser's cache would answer. Other games reload the page, which
    // requests the files without a hash in their names again.
    let is_named_by_its_bytes =
        |path: &str| path != "/" && !path.starts_with("/icon-") && !path.ends_with(".webmanifest");
    asked.dedup_by(|one, other| one == other && !is_named_by_its_bytes(one));
    once.dedup();
    assert_eq!(asked, once, "each at most once");
    for path in &asked {
        assert!(
            path == "/" || files.contains(path),
            "{path} is not in dist/"
        );
    }
    for kind in [".js", ".wasm"] {
        assert!(
            asked.iter().any(|path| path.ends_with(kind)),
            "{kind} in {asked:?}"
        );
    }
}

/// True if the fault panel is visible.
pub(crate) const PANEL: &str =
    "(panel => panel.checkVisibility() && panel.getBoundingClientRect().height > 0)
    (document.getElementById('fault'))";

/// Waits for the panel, restarts with its button, and plays.
async fn start_again(page: &Page) {
    see_the_panel(page).await;
    page.server().repair();
    page.press("Reload").await;
    play_on(page).await;
}

/// Waits for the panel, which nothing may cover.
async fn see_the_panel(page: &Page) {
    page.until_js("the panel is shown", PANEL).await;
    let text = page.text().await;
    assert!(text.contains("Something went wrong on our side."), "{text}");
    let script = "
        const button = document.querySelector('#fault button').getBoundingClientRect();
        const x = (button.left + button.right) / 2, y = (button.top + button.bottom) / 2;
        return document.elementFromPoint(x, y)?.textContent;";
    assert_eq!(page.js(script, &[]).await, "Reload", "nothing covers it");
}

/// Waits until the panel is gone, and plays.
async fn play_on(page: &Page) {
    page.until("it can be played", |scene| scene.ready).await;
    page.until_js("the panel is gone", &format!("!{PANEL}"))
        .await;
    page.press("Deal").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
}

async fn failed_start_is_reported_and_can_be_retried(page: &Page) {
    page.expect_complaints();
    for (file, how) in [
        (".wasm", FileFault::Missing),
        (".wasm", FileFault::Truncated(20_000)),
        (".wasm", FileFault::Replaced(b"This is no wasm.")),
        (".js", FileFault::Missing),
        (".js", FileFault::Replaced(b"This is no script.")),
    ] {
        // At its own origin, because a browser may remember a script that could not be loaded.
        page.move_to_another_origin();
        page.server().break_file(file, how);
        page.load("").await;
        see_the_panel(page).await;
        page.server().repair();
        if file == ".js" && page.session().remembers_broken_scripts() {
            page.move_to_another_origin();
            page.load("").await;
        } else {
            page.press("Reload").await;
        }
        play_on(page).await;
    }
}

async fn failed_start_uses_the_visitors_language(page: &Page) {
    page.expect_complaints();
    page.store_settings("language=ja").await;
    page.server().break_file(".wasm", FileFault::Missing);
    page.load("").await;
    page.until_js("the panel is shown", PANEL).await;
    let text = page.text().await;
    assert!(text.contains("ページに不具合が発生しました。"), "{text}");
    page.server().repair();
    page.press("再読み込み").await;
    page.until_spoken("ja").await;
    page.press("配る").await;
    page.until("cards are dealt", |scene| !scene.hands.is_empty())
        .await;
}

/// Dispatches a trap of the bundle. Errors from a driver's own script are hidden from the page, like errors of another
/// origin. In Firefox such a script has its own `WebAssembly`, whose errors are not those of the page.
pub(crate) const BREAK: &str = "
    const error = new window.WebAssembly.RuntimeError('provoked');
    dispatchEvent(new ErrorEvent('error', { error, message: error.message }));";

async fn running_page_error_is_reported_and_restarts(page: &Page) {
    page.expect_complaints();
    for break_it in [
        // A driver's script cannot throw in the page or reject a promise there. These events tell the page the same.
        BREAK,
        "dispatchEvent(new PromiseRejectionEvent('unhandledrejection', {
            promise: Promise.resolve(), reason: new window.WebAssembly.RuntimeError('provoked'),
        }));",
    ] {
        page.open("").await;
        // The page ignores an extension's error.
        page.js(
            "dispatchEvent(new ErrorEvent('error', { error: new Error('not ours') }))",
            &[],
        )
        .await;
        page.settle().await;
        page.until_js("all is well", &format!("!{PANEL}")).await;
        page.js(break_it, &[]).await;
        start_again(page).await;
        page.forget_rounds().await;
    }
}

async fn panic_is_reported_and_the_page_restarts(page: &Page) {
    page.expect_complaints();
    page.open("#/blackjack").await;
    // Without its container the page cannot insert a notice, and panics.
    page.js("document.querySelector('.room').remove()", &[])
        .await;
    page.go("#/blackjack?deal=123").await;
    page.until_js("the panel is shown", PANEL).await;
    let text = page.text().await;
    assert!(text.contains("Something went wrong on our side"), "{text}");
    start_again(page).await;
}

async fn secret_is_the_browsers_entropy(page: &Page) {
    let deal = Deal::numbered(31);
    page.draw_entropy(&deal).await;
    page.open("#/blackjack").await;
    let ready = page.phase("ready").await;
    assert_eq!(ready.seal, Some(deal.seal()));
    assert!(!page.text().await.contains("Shared"));
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    rounds::play(page, &deal, &round).await;
    page.go("#/poker/solo").await;
    let ready = page.phase("ready").await;
    assert_eq!(ready.seal, Some(deal.seal()));
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Finish").await;
    let over = page.phase("over").await;
    assert_eq!(over.secret, Some(deal.secret()));
    assert_eq!(over.hand("player").cards, codes(&deal.order()[..5]));
}

const TOLD: &str = "Your browser gave this page no random numbers, so nothing was dealt";

async fn missing_entropy_deals_nothing_and_is_reported(page: &Page) {
    let takes_it_away = [
        "delete Crypto.prototype.getRandomValues",
        "Object.defineProperty(window, 'crypto', { value: undefined })",
        "Crypto.prototype.getRandomValues = () => { throw new Error('none'); }",
    ];
    for (number, script) in takes_it_away.into_iter().enumerate() {
        // The scripts add up, and each is sufficient.
        page.session().run_first(script).await.expect("a script");
        for route in places::addresses(Mode::Free) {
            page.load(&route).await;
            page.phase("ready").await;
            for click in 0..2 {
                let text = page.text().await;
                assert!(text.contains(TOLD), "{number}, click {click}: {text}");
                page.press("Deal").await;
                page.settle().await;
                let scene = page.scene().await;
                assert_eq!((scene.phase.as_str(), scene.seal), ("ready", None));
                assert!(scene.hands.is_empty(), "nothing is dealt");
                assert!(!scene.ready, "nothing can be played");
            }
        }
    }
}

async fn shared_deal_works_without_entropy(page: &Page) {
    let script = "delete Crypto.prototype.getRandomValues";
    page.session().run_first(script).await.expect("a script");
    let deal = rounds::deal_for("player-wins", Preset::Classic, 0);
    page.load("#/blackjack").await;
    page.phase("ready").await;
    rounds::open_deal(page, &deal).await;
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    rounds::play(page, &deal, &round).await;
    solo_draw::open_deal(page, &Deal::numbered(30)).await;
    page.press("Deal").await;
    page.phase("swap").await;
}

async fn late_entropy_failure_keeps_the_finished_round(page: &Page) {
    let deal = rounds::deal_for("dealer-wins", Preset::Classic, 0);
    page.open("").await;
    rounds::open_deal(page, &deal).await;
    let round = Blackjack::play(&deal, Preset::Classic, 0);
    let take_away = "
        window.entropy = Crypto.prototype.getRandomValues;
        Crypto.prototype.getRandomValues = () => { throw new Error('none'); };";
    let give_back = "Crypto.prototype.getRandomValues = window.entropy";
    // Before the end of the round, which requests the seal of the next one.
    page.js(take_away, &[]).await;
    rounds::play(page, &deal, &round).await;
    page.settle().await;
    let over = page.scene().await;
    // The text is on the table. The announcement is joined with the next one.
    let told = format!("document.querySelector('main').innerText.includes('{TOLD}')");
    for _ in 0..2 {
        page.press("Deal").await;
        page.until_js("the message is shown", &told).await;
        page.settle().await;
        assert_eq!(page.scene().await, over, "the round is unchanged");
    }
    page.js(give_back, &[]).await;
    page.press("Deal").await;
    page.until("another deal is dealt", |scene| {
        scene.seal != over.seal && scene.left == Some(48)
    })
    .await;
    page.until_js("the message is gone", &format!("!{told}"))
        .await;

    page.go("#/poker/solo").await;
    page.phase("ready").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.js(take_away, &[]).await;
    page.press("Finish").await;
    page.phase("over").await;
    page.settle().await;
    let over = page.scene().await;
    page.press("Deal").await;
    page.until_js("the message is shown", &told).await;
    page.settle().await;
    assert_eq!(page.scene().await, over, "the round is unchanged");
    page.js(give_back, &[]).await;
    page.press("Deal").await;
    page.phase("swap").await;
}
