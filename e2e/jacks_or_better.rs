//! Jacks or Better: bets, the pay table, the coach and its exact values, the daily deal, and the page of the pay
//! tables.

use serde_json::{Value, json};

use crate::machine::Game;
use crate::oracle::{Card, Deal};
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::places;
use crate::tests;
use crate::video_poker::swapped_as_recounted;

tests! {
    all_browsers DESKTOP => [hand_is_bet_swapped_and_paid],
    chromium_only DESKTOP => [
        coach_values_equal_brute_force,
        hold_is_valued_at_once_and_judged_after_the_swap,
        hand_is_bet_and_played_by_keys,
        hand_is_shared_and_checked,
        day_is_scored_by_the_cost_of_holds,
        changed_pay_table_shows_its_return_and_is_played,
        joker_is_held_and_paid,
        shared_hand_that_is_over_fits,
    ],
}

/// The fragment of this deal's link.
fn link(deal: &Deal) -> String {
    format!("#/poker/jacks{}", deal.query())
}

async fn open_deal(page: &Page, deal: &Deal) {
    page.go(&link(deal)).await;
    page.until("the shared deal is ready", |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
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

/// The rows of the coach: the hold and its value.
async fn rows(page: &Page) -> Vec<(String, f64, bool)> {
    page.until_js(
        "the coach has worked it out",
        "document.querySelectorAll('[data-coach] [data-hold]').length === 32",
    )
    .await;
    let script = "return [...document.querySelectorAll('[data-coach] [data-hold]')]
        .map(it => [it.dataset.hold, it.dataset.ev, it.dataset.best])";
    let rows = page.js(script, &[]).await;
    let row = |row: &Value| {
        let value = row[1].as_str().unwrap_or_default().parse();
        let held = row[0].as_str().unwrap_or_default().to_owned();
        (held, value.expect("a number"), row[2] == json!(""))
    };
    rows.as_array().expect("a list").iter().map(row).collect()
}

async fn coach_values_equal_brute_force(page: &Page) {
    let golden: Value =
        serde_json::from_str(include_str!("../tests/golden/draw_holds.json")).expect("JSON");
    let draws = [1.0, 47.0, 1_081.0, 16_215.0, 178_365.0, 1_533_939.0];
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    let known = golden["deals"].as_array().expect("a list");
    assert_eq!(known.len(), 50);
    // tests/draw_at_table.rs compares all of them without a browser.
    for (known, number) in known.iter().zip(1..).take(12) {
        let deal = Deal::numbered(number);
        assert_eq!(known["secret"], deal.secret());
        open_deal(page, &deal).await;
        page.press("Deal").await;
        page.phase("swap").await;
        let rows = rows(page).await;
        let totals = known["totals"].as_array().expect("totals");
        let mut best = f64::MIN;
        for (swapped, total) in totals.iter().enumerate() {
            let held: String = (0..5)
                .map(|place| if swapped >> place & 1 == 1 { '0' } else { '1' })
                .collect();
            let count = held.matches('0').count();
            let worth = total.as_f64().expect("a number") / draws[count];
            best = best.max(worth);
            let row = rows.iter().find(|row| row.0 == held);
            let (_, value, _) = row.unwrap_or_else(|| panic!("{held}"));
            assert!(
                (value - worth).abs() < 1e-9,
                "{number} {held}: {value} {worth}"
            );
        }
        let named: Vec<f64> = rows.iter().filter(|row| row.2).map(|row| row.1).collect();
        assert!(
            named.len() == 1 && (named[0] - best).abs() < 1e-9,
            "{number}"
        );
        page.press("Stand pat").await;
        page.phase("over").await;
    }
}

/// The hand is 7C 2S QH 9C JH. It has no pair, so standing pat is not the best hold.
async fn hold_is_valued_at_once_and_judged_after_the_swap(page: &Page) {
    page.open("#/poker/jacks").await;
    let is_silent = "return document.querySelector('[data-coach]') === null";
    assert_eq!(
        page.js(is_silent, &[]).await,
        json!(true),
        "it is off at first"
    );
    page.press("Coach").await;
    open_deal(page, &Deal::numbered(1)).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let all = rows(page).await;
    let now = async || {
        page.attribute("[data-coach] [aria-current]", "data-hold")
            .await
    };
    assert_eq!(now().await, "11111", "nothing is marked");
    page.mark(0).await;
    page.mark(3).await;
    assert_eq!(now().await, "01101");
    let of = |held: &str| all.iter().find(|row| row.0 == held).expect("a row").1;
    let cost = all[0].1 - of("01101");
    page.press("Swap").await;
    page.phase("over").await;
    page.until_js(
        "it is judged",
        "document.querySelector('[data-cost]') !== null",
    )
    .await;
    let told: f64 = page
        .attribute("[data-cost]", "data-cost")
        .await
        .parse()
        .expect("a number");
    assert!((told - cost).abs() < 1e-12 && cost > 0.0, "{told} {cost}");
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes(' bets: ')",
    )
    .await;
}

async fn hand_is_bet_and_played_by_keys(page: &Page) {
    page.open("#/poker/jacks").await;
    page.tap('3').await;
    let pressed = "return document.querySelector('.coin[aria-pressed=true]')?.dataset.coins";
    page.settle().await;
    assert_eq!(page.js(pressed, &[]).await, json!("3"));
    page.tap('d').await;
    page.phase("swap").await;
    assert_eq!(bank(page).await, 997);
    page.tap('1').await;
    page.tap('5').await;
    page.settle().await;
    let marked: Vec<bool> = page
        .card_buttons()
        .await
        .into_iter()
        .map(|card| card.pressed)
        .collect();
    assert_eq!(marked, [true, false, false, false, true]);
    page.tap('s').await;
    let scene = page.phase("over").await;
    assert_eq!(scene.left, Some(45));
    page.tap('d').await;
    page.phase("swap").await;
    page.tap('p').await;
    assert_eq!(page.phase("over").await.left, Some(47));
}

async fn hand_is_shared_and_checked(page: &Page) {
    page.open("#/poker/jacks").await;
    page.press("Deal").await;
    let before = page.phase("swap").await;
    page.mark(1).await;
    page.press("Swap").await;
    let over = page.phase("over").await;
    assert_ne!(before.hand("player").cards, over.hand("player").cards);
    page.follow("main", "Check this deal").await;
    page.until_js(
        "it is checked",
        "document.querySelector('[data-verdict]')?.dataset.verdict === 'consistent'",
    )
    .await;
}

async fn day_is_scored_by_the_cost_of_holds(page: &Page) {
    page.open("#/poker/jacks/daily").await;
    for round in 1..=10 {
        let is_told = "return document.querySelector('[data-day-cost]') !== null";
        assert_eq!(page.js(is_told, &[]).await, json!(false), "round {round}");
        page.press("Deal").await;
        page.phase("swap").await;
        page.press("Stand pat").await;
        page.phase("over").await;
    }
    page.until_js(
        "the day is judged",
        "document.querySelector('[data-day-cost]') !== null",
    )
    .await;
    let cost: f64 = page
        .attribute("[data-day-cost]", "data-day-cost")
        .await
        .parse()
        .expect("a number");
    assert!(cost > 0.0, "to stand pat on anything costs something");
    page.reload().await;
    page.until_js(
        "it is judged after a reload too",
        "document.querySelector('[data-day-cost]') !== null",
    )
    .await;
}

/// The return of the table that the page has computed.
async fn returned(page: &Page) -> f64 {
    page.until_js(
        "the return is known",
        "document.querySelector('[data-return]') !== null",
    )
    .await;
    let value = page.attribute("[data-return]", "data-return").await;
    value.parse().expect("a number")
}

async fn changed_pay_table_shows_its_return_and_is_played(page: &Page) {
    page.open("#/poker/jacks").await;
    page.follow("main", "Games and pay tables").await;
    assert!((returned(page).await - 0.995_439_043_695_122_5).abs() < 1e-12);
    page.press("8/5").await;
    page.until_js(
        "another return",
        "(document.querySelector('[data-return]')?.dataset.return ?? '').startsWith('0.97298')",
    )
    .await;
    assert!((returned(page).await - 0.972_984_337_506).abs() < 1e-12);
    let type_in = "
        const field = document.getElementById(arguments[0]);
        field.value = arguments[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(type_in, &[json!("Flush"), json!("x")]).await;
    page.until_js(
        "the invalid pay is marked",
        "document.querySelector('#Flush[aria-invalid=true]') !== null",
    )
    .await;
    page.js(type_in, &[json!("Flush"), json!("7")]).await;
    page.until_js(
        "the pay is valid again",
        "document.querySelector('#Flush[aria-invalid]') === null",
    )
    .await;
    page.until_js(
        "another return",
        "!(document.querySelector('[data-return]')?.dataset.return ?? '0.97298').startsWith('0.97298')",
    )
    .await;
    page.follow("main", "Play with this pay table").await;
    page.until("a table", |scene| scene.phase == "ready").await;
    let pays = "return [...document.querySelectorAll('.pay-table b')].map(it => it.textContent)";
    assert_eq!(
        strings(&page.js(pays, &[]).await),
        ["4000", "250", "125", "40", "35", "20", "15", "10", "5"]
    );
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Stand pat").await;
    page.phase("over").await;
}

async fn joker_is_held_and_paid(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks?rules=800-200-100-50-20-7-5-3-2-1-1")
        .await;
    page.until("a pack with a joker", |scene| scene.left == Some(53))
        .await;
    // One hand in ten has it.
    for _ in 0..150 {
        page.press("Deal").await;
        let scene = page.phase("swap").await;
        let has_joker = scene.hand("player").cards.iter().any(|card| card == "X1");
        let rows = rows(page).await;
        if has_joker {
            // No hold that gives the joker away is the best one.
            let place = scene
                .hand("player")
                .cards
                .iter()
                .position(|card| card == "X1");
            let keeps = |held: &str| held.as_bytes().get(place.unwrap_or(0)) == Some(&b'1');
            assert!(keeps(&rows[0].0), "{:?}", rows[0]);
            return;
        }
        page.press("Stand pat").await;
        page.phase("over").await;
    }
    panic!("no joker in 150 hands");
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
