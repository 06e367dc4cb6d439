//! Text input.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// The text of the field that the event comes from. The field has one line or several.
#[must_use]
pub fn typed(event: &InputEvent) -> String {
    let line: Option<HtmlInputElement> = event.target_dyn_into();
    let lines: Option<HtmlTextAreaElement> = event.target_dyn_into();
    let text = line.map(|field| field.value());
    text.or_else(|| lines.map(|field| field.value()))
        .unwrap_or_default()
}
