//! The table of a first visit, which index.html shows before its bundle has come, and the presses on it.
//!
//! The server keeps the WebAssembly back, so a test decides when the bundle comes.

use std::time::Duration;

use fair_deal::app::language::Language;
use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use futures_util::future::join;
use serde_json::{Value, json};

use crate::blackjack::rounds::link;
use crate::oracle::{Blackjack, Deal, Preset, codes};
use crate::page::{DESKTOP, PHONE, Page, key, sure};
use crate::server::FileFault;
use crate::tests;

tests! {
    all_browsers PHONE => [
        press_before_the_bundle_counts_once,
        keys_before_the_bundle_count_once,
        first_table_is_replaced_in_place,
    ],
    all_browsers DESKTOP => [
        first_table_is_replaced_in_place,
    ],
    chromium_only DESKTOP => [
        press_that_spans_the_change_of_tables_counts_once,
        press_that_loses_its_click_counts_once,
        touch_before_the_bundle_counts_once,
        doubled_key_counts_once,
        choice_before_the_bundle_counts,
        focus_stays_on_its_control,
        link_of_the_first_table_is_followed,
        first_table_is_for_first_visits_only,
        missing_bundle_is_told_over_the_first_table,
        slow_bundle_can_be_loaded_again,
    ],
    soak_all_browsers DESKTOP => [
        hundred_presses_at_random_moments_count_once,
    ],
}

/// The end of the name of every bundle's WebAssembly.
const BUNDLE: &str = "_bg.wasm";

/// Opens the page as a first visit whose bundle does not come yet.
async fn open_without_bundle(page: &Page, address: &str) {
    page.server().break_file(BUNDLE, FileFault::Late);
    page.as_a_first_visit();
    page.load(address).await;
}

/// Waits for the table of a first visit, before its bundle.
async fn first_table(page: &Page) {
    page.until_js(
        "the first table",
        "document.querySelector('main [data-button=deal]') !== null
            && !document.documentElement.hasAttribute('data-ready')",
    )
    .await;
}

/// Lets the bundle come.
async fn let_bundle_come(page: &Page) {
    page.server().repair();
    page.until("it can be played", |scene| scene.ready).await;
}

/// A deal that leaves the player a decision.
fn deal() -> Deal {
    Deal::find(|deal| Blackjack::play(deal, Preset::Classic, 1).hits == 1)
}

/// Checks that this deal was dealt, once, and after its seal.
async fn dealt_once(page: &Page, deal: &Deal) {
    page.phase("player").await;
    page.settle().await;
    let scene = page.scene().await;
    let order = deal.order();
    assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(48)));
    assert_eq!(scene.hand("player").cards, codes(&[order[0], order[2]]));
    let painted = page.js("return window.painted", &[]).await;
    assert_eq!(
        painted[0],
        json!([scene.seal, 0]),
        "the seal before the cards: {painted}"
    );
    assert_eq!(
        painted[1],
        json!([scene.seal, 4]),
        "the cards at once: {painted}"
    );
}

/// Notes the seal and the number of cards whenever they differ in a painted frame.
const NOTE_PAINTED: &str = "
    window.painted = [];
    let last = '';
    const look = () => {
        const seal = document.querySelector('[data-seal]')?.dataset.seal;
        const now = [seal, document.querySelectorAll('[data-card]').length];
        if (seal && JSON.stringify(now) !== last) {
            painted.push(now);
            last = JSON.stringify(now);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

async fn press_before_the_bundle_counts_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js(NOTE_PAINTED, &[]).await;
    page.press("Deal").await;
    let kept = "return [document.querySelector('[data-button=deal]').hasAttribute('data-kept'),
        document.getElementById('announcer').textContent]";
    let told = "The table is still loading. Your press will count as soon as it is ready.";
    assert_eq!(page.js(kept, &[]).await, json!([true, told]));
    // A key for the same button is no second press.
    page.tap('d').await;
    let_bundle_come(page).await;
    dealt_once(page, &deal).await;
    page.until_js(
        "the deal is announced",
        "document.getElementById('announcer').textContent.includes('Your hand')
            || document.getElementById('announcer').textContent.includes('ealer')",
    )
    .await;
}

async fn keys_before_the_bundle_count_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    for pressed in ['d', key::ENTER] {
        // The first turn leaves a saved round.
        page.move_to_another_origin();
        open_without_bundle(page, "#/blackjack").await;
        first_table(page).await;
        page.js(NOTE_PAINTED, &[]).await;
        page.tap(pressed).await;
        page.tap(pressed).await;
        page.tap('h').await;
        let_bundle_come(page).await;
        dealt_once(page, &deal).await;
    }
}

