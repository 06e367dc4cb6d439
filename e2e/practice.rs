//! Practice, in a browser: hands of a chosen kind at the tables of blackjack and of video poker, by keys and by links, with
//! the coach's workers and the stored mistakes. `tests/views/practice.rs` tests what the pages show.

use serde_json::json;

use crate::page::{DESKTOP, Page, Scene, key, strings, wait_for};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        blackjack_hands_are_practised,
        rarest_hand_is_dealt_at_once,
        video_poker_hands_are_practised,
        close_holds_are_dealt_and_vary,
        focused_link_stays_when_another_appears,
    ],
}

/// The name of the record of mistakes.
const MISTAKES: &str = "fair-deal/mistakes/1";

/// Waits for a hand of this practice, by the page contract.
async fn practising(page: &Page, hands: &str) -> Scene {
    is_practised(page, hands).await;
    page.phase("player").await
}

async fn is_practised(page: &Page, hands: &str) {
    let there =
        format!("document.querySelector('[data-practice]')?.dataset.practice === '{hands}'");
    page.until_js("it is practised", &there).await;
}

/// Waits for a hand of this practice at the table of Jacks or Better.
async fn practising_video_poker(page: &Page, hands: &str) -> Scene {
    is_practised(page, hands).await;
    page.phase("swap").await
}

async fn practises_nothing(page: &Page) {
    let gone = "document.querySelector('main[data-phase] [data-practice]') === null
        && document.querySelector('main[data-phase]') !== null";
    page.until_js("nothing is practised", gone).await;
}

async fn tally(page: &Page) -> Vec<String> {
    page.texts(".tally").await
}

/// The letters of the player's two cards in order. All cards that count ten have the same one.
fn own(scene: &Scene) -> String {
    let cards = scene.hand("player").cards.iter();
    let mut signs: Vec<char> = cards
        .map(|code| match code.chars().next().unwrap_or(' ') {
            'T' | 'J' | 'Q' | 'K' => 'T',
            sign => sign,
        })
        .collect();
    signs.sort_unstable_by_key(|sign| "A23456789T".find(*sign));
    signs.into_iter().collect()
}

async fn offers_insurance(page: &Page) -> bool {
    let actions = page.actions().await;
    actions.iter().any(|name| name == "No insurance")
}

/// Waits until the page shows the decision after insurance, or the end of the round.
async fn until_insurance_is_over(page: &Page) {
    let over = wait_for(async || (!offers_insurance(page).await).then_some(()));
    over.await.expect("insurance is over");
}

/// Stands until the round is over.
async fn stand(page: &Page) -> Scene {
    if offers_insurance(page).await {
        page.press("No insurance").await;
        until_insurance_is_over(page).await;
    }
    if page.scene().await.phase == "player" {
        page.press("Stand").await;
    }
    page.phase("over").await
}

async fn practice_links(page: &Page) -> Vec<String> {
    // Rules without splits have no pairs to practise.
    let there = "document.querySelectorAll('.practise a').length >= 3
        && document.querySelector('[data-edge]') !== null";
    page.until_js("the ways to practice", there).await;
    page.texts(".practise a").await
}

async fn blackjack_hands_are_practised(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack/rules?rules=vegas").await;
    practice_links(page).await;
    hands_are_chosen_and_played_by_keys(page).await;
    interrupted_round_returns_after_practice(page).await;
    damaged_link_is_reported(page).await;
    page.store_settings("coach=always&speed=off").await;
    page.forget_rounds().await;
    mistakes_are_stored_until_mended(page).await;
    coach_links_to_practice(page).await;
    unreadable_mistakes_are_left_unchanged(page).await;
}

async fn hands_are_chosen_and_played_by_keys(page: &Page) {
    page.js("document.querySelectorAll('.practise a')[1].focus()", &[])
        .await;
    page.tap(key::ENTER).await;
    practising(page, "pairs").await;
    assert_eq!(page.fragment().await, "#/blackjack", "it asks once");
    let before = tally(page).await;
    let mut seals = Vec::new();
    for _ in 0..2 {
        let scene = practising(page, "pairs").await;
        let own = own(&scene);
        assert_eq!(own.chars().next(), own.chars().last(), "{own}");
        seals.push(scene.seal.clone());
        if offers_insurance(page).await {
            page.tap('n').await;
            until_insurance_is_over(page).await;
        }
        if page.scene().await.phase == "player" {
            page.tap('s').await;
        }
        let over = page.phase("over").await;
        assert_eq!(tally(page).await, before, "it is not counted");
        page.tap('b').await;
        page.until("another deal", |scene| scene.seal != over.seal)
            .await;
    }
    assert_ne!(seals[0], seals[1]);
    let told = "document.getElementById('announcer').textContent.includes('You are dealt')";
    page.until_js("it is announced", told).await;
    // A reload during a hand loses nothing.
    let before = practising(page, "pairs").await;
    page.reload().await;
    let again = practising(page, "pairs").await;
    assert_eq!((again.hands, again.seal), (before.hands, before.seal));
    page.tap('e').await;
    practises_nothing(page).await;
}

