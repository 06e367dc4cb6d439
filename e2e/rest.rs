//! The rest of the page's program: when it is fetched, and what becomes of a page that cannot have it.

use crate::page::{DESKTOP, Page, wait_for};
use crate::safety::{PANEL, see_the_panel};
use crate::server::Spoilt;
use crate::tests;

tests! {
    DESKTOP => [
        a_first_visit_fetches_the_rest_when_the_visitor_does_something,
        a_first_round_of_blackjack_needs_nothing_of_the_rest,
        poker_can_be_played_at_once_though_the_rest_was_not_fetched,
        a_first_visit_to_poker_fetches_the_rest_with_the_page,
        without_the_rest_the_page_says_so_and_nothing_is_lost,
    ],
}

/// How the name of the file ends.
const REST: &str = "_rest.wasm";

/// How often the rest was asked for since the last call.
fn times_asked(page: &Page) -> usize {
    let asked = page.server().take_asked();
    asked.iter().filter(|path| path.ends_with(REST)).count()
}

/// Plays a round of blackjack to its end, whatever the cards.
async fn play_a_round(page: &Page) {
    page.press("Deal").await;
    page.until("cards lie", |scene| !scene.hands.is_empty())
        .await;
    if page.scene().await.phase == "player" {
        page.press("Hit").await;
        page.settle().await;
    }
    if page.scene().await.phase == "player" {
        page.press("Stand").await;
    }
    page.phase("over").await;
}

async fn a_first_visit_fetches_the_rest_when_the_visitor_does_something(page: &Page) {
    page.open("").await;
    page.come_to_rest().await;
    assert_eq!(times_asked(page), 0, "nothing was done yet");
    page.press("Deal").await;
    let asked = wait_for(async || Some(times_asked(page)).filter(|times| *times > 0)).await;
    assert_eq!(asked, Some(1));
    let come = "performance.getEntriesByType('resource')
        .some(file => file.name.endsWith('_rest.wasm') && file.responseEnd > 0)";
    page.until_js("it has come", come).await;
    page.come_to_rest().await;
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
    page.press("Deal").await;
    page.phase("swap").await;
    assert_eq!(times_asked(page), 0, "it is there");
}

async fn a_first_round_of_blackjack_needs_nothing_of_the_rest(page: &Page) {
    page.expect_complaints();
    page.server().spoil(REST, Spoilt::Missing);
    page.open("").await;
    for _ in 0..3 {
        play_a_round(page).await;
    }
    page.until_js("all is well", &format!("!{PANEL}")).await;
    assert_eq!(times_asked(page), 1, "once, in vain, and it was not missed");
}

async fn poker_can_be_played_at_once_though_the_rest_was_not_fetched(page: &Page) {
    page.open("").await;
    assert_eq!(times_asked(page), 0);
    page.go("#/poker/solo").await;
    page.phase("ready").await;
    assert_eq!(times_asked(page), 1, "the page waited for it");
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Finish").await;
    page.phase("over").await;
    assert_eq!(times_asked(page), 0, "it is there");
}

async fn a_first_visit_to_poker_fetches_the_rest_with_the_page(page: &Page) {
    page.open("#/poker/solo").await;
    page.phase("ready").await;
    assert_eq!(times_asked(page), 1);
    page.press("Deal").await;
    page.phase("swap").await;
    assert_eq!(times_asked(page), 0);
}

async fn without_the_rest_the_page_says_so_and_nothing_is_lost(page: &Page) {
    page.expect_complaints();
    page.server().spoil(REST, Spoilt::Missing);
    page.open("").await;
    play_a_round(page).await;
    let before = page.scene().await;
    page.go("#/poker/solo").await;
    see_the_panel(page).await;
    let text = page.text().await;
    let sentence = "A part of the page could not be fetched. Is the network there?";
    assert!(text.contains(sentence), "{text}");
    assert!(!text.contains("ページ"), "in one language: {text}");
    page.server().repair();
    page.press("Start again").await;
    page.until_js("the panel is gone", &format!("!{PANEL}"))
        .await;
    let after = page.phase("over").await;
    assert_eq!(after.hands, before.hands, "the round is there");
    page.follow("header", "Draw poker").await;
    page.phase("ready").await;
}
