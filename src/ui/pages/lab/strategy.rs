//! The strategy chart of a blackjack table, as the coach works it out.

use yew::prelude::*;

use super::boxed;
use crate::app::language::Language;
use crate::blackjack::Preset;
use crate::coach::{CardValue, Exception, HandKind, Play, Sheet};
use crate::pages::Msg;
use crate::pages::coach::Works;
use crate::pages::lab::{ChartOf, Lab};
use crate::text;
use crate::text::coach::chart;
use crate::text::lab::words;

/// The tables to choose from, and the chart of the one that was chosen.
pub(super) fn view(
    lab: &Lab,
    coach_works: Works,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = words(language);
    let shown = match lab.chart() {
        ChartOf::Nothing => None,
        ChartOf::Asked(rules) => Some(*rules),
        ChartOf::Here(sheet) => Some(sheet.rules),
    };
    let table = |preset: Preset| {
        let pressed = shown == Some(preset.rules());
        html! {
            <button
                type="button"
                class="proposed"
                aria-pressed={if pressed { "true" } else { "false" }}
                onclick={dispatch.reform(move |_| Msg::ChoseChart(preset.rules()))}
            >
                { text::words(language).preset(preset) }
            </button>
        }
    };
    let below = match (coach_works, lab.chart()) {
        (Works::No, _) => html! { <p>{ chart::cannot_work(language) }</p> },
        (Works::Yes, ChartOf::Nothing | ChartOf::Asked(_)) => Html::default(),
        (Works::Yes, ChartOf::Here(sheet)) => sheet_view(sheet, language),
    };
    html! {
        <section class="experiment strategy" aria-labelledby="strategy">
            <h2 id="strategy">{ words.strategy() }</h2>
            <p>{ words.strategy_intro() }</p>
            <div class="set-up">{ for Preset::ALL.map(table) }</div>
            { below }
        </section>
    }
}

/// The up cards as a chart has them: the ace last.
fn upcards() -> impl Iterator<Item = (usize, CardValue)> + Clone {
    let values = CardValue::ALL.into_iter().enumerate();
    values.clone().skip(1).chain(values.take(1))
}

fn sheet_view(sheet: &Sheet, language: Language) -> Html {
    let words = words(language);
    let head = upcards().map(|(_, up)| html! { <th scope="col">{ up.to_string() }</th> });
    let head = html! { <><td>{ words.your_hand() }</td>{ for head }</> };
    let row = |(hands, plays): &(HandKind, [Option<Play>; 10])| {
        let cell = |(at, _): (usize, CardValue)| match plays[at] {
            None => html! { <td>{ "–" }</td> },
            Some(play) => {
                let name = chart::play(language, play);
                let sign: String = name.chars().take(1).collect();
                html! {
                    <td data-play={play.code()}>
                        <span aria-hidden="true">{ sign }</span>
                        <span class="visually-hidden">{ name }</span>
                    </td>
                }
            }
        };
        html! {
            <tr>
                <th scope="row">{ chart::hands(language, *hands) }</th>
                { for upcards().map(cell) }
            </tr>
        }
    };
    let rows: Html = sheet.rows.iter().map(row).collect();
    let exception = |it: &Exception| html! { <li>{ chart::exception(language, it) }</li> };
    html! {
        <>
            <p class="edge">{ chart::edge(language, sheet.edge) }</p>
            { boxed(words.strategy(), "chart-of-plays", head, rows) }
            if !sheet.exceptions.is_empty() {
                <details>
                    <summary>{ chart::exceptions(language, sheet.exceptions.len()) }</summary>
                    <ul>{ for sheet.exceptions.iter().map(exception) }</ul>
                </details>
            }
        </>
    }
}

/// The announcement of a chart that has come.
pub(super) fn told(lab: &Lab, language: Language) -> String {
    match lab.chart() {
        ChartOf::Here(sheet) => chart::edge(language, sheet.edge),
        ChartOf::Nothing | ChartOf::Asked(_) => String::new(),
    }
}
