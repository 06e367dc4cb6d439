//! Jacks or Better: a hand played by clicks, and the room for its result. What the table shows is in
//! `tests/views/poker/video_poker_table.rs`.

use crate::machine::Game;
use crate::oracle::{Card, Deal};
use crate::page::{DESKTOP, PHONE, Page};
use crate::places;
use crate::poker::video_poker::swapped_as_recounted;
use crate::tests;

tests! {
    all_browsers DESKTOP => [hand_is_bet_swapped_and_paid],
    chromium_only DESKTOP => [shared_hand_that_is_over_fits],
}

/// The fragment of this deal's link.
fn link(deal: &Deal) -> String {
    format!("#/poker/jacks{}", deal.query())
}

pub(crate) async fn bank(page: &Page) -> i64 {
    let bank = page.attribute("main", "data-bank").await;
    bank.parse().unwrap_or_else(|_| panic!("a bank: {bank}"))
}

async fn hand_is_bet_swapped_and_paid(page: &Page) {
    page.open("#/poker/jacks").await;
    assert_eq!(bank(page).await, 1_000);
    let mut expected = 1_000;
    let games = Game::all();
    let jacks = games.first().expect("Jacks or Better");
    for (coins, swapped) in [(5, &[0, 2][..]), (1, &[4]), (3, &[]), (5, &[0, 1, 2, 3, 4])] {
        page.press(&format!(
            "Bet: {coins} coin{}",
            if coins == 1 { "" } else { "s" }
        ))
        .await;
        page.press("Deal").await;
        page.phase("swap").await;
        assert_eq!(bank(page).await, expected - coins);
        assert_eq!(
            page.attribute("[data-hand=player]", "data-bet").await,
            coins.to_string()
        );
        let pay = swapped_as_recounted(page, jacks, swapped, coins).await;
        expected += coins * pay - coins;
        assert_eq!(bank(page).await, expected);
    }
    page.reload().await;
    page.phase("over").await;
    assert_eq!(bank(page).await, expected, "it is kept");
}

/// True if the felt shows all it has without scrolling, and the texts beside the deck keep away from the pay table.
const SHOWS_ALL: &str = "
    const felt = document.querySelector('.felt');
    const rows = [...document.querySelectorAll('.pay-table li')].map(it => it.getBoundingClientRect());
    const texts = document.createTreeWalker(document.querySelector('.rim'), NodeFilter.SHOW_TEXT);
    let touches = false;
    while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const text of range.getClientRects())
            touches ||= rows.some(row => text.left < row.right + 6 && row.left < text.right + 6
                && text.top < row.bottom && row.top < text.bottom);
    }
    return felt.scrollHeight <= felt.clientHeight && !touches;";

async fn shared_hand_that_is_over_fits(page: &Page) {
    // A hand that is paid has the longest result.
    let paid = (1..200).map(Deal::numbered).find(|deal| {
        let order: Vec<String> = deal.order().iter().take(5).map(Card::to_string).collect();
        order.iter().filter(|card| card.starts_with('Q')).count() == 2
    });
    let paid = paid.expect("a pair of queens");
    for size in [PHONE, DESKTOP] {
        page.resize(size).await;
        for language in places::languages() {
            page.store_settings(&format!("language={language}&speed=off"))
                .await;
            page.forget_rounds().await;
            page.open(&link(&paid)).await;
            for button in ["deal", "0"] {
                let click = format!("document.querySelector('[data-button=\"{button}\"]').click()");
                page.js(&click, &[]).await;
                page.settle().await;
            }
            page.phase("over").await;
            assert_eq!(page.js(SHOWS_ALL, &[]).await, true, "{language} {size:?}");
        }
    }
}
