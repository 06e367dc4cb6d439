//! Blackjack for chips: a bet that is won or lost, and the room on a phone. What the table shows is in
//! `tests/views/blackjack/table.rs`.

use std::collections::BTreeMap;

use serde_json::json;

use crate::blackjack::rounds::link;
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, Scene, strings, wait_for};
use crate::places;
use crate::tests;

tests! {
    all_browsers DESKTOP => [bet_is_won_or_lost],
    chromium_only PHONE => [four_hands_and_side_bets_fit_a_phone],
    chromium_only PHONE_ON_ITS_SIDE => [buttons_stay_in_place_whatever_the_coach_says],
}

/// Two eights against a ten, which can become four hands.
pub(crate) const EIGHTS: &str = "5009000000000000000000000000000000000000000000000000000000000007";
/// A natural against an ace.
pub(crate) const NATURAL: &str = "7c00000000000000000000000000000000000000000000000000000000000007";

async fn sit_down(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "Vegas").await;
    page.until("a shoe is ready", |scene| scene.left == Some(312))
        .await;
}

async fn settled(page: &Page) -> Scene {
    page.settle().await;
    page.scene().await
}

/// The half chips in the player's bank, without the bets on the table.
async fn bank(page: &Page) -> i64 {
    let bank = page.attribute("main", "data-bank").await;
    let (whole, half) = match bank.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (bank.as_str(), 0),
    };
    let whole: i64 = whole.parse().unwrap_or_else(|_| panic!("a bank: {bank}"));
    2 * whole + half
}

/// The bet on the next round, as the field shows it.
async fn bet(page: &Page) -> String {
    let script = "return document.querySelector('[data-bets=number]')?.value ?? ''";
    let value = page.js(script, &[]).await;
    value.as_str().unwrap_or_default().to_owned()
}

async fn labels(page: &Page) -> Vec<String> {
    page.actions().await
}

async fn add(page: &Page, chip: u16) {
    let script = "document.querySelector(`[data-chip='${arguments[0]}']`).click()";
    page.js(script, &[json!(chip)]).await;
    page.settle().await;
}

/// Declines insurance and stands on every hand until the round is over.
async fn stand_to_the_end(page: &Page) -> Scene {
    loop {
        let scene = settled(page).await;
        if scene.phase == "over" {
            return scene;
        }
        let labels = labels(page).await;
        for label in ["No insurance", "Stand"] {
            if labels.iter().any(|it| it == label) {
                page.press(label).await;
                break;
            }
        }
    }
}

async fn bet_is_won_or_lost(page: &Page) {
    sit_down(page).await;
    assert_eq!(bank(page).await, 2000);
    assert_eq!(bet(page).await, "10");
    add(page, 25).await;
    // In WebKit the table may still be drawing the chosen rules.
    let is_added = wait_for(async || (bet(page).await == "35").then_some(()));
    is_added.await.expect("the chip is added");
    for _ in 0..6 {
        let before = bank(page).await;
        page.press("Deal").await;
        page.until("it is dealt", |scene| scene.phase != "ready")
            .await;
        let scene = settled(page).await;
        if scene.phase == "player" {
            assert_eq!(page.attribute("[data-hand=player]", "data-bet").await, "35");
            assert_eq!(bank(page).await, before - 70, "the bet is on the table");
        }
        let over = stand_to_the_end(page).await;
        let change = match over.result() {
            "player-blackjack" => 105,
            "player-wins" | "dealer-busts" => 70,
            "draw" => 0,
            "dealer-wins" | "dealer-blackjack" => -70,
            other => panic!("{other} is no result of standing"),
        };
        assert_eq!(bank(page).await, before + change, "{:?}", over.result);
    }
    let (chips, wanted) = (bank(page).await, bet(page).await);
    page.reload().await;
    page.phase("over").await;
    assert_eq!((bank(page).await, bet(page).await), (chips, wanted));
}

/// Splits the eights into four hands.
async fn split(page: &Page) {
    let deal = Deal::from_hex(EIGHTS);
    page.open(&format!("{}&rules=vegas", link(&deal))).await;
    page.press("Deal").await;
    page.phase("player").await;
    for hands in 2..=4 {
        page.press("Split").await;
        page.until("there is one more hand", |scene| {
            scene.hands.len() == hands + 1
        })
        .await;
    }
    assert!(
        !labels(page).await.iter().any(|it| it == "Split"),
        "at most four hands"
    );
}

/// Elements that reach beyond the right edge of the window.
const TOO_WIDE: &str = "return [...document.querySelectorAll('main *')]
    .filter(it => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + 0.5)
    .map(it => it.outerHTML.slice(0, 80))";

