//! Files from beside the page.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::Callback;

use super::window;

/// Of whom a file is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Where the page came from, and not what is kept of it here.
    Server,
    /// The same, or the service worker, which has kept the file as it was built.
    Anywhere,
}

/// Fetches a file and passes its bytes to `got`, or nothing if it did not come.
pub fn fetch(name: String, from: Source, got: Callback<Option<Vec<u8>>>) {
    spawn_local(async move { got.emit(bytes_of(&name, from).await) });
}

/// The same, and passes on nothing after so many milliseconds in which no answer came. A file that comes later is passed
/// on all the same.
pub fn fetch_within(ms: u32, name: String, from: Source, got: &Callback<Option<Vec<u8>>>) {
    let is_answered = Rc::new(Cell::new(false));
    let (late, answered) = (got.clone(), Rc::clone(&is_answered));
    Timeout::new(ms, move || {
        if !answered.get() {
            late.emit(None);
        }
    })
    .forget();
    let got = got.reform(move |bytes| {
        is_answered.set(true);
        bytes
    });
    fetch(name, from, got);
}

async fn bytes_of(name: &str, from: Source) -> Option<Vec<u8>> {
    let asked = RequestInit::new();
    asked.set_cache(match from {
        // The service worker leaves alone what is asked for like this.
        Source::Server => RequestCache::NoStore,
        Source::Anywhere => RequestCache::NoCache,
    });
    let answer = window()?.fetch_with_str_and_init(name, &asked);
    let response: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let buffer = response.ok().then(|| response.array_buffer().ok())??;
    let buffer = JsFuture::from(buffer).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
