//! The strategy chart on the page of the pay tables: its rows, its cost, and the value of each row.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Table, plain};
use crate::coach::draw::StrategyChart;
use crate::games::video_poker::chart_limit::Limit;
use crate::pages::Availability;
use crate::pages::Msg;
use crate::pages::kit::files::SavedFile;
use crate::pages::paytable::strategy::{Msg as Change, Strategy};
use crate::pages::paytable::words as said;
use crate::pages::paytable::{Msg as OfPage, PayTablePage};
use crate::text::messages::PagesWords;
use crate::ui::field::{Select, SelectOption};

/// The name of the chart's file.
const FILE: &str = "fair-deal-strategy.csv";

/// The choice of the limit for the chart's cost, and the chart if it is written.
pub(crate) fn view(
    page: &PayTablePage,
    coach: Availability,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(|change| Msg::PayTable(OfPage::Strategy(change)));
    let strategy = page.strategy();
    let limits = Limit::ALL.map(|limit| SelectOption {
        value: limit,
        code: limit.code().to_owned(),
        name: words.in_percent(limit.extra_cost(), 2),
    });
    let limits = Select::default().view(limits, &strategy.limit(), dispatch.reform(Change::Chose));
    html! {
        <section class="strategy">
            <h2>{ words.paytable_strategy() }</h2>
            <div role="status">
                {
                    match (strategy, coach) {
                        (Strategy::Bare(_), _) => Html::default(),
                        (Strategy::Asked(_), Availability::NoWorker) => html! { <p>{ words.cannot_work() }</p> },
                        (Strategy::Asked(_), Availability::Available) => html! {
                            <p>
                                { words.paytable_working() }{ " " }
                                <progress aria-label={words.paytable_strategy()} />{ " " }
                                <button type="button" data-strategy="cancel" onclick={dispatch.reform(|_| Change::Cancelled)}>
                                    { words.paytable_cancel_chart() }
                                </button>
                            </p>
                        },
                        (Strategy::Written(_, chart), _) => html! {
                            <p class="worth" data-cost={chart.cost().to_string()}>
                                { words.paytable_chart_costs(&words.in_percent(chart.cost(), 4)) }
                            </p>
                        },
                    }
                }
            </div>
            if let Strategy::Written(_, chart) = strategy {
                { written(page, chart, language, &dispatch) }
            }
            <p class="note">{ words.strategy_note() }</p>
            <p class="do">
                <label>
                    <span>{ words.most_cost() }</span>{ " " }
                    { limits }
                </label>
                <button type="button" data-strategy="write" onclick={dispatch.reform(|_| Change::Wanted)}>
                    { words.write_chart() }
                </button>
            </p>
        </section>
    }
}

/// The names of the columns of the chart and its file.
fn columns(words: PagesWords) -> [&'static str; 4] {
    [
        words.row(),
        words.hold_column(),
        words.worth_column(),
        words.price_column(),
    ]
}

/// The file of the chart.
pub(crate) fn saved(page: &PayTablePage, chart: &StrategyChart, language: Language) -> SavedFile {
    let game = page.table().game();
    let rows = (1..).zip(&chart.rows).map(|(number, row): (usize, _)| {
        vec![
            number.to_string(),
            said::row(language, game, &row.holdings),
            plain(row.value, 1e9),
            plain(row.price, 1e12),
        ]
    });
    let head = columns(PagesWords::of(language));
    let csv = Table {
        head: head.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    };
    (FILE, csv.to_csv())
}

fn written(
    page: &PayTablePage,
    chart: &StrategyChart,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let words = PagesWords::of(language);
    let (cost, of) = chart.exact_cost();
    let csv = saved(page, chart, language);
    html! {
        <>
            { rows(page, chart, language) }
            if let Some(game) = page.on_five() {
                <p>{ words.paytable_by_chart(&words.in_percent(game.value() - chart.cost(), 4)) }</p>
            }
            <p class="fine">{ words.exactly(&cost.to_string(), &of.to_string()) }</p>
            <p class="do">
                <button type="button" data-save="csv" onclick={dispatch.reform(move |_| Change::ClickedSave(csv.0, csv.1.clone()))}>
                    { words.paytable_save_csv() }
                </button>
                <button type="button" data-strategy="print" onclick={dispatch.reform(|_| Change::ClickedPrint)}>
                    { words.print() }
                </button>
            </p>
        </>
    }
}

/// The rows of a chart, and how to read them.
pub(super) fn rows(page: &PayTablePage, chart: &StrategyChart, language: Language) -> Html {
    let words = PagesWords::of(language);
    let game = page.table().game();
    let head = columns(words);
    let rows = (1..).zip(&chart.rows);
    let shown = rows.map(|(number, row): (usize, _)| {
        html! {
            <tr>
                <td>{ number }</td>
                <th scope="row">{ said::row(language, game, &row.holdings) }</th>
                <td>{ words.grouped_decimal(row.value, 3) }</td>
                <td>{ words.in_percent(row.price, 4) }</td>
            </tr>
        }
    });
    html! {
        <>
            <p class="fine">{ words.how_read() }</p>
            <div class="scrolled">
                <table class="strategy-rows">
                    <thead><tr>{ for head.map(|name| html! { <th scope="col">{ name }</th> }) }</tr></thead>
                    <tbody>{ for shown }</tbody>
                </table>
            </div>
        </>
    }
}
