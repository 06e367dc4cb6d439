//! The file with the strategy of the Mathematician, an opponent at the poker match. The page fetches it when a rule, a
//! link or a save needs it.
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
    let bytes: Uint8Array = get(&loader()?, BYTES)?.dyn_into().ok()?;
    Some(bytes.to_vec())
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
    let take = |bytes: Option<Vec<u8>>| {
        let bytes = bytes.filter(|bytes| load(bytes));
        if let (Some(bytes), Some(loader)) = (&bytes, loader()) {
            // If it fails, the other bundle and the workers do without the file.
            let _ = Reflect::set(&loader, &BYTES.into(), &Uint8Array::from(&bytes[..]));
        }
        bytes.is_some()
    };
    match address() {
        Some(address) => {
            fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, &got.reform(take));
        }
        None => got.emit(false),
    }
}

/// The address of the file. index.html has it, because the build puts the hash of the file's content into its name.
fn address() -> Option<String> {
    let program = document()?.query_selector("meta[name=program]").ok()??;
    program.get_attribute("data-solution")
}
