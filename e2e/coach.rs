//! The coach at the blackjack tables: what it says of a decision, and that its numbers are the published
//! ones.

use fair_deal::text::messages::CoachWords;
use serde_json::{Value, json};

use crate::blackjack::{lay, lay_by};
use crate::oracle::{Blackjack, Card, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, key, strings};
use crate::places;
use crate::server::Spoilt;
use crate::tests;

tests! {
    everywhere DESKTOP => [the_coach_says_what_is_best_and_what_a_decision_cost],
    once DESKTOP => [
        its_numbers_are_the_published_ones,
        who_is_silent_until_asked_speaks_when_asked,
        a_late_word_of_another_deal_is_not_shown,
        without_workers_it_says_that_it_cannot_work,
        a_program_that_does_not_come_is_told_of_at_the_table,
        what_was_decided_before_it_came_is_judged_too,
        a_day_is_scored_by_what_its_decisions_cost,
    ],
    once PHONE => [it_speaks_every_language_on_a_phone],
}

/// The actions that the coach names, with their values, the best first.
async fn values(page: &Page) -> Vec<(String, f64)> {
    page.until_js(
        "the coach has worked it out",
        "document.querySelector('[data-coach] [data-ev]') !== null",
    )
    .await;
    let script = "return [...document.querySelectorAll('[data-coach] [data-action]')]
        .map(it => [it.dataset.action, it.dataset.ev, it.dataset.best])";
    let rows = page.js(script, &[]).await;
    let rows = rows.as_array().cloned().unwrap_or_default();
    for (place, row) in rows.iter().enumerate() {
        assert_eq!(
            row[2] == json!(""),
            place == 0,
            "the best is marked: {rows:?}"
        );
    }
    let value = |row: &Value| {
        let value: f64 = row[1]
            .as_str()
            .unwrap_or_default()
            .parse()
            .expect("a number");
        (row[0].as_str().unwrap_or_default().to_owned(), value)
    };
    rows.iter().map(value).collect()
}

async fn says(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-coach] summary span')]
        .map(it => it.textContent)";
    strings(&page.js(script, &[]).await)
}

async fn is_silent(page: &Page) -> bool {
    page.settle().await;
    page.js(
        "return document.querySelector('[data-coach]') === null",
        &[],
    )
    .await
        == json!(true)
}

/// Sixteen against a ten: hitting is better by 0.036 of a bet.
fn sixteen() -> Deal {
    let deal = Deal::numbered(97_314);
    let order: Vec<String> = deal.order().iter().take(4).map(Card::to_string).collect();
    assert_eq!(order, ["6S", "TD", "QC", "6D"]);
    deal
}

async fn the_coach_says_what_is_best_and_what_a_decision_cost(page: &Page) {
    page.open("#/blackjack").await;
    assert!(is_silent(page).await, "it is off at first");
    page.press("Coach").await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    let before = values(page).await;
    let actions: Vec<&str> = before.iter().map(|(action, _)| action.as_str()).collect();
    assert_eq!(actions, ["hit", "stand"]);
    let cost = before[0].1 - before[1].1;
    let line = says(page).await;
    assert_eq!(line, [format!("Hit is best, by {cost:.3} bets.")]);
    page.until_js(
        "it is told",
        "document.getElementById('announcer').textContent.includes('Hit is best')",
    )
    .await;

    page.press("Stand").await;
    page.phase("over").await;
    page.until_js(
        "the decision is judged",
        "document.querySelector('[data-cost]') !== null",
    )
    .await;
    let judged = page
        .js(
            "return +document.querySelector('[data-cost]').dataset.cost",
            &[],
        )
        .await;
    let judged = judged.as_f64().expect("a number");
    assert!((judged - cost).abs() < 1e-12, "{judged} is {cost}");
    let sentence = format!("Stand cost {cost:.3} bets: Hit was better.");
    assert_eq!(says(page).await, [sentence]);
    // It is still there after a reload, but what it has judged is of the last visit.
    page.reload().await;
    page.press("Deal").await;
    page.until("a round is dealt", |scene| scene.phase != "ready")
        .await;
    page.press("Coach").await;
    assert!(is_silent(page).await, "it is switched off");
}

/// The cost of the day's decisions, as the page shows it.
async fn day_cost(page: &Page) -> (f64, String) {
    page.until_js(
        "the day is judged",
        "document.querySelector('[data-day-cost]') !== null",
    )
    .await;
    let script = "const it = document.querySelector('[data-day-cost]');
        return [it.dataset.dayCost, it.textContent]";
    let told = strings(&page.js(script, &[]).await);
    (told[0].parse().expect("a number"), told[1].clone())
}

async fn a_day_is_scored_by_what_its_decisions_cost(page: &Page) {
    page.open("#/blackjack/daily").await;
    for round in 1..=10 {
        page.press("Deal").await;
        page.until("a round is dealt", |scene| {
            scene.phase == "player" || scene.phase == "over"
        })
        .await;
        if page.scene().await.phase == "player" {
            page.press("Stand").await;
            page.phase("over").await;
        }
        if round < 10 {
            let is_told = "return document.querySelector('[data-day-cost]') !== null";
            assert_eq!(page.js(is_told, &[]).await, json!(false), "round {round}");
        }
    }
    let (cost, sentence) = day_cost(page).await;
    let costs = format!("your decisions cost {cost:.3} bets");
    assert!(cost > 0.0 && sentence.contains(&costs), "{sentence}");
    assert!(is_silent(page).await, "the coach is off all the same");
    page.until_js(
        "it is told",
        "document.getElementById('announcer').textContent.includes('decisions cost')",
    )
    .await;
    page.reload().await;
    assert_eq!(day_cost(page).await, (cost, sentence), "after a reload too");
}

