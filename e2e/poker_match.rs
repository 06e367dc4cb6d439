//! The poker match, played by clicks. What its table shows is in `tests/views/poker_match_table.rs`.

use std::cmp::Ordering;

use crate::oracle::{Card, Deal, Rank};
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

/// The places that the opponent called the Textbook discards: none of a straight or better, otherwise every card
/// without a pair.
fn thrown_by_textbook(hand: &[Card]) -> Vec<usize> {
    if Rank::of(hand).is_straight_or_better() {
        return vec![];
    }
    let lonely = |place: &usize| {
        let same = hand.iter().filter(|card| card.pairs_with(hand[*place]));
        same.count() == 1
    };
    (0..5).filter(lonely).collect()
}

/// Returns the final hands of the player, who swaps these places, and of the Textbook.
fn against_textbook(deal: &Deal, swap: &[usize]) -> [Vec<Card>; 2] {
    let order = deal.order();
    let mut hands =
        [0, 1].map(|seat| -> Vec<Card> { (0..5).map(|round| order[2 * round + seat]).collect() });
    let thrown = thrown_by_textbook(&hands[1]);
    let mut next = 10;
    for (hand, places) in hands.iter_mut().zip([swap, &thrown]) {
        for place in places {
            hand[*place] = order[next];
            next += 1;
        }
    }
    hands
}

/// The result against the Textbook for a player who swaps these places.
pub(crate) fn result(deal: &Deal, swap: &[usize]) -> &'static str {
    let [player, textbook] = against_textbook(deal, swap);
    match Rank::of(&player).cmp(&Rank::of(&textbook)) {
        Ordering::Greater => "win",
        Ordering::Equal => "draw",
        Ordering::Less => "lose",
    }
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
