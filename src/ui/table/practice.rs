//! Practice at a table: the practised hands, the button that ends it, and the links to it.

use std::fmt::Display;

use yew::prelude::*;

use super::actions::{Choice, Place, single};
use crate::app::Msg;
use crate::app::route::{Page, Route, practice_link};
use crate::app::settings::{Coach, Settings};
use crate::table::{Game, PracticeScore, Table};
use crate::text::{Words, words};
use crate::ui::table::actions::sends;

/// The practised hands with their score and the button that ends the practice, for the corner of the table. `None`
/// without practice. There is no score unless the coach judges every decision.
pub fn badge<G: Game>(
    table: &Table<G>,
    choices: &[Choice],
    settings: Settings,
    name: impl FnOnce(&G::Practice) -> &'static str,
) -> Option<Html> {
    let hands = table.practice()?;
    let score = table.practice_score();
    let score = score.filter(|_| match settings.coach {
        Coach::Off | Coach::Asked => false,
        Coach::After | Coach::Always => true,
    });
    let number = |of: fn(PracticeScore) -> Option<usize>| -> Option<AttrValue> {
        Some(score.and_then(of)?.to_string().into())
    };
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
        <div
            key="practice"
            class="practice"
            data-practice={hands.to_string()}
            data-practice-right={number(|score| Some(score.right))}
            data-practice-tried={number(|score| Some(score.tried))}
            data-practice-left={number(|score| score.left)}
        >
            <p>{ name(hands) }</p>
            { for score.and_then(|score| score_line(score, words(settings.language))) }
            { for end }
        </div>
    })
}

/// The score of a practice: “8 of 10 right, 3 left”.
fn score_line(score: PracticeScore, words: Words) -> Option<Html> {
    let PracticeScore { right, tried, left } = score;
    let judged = (tried > 0).then(|| words.practice_right(right, tried));
    let left = left.map(|left| words.practice_left(left));
    let parts: Vec<String> = [judged, left].into_iter().flatten().collect();
    let line = (!parts.is_empty()).then(|| parts.join(words.between_listed()));
    line.map(|line| html! { <p>{ line }</p> })
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
