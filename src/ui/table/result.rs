//! The result of a round.

use crate::ui::links::line_of;
use yew::prelude::*;

/// The result, large and in words. It stays until the next deal. `code` is `data-result`, the name of the result in the
/// page contract. `more` is the content below the sentence.
pub fn result(code: impl Into<AttrValue>, sentence: String, more: Html) -> Html {
    html! {
        <div class="result" data-result={code.into()}>
            { line_of("sentence", sentence) }
            { more }
        </div>
    }
}
