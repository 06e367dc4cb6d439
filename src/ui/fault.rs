//! The panel of index.html that is shown when a program has panicked: its button starts again
//! without any of our code.

use super::browser;
use crate::text::language::Language;

/// The language that the page is marked with: after a panic every model is out of reach.
#[must_use]
pub fn language() -> Language {
    browser::document()
        .and_then(|document| document.document_element()?.get_attribute("lang"))
        .and_then(|code| Language::from_code(&code))
        .unwrap_or_default()
}

/// Shows the panel with this sentence.
pub fn show(sentence: &str) {
    let element = |id| browser::document().and_then(|document| document.get_element_by_id(id));
    if let Some(detail) = element("fault-detail") {
        detail.set_text_content(Some(sentence));
    }
    if let Some(panel) = element("fault") {
        // A panel that cannot be shown leaves only the console.
        let _ = panel.remove_attribute("hidden");
    }
}
