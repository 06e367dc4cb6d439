//! Several hands, other seats and side bets at the blackjack table.

use std::time::Duration;

use serde_json::{Value, json};

use crate::page::{DESKTOP, PHONE, Page, Scene, key};
use crate::tests;

tests! {
    all_browsers DESKTOP => [three_hands_are_played_beside_other_seats_by_keys],
    chromium_only DESKTOP => [
        choice_of_seats_and_side_bets_is_restored,
        bank_matches_a_recount_under_twelve_rule_sets,
    ],
    soak DESKTOP => [bank_matches_a_recount_over_many_rounds],
    chromium_only PHONE => [side_bets_show_their_present_cost],
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

/// A hand of the player: its bet in half chips, and its cards.
#[derive(Debug)]
struct Own {
    bet: i64,
    cards: Vec<String>,
}

/// The player's hands, from the left.
async fn own(page: &Page) -> Vec<Own> {
    let script = "
        const hands = [...document.querySelectorAll('[data-hand^=player]')];
        return hands.map(hand => [
            hand.dataset.bet ?? '0',
            [...hand.querySelectorAll('[data-card]')].map(card => card.dataset.card),
        ]);";
    let found = page.js(script, &[]).await;
    let text = |it: &Value| it.as_str().unwrap_or_default().to_owned();
    let hand = |it: &Value| Own {
        bet: halves(&text(&it[0])),
        cards: it[1].as_array().into_iter().flatten().map(text).collect(),
    };
    found.as_array().into_iter().flatten().map(hand).collect()
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

async fn choice_of_seats_and_side_bets_is_restored(page: &Page) {
    sit_down(page, "vegas").await;
    choose(page, "hands", "2").await;
    choose(page, "seats", "1").await;
    choose(page, "pairs", "5").await;
    choose(page, "pairs-pays", "pairs-30x10x5").await;
    page.reload().await;
    page.until("it is ready", |scene| scene.phase == "ready")
        .await;
    let chosen =
        |name: &str| format!("return document.querySelector(`select[name='{name}']`).value");
    for (name, value) in [
        ("hands", "2"),
        ("seats", "1"),
        ("pairs", "5"),
        ("pairs-pays", "pairs-30x10x5"),
        ("21p3", "0"),
    ] {
        assert_eq!(page.js(&chosen(name), &[]).await, json!(value), "{name}");
    }
    // Without bets there are no such choices.
    page.choose("Rules", "Classic").await;
    page.until_js(
        "it is gone",
        "document.querySelector('details.seating') === null",
    )
    .await;
}

async fn side_bets_show_their_present_cost(page: &Page) {
    sit_down(page, "vegas").await;
    for (bet, worth) in [
        ("21p3", "costs 3.24% now"),
        ("pairs", "costs 6.11% now"),
        ("ladies", "costs 24.71% now"),
        ("bust", "costs 6.02% now"),
        ("hot3", "costs 5.49% now"),
    ] {
        let shown = page
            .attribute(&format!("[data-side-bet='{bet}'] small"), "data-worth")
            .await;
        assert_eq!(shown, worth, "{bet}");
    }
    // Each list is reachable inside the felt.
    let script = "
        document.querySelector(\"select[name='hot3']\").scrollIntoView({ block: 'nearest' });
        const list = document.querySelector(\"select[name='hot3']\").getBoundingClientRect();
        const felt = document.querySelector('.felt').getBoundingClientRect();
        return list.bottom <= felt.bottom && list.top >= felt.top && list.right <= felt.right;";
    assert_eq!(page.js(script, &[]).await, json!(true));
    // After a round the used cards of the shoe count.
    page.js("document.querySelector('main').focus()", &[]).await;
    page.tap('b').await;
    page.until("it is dealt", |scene| scene.phase != "ready")
        .await;
    play_on(page).await;
    let all =
        "[...document.querySelectorAll('.side-bet small')].map(it => it.dataset.worth).join()";
    let shown = page.js(&format!("return {all}"), &[]).await;
    let shown = shown.as_str().unwrap_or_default();
    assert_eq!(shown.matches("% now").count(), 5, "{shown}");
}

/// The points of a card.
fn points(card: &str) -> u32 {
    match card.chars().next() {
        Some('A') => 11,
        Some('T' | 'J' | 'Q' | 'K') => 10,
        Some(digit) => digit.to_digit(10).expect("a rank"),
        None => panic!("a card"),
    }
}

fn total(cards: &[String]) -> u32 {
    let mut total: u32 = cards.iter().map(|card| points(card)).sum();
    let mut aces = cards.iter().filter(|card| card.starts_with('A')).count();
    while total > 21 && aces > 0 {
        total -= 10;
        aces -= 1;
    }
    total
}

/// The gain of a hand in half chips, recounted from its cards and the dealer's. The hand was not split, insured or
/// surrendered.
fn brings(hand: &Own, base: i64, dealer: &[String], natural: (i64, i64), obo: bool) -> i64 {
    let is_natural = |cards: &[String]| cards.len() == 2 && total(cards) == 21;
    let (own, theirs) = (total(&hand.cards), total(dealer));
    match (is_natural(&hand.cards), is_natural(dealer)) {
        (true, true) => 0,
        (true, false) => base * natural.0 / natural.1,
        (false, true) if obo => -base,
        (false, false) if own <= 21 && (theirs > 21 || own > theirs) => hand.bet,
        (false, false) if own <= 21 && own == theirs => 0,
        (false, true | false) => -hand.bet,
    }
}

/// The character of a card's code at this place: its rank, then its suit.
fn sign(card: &str, at: usize) -> char {
    card.chars().nth(at).expect("a card has two signs")
}

/// The gain of Perfect Pairs for this hand, as a multiple of the stake: 25, 12 or 6.
fn pairs_bring(hand: &Own) -> i64 {
    let [one, other] = [&hand.cards[0], &hand.cards[1]];
    let red = |card: &str| matches!(sign(card, 1), 'H' | 'D');
    match (
        sign(one, 0) == sign(other, 0),
        sign(one, 1) == sign(other, 1),
    ) {
        (false, _) => -1,
        (true, true) => 25,
        (true, false) if red(one) == red(other) => 12,
        (true, false) => 6,
    }
}

/// The gain of 21+3 as a multiple of the stake: 9 for every win.
fn three_cards_bring(hand: &Own, upcard: &str) -> i64 {
    let three = [hand.cards[0].as_str(), hand.cards[1].as_str(), upcard];
    let is_suited = three.iter().all(|card| sign(card, 1) == sign(upcard, 1));
    let place = |card: &&str| "A23456789TJQK".find(sign(card, 0)).expect("a rank");
    let mut places: Vec<usize> = three.iter().map(place).collect();
    places.sort_unstable();
    let in_sequence = places[0] + 1 == places[1] && places[1] + 1 == places[2];
    let wins = is_suited || places[0] == places[2] || in_sequence || places == [0, 11, 12];
    if wins { 9 } else { -1 }
}

/// Recounts a round without Lucky Ladies, Bust It and Hot 3 from the cards on the table.
async fn bank_matches_a_recount_under_twelve_rule_sets(page: &Page) {
    bank_matches_a_recount(page, 1).await;
}

async fn bank_matches_a_recount_over_many_rounds(page: &Page) {
    bank_matches_a_recount(page, 20).await;
}

/// The half chips for any round of the recount. With fewer, the table lowers the bets, so the player begins anew.
const ENOUGH: i64 = 200;

/// Sits down with the hands and other seats of the set of rules at this place, one chip on Perfect Pairs and two on
/// 21+3.
async fn sit_down_with_side_bets(page: &Page, rules: &str, at: usize) {
    sit_down(page, rules).await;
    choose(page, "hands", &(at % 3 + 1).to_string()).await;
    choose(page, "seats", &(at % 4).to_string()).await;
    choose(page, "pairs", "1").await;
    choose(page, "21p3", "2").await;
    page.js("document.querySelector('main').focus()", &[]).await;
}

/// Plays this number of rounds under each of twelve sets of rules.
async fn bank_matches_a_recount(page: &Page, each: usize) {
    let mut rounds = 0;
    for (at, rules) in [
        "vegas",
        "single-deck",
        "vegas.h17",
        "vegas.enhc",
        "vegas.obo",
        "vegas.early-surrender",
        "vegas.double-9-11",
        "vegas.2-decks",
        "vegas.8-decks.no-das",
        "vegas.naturals-2-1",
        "vegas.surrender-any-cards",
        "vegas.no-surrender.split-2",
    ]
    .into_iter()
    .enumerate()
    {
        sit_down_with_side_bets(page, rules, at).await;
        let natural = if rules.contains("2-1") {
            (2, 1)
        } else {
            (3, 2)
        };
        for _ in 0..each {
            if bank(page).await < ENOUGH {
                page.forget_rounds().await;
                sit_down_with_side_bets(page, rules, at).await;
                assert!(bank(page).await >= ENOUGH, "a new stack");
            }
            let before = bank(page).await;
            let left = page.scene().await.left;
            // After a natural ended the last round at once, this would be the second press of a double one.
            tokio::time::sleep(Duration::from_millis(450)).await;
            page.tap('b').await;
            page.until("it is dealt", |scene| {
                scene.phase != "over" && scene.phase != "ready" || scene.left != left
            })
            .await;
            let over = play_on(page).await;
            let dealer = over.hand("dealer").cards.clone();
            let hands = own(page).await;
            assert_eq!(hands.len(), at % 3 + 1, "{rules}: no hand is split");
            let mut change = 0;
            for hand in &hands {
                change += brings(hand, 20, &dealer, natural, rules.contains("obo"));
                // One chip on pairs and two on 21+3, in half chips.
                change += 2 * pairs_bring(hand) + 4 * three_cards_bring(hand, &dealer[0]);
            }
            let after = bank(page).await;
            assert_eq!(
                after,
                before + change,
                "{rules}: {hands:?} against {dealer:?}"
            );
            rounds += 1;
        }
    }
    assert_eq!(rounds, 12 * each);
}
