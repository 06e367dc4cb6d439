//! Stores the settings, and passes them to the style sheets.

use web_sys::StorageEvent;

use super::bundles::{self, Subject};
use super::document;
use super::storage::{self, store};
use super::words;
use crate::app::language::{Direction, Language};
use crate::app::settings::{Choices, Setting, Settings, Theme};
use crate::pages::stored_record::StoredRecord;

/// The name under which the settings are stored.
fn settings() -> String {
    StoredRecord::Settings.name()
}

/// The name to which an unreadable record of the settings is moved.
const UNREADABLE: &str = "fair-deal/settings/unreadable";

/// Returns the stored record of the settings.
#[must_use]
pub fn stored_settings() -> Option<String> {
    storage::record(&settings()).ok().flatten()
}

/// Adds this choice to the stored ones, which another tab may have changed. Returns true if it was stored. A record
/// that cannot be parsed is moved to another name first. If that fails, or the browser does not let us read the record,
/// nothing is stored.
#[must_use]
pub fn store_setting(setting: Setting) -> bool {
    let Ok(stored) = storage::record(&settings()) else {
        return false;
    };
    match Choices::from_record(&stored.unwrap_or_default()) {
        Ok(choices) => store(&settings(), &choices.with(setting).to_record()),
        Err(_) => {
            back_up_settings() && store(&settings(), &Choices::default().with(setting).to_record())
        }
    }
}

/// The record of the settings that another tab has stored. `None` if this event is about another record.
#[must_use]
pub fn settings_stored_elsewhere(event: &StorageEvent) -> Option<String> {
    storage::stored_elsewhere(event, &settings())
}

/// Moves the stored record of the settings to another name. Returns true if the next record overwrites nothing.
#[must_use]
pub fn back_up_settings() -> bool {
    storage::set_aside(&settings(), UNREADABLE)
}

/// Sets the settings as attributes of the document, for the style sheets.
pub fn show_settings(settings: Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else {
        return;
    };
    for setting in settings.all() {
        let Some(name) = setting.attribute() else {
            continue;
        };
        let value = setting.code();
        if html.get_attribute(name).as_deref() != Some(&*value) {
            // There is no fallback for a document that rejects an attribute.
            let _ = html.set_attribute(name, &value);
        }
    }
    show_colour_around(settings.theme);
}

/// Sets the language of the document, and tells the loader if it has changed.
pub fn show_language(language: Language) {
    let Some(html) = document().and_then(|document| document.document_element()) else {
        return;
    };
    if words::spoken() == Some(language) {
        return;
    }
    words::note_spoken(language);
    for (name, value) in [
        ("lang", language.code()),
        ("dir", language.direction().code()),
    ] {
        // There is no fallback for a document that rejects an attribute.
        let _ = html.set_attribute(name, value);
    }
    bundles::tell(Subject::Language, language.code());
}

/// Sets the browser's theme colour, around the page, to that of the theme. index.html has a `<meta>` element for each
/// colour scheme, with a media query.
fn show_colour_around(theme: Theme) {
    let (dark, light) = match theme {
        Theme::System => (
            "(prefers-color-scheme: dark)",
            "(prefers-color-scheme: light)",
        ),
        Theme::Dark => ("all", "not all"),
        Theme::Light => ("not all", "all"),
    };
    for (selector, media) in [("[data-scheme=dark]", dark), ("[data-scheme=light]", light)] {
        let meta = document().and_then(|document| document.query_selector(selector).ok()?);
        if let Some(meta) = meta {
            // There is no fallback for a document that rejects an attribute.
            let _ = meta.set_attribute("media", media);
        }
    }
}
/// Returns the text direction of the page.
#[must_use]
pub fn shown_direction() -> Direction {
    document()
        .and_then(|document| document.document_element()?.get_attribute("dir"))
        .and_then(|code| Direction::from_code(&code))
        .unwrap_or_default()
}
