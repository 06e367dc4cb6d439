//! A double click never acts twice. Two separate clicks act twice.

use std::time::Duration;

use serde_json::json;

use crate::blackjack::chips::EIGHTS;
use crate::blackjack::rounds::{deal_for, open_deal};
use crate::oracle::{Blackjack, Deal, Preset, codes, result_against_textbook};
use crate::page::{DESKTOP, Page, strings};
use crate::poker::poker_match;
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        double_click_on_deal_deals_only,
        double_click_on_hit_draws_one_card,
        double_click_on_stand_deals_no_new_round,
        double_click_on_swap_swaps_once,
        two_clicks_in_one_task_act_once,
        separate_clicks_all_count,
        result_appears_after_the_last_card_lands,
    ],
    chromium_only DESKTOP => [
        double_click_on_deal_keeps_a_natural,
        double_click_on_finish_deals_no_new_round,
        double_click_on_surrender_leaves_the_next_bet,
        card_can_be_marked_before_it_lands,
        reduced_motion_stops_all_motion,
    ],
}

/// The pauses within a fast and a slow double click, in milliseconds.
const PAUSES: [u64; 2] = [0, 150];

/// A deal in which the player can take three cards before the round ends.
fn long_deal() -> Deal {
    Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 3);
        round.hits == 3 && round.stood
    })
}

async fn double_click_on_deal_deals_only(page: &Page) {
    page.open("#/blackjack").await;
    for pause in PAUSES.map(Duration::from_millis) {
        let deal = long_deal();
        open_deal(page, &deal).await;
        page.watch().await;
        page.double_click("Deal", pause).await;
        let order = deal.order();
        let scene = page.scene().await;
        assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(48)));
        assert_eq!(scene.hand("player").cards, codes(&[order[0], order[2]]));
        assert_eq!(page.watched().await.len(), 1, "one thing happened");
    }
}

async fn double_click_on_surrender_leaves_the_next_bet(page: &Page) {
    page.open("#/blackjack").await;
    for pause in PAUSES.map(Duration::from_millis) {
        // A link to the present deal changes nothing.
        page.forget_rounds().await;
        page.load(&format!("#/blackjack?deal={EIGHTS}&rules=vegas"))
            .await;
        page.until("it is ready", |scene| scene.phase == "ready")
            .await;
        page.press("Deal").await;
        page.phase("player").await;
        page.double_click("Surrender", pause).await;
        page.phase("over").await;
        let bet = "
            const field = document.querySelector('[data-bets=number]');
            return [field.value, String(document.activeElement === field)]";
        let bet = strings(&page.js(bet, &[]).await);
        assert_eq!(bet, ["10", "false"], "{pause:?}");
    }
}

async fn double_click_on_deal_keeps_a_natural(page: &Page) {
    page.open("#/blackjack").await;
    for pause in PAUSES.map(Duration::from_millis) {
        // The second click would hit a new Deal button in the same place.
        let deal = deal_for("player-blackjack", Preset::Classic, 0);
        open_deal(page, &deal).await;
        page.double_click("Deal", pause).await;
        let scene = page.scene().await;
        assert_eq!(scene.seal, Some(deal.seal()), "the round is still there");
        assert_eq!(scene.result(), "player-blackjack");
    }
}

async fn double_click_on_hit_draws_one_card(page: &Page) {
    page.open("#/blackjack").await;
    open_deal(page, &long_deal()).await;
    page.press("Deal").await;
    page.phase("player").await;
    let mut left = 48;
    for pause in PAUSES.map(Duration::from_millis) {
        page.double_click("Hit", pause).await;
        left -= 1;
        let scene = page.scene().await;
        assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(left)));
    }
}

async fn double_click_on_stand_deals_no_new_round(page: &Page) {
    page.open("#/blackjack").await;
    // The dealer does not draw, so the round is over at once.
    let deal = Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 0);
        round.stood && round.scenes.len() == 2
    });
    for pause in PAUSES.map(Duration::from_millis) {
        open_deal(page, &deal).await;
        page.press("Deal").await;
        page.phase("player").await;
        page.double_click("Stand", pause).await;
        let scene = page.phase("over").await;
        assert_eq!((scene.seal, scene.left), (Some(deal.seal()), Some(48)));
    }
}

