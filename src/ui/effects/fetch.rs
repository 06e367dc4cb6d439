//! Fetches files of the page.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::Callback;

use super::window;

/// The source of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The server of the page, and not a local cache.
    Server,
    /// The server, or the service worker, which has cached the file as it was built.
    Anywhere,
}

/// Fetches a file and passes its bytes to `got`. Passes `None` if it did not come.
pub fn fetch(name: String, from: Source, got: Callback<Option<Vec<u8>>>) {
    spawn_local(async move { got.emit(bytes_of(&name, from).await) });
}

/// Fetches a file as [`fetch`] does. If no answer comes within `ms` milliseconds, passes `None` to `got`. Passes on a
/// file that comes later too.
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
        // The service worker ignores requests with this cache mode.
        Source::Server => RequestCache::NoStore,
        Source::Anywhere => RequestCache::NoCache,
    });
    let answer = window()?.fetch_with_str_and_init(name, &asked);
    let response: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let buffer = response.ok().then(|| response.array_buffer().ok())??;
    let buffer = JsFuture::from(buffer).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
