//! The page about counting cards, in a browser: the drills by keyboard and touch, the pace, the work of the workers, and
//! the results in the storage. Its words and numbers are tested in `tests/views/blackjack/counting_page.rs`.

use std::time::Duration;

use serde_json::json;
use testbed::text::numbers;

use crate::browser::Size;
use crate::page::{DESKTOP, PHONE, PHONE_ON_ITS_SIDE, Page, key, strings};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        drills_are_played_by_keyboard_and_saved,
        index_plays_are_found_by_workers,
        cards_turn_at_a_pace_until_paused,
    ],
    chromium_only PHONE_ON_ITS_SIDE => [table_asks_for_the_count_beside_the_cards],
    chromium_only PHONE => [quizzes_are_played_by_touch],
}

/// The count value of a card.
fn hi_lo(code: &str) -> i32 {
    match code.chars().next().expect("a rank") {
        '2'..='6' => 1,
        '7'..='9' => 0,
        _ => -1,
    }
}

async fn stage(page: &Page) -> String {
    page.settle().await;
    let script = "return document.querySelector('[data-drill]')?.dataset.drill ?? ''";
    let stage = page.js(script, &[]).await;
    stage.as_str().unwrap_or_default().to_owned()
}

async fn begin(page: &Page) {
    page.open("#/blackjack/counting").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    page.press("Start the drill").await;
    page.until_js("cards", "document.querySelector('.turned li') !== null")
        .await;
}

async fn drill_works_without_a_mouse(page: &Page) {
    begin(page).await;
    for _ in 0..12 {
        let focused = "return document.activeElement.id";
        match stage(page).await.as_str() {
            "turning" | "answered" => {
                assert_eq!(page.js(focused, &[]).await, "drill-next");
                page.tap(key::ENTER).await;
            }
            "asking" => {
                assert_eq!(page.js(focused, &[]).await, "drill-running");
                for key in ['x', key::ENTER] {
                    page.tap(key).await;
                }
                page.until_js(
                    "the text is refused",
                    "document.querySelector('.drill .bad') !== null",
                )
                .await;
                for key in [key::BACKSPACE, '3', key::ENTER] {
                    page.tap(key).await;
                }
                assert_eq!(stage(page).await, "answered");
            }
            other => panic!("{other}"),
        }
    }
    let asked = "return +document.querySelector('[data-asked]').dataset.asked";
    assert!(page.js(asked, &[]).await.as_f64().unwrap_or(0.0) >= 1.0);
}

async fn index_plays_are_found_by_workers(page: &Page) {
    page.open("#/blackjack/counting").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    // So that the double click does not scroll.
    page.resize(Size {
        height: 3000,
        ..DESKTOP
    })
    .await;
    page.double_click("Find these hands", Duration::from_millis(150))
        .await;
    let focused = "document.activeElement.closest('.index-plays') !== null";
    assert_eq!(page.js(&format!("return {focused}"), &[]).await, true);
    page.until_js(
        "found",
        "document.querySelector('[data-stage=done]') !== null",
    )
    .await;
    page.until_js(
        "the heading in the button's place has the focus and is announced",
        "document.activeElement.id === 'indices-now'
            && document.getElementById('announcer').textContent.includes('change with the count')",
    )
    .await;
    let insurance = "return document.querySelector('[data-insurance]').dataset.insurance";
    assert_eq!(page.js(insurance, &[]).await, "4");
    for (button, stage) in [
        ("Work out for these rules", "under-way"),
        ("Cancel", "cancelled"),
        ("Work out for these rules", "done"),
    ] {
        page.press(button).await;
        page.until_js(
            stage,
            &format!("document.querySelector('[data-fit={stage}]') !== null"),
        )
        .await;
    }
    let betting = "return +document.querySelector('[data-figure=betting] td').textContent";
    let betting = page.js(betting, &[]).await;
    assert!(betting.as_f64() > Some(0.9), "{betting}");
}

