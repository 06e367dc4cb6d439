//! The panel of index.html for a bundle that has panicked. Its controls work without any bundle, because src/loader.js
//! shows it.

use web_sys::Event;

use super::{document, window};

/// The window event on which the loader shows the panel.
const FAULT: &str = "fair-deal-fault";

/// Shows the panel with this sentence.
pub fn show(sentence: &str) {
    let detail = document().and_then(|document| document.get_element_by_id("fault-detail"));
    if let Some(detail) = detail {
        detail.set_text_content(Some(sentence));
    }
    if let Some(window) = window()
        && let Ok(event) = Event::new(FAULT)
    {
        // If the panel cannot be shown, the console has the error.
        let _ = window.dispatch_event(&event);
    }
}
