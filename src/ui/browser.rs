//! What the page asks of the browser for its own sake: entropy, the address, storage, the visitor's
//! wishes, and the focus. Each answer may be no; then the page goes on without it.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Document, Element, HtmlElement, ShareData, Storage, Window};

use crate::app::route::TableId;
use crate::app::settings::{Settings, Visitor};
use crate::app::{ShareOutcome, Stored};
use crate::core::{Date, Secret};
use crate::table::NoEntropy;
use crate::text::language::Language;

/// Where the settings are stored.
const SETTINGS: &str = "fair-deal/settings/1";

/// Where a record of the settings is kept that could not be read.
const UNREADABLE_SETTINGS: &str = "fair-deal/settings/unreadable";

/// Where this table is saved, and where a save goes that could not be read.
fn saved_at(id: TableId) -> [String; 2] {
    let name = id.name();
    [
        format!("fair-deal/table/1/{name}"),
        format!("fair-deal/table/unreadable/{name}"),
    ]
}

/// The window, unless there is none, as in a worker.
#[must_use]
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// The document that the page is.
#[must_use]
pub fn document() -> Option<Document> {
    window()?.document()
}

/// The part of the address after the `#`, with it.
#[must_use]
pub fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// Puts this path behind the `#`, without a new entry in the history.
pub fn replace_fragment(path: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let url = format!("#{path}");
        // A browser may limit how often this is called; the address is then just old.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    }
}

/// 32 bytes from the browser, or nothing: there is no second source.
///
/// # Errors
/// [`NoEntropy`] if the browser has none.
pub fn entropy() -> Result<Secret, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(Secret::from_bytes(bytes))
}

/// What the browser tells of the person who visits.
pub fn visitor() -> Visitor {
    let Some(window) = window() else {
        return Visitor::default();
    };
    let tags = window.navigator().languages();
    let tags: Vec<String> = tags.iter().filter_map(|tag| tag.as_string()).collect();
    let reduced_motion = window
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    Visitor {
        language: Language::preferred(tags.iter().map(String::as_str)),
        reduced_motion,
    }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// What is stored of earlier visits. A browser that has nothing, or does not let us see it, says
/// nothing.
#[must_use]
pub fn stored() -> Stored {
    let Some(storage) = storage() else {
        return Stored::default();
    };
    let record = |name: &str| storage.get_item(name).ok().flatten();
    let table = |id| Some((id, record(&saved_at(id)[0])?));
    Stored {
        settings: record(SETTINGS),
        tables: TableId::ALL.into_iter().filter_map(table).collect(),
    }
}

/// Stores a record of the settings; whether that was possible.
#[must_use]
pub fn store_settings(record: &str) -> bool {
    store(SETTINGS, record)
}

/// Keeps a record of this table; whether that was possible.
#[must_use]
pub fn keep(id: TableId, record: &str) -> bool {
    store(&saved_at(id)[0], record)
}

fn store(name: &str, record: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, record).is_ok())
}

/// Keeps the stored record of the settings in another place.
pub fn set_settings_aside() {
    set_aside(SETTINGS, UNREADABLE_SETTINGS);
}

/// Keeps the stored record of this table in another place.
pub fn set_table_aside(id: TableId) {
    let [name, aside] = saved_at(id);
    set_aside(&name, &aside);
}

fn set_aside(name: &str, aside: &str) {
    if let Some(storage) = storage()
        && let Ok(Some(record)) = storage.get_item(name)
        && storage.set_item(aside, &record).is_ok()
    {
        // If it stays, it is set aside again at the next visit, and nothing is lost.
        let _ = storage.remove_item(name);
    }
}

/// The day, in UTC, by the browser's clock.
#[must_use]
pub fn today() -> Option<Date> {
    let now = String::from(js_sys::Date::new_0().to_iso_string());
    now.split('T').next()?.parse().ok()
}

/// The address of this page with this fragment.
#[must_use]
pub fn address(fragment: &str) -> String {
    let here = window().and_then(|window| window.location().href().ok());
    let here = here.unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Gives this text to the player: on a device that is touched, to where the player wants it; else,
/// or where that is not to be had, to the clipboard. What became of it is told to `handed`; a player
/// who changes their mind needs no word of it.
pub fn hand_over(text: &str, handed: impl Fn(ShareOutcome) + Clone + 'static) {
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
            handed,
        );
    } else if has("clipboard") {
        let copied = navigator.clipboard().write_text(text);
        told(
            &copied,
            Some(ShareOutcome::Copied),
            Some(ShareOutcome::Failed),
            handed,
        );
    } else {
        handed(ShareOutcome::Failed);
    }
}

/// Tells what becomes of a promise, where there is something to tell.
fn told(
    promise: &js_sys::Promise,
    kept: Option<ShareOutcome>,
    broken: Option<ShareOutcome>,
    handed: impl Fn(ShareOutcome) + Clone + 'static,
) {
    let tell = |outcome: Option<ShareOutcome>| {
        let handed = handed.clone();
        Closure::once(move |_: JsValue| {
            if let Some(outcome) = outcome {
                handed(outcome);
            }
        })
    };
    let (kept, broken) = (tell(kept), tell(broken));
    let _ = promise.then2(&kept, &broken);
    // The browser calls one of them when it is ready.
    kept.forget();
    broken.forget();
}

/// Tells the style sheets of the settings.
pub fn show_settings(settings: Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else {
        return;
    };
    for (name, value) in [
        ("lang", settings.language.code()),
        ("data-theme", settings.theme.code()),
        ("data-faces", settings.faces.code()),
        ("data-suits", settings.suit_colours.code()),
        ("data-speed", settings.speed.code()),
        ("data-side", settings.side.code()),
    ] {
        if html.get_attribute(name).as_deref() != Some(value) {
            // Nothing could be done about a page that does not take an attribute.
            let _ = html.set_attribute(name, value);
        }
    }
}

/// What has the focus; nothing if it is the page as a whole.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    let element = document()?.active_element()?;
    let element: HtmlElement = element.dyn_into().ok()?;
    (element.tag_name() != "BODY").then_some(element)
}

/// Whether this lies in something that the selector names, or is it.
#[must_use]
pub fn is_in(element: &Element, selector: &str) -> bool {
    matches!(element.closest(selector), Ok(Some(_)))
}

/// Gives the focus to the first of these selectors' elements that takes it.
pub fn focus_first(selectors: &[&str]) {
    let Some(document) = document() else { return };
    for selector in selectors {
        if let Ok(Some(element)) = document.query_selector(selector)
            && let Some(element) = element.dyn_ref::<HtmlElement>()
            && element.focus().is_ok()
            && focused().as_ref() == Some(element)
        {
            return;
        }
    }
}
