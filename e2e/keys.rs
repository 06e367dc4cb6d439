//! The split of keys between page and browser, the effect of a second press, and the focus after a press.

use std::time::SystemTime;

use fair_deal::app::route::Route;
use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use serde_json::{Value, json};

use crate::announced::{heard, listen};
use crate::blackjack::rounds::{deal_for, open_deal};
use crate::browser::since_1970;
use crate::oracle::{Blackjack, Deal, Preset};
use crate::page::{DESKTOP, Page, key, strings, sure};
use crate::poker::solo_draw;
use crate::tests;

tests! {
    all_browsers DESKTOP => [
        second_enter_within_a_moment_of_deal_does_nothing,
        second_space_within_a_moment_does_nothing,
        used_up_chip_keeps_the_focus,
        reading_page_leaves_letters_to_the_browser,
    ],
    chromium_only DESKTOP => [
        key_after_a_round_ending_click_deals_nothing,
        table_leaves_unused_letters_to_the_browser,
        alt_gr_writes_no_command,
        digits_of_other_layouts_mark_cards,
        lab_field_ignores_composed_and_held_enter,
        lab_error_is_announced_once_each_time,
        invalid_pay_is_announced_once,
        two_quick_marks_are_both_announced,
        double_press_does_not_reset_the_score,
        double_press_on_deal_marks_no_card,
        double_press_in_the_drill_leaves_the_answer,
        one_button_clears_and_restores_the_bet,
        buttons_keep_the_focus_after_a_press,
    ],
}

/// The pauses within a double press, in milliseconds.
const PAUSES: [u32; 2] = [60, 150];

/// A pause after which the next press counts, in milliseconds.
const LATER: u32 = 500;

/// A deal in which the player can take three cards before the round ends.
fn long_deal() -> Deal {
    Deal::find(|deal| {
        let round = Blackjack::play(deal, Preset::Classic, 3);
        round.hits == 3 && round.stood
    })
}

/// Presses a key, and gives the press and its click a time stamp this many milliseconds after the previous press. The
/// test sets the time stamp, because keys are late on a busy machine. After [`LATER`] or more, all that the page has
/// done meanwhile is earlier, such as a click with its own time.
async fn press_after(page: &Page, after: u32, value: char) {
    let script = "
        const [after, isLater] = arguments;
        const stamp = event => Object.defineProperty(event, 'timeStamp', { value: window.pressedAt });
        window.pressing = new AbortController();
        const once = { capture: true, once: true, signal: window.pressing.signal };
        addEventListener('keydown', event => {
            const before = window.pressedAt ?? event.timeStamp;
            window.pressedAt = after + (isLater ? Math.max(before, event.timeStamp) : before);
            stamp(event);
            addEventListener('click', stamp, once);
        }, once);";
    page.js(script, &[json!(after), json!(after >= LATER)])
        .await;
    page.tap(value).await;
    page.settle().await;
    page.js("window.pressing?.abort()", &[]).await;
}

/// Presses a key twice with this pause in milliseconds.
async fn press_twice(page: &Page, value: char, apart: u32) {
    press_after(page, LATER, value).await;
    press_after(page, apart, value).await;
}

async fn focus_on(page: &Page, selector: &str) {
    let script = "document.querySelector(arguments[0]).focus()";
    page.js(script, &[json!(selector)]).await;
}

async fn second_enter_within_a_moment_of_deal_does_nothing(page: &Page) {
    page.open("#/blackjack").await;
    for focused in ["[data-button=deal]", "main"] {
        for pause in PAUSES {
            let deal = long_deal();
            open_deal(page, &deal).await;
            focus_on(page, focused).await;
            press_twice(page, key::ENTER, pause).await;
            let scene = page.scene().await;
            assert_eq!((scene.phase.as_str(), scene.left), ("player", Some(48)));
            press_after(page, LATER, key::ENTER).await;
            assert_eq!(page.scene().await.left, Some(47), "later a card is drawn");
        }
    }
    // A natural ends the round at once, and Enter would deal the next one.
    let natural = deal_for("player-blackjack", Preset::Classic, 0);
    open_deal(page, &natural).await;
    focus_on(page, "[data-button=deal]").await;
    press_twice(page, key::ENTER, 150).await;
    let scene = page.scene().await;
    assert_eq!(scene.seal, Some(natural.seal()), "the round is still there");
}

