//! The poker match with bets, played by clicks and keys: bets, the swap, the pot, and the secrecy of hidden cards.

use serde_json::json;

use crate::announced::{heard, listen};
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, Scene, key, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        chips_are_conserved_after_each_hand,
        hand_is_bet_by_keys_and_survives_a_reload,
        folded_player_sees_no_opponents_card,
        shared_deal_for_chips_counts_for_nothing,
        opponents_actions_are_one_announcement,
        coach_values_and_judges_bets_and_swaps,
        coach_answers_on_request_or_judges_afterwards,
    ],
    chromium_only PHONE => [four_play_for_chips_on_a_phone],
    chromium_only PHONE_ON_ITS_SIDE => [four_play_for_chips_on_a_phone_on_its_side],
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

async fn attributes(page: &Page, selector: &str, name: &str) -> Vec<String> {
    let script = "
        return [...document.querySelectorAll(arguments[0])].map(it => it.getAttribute(arguments[1]))";
    strings(&page.js(script, &[json!(selector), json!(name)]).await)
}

fn halves(amount: &str) -> i64 {
    let whole = |digits: &str| digits.parse::<i64>().unwrap_or_else(|_| panic!("{amount}"));
    match amount.strip_suffix(".5") {
        Some(digits) => 2 * whole(digits) + 1,
        None => 2 * whole(amount),
    }
}