async fn four_hands_and_side_bets_fit_a_phone(page: &Page) {
    page.open("#/blackjack?rules=vegas").await;
    page.until("a pack is ready", |scene| scene.left.is_some())
        .await;
    // Each list of the side bets is reachable inside the felt.
    let last = "
        document.querySelector('details.seating').open = true;
        document.querySelector(\"select[name='hot3']\").scrollIntoView({ block: 'nearest' });
        const list = document.querySelector(\"select[name='hot3']\").getBoundingClientRect();
        const felt = document.querySelector('.felt').getBoundingClientRect();
        return list.bottom <= felt.bottom && list.top >= felt.top && list.right <= felt.right;";
    assert_eq!(page.js(last, &[]).await, json!(true));
    split(page).await;
    let beside = "const of = (name) => document.querySelector(name).getBoundingClientRect();
        return of('[data-hand=dealer]').right <= of('[data-hand=player]').left + 1";
    for hand in 1..=5 {
        for size in [PHONE_ON_ITS_SIDE, PHONE] {
            page.resize(size).await;
            page.settle().await;
            let too_wide = strings(&page.js(TOO_WIDE, &[]).await);
            assert_eq!(too_wide, Vec::<String>::new(), "hand {hand}, {size:?}");
            let is_beside = page.js(beside, &[]).await == json!(true);
            let is_on_its_side = size == PHONE_ON_ITS_SIDE;
            assert!(
                is_beside || !is_on_its_side,
                "the hands are beside the dealer"
            );
        }
        if hand < 5 {
            page.press("Stand").await;
        }
    }
    page.phase("over").await;
}

/// The place of each button of the table, and true if the whole button is on the screen. Then true if no results of
/// hands overlap, and true if the page is no higher than the window.
const BUTTONS: &str = "
    const all = selector => [...document.querySelectorAll(selector)]
        .filter(it => it.checkVisibility());
    const rect = it => it.getBoundingClientRect();
    const name = it => it.dataset.button ?? it.dataset.bets ?? it.dataset.chip;
    const places = all('.actions button, .bets button, .bets input').map(it => {
        const { left, top, right, bottom } = rect(it);
        const whole = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        return [name(it), `${Math.round(left)} ${Math.round(top)}`, String(whole)];
    });
    const names = all('.own .aside').map(rect);
    const over = names.slice(1).filter((it, at) =>
        it.left < names[at].right && it.top < names[at].bottom && it.bottom > names[at].top);
    const fits = document.documentElement.scrollHeight <= innerHeight;
    return [
        ...places,
        ['results', '', String(over.length === 0)],
        ['the page', '', String(fits)],
    ]";

/// Records the places of the buttons, and compares them with the earlier ones.
async fn check_places(page: &Page, places: &mut BTreeMap<String, String>) {
    page.settle().await;
    let rows = page.js(BUTTONS, &[]).await;
    for row in rows.as_array().into_iter().flatten().map(strings) {
        let [name, place, is_right] = &row[..] else {
            panic!("{row:?}");
        };
        assert_eq!(is_right, "true", "{name} at {place}");
        let before = places.entry(name.clone()).or_insert_with(|| place.clone());
        assert_eq!(before, place, "{name} has moved");
    }
}

async fn buttons_stay_in_place_whatever_the_coach_says(page: &Page) {
    // A phone on its side has the least height. The other sizes take one language each, because each takes seconds.
    let low = places::languages().map(|language| (PHONE_ON_ITS_SIDE, language));
    for (size, language) in low.chain([(PHONE, "ja"), (DESKTOP, "ru")]) {
        page.resize(size).await;
        page.store_settings(&format!("coach=always&speed=off&language={language}"))
            .await;
        page.forget_rounds().await;
        let deal = Deal::from_hex(EIGHTS);
        page.open(&format!("{}&rules=vegas", link(&deal))).await;
        let mut places = BTreeMap::new();
        let press = "document.querySelector(`[data-button=${arguments[0]}]`).click()";
        check_places(page, &mut places).await;
        page.js(press, &[json!("deal")]).await;
        page.phase("player").await;
        for action in ["p", "p", "p", "h", "s", "s", "s", "s"] {
            check_places(page, &mut places).await;
            page.until_js(
                "the coach has worked it out",
                "document.querySelector('[data-coach] [data-best]') !== null",
            )
            .await;
            check_places(page, &mut places).await;
            page.js(press, &[json!(action)]).await;
        }
        page.phase("over").await;
        check_places(page, &mut places).await;
        page.until_js(
            "the last decision is judged",
            "document.querySelector('[data-cost]') !== null",
        )
        .await;
        check_places(page, &mut places).await;
        for other in ["h", "s", "d", "p", "r"] {
            assert_ne!(places.get("deal"), places.get(other), "{other}");
        }
    }
}
