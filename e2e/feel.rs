//! How soon the page answers: a benchmark, run by `cargo xtask feel`.
//!
//! It measures three things on a processor slowed [`SLOWED`] times, on a small telephone: from a tap
//! on each control to the painted answer (Event Timing), beside a plain button of the same page and
//! run; the memory that is left after each thousand rounds; and how long a visit takes until the
//! first table can be played. A tap fails at one and a half times its limit; the rest is reported.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testbed::serve::{Folder, Reply, Request, Server};

use crate::Test;
use crate::browser::Trouble;
use crate::page::{PHONE, Page, sure};

/// The variable that asks for it.
pub(crate) const VARIABLE: &str = "FAIR_DEAL_FEEL";

/// The benchmark.
pub(crate) const FEEL: Test = Test {
    name: "browser::feel::taps_memory_and_visits",
    size: PHONE,
    run: |page| Box::pin(feel(page)),
};

/// Whether it was asked for.
pub(crate) fn is_wanted() -> bool {
    env::var_os(VARIABLE).is_some_and(|value| value != OsStr::new(""))
}

/// How many times slower the processor is made.
const SLOWED: u32 = 4;

/// How often each control is tapped. What counts is the median.
const TAPS: usize = 8;

/// The limit of a tap, in milliseconds.
const LIMIT_MS: f64 = 100.0;

/// The limit where ten or more new cards come.
const LIMIT_MANY_CARDS_MS: f64 = 150.0;

/// It fails at so many times a limit: another machine, or a busy one, is slower than ours.
pub(crate) const LENIENCY: f64 = 1.5;

/// How many rounds are played in one page for its memory.
const ROUNDS: u32 = 10_000;

/// How many of them are played between two looks at the memory.
const ROUNDS_A_LOOK: u32 = 2_000;

/// How many of them are played by one script: it must end before chromedriver loses its patience.
const ROUNDS_A_SCRIPT: u32 = 200;

/// How often a visit is made. What counts is the median.
const VISITS: usize = 3;

/// The middle button of the bar, which deals, and those beside it, in any language.
const LEFT: &str = ".slot:nth-of-type(1) button";
const MIDDLE: &str = ".slot:nth-of-type(2) button";
const RIGHT: &str = ".slot:nth-of-type(3) button";

/// A card of the player's.
const CARD: &str = "[data-hand=player] li:nth-child(2) button";

async fn feel(page: &Page) {
    let mut taps = Taps::default();
    blackjack(page, &mut taps).await;
    solo(page, &mut taps).await;
    many_hands(page, &mut taps).await;
    duel(page, &mut taps).await;
    let report = taps.report();
    println!("\n{report}");
    visits(page).await;
    memory(page).await;
    let late = taps.too_late();
    assert!(late.is_empty(), "answered too late: {}", late.join(", "));
}

// ---- Taps

/// From each tap to the painted answer, in milliseconds, by table and control.
#[derive(Debug, Default)]
struct Taps(Vec<(Control, Vec<f64>)>);

/// Something that is tapped.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Control {
    table: &'static str,
    name: &'static str,
    limit_ms: f64,
}

/// A control with the usual limit.
const fn control(table: &'static str, name: &'static str) -> Control {
    Control {
        table,
        name,
        limit_ms: LIMIT_MS,
    }
}

/// A control that brings ten cards or more.
const fn many_cards(table: &'static str, name: &'static str) -> Control {
    Control {
        table,
        name,
        limit_ms: LIMIT_MANY_CARDS_MS,
    }
}

impl Taps {
    fn add(&mut self, control: Control, ms: f64) {
        match self.0.iter_mut().find(|(other, _)| *other == control) {
            Some((_, all)) => all.push(ms),
            None => self.0.push((control, vec![ms])),
        }
    }

    fn count(&self, control: Control) -> usize {
        let found = self.0.iter().find(|(other, _)| *other == control);
        found.map_or(0, |(_, all)| all.len())
    }

