//! Practice at a table: what is practised, the way out of it, and the ways to it.

use yew::prelude::*;

use super::actions::{Choice, Place, single};
use crate::app::Msg;
use crate::app::route::{Page, Route, practice_link};
use crate::blackjack::{BlackjackTable, PracticeHands, Rules};
use crate::core::AceRule;
use crate::text::Words;
use crate::ui::links::href;
use crate::ui::table::actions::sends;

/// What is practised, with the button that ends it, for the corner of the table; nothing where nothing is.
pub fn badge(
    table: &BlackjackTable,
    choices: &[Choice],
    words: &'static dyn Words,
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
            <p>{ words.practice(hands) }</p>
            { for end }
        </div>
    })
}

/// Offers the coach, where it is switched off.
pub fn offer_coach(words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    html! {
        <p class="coach">
            <button type="button" class="link" onclick={sends(dispatch, Msg::ToggledCoach)}>
                { words.coach_can_judge() }
            </button>
        </p>
    }
}

/// The ways to practice by these rules, for those who hear the coach.
pub fn ways(rules: &Rules, words: &'static dyn Words) -> Html {
    let page = Route::Reading(Page::Rules);
    let practice = |hands: PracticeHands| (words.practice(&hands), practice_link(&hands, rules));
    // Where an ace is always 1, no hand is soft.
    let soft = (rules.ace == AceRule::OneOrEleven).then(|| practice(PracticeHands::Soft));
    let others = [
        practice(PracticeHands::Pairs),
        (words.heading(page), href(page)),
    ];
    let ways = soft.into_iter().chain(others);
    let way = |(label, href): (&'static str, String)| html! { <a {href}>{ label }</a> };
    html! { <p class="note ways">{ for ways.into_iter().map(way) }</p> }
}
