//! The effects of the bundles. Each module executes one kind of effect.
//!
//! The browser may refuse any of them. The page continues without it then.

pub mod address;
pub mod announcer;
pub mod bundles;
pub mod clock;
pub mod coach;
pub mod drills;
pub mod entropy;
pub mod fault;
pub mod fetch;
pub mod file;
pub mod focus;
pub mod goal;
pub mod guide;
pub mod history;
pub mod images;
pub mod mistakes;
pub mod motion;
pub mod outbox;
pub mod place;
pub mod ramp;
pub mod settings;
pub mod share;
pub mod solution;
pub mod sound;
pub mod storage;
pub mod visitor;
pub mod words;
pub(crate) mod worker;

use web_sys::{Document, Window};

/// Returns the window; `None` in a worker, and outside the browser, where tests render the views.
#[must_use]
pub fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") {
        web_sys::window()
    } else {
        None
    }
}

/// Returns the document of the page.
#[must_use]
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the vertical scroll position of the page, in pixels.
#[must_use]
pub fn scrolled() -> f64 {
    let far = window().and_then(|window| window.scroll_y().ok());
    far.unwrap_or_default()
}

/// Returns the height of the page's content, and of the part that the window shows, in pixels.
#[must_use]
pub fn heights() -> (i32, i32) {
    let root = document().and_then(|document| document.document_element());
    root.map_or((0, 0), |root| (root.scroll_height(), root.client_height()))
}

/// Scrolls the page to this position.
pub fn scroll_to(far: f64) {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, far);
    }
}