    fn report(&self) -> String {
        let mut lines = vec![format!(
            "from a tap to the painted answer, {SLOWED} times slowed, 360x640, ms\n{:<10} {:<18} \
             {:>6} {:>6}  all",
            "table", "control", "median", "limit"
        )];
        for (
            Control {
                table,
                name,
                limit_ms,
            },
            all,
        ) in &self.0
        {
            let taps: Vec<String> = all.iter().map(f64::to_string).collect();
            lines.push(format!(
                "{table:<10} {name:<18} {:>6} {limit_ms:>6}  {}",
                median(all),
                taps.join(" ")
            ));
        }
        lines.join("\n")
    }

    /// The controls that took more than they may by far.
    fn too_late(&self) -> Vec<String> {
        let late = |(control, all): &&(Control, Vec<f64>)| {
            median(all) > LENIENCY * control.limit_ms && control.name != PLAIN
        };
        let told = |(control, all): &(Control, Vec<f64>)| {
            format!("{} {} {} ms", control.table, control.name, median(all))
        };
        self.0.iter().filter(late).map(told).collect()
    }
}

/// The higher of the two in the middle, if there are two.
fn median(all: &[f64]) -> f64 {
    let mut all = all.to_vec();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
}

/// The name of a button that does next to nothing: nothing on this page can be faster.
const PLAIN: &str = "a plain button";

/// Makes such a button, and has the browser tell how long everything takes.
///
/// Each press, release and click also moves a mark in the corner. A frame in which nothing changes is
/// not presented, and Event Timing then tells the time of whatever is painted next: a control that
/// is answered in the live region alone would seem to take as long as that.
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
        { type: 'event', durationThreshold: 16 });
    const plain = document.createElement('button');
    plain.id = 'plain';
    plain.textContent = 'plain';
    Object.assign(plain.style,
        { position: 'fixed', left: 0, top: '50%', width: '48px', height: '48px', zIndex: 9 });
    plain.onclick = () => plain.textContent = plain.textContent === 'plain' ? 'Plain' : 'plain';
    plain.hidden = true;
    document.body.append(plain);";

/// What a tap is measured by: press, release and click, whichever was answered last. What was
/// answered within 16 ms is not told.
const TOLD: &str = "
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

/// Says this to the browser's `DevTools`.
async fn cdp(page: &Page, command: &str, parameters: Value) -> Result<Value, Trouble> {
    page.session()
        .devtools()
        .await?
        .send(command, parameters)
        .await
}

async fn slow(page: &Page, times: u32) {
    let rate = json!({ "rate": times });
    sure(
        cdp(page, "Emulation.setCPUThrottlingRate", rate).await,
        "slow",
    );
}

/// Taps the first element that this selector finds, as a finger does.
async fn tap(page: &Page, selector: &str) -> f64 {
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
    told(page).await
}

/// Gives this element the focus and presses a key.
async fn press(page: &Page, selector: &str, key: &str, code: u32) -> f64 {
    come_to_rest(page).await;
    let script = "document.querySelector(arguments[0]).focus(); timings.length = 0;";
    page.js(script, &[json!(selector)]).await;
    for kind in ["keyDown", "keyUp"] {
        let event = json!({
            "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code,
        });
        sure(cdp(page, "Input.dispatchKeyEvent", event).await, kind);
    }
    told(page).await
}

async fn told(page: &Page) -> f64 {
    page.js_until_done(TOLD, &[])
        .await
        .as_f64()
        .unwrap_or(f64::NAN)
}

