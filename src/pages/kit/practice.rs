//! The links to practice on the pages about rules and about pay tables.

use yew::prelude::*;

use crate::app::language::Language;
use crate::text::messages::PagesWords;

/// A link to practice with a kind of hands.
pub(crate) struct PracticeLink {
    /// The label of the link.
    pub(crate) label: &'static str,
    /// The address. `None` if there are no such hands, and the label is shown without a link then.
    pub(crate) href: Option<String>,
    /// The note about these hands.
    pub(crate) note: String,
    /// A link after the note to the place that has such hands: its label and its address.
    pub(crate) elsewhere: Option<(&'static str, String)>,
}

/// The section with these links.
pub(crate) fn section(
    language: Language,
    intro: &'static str,
    links: impl IntoIterator<Item = PracticeLink>,
) -> Html {
    let item = |link: PracticeLink| {
        let PracticeLink {
            label,
            href,
            note,
            elsewhere,
        } = link;
        let elsewhere =
            elsewhere.map(|(label, href)| html! { <>{ " " }<a {href}>{ label }</a></> });
        // With a key, a link that appears later takes neither the place nor the focus of another.
        html! { <li key={label}><a {href}>{ label }</a><span>{ note }{ elsewhere.unwrap_or_default() }</span></li> }
    };
    html! {
        <section class="practise" aria-labelledby="practice">
            <h2 id="practice">{ PagesWords::of(language).practice_heading() }</h2>
            <p>{ intro }</p>
            <ul>{ for links.into_iter().map(item) }</ul>
        </section>
    }
}
