//! Files from beside the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{RequestCache, RequestInit, Response};
use yew::Callback;

use super::window;

/// Fetches a file from where the page came from, not from what the browser has kept of it, and passes
/// its bytes to `got`, or nothing if it did not come.
pub fn fetch(name: String, got: Callback<Option<Vec<u8>>>) {
    spawn_local(async move { got.emit(bytes_of(&name).await) });
}

async fn bytes_of(name: &str) -> Option<Vec<u8>> {
    let asked = RequestInit::new();
    asked.set_cache(RequestCache::NoStore);
    let answer = window()?.fetch_with_str_and_init(name, &asked);
    let response: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let buffer = response.ok().then(|| response.array_buffer().ok())??;
    let buffer = JsFuture::from(buffer).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}