/// Waits until nothing moves, and nothing is worked out either.
async fn come_to_rest(page: &Page) {
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

/// Clicks in the page without measuring it, if there is something to click.
async fn click(page: &Page, selector: &str) {
    let script = "document.querySelector(arguments[0])?.click()";
    page.js(script, &[json!(selector)]).await;
    page.settle().await;
}

async fn is_phase(page: &Page, phase: &str) -> bool {
    let script = "return document.querySelector('main').dataset.phase";
    page.js(script, &[]).await == phase
}

async fn add(page: &Page, taps: &mut Taps, control: Control, selector: &str) {
    let ms = tap(page, selector).await;
    taps.add(control, ms);
}

/// Taps a plain button on this table as often as its own controls.
async fn add_plain(page: &Page, taps: &mut Taps, table: &'static str) {
    page.js("document.getElementById('plain').hidden = false", &[])
        .await;
    for _ in 0..TAPS {
        add(page, taps, control(table, PLAIN), "#plain").await;
    }
}

async fn blackjack(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "blackjack";
    let [deal, hit, stand] = ["Deal", "Hit", "Stand"].map(|name| control(TABLE, name));
    sit_down(page, "#/blackjack", "").await;
    while [hit, stand]
        .iter()
        .any(|control| taps.count(*control) < TAPS)
    {
        add(page, taps, deal, MIDDLE).await;
        if is_phase(page, "player").await && taps.count(hit) < TAPS {
            add(page, taps, hit, RIGHT).await;
        }
        if is_phase(page, "player").await {
            add(page, taps, stand, LEFT).await;
        }
        while !is_phase(page, "over").await {
            click(page, ".felt").await;
        }
    }
    for _ in 0..TAPS {
        let ms = press(page, ".rules select", "ArrowDown", 40).await;
        taps.add(control(TABLE, "a preset"), ms);
        press(page, ".rules select", "ArrowUp", 38).await;
    }
    beside(page, taps, TABLE).await;
    add_plain(page, taps, TABLE).await;

    sit_down(page, "#/blackjack", "cut=on").await;
    for _ in 0..TAPS {
        add(page, taps, control(TABLE, "Deal, to cut"), MIDDLE).await;
        let ms = press(page, ".cutting [type=range]", "ArrowRight", 39).await;
        taps.add(control(TABLE, "the cut slider"), ms);
        add(page, taps, control(TABLE, "Cut"), RIGHT).await;
        while !is_phase(page, "over").await {
            click(page, LEFT).await;
            click(page, ".felt").await;
        }
    }
}

async fn solo(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "solo";
    sit_down(page, "#/poker/solo", "").await;
    for _ in 0..TAPS {
        add(page, taps, control(TABLE, "Deal"), MIDDLE).await;
        add(page, taps, control(TABLE, "mark a card"), CARD).await;
        add(page, taps, control(TABLE, "Swap"), RIGHT).await;
        if !is_phase(page, "over").await {
            add(page, taps, control(TABLE, "Finish"), LEFT).await;
        }
    }
    add_plain(page, taps, TABLE).await;
}

/// Video poker with a hundred hands from one deal.
async fn many_hands(page: &Page, taps: &mut Taps) {
    const TABLE: &str = "100 hands";
    sit_down(page, "#/poker/jacks", "").await;
    let choose = "
        const list = document.querySelector('select[name=hands]');
        list.value = '100';
        list.dispatchEvent(new Event('change', { bubbles: true }));";
    let listed = "return document.querySelectorAll('.all-hands [data-hand]').length";
    // A chip on each of them, so that the bank lasts.
    click(page, "[data-coins='1']").await;
    page.js(choose, &[]).await;
    for _ in 0..TAPS {
        add(page, taps, control(TABLE, "Deal"), MIDDLE).await;
        add(page, taps, control(TABLE, "mark a card"), CARD).await;
        add(page, taps, control(TABLE, "Swap"), RIGHT).await;
        come_to_rest(page).await;
        assert_eq!(page.js(listed, &[]).await, json!(99), "all are listed");
        add(
            page,
            taps,
            control(TABLE, "all of them"),
            ".all-hands summary",
        )
        .await;
    }
    add_plain(page, taps, TABLE).await;
}

async fn duel(page: &Page, taps: &mut Taps) {
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
        add(page, taps, many_cards(TABLE, "Deal"), MIDDLE).await;
        add(page, taps, control(TABLE, "mark a card"), CARD).await;
        add(page, taps, many_cards(TABLE, "Swap"), RIGHT).await;
        let hands = page.js(
            "return document.querySelectorAll('[data-hand]').length",
            &[],
        );
        assert_eq!(hands.await, 4, "three opponents");
        add(page, taps, many_cards(TABLE, "Deal"), MIDDLE).await;
        // All cards of three opponents are turned.
        add(page, taps, many_cards(TABLE, "Stand pat"), LEFT).await;
    }
    beside(page, taps, TABLE).await;
    add_plain(page, taps, TABLE).await;
}

