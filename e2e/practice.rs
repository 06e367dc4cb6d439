//! Practice: hands of a chosen kind at the tables of blackjack and of Jacks or Better, and the links to them.

use serde_json::json;

use crate::page::{DESKTOP, Page, Scene, key, strings, wait_for};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        soft_hands_are_chosen_on_the_rules_page,
        practice_is_played_by_keyboard,
        interrupted_round_returns_after_practice,
        reload_during_a_hand_loses_nothing,
        mistakes_are_listed_until_mended,
        unreadable_mistakes_are_left_unchanged,
        damaged_link_is_reported,
        rarest_hand_is_dealt_at_once,
        coach_links_to_practice,
        video_poker_hands_are_chosen_and_played_by_keys,
        close_holds_are_dealt_at_once_and_vary,
        misplayed_video_poker_hand_is_saved_and_mended,
        damaged_link_to_video_poker_practice_is_reported,
        coach_links_to_video_poker_practice,
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
    let there = "document.querySelectorAll('.practise a').length === 4
        && document.querySelector('[data-edge]') !== null";
    page.until_js("the ways to practice", there).await;
    page.texts(".practise a").await
}

async fn soft_hands_are_chosen_on_the_rules_page(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack/rules?rules=vegas").await;
    let ways = practice_links(page).await;
    let expected = ["Soft hands", "Pairs", "Close decisions", "Your mistakes"];
    assert_eq!(ways, expected);
    let told = page.texts(".practise span").await;
    assert!(told[2].contains("less than 0.03 bets"), "{told:?}");
    assert!(told[3].starts_with("None yet."), "{told:?}");
    page.js(
        "document.querySelector('.practise').scrollIntoView({ block: 'center' })",
        &[],
    )
    .await;
    page.follow("main", "Soft hands").await;
    practising(page, "soft").await;
    assert_eq!(page.fragment().await, "#/blackjack", "it asks once");
    let before = tally(page).await;
    let badge = page.texts("[data-practice] p").await;
    assert_eq!(badge, ["Practice: soft hands"]);
    let mut seals = Vec::new();
    for _ in 0..3 {
        let scene = practising(page, "soft").await;
        let own = own(&scene);
        assert!(own.starts_with('A') && own != "AT", "{own}");
        seals.push(scene.seal.clone());
        let over = stand(page).await;
        assert!(over.secret.is_some(), "one round of each deal");
        assert_eq!(tally(page).await, before, "it is not counted");
        assert!(page.text().await.contains("Practice isn’t counted."));
        page.press("Deal").await;
        page.until("another deal", |scene| scene.seal != over.seal)
            .await;
    }
    seals.dedup();
    assert_eq!(seals.len(), 3);
    page.press("End practice").await;
    practises_nothing(page).await;
    page.phase("ready").await;
    let rules = "return document.querySelector('.rules select').value";
    assert_eq!(page.js(rules, &[]).await, "classic", "those from before");
    assert_eq!(tally(page).await.len(), 1);
}

async fn practice_is_played_by_keyboard(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack/rules?rules=vegas").await;
    practice_links(page).await;
    page.js("document.querySelectorAll('.practise a')[1].focus()", &[])
        .await;
    page.tap(key::ENTER).await;
    for _ in 0..3 {
        let scene = practising(page, "pairs").await;
        let own = own(&scene);
        assert_eq!(own.chars().next(), own.chars().last(), "{own}");
        if offers_insurance(page).await {
            page.tap('n').await;
            until_insurance_is_over(page).await;
        }
        if page.scene().await.phase == "player" {
            page.tap('s').await;
        }
        let over = page.phase("over").await;
        page.tap('b').await;
        page.until("another deal", |scene| scene.seal != over.seal)
            .await;
    }
    let told = "document.getElementById('announcer').textContent.includes('You are dealt')";
    page.until_js("it is announced", told).await;
    page.tap('e').await;
    practises_nothing(page).await;
}

