//! Several hands and other seats at the blackjack table, by keys. What the table shows, with side bets, is in
//! `tests/views/blackjack/table.rs`.

use serde_json::json;

use crate::page::{DESKTOP, Page, Scene, key};
use crate::tests;

tests! {
    all_browsers DESKTOP => [three_hands_are_played_beside_other_seats_by_keys],
}

/// Opens the table with these rules, and the panel of hands and seats.
async fn sit_down(page: &Page, rules: &str) {
    page.open(&format!("#/blackjack?rules={rules}")).await;
    page.until("a pack is ready", |scene| scene.left.is_some())
        .await;
    let open = "document.querySelector('details.seating').open = true";
    page.js(open, &[]).await;
}

/// Chooses this option of this list.
async fn choose(page: &Page, name: &str, value: &str) {
    let script = "
        const list = document.querySelector(`select[name='${arguments[0]}']`);
        list.value = arguments[1];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[json!(name), json!(value)]).await;
    page.settle().await;
}

/// The half chips of an attribute.
fn halves(chips: &str) -> i64 {
    let (whole, half) = match chips.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (chips, 0),
    };
    let whole: i64 = whole.parse().unwrap_or_else(|_| panic!("chips: {chips}"));
    2 * whole + half
}

async fn bank(page: &Page) -> i64 {
    halves(&page.attribute("main", "data-bank").await)
}

/// Plays the round at the table to its end by a simple rule: double 10 and 11, hit up to 13.
async fn play_on(page: &Page) -> Scene {
    for _ in 0..200 {
        page.settle().await;
        let scene = page.scene().await;
        match scene.phase.as_str() {
            "over" => return scene,
            "player" => {
                let script = "
                    const active = document.querySelector('[data-hand^=player][aria-current]')
                        ?? document.querySelector('[data-hand=player]');
                    const named = [...document.querySelectorAll('[data-button]')];
                    return [active.dataset.points, active.querySelectorAll('[data-card]').length,
                        named.map(it => it.dataset.button).join('')];";
                let seen = page.js(script, &[]).await;
                let points: u32 = seen[0]
                    .as_str()
                    .unwrap_or_default()
                    .parse()
                    .expect("points");
                let can = |letter: char| seen[2].as_str().unwrap_or_default().contains(letter);
                let letter = match points {
                    _ if can('n') => 'n',
                    _ if can('o') => 'o',
                    10 | 11 if can('d') => 'd',
                    0..14 if can('h') => 'h',
                    _ => 's',
                };
                page.tap(letter).await;
            }
            // Other seats act: Enter hurries them.
            _ => page.tap(key::ENTER).await,
        }
    }
    panic!("the round has no end: {:?}", page.scene().await);
}

async fn three_hands_are_played_beside_other_seats_by_keys(page: &Page) {
    sit_down(page, "vegas").await;
    choose(page, "hands", "3").await;
    choose(page, "seats", "2").await;
    let told =
        "document.getElementById('announcer').textContent.includes('3 hands, 2 other seats.')";
    page.until_js("the seating is announced", told).await;
    page.js("document.querySelector('main').focus()", &[]).await;
    page.tap('b').await;
    page.until("the cards are dealt", |scene| {
        scene.hands.contains_key("player-3")
    })
    .await;
    assert!(
        page.js("return document.querySelector('details.seating').open", &[])
            .await
            == json!(false),
        "nothing covers the cards"
    );
    let seats = "document.querySelectorAll('[data-hand^=seat]').length === 2";
    page.until_js("two others sit there", seats).await;
    let scene = page.scene().await;
    if scene.phase != "over" {
        let before = bank(page).await;
        assert!(before <= 2000 - 60, "three bets are on the table: {before}");
    }
    let over = play_on(page).await;
    let results: Vec<&str> = over.result().split(' ').collect();
    assert_eq!(results.len(), 3, "{results:?}");
    // Every hand is announced with its number.
    for number in 1..=3 {
        let told =
            format!("document.getElementById('announcer').textContent.includes('Hand {number}.')");
        page.until_js("each hand is announced", &told).await;
    }
}
