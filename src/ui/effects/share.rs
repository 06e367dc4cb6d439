//! Sharing and copying.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::ShareData;

use super::window;
use crate::app::ShareOutcome;

/// Gives this text to the player: on a touch device through the browser's share dialog, elsewhere and
/// where there is none through the clipboard. Calls `ended` with the outcome, but not when the player
/// closes the dialog.
pub fn share(text: &str, ended: impl Fn(ShareOutcome) + Clone + 'static) {
    let Some(window) = window() else { return };
    let navigator = window.navigator();
    let touched = window
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let has = |name: &str| js_sys::Reflect::has(&navigator, &name.into()).unwrap_or(false);
    if touched && has("share") {
        let data = ShareData::new();
        data.set_text(text);
        told(
            &navigator.share_with_data(&data),
            Some(ShareOutcome::Shared),
            None,
            ended,
        );
    } else if has("clipboard") {
        let copied = navigator.clipboard().write_text(text);
        told(
            &copied,
            Some(ShareOutcome::Copied),
            Some(ShareOutcome::Failed),
            ended,
        );
    } else {
        ended(ShareOutcome::Failed);
    }
}

/// Calls `ended` with the outcome of a promise, if there is one to tell.
fn told(
    promise: &js_sys::Promise,
    kept: Option<ShareOutcome>,
    broken: Option<ShareOutcome>,
    ended: impl Fn(ShareOutcome) + Clone + 'static,
) {
    let tell = |outcome: Option<ShareOutcome>| {
        let ended = ended.clone();
        Closure::once(move |_: JsValue| {
            if let Some(outcome) = outcome {
                ended(outcome);
            }
        })
    };
    let (kept, broken) = (tell(kept), tell(broken));
    let _ = promise.then2(&kept, &broken);
    // The browser calls one of them when it is ready.
    kept.forget();
    broken.forget();
}
