//! The best strategy charts of each number of rows: the search, the curve of their costs, and the rows of the chosen chart.

use yew::prelude::*;

use super::strategy::rows;
use crate::app::language::Language;
use crate::chart::{Lines, Table, plain};
use crate::coach::draw::StrategyChart;
use crate::pages::Availability;
use crate::pages::Msg as OfPages;
use crate::pages::kit::chart_panel::ChartPanel;
use crate::pages::kit::choice::choice;
use crate::pages::paytable::curve::{Charts, Msg};
use crate::pages::paytable::{Msg as OfPage, PayTablePage};
use crate::text::messages::PagesWords;

/// The number of decimals of a cost in percent.
const DIGITS: usize = 4;

/// Renders the section.
pub(crate) fn view(
    page: &PayTablePage,
    coach: Availability,
    language: Language,
    dispatch: &Callback<OfPages>,
) -> Html {
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(|msg| OfPages::PayTable(OfPage::Curve(msg)));
    html! {
        <section class="strategy-curve" aria-labelledby="strategy-curve">
            <h2 id="strategy-curve">{ words.rows_heading() }</h2>
            <p class="note">{ words.rows_intro() }</p>
            { work(page, coach, words, &dispatch) }
            if let (Charts::Found(charts), Some(shown)) = (page.curve().charts(), page.curve().shown()) {
                { curve(charts, language) }
                { chart(page, charts, shown, language, &dispatch) }
            }
        </section>
    }
}

/// The button that starts the search. While a worker searches, the same button stops it, so that it keeps the focus.
fn work(
    page: &PayTablePage,
    coach: Availability,
    words: PagesWords,
    dispatch: &Callback<Msg>,
) -> Html {
    let (is_asked, label, msg) = match (page.curve().charts(), coach) {
        (Charts::Found(charts), _) => {
            return html! { <p class="outcome" tabindex="-1" data-curve="found">{ words.rows_found(charts.len()) }</p> };
        }
        (Charts::Asked, Availability::NoWorker) => return html! { <p>{ words.cannot_work() }</p> },
        (Charts::NotAsked, _) => (false, words.rows_find(), Msg::Wanted),
        (Charts::Asked, Availability::Available) => {
            (true, words.paytable_cancel_chart(), Msg::Cancelled)
        }
    };
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <div class="do" data-once="curve" data-curve={if is_asked { "asked" } else { "not-asked" }}>
            if is_asked {
                <p>{ words.paytable_working() }{ " " }<progress aria-label={words.rows_heading()} /></p>
            }
            <button type="button" {onclick}>{ label }</button>
        </div>
    }
}

/// The cost of each number of rows, as a curve and as a table.
fn curve(charts: &[StrategyChart], language: Language) -> Html {
    let words = PagesWords::of(language);
    #[expect(clippy::cast_precision_loss, reason = "a chart has few rows")]
    let point = |it: &StrategyChart| (it.rows.len() as f64, it.cost());
    let lines = Lines {
        // Charts of few rows cost so much that nothing of the others could be seen.
        observed: charts
            .iter()
            .map(point)
            .filter(|(_, cost)| *cost <= 0.01)
            .collect(),
        expected: vec![],
        step: 0.000_1,
        most: None,
    };
    let drawing = lines.draw(
        |cost| words.in_percent(cost, 2),
        |rows| words.grouped_decimal(rows, 0),
    );
    let head = [words.rows_number(), words.rows_costs()];
    let head = head.map(str::to_owned).to_vec();
    let row = |it: &StrategyChart, cost: String| vec![it.rows.len().to_string(), cost];
    let shown = charts
        .iter()
        .map(|it| row(it, words.in_percent(it.cost(), DIGITS)));
    let saved = charts.iter().map(|it| row(it, plain(it.cost(), 1e12)));
    let panel = ChartPanel {
        name: "strategy-curve",
        heading: words.rows_curve(),
        drawing,
        meaning: Html::default(),
        shown: Table {
            head: head.clone(),
            rows: shown.collect(),
        },
        plain: Table {
            head,
            rows: saved.collect(),
        },
        files: ["fair-deal-rows.csv", "fair-deal-rows.svg"],
    };
    panel.view(language)
}

/// The chosen chart.
fn chart(
    page: &PayTablePage,
    charts: &[StrategyChart],
    shown: &StrategyChart,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let numbers = charts.iter().map(|it| it.rows.len());
    let numbers = numbers.map(|number| (number, number.to_string()));
    let number = choice(
        "curve-rows",
        words.rows_number(),
        numbers,
        &shown.rows.len(),
        dispatch.reform(Msg::Chose),
    );
    html! {
        <>
            <div class="set-up">{ number }</div>
            <p data-rows-cost={shown.cost().to_string()}>
                <b>{ words.rows_cost(shown.rows.len(), &words.in_percent(shown.cost(), DIGITS)) }</b>
            </p>
            { rows(page, shown, language) }
        </>
    }
}

/// The announcement of the result of the search.
pub(crate) fn announcement(page: &PayTablePage, language: Language) -> String {
    match page.curve().charts() {
        Charts::Found(charts) => PagesWords::of(language).rows_found(charts.len()),
        Charts::NotAsked | Charts::Asked => String::new(),
    }
}
