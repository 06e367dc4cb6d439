//! Many hands of video poker from one deal and one hold: chosen by keys, drawn, announced, saved and checked. More
//! rounds are in `tests/views/poker/video_poker_table.rs`.

use serde_json::json;

use crate::machine::Game;
use crate::oracle::{Deal, codes, owner};
use crate::page::{DESKTOP, Page, strings};
use crate::poker::jacks_or_better::bank;
use crate::poker::video_poker::hold_others;
use crate::tests;

tests! {
    chromium_only DESKTOP => [many_hands_are_played_by_keys_announced_replayed_and_checked],
}

/// Chooses the number of hands of the next round.
async fn choose(page: &Page, hands: usize) {
    let script = "
        const list = document.querySelector('select[name=hands]');
        list.value = arguments[0];
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[json!(hands.to_string())]).await;
    let chosen = format!("document.querySelector('select[name=hands]')?.value === '{hands}'");
    page.until_js("the hands are chosen", &chosen).await;
    page.settle().await;
}

/// Compares the hands on the page with those of the deal. Returns their total pay for each of the coins on a hand.
async fn judge(page: &Page, swapped: &[usize], hands: usize, coins: i64) -> i64 {
    let secret = page.attribute("[data-secret]", "data-secret").await;
    // A long list appears after the result.
    let there = format!("document.querySelectorAll('[data-hand]').length === {hands}");
    page.until_js("all hands are there", &there).await;
    let scene = &page.scene().await;
    let all = Deal::from_hex(&secret).swapped_hands(swapped, hands);
    assert_eq!(scene.hands.len(), hands);
    let [jacks, ..] = &Game::all()[..] else {
        panic!("the golden file has no game");
    };
    let mut results = vec![];
    let mut sum = 0;
    for (cards, number) in all.iter().zip(1..) {
        let shown = scene.hand(&owner(number));
        assert_eq!(shown.cards, codes(cards), "hand {number}");
        let (result, each) = jacks.pays(&shown.cards, coins);
        results.push(result);
        sum += each;
    }
    assert_eq!(scene.result(), results.join(" "));
    // The pay table counts the hands of each class, and highlights the best one.
    let script = "return [...document.querySelectorAll('.pay-table [data-prize]')]
        .map(row => [row.dataset.prize, row.dataset.count ?? '0', row.getAttribute('aria-current') ?? ''])";
    let mut is_best = true;
    for row in page.js(script, &[]).await.as_array().expect("a list") {
        let [class, count, lit] = strings(row).try_into().expect("three texts");
        let expected = results.iter().filter(|result| **result == class).count();
        assert_eq!(count, expected.to_string(), "{class}");
        let best = is_best && expected > 0;
        assert_eq!(lit, if best { "true" } else { "" }, "{class}");
        is_best &= expected == 0;
    }
    sum
}

/// Marks these cards and swaps them, or stands pat.
async fn swap(page: &Page, places: &[usize]) {
    hold_others(page, places).await;
    page.press(if places.is_empty() {
        "Stand pat"
    } else {
        "Swap"
    })
    .await;
    page.phase("over").await;
}

/// Chooses five hands and plays them, by keys alone.
async fn play_five_by_keys(page: &Page) {
    let focus = "document.querySelector('select[name=hands]').focus()";
    page.js(focus, &[]).await;
    page.tap('5').await;
    page.until_js(
        "the hands are chosen",
        "document.querySelector('select[name=hands]').value === '5'",
    )
    .await;
    page.js("document.activeElement.blur()", &[]).await;
    page.tap('2').await;
    page.settle().await;
    page.tap('d').await;
    page.phase("swap").await;
    assert_eq!(bank(page).await, 990, "two coins on each of five hands");
    page.tap('1').await;
    page.tap('3').await;
    page.settle().await;
    page.tap('s').await;
    page.phase("over").await;
    // The two cards are held.
    judge(page, &[1, 3, 4], 5, 2).await;
}

async fn many_hands_are_played_by_keys_announced_replayed_and_checked(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/poker/jacks").await;
    play_five_by_keys(page).await;
    page.press("Bet: 5 coins").await;
    choose(page, 100).await;
    let before = bank(page).await;
    page.press("Deal").await;
    page.phase("swap").await;
    swap(page, &[0, 1, 2, 3, 4]).await;
    let paid = judge(page, &[0, 1, 2, 3, 4], 100, 5).await;
    let scene = page.scene().await;
    assert_eq!(bank(page).await, before - 500 + 5 * paid);
    page.until_js(
        "the counts are announced",
        "document.getElementById('announcer').textContent.includes('100 hands. ')",
    )
    .await;
    let told = page
        .js(
            "return document.getElementById('announcer').textContent",
            &[],
        )
        .await;
    let told = told.as_str().unwrap_or_default().to_owned();
    for part in [
        "You swap 5 cards.".to_owned(),
        "The best is hand ".to_owned(),
        format!("Paid in all: {} coins.", 5 * paid),
    ] {
        assert!(told.contains(&part), "{part}: {told}");
    }
    let none = scene
        .result()
        .split(' ')
        .filter(|it| *it == "Nothing")
        .count();
    assert!(told.contains(&format!("Nothing: {none}.")), "{told}");
    // The list is closed at first. It has all hands except the first, which is on the table.
    let list = "return [document.querySelector('.all-hands').open,
        document.querySelectorAll('.all-hands [data-hand]').length]";
    assert_eq!(page.js(list, &[]).await, json!([false, 99]));
    page.js("document.querySelector('.all-hands summary').click()", &[])
        .await;
    page.until_js("it opens", "document.querySelector('.all-hands').open")
        .await;
    page.follow("main", "Check this deal").await;
    page.until_js(
        "it is checked",
        "document.querySelector('[data-verdict]')?.dataset.verdict === 'consistent'",
    )
    .await;
    let further = "return [...document.querySelectorAll('[data-further]')]
        .map(it => [it.dataset.further, it.dataset.category])";
    let further = page.js(further, &[]).await;
    let further: Vec<Vec<String>> = further
        .as_array()
        .expect("a list")
        .iter()
        .map(strings)
        .collect();
    let shown = (2..=100).map(|number| {
        let category = scene.hand(&owner(number)).category.clone();
        vec![number.to_string(), category.unwrap_or_default()]
    });
    assert_eq!(further, shown.collect::<Vec<_>>());
    // The history shows every hand of it, and distinguishes it from rounds of one hand.
    page.go("#/history").await;
    page.until_js("the round", "document.querySelector('.rounds a') !== null")
        .await;
    page.js("document.querySelector('.rounds a').click()", &[])
        .await;
    page.until_js(
        "its two steps",
        "document.querySelectorAll('[data-scene]').length === 2",
    )
    .await;
    let chips = "return document.querySelectorAll('[data-scene=\"2\"] details .chip').length";
    assert_eq!(page.js(chips, &[]).await, json!(500));
    page.js("document.querySelector('[data-link=check]').click()", &[])
        .await;
    page.until_js(
        "its check",
        "document.querySelectorAll('[data-further]').length === 99",
    )
    .await;
}
