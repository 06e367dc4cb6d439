//! The start of a program: it mounts a component, and a panic shows the fault panel.

use web_sys::console;
use yew::BaseComponent;

use crate::text::pages::{self, AllWords};
use crate::text::poker::{self, PokerWords};
use crate::text::{self, Speech, Words, words};
use crate::ui::effects::document;
use crate::ui::effects::fault;
use crate::ui::effects::settings::shown_language;

/// Mounts the component of the reading pages, as [`start`]. What it shares with the tables is said in the
/// same language.
pub fn start_pages<C: BaseComponent<Properties = ()>>(speech: Speech<dyn AllWords>) {
    pages::speak(speech);
    poker::speak(|language| pages::all_words(language));
    start::<C>("pages", |language| pages::all_words(language));
}

/// Mounts the component of the poker tables, as [`start`].
pub fn start_poker<C: BaseComponent<Properties = ()>>(speech: Speech<dyn PokerWords>) {
    poker::speak(speech);
    start::<C>("app", |language| poker::words(language));
}

/// Mounts the component at the element with this id, in the place of what stands there. It speaks
/// like this.
pub fn start<C: BaseComponent<Properties = ()>>(id: &str, speech: Speech<dyn Words>) {
    text::speak(speech);
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