/// Opens a drill by its address and starts it.
async fn begin_quiz(page: &Page, drill: &str) {
    page.load(&format!("#/blackjack/counting?drill={drill}"))
        .await;
    page.until_js(
        "its button",
        "document.getElementById('drill-begin') !== null",
    )
    .await;
}

/// The text of the question.
async fn question(page: &Page) -> String {
    let script = "const tray = document.querySelector('svg.tray');
        return tray?.getAttribute('aria-label') ?? document.querySelector('.question').textContent";
    let question = page.js(script, &[]).await;
    question.as_str().unwrap_or_default().to_owned()
}

/// The answer that follows from the text of the question, or `None` if it is a play.
fn worked_out(drill: &str, question: &str) -> Option<String> {
    match (drill, &numbers(question)[..]) {
        // Rounded to half decks. The percentage is rounded too, so a tie may go the other way.
        ("tray", [decks, percent]) => Some(format!("{}", (decks * percent / 50.0).round() / 2.0)),
        ("true", [running, decks]) => Some(format!("{}", (running / decks).floor())),
        ("indices", _) => None,
        (_, _) => panic!("{drill}: {question}"),
    }
}

async fn focused(page: &Page) -> String {
    page.settle().await;
    let id = page.js("return document.activeElement.id", &[]).await;
    id.as_str().unwrap_or_default().to_owned()
}

async fn drills_are_played_by_keyboard_and_saved(page: &Page) {
    drill_works_without_a_mouse(page).await;
    quizzes_are_played_by_keyboard(page).await;
    results_are_kept_and_deleted(page).await;
    damaged_results_are_reported_and_deleted(page).await;
    page.js(
        "Crypto.prototype.getRandomValues = () => { throw new Error('none') }",
        &[],
    )
    .await;
    page.press("Start again").await;
    page.until_js(
        "no entropy is reported",
        "document.querySelector('.counting [role=alert]') !== null",
    )
    .await;
}

async fn quizzes_are_played_by_keyboard(page: &Page) {
    for drill in ["tray", "true", "indices"] {
        page.go(&format!("#/blackjack/counting?drill={drill}"))
            .await;
        page.until_js(
            "the drill",
            &format!("document.querySelector('[data-to-drill={drill}][aria-current]') !== null"),
        )
        .await;
        page.js("document.getElementById('drill-begin').focus()", &[])
            .await;
        // A press within the double-press time after the last one does nothing.
        tokio::time::sleep(Duration::from_millis(450)).await;
        page.tap(key::ENTER).await;
        for is_last in [false, true] {
            page.until_js(
                "a question",
                &format!(
                    "document.querySelector('[data-quiz={drill}][data-drill=asking]') !== null"
                ),
            )
            .await;
            let asked = question(page).await;
            let heard = format!(
                "document.getElementById('announcer').textContent.includes({})",
                json!(asked)
            );
            page.until_js("it is announced", &heard).await;
            tokio::time::sleep(Duration::from_millis(450)).await;
            let answer = worked_out(drill, &asked);
            if let Some(answer) = &answer {
                assert_eq!(focused(page).await, "drill-number");
                for sign in answer.chars() {
                    page.tap(sign).await;
                }
            } else {
                assert_eq!(focused(page).await, "drill-play");
            }
            page.tap(key::ENTER).await;
            page.until_js(
                "judged",
                "document.querySelector('.drill [data-verdict]') !== null",
            )
            .await;
            if answer.is_none() {
                page.until_js(
                    "its exact value, announced too",
                    "document.querySelector('[data-gain]') !== null
                        && document.getElementById('announcer').textContent.includes('With the cards left on average')",
                )
                .await;
            }
            assert_eq!(focused(page).await, "drill-next");
            tokio::time::sleep(Duration::from_millis(450)).await;
            if is_last {
                page.press("Finish").await;
            } else {
                page.tap(key::ENTER).await;
            }
        }
        page.until_js(
            "over",
            "document.querySelector('[data-drill=over]') !== null",
        )
        .await;
    }
}

