//! Measures how soon the page answers a tap on each control, compared with the same change made by a bare script.

use serde_json::json;

use super::{SLOWED, bare, cdp, median, slow};
use crate::page::{Page, sure};

/// The number of taps on each control. The median counts.
const TAPS: usize = 8;

/// An answer within this many milliseconds is soon enough, whatever a bare script takes (docs/decisions.md, “Sizes”).
const SOON_MS: f64 = 100.0;

/// A tap takes at most this many times as long as the same change made by a bare script.
const TIMES: f64 = 2.0;

/// The selectors of the buttons of the bar, in any language. The middle one deals.
const LEFT: &str = ".slot-left button";
const MIDDLE: &str = ".slot-middle button";
const RIGHT: &str = ".slot-right button";

/// One of the player's cards.
const CARD: &str = "[data-hand=player] li:nth-child(2) button";

/// Taps every control of the tables, prints how long each took, and returns what is over its budget.
pub(super) async fn measure(page: &Page) -> Vec<String> {
    let mut taps = Taps::default();
    blackjack(page, &mut taps).await;
    solo_draw(page, &mut taps).await;
    many_hands(page, &mut taps).await;
    poker_match(page, &mut taps).await;
    taps.report()
}

/// A way to use a control.
#[derive(Clone, Copy, Debug)]
pub(super) enum Gesture {
    /// A tap, sent as a mouse click.
    Tap,
    /// This key, with its code.
    Key(&'static str, u32),
}

/// A control of a table, with the times from each tap to the painted answer, in milliseconds.
#[derive(Debug)]
struct Control {
    table: &'static str,
    name: &'static str,
    gesture: Gesture,
    taps: Vec<f64>,
    /// The median of the same change made by a bare script, after it is measured.
    bare: Option<f64>,
}

impl Control {
    /// Returns the key under which the page keeps the control's change.
    fn id(&self) -> String {
        format!("{} {}", self.table, self.name)
    }
}

/// The controls in the order of their first taps.
#[derive(Debug, Default)]
struct Taps(Vec<Control>);

impl Taps {
    fn find(&mut self, table: &'static str, name: &'static str, gesture: Gesture) -> &mut Control {
        let is_it = |it: &Control| it.table == table && it.name == name;
        let place = self.0.iter().position(is_it);
        let place = place.unwrap_or_else(|| {
            self.0.push(Control {
                table,
                name,
                gesture,
                taps: Vec::new(),
                bare: None,
            });
            self.0.len() - 1
        });
        &mut self.0[place]
    }

    fn count(&self, table: &str, name: &str) -> usize {
        let mut all = self.0.iter();
        let found = all.find(|it| it.table == table && it.name == name);
        found.map_or(0, |it| it.taps.len())
    }

    /// Measures the bare changes of the controls that were tapped in this page.
    async fn measure_bare(&mut self, page: &Page) {
        for control in self.0.iter_mut().filter(|it| it.bare.is_none()) {
            control.bare = Some(bare::measure(page, &control.id(), control.gesture).await);
        }
    }

    /// Prints a table of all controls and returns those over their budget.
    fn report(&self) -> Vec<String> {
        println!(
            "\nfrom a tap to the painted answer, {SLOWED} times slowed, 360x640, ms\n{:<10} {:<22} {:>6} {:>6} {:>6}  all",
            "table", "control", "median", "bare", "times"
        );
        let mut over = Vec::new();
        for control in &self.0 {
            let (ms, bare) = (median(&control.taps), control.bare.unwrap_or(f64::NAN));
            let times = ms / bare;
            let is_over = ms > SOON_MS && times > TIMES;
            let all: Vec<String> = control.taps.iter().map(f64::to_string).collect();
            println!(
                "{:<10} {:<22} {ms:>6} {bare:>6} {times:>6.2}  {}{}",
                control.table,
                control.name,
                all.join(" "),
                if is_over { "  OVER" } else { "" }
            );
            if is_over {
                over.push(format!(
                    "{}: {ms} ms, {times:.2} times a bare script",
                    control.id()
                ));
            }
        }
        over
    }
}

/// Makes the browser report how long everything takes.
///
/// Each press, release and click also moves a mark in the corner. The browser presents no frame in which nothing
/// changes, and Event Timing then reports the time of the next paint. So a control that answers only in the live region
/// would seem to take that long.
const PREPARE: &str = "
    const mark = document.createElement('i');
    mark.textContent = '.';
    Object.assign(mark.style,
        { position: 'fixed', left: 0, top: 0, zIndex: 9, pointerEvents: 'none' });
    document.body.append(mark);
    for (const name of ['pointerdown', 'pointerup', 'click'])
        addEventListener(name, () => mark.textContent = mark.textContent === '.' ? ':' : '.');
    window.timings = [];
    new PerformanceObserver(list => timings.push(...list.getEntries())).observe(
        { type: 'event', durationThreshold: 16 });";

/// Returns the time of the press, the release or the click, whichever was answered last. Event Timing does not report
/// answers within 16 ms.
const READ_TIME: &str = "
    const [done] = arguments;
    const names = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup',
        'input', 'change'];
    const two = then => requestAnimationFrame(() => requestAnimationFrame(then));
    two(() => setTimeout(() => done(Math.max(16, ...timings
        .filter(({ name }) => names.includes(name)).map(({ duration }) => duration))), 60));";