/// What there is at every table beside the game.
async fn beside(page: &Page, taps: &mut Taps, table: &'static str) {
    for _ in 0..TAPS {
        add(
            page,
            taps,
            control(table, "settings"),
            "[data-tool=settings]",
        )
        .await;
        add(
            page,
            taps,
            control(table, "close settings"),
            "aside header .tool",
        )
        .await;
        add(
            page,
            taps,
            control(table, "sounds"),
            ".foot .tool[aria-pressed]",
        )
        .await;
        let read = ".foot .tool:not([aria-pressed])";
        add(page, taps, control(table, "read the table aloud"), read).await;
    }
}

// ---- Memory

/// Plays so many rounds of blackjack as fast as the page can, and stands at once in each.
const PLAY: &str = "
    const [rounds, done] = arguments;
    const button = place => document.querySelector(`.slot:nth-of-type(${place}) button`);
    const { port1, port2 } = new MessageChannel();
    const pause = () => new Promise(next => { port1.onmessage = next; port2.postMessage(0); });
    const play = async () => {
        for (let round = 0; round < rounds; round++) {
            button(2).click();
            await pause();
            for (let steps = 0; button(2) === null; steps++) {
                if (steps > 500) throw new Error('the round does not end');
                (button(1) ?? document.querySelector('.felt')).click();
                await pause();
            }
        }
    };
    play().then(() => done('played'), error => done(String(error)));";

/// Keeps the page's linear memory where it can be asked how large it is.
const KEEP_WASM_MEMORY: &str = "
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const original = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const made = await original.apply(WebAssembly, all);
            window.wasmMemory ??= (made.instance ?? made).exports.memory;
            return made;
        };
    }";

async fn memory(page: &Page) {
    slow(page, 1).await;
    sure(page.session().run_first(KEEP_WASM_MEMORY).await, "a script");
    page.store_settings("speed=off").await;
    page.forget_rounds().await;
    page.open("#/blackjack").await;
    println!(
        "\nmemory after rounds of blackjack, after garbage collection\n{:>7} {:>12} {:>12} {:>12} \
         {:>7} {:>10}",
        "rounds", "heap, B", "wasm, B", "buffers, B", "nodes", "listeners"
    );
    let mut first = None;
    let mut played = 0;
    while played <= ROUNDS {
        let now = look(page).await;
        println!(
            "{played:>7} {:>12} {:>12} {:>12} {:>7} {:>10}",
            now.heap, now.wasm, now.buffers, now.nodes, now.listeners
        );
        // What is made at first use is there after the first look.
        if played == ROUNDS_A_LOOK {
            first = Some(now.heap);
        }
        if let (ROUNDS, Some(first)) = (played, first) {
            let lost = (now.heap - first) / f64::from(ROUNDS - ROUNDS_A_LOOK);
            println!("of the heap {lost:.0} B are lost with each round");
        }
        for _ in 0..ROUNDS_A_LOOK / ROUNDS_A_SCRIPT {
            let rounds = json!(ROUNDS_A_SCRIPT);
            let answer = page.js_until_done(PLAY, &[rounds]).await;
            assert_eq!(answer, "played");
        }
        played += ROUNDS_A_LOOK;
    }
}

/// What the page holds.
#[derive(Clone, Copy, Debug)]
struct Held {
    heap: f64,
    wasm: f64,
    buffers: f64,
    nodes: f64,
    listeners: f64,
}

async fn look(page: &Page) -> Held {
    for _ in 0..2 {
        page.settle().await;
        let collected = cdp(page, "HeapProfiler.collectGarbage", json!({})).await;
        sure(collected, "collect garbage");
    }
    let ask = async |command| sure(cdp(page, command, json!({})).await, command);
    let usage = ask("Runtime.getHeapUsage").await;
    let counters = ask("Memory.getDOMCounters").await;
    let wasm = "return window.wasmMemory?.buffer.byteLength ?? 0";
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    Held {
        heap: number(&usage["usedSize"]),
        wasm: number(&page.js(wasm, &[]).await),
        buffers: number(&usage["backingStorageSize"]),
        nodes: number(&counters["nodes"]),
        listeners: number(&counters["jsEventListeners"]),
    }
}

// ---- Visits

