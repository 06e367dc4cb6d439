//! The memory that stays after many rounds of blackjack in one page.

use serde_json::{Value, json};

use super::{cdp, slow};
use crate::page::{Page, sure};

/// The number of rounds that are played in one page.
const ROUNDS: u32 = 10_000;

/// The number of rounds between two measurements of the memory.
const ROUNDS_A_LOOK: u32 = 2_000;

/// The number of rounds that one script plays. The script must end before the time limit of an answer
/// ([`crate::devtools`]).
const ROUNDS_A_SCRIPT: u32 = 200;

/// Plays this number of rounds of blackjack as fast as the page can, and stands at once in each.
const PLAY: &str = "
    const [rounds, done] = arguments;
    const button = place => document.querySelector(`.slot-${[, 'left', 'middle', 'right'][place]} button`);
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

/// Keeps a reference to the page's linear memory, so that its size can be read.
const KEEP_WASM_MEMORY: &str = "
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const original = WebAssembly[name];
        WebAssembly[name] = async (...all) => {
            const made = await original.apply(WebAssembly, all);
            window.wasmMemory ??= (made.instance ?? made).exports.memory;
            return made;
        };
    }";

pub(super) async fn measure(page: &Page) {
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
    for played in (0..=ROUNDS).step_by(ROUNDS_A_LOOK as usize) {
        if played > 0 {
            play(page).await;
        }
        let now = look(page).await;
        println!(
            "{played:>7} {:>12} {:>12} {:>12} {:>7} {:>10}",
            now.heap, now.wasm, now.buffers, now.nodes, now.listeners
        );
        // Everything that the page creates at first use exists after these rounds.
        if played == ROUNDS_A_LOOK {
            first = Some(now.heap);
        }
        if let (ROUNDS, Some(first)) = (played, first) {
            let lost = (now.heap - first) / f64::from(ROUNDS - ROUNDS_A_LOOK);
            println!("of the heap {lost:.0} B are lost with each round");
        }
    }
}

/// Plays the rounds between two measurements.
async fn play(page: &Page) {
    for _ in 0..ROUNDS_A_LOOK / ROUNDS_A_SCRIPT {
        let rounds = json!(ROUNDS_A_SCRIPT);
        let answer = page.js_until_done(PLAY, &[rounds]).await;
        assert_eq!(answer, "played");
    }
}

/// The memory that the page holds.
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