async fn interrupted_round_returns_after_practice(page: &Page) {
    page.choose("Rules", "House wins ties").await;
    page.press("Deal").await;
    let before = page.phase("player").await;
    page.go("#/blackjack?practice=close.88T.A6T&rules=vegas")
        .await;
    let scene = practising(page, "close.88T.A6T").await;
    assert!(["88", "A6"].contains(&own(&scene).as_str()), "{scene:?}");
    stand(page).await;
    page.press("End practice").await;
    practises_nothing(page).await;
    let back = page.phase("player").await;
    assert_eq!((back.hands, back.seal), (before.hands, before.seal));
    assert!(page.text().await.contains("Your own round is back."));
    // Back leads to no other page.
    page.back().await;
    page.settle().await;
    practises_nothing(page).await;
}

async fn damaged_link_is_reported(page: &Page) {
    let before = page.scene().await;
    page.go("#/blackjack?practice=close.46&rules=vegas").await;
    let told = "document.querySelector('.notice')?.textContent.includes('practice is damaged')";
    page.until_js("the message is shown", told).await;
    practises_nothing(page).await;
    assert_eq!(page.scene().await.hands, before.hands);
    assert_eq!(page.fragment().await, "#/blackjack");
    page.go("#/blackjack?practice=soft&rules=exam").await;
    page.until_js(
        "it says why",
        "document.getElementById('announcer').textContent.includes('no such hand')",
    )
    .await;
    assert_eq!(page.scene().await.hands, before.hands);
}

/// Waits until the record of mistakes has this text.
async fn stored(page: &Page, mistakes: &str) {
    let there = format!("(localStorage.getItem('{MISTAKES}') ?? '') === '{mistakes}'");
    page.until_js("the mistakes are stored", &there).await;
}

async fn mistakes_are_stored_until_mended(page: &Page) {
    page.open("#/blackjack").await;
    // Standing on ten costs more than half a bet. The page finds such a hand.
    page.go("#/blackjack?practice=close.46T").await;
    practising(page, "close.46T").await;
    page.press("Stand").await;
    page.phase("over").await;
    stored(page, "46T").await;
    page.go("#/blackjack/rules?rules=classic").await;
    practice_links(page).await;
    let told = page.texts(".practise span").await;
    assert_eq!(
        told.last().map(String::as_str),
        Some("1 hand you misplayed lately.")
    );
    page.js(
        "document.querySelector('.practise').scrollIntoView({ block: 'center' })",
        &[],
    )
    .await;
    page.follow("main", "Your mistakes").await;
    practising(page, "mistakes.46T").await;
    page.press("Hit").await;
    stored(page, "").await;
    // A later mistake in the same hand stays.
    page.go("#/blackjack?practice=close.46T").await;
    practising(page, "close.46T").await;
    page.press("Stand").await;
    stored(page, "46T").await;
    page.reload().await;
    page.go("#/blackjack/rules?rules=classic").await;
    practice_links(page).await;
    let told = page.texts(".practise span").await;
    assert_eq!(
        told.last().map(String::as_str),
        Some("1 hand you misplayed lately.")
    );
}

const SPEAKS: &str = "document.querySelector('[data-coach]') !== null";

const WAITS: &str = "document.querySelector('.coach > p')?.textContent === \
     'In practice the coach speaks after your play.'";

/// The coach waits for the play. Switched off, it is offered, and waits again. Then practice ends.
async fn coach_is_offered_until_practice_ends(page: &Page) {
    page.until_js("the coach waits", WAITS).await;
    // With the coach switched off, the page offers it.
    page.press("Coach").await;
    page.until_js(
        "the coach is offered",
        "document.querySelector('.coach button') !== null",
    )
    .await;
    page.press("Have the coach judge your play").await;
    page.until_js("the coach waits", WAITS).await;
    page.press("End practice").await;
    practises_nothing(page).await;
}

async fn coach_links_to_practice(page: &Page) {
    page.go("#/blackjack").await;
    page.press("End practice").await;
    practises_nothing(page).await;
    page.choose("Rules", "Single deck").await;
    page.press("Deal").await;
    while page.scene().await.phase != "player" {
        page.press("Deal").await;
    }
    page.until_js("the coach speaks", SPEAKS).await;
    page.js("document.querySelector('[data-coach]').open = true", &[])
        .await;
    page.follow("main", "Practice: pairs").await;
    practising(page, "pairs").await;
    coach_is_offered_until_practice_ends(page).await;
}

