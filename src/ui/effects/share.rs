//! Sharing and copying.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Navigator, ShareData};

use super::window;
use crate::app::ShareOutcome;

/// Shares this text. Uses the browser's share dialog on a touch device, and the clipboard elsewhere or if the dialog is
/// refused. Calls `ended` with the outcome, unless the player closes the dialog.
pub fn share(text: &str, ended: impl Fn(ShareOutcome) + 'static) {
    let Some(window) = window() else { return };
    let navigator = window.navigator();
    let touched = window
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    // The browser allows the dialog and the clipboard only during a click. So the call is made here, and only its
    // answer is awaited.
    if touched && has(&navigator, "share") {
        let data = ShareData::new();
        data.set_text(text);
        let shared = JsFuture::from(navigator.share_with_data(&data));
        let text = text.to_owned();
        spawn_local(async move {
            match shared.await {
                Ok(_) => ended(ShareOutcome::Shared),
                Err(error) if is_abort(&error) => (),
                // The click may be over for some browsers. They refuse, and the player copies by hand.
                Err(_) => copy(&navigator, &text, ended),
            }
        });
    } else {
        copy(&navigator, text, ended);
    }
}

fn copy(navigator: &Navigator, text: &str, ended: impl Fn(ShareOutcome) + 'static) {
    if has(navigator, "clipboard") {
        let copied = JsFuture::from(navigator.clipboard().write_text(text));
        spawn_local(async move {
            ended(match copied.await {
                Ok(_) => ShareOutcome::Copied,
                Err(_) => ShareOutcome::Failed,
            });
        });
    } else {
        ended(ShareOutcome::Failed);
    }
}

fn has(navigator: &Navigator, name: &str) -> bool {
    Reflect::has(navigator, &name.into()).unwrap_or(false)
}

/// Returns true if the player has closed the dialog.
fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).as_deref() == Some("AbortError")
}