/// The place and the size of every element of the tables' page, in order, without the elements that only hold texts.
const PLACES: &str = "
    return [...document.querySelectorAll('#app *')]
        .filter(it => it.localName !== 'x-text' && !it.closest('svg') && it.role !== 'alert' && !it.closest('[role=alert]'))
        .map(it => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [it.localName, it.className, ...[x, y, width, height].map(it => Math.round(it * 10) / 10)].join(' ');
        });";

/// Gives the felt a scroll bar for a moment, as a browser may while the page loads. If the text were too high beside the
/// bar, the bar would stay.
const SCROLL_FOR_A_MOMENT: &str = "
    const { style, clientWidth } = document.querySelector('.felt');
    style.overflowY = 'scroll';
    document.querySelector('.felt').clientWidth;
    style.overflowY = '';
    return clientWidth;";

/// Every shift of the layout that the browser has seen since the visit began. Only Chromium reports them.
const SHIFTS: &str = "
    const [done] = arguments;
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return done([]);
    const seen = [];
    new PerformanceObserver(list => seen.push(...list.getEntries().map(it => it.value)))
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(seen), 50);";

async fn first_table_is_replaced_in_place(page: &Page) {
    for language in Language::ALL {
        page.move_to_another_origin();
        open_without_bundle(page, &format!("?lang={}", language.code())).await;
        first_table(page).await;
        page.js(SCROLL_FOR_A_MOMENT, &[]).await;
        let before = page.js(PLACES, &[]).await;
        let_bundle_come(page).await;
        page.come_to_rest().await;
        let after = page.js(PLACES, &[]).await;
        let places = |all: &Value| all.as_array().cloned().unwrap_or_default();
        let (before, after) = (places(&before), places(&after));
        assert!(before.len() > 50, "{before:?}");
        for (one, other) in before.iter().zip(&after) {
            assert_eq!(one, other, "{language:?}");
        }
        assert_eq!(before.len(), after.len(), "{language:?}");
        assert_eq!(
            page.js_until_done(SHIFTS, &[]).await,
            json!([]),
            "{language:?}"
        );
    }
}

/// Presses or releases the mouse at this point.
async fn mouse(page: &Page, kind: &str, point: &Value) {
    let devtools = sure(page.session().devtools().await, kind);
    let event =
        json!({ "type": kind, "x": point[0], "y": point[1], "button": "left", "clickCount": 1 });
    sure(devtools.send("Input.dispatchMouseEvent", event).await, kind);
}

/// The point in the middle of the button “Deal”.
const MIDDLE_OF_DEAL: &str = "
    const { x, y, width, height } = document.querySelector('[data-button=deal]').getBoundingClientRect();
    return [x + width / 2, y + height / 2];";

/// Presses “Deal” from before the bundle's arrival until this long after it.
async fn press_across(page: &Page, deal: &Deal, wait: Duration, hold: Duration) {
    page.move_to_another_origin();
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js(NOTE_PAINTED, &[]).await;
    let middle = page.js(MIDDLE_OF_DEAL, &[]).await;
    page.server().repair();
    tokio::time::sleep(wait).await;
    mouse(page, "mousePressed", &middle).await;
    tokio::time::sleep(hold).await;
    mouse(page, "mouseReleased", &middle).await;
    page.until("it can be played", |scene| scene.ready).await;
    dealt_once(page, deal).await;
}

async fn press_that_spans_the_change_of_tables_counts_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    // The bundle needs about 100 ms from its first byte.
    for (wait, hold) in [(0, 1_500), (0, 0), (60, 60), (90, 300)] {
        let [wait, hold] = [wait, hold].map(Duration::from_millis);
        press_across(page, &deal, wait, hold).await;
    }
}

/// Touches “Deal” before the bundle comes, and lifts the finger after it or before it.
async fn touch_before_the_bundle_counts_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    let devtools = sure(page.session().devtools().await, "the DevTools");
    let send = async |command: &str, parameters: Value| {
        sure(devtools.send(command, parameters).await, command);
    };
    send(
        "Emulation.setTouchEmulationEnabled",
        json!({ "enabled": true }),
    )
    .await;
    for is_lifted_first in [true, false] {
        page.move_to_another_origin();
        open_without_bundle(page, "").await;
        first_table(page).await;
        page.js(NOTE_PAINTED, &[]).await;
        let middle = page.js(MIDDLE_OF_DEAL, &[]).await;
        let finger =
            json!({ "type": "touchStart", "touchPoints": [{ "x": middle[0], "y": middle[1] }] });
        let lift = json!({ "type": "touchEnd", "touchPoints": [] });
        send("Input.dispatchTouchEvent", finger).await;
        if is_lifted_first {
            send("Input.dispatchTouchEvent", lift).await;
            let_bundle_come(page).await;
        } else {
            let_bundle_come(page).await;
            send("Input.dispatchTouchEvent", lift).await;
        }
        dealt_once(page, &deal).await;
    }
}

