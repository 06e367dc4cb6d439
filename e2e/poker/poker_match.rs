//! The poker match, played by clicks. What its table shows is in `tests/views/poker/poker_match_table.rs`.

use crate::oracle::Deal;
use crate::page::{DESKTOP, Page};
use crate::tests;

tests! {
    all_browsers DESKTOP => [poker_match_is_restored_after_a_reload],
}

/// The link to this deal with these rules.
pub(crate) fn link(deal: &Deal, rules: &str) -> String {
    format!("#/poker/duel{}&rules={rules}", deal.query())
}

/// Opens the deal at the table by its link.
pub(crate) async fn open_deal(page: &Page, deal: &Deal, rules: &str) {
    page.go(&link(deal, rules)).await;
    page.until("the shared deal is ready", |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
}

async fn poker_match_is_restored_after_a_reload(page: &Page) {
    page.open("#/poker/duel").await;
    page.press("Deal").await;
    let before = page.phase("swap").await;
    page.mark(4).await;
    page.reload().await;
    let after = page.phase("swap").await;
    assert_eq!(after, before);
    let marked: Vec<bool> = page
        .card_buttons()
        .await
        .iter()
        .map(|it| it.pressed)
        .collect();
    assert_eq!(marked, [false, false, false, false, true]);
    page.press("Swap").await;
    let over = page.phase("over").await;
    page.reload().await;
    assert_eq!(page.phase("over").await, over);
}
