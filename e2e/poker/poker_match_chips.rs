//! The poker match with bets, played by clicks and keys. Its chips, its words and its coach are in
//! `tests/views/poker/poker_match_table.rs`.

use serde_json::json;

use crate::offline::{coach_speaks, reload, until_cached};
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, Scene, key};
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [missing_strategy_is_reported_and_fetched_again],
    chromium_only DESKTOP => [
        coach_compares_with_the_equilibrium,
        hand_is_bet_by_keys_and_survives_a_reload,
        mathematician_plays_offline_and_its_round_is_checked,
    ],
    chromium_only PHONE => [four_play_for_chips_on_a_phone],
}

/// Sits down for chips against this many opponents.
async fn sit_down(page: &Page, others: usize) {
    page.open("#/poker/duel").await;
    play_for_chips(page, others).await;
}

/// Chooses chips and this many opponents at the open poker match table.
pub(crate) async fn play_for_chips(page: &Page, others: usize) {
    page.press("Opponents").await;
    let click = "document.querySelectorAll(arguments[0])[arguments[1]].click()";
    page.js(click, &[json!("[name=betting]"), json!(1)]).await;
    page.settle().await;
    for place in 1..others {
        page.js(click, &[json!("[name=opponent]"), json!(place)])
            .await;
        page.settle().await;
    }
    page.press("Close").await;
}

/// Waits until the player has to act, or the round is over.
pub(crate) async fn turn(page: &Page) -> Scene {
    let scene = page
        .until("the player is to act", |scene| {
            ["player", "swap", "over"].contains(&scene.phase.as_str())
        })
        .await;
    page.settle().await;
    scene
}

/// Presses the first of these buttons that is offered.
pub(crate) async fn press_one(page: &Page, wanted: &[&str]) {
    let offered = page.actions().await;
    let found = wanted
        .iter()
        .find(|label| offered.iter().any(|it| it == *label));
    page.press(found.unwrap_or_else(|| panic!("none of {wanted:?} in {offered:?}")))
        .await;
}

async fn hand_is_bet_by_keys_and_survives_a_reload(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    sit_down(page, 1).await;
    page.tap('d').await;
    let dealt = turn(page).await;
    assert_eq!(dealt.phase, "player", "the player acts first");
    // The worker of the coach values the bets.
    coach_speaks(page).await;
    assert_eq!(page.actions().await, ["Bet", "Check"]);
    page.tap('x').await;
    let scene = turn(page).await;
    if scene.phase == "player" {
        assert_eq!(page.actions().await, ["Raise", "Fold", "Call"]);
        page.tap('c').await;
    }
    let swap = page.phase("swap").await;
    page.reload().await;
    let again = page.phase("swap").await;
    assert_eq!(again.hand("player").cards, swap.hand("player").cards);
    page.tap('p').await;
    let mut scene = turn(page).await;
    while scene.phase != "over" {
        // Enter checks or calls.
        page.tap(key::ENTER).await;
        page.settle().await;
        scene = turn(page).await;
    }
    let bank = page.attribute("main", "data-bank").await;
    page.reload().await;
    page.phase("over").await;
    assert_eq!(page.attribute("main", "data-bank").await, bank);
}

/// The coach fetches the solution for a match of two, and then says the mix and the losses of each decision.
async fn coach_compares_with_the_equilibrium(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    sit_down(page, 1).await;
    let is_solution = |file: &String| file.ends_with(".bin");
    assert!(!page.server().take_asked().iter().any(is_solution));
    page.press("Deal").await;
    turn(page).await;
    let whole = "[...document.querySelectorAll('[data-coach] [data-share]')]
        .reduce((sum, it) => sum + Number(it.dataset.share), 0) === 1";
    page.until_js("the coach says the mix", whole).await;
    let told = "document.getElementById('announcer').textContent.includes('In equilibrium: ')";
    page.until_js("the mix is announced", told).await;
    let asked = page.server().take_asked();
    assert_eq!(asked.iter().filter(|file| is_solution(file)).count(), 1);
    // A row for each legal action, and at the swap for each number of cards.
    let rows = "return document.querySelectorAll('[data-coach] [data-loss]').length;";
    assert_eq!(page.js(rows, &[]).await, json!(page.actions().await.len()));
    press_one(page, &["Check"]).await;
    while turn(page).await.phase == "player" {
        press_one(page, &["Call", "Check"]).await;
    }
    let swap = "document.querySelectorAll('[data-hold][data-loss]').length === 6";
    page.until_js("the mix of the swap is there", swap).await;
    assert!(!page.server().take_asked().iter().any(is_solution));
}

