//! Fields: the text that a player types, and the value of a list.

use wasm_bindgen::JsValue;
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

/// The chosen value of a list, for its property `value`: `<select ~value={Chosen(value)}>`. Once a player has chosen, a
/// browser ignores the attribute of an option. Outside the browser, where tests render the views, the property is left
/// out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen(pub String);

impl From<Chosen> for JsValue {
    fn from(Chosen(value): Chosen) -> JsValue {
        if cfg!(target_arch = "wasm32") {
            JsValue::from_str(&value)
        } else {
            JsValue::UNDEFINED
        }
    }
}
