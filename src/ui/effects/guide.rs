//! Fetches the text of the guide.

use yew::Callback;

use super::fetch::{self, Source};
use super::words;
use crate::app::language::Language;

/// The name of the text in index.html.
const GUIDE: &str = "guide";

/// The timeout for the text in milliseconds. A text that comes later is used all the same.
const LONGEST_MS: u32 = 15_000;

/// Fetches the text in this language and passes it to `got`. Passes `None` if it did not come in time.
pub fn fetch(language: Language, got: &Callback<Option<String>>) {
    let text = |bytes: Option<Vec<u8>>| String::from_utf8(bytes?).ok();
    match words::file(language, GUIDE) {
        Some(address) => {
            fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, &got.reform(text));
        }
        None => got.emit(None),
    }
}
