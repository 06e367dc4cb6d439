//! The settings: stored, and shown to the style sheets.

use web_sys::StorageEvent;

use super::document;
use super::programs::{self, Subject};
use super::storage::{self, store};
use super::words;
use crate::app::language::{Direction, Language};
use crate::app::settings::{Choices, Setting, Settings, Theme};
use crate::pages::beside::Beside;

/// The name under which the settings are stored.
fn settings() -> String {
    Beside::Settings.name()
}

/// Where a record of the settings goes that could not be read.
const UNREADABLE: &str = "fair-deal/settings/unreadable";

/// Returns the stored record of the settings.
#[must_use]
pub fn stored_settings() -> Option<String> {
    storage::record(&settings()).ok().flatten()
}

/// Stores this choice beside those that are stored, which may have been made in another tab since.
/// Returns whether it could be stored; nothing is written over what cannot be read.
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

/// The record that another tab has stored of the settings, if this event tells of one.
#[must_use]
pub fn settings_stored_elsewhere(event: &StorageEvent) -> Option<String> {
    storage::stored_elsewhere(event, &settings())
}

/// Keeps the stored record of the settings in another place. Returns whether it could.
#[must_use]
pub fn back_up_settings() -> bool {
    storage::set_aside(&settings(), UNREADABLE)
}

/// Marks the document with the settings, for the style sheets.
pub fn show_settings(settings: Settings) {
    let Some(html) = document().and_then(|document| document.document_element()) else {
        return;
    };
    for (name, value) in [
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
    show_colour_around(settings.theme);
}

/// Marks the document with the language of its words, and tells the loader if it is another one than before.
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
        // Nothing could be done about a page that does not take an attribute.
        let _ = html.set_attribute(name, value);
    }
    programs::tell(Subject::Language, language.code());
}

/// Makes the browser's own colour around the page that of the theme. index.html has a colour for each
/// scheme, with the systems at which it holds.
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
            // Nothing could be done about a page that does not take an attribute.
            let _ = meta.set_attribute("media", media);
        }
    }
}
/// Returns the direction in which the page is written.
#[must_use]
pub fn shown_direction() -> Direction {
    document()
        .and_then(|document| document.document_element()?.get_attribute("dir"))
        .and_then(|code| Direction::from_code(&code))
        .unwrap_or_default()
}