async fn unreadable_mistakes_are_left_unchanged(page: &Page) {
    page.js(
        &format!("localStorage.setItem('{MISTAKES}', 'nonsense')"),
        &[],
    )
    .await;
    page.load("#/blackjack?practice=close.46T").await;
    practising(page, "close.46T").await;
    page.press("Stand").await;
    page.phase("over").await;
    page.until_js(
        "it is judged",
        "document.querySelector('[data-cost]') !== null",
    )
    .await;
    stored(page, "nonsense").await;
    // The page remembers it until it is closed.
    page.go("#/blackjack/rules?rules=classic").await;
    practice_links(page).await;
    let told = page.texts(".practise span").await;
    assert_eq!(
        told.last().map(String::as_str),
        Some("1 hand you misplayed lately.")
    );
}

/// A rare hand is dealt about as quickly as a frequent one. Both include the drawing of the table.
async fn rarest_hand_is_dealt_at_once(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
    for rules in ["classic", "vegas", "vegas.8-decks"] {
        // Hands of two kinds, so that each address is a new one.
        let script = "const [rules, done] = arguments;
            const shown = () => document.querySelector('[data-practice]')?.dataset.practice;
            const deal = hands => new Promise(dealt => {
                const before = performance.now();
                location.hash = `#/blackjack?practice=${hands}&rules=${rules}`;
                const look = () => shown() === hands ? dealt(performance.now() - before) : setTimeout(look, 0);
                look();
            });
            const shortest = { A2T: Infinity, 888: Infinity };
            // Chromium ignores more than some 200 changes of the address and its state in 10 seconds.
            (async () => {
                for (let turn = 0; turn < 8; turn++)
                    for (const hand of Object.keys(shortest)) {
                        const time = await deal(`${turn % 2 ? 'close' : 'mistakes'}.${hand}`);
                        shortest[hand] = Math.min(shortest[hand], time);
                    }
                done([shortest.A2T, shortest[888]]);
            })();";
        let times = page.js_until_done(script, &[json!(rules)]).await;
        let times: Vec<f64> = serde_json::from_value(times).expect("two times");
        let ratio = times[1] / times[0];
        println!("888 by {rules}: {ratio:.1} times as long as A2T");
        assert!(ratio < 4.0, "{rules}: {times:?} ms");
    }
}

/// The pay table with a joker.
const KINGS: &str = "joker-kings:800-200-100-50-20-7-5-3-2-1-1";

/// The links to practice on the page of the pay tables, after the search for close decisions.
async fn practice_links_of_video_poker(page: &Page) -> Vec<String> {
    let there = "[...document.querySelectorAll('.practise a')].filter(it => it.href).length >= 7
        && document.querySelector('.practise a[href*=\"practice=close\"]') !== null";
    page.until_js("the ways to practice", there).await;
    page.texts(".practise a").await
}

async fn bank(page: &Page) -> Vec<String> {
    let script = "return [document.querySelector('main').dataset.bank ?? '']";
    strings(&page.js(script, &[]).await)
}

async fn video_poker_hands_are_practised(page: &Page) {
    page.store_settings("speed=off").await;
    hands_with_a_joker_are_played_by_keys(page).await;
    page.store_settings("coach=asked&speed=off").await;
    page.open("#/poker/jacks").await;
    misplayed_hand_is_stored_and_mended(page).await;
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks?practice=mistakes.lf").await;
    coach_links_to_video_poker_practice(page).await;
}

async fn hands_with_a_joker_are_played_by_keys(page: &Page) {
    page.open(&format!("#/poker/paytable?rules={KINGS}")).await;
    // The link to penalty cards comes last. It moves the links after those that are there.
    let there = "document.querySelectorAll('.practise a').length === 10";
    page.until_js("the joker and penalty cards are offered", there)
        .await;
    let joker = "document.querySelectorAll('.practise a')[6].focus()";
    page.js(joker, &[]).await;
    page.tap(key::ENTER).await;
    practising_video_poker(page, "joker").await;
    assert_eq!(page.fragment().await, "#/poker/jacks", "it asks once");
    let told = "document.getElementById('announcer').textContent.includes('Practice: hands with the joker. ')";
    page.until_js("it is announced", told).await;
    let before = bank(page).await;
    let mut seals = Vec::new();
    for _ in 0..2 {
        let scene = practising_video_poker(page, "joker").await;
        let cards = &scene.hand("player").cards;
        assert!(cards.iter().any(|card| card == "X1"), "{cards:?}");
        seals.push(scene.seal.clone());
        page.tap('p').await;
        let over = page.phase("over").await;
        assert!(over.secret.is_some());
        assert_eq!(bank(page).await, before, "it is not counted");
        page.tap('d').await;
        page.until("another deal", |scene| scene.seal != over.seal)
            .await;
    }
    seals.dedup();
    assert_eq!(seals.len(), 2);
    // A reload during a hand loses nothing.
    let scene = practising_video_poker(page, "joker").await;
    page.mark(2).await;
    page.reload().await;
    let again = practising_video_poker(page, "joker").await;
    assert_eq!((again.hands, again.seal), (scene.hands, scene.seal));
    page.tap('e').await;
    practises_nothing(page).await;
    page.phase("ready").await;
    assert_eq!(bank(page).await, before);
}

