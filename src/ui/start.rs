//! The start of a program: it mounts a component, and a panic shows the fault panel.

use web_sys::console;
use yew::BaseComponent;

use crate::text::Speech;
use crate::text::pages::{self, AllWords};
use crate::text::words;
use crate::ui::effects::document;
use crate::ui::effects::fault;
use crate::ui::effects::settings::shown_language;

/// Mounts the component of the reading pages, as [`start`]. What it shares with the tables is said in the
/// same language.
pub fn start_pages<C: BaseComponent<Properties = ()>>(speech: Speech<dyn AllWords>) {
    pages::speak(speech);
    start::<C>("pages");
}

/// Mounts the component of the poker tables, as [`start`].
pub fn start_poker<C: BaseComponent<Properties = ()>>() {
    start::<C>("app");
}

/// Mounts the component at the element with this id, in the place of what stands there.
pub fn start<C: BaseComponent<Properties = ()>>(id: &str) {
    yew::set_custom_panic_hook(Box::new(|info| {
        console::error_1(&info.to_string().into());
        // The model is out of reach after a panic, so the document has to say which language it is in.
        fault::show(words(shown_language()).panicked());
    }));
    let root = document().and_then(|document| document.get_element_by_id(id));
    if let Some(root) = root {
        root.set_text_content(None);
        yew::Renderer::<C>::with_root(root).render();
    }
}
