//! What the coach says, on the table.

use yew::prelude::*;

use crate::app::coach::{AdvisedPlay, CoachSays};
use crate::ui::links::line_of;

/// Shows what the coach says: a line, and behind it what each action is worth, and the ways to practice.
pub fn coach(says: &CoachSays, ways: Html) -> Html {
    let play = |(rank, play): (usize, &AdvisedPlay)| {
        html! {
            <li
                data-action={play.action.clone()}
                data-ev={play.value.clone()}
                data-best={(rank == 0).then_some("")}
            >
                <span>{ &play.label }</span>
                <span class="odds">{ &play.odds }</span>
                <progress max="100" value={play.bar.clone()} aria-hidden="true" />
            </li>
        }
    };
    let judged = says.judged.as_ref().map(|(sentence, cost)| {
        html! { <span data-cost={cost.clone()}>{ sentence }</span> }
    });
    html! {
        <details class="coach" data-coach="">
            <summary>
                { for judged }
                { for says.line.as_ref().map(|line| html! { <span>{ line }</span> }) }
            </summary>
            <ul>{ for says.plays.iter().enumerate().map(play) }</ul>
            { for says.dealer.iter().map(|dealer| line_of("ends", dealer.clone())) }
            { line_of("note", says.note.clone()) }
            { ways }
        </details>
    }
}
