//! The games of video poker: found by name, their workers, and a strategy chart on paper. What the table and the page
//! of the pay tables show is in `tests/views/poker/video_poker_table.rs` and `tests/views/poker/pay_table_page.rs`.

use fair_deal::coach::protocol::ToCoach;
use fair_deal::coach::request;
use fair_deal::wire::{self, questions::PokerRequest};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::layout;
use crate::machine::Game;
use crate::oracle::Deal;
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::places;
use crate::tests;

tests! {
    all_browsers DESKTOP => [game_is_found_by_name_and_played],
    chromium_only DESKTOP => [
        searches_do_not_delay_the_coach,
        strategy_chart_is_cancelled_written_saved_and_printed,
    ],
    chromium_only PHONE => [longest_pay_table_fits_a_phone],
}

/// Holds the cards at the other places than these: a click on a card holds it. If nothing is swapped, it clicks none.
pub(crate) async fn hold_others(page: &Page, swapped: &[usize]) {
    let held = (0..5).filter(|place| !swapped.is_empty() && !swapped.contains(place));
    for place in held {
        page.mark(place).await;
    }
}

/// Swaps the cards at these places, or stands pat. Compares the new cards, the result and the highlighted row with a
/// recount from the secret. Returns the pay for each of the coins that were bet.
pub(crate) async fn swapped_as_recounted(
    page: &Page,
    game: &Game,
    swapped: &[usize],
    coins: i64,
) -> i64 {
    hold_others(page, swapped).await;
    page.press(if swapped.is_empty() {
        "Stand pat"
    } else {
        "Swap"
    })
    .await;
    let scene = page.phase("over").await;
    let secret = page.attribute("[data-secret]", "data-secret").await;
    let order = Deal::from_hex(&secret).order_with_jokers(game.jokers());
    let mut next = order[5..].iter();
    let hand: Vec<String> = (0..5)
        .map(|place| {
            let drawn = swapped.contains(&place).then(|| next.next()).flatten();
            drawn.unwrap_or(&order[place]).clone()
        })
        .collect();
    assert_eq!(scene.hand("player").cards, hand, "{}", game.code);
    let (row, pay) = game.pays(&hand, coins);
    assert_eq!(scene.result(), row, "{}: {hand:?}", game.code);
    let lit = page
        .attribute(".pay-table [aria-current]", "data-prize")
        .await;
    assert_eq!(lit, if row == "Nothing" { "" } else { &row }, "{hand:?}");
    pay
}

async fn game_is_found_by_name_and_played(page: &Page) {
    page.open("#/poker/jacks").await;
    page.follow("main", "Strategy chart").await;
    let type_in = "
        const field = document.getElementById('find-game');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    page.until_js("the list", "document.getElementById('find-game') !== null")
        .await;
    page.js(type_in, &[json!("triple dou")]).await;
    page.until_js(
        "one game is left",
        "document.querySelectorAll('.games tbody tr').length === 1",
    )
    .await;
    page.press("Triple Double Bonus").await;
    page.until_js(
        "its return",
        "document.querySelector('[data-return]') !== null && document.querySelectorAll('.pays tbody tr').length === 14",
    )
    .await;
    page.follow("main", "Play with this pay table").await;
    page.until("its table", |scene| scene.phase == "ready")
        .await;
    assert_eq!(
        page.attribute(".pay-table", "data-game").await,
        "triple-double-bonus"
    );
    page.press("Deal").await;
    page.phase("swap").await;
    page.press("Stand pat").await;
    page.phase("over").await;
    page.reload().await;
    page.phase("over").await;
    assert_eq!(
        page.attribute(".pay-table", "data-game").await,
        "triple-double-bonus"
    );
}

/// Checks that nothing sticks out of the window.
async fn longest_pay_table_fits_a_phone(page: &Page) {
    page.open("#/poker/jacks").await;
    for language in places::languages() {
        page.store_settings(&format!("coach=always&speed=off&language={language}"))
            .await;
        page.load("#/poker/jacks?rules=triple-double-bonus:800-400-160-160-80-50-50-9-7-4-2-1-1")
            .await;
        page.until("the table", |scene| {
            scene.phase == "ready" || scene.phase == "over"
        })
        .await;
        for button in ["deal", "0"] {
            let script = "
                const out = document.documentElement.scrollWidth > innerWidth ? ['sideways'] : [];
                for (const it of document.querySelectorAll('.actions button, .coin, .pay-table li, [data-hand] .card')) {
                    const box = it.getBoundingClientRect();
                    if (box.right > innerWidth + 1 || box.left < -1) out.push(it.textContent);
                }
                return out";
            let mut out = strings(&page.js(script, &[]).await);
            out.extend(layout::under_controls(page).await);
            assert_eq!(out, Vec::<String>::new(), "{language}, before {button}");
            if button == "deal" {
                page.js("document.querySelector('[data-button=deal]').click()", &[])
                    .await;
                page.phase("swap").await;
                page.come_to_rest().await;
            } else {
                page.js("document.querySelector('[data-button=\"0\"]').click()", &[])
                    .await;
                page.phase("over").await;
            }
        }
    }
}

/// Shows the page for this medium. An empty name means the screen.
async fn on_paper(page: &Page, medium: &str) {
    let devtools = page.session().devtools().await.expect("its tools");
    let command = "Emulation.setEmulatedMedia";
    let shown = devtools.send(command, json!({ "media": medium })).await;
    shown.expect("the medium");
}