async fn results_are_kept_and_deleted(page: &Page) {
    page.load("#/blackjack/counting").await;
    page.until_js(
        "all results, the last one first",
        "[...document.querySelectorAll('[data-drill-result]')].map(it => it.dataset.drillResult).join()
            === 'indices,true,tray'",
    )
    .await;
    page.press("Delete the results").await;
    page.until_js(
        "none",
        "document.querySelector('[data-drill-result]') === null
            && localStorage.getItem('fair-deal/drills/1') === ''",
    )
    .await;
    page.until_js(
        "the focus stays there",
        "document.activeElement.matches('.past h2')",
    )
    .await;
}

async fn damaged_results_are_reported_and_deleted(page: &Page) {
    page.js("localStorage.setItem('fair-deal/drills/1', 'damaged')", &[])
        .await;
    begin_quiz(page, "true").await;
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-past=damaged] .bad') !== null",
    )
    .await;
    page.press("Start the drill").await;
    page.type_into("#drill-number", "99").await;
    page.press("Answer").await;
    page.press("Finish").await;
    page.settle().await;
    assert_eq!(
        page.js("return localStorage.getItem('fair-deal/drills/1')", &[])
            .await,
        json!("damaged"),
        "nothing is written over it"
    );
    page.press("Delete the results").await;
    page.until_js(
        "it is empty",
        "document.querySelector('[data-past=stored]') !== null",
    )
    .await;
}

/// Types a number by the keys below its field, and takes a digit back. The field keeps the focus.
async fn type_by_keys_of_the_page(page: &Page, number: &str) {
    let click = "const [key] = arguments;
        [...document.querySelectorAll('.keypad button')]
            .find(it => (it.ariaLabel ?? it.textContent) === key).click();";
    // The sign may come at any time.
    let sign = number.starts_with('-').then_some("\u{2212}");
    let digits = number.trim_start_matches('-').chars().map(String::from);
    let keys = digits.chain(["7".to_owned(), "Delete the last digit".to_owned()]);
    for key in keys.chain(sign.map(str::to_owned)) {
        page.js(click, &[json!(key)]).await;
        page.settle().await;
    }
    let typed = number.replace('-', "\u{2212}");
    let value = "return document.getElementById('drill-number').value";
    assert_eq!(page.js(value, &[]).await, json!(typed));
}

async fn quizzes_are_played_by_touch(page: &Page) {
    for drill in ["tray", "true", "indices"] {
        begin_quiz(page, drill).await;
        page.press("Start the drill").await;
        let asked = question(page).await;
        if drill == "tray" {
            tray_is_drawn_as_it_is_told(page, &asked).await;
        }
        match worked_out(drill, &asked) {
            Some(answer) => {
                type_by_keys_of_the_page(page, &answer).await;
                page.press("Answer").await;
            }
            None => {
                page.js("document.getElementById('drill-other').click()", &[])
                    .await;
            }
        }
        page.until_js(
            "judged",
            "document.querySelector('.drill [data-verdict]') !== null",
        )
        .await;
        page.press("Finish").await;
        page.until_js(
            "over",
            "document.querySelector('[data-drill=over] [data-time]') !== null",
        )
        .await;
    }
}

async fn cards_turn_at_a_pace_until_paused(page: &Page) {
    page.open("#/blackjack/counting?system=halves").await;
    page.until_js("the page", "document.querySelector('.counting') !== null")
        .await;
    let choose = "const [name, value] = arguments;
        const it = document.querySelector(`[name='${name}']`);
        it.value = value;
        it.dispatchEvent(new Event('change', { bubbles: true }))";
    for (name, value) in [("pace", "6"), ("at-a-time", "0")] {
        page.js(choose, &[json!(name), json!(value)]).await;
        page.settle().await;
    }
    page.press("Start the drill").await;
    page.until_js(
        "three cards are turned",
        "+document.querySelector('.drill').dataset.turned >= 3",
    )
    .await;
    page.press("Pause").await;
    let turned = "return document.querySelector('.drill').dataset.turned";
    let before = page.js(turned, &[]).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(page.js(turned, &[]).await, before);
    page.press("Go on").await;
    page.until_js(
        "the question comes by itself, and has the focus",
        "document.querySelector('[data-drill=asking]') !== null
            && document.activeElement.id === 'drill-running'",
    )
    .await;
}

