//! The start of a bundle: it mounts a component, and shows the fault panel after a panic.

use web_sys::console;
use yew::BaseComponent;

use crate::text::words;
use crate::ui::effects::document;
use crate::ui::effects::fault;
use crate::ui::effects::words::{Bundle, load_first_words, spoken};

/// Mounts the component of this bundle in place of the present content.
pub fn start<C: BaseComponent<Properties = ()>>(bundle: Bundle) {
    let has_words = load_first_words(bundle).is_some();
    yew::set_custom_panic_hook(Box::new(|info| {
        console::error_1(&info.to_string().into());
        // After a panic the model is out of reach, so the language comes from the loader's object.
        fault::show(words(spoken().unwrap_or_default()).panicked());
    }));
    if !has_words {
        // The loader has requested all languages. This page has no words in any of them.
        return fault::show("");
    }
    let root = document().and_then(|document| document.get_element_by_id(bundle.root()));
    if let Some(root) = root {
        root.set_text_content(None);
        yew::Renderer::<C>::with_root(root).render();
    }
}