/// The name of the record of mistakes at draw poker.
const MISPLAYED: &str = "fair-deal/mistakes/jacks/1";

async fn stored_of_video_poker(page: &Page, mistakes: &str) {
    let there = format!("(localStorage.getItem('{MISPLAYED}') ?? '') === '{mistakes}'");
    page.until_js("the mistakes are stored", &there).await;
}

async fn misplayed_hand_is_stored_and_mended(page: &Page) {
    // Standing pat with four to a flush and a low pair costs more than a bet.
    page.go(&format!("#/poker/jacks?practice=mistakes.lf&rules={KINGS}"))
        .await;
    practising_video_poker(page, "mistakes.lf").await;
    let said = "document.querySelectorAll('[data-coach] [data-hold]').length === 32";
    page.press("Coach").await;
    page.until_js("the coach speaks", said).await;
    page.press("Stand pat").await;
    page.phase("over").await;
    stored_of_video_poker(page, &format!("{KINGS}~lf")).await;
    page.go(&format!("#/poker/paytable?rules={KINGS}")).await;
    let kept = "[...document.querySelectorAll('.practise span')].pop().textContent
        === '1 kind of hand you misplayed lately.'";
    page.until_js("it is kept", kept).await;
    page.js(
        "document.querySelector('.practise').scrollIntoView({ block: 'center' })",
        &[],
    )
    .await;
    page.follow("main", "Your mistakes").await;
    practising_video_poker(page, "mistakes.lf").await;
    // The best hold mends it.
    page.press("Coach").await;
    page.until_js("the coach speaks", said).await;
    let best = "return [document.querySelector('[data-best]').dataset.hold]";
    let best = strings(&page.js(best, &[]).await);
    for (place, held) in best[0].chars().enumerate() {
        if held == '1' {
            page.mark(place).await;
        }
    }
    page.press("Swap").await;
    page.phase("over").await;
    stored_of_video_poker(page, "").await;
}

async fn coach_links_to_video_poker_practice(page: &Page) {
    page.press("End practice").await;
    practises_nothing(page).await;
    page.press("Deal").await;
    page.until_js("the coach speaks", SPEAKS).await;
    page.js("document.querySelector('[data-coach]').open = true", &[])
        .await;
    page.follow("main", "Practice: four to a flush").await;
    let scene = practising_video_poker(page, "four-to-flush").await;
    let cards = &scene.hand("player").cards;
    let of = |suit: char| cards.iter().filter(|card| card.ends_with(suit)).count();
    assert!("SHDC".chars().any(|suit| of(suit) == 4), "{cards:?}");
    coach_is_offered_until_practice_ends(page).await;
}

/// A native test counts the shuffles that a deal takes.
async fn close_holds_are_dealt_and_vary(page: &Page) {
    page.store_settings("speed=off").await;
    let mut links = Vec::new();
    for _ in 0..2 {
        page.load("#/poker/paytable").await;
        practice_links_of_video_poker(page).await;
        let link = "return [document.querySelector('.practise a[href*=\"practice=close\"]').hash]";
        links.extend(strings(&page.js(link, &[]).await));
    }
    assert_ne!(links[0], links[1]);
    for link in &links {
        page.go(link).await;
        let (_, hands) = link.split_once("practice=").expect("the hands");
        let (hands, _) = hands.split_once('&').unwrap_or((hands, ""));
        practising_video_poker(page, hands).await;
    }
}

/// The link to the hands with penalty cards appears when their search ends, between the others.
async fn focused_link_stays_when_another_appears(page: &Page) {
    page.open("#/poker/paytable").await;
    let focus = "(() => {
        const last = [...document.querySelectorAll('.practise a[href]')].at(-1);
        last?.focus();
        return last !== undefined;
    })()";
    page.until_js("the links", focus).await;
    let focused = "return document.activeElement.textContent";
    let before = page.js(focused, &[]).await;
    let appears = "[...document.querySelectorAll('.practise a[href]')]
        .some(it => it.textContent.startsWith('Penalty'))";
    page.until_js("the link appears", appears).await;
    page.settle().await;
    assert_eq!(page.js(focused, &[]).await, before);
}