async fn double_click_on_swap_swaps_once(page: &Page) {
    let deal = Deal::numbered(5);
    page.open("#/poker/solo").await;
    solo_draw::open_deal(page, &deal).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let order = deal.order();
    let mut next = 5;
    for pause in PAUSES.map(Duration::from_millis) {
        page.mark(1).await;
        page.mark(3).await;
        page.double_click("Swap", pause).await;
        let scene = page.scene().await;
        let (one, three) = (order[next], order[next + 1]);
        next += 2;
        assert_eq!(scene.left, Some(52 - next));
        let expected = codes(&[order[0], one, order[2], three, order[4]]);
        assert_eq!(scene.hand("player").cards, expected);
        let text = page.text().await;
        assert!(
            !text.contains("then press Swap"),
            "the second click spoke: {text}"
        );
    }
}

async fn double_click_on_finish_deals_no_new_round(page: &Page) {
    let deal = Deal::numbered(6);
    page.open("#/poker/solo").await;
    for pause in PAUSES.map(Duration::from_millis) {
        solo_draw::open_deal(page, &deal).await;
        page.double_click("Deal", pause).await;
        assert_eq!(page.scene().await.phase, "swap");
        page.double_click("Finish", pause).await;
        let scene = page.scene().await;
        assert_eq!(scene.phase, "over");
        assert_eq!(scene.seal, Some(deal.seal()), "it is still that round");
    }
}

async fn two_clicks_in_one_task_act_once(page: &Page) {
    // A speed at which even a busy machine draws each card separately.
    page.store_settings("speed=normal").await;
    page.open("#/blackjack").await;
    let deal = long_deal();
    open_deal(page, &deal).await;
    page.click_twice_at_once("Deal").await;
    let scene = page.scene().await;
    assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(48)));
    page.click_twice_at_once("Hit").await;
    let scene = page.scene().await;
    assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(47)));
    page.watch().await;
    page.click_twice_at_once("Stand").await;
    page.phase("over").await;
    let round = Blackjack::play(&deal, Preset::Classic, 1);
    let seen = page.watched().await;
    // A very busy machine draws two of the dealer's cards at once.
    assert!(
        (1..=round.scenes.len() - 2).contains(&seen.len()),
        "{seen:?}"
    );
    assert!(seen.iter().all(|scene| scene.seal == Some(deal.seal())));

    // A second pack would show a second seal.
    page.watch().await;
    page.click_twice_at_once("Deal").await;
    let seals: Vec<_> = page
        .watched()
        .await
        .into_iter()
        .map(|scene| scene.seal)
        .collect();
    assert_eq!(seals.len(), 1, "one pack was dealt: {seals:?}");

    let deal = Deal::numbered(7);
    solo_draw::open_deal(page, &deal).await;
    page.click_twice_at_once("Deal").await;
    assert_eq!(page.scene().await.phase, "swap");
    page.mark(0).await;
    page.click_twice_at_once("Swap").await;
    assert_eq!(page.scene().await.left, Some(46));
    let text = page.text().await;
    assert!(
        !text.contains("then press Swap"),
        "the second click spoke: {text}"
    );
    page.click_twice_at_once("Finish").await;
    let scene = page.scene().await;
    assert_eq!(
        (scene.phase.as_str(), scene.seal),
        ("over", Some(deal.seal()))
    );
}

async fn separate_clicks_all_count(page: &Page) {
    page.open("#/blackjack").await;
    // In this deal the player can take seven cards.
    open_deal(page, &Deal::numbered(156_015)).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.note_clicks().await;
    for _ in 0..3 {
        page.press("Hit").await;
    }
    page.settle().await;
    let clicks = page.noted_clicks().await;
    assert_eq!(clicks, [1, 1, 1], "the browser counts each by itself");
    assert_eq!(page.scene().await.left, Some(45));
    // The browser still counts a double click, but the first card was visible before the second click.
    page.double_click("Hit", Duration::from_millis(450)).await;
    assert_eq!(page.scene().await.left, Some(43));
}

