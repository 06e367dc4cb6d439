//! Events beside a round: a hidden page, a browser that refuses persistent storage, a new version with two tabs.

use serde_json::json;

use crate::announced::{heard, listen};
use crate::history::play_video_poker;
use crate::layout::{HOLD_THE_DEALER, release_the_dealer};
use crate::offline::{look_for_a_new_version, next_version, reload, until_cached, version};
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, Page};
use crate::persistence::{another_tab, close_tab, go_to_tab};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        hidden_tab_announces_one_result_once,
        refused_persistence_is_reported_and_loses_nothing,
        two_tabs_play_on_when_a_version_arrives,
        bet_returns_to_its_size_after_a_double,
    ],
}

/// Simulates the visibility of the page.
async fn show(page: &Page, state: &str) {
    let script = "
        const [state] = arguments;
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));";
    page.js(script, &[json!(state)]).await;
}

async fn hidden_tab_announces_one_result_once(page: &Page) {
    let draws_twice = |deal: &Deal| {
        let round = Blackjack::play(deal, Preset::HouseWinsTies, 0);
        round.stood && round.scenes.len() > 4
    };
    let deal = Deal::find(draws_twice);
    let round = Blackjack::play(&deal, Preset::HouseWinsTies, 0);
    page.store_settings("speed=fast").await;
    // The deal comes from the browser's entropy and not from a link, because a shared deal is never counted.
    page.draw_entropy(&deal).await;
    page.open("#/blackjack").await;
    page.press("Deal").await;
    page.phase("player").await;
    page.js(HOLD_THE_DEALER, &[]).await;
    listen(page).await;
    page.watch().await;
    page.press("Stand").await;
    page.phase("dealer").await;
    show(page, "hidden").await;
    // A browser throttles a hidden page. After a minute all pending timers fire at once, and the page becomes visible
    // meanwhile.
    for turn in 0..40 {
        release_the_dealer(page).await;
        if turn == 1 {
            show(page, "visible").await;
        }
        page.settle().await;
        if page.scene().await.phase == "over" {
            break;
        }
    }
    let over = page.phase("over").await;
    assert_eq!(over.result(), round.result());
    release_the_dealer(page).await;
    let (_, sentence) = over.result.clone().expect("a result");
    let told = heard(page).await;
    let times = told.iter().filter(|it| it.contains(&sentence)).count();
    assert_eq!(times, 1, "{sentence}: {told:?}");
    let results = page.watched().await;
    let mut results: Vec<String> = results
        .iter()
        .filter(|scene| scene.phase == "over")
        .map(|scene| scene.result().to_owned())
        .collect();
    results.dedup();
    assert_eq!(results, [round.result()]);
    let tally = page.texts(".tally").await.concat();
    let counts = tally.split(|it: char| !it.is_ascii_digit());
    let counts: Vec<u32> = counts.filter_map(|it| it.parse().ok()).collect();
    assert_eq!(counts.iter().sum::<u32>(), 1, "counted once: {tally}");
}

/// A browser that refuses persistent storage, as Safari does without a question.
const REFUSES: &str = "
    if (window.StorageManager) {
        StorageManager.prototype.persisted = async () => false;
        StorageManager.prototype.persist = async () => false;
    }";

async fn refused_persistence_is_reported_and_loses_nothing(page: &Page) {
    page.session().run_first(REFUSES).await.expect("a script");
    page.open("#/poker/jacks").await;
    play_video_poker(page).await;
    page.go("#/history").await;
    page.until_js(
        "it can be asked",
        "document.querySelector('[data-tool=persist]') !== null",
    )
    .await;
    page.js("document.querySelector('[data-tool=persist]').click()", &[])
        .await;
    page.until_js(
        "the message is shown",
        "document.querySelector('.history .told')?.textContent.includes('agree to keep the history')",
    )
    .await;
    let rounds = "document.querySelectorAll('.rounds li').length === 1";
    page.until_js("the round is in the history", rounds).await;
}

/// Returns true if the files of the next version are cached.
const NEXT_IS_HERE: &str =
    "(async () => (await caches.keys()).some(it => it.endsWith(' the-next')))()";

async fn two_tabs_play_on_when_a_version_arrives(page: &Page) {
    page.with_service_worker().await;
    page.open("#/poker/solo").await;
    until_cached(page).await;
    let old = version(page).await;
    let [first, other] = another_tab(page).await;
    page.open("#/poker/solo").await;
    page.phase("ready").await;
    let next = next_version(page.dist(), "two-tabs");
    page.server().serve(&next);
    look_for_a_new_version(page).await;
    page.until_js("the new version is here", NEXT_IS_HERE).await;
    // The tab with the tables continues with the pages of its own version.
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Finish").await;
    page.phase("over").await;
    assert_eq!(version(page).await, old);
    page.go("#/lab").await;
    page.until("the lab", |scene| scene.route.as_deref() == Some("/lab"))
        .await;
    // So does the other tab when it takes the tables back.
    go_to_tab(page, &first).await;
    assert_eq!(version(page).await, old);
    page.press("Play here instead").await;
    page.phase("over").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.go("#/lab").await;
    page.until("the lab", |scene| scene.route.as_deref() == Some("/lab"))
        .await;
    page.go("#/poker/solo").await;
    let dealt = page.phase("swap").await;
    // The reloaded tab has the new version and its round. The other tab still has the old version.
    reload(page).await;
    assert_ne!(version(page).await, old);
    let again = page.phase("swap").await;
    assert_eq!(again.hand("player").cards, dealt.hand("player").cards);
    go_to_tab(page, &other).await;
    page.go("#/stats").await;
    page.until("it can be read", |scene| {
        scene.route.as_deref() == Some("/stats")
    })
    .await;
    close_tab(page, &other, &first).await;
}

async fn bet_returns_to_its_size_after_a_double(page: &Page) {
    page.open("#/blackjack?rules=vegas").await;
    page.until("a shoe", |scene| scene.left == Some(312)).await;
    let bet = "return document.querySelector('[data-bets=number]')?.value ?? ''";
    let mut doubled = 0;
    for _ in 0..20 {
        page.press("Deal").await;
        page.until("it is dealt", |scene| scene.phase != "ready")
            .await;
        loop {
            page.settle().await;
            if page.scene().await.phase == "over" {
                break;
            }
            let offered = page.actions().await;
            let wanted = ["Double", "No insurance", "Stand"];
            let now = wanted
                .into_iter()
                .find(|it| offered.iter().any(|on| on == it));
            let now = now.expect("a decision");
            doubled += i32::from(now == "Double");
            page.press(now).await;
        }
        assert_eq!(page.js(bet, &[]).await, json!("10"), "the next bet");
        if doubled > 1 {
            page.reload().await;
            page.phase("over").await;
            assert_eq!(page.js(bet, &[]).await, json!("10"), "after a reload");
            page.js("document.querySelector('[data-bets=clear]').click()", &[])
                .await;
            page.settle().await;
            page.js("document.querySelector('[data-bets=repeat]').click()", &[])
                .await;
            page.settle().await;
            assert_eq!(page.js(bet, &[]).await, json!("10"), "repeated");
            return;
        }
    }
    panic!("nothing could be doubled in twenty rounds");
}