/// The sum of these amounts in half chips.
async fn sum(page: &Page, selector: &str, name: &str) -> i64 {
    let amounts = attributes(page, selector, name).await;
    amounts.iter().map(|amount| halves(amount)).sum()
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

async fn chips_are_conserved_after_each_hand(page: &Page) {
    sit_down(page, 3).await;
    assert_eq!(attributes(page, "main", "data-bank").await, ["100"]);
    let mut bank = 200;
    for hand in 0..4 {
        page.press("Deal").await;
        let mut scene = turn(page).await;
        assert_eq!(scene.hands.len(), 4);
        while scene.phase != "over" {
            let (left, pot) = (
                sum(page, "[data-stack]", "data-stack").await,
                sum(page, "[data-pot]", "data-pot").await,
            );
            assert_eq!(left + pot, 800, "hand {hand}: every chip is on the table");
            assert_eq!(pot, sum(page, "[data-bet]", "data-bet").await);
            let own = sum(page, "[data-hand=player]", "data-bet").await;
            assert_eq!(sum(page, "main", "data-bank").await, bank - own);
            for owner in ["cpu-1", "cpu-2", "cpu-3"] {
                assert_eq!(scene.hand(owner).cards, vec!["back"; 5]);
            }
            // In every second hand the player bets and raises.
            let wanted: &[&str] = if hand % 2 == 0 {
                &["Call", "Check", "Stand pat"]
            } else {
                &["Raise", "Bet", "Call", "Check", "Stand pat"]
            };
            press_one(page, wanted).await;
            scene = turn(page).await;
        }
        assert_eq!(sum(page, "[data-stack]", "data-stack").await, 800);
        let after = sum(page, "main", "data-bank").await;
        let expected = match after.cmp(&bank) {
            std::cmp::Ordering::Greater => "win",
            std::cmp::Ordering::Equal => "draw",
            std::cmp::Ordering::Less => "lose",
        };
        assert_eq!(scene.result(), expected);
        bank = after;
    }
}

async fn hand_is_bet_by_keys_and_survives_a_reload(page: &Page) {
    sit_down(page, 1).await;
    page.tap('d').await;
    let dealt = turn(page).await;
    assert_eq!(dealt.phase, "player", "the player acts first");
    assert_eq!(page.actions().await, ["Check", "Bet"]);
    page.tap('x').await;
    let scene = turn(page).await;
    if scene.phase == "player" {
        assert_eq!(page.actions().await, ["Fold", "Call", "Raise"]);
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
    let bank = attributes(page, "main", "data-bank").await;
    page.reload().await;
    page.phase("over").await;
    assert_eq!(attributes(page, "main", "data-bank").await, bank);
}

async fn folded_player_sees_no_opponents_card(page: &Page) {
    sit_down(page, 1).await;
    for _ in 0..40 {
        page.press("Deal").await;
        let mut scene = turn(page).await;
        while scene.phase != "over" {
            press_one(page, &["Fold", "Check", "Stand pat", "Call"]).await;
            scene = turn(page).await;
        }
        let hand = scene.hand("cpu-1").cards.clone();
        if scene.result() == "lose" && hand == vec!["back"; 5] {
            // The links afterwards lead to the check, where every card can be computed.
            let shown =
                "return document.querySelectorAll('[data-hand=cpu-1] [data-card=back]').length";
            assert_eq!(page.js(shown, &[]).await, json!(5));
            return;
        }
    }
    panic!("no opponent has bet in forty hands");
}

async fn shared_deal_for_chips_counts_for_nothing(page: &Page) {
    page.open("#/poker/duel").await;
    let deal = Deal::numbered(31);
    page.go(&format!("#/poker/duel{}&rules=rk-chips", deal.query()))
        .await;
    page.until("the shared deal is ready", |scene| {
        scene.phase == "ready" && scene.seal == Some(deal.seal())
    })
    .await;
    page.press("Deal").await;
    let mut scene = turn(page).await;
    let order = deal.order();
    let player: Vec<String> = (0..5).map(|round| order[3 * round].to_string()).collect();
    assert_eq!(scene.hand("player").cards, player);
    while scene.phase != "over" {
        press_one(page, &["Call", "Check", "Stand pat"]).await;
        scene = turn(page).await;
    }
    assert_eq!(attributes(page, "main", "data-bank").await, ["100"]);
    assert!(page.text().await.contains("could be known in advance"));
}

async fn opponents_actions_are_one_announcement(page: &Page) {
    // The opponents pause before each action.
    page.as_a_first_visit();
    sit_down(page, 2).await;
    listen(page).await;
    page.press("Deal").await;
    turn(page).await;
    let told = heard(page).await;
    assert_eq!(told.len(), 1, "{told:?}");
    let begins = "You play against the Textbook and the Chaser. You have ";
    assert!(told[0].starts_with(begins), "{told:?}");
    let ends = "Everyone antes 1. Nothing to call, 3 in the pot.";
    assert!(told[0].ends_with(ends), "{told:?}");
    page.press("Bet").await;
    let after = turn(page).await;
    let told = heard(page).await.join(" ");
    assert!(told.starts_with("You bet 2. The Textbook "), "{told}");
    if after.phase != "over" {
        assert!(told.contains(" The Chaser "), "{told}");
    }
}

/// Checks that everything visible and clickable is in the window, and that nothing overlaps.
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
    assert_eq!(
        page.js(script, &[]).await,
        json!([false, 0, false, 0]),
        "wide, outside, over one another, below the window"
    );
}

async fn four_at_the_table(page: &Page) {
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

async fn four_play_for_chips_on_a_phone(page: &Page) {
    four_at_the_table(page).await;
}

async fn four_play_for_chips_on_a_phone_on_its_side(page: &Page) {
    four_at_the_table(page).await;
}

/// The rows of the coach: the action or hold, its value, and the standard error.
async fn coach_rows(page: &Page) -> Vec<(String, f64, f64)> {
    page.until_js(
        "the coach has worked it out",
        "document.querySelector('[data-coach] [data-ev]') !== null",
    )
    .await;
    let script = "return [...document.querySelectorAll('[data-coach] [data-ev]')].map(
        it => [it.dataset.action ?? it.dataset.hold, it.dataset.ev, it.dataset.error].join(' '))";
    let rows = strings(&page.js(script, &[]).await);
    let number = |word: Option<&str>| word.expect("a word").parse().expect("a number");
    let row = |row: &String| {
        let mut words = row.split(' ');
        let name = words.next().expect("a name").to_owned();
        (name, number(words.next()), number(words.next()))
    };
    rows.iter().map(row).collect()
}

async fn coach_values_and_judges_bets_and_swaps(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    sit_down(page, 2).await;
    let (mut bets, mut swaps, mut judged) = (0, 0, 0);
    for _ in 0..4 {
        page.press("Deal").await;
        let mut scene = turn(page).await;
        while scene.phase != "over" {
            let rows = coach_rows(page).await;
            for (name, value, error) in &rows {
                assert!(value.is_finite() && *error >= 0.0, "{rows:?}");
                assert!(name != "fold" || *value == 0.0, "{rows:?}");
            }
            let best = attributes(page, "[data-coach] [data-best]", "data-ev").await;
            assert_eq!(best, [rows[0].1.to_string()], "one is the best");
            if scene.phase == "swap" {
                swaps += 1;
                assert_eq!(rows.len(), 32);
                assert!(rows.iter().all(|(hold, _, _)| hold.len() == 5));
            } else {
                bets += 1;
                let offered = page.actions().await;
                let mut named: Vec<String> = rows.iter().map(|row| row.0.clone()).collect();
                let mut offered: Vec<String> = offered.iter().map(|it| it.to_lowercase()).collect();
                named.sort();
                offered.sort();
                assert_eq!(named, offered);
            }
            page.until_js(
                "it is announced",
                "(line => line && document.getElementById('announcer').textContent.includes(line))(
                    document.querySelector('[data-coach] summary span:last-child')?.textContent)",
            )
            .await;
            press_one(page, &["Call", "Check", "Stand pat"]).await;
            page.until_js(
                "the decision is judged",
                "document.querySelector('main').dataset.phase === 'over'
                    || document.querySelector('[data-coach] summary span') !== null",
            )
            .await;
            judged += 1;
            scene = turn(page).await;
        }
    }
    assert!(bets >= 6 && swaps >= 2 && judged >= 8, "{bets} {swaps}");
}

async fn coach_answers_on_request_or_judges_afterwards(page: &Page) {
    let is_silent = "return document.querySelector('[data-coach]') === null";
    page.store_settings("coach=asked&speed=off").await;
    sit_down(page, 1).await;
    page.press("Deal").await;
    turn(page).await;
    assert_eq!(
        page.js(is_silent, &[]).await,
        json!(true),
        "the player has not asked"
    );
    page.tap('k').await;
    let rows = coach_rows(page).await;
    assert!(rows.len() >= 2);
    page.tap('k').await;
    page.settle().await;
    assert_eq!(
        page.js(is_silent, &[]).await,
        json!(true),
        "the second press hides it"
    );

    page.store_settings("coach=after&speed=off").await;
    page.open("#/poker/duel").await;
    let scene = turn(page).await;
    assert_eq!(scene.phase, "player");
    assert_eq!(
        page.js(is_silent, &[]).await,
        json!(true),
        "nothing is decided"
    );
    press_one(page, &["Call", "Check"]).await;
    page.until_js(
        "the decision is judged",
        "document.querySelector('[data-coach] summary span') !== null",
    )
    .await;
    let rows = "return document.querySelectorAll('[data-coach] [data-ev]').length";
    assert_eq!(page.js(rows, &[]).await, json!(0), "it judges only");
}
