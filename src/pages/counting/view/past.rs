//! The results of drills.

use yew::prelude::*;

use crate::app::language::Language;
use crate::pages::Msg;
use crate::pages::counting::{CountingPage, Msg as Counting, Past, PastDrill};
use crate::pages::kit::button::button;
use crate::text::messages::PagesWords;
use crate::ui::links::line;
use crate::ui::table::actions::single;

/// The number of results shown, the newest first.
const SHOWN: usize = 20;

pub(crate) fn view(page: &CountingPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let past = page.past();
    let forget = dispatch.reform(|_| Msg::Counting(Counting::ClickedForget));
    let (state, problem) = match past {
        Past::Stored(_) => ("stored", None),
        Past::NotStored(_) => ("full", Some(words.past_full())),
        Past::Unreadable => ("damaged", Some(words.past_damaged())),
    };
    let known = past.known();
    html! {
        <section class="past" data-past={state}>
            // The heading takes the focus when the results and their button have gone.
            <h2 tabindex="-1">{ words.past_heading() }</h2>
            if let Some(problem) = problem {
                <p class="bad" role="status">{ problem }</p>
            } else if known.is_empty() {
                { line(words.past_none()) }
            }
            if !known.is_empty() {
                { table(known, language) }
            }
            if !known.is_empty() || problem.is_some() {
                <p class="do">{ button(words.past_forget(), "", true, single(forget)) }</p>
            }
        </section>
    }
}

fn table(known: &[PastDrill], language: Language) -> Html {
    let words = PagesWords::of(language);
    let head = [
        words.past_date(),
        words.past_drill(),
        words.counting_system(),
        words.past_right(),
        words.past_time(),
    ];
    let row = |PastDrill { date, result }: &PastDrill| {
        let each = f64::from(result.seconds) / f64::from(result.asked.max(1));
        html! {
            <tr data-drill-result={result.drill.code()}>
                <th scope="row">{ date.to_string() }</th>
                <td>{ words.drill(result.drill) }</td>
                <td>{ result.system.name().unwrap_or(words.own()) }</td>
                <td>{ format!("{}/{}", result.right, result.asked) }</td>
                <td>{ words.seconds(&words.fine(each, 1)) }</td>
            </tr>
        }
    };
    html! {
        <div class="wide" tabindex="0" role="group" aria-label={words.past_heading()}>
            <table class="indices">
                // The surrounding group has the name of the table.
                <thead><tr>{ for head.map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                <tbody>{ for known.iter().rev().take(SHOWN).map(row) }</tbody>
            </table>
        </div>
    }
}