async fn interrupted_round_returns_after_practice(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
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

async fn reload_during_a_hand_loses_nothing(page: &Page) {
    page.open("#/blackjack?practice=mistakes.35T.45T").await;
    let before = practising(page, "mistakes.35T.45T").await;
    page.press("Hit").await;
    let hit = page.until("a card is drawn", |scene| {
        scene.hand("player").cards.len() == 3
    });
    let hit = hit.await;
    page.reload().await;
    let again = practising(page, "mistakes.35T.45T").await;
    assert_eq!(again.hands, hit.hands);
    assert_eq!(again.seal, before.seal);
    // Another language changes nothing.
    page.go("#/settings").await;
    page.set("language", "ja").await;
    page.until_spoken("ja").await;
    page.go("#/blackjack").await;
    let again = practising(page, "mistakes.35T.45T").await;
    // The values are not compared, because a soft total is written in words.
    for (owner, hand) in &hit.hands {
        assert_eq!(again.hand(owner).cards, hand.cards);
    }
    let badge = page.texts("[data-practice] p").await;
    assert_eq!(badge, ["練習：自分のミス"]);
}

/// Waits until the record of mistakes has this text.
async fn stored(page: &Page, mistakes: &str) {
    let there = format!("(localStorage.getItem('{MISTAKES}') ?? '') === '{mistakes}'");
    page.until_js("the mistakes are stored", &there).await;
}

async fn mistakes_are_listed_until_mended(page: &Page) {
    page.store_settings("coach=after&speed=off").await;
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
    assert_eq!(told[3], "1 hand you misplayed lately.");
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
    assert_eq!(
        page.texts(".practise span").await[3],
        "1 hand you misplayed lately."
    );
}

async fn unreadable_mistakes_are_left_unchanged(page: &Page) {
    page.store_settings("coach=after&speed=off").await;
    page.open("#/blackjack").await;
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
    assert_eq!(
        page.texts(".practise span").await[3],
        "1 hand you misplayed lately."
    );
}

async fn damaged_link_is_reported(page: &Page) {
    page.open("#/blackjack").await;
    page.press("Deal").await;
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

async fn coach_links_to_practice(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    page.choose("Rules", "Single deck").await;
    page.press("Deal").await;
    let said = "document.querySelector('[data-coach]') !== null";
    while page.scene().await.phase != "player" {
        page.press("Deal").await;
    }
    page.until_js("the coach speaks", said).await;
    page.js("document.querySelector('[data-coach]').open = true", &[])
        .await;
    page.follow("main", "Practice: pairs").await;
    practising(page, "pairs").await;
    page.until_js("the coach speaks", said).await;
    // With the coach switched off, the page offers it.
    page.press("Coach").await;
    page.until_js(
        "it is silent",
        "document.querySelector('[data-coach]') === null",
    )
    .await;
    page.press("Have the coach judge your play").await;
    page.until_js("the coach speaks", said).await;
    page.press("End practice").await;
    practises_nothing(page).await;
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

async fn video_poker_hands_are_chosen_and_played_by_keys(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/poker/paytable").await;
    let kinds = [
        "High pairs",
        "Low pairs",
        "Four to a flush",
        "Four to a straight",
        "Three to a royal",
        "High cards",
    ];
    let lists = ["Close decisions", "Your mistakes"];
    assert_eq!(
        practice_links_of_video_poker(page).await,
        [&kinds[..], &lists].concat()
    );
    page.go(&format!("#/poker/paytable?rules={KINGS}")).await;
    let there = "document.querySelectorAll('.practise a').length === 9";
    page.until_js("the joker is offered", there).await;
    let joker = "document.querySelectorAll('.practise a')[6].focus()";
    page.js(joker, &[]).await;
    page.tap(key::ENTER).await;
    practising_video_poker(page, "joker").await;
    assert_eq!(page.fragment().await, "#/poker/jacks", "it asks once");
    let badge = page.texts("[data-practice] p").await;
    assert_eq!(badge, ["Practice: hands with the joker"]);
    let told = "document.getElementById('announcer').textContent.includes('Practice: hands with the joker. ')";
    page.until_js("it is announced", told).await;
    let before = bank(page).await;
    let mut seals = Vec::new();
    for _ in 0..3 {
        let scene = practising_video_poker(page, "joker").await;
        let cards = &scene.hand("player").cards;
        assert!(cards.iter().any(|card| card == "X1"), "{cards:?}");
        seals.push(scene.seal.clone());
        page.tap('p').await;
        let over = page.phase("over").await;
        assert!(over.secret.is_some());
        assert_eq!(bank(page).await, before, "it is not counted");
        assert!(page.text().await.contains("Practice isn’t counted."));
        page.tap('d').await;
        page.until("another deal", |scene| scene.seal != over.seal)
            .await;
    }
    seals.dedup();
    assert_eq!(seals.len(), 3);
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

/// The limit for the time of a close hold, as a multiple of the time of another practice hand, by the medians of one
/// run. It was 2.2, because the page searches for a deal with that hand.
const MOST_FOR_CLOSE: f64 = 5.0;

async fn close_holds_are_dealt_at_once_and_vary(page: &Page) {
    page.store_settings("speed=off").await;
    let mut close = Vec::new();
    let mut plain = Vec::new();
    for _ in 0..2 {
        page.load("#/poker/paytable").await;
        practice_links_of_video_poker(page).await;
        let told = page.texts(".practise span").await;
        assert!(told[6].contains("less than 0.02 bets"), "{told:?}");
        assert!(told[7].starts_with("None yet."), "{told:?}");
        let hrefs = "return [...document.querySelectorAll('.practise a')].map(it => it.hash)";
        let hrefs = strings(&page.js(hrefs, &[]).await);
        let is_close = |href: &String| href.contains("practice=close");
        close.extend(hrefs.iter().find(|it| is_close(it)).cloned());
        plain.extend(hrefs.into_iter().find(|it| !is_close(it)));
    }
    assert_eq!((close.len(), plain.len()), (2, 2));
    assert_ne!(close[0], close[1]);
    page.go("#/poker/jacks").await;
    // Links to close holds and to other hands alternate, so that other load on the machine affects both alike.
    let links = [&close[0], &plain[0], &close[1], &plain[1]];
    let script = "const [links, done] = arguments;
        const times = [[], []];
        const next = (left) => {
            if (left === 0) return done(times.map(all => all.sort((a, b) => a - b)[all.length >> 1]));
            const before = performance.now();
            const link = links[left % 4];
            const hands = new URLSearchParams(link.split('?')[1]).get('practice');
            location.hash = link;
            const look = () => document.querySelector('[data-practice]')?.dataset.practice === hands
                ? (times[left % 2].push(performance.now() - before), setTimeout(next, 0, left - 1))
                : setTimeout(look, 0);
            look();
        };
        // Chromium ignores more than some 200 changes of the address and its state in 10 seconds.
        next(20);";
    let medians = page.js_until_done(script, &[json!(links)]).await;
    let median = |place: usize| medians[place].as_f64().expect("a time");
    let (close, plain) = (median(0), median(1));
    println!("close holds {close:.1} ms, other hands {plain:.1} ms");
    assert!(close < MOST_FOR_CLOSE * plain, "{close} ms and {plain} ms");
}

/// The name of the record of mistakes at draw poker.
const MISPLAYED: &str = "fair-deal/mistakes/jacks/1";

async fn stored_of_video_poker(page: &Page, mistakes: &str) {
    let there = format!("(localStorage.getItem('{MISPLAYED}') ?? '') === '{mistakes}'");
    page.until_js("the mistakes are stored", &there).await;
}

async fn misplayed_video_poker_hand_is_saved_and_mended(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    // Standing pat with four to a flush and a low pair costs more than a bet.
    page.go(&format!("#/poker/jacks?practice=mistakes.lf&rules={KINGS}"))
        .await;
    practising_video_poker(page, "mistakes.lf").await;
    let said = "document.querySelectorAll('[data-coach] [data-hold]').length === 32";
    page.until_js("the coach speaks", said).await;
    page.press("Stand pat").await;
    page.phase("over").await;
    stored_of_video_poker(page, &format!("{KINGS}~lf")).await;
    page.go("#/poker/paytable?rules=800-50-25-9-6-4-3-2-1")
        .await;
    practice_links_of_video_poker(page).await;
    let told = page.texts(".practise span").await;
    assert!(
        told[7].starts_with("None with this pay table."),
        "it is of another table: {told:?}"
    );
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
    page.until_js("the coach speaks", said).await;
    let best = "return [document.querySelector('[data-best]').dataset.hold]";
    let best = strings(&page.js(best, &[]).await);
    for (place, held) in best[0].chars().enumerate() {
        if held == '0' {
            page.mark(place).await;
        }
    }
    page.press("Swap").await;
    page.phase("over").await;
    stored_of_video_poker(page, "").await;
}

async fn damaged_link_to_video_poker_practice_is_reported(page: &Page) {
    page.open("#/poker/jacks").await;
    page.press("Deal").await;
    let before = page.phase("swap").await;
    for damaged in ["pairs", "close.KSKH7S7D2C", "mistakes.88T"] {
        page.go(&format!("#/poker/jacks?practice={damaged}")).await;
        let told = "document.querySelector('.notice')?.textContent.includes('practice is damaged')";
        page.until_js("the message is shown", told).await;
        practises_nothing(page).await;
        assert_eq!(page.scene().await.hands, before.hands);
        assert_eq!(page.fragment().await, "#/poker/jacks");
        page.go("#/poker/solo").await;
        page.go("#/poker/jacks").await;
    }
    page.go("#/poker/jacks?practice=joker").await;
    page.until_js(
        "it says why",
        "document.getElementById('announcer').textContent.includes('no such hand')",
    )
    .await;
    assert_eq!(page.scene().await.hands, before.hands);
}

async fn coach_links_to_video_poker_practice(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    page.press("Deal").await;
    let said = "document.querySelector('[data-coach]') !== null";
    page.until_js("the coach speaks", said).await;
    page.js("document.querySelector('[data-coach]').open = true", &[])
        .await;
    page.follow("main", "Practice: four to a flush").await;
    let scene = practising_video_poker(page, "four-to-flush").await;
    let cards = &scene.hand("player").cards;
    let of = |suit: char| cards.iter().filter(|card| card.ends_with(suit)).count();
    assert!("SHDC".chars().any(|suit| of(suit) == 4), "{cards:?}");
    page.until_js("the coach speaks", said).await;
    // With the coach switched off, the page offers it.
    page.press("Coach").await;
    page.until_js(
        "it is silent",
        "document.querySelector('[data-coach]') === null",
    )
    .await;
    page.press("Have the coach judge your play").await;
    page.until_js("the coach speaks", said).await;
    page.press("End practice").await;
    practises_nothing(page).await;
}
