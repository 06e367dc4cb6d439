//! Work that can be cancelled, on every page that has such work: the focus never gets lost, neither when the player
//! cancels nor when the work ends while Cancel has the focus.
//!
//! The tests hold back the answers of the workers, so that the work is under way for as long as a test needs.

use serde_json::json;

use crate::page::{DESKTOP, Page, key};
use crate::tests;

tests! {
    chromium_only DESKTOP => [
        cancel_hands_the_focus_on,
        cancel_hands_the_focus_on_while_the_page_is_slow,
        end_of_work_hands_the_focus_on,
    ],
}

/// Holds back the messages of workers while `holding` is true. The first message of a worker is empty: it listens.
const HOLD_ANSWERS: &str = "
    window.holding = true;
    window.held = [];
    const { get, set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    Object.defineProperty(Worker.prototype, 'onmessage', {
        configurable: true,
        get,
        set(heard) {
            this.hasEnded = heard === null;
            set.call(this, heard && (event => {
                const hear = () => this.hasEnded || heard.call(this, event);
                if (window.holding && event.data.length > 0) window.held.push(hear);
                else hear();
            }));
        },
    });";

/// Delivers the messages that were held back, and all later ones at once.
const RELEASE_ANSWERS: &str = "
    window.holding = false;
    for (let hear = window.held.shift(); hear; hear = window.held.shift()) hear();";

/// Delivers one held message after the other until this expression holds.
const DELIVER_UNTIL: &str = "
    const [done] = arguments;
    const next = () => {
        if (HOLDS) return done('');
        window.held.shift()?.();
        setTimeout(next, 10);
    };
    next();";

/// Makes the clock of the page run so fast that Yew takes every rendering for a slow one. Yew then tells a component in
/// a later task that it is rendered, and messages can come in between.
const MAKE_SLOW: &str = "
    let time = Date.now();
    Date.now = () => time += 20;";

/// Work that can be cancelled.
struct Work {
    /// The address of its page.
    fragment: &'static str,
    /// The button that begins it. Empty if it begins by itself.
    begin: &'static str,
    /// The button that cancels it.
    cancel: &'static str,
    /// A JavaScript expression that is true while the work is under way.
    is_under_way: &'static str,
}

/// All work that can be cancelled.
const ALL: [Work; 9] = [
    Work {
        fragment: "#/poker/paytable",
        begin: "[data-strategy=write]",
        cancel: "[data-strategy=cancel]",
        is_under_way: "document.querySelector('[data-strategy=cancel]') !== null",
    },
    Work {
        fragment: "#/lab",
        begin: ".experiment .do .main",
        cancel: ".experiment .do .besides",
        is_under_way: "document.querySelector('[data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/lab",
        begin: "[aria-labelledby=enumeration] .do .main",
        cancel: "[aria-labelledby=enumeration] .do .besides",
        is_under_way: "document.querySelector('[data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/bets?rounds=1000000",
        begin: ".risk-page .do .main",
        cancel: ".risk-page div.do .besides",
        is_under_way: "document.querySelector('[data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/rules?rules=vegas",
        begin: "",
        cancel: "[data-once=chart] button",
        is_under_way: "document.querySelector('[data-once=chart][data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/rules?rules=classic&with=house-wins-ties",
        begin: "",
        cancel: "[data-once=comparison] button",
        is_under_way: "document.querySelector('[data-once=comparison][data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/rules?rules=vegas&own=hard_4-16:_H_H_H_H_H_H_H_H_H_H,hard_17-20:_S_S_S_S_S_S_S_S_S_S,soft_12-20:_S_S_S_S_S_S_S_S_S_S,pair_2-A:_-_-_-_-_-_-_-_-_-_-",
        begin: "",
        cancel: "[data-once=own-chart] button",
        is_under_way: "document.querySelector('[data-once=own-chart][data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/counting",
        begin: "#indices-now",
        cancel: "#indices-now",
        is_under_way: "document.querySelector('[data-once=indices][data-stage=under-way]') !== null",
    },
    Work {
        fragment: "#/blackjack/counting",
        begin: "#fit-now",
        cancel: "#fit-now",
        is_under_way: "document.querySelector('[data-fit=under-way]') !== null",
    },
];

/// Runs these scripts first in every page from now on.
async fn run_first(page: &Page, scripts: &[&str]) {
    for script in scripts {
        page.session().run_first(script).await.expect("a script");
    }
}

/// Opens the page of this work, and begins the work. Its Cancel button gets the focus.
async fn begin(page: &Page, work: &Work) {
    page.open(work.fragment).await;
    if work.begin.is_empty() {
        // The comparison waits for the chart of the page.
        page.js_until_done(&DELIVER_UNTIL.replace("HOLDS", work.is_under_way), &[])
            .await;
    } else {
        let there = format!("document.querySelector({}) !== null", json!(work.begin));
        page.until_js(work.begin, &there).await;
        let click = "document.querySelector(arguments[0]).click()";
        page.js(click, &[json!(work.begin)]).await;
    }
    page.until_js("the work is under way", work.is_under_way)
        .await;
    page.settle().await;
    let focus = "document.querySelector(arguments[0]).focus()";
    page.js(focus, &[json!(work.cancel)]).await;
}

/// Checks that a control or a result of the page has the focus.
async fn check_focus(page: &Page, when: &str) {
    page.settle().await;
    let script = "
        const it = document.activeElement;
        return it.closest('#pages main') === null || it.matches('main')
            ? `${it.tagName} ${it.id}` : '';";
    assert_eq!(page.js(script, &[]).await, "", "{when}");
}

async fn cancel_hands_the_focus_on(page: &Page) {
    run_first(page, &[HOLD_ANSWERS]).await;
    for work in &ALL {
        begin(page, work).await;
        let when = format!("{}, {}", work.fragment, work.cancel);
        page.tap(key::ENTER).await;
        page.until_js(&when, &format!("!({})", work.is_under_way))
            .await;
        check_focus(page, &when).await;
    }
}

async fn cancel_hands_the_focus_on_while_the_page_is_slow(page: &Page) {
    // Another message comes after the drawing and before Yew says that it is drawn: the page is seen again.
    let cancel = "
        const [selector, done] = arguments;
        const microtasks = async () => { for (let at = 0; at < 20; at++) await null; };
        const wait = () => new Promise(go => setTimeout(go, 100));
        (async () => {
            document.querySelector(selector).click();
            await microtasks();
            document.dispatchEvent(new Event('visibilitychange'));
            await wait();
            done('');
        })();";
    run_first(page, &[HOLD_ANSWERS, MAKE_SLOW]).await;
    for work in &ALL {
        begin(page, work).await;
        let when = format!("{}, {}", work.fragment, work.cancel);
        page.js_until_done(cancel, &[json!(work.cancel)]).await;
        page.until_js(&when, &format!("!({})", work.is_under_way))
            .await;
        check_focus(page, &when).await;
    }
}

async fn end_of_work_hands_the_focus_on(page: &Page) {
    run_first(page, &[HOLD_ANSWERS]).await;
    for work in &ALL {
        begin(page, work).await;
        let when = format!("{}, {} until the end", work.fragment, work.cancel);
        page.js(RELEASE_ANSWERS, &[]).await;
        page.until_js(&when, &format!("!({})", work.is_under_way))
            .await;
        check_focus(page, &when).await;
    }
}
