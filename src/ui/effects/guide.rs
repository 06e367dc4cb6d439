//! The text of the guide, from beside the page.

use gloo_timers::callback::Timeout;
use yew::Callback;

use super::document;
use super::fetch::{self, Source};
use crate::app::language::Language;

/// After so many milliseconds a text that has not come is given up. If it comes later, it is told all
/// the same.
const LONGEST_MS: u32 = 15_000;

/// Fetches the text in this language and passes it to `got`, or nothing if it did not come in time.
pub fn fetch(language: Language, got: &Callback<Option<String>>) {
    let late = got.clone();
    Timeout::new(LONGEST_MS, move || late.emit(None)).forget();
    let text = |bytes: Option<Vec<u8>>| String::from_utf8(bytes?).ok();
    match address(language) {
        Some(address) => fetch::fetch(address, Source::Anywhere, got.reform(text)),
        None => got.emit(None),
    }
}

/// Returns the address of the text. index.html names it, because the build puts the hash of the file's
/// bytes into its name.
fn address(language: Language) -> Option<String> {
    let name = format!("data-guide-{}", language.code());
    document()?.get_element_by_id("app")?.get_attribute(&name)
}
