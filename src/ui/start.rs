//! The start of a program: it mounts a component, and a panic shows the fault panel.

use web_sys::console;
use yew::BaseComponent;

use crate::text::words;
use crate::ui::effects::document;
use crate::ui::effects::fault;
use crate::ui::effects::words::{Program, spoken, take_in_first};

/// Mounts the component of this program in the place of what stands there.
pub fn start<C: BaseComponent<Properties = ()>>(program: Program) {
    let has_words = take_in_first(program).is_some();
    yew::set_custom_panic_hook(Box::new(|info| {
        console::error_1(&info.to_string().into());
        // The model is out of reach after a panic, so the document has to say which language it is in.
        fault::show(words(spoken().unwrap_or_default()).panicked());
    }));
    if !has_words {
        // The loader has asked for all languages: this page has nothing to say in any.
        return fault::show("");
    }
    let root = document().and_then(|document| document.get_element_by_id(program.root()));
    if let Some(root) = root {
        root.set_text_content(None);
        yew::Renderer::<C>::with_root(root).render();
    }
}
