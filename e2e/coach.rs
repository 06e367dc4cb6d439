//! The coach at the blackjack tables: its judgement of a decision, and its published numbers.

use fair_deal::text::messages::CoachWords;
use serde_json::{Value, json};

use crate::blackjack::{open_deal, open_deal_with_rules};
use crate::offline::coach_speaks;
use crate::oracle::{Blackjack, Card, Deal, Preset};
use crate::page::{DESKTOP, PHONE, Page, strings};
use crate::places;
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers DESKTOP => [coach_names_the_best_play_and_a_decisions_cost],
    chromium_only DESKTOP => [
        coach_has_published_values,
        coach_on_request_speaks_when_asked,
        late_message_of_an_earlier_moment_is_not_shown,
        missing_worker_is_reported,
        failed_worker_is_replaced,
        worker_that_fails_twice_is_reported,
        missing_program_of_the_coach_is_reported,
        missing_words_of_the_coach_are_reported,
        missing_words_of_a_new_language_are_reported,
        judgement_outlasts_a_visit_to_a_page,
        coach_on_its_way_is_told,
        worker_that_dies_at_work_is_replaced,
        worker_that_dies_twice_is_reported,
        decisions_before_the_coach_loads_are_judged,
        day_is_scored_by_the_cost_of_decisions,
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

async fn day_is_scored_by_the_cost_of_decisions(page: &Page) {
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
    assert!(is_silent(page).await, "although the coach is off");
    page.until_js(
        "it is announced",
        "document.getElementById('announcer').textContent.includes('decisions cost')",
    )
    .await;
    page.reload().await;
    assert_eq!(day_cost(page).await, (cost, sentence), "after a reload too");
}

/// The golden values for one deck: hand and upcard by rank, and the values of standing and hitting. Doubling and
/// splitting come before any other card, so they change neither.
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

/// The letter of a rank. All ranks that count ten have the same one.
fn sign(card: Card) -> String {
    let code = card.to_string();
    let sign = if "TJQK".contains(&code[..1]) {
        "T"
    } else {
        &code[..1]
    };
    sign.to_owned()
}

async fn coach_has_published_values(page: &Page) {
    let published = published();
    assert_eq!(published.len(), 540, "every hand and upcard, once");
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    let mut seen = 0;
    let mut number = 0;
    // tests/coach.rs compares all 540 without a browser.
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
        open_deal_with_rules(page, &deal, Preset::Classic).await;
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

async fn coach_on_request_speaks_when_asked(page: &Page) {
    page.store_settings("coach=asked").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
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
        "it was not asked about the next decision"
    );
}

/// Runs this script with each worker that a table starts, as `worker`, and with its messages: `hear(event)` passes one to
/// the page. The script returns the function for the messages.
async fn intercept_coach(page: &Page, script: &str) {
    let script = format!(
        "const Real = Worker;
        window.Worker = class extends Real {{
            constructor(address, options) {{
                super(address, options);
                this.isCoach = options.name === 'table';
            }}
            set onmessage(hear) {{
                const worker = this;
                super.onmessage = hear && this.isCoach ? (() => {{ {script} }})() : hear;
            }}
        }};"
    );
    let run = page.session().run_first(&script).await;
    run.expect("the script runs first");
}

async fn late_message_of_an_earlier_moment_is_not_shown(page: &Page) {
    let note = "window.hear = hear;
        return event => {
            if (event.data[0] === 0) (window.said ??= []).push(event.data);
            hear(event);
        };";
    intercept_coach(page, note).await;
    page.store_settings("coach=always").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    values(page).await;
    let hear = "window.hear(new MessageEvent('message', { data: arguments[0] }))";
    page.js("window.late = window.said.at(-1)", &[]).await;
    page.press("Hit").await;
    page.until("a card is drawn", |scene| scene.left == Some(47))
        .await;
    values(page).await;
    page.js(&hear.replace("arguments[0]", "window.late"), &[])
        .await;
    assert!(is_silent(page).await);
    // An unreadable message changes nothing, and later messages are read again.
    page.js(
        &hear.replace("arguments[0]", "new Uint8Array([255, 255])"),
        &[],
    )
    .await;
    page.press("Stand").await;
    page.phase("over").await;
    page.until_js(
        "the decision is judged",
        "document.querySelector('[data-coach] [data-cost]') !== null",
    )
    .await;
}

async fn missing_worker_is_reported(page: &Page) {
    let run = page.session().run_first("window.Worker = undefined").await;
    run.expect("the script runs first");
    page.store_settings("coach=always").await;
    page.open("").await;
    deal_sixteen(page).await;
    cannot_work_is_told(page).await;
}

/// Makes the first `count` workers of each page fail whenever they get a message.
async fn fail_workers(page: &Page, count: u32) {
    let script = format!(
        "let left = {count};
        const Real = Worker;
        window.Worker = class extends Real {{
            fails = left-- > 0;
            postMessage(message) {{
                if (!this.fails) return super.postMessage(message);
                const error = new ErrorEvent('error', {{ message: 'broken', cancelable: true }});
                setTimeout(() => this.dispatchEvent(error));
            }}
        }};"
    );
    let run = page.session().run_first(&script).await;
    run.expect("the script runs first");
}

async fn failed_worker_is_replaced(page: &Page) {
    fail_workers(page, 1).await;
    page.store_settings("coach=always&speed=off").await;
    page.open("").await;
    deal_sixteen(page).await;
    assert_eq!(values(page).await.len(), 2);
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

async fn worker_that_fails_twice_is_reported(page: &Page) {
    fail_workers(page, 2).await;
    page.store_settings("coach=always").await;
    page.open("").await;
    deal_sixteen(page).await;
    cannot_work_is_told(page).await;
    // The next question starts another worker.
    page.press("Stand").await;
    page.phase("over").await;
    deal_sixteen(page).await;
    assert_eq!(values(page).await.len(), 2);
}

async fn missing_program_of_the_coach_is_reported(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
    page.expect_complaints();
    page.server().break_file("_bg.wasm", FileFault::Missing);
    deal_sixteen(page).await;
    page.press("Coach").await;
    cannot_work_is_told(page).await;
    page.server().repair();
    // The next request tries again.
    page.press("Coach").await;
    page.press("Coach").await;
    assert_eq!(values(page).await.len(), 2);
}

async fn missing_words_of_the_coach_are_reported(page: &Page) {
    page.store_settings("speed=off").await;
    page.open("#/blackjack").await;
    page.expect_complaints();
    page.server().break_file(".en.txt", FileFault::Missing);
    deal_sixteen(page).await;
    page.press("Coach").await;
    page.until_js(
        "the lack of words is told",
        "document.querySelector('[data-coach]')?.textContent.includes('its words couldn’t be loaded')",
    )
    .await;
    page.server().repair();
    page.press("Coach").await;
    page.press("Coach").await;
    assert_eq!(values(page).await.len(), 2);
}

/// The page speaks another language, but the coach's words for it do not come: the coach does not go on in the old one.
async fn missing_words_of_a_new_language_are_reported(page: &Page) {
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    assert_eq!(values(page).await.len(), 2);
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
}

/// The last judgement and the round are kept while the player looks at another page.
async fn judgement_outlasts_a_visit_to_a_page(page: &Page) {
    page.store_settings("coach=after&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    page.press("Stand").await;
    page.phase("over").await;
    let judged = "document.querySelector('[data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
    let before = says(page).await;
    page.go("#/blackjack/rules").await;
    page.until_js(
        "the page",
        "document.querySelector('main.page h1') !== null && document.querySelector('[data-coach]') === null",
    )
    .await;
    page.back().await;
    page.phase("over").await;
    page.until_js("the judgement is still there", judged).await;
    assert_eq!(says(page).await, before);
}

/// Holds the message that a coach's worker listens, until [`let_coach_start`].
async fn hold_coach(page: &Page) {
    let hold = "return event => event.data.length
        ? hear(event) : (window.start = () => hear(event));";
    intercept_coach(page, hold).await;
}

async fn let_coach_start(page: &Page) {
    page.until_js("the worker has loaded", "window.start !== undefined")
        .await;
    page.js("window.start()", &[]).await;
}

async fn decisions_before_the_coach_loads_are_judged(page: &Page) {
    hold_coach(page).await;
    page.store_settings("coach=after&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    page.press("Stand").await;
    page.phase("over").await;
    let_coach_start(page).await;
    let judged = "document.querySelector('[data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
}

async fn coach_on_its_way_is_told(page: &Page) {
    hold_coach(page).await;
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    let told = "document.querySelector('.coach')?.textContent === 'The coach is on its way…'";
    page.until_js("it is told", told).await;
    let_coach_start(page).await;
    assert_eq!(values(page).await.len(), 2);
}

/// A worker that ends in the middle of its work, without any report, is replaced, and nothing is lost.
async fn worker_that_dies_at_work_is_replaced(page: &Page) {
    intercept_coach(page, "window.coach = worker; return hear;").await;
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    values(page).await;
    let end = "window.first = window.coach; window.first.terminate()";
    page.js(end, &[]).await;
    page.press("Stand").await;
    page.phase("over").await;
    // The other worker knows the decision, which the first one valued.
    let judged = "document.querySelector('[data-cost]') !== null";
    page.until_js("the decision is judged", judged).await;
    let replaced = "return window.coach !== window.first";
    assert_eq!(page.js(replaced, &[]).await, json!(true));
}

async fn worker_that_dies_twice_is_reported(page: &Page) {
    let die = "worker.postMessage = () => worker.terminate(); return hear;";
    intercept_coach(page, die).await;
    page.store_settings("coach=always&speed=off").await;
    page.open("#/blackjack").await;
    deal_sixteen(page).await;
    cannot_work_is_told(page).await;
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
