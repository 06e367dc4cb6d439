//! What a player types.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// What stands in the field that the event comes from, of one line or of several.
#[must_use]
pub fn typed(event: &InputEvent) -> String {
    let line: Option<HtmlInputElement> = event.target_dyn_into();
    let lines: Option<HtmlTextAreaElement> = event.target_dyn_into();
    let text = line.map(|field| field.value());
    text.or_else(|| lines.map(|field| field.value()))
        .unwrap_or_default()
}