/// Opens a table with these settings and slows the processor.
async fn sit_down(page: &Page, fragment: &str, settings: &str) {
    slow(page, 1).await;
    page.store_settings(settings).await;
    page.forget_rounds().await;
    page.open(fragment).await;
    page.js(PREPARE, &[]).await;
    page.come_to_rest().await;
    slow(page, SLOWED).await;
}

/// Clicks the middle of the first element that this selector finds, with the mouse. Returns the time of the answer.
pub(super) async fn tap(page: &Page, selector: &str) -> f64 {
    come_to_rest(page).await;
    let script = "
        timings.length = 0;
        const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];";
    let place = page.js(script, &[json!(selector)]).await;
    for (kind, button) in [
        ("mouseMoved", "none"),
        ("mousePressed", "left"),
        ("mouseReleased", "left"),
    ] {
        let event = json!({
            "type": kind, "x": place[0], "y": place[1], "button": button, "clickCount": 1,
        });
        sure(cdp(page, "Input.dispatchMouseEvent", event).await, kind);
    }
    read_time(page).await
}

/// Gives this element the focus and presses a key. Returns the time of the answer.
pub(super) async fn press(page: &Page, selector: &str, key: &str, code: u32) -> f64 {
    come_to_rest(page).await;
    let script = "document.querySelector(arguments[0]).focus(); timings.length = 0;";
    page.js(script, &[json!(selector)]).await;
    for kind in ["keyDown", "keyUp"] {
        let event = json!({
            "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code,
        });
        sure(cdp(page, "Input.dispatchKeyEvent", event).await, kind);
    }
    read_time(page).await
}

async fn read_time(page: &Page) -> f64 {
    page.js_until_done(READ_TIME, &[])
        .await
        .as_f64()
        .unwrap_or(f64::NAN)
}

/// Waits until nothing moves and no script is busy.
pub(super) async fn come_to_rest(page: &Page) {
    page.come_to_rest().await;
    let script = "
        const [done] = arguments;
        let calm = 0;
        const look = last => setTimeout(() => {
            const now = performance.now();
            calm = now - last < 40 ? calm + 1 : 0;
            if (calm > 5) done(); else look(now);
        }, 10);
        look(performance.now());";
    page.js_until_done(script, &[]).await;
}

/// Clicks in the page without a measurement, if the selector finds an element.
async fn click(page: &Page, selector: &str) {
    let script = "document.querySelector(arguments[0])?.click()";
    page.js(script, &[json!(selector)]).await;
    page.settle().await;
}

async fn is_phase(page: &Page, phase: &str) -> bool {
    let script = "return document.querySelector('main').dataset.phase";
    page.js(script, &[]).await == phase
}

/// Taps this control and records the time of the answer.
async fn add(page: &Page, taps: &mut Taps, table: &'static str, name: &'static str, at: &str) {
    add_by(page, taps, (table, name), Gesture::Tap, at).await;
}

/// Uses the control at this selector in this way, and records the time of the answer.
async fn add_by(
    page: &Page,
    taps: &mut Taps,
    (table, name): (&'static str, &'static str),
    gesture: Gesture,
    at: &str,
) {
    let control = taps.find(table, name, gesture);
    let is_first = control.taps.is_empty();
    if is_first {
        come_to_rest(page).await;
        bare::keep_before(page, &control.id(), at).await;
    }
    let ms = match gesture {
        Gesture::Tap => tap(page, at).await,
        Gesture::Key(key, code) => press(page, at, key, code).await,
    };
    control.taps.push(ms);
    if is_first {
        bare::keep_after(page, &control.id()).await;
    }
}

