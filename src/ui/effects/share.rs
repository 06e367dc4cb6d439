//! Sharing and copying.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

use super::window;
use crate::app::ShareOutcome;

/// Gives this text to the player: on a touch device through the browser's share dialog, elsewhere and
/// where there is none through the clipboard. Calls `ended` with the outcome, but not when the player
/// closes the dialog.
pub fn share(text: &str, ended: impl Fn(ShareOutcome) + 'static) {
    let Some(window) = window() else { return };
    let navigator = window.navigator();
    let touched = window
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let has = |name: &str| js_sys::Reflect::has(&navigator, &name.into()).unwrap_or(false);
    // A click may open the dialog or write to the clipboard; what comes after it may not. So the
    // browser is asked here, and only its answer is waited for.
    if touched && has("share") {
        let data = ShareData::new();
        data.set_text(text);
        let shared = JsFuture::from(navigator.share_with_data(&data));
        spawn_local(async move {
            if shared.await.is_ok() {
                ended(ShareOutcome::Shared);
            }
        });
    } else if has("clipboard") {
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
