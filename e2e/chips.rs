//! Blackjack for chips: bets, split hands, insurance, the bank and the shoe, by mouse and by keyboard.

use std::collections::BTreeMap;

use serde_json::json;

use crate::blackjack::link;
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, Scene, key, strings};
use crate::places;
use crate::tests;

tests! {
    all_browsers DESKTOP => [bet_is_won_or_lost],
    chromium_only DESKTOP => [
        round_is_bet_and_played_by_keys,
        bet_is_set_by_chips_or_typing,
        even_money_pays_a_natural_at_once,
        seal_covers_the_whole_shoe,
        coach_has_published_values_for_six_decks,
        coach_line_has_the_count_of_all_seen_cards,
    ],
    chromium_only PHONE => [four_hands_are_played_from_left_to_right],
    chromium_only PHONE_ON_ITS_SIDE => [
        four_hands_fit_beside_the_dealer,
        buttons_stay_in_place_whatever_the_coach_says,
    ],
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
    assert_eq!(bet(page).await, "35");
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

async fn round_is_bet_and_played_by_keys(page: &Page) {
    sit_down(page).await;
    page.js("document.querySelector('main').focus()", &[]).await;
    for digit in ['2', '3'] {
        page.tap(digit).await;
        page.settle().await;
    }
    assert_eq!(bet(page).await, "40", "ten, and chips of 5 and of 25");
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('Bet: 40 chips.')",
    )
    .await;
    let deal = Deal::from_hex(EIGHTS);
    page.go(&format!("{}&rules=vegas", link(&deal))).await;
    page.until("the deal is ready", |scene| scene.seal == Some(deal.seal()))
        .await;
    page.tap('b').await;
    page.phase("player").await;
    page.tap('p').await;
    page.until("there are two hands", |scene| {
        scene.hands.contains_key("player-2")
    })
    .await;
    page.tap('d').await;
    let doubled = settled(page).await;
    assert_eq!(
        doubled.hand("player").cards.len(),
        3,
        "doubled: {doubled:?}"
    );
    assert_eq!(page.attribute("[data-hand=player]", "data-bet").await, "80");
    assert_eq!(
        page.attribute("[data-hand=player-2]", "aria-current").await,
        "true"
    );
    page.tap('s').await;
    page.phase("over").await;
    // A round that the player surrenders.
    page.go(&format!("{}&rules=vegas.h17", link(&deal))).await;
    page.until("it is ready again", |scene| scene.phase == "ready")
        .await;
    page.tap(key::ENTER).await;
    page.phase("player").await;
    page.tap('r').await;
    assert_eq!(page.phase("over").await.result(), "surrendered");
}

async fn bet_is_set_by_chips_or_typing(page: &Page) {
    sit_down(page).await;
    let tool = |id: &str| format!("document.querySelector('[data-bets={id}]').click()");
    page.js(&tool("double"), &[]).await;
    page.settle().await;
    assert_eq!(bet(page).await, "20");
    page.js(&tool("clear"), &[]).await;
    page.settle().await;
    assert_eq!(bet(page).await, "0");
    page.press("Deal").await;
    page.until_js(
        "the player is asked to bet",
        "document.getElementById('announcer').textContent.includes('Place a bet first.')",
    )
    .await;
    assert_eq!(page.scene().await.phase, "ready");
    // Invalid text stays in the field and is refused: see fields.rs.
    let typed = "const field = document.querySelector('[data-bets=number]');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    for (text, expected) in [
        ("75", "75"),
        ("9999", "9999"),
        ("-3", "-3"),
        ("５０", "50"),
        ("x", "x"),
        ("1", "1"),
    ] {
        page.js(typed, &[json!(text)]).await;
        page.settle().await;
        assert_eq!(bet(page).await, expected, "{text}");
    }
    add(page, 500).await;
    assert_eq!(bet(page).await, "500", "the table takes no more");
}

