//! The coach at the blackjack tables: its judgement of a decision, and the failures of its worker. The values that it
//! shows are in `tests/views/blackjack/table.rs`.

use fair_deal::text::messages::CoachWords;
use serde_json::{Value, json};

use crate::blackjack::rounds::open_deal;
use crate::offline::coach_speaks;
use crate::oracle::{Card, Deal};
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::places;
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [coach_names_the_best_play_and_a_decisions_cost],
    chromium_only DESKTOP => [
        failed_worker_is_replaced_and_its_second_failure_reported,
        missing_parts_of_the_coach_are_reported,
        coach_on_its_way_is_told_and_late_messages_are_dropped,
    ],
    chromium_only PHONE => [coach_fits_a_phone_in_every_language],
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

/// Deals [`sixteen`].
async fn deal_sixteen(page: &Page) {
    open_deal(page, &sixteen()).await;
    page.press("Deal").await;
    page.phase("player").await;
}

/// Waits until the coach says that it cannot work.
async fn cannot_work_is_told(page: &Page) {
    page.until_js(
        "the message is shown",
        "document.querySelector('[data-coach]')?.textContent.includes('web worker')",
    )
    .await;
}

async fn coach_names_the_best_play_and_a_decisions_cost(page: &Page) {
    page.open("#/blackjack").await;
    assert!(is_silent(page).await, "it is off at first");
    page.press("Coach").await;
    deal_sixteen(page).await;
    let before = values(page).await;
    let actions: Vec<&str> = before.iter().map(|(action, _)| action.as_str()).collect();
    assert_eq!(actions, ["hit", "stand"]);
    let cost = before[0].1 - before[1].1;
    let line = says(page).await;
    assert_eq!(line, [format!("Hit is best, by {cost:.3} bets.")]);
    page.until_js(
        "it is announced",
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
    // The coach stays switched on after a reload, so the next press switches it off.
    page.reload().await;
    page.press("Deal").await;
    page.until("a round is dealt", |scene| scene.phase != "ready")
        .await;
    page.press("Coach").await;
    assert!(is_silent(page).await, "it is switched off");
}

/// Makes the next `left` workers that get a message fail whenever they get one: none on the blackjack page until the
/// test sets it, and the first worker of another page. While `dies` is true, a worker ends when it gets a message, without
/// any report. The last worker is `coach`.
const FAILING_WORKERS: &str = "
    const Real = Worker;
    window.left = location.hash.startsWith('#/blackjack') ? 0 : 1;
    window.Worker = class extends Real {
        constructor(...all) {
            super(...all);
            window.coach = this;
        }
        postMessage(message) {
            if (window.dies) return this.terminate();
            this.fails ||= window.left-- > 0;
            if (!this.fails) return super.postMessage(message);
            const error = new ErrorEvent('error', { message: 'broken', cancelable: true });
            setTimeout(() => this.dispatchEvent(error));
        }
    };";

async fn failed_worker_is_replaced_and_its_second_failure_reported(page: &Page) {
    let run = page.session().run_first(FAILING_WORKERS).await;
    run.expect("the script runs first");
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    open_deal(page, &sixteen()).await;
    // The table asks the coach before the deal too.
    page.settle().await;
    page.js("window.left = 2", &[]).await;
    page.press("Deal").await;
    page.phase("player").await;
    cannot_work_is_told(page).await;
    // The next question starts another worker.
    page.press("Stand").await;
    page.phase("over").await;
    deal_sixteen(page).await;
    assert_eq!(values(page).await.len(), 2);
    // A worker that ends in the middle of its work, without any report, is replaced, and nothing is lost: the other
    // worker knows the decision, which the first one valued.
    let end = "window.first = window.coach; window.first.terminate()";
    page.js(end, &[]).await;
    page.press("Stand").await;
    page.phase("over").await;
    let judged = "document.querySelector('[data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
    let replaced = "return window.coach !== window.first";
    assert_eq!(page.js(replaced, &[]).await, json!(true));
    // If the other worker ends so too, it is reported.
    page.js("window.dies = true; window.coach.terminate()", &[])
        .await;
    deal_sixteen(page).await;
    cannot_work_is_told(page).await;
    // The workers of the other pages are replaced too.
    page.open("#/poker/jacks").await;
    page.press("Deal").await;
    page.phase("swap").await;
    coach_speaks(page).await;
    page.open("#/lab").await;
    page.press("Deal").await;
    page.until_js(
        "the worker has dealt",
        "document.querySelector('[data-stage=finished]') !== null",
    )
    .await;
}

/// Switches the coach off and on again, so that its next request tries again.
async fn ask_again(page: &Page) {
    page.press("Coach").await;
    page.press("Coach").await;
}

async fn missing_parts_of_the_coach_are_reported(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
    page.expect_complaints();
    deal_sixteen(page).await;
    // The coach without its words.
    page.server().break_file(".en.txt", FileFault::Missing);
    page.press("Coach").await;
    page.until_js(
        "the lack of words is told",
        "document.querySelector('[data-coach]')?.textContent.includes('its words couldn’t be loaded')",
    )
    .await;
    page.server().repair();
    ask_again(page).await;
    assert_eq!(values(page).await.len(), 2);
    // The page speaks another language, but the coach's words for it do not come: the coach does not go on in the old
    // one.
    let fail = "
        window.realFetch = window.fetch;
        window.fetch = (request, ...rest) =>
            String(request.url ?? request).includes('words-coaches')
                ? Promise.reject(new TypeError('a test')) : window.realFetch(request, ...rest);";
    page.js(fail, &[]).await;
    page.press("Settings").await;
    page.set("language", "es").await;
    page.until_js(
        "the lack of words is told in Spanish",
        "document.querySelector('[data-coach]').textContent.includes('no se pudieron cargar')",
    )
    .await;
    page.js("window.fetch = window.realFetch", &[]).await;
    page.press("Pedir").await;
    page.until_js(
        "the coach judges in Spanish",
        "document.querySelector('[data-coach]')?.textContent.includes('Pedir')",
    )
    .await;
    // A browser without workers.
    page.store_settings("speed=off").await;
    page.forget_rounds().await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    page.js("window.real = Worker; window.Worker = undefined", &[])
        .await;
    page.press("Coach").await;
    cannot_work_is_told(page).await;
    page.js("window.Worker = window.real", &[]).await;
    // The coach without its program.
    page.press("Coach").await;
    page.server().break_file("_bg.wasm", FileFault::Missing);
    page.press("Coach").await;
    cannot_work_is_told(page).await;
    page.server().repair();
    ask_again(page).await;
    assert_eq!(values(page).await.len(), 2);
}

/// Holds the message that a coach's worker listens, until `start()`. `said` is the last message about a decision, and
/// `hear(data)` passes a message to the page.
const HELD_COACH: &str = "
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(address, options) {
            super(address, options);
            this.isCoach = options.name === 'table';
        }
        set onmessage(hear) {
            super.onmessage = hear && this.isCoach ? (event => {
                window.hear = data => hear(new MessageEvent('message', { data }));
                if (!event.data.length) return void (window.start = () => hear(event));
                if (event.data[0] === 0) window.said = event.data;
                hear(event);
            }) : hear;
        }
    };";

