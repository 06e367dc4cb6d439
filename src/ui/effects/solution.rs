//! The file with the strategy of the Mathematician, an opponent at the poker match. The page fetches it when a rule, a
//! link or a save needs it, or the coach, who compares decisions with it.
//!
//! src/start.js fetches it before the bundle starts, if the address or a stored record names it. Its bytes stay in the
//! loader's object, because each bundle and each worker has to load them for itself.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::JsCast as _;
use web_sys::console;
use yew::Callback;

use super::document;
use super::fetch::{self, Source};
use super::words::{get, loader};
use crate::app::games::built;
use crate::poker::PokerMatch;
use crate::poker::equilibrium::SolvedPlayer;

/// The property of the loader's object with the bytes.
const BYTES: &str = "solution";

/// The timeout for the file, in milliseconds.
const LONGEST_MS: u32 = 15_000;

/// The bytes of the file, if this page has fetched it.
#[must_use]
pub fn bytes() -> Option<Vec<u8>> {
    Some(stored()?.to_vec())
}

/// Returns true if this page has fetched the file.
#[must_use]
pub fn is_fetched() -> bool {
    stored().is_some()
}

fn stored() -> Option<Uint8Array> {
    get(&loader()?, BYTES)?.dyn_into().ok()
}

/// Loads the file for this bundle, if this page has fetched it. Returns true if it is loaded.
#[must_use]
pub fn load_fetched() -> bool {
    bytes().is_some_and(|bytes| load(&bytes))
}

/// Loads the file for this bundle. Writes the error to the console otherwise. The bundle of blackjack never loads it.
fn load(bytes: &[u8]) -> bool {
    let load = || match SolvedPlayer::load(bytes) {
        Ok(_) => true,
        Err(why) => {
            console::error_1(&why.to_string().into());
            false
        }
    };
    built::<PokerMatch, _>(load).unwrap_or(false)
}

/// Fetches the file and loads it for this bundle. Passes true to `got` if it is loaded.
pub fn fetch(got: &Callback<bool>) {
    if load_fetched() {
        return got.emit(true);
    }
    fetch_bytes(&got.reform(|bytes: Option<Vec<u8>>| {
        let bytes = bytes.filter(|bytes| load(bytes));
        store(bytes.as_deref());
        bytes.is_some()
    }));
}

/// Fetches the file for the workers only, each of which checks and loads it. Calls `done` at the end, with or without it,
/// and at once if this page has fetched it before.
pub fn fetch_for_workers(done: impl Fn() + 'static) {
    if is_fetched() {
        return done();
    }
    fetch_bytes(&Callback::from(move |bytes: Option<Vec<u8>>| {
        store(bytes.as_deref());
        done();
    }));
}

/// Stores the bytes, if there are any, for the other bundle and the workers. If that fails, these do without the file.
fn store(bytes: Option<&[u8]>) {
    if let (Some(bytes), Some(loader)) = (bytes, loader()) {
        let _ = Reflect::set(&loader, &BYTES.into(), &Uint8Array::from(bytes));
    }
}

fn fetch_bytes(got: &Callback<Option<Vec<u8>>>) {
    match address() {
        Some(address) => fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, got),
        None => got.emit(None),
    }
}

/// The address of the file. index.html has it, because the build puts the hash of the file's content into its name.
fn address() -> Option<String> {
    let program = document()?.query_selector("meta[name=program]").ok()??;
    program.get_attribute("data-solution")
}