async fn second_space_within_a_moment_does_nothing(page: &Page) {
    page.open("#/blackjack").await;
    open_deal(page, &long_deal()).await;
    page.press("Deal").await;
    page.phase("player").await;
    focus_on(page, "[data-button=h]").await;
    press_twice(page, key::SPACE, 150).await;
    assert_eq!(page.scene().await.left, Some(47));
    press_twice(page, key::SPACE, LATER).await;
    assert_eq!(page.scene().await.left, Some(45), "both are meant");
    let bust = deal_for("player-busts", Preset::Classic, 1);
    open_deal(page, &bust).await;
    page.press("Deal").await;
    page.phase("player").await;
    focus_on(page, "[data-button=h]").await;
    press_twice(page, key::SPACE, 150).await;
    let scene = page.phase("over").await;
    assert_eq!(scene.seal, Some(bust.seal()), "the round is still there");
}

async fn key_after_a_round_ending_click_deals_nothing(page: &Page) {
    page.open("#/blackjack").await;
    let bust = deal_for("player-busts", Preset::Classic, 1);
    for (value, focused) in [
        (key::SPACE, "button"),
        (key::ENTER, "button"),
        (key::ENTER, "main"),
    ] {
        open_deal(page, &bust).await;
        page.press("Deal").await;
        page.phase("player").await;
        let note = "addEventListener('click', click => { window.pressedAt = click.timeStamp; },
            { capture: true, once: true })";
        page.js(note, &[]).await;
        page.press("Hit").await;
        page.phase("over").await;
        if focused == "main" {
            // As in a browser where a click does not focus a button.
            focus_on(page, focused).await;
        }
        press_after(page, 150, value).await;
        let scene = page.scene().await;
        assert_eq!(
            (scene.phase.as_str(), scene.seal),
            ("over", Some(bust.seal()))
        );
    }
    press_after(page, LATER, key::ENTER).await;
    assert_ne!(page.scene().await.seal, Some(bust.seal()), "later it deals");
}

/// Records from now on which keys the page handles.
async fn note_taken(page: &Page) {
    let script = "
        window.taken = [];
        addEventListener('keydown', event => {
            if (event.defaultPrevented) window.taken.push(event.key);
        });";
    page.js(script, &[]).await;
}

/// The keys that the page has handled since the last call.
async fn taken(page: &Page) -> Vec<String> {
    strings(&page.js("return window.taken.splice(0)", &[]).await)
}

async fn reading_page_leaves_letters_to_the_browser(page: &Page) {
    let reads = |it: &Route| it.table().is_none() && *it != Route::Settings;
    for route in Route::all().filter(reads) {
        let fragment = format!("#{}", route.path());
        page.open(&fragment).await;
        page.until_js("the page", "document.querySelector('main h1') !== null")
            .await;
        note_taken(page).await;
        for letter in ['h', 'g', 'd', 's', 't', 'k', 'a', 'm', '1', key::ENTER] {
            page.tap(letter).await;
        }
        page.settle().await;
        // The key A repeats the last announcement.
        assert_eq!(taken(page).await, ["a"], "{fragment}");
    }
}

async fn table_leaves_unused_letters_to_the_browser(page: &Page) {
    page.open("#/blackjack").await;
    open_deal(page, &long_deal()).await;
    note_taken(page).await;
    for letter in ['h', 'g', 's', 'f', '1', key::RIGHT, key::ESCAPE] {
        page.tap(letter).await;
    }
    assert_eq!(taken(page).await, [""; 0], "nothing is dealt yet");
    page.tap('d').await;
    page.phase("player").await;
    for letter in ['d', 'h', 'x', 's'] {
        page.tap(letter).await;
    }
    assert_eq!(taken(page).await, ["d", "h", "s"]);
    page.go("#/settings").await;
    let there = "document.querySelector('[name=letters]') !== null";
    page.until_js("the settings", there).await;
    page.set("letters", "off").await;
    page.go("#/blackjack").await;
    page.phase("over").await;
    for letter in ['d', 't', 'm', 'a', '?'] {
        page.tap(letter).await;
    }
    assert_eq!(taken(page).await, [""; 0], "letter keys are switched off");
}

/// Presses a key of another layout with these modifiers. Returns true if the page has handled it.
async fn press_key(page: &Page, mut event: Value) -> bool {
    for (name, value) in [("bubbles", true), ("cancelable", true)] {
        event[name] = json!(value);
    }
    let script = "
        const at = document.activeElement ?? document.body;
        const isLeft = at.dispatchEvent(new KeyboardEvent('keydown', arguments[0]));
        at.dispatchEvent(new KeyboardEvent('keyup', arguments[0]));
        return !isLeft;";
    let taken = page.js(script, &[event]).await == true;
    page.settle().await;
    taken
}