async fn coach_on_its_way_is_told_and_late_messages_are_dropped(page: &Page) {
    let run = page.session().run_first(HELD_COACH).await;
    run.expect("the script runs first");
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    let told = "document.querySelector('.coach')?.textContent === 'The coach is on its way…'";
    page.until_js("it is told", told).await;
    // A decision before the coach is there is judged when it is.
    page.press("Stand").await;
    page.phase("over").await;
    page.until_js("the worker has loaded", "window.start !== undefined")
        .await;
    page.js("window.start()", &[]).await;
    let judged = "document.querySelector('[data-coach] [data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
    // A message about an earlier moment is not shown.
    deal_sixteen(page).await;
    assert_eq!(values(page).await.len(), 2);
    page.js("window.late = window.said", &[]).await;
    page.press("Hit").await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    values(page).await;
    page.js("window.hear(window.late)", &[]).await;
    assert!(is_silent(page).await);
    // An unreadable message changes nothing, and later messages are read again.
    page.js("window.hear(new Uint8Array([255, 255]))", &[])
        .await;
    page.press("Stand").await;
    page.phase("over").await;
    page.until_js("the decision is judged", judged).await;
}

async fn coach_fits_a_phone_in_every_language(page: &Page) {
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
        open_deal(page, &sixteen()).await;
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