/// The values of the golden data for one deck: hand and upcard by rank, what standing and hitting are
/// worth. Doubling and splitting come before any other card, so they change neither.
fn published() -> Vec<([String; 3], [f64; 2])> {
    let text = include_str!("../tests/golden/blackjack_hands.csv");
    let lines = text.lines().filter(|line| line.starts_with("1,S17,"));
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split(',').collect();
            let name = |at: usize| parts[at].replace("10", "T");
            let number = |at: usize| parts[at].parse().expect("a number");
            ([name(2), name(3), name(4)], [number(5), number(6)])
        })
        .collect()
}

/// The sign of a rank, of which all that count ten have one.
fn sign(card: Card) -> String {
    let code = card.to_string();
    let sign = if "TJQK".contains(&code[..1]) {
        "T"
    } else {
        &code[..1]
    };
    sign.to_owned()
}

async fn its_numbers_are_the_published_ones(page: &Page) {
    let published = published();
    assert_eq!(published.len(), 540, "every hand and upcard, once");
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    let mut seen = 0;
    let mut number = 0;
    // All 540 are compared without the browser (tests/coach.rs).
    while seen < 12 {
        number += 1;
        let deal = Deal::numbered(number);
        let round = Blackjack::play(&deal, Preset::Classic, 0);
        if !round.stood {
            continue;
        }
        let order = deal.order();
        let (upcard, mut hand) = (sign(order[1]), [sign(order[0]), sign(order[2])]);
        let known = |hand: &[String; 2]| {
            published
                .iter()
                .find(|(codes, _)| codes[0] == upcard && codes[1..] == hand[..])
        };
        let values_known = known(&hand).or_else(|| {
            hand.reverse();
            known(&hand)
        });
        let (_, [stand, hit]) = values_known.expect("a published hand");
        lay_by(page, &deal, Preset::Classic).await;
        page.press("Deal").await;
        page.phase("player").await;
        for (action, value) in values(page).await {
            let expected = if action == "hit" { hit } else { stand };
            let difference = (value - expected).abs();
            assert!(
                difference < 1e-9,
                "{hand:?} against {upcard}: {action} {value} {expected}"
            );
        }
        page.press("Stand").await;
        page.phase("over").await;
        seen += 1;
    }
}

async fn who_is_silent_until_asked_speaks_when_asked(page: &Page) {
    page.store_settings("coach=asked").await;
    page.open("#/blackjack").await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    assert!(is_silent(page).await);
    page.tap('k').await;
    assert_eq!(values(page).await.len(), 2);
    page.tap('k').await;
    assert!(is_silent(page).await);
    page.tap('k').await;
    values(page).await;
    page.press("Hit").await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    assert!(
        is_silent(page).await,
        "of the next decision it was not asked"
    );
}

async fn a_late_word_of_another_deal_is_not_shown(page: &Page) {
    page.store_settings("coach=always").await;
    page.open("#/blackjack").await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    values(page).await;
    let late = "dispatchEvent(new CustomEvent('fair-deal-coach',
        { detail: 'moment=ab%2F&line=Late&note=&play1=stand%0A1%0AStand%0A1' }))";
    page.js(late, &[]).await;
    assert!(is_silent(page).await);
    page.press("Hit").await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    values(page).await;
}

async fn without_workers_it_says_that_it_cannot_work(page: &Page) {
    page.store_settings("coach=always").await;
    page.open("").await;
    page.js("delete window.Worker; window.Worker = undefined", &[])
        .await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.until_js(
        "it says so",
        "document.querySelector('[data-coach]')?.textContent.includes('no web worker')",
    )
    .await;
}

async fn a_program_that_does_not_come_is_told_of_at_the_table(page: &Page) {
    page.open("#/blackjack").await;
    page.expect_complaints();
    page.server().spoil("_bg.wasm", Spoilt::Missing);
    page.press("Coach").await;
    page.until_js(
        "it is told",
        "[...document.querySelectorAll('#pages [role=alert]')].some(it => it.checkVisibility())",
    )
    .await;
    page.server().repair();
    page.press("Try again").await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    assert_eq!(values(page).await.len(), 2);
}

async fn what_was_decided_before_it_came_is_judged_too(page: &Page) {
    page.open("#/blackjack").await;
    page.expect_complaints();
    page.server().spoil("_bg.wasm", Spoilt::Missing);
    page.press("Settings").await;
    page.set("coach", "after").await;
    page.tap(key::ESCAPE).await;
    lay(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
    page.server().repair();
    page.press("Try again").await;
    let judged = "document.querySelector('[data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
}

async fn it_speaks_every_language_on_a_phone(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    let line = |language| {
        let words = CoachWords::of(language);
        let by = format!("0{}036", words.decimal_point());
        words.best_by(words.hit(), &by, true)
    };
    for (language, line) in places::in_every_language(line) {
        page.store_settings(&format!("coach=always&speed=off&language={language}"))
            .await;
        page.open("#/blackjack").await;
        lay(page, &sixteen()).await;
        page.js("document.querySelector('.action.main').click()", &[])
            .await;
        page.phase("player").await;
        values(page).await;
        assert_eq!(says(page).await, [line]);
        let sideways = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(page.js(sideways, &[]).await, json!(false), "{language}");
        page.js(
            "document.querySelectorAll('.actions button')[0].click()",
            &[],
        )
        .await;
        page.phase("over").await;
    }
}