/// Presses a key through the browser's own input.
async fn strike(page: &Page, sign: &str, code: &str, modifiers: u32) {
    let devtools = sure(page.session().devtools().await, "the tools");
    let at = since_1970(SystemTime::now()).as_secs_f64();
    for kind in ["keyDown", "keyUp"] {
        let event = json!({
            "type": kind, "key": sign, "code": code, "text": sign, "modifiers": modifiers,
            "timestamp": at,
        });
        sure(devtools.send("Input.dispatchKeyEvent", event).await, code);
    }
    page.settle().await;
}

async fn alt_gr_writes_no_command(page: &Page) {
    page.open("#/blackjack").await;
    open_deal(page, &long_deal()).await;
    page.press("Deal").await;
    page.phase("player").await;
    // A Polish keyboard, and a layout that types an S with this key.
    strike(page, "ś", "KeyS", 0).await;
    for sign in ["ś", "s"] {
        let event = json!({ "key": sign, "code": "KeyS", "modifierAltGraph": true });
        assert!(!press_key(page, event).await, "{sign}");
    }
    for modifier in ["ctrlKey", "altKey", "metaKey"] {
        let event = json!({ "key": "s", "code": "KeyS", (modifier): true });
        assert!(!press_key(page, event).await, "{modifier}");
    }
    assert_eq!(
        page.scene().await.phase,
        "player",
        "the player has not stood"
    );
    // S on a Russian keyboard.
    strike(page, "ы", "KeyS", 0).await;
    page.phase("over").await;
}

async fn digits_of_other_layouts_mark_cards(page: &Page) {
    const SHIFT: u32 = 8;

    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    let marked = "return [...document.querySelectorAll('[data-hand=player] button[data-card]')]
        .map(card => card.ariaPressed === 'true' ? 1 : 0).join('')";
    for (sign, code, modifiers, expected) in [
        // French, Czech, and the upper row of a French keyboard with Shift.
        ("&", "Digit1", 0, "10000"),
        ("(", "Digit5", 0, "10001"),
        ("ě", "Digit2", 0, "11001"),
        ("1", "Digit1", SHIFT, "01001"),
        // An American keyboard, where these are no digits.
        ("!", "Digit1", SHIFT, "01001"),
        ("&", "Digit7", SHIFT, "01001"),
        ("3", "Numpad3", 0, "01101"),
    ] {
        strike(page, sign, code, modifiers).await;
        assert_eq!(page.js(marked, &[]).await, expected, "{sign} {code}");
    }
}

/// Returns true if an experiment has started.
async fn experiments(page: &Page) -> bool {
    page.settle().await;
    let begun = "return document.querySelector('.progress') !== null";
    page.js(begun, &[]).await == true
}

async fn lab_field_ignores_composed_and_held_enter(page: &Page) {
    page.open("#/lab").await;
    page.until_js("the lab", "document.getElementById('hands') !== null")
        .await;
    focus_on(page, "#hands").await;
    for name in ["isComposing", "repeat", "ctrlKey"] {
        let event = json!({ "key": "Enter", "code": "Enter", "keyCode": 13, (name): true });
        press_key(page, event).await;
        assert!(!experiments(page).await, "{name}");
    }
    let event = json!({ "key": "Enter", "code": "Enter", "keyCode": 229 });
    press_key(page, event).await;
    assert!(!experiments(page).await, "the key of a composition");
    page.tap(key::ENTER).await;
    page.until_js(
        "Enter begins",
        "document.querySelector('.progress') !== null",
    )
    .await;
}

/// Checks that no alert of the page describes a field, which would be announced twice.
async fn check_no_description_is_an_alert(page: &Page) {
    let script = "
        return [...document.querySelectorAll('[role=alert][id]')].map(it => it.id).filter(id =>
            document.querySelector(`[aria-describedby~='${id}']`) !== null)";
    assert_eq!(page.js(script, &[]).await, json!([]));
}

async fn lab_error_is_announced_once_each_time(page: &Page) {
    page.open("#/lab").await;
    page.until_js("the lab", "document.getElementById('hands') !== null")
        .await;
    page.type_into("#hands", "many").await;
    focus_on(page, "#hands").await;
    listen(page).await;
    for _ in 0..3 {
        page.tap(key::ENTER).await;
        page.until_js("why not", "document.getElementById('problem') !== null")
            .await;
        let problem = page.texts("#problem").await;
        assert_eq!(heard(page).await, problem);
    }
    check_no_description_is_an_alert(page).await;
    let described = "return document.getElementById('hands').getAttribute('aria-describedby')";
    assert_eq!(page.js(described, &[]).await, "problem");
}