/// Clicks the Mathematician in the open list of opponents.
async fn click_mathematician(page: &Page) {
    let click = "document.querySelectorAll('[name=opponent]')[4].click()";
    page.js(click, &[]).await;
}

/// Waits until the Mathematician sits at the table, while the list of opponents is open.
async fn until_mathematician_sits(page: &Page) {
    let sits = "[...document.querySelectorAll('[name=opponent]')].map(it => it.checked).join() === \
         'false,false,false,false,true'";
    page.until_js("the Mathematician sits", sits).await;
}

/// Lets the Mathematician sit down at the table for chips.
pub(crate) async fn seat_mathematician(page: &Page) {
    page.press("Opponents").await;
    click_mathematician(page).await;
    until_mathematician_sits(page).await;
    page.press("Close").await;
}

/// Plays this hand on to its end by checks and calls.
async fn play_on(page: &Page) {
    let mut scene = turn(page).await;
    while scene.phase != "over" {
        press_one(page, &["Check", "Call", "Stand pat"]).await;
        scene = turn(page).await;
    }
}

/// The strategy of the Mathematician is fetched when the player chooses it, and cached from then on. Its actions follow
/// from the deal, so a reload and the check of a deal play them again.
async fn mathematician_plays_offline_and_its_round_is_checked(page: &Page) {
    page.with_service_worker().await;
    // Failed requests cause complaints.
    page.expect_complaints();
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/duel").await;
    until_cached(page).await;
    let is_strategy = |file: &String| file.ends_with(".bin");
    assert!(!page.server().take_asked().iter().any(is_strategy));
    play_for_chips(page, 1).await;
    seat_mathematician(page).await;
    assert!(page.server().take_asked().iter().any(is_strategy));
    let cached = "(async () => (await Promise.all((await caches.keys()).map(async name =>
        (await (await caches.open(name)).keys()).some(it => it.url.endsWith('.bin'))))).includes(true))()";
    page.until_js("the strategy is cached", cached).await;
    page.server().hang_up();
    page.press("Deal").await;
    turn(page).await;
    coach_speaks(page).await;
    press_one(page, &["Check", "Call"]).await;
    let before = turn(page).await;
    reload(page).await;
    let after = turn(page).await;
    assert_eq!(after.phase, before.phase);
    assert_eq!(after.hand("player").cards, before.hand("player").cards);
    play_on(page).await;
    for _ in 0..3 {
        page.press("Deal").await;
        play_on(page).await;
    }
    page.follow("main", "Check this deal").await;
    let verdict = "document.querySelector('[data-verdict]')?.dataset.verdict === 'consistent'";
    page.until_js("the check agrees", verdict).await;
}

/// Without the strategy the opponents stay, and the page offers to fetch it again.
async fn missing_strategy_is_reported_and_fetched_again(page: &Page) {
    page.expect_complaints();
    page.open("#/poker/duel").await;
    play_for_chips(page, 1).await;
    page.press("Opponents").await;
    page.server()
        .break_file(".bin", FileFault::Truncated(1_000));
    click_mathematician(page).await;
    let offered = "[...document.querySelectorAll('.notice button')].some(it => it.textContent.trim() === 'Try again')";
    page.until_js("it can be fetched again", offered).await;
    page.server().repair();
    page.press("Try again").await;
    until_mathematician_sits(page).await;
}

/// Checks on a phone, upright and on its side, that everything visible and clickable is in the window, and that nothing
/// overlaps.
async fn fits(page: &Page) {
    let script = "
        const seen = it => it.getBoundingClientRect();
        const wide = document.documentElement.scrollWidth > innerWidth;
        const out = [...document.querySelectorAll('.actions button, [data-hand], .middle')]
            .filter(it => { const r = seen(it); return r.right > innerWidth + 1 || r.left < -1; });
        const buttons = [...document.querySelectorAll('.actions button')].map(seen);
        const over = buttons.some((a, i) => buttons.some((b, j) => i < j
            && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
        const below = buttons.filter(r => r.bottom > innerHeight + 1).length;
        return [wide, out.length, over, below];";
    for size in [PHONE_ON_ITS_SIDE, PHONE] {
        page.resize(size).await;
        page.settle().await;
        assert_eq!(
            page.js(script, &[]).await,
            json!([false, 0, false, 0]),
            "wide, outside, over one another, below the window: {size:?}"
        );
    }
}

async fn four_play_for_chips_on_a_phone(page: &Page) {
    sit_down(page, 3).await;
    for _ in 0..2 {
        page.press("Deal").await;
        let mut scene = turn(page).await;
        while scene.phase != "over" {
            fits(page).await;
            press_one(page, &["Bet", "Call", "Check", "Stand pat"]).await;
            scene = turn(page).await;
        }
        fits(page).await;
    }
}
