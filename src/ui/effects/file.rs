//! Saves and reads files of the player.

use js_sys::Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, HtmlInputElement, Url};
use yew::Callback;

use super::{clock, document};
use crate::core::dated_file_name;

/// Saves this text as a file with this name, with the date and the time added. Does nothing if the browser refuses.
pub fn save(name: &str, text: &str) {
    let _ = try_to_save(name, text);
}

fn try_to_save(name: &str, text: &str) -> Option<()> {
    /// The time in which the browser starts the download, in milliseconds.
    const LONG_ENOUGH: u32 = 10_000;
    let options = BlobPropertyBag::new();
    let kinds = [(".json", "application/json"), (".svg", "image/svg+xml")];
    let kind = kinds.into_iter().find(|(end, _)| name.ends_with(end));
    options.set_type(kind.map_or("text/csv;charset=utf-8", |(_, kind)| kind));
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let address = Url::create_object_url_with_blob(&blob).ok()?;
    let document = document()?;
    let link: HtmlElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_attribute("href", &address).ok()?;
    link.set_attribute("download", &dated_file_name(name, clock::minutes_here()))
        .ok()?;
    // One browser follows a link only if it is in the document.
    document.body()?.append_child(&link).ok()?;
    link.click();
    link.remove();
    gloo_timers::callback::Timeout::new(LONG_ENOUGH, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Some(())
}

/// Reads the file that the player chose in this field and passes its text to `got`. Passes `None` if the browser could
/// not read it. Clears the field afterwards, so that the player can choose the same file again.
pub fn read(input: &HtmlInputElement, got: Callback<Option<String>>) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let blob: &Blob = file.as_ref();
    let text = blob.text();
    input.set_value("");
    spawn_local(async move {
        let text = JsFuture::from(text).await.ok();
        got.emit(text.and_then(|text| text.as_string()));
    });
}
