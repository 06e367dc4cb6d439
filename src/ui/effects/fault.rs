//! The panel of index.html that is shown when a program has panicked. Its button starts again without
//! any of our code.

use crate::ui::effects::document;

/// Shows the panel with this sentence.
pub fn show(sentence: &str) {
    let element = |id| document().and_then(|document| document.get_element_by_id(id));
    if let Some(detail) = element("fault-detail") {
        detail.set_text_content(Some(sentence));
    }
    if let Some(panel) = element("fault") {
        // If the panel cannot be shown, only the console is left.
        let _ = panel.remove_attribute("hidden");
    }
}
