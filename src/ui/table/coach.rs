//! The coach's messages at the table.

use yew::prelude::*;

use crate::coach::message::{
    AdvisedPlay, ChartSays, CoachLink, CoachMessage, CountSays, JudgedValues, PlayInEquilibrium,
};
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

/// Shows the coach's message: a line, which opens to the value of each action, beside the hands. `below` is the last
/// content, such as the links to practice.
pub fn coach(says: &CoachMessage, rows: Rows, below: Html) -> Html {
    let marked = match rows {
        Rows::Actions => None,
        Rows::Holds(swapped) | Rows::Chances(swapped) => {
            let mut plays = says.plays.iter();
            plays.find(|play| play.action.swapped() == Some(swapped))
        }
    };
    let judged = says.judged.as_ref().map(|judged| {
        let cost = judged.cost.map(|cost| cost.to_string());
        html! { <span data-cost={cost}>{ &judged.sentence }</span> }
    });
    html! {
        <details class="coach" data-coach="">
            <summary>
                { for judged }
                { for says.line.as_ref().map(|line| html! { <span>{ line }</span> }) }
                { for says.chart.as_ref().map(by_chart) }
            </summary>
            <div class="valued">
                if let Some(marked) = marked {
                    <p class="marked">
                        <span class="odds">{ for &says.as_marked }</span>
                        <b>{ &marked.label }</b>
                        <span class="odds">{ for &marked.odds }</span>
                        { for marked.equilibrium.as_ref().map(in_equilibrium) }
                    </p>
                }
                // Of many holds few have a share, and they may be far down in the list.
                if rows != Rows::Actions {
                    { for says.equilibrium.iter().map(|mix| line_of("note", mix.clone())) }
                }
                if let Some(reasons) = &says.reasons {
                    <p class="note" data-reasons="">{ reasons }</p>
                }
                if let Some(chart) = says.chart.as_ref().and_then(ChartSays::advice) {
                    { line_of("note row", chart.why.clone()) }
                }
                if let Some(decided) = &says.decided {
                    { values_decided(decided) }
                }
                { values(says, rows, marked) }
                if let Some(CoachLink { address, label }) = &says.link {
                    <a class="check" href={address.clone()}>{ label }</a>
                }
                if let Some(count) = says.count.as_ref() {
                    { of_count(count) }
                }
                { below }
            </div>
        </details>
    }
}

/// The message of the strategy chart.
fn by_chart(chart: &ChartSays) -> Html {
    match chart {
        ChartSays::Writing(sentence) => html! { <span data-chart="writing">{ sentence }</span> },
        ChartSays::Advice(advice) => html! {
            <span
                data-chart="told"
                data-chart-hold={advice.swapped.hold()}
                data-chart-cost={advice.cost.to_string()}
                data-chart-row={advice.row.map(|row| row.to_string())}
            >
                { &advice.sentence }
            </span>
        },
    }
}

/// Shows the message of the count about the last decision if the coach has none. The line opens to the summary of the
/// visit.
pub fn by_count(says: &CountSays) -> Html {
    html! {
        <details class="coach" data-by-count="">
            <summary>
                { for [&says.decision, &says.bet].into_iter().flatten().map(|it| html! { <span>{ it }</span> }) }
            </summary>
            if let Some(visit) = &says.visit {
                <div class="valued">{ line_of("note", visit.clone()) }</div>
            }
        </details>
    }
}

/// The message of the count, below the coach's.
fn of_count(says: &CountSays) -> Html {
    let parts = [&says.decision, &says.bet, &says.visit];
    let parts = parts.into_iter().flatten();
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
                class={held.then_some("holding")}
                data-action={action.then(|| play.action.code())}
                data-hold={held.then(|| play.action.code())}
                aria-current={marked.is_some_and(|it| it == play).then_some("true")}
                data-ev={valued.then(|| play.value.to_string())}
                data-error={play.error.map(|error| error.to_string())}
                data-share={play.equilibrium.as_ref().map(|it| it.share.to_string())}
                data-loss={play.equilibrium.as_ref().map(|it| it.loss.to_string())}
                data-chance={(!valued).then(|| play.value.to_string())}
                data-best={(valued && rank == 0).then_some("")}
                data-tie={(held && play.ties).then_some("")}
            >
                <span>{ &play.label }</span>
                // Of 32 holds only the marked one shows its chances.
                if action {
                    <span class="odds">{ for &play.odds }</span>
                }
                { for play.equilibrium.as_ref().map(in_equilibrium) }
                <progress max="100" value={percent(play.bar)} aria-hidden="true" />
            </li>
        }
    };
    html! {
        <>
            // The list of 32 holds can be scrolled with the keyboard too.
            if !says.plays.is_empty() {
                <ul tabindex={held.then_some("0")}>{ for says.plays.iter().enumerate().map(play) }</ul>
            }
            { for says.dealer.iter().map(|dealer| line_of("ends", dealer.clone())) }
            { for says.note.iter().map(|note| line_of("note", note.clone())) }
        </>
    }
}

/// The value of each action at the judged decision, the best first. The player's own is marked, and of a hold its results
/// come first.
fn values_decided(decided: &JudgedValues) -> Html {
    let held = decided.taken.swapped().is_some();
    let is_taken = |play: &&AdvisedPlay| play.action == decided.taken;
    let taken = decided.plays.iter().find(is_taken).filter(|_| held);
    let play = |play: &AdvisedPlay| {
        html! {
            <li
                class={held.then_some("holding")}
                data-was={play.action.code()}
                data-worth={play.value.to_string()}
                aria-current={is_taken(&play).then_some("true")}
            >
                <span>{ &play.label }</span>
                if !held {
                    <span class="odds">{ for &play.odds }</span>
                }
                { for play.equilibrium.as_ref().map(in_equilibrium) }
                <progress max="100" value={percent(play.bar)} aria-hidden="true" />
            </li>
        }
    };
    html! {
        <>
            { line_of("note", decided.heading.clone()) }
            if let Some(taken) = taken {
                <p class="marked">
                    <b>{ &taken.label }</b>
                    <span class="odds">{ for &taken.odds }</span>
                </p>
            }
            <ul data-decided="" tabindex={held.then_some("0")}>{ for decided.plays.iter().map(play) }</ul>
            { for decided.dealer.iter().map(|dealer| line_of("ends", dealer.clone())) }
            { line_of("note", decided.unit.clone()) }
        </>
    }
}

/// The share and the cost of an action in equilibrium.
fn in_equilibrium(play: &PlayInEquilibrium) -> Html {
    html! { <span class="odds">{ &play.label }</span> }
}

/// Writes the length of a bar as a whole number of percent.
fn percent(length: f64) -> String {
    format!("{:.0}", 100.0 * length)
}
