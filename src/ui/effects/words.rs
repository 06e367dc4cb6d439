//! The words of the page, from beside it: a file for each language and each program (index.html names them).

use std::sync::OnceLock;

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::console;
use yew::Callback;

use super::fetch::{self, Source};
use super::{document, window};
use crate::app::language::Language;
use crate::text::tables;

/// A program of the page. Each has a file of words of its own, with what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// That of the blackjack tables.
    Blackjack,
    /// That of the poker tables.
    Poker,
    /// That of the reading pages and of the coach.
    Pages,
}

impl Program {
    /// Its name, by which index.html names its words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Program::Blackjack => "blackjack",
            Program::Poker => "poker",
            Program::Pages => "pages",
        }
    }

    /// The id of the element in which it shows itself.
    #[must_use]
    pub const fn root(self) -> &'static str {
        match self {
            Program::Blackjack | Program::Poker => "app",
            Program::Pages => "pages",
        }
    }

    /// Where the loader has put the words that it has fetched for it (src/loader.js).
    const fn fetched(self) -> &'static str {
        match self {
            Program::Blackjack | Program::Poker => "words",
            Program::Pages => "pagesWords",
        }
    }
}

/// What the loader leaves for programs, in the window.
const LOADER: &str = "fairDeal";

/// What says there which language the tables speak.
const SPOKEN: &str = "language";

/// The language of the first words.
static FIRST: OnceLock<Language> = OnceLock::new();

/// Which program this is.
static PROGRAM: OnceLock<Program> = OnceLock::new();

/// After so many milliseconds words that have not come are given up.
const LONGEST_MS: u32 = 15_000;

/// Takes in the words that the loader has fetched for this program, and returns their language; nothing where there are
/// none, so that the program has nothing to say.
pub fn take_in_first(program: Program) -> Option<Language> {
    // A program starts once.
    let _ = PROGRAM.set(program);
    let words = get(&loader()?, program.fetched())?;
    let text = |name: &str| get(&words, name)?.as_string();
    let language = Language::from_code(&text("lang")?)?;
    take_in(language, text("text")?.into_bytes()).then(|| {
        let _ = FIRST.set(language);
        language
    })
}

/// The language of the words with which this program has started.
#[must_use]
pub fn first() -> Language {
    FIRST.get().copied().unwrap_or_default()
}

/// The language that the visitor wants: that of the address, of the settings or of the browser.
#[must_use]
pub fn wanted() -> Option<Language> {
    noted("wanted")
}

/// The language that the address asks for: `?lang=ja`.
#[must_use]
pub fn asked() -> Option<Language> {
    noted("asked")
}

/// The language that the tables speak. It is noted beside the page: a browser's translator writes its own into the
/// document.
#[must_use]
pub fn spoken() -> Option<Language> {
    noted(SPOKEN)
}

/// Notes the language that the tables speak.
pub fn note_spoken(language: Language) {
    if let Some(loader) = loader() {
        // Only what could not be noted stays as it was.
        let _ = Reflect::set(&loader, &SPOKEN.into(), &language.code().into());
    }
}

fn noted(name: &str) -> Option<Language> {
    let code = get(&loader()?, name)?.as_string()?;
    Language::from_code(&code)
}

fn loader() -> Option<JsValue> {
    let window = window()?;
    get(window.as_ref(), LOADER)
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

/// Takes in a file of words. What is none is told to who looks for faults.
fn take_in(language: Language, bytes: Vec<u8>) -> bool {
    match tables::load(language, bytes) {
        Ok(()) => true,
        Err(why) => {
            console::error_1(&why.to_string().into());
            false
        }
    }
}

/// Fetches the words of this language for this program, and tells `got` whether they are here now.
pub fn fetch(language: Language, got: &Callback<bool>) {
    if tables::is_here(language) {
        return got.emit(true);
    }
    match address(language) {
        Some(address) => {
            let take_in =
                move |bytes: Option<Vec<u8>>| bytes.is_some_and(|bytes| take_in(language, bytes));
            fetch::fetch_within(LONGEST_MS, address, Source::Anywhere, &got.reform(take_in));
        }
        None => got.emit(false),
    }
}

/// The address of the words. index.html names it, because the build puts the hash of the file's bytes into its name.
fn address(language: Language) -> Option<String> {
    let name = PROGRAM.get()?.name();
    file(language, name)
}

/// The address of this file of a language, as index.html names it.
pub(super) fn file(language: Language, name: &str) -> Option<String> {
    let selector = format!("meta[name=words][lang={}]", language.code());
    let its = document()?.query_selector(&selector).ok()??;
    its.get_attribute(&format!("data-{name}"))
}