async fn card_can_be_marked_before_it_lands(page: &Page) {
    page.as_a_first_visit();
    page.open("#/poker/solo").await;
    page.press("Deal").await;
    page.phase("swap").await;
    // Right after the deal and in the middle of the animation: the element under the pointer at the place of each card.
    for progress in [0.0, 0.5] {
        let script = "
            for (const moving of document.getAnimations()) {
                const { delay, duration } = moving.effect.getComputedTiming();
                moving.pause();
                moving.currentTime = delay + arguments[0] * duration;
            }
            return [...document.querySelectorAll('[data-hand=player] li')].map(place => {
                const { left, top, width, height } = place.getBoundingClientRect();
                const there = document.elementFromPoint(left + width / 2, top + height / 2);
                return there.closest('[data-card]')?.dataset.card ?? `a ${there.tagName}`;
            });";
        let there = strings(&page.js(script, &[progress.into()]).await);
        let cards = page.scene().await.hand("player").cards.clone();
        assert_eq!(there, cards, "at {progress} of the flight");
    }
}

async fn result_appears_after_the_last_card_lands(page: &Page) {
    page.as_a_first_visit();
    page.open("#/blackjack").await;
    open_deal(page, &deal_for("player-blackjack", Preset::Classic, 0)).await;
    page.press("Deal").await;
    page.phase("over").await;
    // The result, the dealer's cards, the player's two and their count, and the glow behind them.
    assert_eq!(endings(page).await, 6);
    let deal = Deal::find(|deal| result_against_textbook(deal, &[1]) == "win");
    poker_match::open_deal(page, &deal, "r").await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(1).await;
    let dealt = "window.dealt = [...document.querySelectorAll('.sheet')]";
    page.js(dealt, &[]).await;
    page.press("Swap").await;
    page.phase("over").await;
    // The result, the opponent's cards, the player's cards without kickers, and their value.
    let made = page.js(
        "return document.querySelectorAll('.won li:not(.kicker)').length",
        &[],
    );
    let made = made.await.as_u64().expect("a number");
    assert_eq!(endings(page).await as u64, 3 + made);
}

/// The number of elements that end the round. Each must appear only after all cards have landed.
async fn endings(page: &Page) -> usize {
    let script = "
        const times = text => text.split(', ').map(time => 1000 * parseFloat(time));
        const moves = it => it.dataset.comes === 'turned' || !window.dealt?.includes(it);
        const landed = [...document.querySelectorAll('.sheet')].filter(moves).flatMap(sheet => {
            const { animationDelay, animationDuration } = getComputedStyle(sheet);
            const durations = times(animationDuration);
            return times(animationDelay).map((delay, number) => delay + durations[number]);
        });
        const endings = [['.result'], ['.lost .cards'], ['.won li:not(.kicker) .sheet', '::after'], ['.won .count', '::after'],
            ['.won[data-points=\"21\"] li:nth-child(2):last-child', '::before']];
        const begin = endings.flatMap(([selector, pseudo]) =>
            [...document.querySelectorAll(selector)].map(it =>
                times(getComputedStyle(it, pseudo).animationDelay)[0]));
        return [Math.max(...landed), begin];";
    let told = page.js(script, &[]).await;
    let (landed, begin): (f64, Vec<f64>) = serde_json::from_value(told).expect("times");
    assert!(landed > 300.0, "the cards move: {landed} ms");
    // The browser rounds to fractions of a second.
    let too_soon = begin.iter().any(|begin| *begin < landed - 0.1);
    assert!(
        !too_soon,
        "the last card lands after {landed} ms: {begin:?}"
    );
    begin.len()
}

async fn reduced_motion_stops_all_motion(page: &Page) {
    page.as_a_first_visit();
    page.prefer("prefers-reduced-motion", "reduce").await;
    page.open("#/blackjack").await;
    let watch = "
        window.moved = [];
        addEventListener('animationend', event => {
            if (event.elapsedTime > 0) window.moved.push(event.animationName);
        });
        addEventListener('transitionend', event => {
            if (event.elapsedTime > 0) window.moved.push(event.propertyName);
        });";
    page.js(watch, &[]).await;
    open_deal(page, &long_deal()).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
    page.come_to_rest().await;
    assert_eq!(page.js("return window.moved", &[]).await, json!([]));
    // Poker is in another bundle, and so in another document.
    solo_draw::open_deal(page, &Deal::numbered(9)).await;
    page.js(watch, &[]).await;
    page.press("Deal").await;
    page.phase("swap").await;
    page.mark(3).await;
    page.press("Swap").await;
    page.until("a card is swapped", |scene| scene.left == Some(46))
        .await;
    page.come_to_rest().await;
    assert_eq!(page.js("return window.moved", &[]).await, json!([]));
}
