//! Sharing and copying.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Navigator, ShareData};

use super::window;
use crate::app::ShareOutcome;

/// Gives this text to the player: on a touch device through the browser's share dialog, elsewhere and
/// where that is refused through the clipboard. Calls `ended` with the outcome, but not when the
/// player closes the dialog.
pub fn share(text: &str, ended: impl Fn(ShareOutcome) + 'static) {
    let Some(window) = window() else { return };
    let navigator = window.navigator();
    let touched = window
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    // A click may open the dialog or write to the clipboard; what comes after it may not. So the
    // browser is asked here, and only its answer is waited for.
    if touched && has(&navigator, "share") {
        let data = ShareData::new();
        data.set_text(text);
        let shared = JsFuture::from(navigator.share_with_data(&data));
        let text = text.to_owned();
        spawn_local(async move {
            match shared.await {
                Ok(_) => ended(ShareOutcome::Shared),
                Err(error) if is_abort(&error) => (),
                // Too late for some browsers; they refuse, and the player copies by hand.
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

/// Whether the player has closed the dialog.
fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &"name".into()).ok();
    name.and_then(|name| name.as_string()).as_deref() == Some("AbortError")
}
