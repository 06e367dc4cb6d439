//! The panel of index.html that is shown when a program has panicked. What is on it works without any
//! of our programs: src/loader.js shows it.

use web_sys::Event;

use super::{document, window};

/// The event on the window at which the loader shows the panel.
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
        // If the panel cannot be shown, only the console is left.
        let _ = window.dispatch_event(&event);
    }
}
