//! Fetches the messages of the page: a file for each language and each bundle. index.html names the files.

use std::sync::OnceLock;

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::console;
use yew::Callback;

use super::fetch::{self, Source};
use super::{document, window};
use crate::app::language::Language;
use crate::text::tables;

/// A bundle of the page. Each has a file with its own messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bundle {
    /// The bundle of the blackjack tables.
    Blackjack,
    /// The bundle of the poker tables.
    Poker,
    /// The bundle of the reading pages.
    Pages,
}

impl Bundle {
    /// The name under which index.html lists its messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bundle::Blackjack => "blackjack",
            Bundle::Poker => "poker",
            Bundle::Pages => "pages",
        }
    }

    /// The id of the element in which it renders.
    #[must_use]
    pub const fn root(self) -> &'static str {
        match self {
            Bundle::Blackjack | Bundle::Poker => "app",
            Bundle::Pages => "pages",
        }
    }

    /// The property of the loader's object with the messages for this bundle. src/start.js sets that of the tables,
    /// src/loader.js that of the reading pages.
    const fn fetched(self) -> &'static str {
        match self {
            Bundle::Blackjack | Bundle::Poker => "words",
            Bundle::Pages => "pagesWords",
        }
    }
}

/// The property of the window with the loader's object. src/start.js creates it, and both scripts leave data for the
/// bundles there.
const LOADER: &str = "fairDeal";

/// The property with the language of the tables.
const SPOKEN: &str = "language";

/// The language of the first messages.
static FIRST: OnceLock<Language> = OnceLock::new();

/// The bundle that is running.
static BUNDLE: OnceLock<Bundle> = OnceLock::new();

/// The timeout for messages, in milliseconds.
const LONGEST_MS: u32 = 15_000;

/// Loads the messages that the loader has fetched for this bundle. Returns their language. Returns `None` if there are
/// none, so that the bundle cannot start.
pub fn load_first_words(bundle: Bundle) -> Option<Language> {
    // A bundle starts once.
    let _ = BUNDLE.set(bundle);
    let words = get(&loader()?, bundle.fetched())?;
    let text = |name: &str| get(&words, name)?.as_string();
    let language = Language::from_code(&text("lang")?)?;
    load(language, text("text")?.into_bytes()).then(|| {
        let _ = FIRST.set(language);
        language
    })
}

/// The language of the messages with which this bundle has started.
#[must_use]
pub fn first() -> Language {
    FIRST.get().copied().unwrap_or_default()
}

/// The language that the visitor wants, from the address, the settings or the browser.
#[must_use]
pub fn wanted() -> Option<Language> {
    loader_value("wanted")
}

/// The language that the address requests: `?lang=ja`.
#[must_use]
pub fn asked() -> Option<Language> {
    loader_value("asked")
}

/// The language of the tables. It is stored in the loader's object, because a browser's translator changes the language
/// of the document.
#[must_use]
pub fn spoken() -> Option<Language> {
    loader_value(SPOKEN)
}

/// Records the language of the tables.
pub fn note_spoken(language: Language) {
    if let Some(loader) = loader() {
        // If it fails, the old value stays.
        let _ = Reflect::set(&loader, &SPOKEN.into(), &language.code().into());
    }
}

fn loader_value(name: &str) -> Option<Language> {
    let code = get(&loader()?, name)?.as_string()?;
    Language::from_code(&code)
}

pub(super) fn loader() -> Option<JsValue> {
    let window = window()?;
    get(window.as_ref(), LOADER)
}

pub(super) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// Loads a file of messages. Returns true if it is valid. Writes the error to the console otherwise.
fn load(language: Language, bytes: Vec<u8>) -> bool {
    match tables::load(language, bytes) {
        Ok(()) => true,
        Err(why) => {
            console::error_1(&why.to_string().into());
            false
        }
    }
}

/// Fetches the messages of this language for this bundle. Passes true to `got` if they are loaded.
pub fn fetch(language: Language, got: &Callback<bool>) {
    if tables::is_here(language) {
        return got.emit(true);
    }
    match address(language) {
        Some(address) => {
            let load =
                move |bytes: Option<Vec<u8>>| bytes.is_some_and(|bytes| load(language, bytes));
            fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, &got.reform(load));
        }
        None => got.emit(false),
    }
}

/// The address of the messages. index.html has it, because the build puts the hash of the file's content into its name.
fn address(language: Language) -> Option<String> {
    let name = BUNDLE.get()?.name();
    file(language, name)
}

/// The address of this file of a language, from index.html.
pub(super) fn file(language: Language, name: &str) -> Option<String> {
    let selector = format!("meta[name=words][lang={}]", language.code());
    let its = document()?.query_selector(&selector).ok()??;
    its.get_attribute(&format!("data-{name}"))
}