async fn visits(page: &Page) {
    let host = Host::start();
    // It is asked for by the test itself, and is at home wherever the page is.
    page.visit(&host.server.url()).await;
    println!(
        "\nuntil the first table can be played, {SLOWED} times slowed, ms\n{:<14} {:>6}  all",
        "address", "median"
    );
    for fragment in ["#/blackjack", "#/poker/solo"] {
        for (kind, is_first) in [("first visit", true), ("second visit", false)] {
            let mut times = Vec::new();
            for _ in 0..VISITS {
                times.push(visit(page, &host, fragment, is_first).await);
            }
            let all: Vec<String> = times.iter().map(|ms| format!("{ms:.0}")).collect();
            println!(
                "{fragment:<14} {:>6.0}  {}  ({kind})",
                median(&times),
                all.join(" ")
            );
        }
    }
    network(page, None).await;
    slow(page, 1).await;
}

/// Visits the page, for the first time with nothing in the browser's store and by a slow network.
async fn visit(page: &Page, host: &Host, fragment: &str, is_first: bool) -> f64 {
    slow(page, 1).await;
    network(page, None).await;
    let url = format!("{}{fragment}", host.server.url());
    sure(page.client().goto("about:blank").await, "an empty page");
    if is_first {
        sure(
            cdp(page, "Network.clearBrowserCache", json!({})).await,
            "forget",
        );
        // 1.6 Mbit/s and 150 ms there and back.
        network(page, Some((200_000.0, 150.0))).await;
    }
    slow(page, SLOWED).await;
    let begun = Instant::now();
    sure(page.client().goto(&url).await, &url);
    // The page's own clock begins with the visit.
    let script = "
        const [done] = arguments;
        const html = document.documentElement;
        const look = () => html.hasAttribute('data-ready')
            ? done(performance.now()) : setTimeout(look, 5);
        look();";
    let ready = page.js_until_done(script, &[]).await;
    let ready = ready.as_f64().unwrap_or(f64::NAN);
    assert!(
        begun.elapsed() < Duration::from_secs(30),
        "{url} takes too long"
    );
    ready
}

/// Limits the network to so many bytes a second, each answer so many milliseconds late.
async fn network(page: &Page, limits: Option<(f64, f64)>) {
    let (throughput, latency) = limits.unwrap_or((-1.0, 0.0));
    let conditions = json!({
        "offline": false, "latency": latency,
        "downloadThroughput": throughput, "uploadThroughput": throughput,
    });
    let enabled = cdp(page, "Network.enable", json!({})).await;
    sure(enabled, "the network");
    let limited = cdp(page, "Network.emulateNetworkConditions", conditions).await;
    sure(limited, "a slow network");
}

/// A static host as most are: it compresses, and lets the browser keep what has its hash in its name.
struct Host {
    server: Server,
}

impl Host {
    fn start() -> Host {
        let folder = Folder::new(crate::dist().expect("a built page"));
        let compressed: BTreeMap<PathBuf, Vec<u8>> = std::fs::read_dir(folder.path())
            .expect("the built page is a folder")
            .filter_map(Result::ok)
            .filter_map(|entry| Some((entry.path(), std::fs::read(entry.path()).ok()?)))
            .map(|(path, bytes)| (path, brotli(&bytes)))
            .collect();
        let compressed = Arc::new(compressed);
        let answer = move |request: &Request| {
            let mut reply = folder.reply(request);
            let name = match request.path().trim_start_matches('/') {
                "" => "index.html",
                name => name,
            };
            if let Some(body) = compressed.get(&folder.path().join(name)) {
                compress(&mut reply, body, name);
            }
            reply
        };
        let server = Server::on_free_port(answer).expect("a free port");
        Host { server }
    }
}

fn compress(reply: &mut Reply, body: &[u8], name: &str) {
    reply.body = body.to_vec();
    let keep = if name == "index.html" {
        "no-cache"
    } else {
        "public, max-age=31536000, immutable"
    };
    reply.headers.retain(|(name, _)| name != "cache-control");
    for (name, value) in [("cache-control", keep), ("content-encoding", "br")] {
        reply.headers.push((name.to_owned(), value.to_owned()));
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut compressor = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    compressor.write_all(bytes).expect("memory");
    compressor.into_inner()
}
