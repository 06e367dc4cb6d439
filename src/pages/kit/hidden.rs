//! The rounds that a filter hides: a sentence that names the filter, and a button that shows the rounds.

use yew::prelude::*;

use crate::app::language::Language;
use crate::history::Hidden;
use crate::pages::history::words::{hidden, words};

/// A line for each entry. `name` returns the label and the value of a choice of the filter, and `show` makes the
/// message that shows the rounds. `id` distinguishes the lists of a page.
pub(crate) fn hidden_rounds<F: Copy + 'static, M: 'static>(
    id: &'static str,
    entries: &[Hidden<F>],
    language: Language,
    name: impl Fn(F) -> (&'static str, String),
    show: fn(Vec<F>) -> M,
    dispatch: &Callback<M>,
) -> Html {
    let line = |(at, it): (usize, &Hidden<F>)| {
        let by = it.by.clone();
        let onclick = dispatch.reform(move |_| show(by.clone()));
        hidden_line(
            &format!("{id}-{at}"),
            &hidden(language, it, &name),
            it.rounds,
            language,
            onclick,
        )
    };
    entries.iter().enumerate().map(line).collect()
}

/// The part of [`hidden_rounds`] that does not depend on the filter. It is not generic, so the bundle contains it once.
fn hidden_line(
    id: &str,
    sentence: &str,
    rounds: u64,
    language: Language,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="hidden-rounds" data-hidden={rounds.to_string()}>
            <p id={id.to_owned()}>{ sentence }</p>
            <p class="do"><button type="button" aria-describedby={id.to_owned()} {onclick}>
                { words(language).show_hidden(rounds) }
            </button></p>
        </div>
    }
}
