//! The coach's messages at the table.

use yew::prelude::*;

use crate::app::coach::{AdvisedPlay, ChartSays, CoachMessage, CountSays};
use crate::table::Marks;
use crate::ui::links::line_of;

/// The kind of rows that the coach values at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// A row for each legal action.
    Actions,
    /// A row for each hold. These cards are marked to be swapped now.
    Holds(Marks),
    /// A row for each hold at a table without pay, with the chance of a better hand. These cards are marked to be
    /// swapped now.
    Chances(Marks),
}

/// Returns true if this play ties with the best one and is not the only play.
fn ties(plays: &[AdvisedPlay], play: &AdvisedPlay) -> bool {
    match plays {
        [best, next, ..] => best.value == next.value && play.value == best.value,
        [] | [_] => false,
    }
}

/// Shows the coach's message: a line, which opens to the value of each action. `below` is the last content, such as the
/// links to practice.
pub fn coach(says: &CoachMessage, rows: Rows, below: Html) -> Html {
    let marked = match rows {
        Rows::Actions => None,
        Rows::Holds(swapped) | Rows::Chances(swapped) => {
            let code = swapped.hold();
            says.plays.iter().find(|play| play.action == code)
        }
    };
    let judged = says.judged.as_ref().map(|(sentence, cost)| {
        let cost = (!cost.is_empty()).then(|| cost.clone());
        html! { <span data-cost={cost}>{ sentence }</span> }
    });
    html! {
        <details class="coach" data-coach="">
            <summary>
                { for judged }
                { for says.line.as_ref().map(|line| html! { <span>{ line }</span> }) }
                { for says.chart.as_ref().map(by_chart) }
            </summary>
            if let Some(marked) = marked {
                <p class="marked">
                    <b>{ &marked.label }</b>
                    <span class="odds">{ &marked.odds }</span>
                </p>
            }
            if let Some(chart) = says.chart.as_ref().filter(|chart| !chart.why.is_empty()) {
                { line_of("note row", chart.why.clone()) }
            }
            { values(says, rows, marked) }
            if let Some(count) = says.count.as_ref() {
                { of_count(count) }
            }
            { below }
        </details>
    }
}

/// The message of the strategy chart.
fn by_chart(chart: &ChartSays) -> Html {
    let is_told = !chart.cost.is_empty();
    html! {
        <span
            data-chart={if is_told { "told" } else { "writing" }}
            data-chart-hold={is_told.then(|| chart.hold.clone())}
            data-chart-cost={is_told.then(|| chart.cost.clone())}
            data-chart-row={(!chart.row.is_empty()).then(|| chart.row.clone())}
        >
            { &chart.sentence }
        </span>
    }
}

/// Shows the message of the count about the last decision if the coach has none. The line opens to the summary of the
/// visit.
pub fn by_count(says: &CountSays) -> Html {
    html! {
        <details class="coach" data-by-count="">
            <summary>
                { for [&says.decision, &says.bet].into_iter().filter(|it| !it.is_empty()).map(|it| html! { <span>{ it }</span> }) }
            </summary>
            { line_of("note", says.visit.clone()) }
        </details>
    }
}

/// The message of the count, below the coach's.
fn of_count(says: &CountSays) -> Html {
    let parts = [&says.decision, &says.bet, &says.visit].into_iter();
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| line_of("note", part.clone())).collect()
}

/// The value of each action or hold, the best first, with the coach's notes below. `marked` is the hold of the cards
/// that are marked now.
pub fn values(says: &CoachMessage, rows: Rows, marked: Option<&AdvisedPlay>) -> Html {
    let (action, held, valued) = match rows {
        Rows::Actions => (true, false, true),
        Rows::Holds(_) => (false, true, true),
        Rows::Chances(_) => (false, true, false),
    };
    let play = |(rank, play): (usize, &AdvisedPlay)| {
        html! {
            <li
                data-action={action.then(|| play.action.clone())}
                data-hold={held.then(|| play.action.clone())}
                aria-current={marked.is_some_and(|it| it == play).then_some("true")}
                data-ev={valued.then(|| play.value.clone())}
                data-error={(!play.error.is_empty()).then(|| play.error.clone())}
                data-chance={(!valued).then(|| play.value.clone())}
                data-best={(valued && rank == 0).then_some("")}
                data-tie={(held && valued && ties(&says.plays, play)).then_some("")}
            >
                <span>{ &play.label }</span>
                // Of 32 holds only the marked one shows its chances.
                if action {
                    <span class="odds">{ &play.odds }</span>
                }
                <progress max="100" value={play.bar.clone()} aria-hidden="true" />
            </li>
        }
    };
    html! {
        <>
            // The list of 32 holds can be scrolled with the keyboard too.
            <ul tabindex={held.then_some("0")}>{ for says.plays.iter().enumerate().map(play) }</ul>
            { for says.dealer.iter().map(|dealer| line_of("ends", dealer.clone())) }
            { line_of("note", says.note.clone()) }
        </>
    }
}