/// A key that is pressed again just after the bundle's table has come belongs to the first press: Enter deals, and does
/// not hit.
async fn doubled_key_counts_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    // Presses Enter again as soon as that would hit, as if at the time of the first press.
    let again = "
        Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 });
        new MutationObserver((_, watch) => {
            if (!document.querySelector('[data-button=h]')) return;
            watch.disconnect();
            window.again = true;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });";
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js(NOTE_PAINTED, &[]).await;
    page.js(again, &[]).await;
    page.tap(key::ENTER).await;
    let_bundle_come(page).await;
    page.until_js("the second press", "window.again === true")
        .await;
    dealt_once(page, &deal).await;
}

/// Presses “Deal” with a pointer that comes up just before the bundle's table is ready. No click follows, as in `WebKit`,
/// which may draw the new table between the two.
const PRESS_WITHOUT_CLICK: &str = "
    const point = type => {
        const deal = document.querySelector('[data-button=deal]');
        const { x, y, width, height } = deal.getBoundingClientRect();
        const [clientX, clientY] = [x + width / 2, y + height / 2];
        deal.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX, clientY }));
    };
    point('pointerdown');
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
        if (name === 'data-ready') point('pointerup');
        set.call(this, name, value);
    };";

async fn press_that_loses_its_click_counts_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js(NOTE_PAINTED, &[]).await;
    page.js(PRESS_WITHOUT_CLICK, &[]).await;
    let_bundle_come(page).await;
    dealt_once(page, &deal).await;
}

/// Opens a first visit, lets the bundle come this long after its first table is there, and presses “Deal” with a mouse
/// that every browser has. Returns true if the press began before the bundle's table was ready.
async fn press_beside(
    page: &Page,
    deal: &Deal,
    bundle: Duration,
    press: Duration,
    hold: Duration,
) -> bool {
    page.move_to_another_origin();
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js(NOTE_PAINTED, &[]).await;
    let note = "addEventListener('pointerdown', () => {
            window.wasReady = document.documentElement.hasAttribute('data-ready');
        }, { capture: true, once: true });";
    page.js(note, &[]).await;
    let middle = page.js(MIDDLE_OF_DEAL, &[]).await;
    let [x, y] = [0, 1].map(|at| middle[at].as_f64().expect("a number").round());
    let button = MOUSE_BUTTON_LEFT;
    let duration = Some(Duration::ZERO);
    let mouse = MouseActions::new("mouse".to_owned())
        .then(PointerAction::MoveTo { duration, x, y })
        .then(PointerAction::Pause { duration: press })
        .then(PointerAction::Down { button })
        .then(PointerAction::Pause { duration: hold })
        .then(PointerAction::Up { button });
    let client = page.client();
    let comes = async {
        tokio::time::sleep(bundle).await;
        page.server().repair();
    };
    let (pressed, ()) = join(client.perform_actions(mouse), comes).await;
    sure(pressed, "a press");
    page.until("it can be played", |scene| scene.ready).await;
    dealt_once(page, deal).await;
    page.js("return window.wasReady", &[]).await == json!(false)
}

/// Presses at random moments, until a hundred presses began between the first table and the bundle's. Each counts once,
/// and so do those that began later.
async fn hundred_presses_at_random_moments_count_once(page: &Page) {
    let deal = deal();
    page.draw_entropy(&deal).await;
    let mut state = crate::seed();
    // The generator of Numerical Recipes; its low bits are poor.
    let mut below = |most: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        Duration::from_millis(((state >> 8) % most).into())
    };
    let mut early = 0;
    for number in 1..=400 {
        let (press, after, hold) = (below(300), below(150), below(300));
        let bundle = press + after;
        page.step(format!(
            "the bundle after {bundle:?}, a press after {press:?} for {hold:?}"
        ));
        early += u32::from(press_beside(page, &deal, bundle, press, hold).await);
        if early == 100 {
            println!("{number} presses, of which {early} began before the bundle's table");
            return;
        }
    }
    panic!("only {early} presses began before the bundle's table");
}