async fn invalid_pay_is_announced_once(page: &Page) {
    page.open("#/poker/paytable").await;
    let field = "#pages td input";
    let there = format!("document.querySelector('{field}') !== null");
    page.until_js("the pay table", &there).await;
    // On a slow machine its return would be announced between the other sentences.
    let is_known = "document.querySelector('[data-return]') !== null";
    page.until_js("its return", is_known).await;
    listen(page).await;
    page.key_in(field, "x").await;
    page.tap(key::TAB).await;
    page.until_js(
        "it is refused",
        "document.querySelector('td .bad') !== null",
    )
    .await;
    let why = page.texts("td .bad").await;
    assert_eq!(heard(page).await, why);
    page.key_in(field, "xy").await;
    assert_eq!(heard(page).await, [""; 0], "it is being typed");
    page.tap(key::TAB).await;
    page.until_js(
        "it is refused again",
        "document.querySelector('td .bad') !== null",
    )
    .await;
    assert_eq!(heard(page).await, why);
    check_no_description_is_an_alert(page).await;
}

async fn two_quick_marks_are_both_announced(page: &Page) {
    page.open(&solo_draw::link(&Deal::numbered(20))).await;
    page.press("Deal").await;
    page.phase("swap").await;
    listen(page).await;
    let mut keys = KeyActions::new("keys".to_owned());
    for value in ['1', '3'] {
        keys = keys
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value });
    }
    sure(page.client().perform_actions(keys).await, "two keys");
    let heard = heard(page).await.concat();
    for count in ["1 card marked.", "2 cards marked."] {
        assert_eq!(heard.matches(count).count(), 1, "{heard}");
    }
}

async fn vegas(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "Vegas").await;
    page.until("a shoe is ready", |scene| scene.left == Some(312))
        .await;
}

/// The bet on the next round, and the `data-` attribute of the focused element.
async fn bet_and_focus(page: &Page) -> (String, String) {
    page.settle().await;
    let script = "
        const { chip, bets } = document.activeElement.dataset;
        return [document.querySelector('[data-bets=number]').value, chip ?? bets ?? ''];";
    let answer = strings(&page.js(script, &[]).await);
    (answer[0].clone(), answer[1].clone())
}

async fn used_up_chip_keeps_the_focus(page: &Page) {
    vegas(page).await;
    // (where, key, the bet, the focused element)
    for (selector, value, bet, id) in [
        ("[data-chip='500']", key::ENTER, "500", "500"),
        ("[data-bets=double]", key::SPACE, "500", "double"),
        ("[data-bets=clear]", key::SPACE, "0", "clear"),
        ("[data-bets=double]", key::ENTER, "0", "double"),
        ("[data-chip='500']", key::SPACE, "500", "500"),
    ] {
        focus_on(page, selector).await;
        for _ in 0..3 {
            page.tap(value).await;
            let expected = (bet.to_owned(), id.to_owned());
            assert_eq!(bet_and_focus(page).await, expected, "{selector}");
        }
        assert_eq!(page.scene().await.phase, "ready", "{selector}");
        let why = "
            const it = document.activeElement;
            return [it.ariaDisabled, it.getAttribute('aria-description') ?? ''];";
        let why = strings(&page.js(why, &[]).await);
        assert_eq!(why[0], "true", "{selector}");
        assert!(
            why[1].ends_with('.'),
            "{selector} does not say why: {why:?}"
        );
    }
    // By mouse, then by key.
    page.press("Clear").await;
    page.press("+500").await;
    for _ in 0..2 {
        page.tap(key::SPACE).await;
    }
    page.settle().await;
    assert_eq!(page.scene().await.phase, "ready");
    assert_eq!(bet_and_focus(page).await.0, "500");
}

async fn one_button_clears_and_restores_the_bet(page: &Page) {
    vegas(page).await;
    page.press("Deal").await;
    loop {
        page.settle().await;
        if page.scene().await.phase == "over" {
            break;
        }
        let actions = page.actions().await;
        let next = if actions.iter().any(|it| it == "No insurance") {
            'n'
        } else {
            's'
        };
        page.tap(next).await;
    }
    focus_on(page, "[data-bets=clear]").await;
    let state = |bet: &str, id: &str| (bet.to_owned(), id.to_owned());
    press_twice(page, key::SPACE, 150).await;
    assert_eq!(bet_and_focus(page).await, state("0", "repeat"));
    press_twice(page, key::ENTER, 150).await;
    assert_eq!(bet_and_focus(page).await, state("10", "clear"));
    press_twice(page, key::ENTER, LATER).await;
    assert_eq!(bet_and_focus(page).await, state("10", "clear"));
    assert_eq!(page.scene().await.phase, "over");
}

