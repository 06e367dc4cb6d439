//! Buttons.

use yew::prelude::*;

/// A button that stays in the document while it is disabled, so that it keeps the focus.
pub(crate) fn button(
    label: &'static str,
    class: &'static str,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            {class}
            aria-disabled={(!enabled).then_some("true")}
            onclick={if enabled { onclick } else { Callback::noop() }}
        >
            { label }
        </button>
    }
}