async fn blackjack(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "blackjack";
    sit_down(page, "#/blackjack", "").await;
    while ["Hit", "Stand"]
        .iter()
        .any(|name| taps.count(TABLE, name) < TAPS)
    {
        add(page, taps, TABLE, "Deal", MIDDLE).await;
        if is_phase(page, "player").await && taps.count(TABLE, "Hit") < TAPS {
            add(page, taps, TABLE, "Hit", RIGHT).await;
        }
        if is_phase(page, "player").await {
            add(page, taps, TABLE, "Stand", LEFT).await;
        }
        while !is_phase(page, "over").await {
            click(page, ".felt").await;
        }
    }
    for _ in 0..TAPS {
        let down = Gesture::Key("ArrowDown", 40);
        add_by(page, taps, (TABLE, "a preset"), down, ".rules select").await;
        press(page, ".rules select", "ArrowUp", 38).await;
    }
    beside(page, taps, TABLE).await;
    taps.measure_bare(page).await;

    sit_down(page, "#/blackjack", "cut=on").await;
    for _ in 0..TAPS {
        add(page, taps, TABLE, "Deal, to cut", MIDDLE).await;
        let right = Gesture::Key("ArrowRight", 39);
        let slider = ".cutting [type=range]";
        add_by(page, taps, (TABLE, "the cut slider"), right, slider).await;
        add(page, taps, TABLE, "Cut", RIGHT).await;
        while !is_phase(page, "over").await {
            click(page, LEFT).await;
            click(page, ".felt").await;
        }
    }
    taps.measure_bare(page).await;
}

async fn solo_draw(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "solo";
    sit_down(page, "#/poker/solo", "").await;
    for _ in 0..TAPS {
        add(page, taps, TABLE, "Deal", MIDDLE).await;
        add(page, taps, TABLE, "mark a card", CARD).await;
        add(page, taps, TABLE, "Swap", RIGHT).await;
        if !is_phase(page, "over").await {
            add(page, taps, TABLE, "Finish", LEFT).await;
        }
    }
    taps.measure_bare(page).await;
}

/// Plays video poker with a hundred hands from one deal.
async fn many_hands(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "100 hands";
    sit_down(page, "#/poker/jacks", "").await;
    let choose = "
        const list = document.querySelector('select[name=hands]');
        list.value = '100';
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    let listed = "return document.querySelectorAll('.all-hands [data-hand]').length";
    // One chip on each hand, so that the bank lasts.
    click(page, "[data-coins='1']").await;
    page.js(choose, &[]).await;
    for _ in 0..TAPS {
        add(page, taps, TABLE, "Deal", MIDDLE).await;
        add(page, taps, TABLE, "mark a card", CARD).await;
        add(page, taps, TABLE, "Swap", RIGHT).await;
        come_to_rest(page).await;
        assert_eq!(page.js(listed, &[]).await, json!(99), "all are listed");
        add(page, taps, TABLE, "all of them", ".all-hands summary").await;
    }
    taps.measure_bare(page).await;
}

async fn poker_match(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "duel";
    sit_down(page, "#/poker/duel", "").await;
    // Three opponents and two jokers.
    click(page, ".settings .link").await;
    for number in 1..=3 {
        let opponent = format!(".opponent:nth-of-type({number}) input:not(:checked)");
        click(page, &opponent).await;
    }
    let script = "
        const select = document.querySelector('aside select');
        select.selectedIndex = select.options.length - 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));";
    page.js(script, &[]).await;
    click(page, "aside .tool").await;
    for _ in 0..TAPS {
        add(page, taps, TABLE, "Deal", MIDDLE).await;
        add(page, taps, TABLE, "mark a card", CARD).await;
        add(page, taps, TABLE, "Swap", RIGHT).await;
        let hands = page.js(
            "return document.querySelectorAll('[data-hand]').length",
            &[],
        );
        assert_eq!(hands.await, 4, "three opponents");
        add(page, taps, TABLE, "Deal", MIDDLE).await;
        // All cards of three opponents are turned.
        add(page, taps, TABLE, "Stand pat", LEFT).await;
    }
    beside(page, taps, TABLE).await;
    taps.measure_bare(page).await;
}

/// Taps the controls that every table has beside its game.
async fn beside(page: &Page, taps: &mut Taps, table: &'static str) {
    let read = ".foot .tool:not([aria-pressed])";
    for _ in 0..TAPS {
        add(page, taps, table, "settings", "[data-tool=settings]").await;
        add(page, taps, table, "close settings", "aside header .tool").await;
        add(page, taps, table, "sounds", ".foot .tool[aria-pressed]").await;
        add(page, taps, table, "read the table aloud", read).await;
    }
}