async fn even_money_pays_a_natural_at_once(page: &Page) {
    let deal = Deal::from_hex(NATURAL);
    page.open(&format!("{}&rules=vegas", link(&deal))).await;
    page.press("Deal").await;
    page.phase("player").await;
    assert_eq!(labels(page).await, ["No insurance", "Even money"]);
    let asked = page
        .js("return document.querySelector('.middle').textContent", &[])
        .await;
    let asked = asked.as_str().unwrap_or_default();
    assert!(asked.starts_with("Even money?"), "{asked}");
    page.press("Even money").await;
    let over = page.phase("over").await;
    assert_eq!(over.result(), "player-blackjack");
    let told = page
        .js("return document.querySelector('.result').textContent", &[])
        .await;
    let told = told.as_str().unwrap_or_default().to_owned();
    for sentence in [
        "Even money: paid 1 to 1.",
        "Chips: +10.",
        "could be known in advance",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
    assert_eq!(bank(page).await, 2000, "a shared deal does not count");
}

async fn seal_covers_the_whole_shoe(page: &Page) {
    sit_down(page).await;
    let mut seals = vec![];
    let mut left = 312;
    for _ in 0..3 {
        page.press("Deal").await;
        page.until("it is dealt", |scene| {
            scene.left.is_some_and(|now| now < left)
        })
        .await;
        let over = stand_to_the_end(page).await;
        assert_eq!(over.secret, None, "the shoe is dealt on");
        left = over.left.expect("cards left");
        seals.push(over.seal.expect("a seal"));
    }
    // At least four cards in each round.
    assert!(left <= 300);
    assert_eq!(seals[1..], [seals[0].clone(), seals[0].clone()]);
    page.choose("Rules", "Single deck").await;
    let opened = page
        .until("its secret opens", |scene| scene.secret.is_some())
        .await;
    assert_eq!(opened.seal.as_ref(), Some(&seals[0]));
    page.choose("Rules", "Vegas").await;
    page.reload().await;
    page.press("Deal").await;
    let next = page
        .until("a new shoe is dealt", |scene| {
            scene.left.is_some_and(|now| now > 300)
        })
        .await;
    assert_ne!(
        next.seal.as_ref(),
        Some(&seals[0]),
        "the open one is not dealt on"
    );
}

/// The player's hands, from the left, with their bets.
async fn own(page: &Page) -> Vec<(String, String, bool)> {
    let script = "return [...document.querySelectorAll('[data-hand^=player]')]
        .map(it => [it.dataset.hand, it.dataset.bet ?? '', String(it.ariaCurrent === 'true')])";
    let rows = page.js(script, &[]).await;
    let rows = rows.as_array().cloned().unwrap_or_default();
    let rows = rows.iter().map(strings);
    rows.map(|row| (row[0].clone(), row[1].clone(), row[2] == "true"))
        .collect()
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

async fn four_hands_are_played_from_left_to_right(page: &Page) {
    split(page).await;
    for active in 0..4 {
        let hands = own(page).await;
        let names: Vec<&str> = hands.iter().map(|(name, ..)| name.as_str()).collect();
        assert_eq!(names, ["player", "player-2", "player-3", "player-4"]);
        for (at, (name, bet, is_active)) in hands.iter().enumerate() {
            assert_eq!((bet.as_str(), *is_active), ("10", at == active), "{name}");
        }
        assert_eq!(strings(&page.js(TOO_WIDE, &[]).await), Vec::<String>::new());
        page.press("Stand").await;
        page.settle().await;
    }
    let over = page.phase("over").await;
    let (codes, _) = over.result.clone().expect("a result");
    assert_eq!(codes.split(' ').count(), 4, "{codes}");
    assert!(own(page).await.iter().all(|(.., is_active)| !is_active));
    assert_eq!(strings(&page.js(TOO_WIDE, &[]).await), Vec::<String>::new());
}

async fn four_hands_fit_beside_the_dealer(page: &Page) {
    split(page).await;
    assert_eq!(strings(&page.js(TOO_WIDE, &[]).await), Vec::<String>::new());
    let above = "const of = (name) => document.querySelector(name).getBoundingClientRect();
        return of('[data-hand=dealer]').right <= of('[data-hand=player]').left + 1";
    assert_eq!(page.js(above, &[]).await, json!(true));
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

/// A published row: the upcard and the hand by rank, then the values of standing, hitting, doubling and splitting.
type Published = ([String; 3], [Option<f64>; 4]);

fn published() -> Vec<Published> {
    let text = include_str!("../tests/golden/blackjack_hands.csv");
    let lines = text.lines().filter(|line| line.starts_with("6,H17,"));
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split(',').collect();
            let name = |at: usize| parts[at].replace("10", "T");
            let number = |at: usize| parts.get(at).and_then(|text| text.parse().ok());
            ([name(2), name(3), name(4)], [5, 6, 7, 8].map(number))
        })
        .collect()
}

/// The letter of a card's rank. All ranks that count ten have the same one.
fn sign(code: &str) -> String {
    let sign = if "TJQK".contains(&code[..1]) {
        "T"
    } else {
        &code[..1]
    };
    sign.to_owned()
}

async fn coach_has_published_values_for_six_decks(page: &Page) {
    let published = published();
    assert_eq!(published.len(), 540, "every hand and upcard, once");
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    let (mut seen, mut kinds) = (0, 0);
    let mut number = 0;
    // tests/coach.rs compares all 540 without a browser.
    while seen < 12 {
        number += 1;
        let deal = Deal::numbered(number);
        page.go(&format!("{}&rules=vegas.h17", link(&deal))).await;
        page.until("the deal is ready", |scene| {
            scene.phase == "ready" && scene.seal == Some(deal.seal())
        })
        .await;
        page.press("Deal").await;
        page.until("it is dealt", |scene| scene.phase != "ready")
            .await;
        if labels(page).await.iter().any(|it| it == "No insurance") {
            page.press("No insurance").await;
        }
        let scene = settled(page).await;
        if scene.phase != "player" {
            continue;
        }
        page.until_js(
            "the coach has worked it out",
            "document.querySelector('[data-coach] [data-action=stand]') !== null",
        )
        .await;
        let upcard = sign(&scene.hand("dealer").cards[0]);
        let mut hand: Vec<String> = scene
            .hand("player")
            .cards
            .iter()
            .map(|it| sign(it))
            .collect();
        let known = |hand: &[String]| {
            let row = published
                .iter()
                .find(|(codes, _)| codes[0] == upcard && codes[1..] == *hand);
            row.map(|(_, values)| *values)
        };
        let values = known(&hand).or_else(|| {
            hand.reverse();
            known(&hand)
        });
        let values = values.expect("a published hand");
        let script = "return [...document.querySelectorAll('[data-coach] [data-action]')]
            .map(it => [it.dataset.action, it.dataset.ev])";
        let rows = page.js(script, &[]).await;
        let rows: Vec<Vec<String>> = rows.as_array().into_iter().flatten().map(strings).collect();
        for (action, expected) in ["stand", "hit", "double", "split"].iter().zip(values) {
            let row = rows.iter().find(|row| row[0] == *action);
            let shown = row.map(|row| row[1].parse::<f64>().expect("a number"));
            let legal = *action != "split" || hand[0] == hand[1];
            assert_eq!(shown.is_some(), legal, "{action} of {hand:?}: {rows:?}");
            if let (Some(shown), Some(expected)) = (shown, expected) {
                let apart = (shown - expected).abs();
                assert!(
                    apart < 1e-8,
                    "{hand:?} against {upcard}: {action} {shown} {expected}"
                );
                kinds += 1;
            }
        }
        let surrender = rows
            .iter()
            .find(|row| row[0] == "surrender")
            .expect("a row");
        assert_eq!(surrender[1], "-0.5");
        stand_to_the_end(page).await;
        seen += 1;
    }
    assert!(kinds >= 36, "{kinds} values compared");
}

/// The Hi-Lo count of the face-up cards on the table, and their number.
fn face_up(scene: &Scene) -> (i32, i32) {
    let cards = scene.hands.values().flat_map(|hand| &hand.cards);
    let count = |code: &String| match code.chars().next()? {
        '2'..='6' => Some(1),
        '7'..='9' => Some(0),
        'A' | 'T' | 'J' | 'Q' | 'K' => Some(-1),
        _ => None,
    };
    let counts: Vec<i32> = cards.filter_map(count).collect();
    (counts.iter().sum(), counts.iter().map(|_| 1).sum())
}

async fn coach_line_has_the_count_of_all_seen_cards(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    sit_down(page).await;
    let signed = |number: i32| {
        let sign = if number < 0 { "−" } else { "+" };
        format!("{sign}{}", number.abs())
    };
    let (mut gone, mut looks) = ((0, 0), 0);
    while looks < 4 {
        page.press("Deal").await;
        page.until("it is dealt", |scene| scene.phase != "ready")
            .await;
        if labels(page).await.iter().any(|it| it == "No insurance") {
            page.press("No insurance").await;
        }
        let scene = settled(page).await;
        if scene.phase == "player" {
            page.until_js(
                "the coach has worked it out",
                "document.querySelector('[data-coach] [data-action=stand]') !== null",
            )
            .await;
            let open = "const details = document.querySelector('[data-coach]');
                if (!details.open) details.querySelector('summary').click();
                return details.querySelector('.note').textContent";
            let note = page.js(open, &[]).await;
            page.until_js(
                "the note is seen",
                "document.querySelector('[data-coach] .note').checkVisibility()",
            )
            .await;
            let (count, cards) = face_up(&scene);
            assert_eq!(cards, 3, "{scene:?}");
            let running = gone.0 + count;
            let true_count = (52 * running).div_euclid(312 - gone.1 - cards);
            let sentence = format!(
                "Hi-Lo: running count {}, true count (rounded down) {}.",
                signed(running),
                signed(true_count)
            );
            let note = note.as_str().unwrap_or_default();
            assert!(note.contains(&sentence), "{sentence}: {note}");
            looks += 1;
        }
        let over = stand_to_the_end(page).await;
        let (count, cards) = face_up(&over);
        gone = (gone.0 + count, gone.1 + cards);
    }
}
