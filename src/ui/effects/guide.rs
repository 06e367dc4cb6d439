//! The text of the guide, from beside the page.

use yew::Callback;

use super::fetch::{self, Source};
use super::words;
use crate::app::language::Language;

/// What index.html calls the text.
const GUIDE: &str = "guide";

/// After so many milliseconds a text that has not come is given up. If it comes later, it is told all
/// the same.
const LONGEST_MS: u32 = 15_000;

/// Fetches the text in this language and passes it to `got`, or nothing if it did not come in time.
pub fn fetch(language: Language, got: &Callback<Option<String>>) {
    let text = |bytes: Option<Vec<u8>>| String::from_utf8(bytes?).ok();
    match words::file(language, GUIDE) {
        Some(address) => {
            fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, &got.reform(text));
        }
        None => got.emit(None),
    }
}