/// Opens a table with a shoe that asks for the count after every round.
async fn sit_down(page: &Page) {
    page.store_settings("count=each&speed=off&language=en")
        .await;
    page.load("#/blackjack?rules=vegas").await;
    page.until_js(
        "the table",
        "document.querySelector('main[data-phase=ready]') !== null",
    )
    .await;
}

/// Plays a round by standing, and returns the codes of all cards on the table.
async fn play_round(page: &Page) -> Vec<String> {
    let script = "const [done] = arguments;
        const wait = ms => new Promise(resolve => setTimeout(resolve, ms));
        const phase = () => document.querySelector('main').dataset.phase;
        (async () => {
            document.querySelector(`[data-button='deal']`).click();
            do {
                await wait(30);
                for (const code of ['n', 's']) document.querySelector(`[data-button='${code}']`)?.click();
            } while (phase() !== 'over');
            await wait(60);
            done([...document.querySelectorAll('main [data-hand] [data-card]')].map(it => it.dataset.card));
        })();";
    strings(&page.js_until_done(script, &[]).await)
}

async fn table_asks_for_the_count_beside_the_cards(page: &Page) {
    sit_down(page).await;
    let seen = play_round(page).await;
    page.until_js(
        "it is asked for",
        "document.querySelector('.count-tool[data-count-waits]') !== null
            && document.getElementById('announcer').textContent.includes('What is the count?')",
    )
    .await;
    page.press("What is the count?").await;
    page.until_js("the form", "document.querySelector('.count-form') !== null")
        .await;
    let fits = "const box = document.querySelector('.count-form button').getBoundingClientRect();
        const it = document.documentElement;
        return it.scrollWidth === it.clientWidth && box.bottom <= innerHeight && box.right <= innerWidth";
    assert_eq!(page.js(fits, &[]).await, json!(true));
    let running: i32 = seen.iter().map(|code| hi_lo(code)).sum();
    let unseen = f64::from(312 - i32::try_from(seen.len()).expect("few"));
    let true_count = (f64::from(running) * 52.0 / unseen).floor();
    page.type_into("#count-running", &running.to_string()).await;
    page.type_into("#count-true", &true_count.to_string()).await;
    page.press("Answer").await;
    page.until_js(
        "the verdict",
        "document.querySelector('aside [data-verdict=right]') !== null",
    )
    .await;
    // The table continues with the question open.
    play_round(page).await;
    page.until_js(
        "asked again",
        "document.querySelector('.count-form') !== null",
    )
    .await;
    page.tap(key::ESCAPE).await;
    page.until_js("closed", "document.querySelector('.count-form') === null")
        .await;
    play_round(page).await;
}

/// The cards fill the stated share of the tray's height, and nearly all of its width.
async fn tray_is_drawn_as_it_is_told(page: &Page, told: &str) {
    let script = "const box = it => document.querySelector(it).getBoundingClientRect();
        const [cards, tray] = [box('.tray-cards'), box('.tray-walls')];
        return [cards.height / tray.height * 100, cards.width / tray.width * 100]";
    let drawn = page.js(script, &[]).await;
    let [high, wide] = [0, 1].map(|at| drawn[at].as_f64().unwrap_or_default());
    let [_, percent] = numbers(told)[..] else {
        panic!("{told}");
    };
    // The walls are drawn a little higher than the cards reach.
    assert!((high - percent).abs() < 4.0, "{told}: {high}");
    assert!(wide > 80.0, "{wide}");
}