async fn double_press_on_deal_marks_no_card(page: &Page) {
    for table in ["#/poker/solo", "#/poker/jacks", "#/poker/duel"] {
        page.open(table).await;
        page.phase("ready").await;
        focus_on(page, "[data-button=deal]").await;
        press_twice(page, key::ENTER, 150).await;
        page.phase("swap").await;
        let marked = "return document.querySelectorAll('[data-card][aria-pressed=true]').length";
        assert_eq!(page.js(marked, &[]).await, 0, "{table}");
    }
}

async fn double_press_in_the_drill_leaves_the_answer(page: &Page) {
    page.open("#/blackjack/counting").await;
    let there = "document.getElementById('drill-begin') !== null";
    page.until_js("the drill", there).await;
    page.js("document.getElementById('drill-begin').click()", &[])
        .await;
    page.settle().await;
    let to_the_question = "document.querySelector('[data-drill=asking]') !== null";
    for _ in 0..60 {
        if page.js(&format!("return {to_the_question}"), &[]).await == true {
            break;
        }
        page.js("document.getElementById('drill-next').click()", &[])
            .await;
        page.settle().await;
    }
    page.until_js("the question", to_the_question).await;
    page.key_in("#drill-running", "0").await;
    press_twice(page, key::ENTER, 150).await;
    let answered = "document.querySelector('[data-verdict]') !== null";
    page.until_js("the answer is there", answered).await;
    press_after(page, LATER, key::ENTER).await;
    page.until_js("it goes on", &format!("!({answered})")).await;
}

async fn double_press_does_not_reset_the_score(page: &Page) {
    page.open("#/blackjack").await;
    page.choose("Rules", "House wins ties").await;
    page.press("Deal").await;
    page.phase("player").await;
    page.press("Stand").await;
    page.phase("over").await;
    let tally = page.texts(".tally").await;
    page.press("Settings").await;
    let button = ".score button:not([aria-disabled])";
    let there = format!("document.querySelector('{button}') !== null");
    page.until_js("the score", &there).await;
    focus_on(page, button).await;
    press_twice(page, key::ENTER, 150).await;
    assert_eq!(page.texts(".tally").await, tally);
    press_after(page, LATER, key::ENTER).await;
    assert_ne!(page.texts(".tally").await, tally, "said twice");
}

/// A script that presses each button of the page once, and returns the names of those that lose the focus. It also
/// presses the buttons that appear meanwhile.
const PRESS_ALL: &str = "
    const [done] = arguments;
    const name = it => `${it.ariaLabel ?? it.textContent.trim()} ${Object.values(it.dataset)}`;
    // A number in a label may change.
    const kind = it => Object.values(it.dataset).join() || name(it).replace(/\\d+/g, '#');
    const pause = () => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(() =>
        setTimeout(go, 50))));
    const address = location.hash;
    const pressed = new Set();
    const lost = [];
    const next = () => [...document.querySelectorAll('button:not(:disabled, [aria-disabled=true], .card)')]
        .find(it => it.offsetParent !== null && !pressed.has(kind(it)));
    const go = async () => {
        for (let it = next(); it && pressed.size < 60; it = next()) {
            pressed.add(kind(it));
            it.focus();
            it.click();
            await pause();
            if (document.activeElement === document.body) lost.push(name(it));
            if (location.hash !== address) {
                location.hash = address;
                await pause();
            }
        }
        return [pressed.size, lost];
    };
    go().then(done);";

async fn buttons_keep_the_focus_after_a_press(page: &Page) {
    let mut all = Vec::new();
    let everywhere = Route::all().map(|it| format!("#{}", it.path()));
    for fragment in everywhere.chain(["#/blackjack?rules=vegas".to_owned()]) {
        page.open(&fragment).await;
        page.until_js("the page", "document.querySelector('main h1') !== null")
            .await;
        let answer = page.js_until_done(PRESS_ALL, &[]).await;
        let lost = strings(&answer[1]);
        page.step(format!("{fragment}: {} buttons", answer[0]));
        all.extend(lost.into_iter().map(|name| format!("{fragment}: {name}")));
    }
    assert_eq!(all, [""; 0]);
}