async fn strategy_chart_is_cancelled_written_saved_and_printed(page: &Page) {
    let watch = "
        window.saved = [];
        const text = URL.createObjectURL;
        URL.createObjectURL = blob => { window.saved.push(blob); return text.call(URL, blob); };
        window.printed = 0;
        window.print = () => { window.printed += 1; };";
    page.session().run_first(watch).await.expect("a script");
    page.open("#/poker/paytable?rules=double-double-bonus:800-50-400-160-160-80-50-10-6-4-3-1-1")
        .await;
    page.until_js(
        "the button",
        "document.querySelector('[data-strategy=write]') !== null",
    )
    .await;
    let press = "document.querySelector(`[data-strategy=${arguments[0]}]`).click()";
    let cancel = "document.querySelector('[data-strategy=cancel]')";
    page.js(press, &[json!("write")]).await;
    page.until_js("it can be stopped", &format!("{cancel} !== null"))
        .await;
    page.js(press, &[json!("cancel")]).await;
    page.until_js("it is stopped", &format!("{cancel} === null"))
        .await;
    page.js(press, &[json!("write")]).await;
    page.until_js(
        "the chart",
        "document.querySelectorAll('.strategy-rows tbody tr').length > 10",
    )
    .await;
    page.js(
        "document.querySelector('.strategy [data-save=csv]').click()",
        &[],
    )
    .await;
    let saved = "
        const done = arguments[arguments.length - 1];
        window.saved[0].text().then(done)";
    let saved = page.js_until_done(saved, &[]).await;
    let saved = saved
        .as_str()
        .expect("a file")
        .trim_start_matches('\u{feff}');
    let rows = "return [...document.querySelectorAll('.strategy-rows tbody tr')]
        .map(row => [...row.cells].map(cell => cell.textContent))";
    let rows = page.js(rows, &[]).await;
    let rows = rows.as_array().expect("rows");
    let lines: Vec<&str> = saved.lines().collect();
    assert_eq!(lines.len(), 1 + rows.len(), "{saved}");
    for (line, row) in lines[1..].iter().zip(rows) {
        let (number, rest) = line.split_once(',').expect("columns");
        assert_eq!(json!(number), row[0], "{line}");
        let name = row[1].as_str().expect("a name");
        assert!(
            rest.trim_start_matches('"').starts_with(name),
            "{line}: {name}"
        );
        let worth = rest
            .rsplit(',')
            .nth(1)
            .and_then(|it| it.parse::<f64>().ok());
        let worth = worth.expect("a number");
        assert_eq!(json!(format!("{worth:.3}")), row[2], "{line}");
    }
    page.js(press, &[json!("print")]).await;
    assert_eq!(page.js("return window.printed", &[]).await, json!(1));
    // On paper there is the chart, and no controls.
    on_paper(page, "print").await;
    let shown = "
        const there = selector => [...document.querySelectorAll(selector)].some(it => it.checkVisibility());
        return [there('.strategy-rows'), there('[data-strategy]'), there('header nav')]";
    assert_eq!(page.js(shown, &[]).await, json!([true, false, false]));
    on_paper(page, "").await;
}

/// The page of the pay tables searches for practice hands, which takes a second. The coach at the table answers
/// meanwhile.
async fn searches_do_not_delay_the_coach(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/poker/jacks").await;
    page.js(
        "window.asked = [];
        const workers = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...others) {
            if (!workers.includes(this)) workers.push(this);
            if (message instanceof Uint8Array) window.asked.push([workers.indexOf(this), [...message]]);
            return post.call(this, message, ...others);
        };",
        &[],
    )
    .await;
    page.go("#/poker/paytable").await;
    while workers_asked(page, is_search).await.len() < 3 {
        page.settle().await;
    }
    page.go("#/poker/jacks").await;
    page.press("Deal").await;
    while workers_asked(page, is_of_the_table).await.is_empty() {
        page.settle().await;
    }
    let searching = workers_asked(page, is_search).await;
    let mut coaching = workers_asked(page, is_of_the_table).await.into_iter();
    assert!(
        !coaching.any(|it| searching.contains(&it)),
        "one worker for both"
    );
}

/// Returns true for the return of a pay table and for the two searches for practice hands.
fn is_search(request: &PokerRequest) -> bool {
    matches!(
        request,
        PokerRequest::Return(_) | PokerRequest::DifficultHands(_)
    )
}

/// Returns true for a request of the table with a hand to value.
fn is_of_the_table(message: &ToCoach<request::PokerRequest>) -> bool {
    let ToCoach::Request(Some(request::PokerRequest::VideoPoker(request)), _) = message else {
        return false;
    };
    request.at.hand.is_some()
}

/// Returns the number of the worker for each of these messages since the page opened.
async fn workers_asked<M: DeserializeOwned>(page: &Page, wanted: fn(&M) -> bool) -> Vec<usize> {
    let asked = page.js("return window.asked", &[]).await;
    let asked: Vec<(usize, Vec<u8>)> = serde_json::from_value(asked).expect("messages");
    let messages = asked
        .into_iter()
        .filter_map(|(worker, bytes)| Some((worker, wire::decode::<M>(&bytes).ok()?)));
    let wanted = messages.filter(|(_, message)| wanted(message));
    wanted.map(|(worker, _)| worker).collect()
}
