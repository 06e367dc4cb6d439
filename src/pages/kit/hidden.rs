//! The rounds that a filter hides: a sentence that names the filter, and a button that shows the rounds.

use yew::prelude::*;

use crate::app::language::Language;
use crate::history::Hidden;
use crate::pages::history::words::hidden;
use crate::text::messages::PagesWords;

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
        let onclick = dispatch.reform(move |_: MouseEvent| show(by.clone()));
        let id = format!("{id}-{at}");
        html! {
            <div class="hidden-rounds" data-hidden={it.rounds.to_string()}>
                <p id={id.clone()}>{ hidden(language, it, &name) }</p>
                <p class="do"><button type="button" aria-describedby={id} {onclick}>
                    { PagesWords::of(language).show_hidden(it.rounds) }
                </button></p>
            </div>
        }
    };
    entries.iter().enumerate().map(line).collect()
}
