//! Practice at a table: the practised hands, the button that ends it, and the links to it.

use std::fmt::Display;

use yew::prelude::*;

use super::actions::{Choice, Place, single};
use crate::app::Msg;
use crate::app::route::{Page, Route, practice_link};
use crate::table::{Game, Table};
use crate::text::Words;
use crate::ui::table::actions::sends;

/// The practised hands with the button that ends the practice, for the corner of the table. `None` without practice.
pub fn badge<G: Game>(
    table: &Table<G>,
    choices: &[Choice],
    name: impl FnOnce(&G::Practice) -> &'static str,
) -> Option<Html> {
    let hands = table.practice()?;
    let end = choices.iter().find(|choice| choice.place == Place::Rim);
    let end = end.map(|end| {
        html! {
            <button
                type="button"
                class="link"
                data-button={end.id.clone()}
                onclick={single(end.onclick.clone())}
            >
                { end.label }
            </button>
        }
    });
    Some(html! {
        <div key="practice" class="practice" data-practice={hands.to_string()}>
            <p>{ name(hands) }</p>
            { for end }
        </div>
    })
}

/// Offers the coach if it is switched off.
pub fn offer_coach(words: Words, dispatch: &Callback<Msg>) -> Html {
    html! {
        <p class="coach">
            <button type="button" class="link" onclick={sends(dispatch, Msg::ToggledCoach)}>
                { words.coach_can_judge() }
            </button>
        </p>
    }
}

/// A link to practice: its label, and its address.
pub(crate) type PracticeLink = (&'static str, String);

pub(crate) fn link_to(
    table: Route,
    label: &'static str,
    hands: &impl Display,
    rules: &impl Display,
) -> PracticeLink {
    (label, practice_link(table, hands, rules))
}

/// These links, followed by the page with more, at this address.
pub(crate) fn with_page(
    links: impl IntoIterator<Item = PracticeLink>,
    page: Page,
    address: String,
    words: Words,
) -> Html {
    let more = (words.heading(Route::Reading(page)), address);
    let links = links.into_iter().chain([more]);
    let link = |(label, href): PracticeLink| html! { <a {href}>{ label }</a> };
    html! { <p class="note links">{ for links.map(link) }</p> }
}