async fn choice_before_the_bundle_counts(page: &Page) {
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.choose("Rules", "Vegas").await;
    page.press("Coach").await;
    // A second press on a switch takes the first one back.
    page.press("Settings").await;
    page.tap(key::ENTER).await;
    let_bundle_come(page).await;
    page.until("a shoe is ready", |scene| scene.left == Some(312))
        .await;
    page.until_js(
        "the coach is on",
        "document.querySelector('[aria-label=Coach]').ariaPressed === 'true'
            && document.querySelector('aside, [data-kept]') === null",
    )
    .await;
}

async fn focus_stays_on_its_control(page: &Page) {
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.js("document.querySelector('[aria-label=Coach]').focus()", &[])
        .await;
    let_bundle_come(page).await;
    assert_eq!(page.focused().await.as_deref(), Some("Coach"));
}

async fn link_of_the_first_table_is_followed(page: &Page) {
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.press("Deal").await;
    page.follow("nav", "Draw poker").await;
    page.server().repair();
    page.until("draw poker", |scene| {
        scene.ready && scene.route.as_deref() == Some("/poker/solo")
    })
    .await;
    page.move_to_another_origin();
    open_without_bundle(page, "").await;
    first_table(page).await;
    page.press("Deal").await;
    page.follow(".head", "Statistics").await;
    let table = "return document.querySelector('#app main') === null";
    page.settle().await;
    assert_eq!(page.js(table, &[]).await, json!(true));
    page.back().await;
    first_table(page).await;
    // The press belonged to the table that was left.
    let kept = "return document.querySelectorAll('[data-kept]').length";
    assert_eq!(page.js(kept, &[]).await, json!(0));
    let_bundle_come(page).await;
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
}

async fn first_table_is_for_first_visits_only(page: &Page) {
    let is_hidden = async |why: &str| {
        page.settle().await;
        let shown = page.js("return document.querySelector('#app main') !== null", &[]);
        assert_eq!(shown.await, json!(false), "{why}");
    };
    for address in [link(&deal()), "#/poker/solo".to_owned(), "#/lab".to_owned()] {
        open_without_bundle(page, &address).await;
        is_hidden(&address).await;
        page.server().repair();
        page.move_to_another_origin();
    }
    page.server().break_file(BUNDLE, FileFault::Late);
    page.store_settings("theme=dark").await;
    page.load("").await;
    is_hidden("chosen settings").await;
    let_bundle_come(page).await;
    page.press("Deal").await;
    page.server().break_file(BUNDLE, FileFault::Late);
    let rounds_only = "
        for (const name of Object.keys(localStorage))
            if (!name.startsWith('fair-deal/table/')) localStorage.removeItem(name);";
    page.js(rounds_only, &[]).await;
    page.load("").await;
    is_hidden("a saved round").await;
    let_bundle_come(page).await;
    let refuse =
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });";
    sure(page.session().run_first(refuse).await, "a script");
    page.move_to_another_origin();
    open_without_bundle(page, "").await;
    is_hidden("a storage that is refused").await;
    let_bundle_come(page).await;
}

async fn missing_bundle_is_told_over_the_first_table(page: &Page) {
    page.expect_complaints();
    page.server().break_file(BUNDLE, FileFault::Missing);
    page.as_a_first_visit();
    page.load("").await;
    page.until_js("the fault", "!document.getElementById('fault').hidden")
        .await;
    let inert = "return [document.getElementById('app').inert, document.querySelector('#app main') === null]";
    assert_eq!(page.js(inert, &[]).await, json!([true, true]));
    page.js("document.getElementById('fault-close').focus()", &[])
        .await;
    page.tap(key::ENTER).await;
    page.until_js("it is closed", "document.getElementById('fault').hidden")
        .await;
    page.server().repair();
    page.press("Load again").await;
    page.until("it can be played", |scene| scene.ready).await;
}

async fn slow_bundle_can_be_loaded_again(page: &Page) {
    open_without_bundle(page, "").await;
    first_table(page).await;
    // As after 20 seconds.
    let slow = "
        const slow = document.querySelector('#app [role=alert]');
        slow.hidden = false;
        const { top, bottom } = slow.getBoundingClientRect();
        return top > 0 && bottom <= innerHeight && getComputedStyle(slow).position === 'fixed'";
    assert_eq!(page.js(slow, &[]).await, json!(true), "over the table");
    page.js("window.isBefore = true", &[]).await;
    page.press("Load again").await;
    page.until_js("another load", "!window.isBefore").await;
    let_bundle_come(page).await;
    assert_eq!(page.scene().await.phase, "ready");
}
