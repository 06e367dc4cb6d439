//! The ways to practice, as they stand on the pages of rules and of pay tables.

use yew::prelude::*;

use crate::app::language::Language;
use crate::text::rules::words;

/// A way to hands of a kind.
pub(super) struct Way {
    /// How it is called.
    pub(super) label: &'static str,
    /// Where it leads, if there is any such hand. Without an address it is no link, and is told of all the same.
    pub(super) href: Option<String>,
    /// What there is to say of these hands.
    pub(super) note: String,
}

/// The section with these ways.
pub(super) fn section(
    language: Language,
    intro: &'static str,
    ways: impl IntoIterator<Item = Way>,
) -> Html {
    let way = |Way { label, href, note }: Way| {
        html! { <li><a {href}>{ label }</a><span>{ note }</span></li> }
    };
    html! {
        <section class="practise" aria-labelledby="practice">
            <h2 id="practice">{ words(language).practice_heading() }</h2>
            <p>{ intro }</p>
            <ul>{ for ways.into_iter().map(way) }</ul>
        </section>
    }
}
