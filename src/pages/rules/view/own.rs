//! The chart of the player's own: its cells as buttons, what it costs, and how it differs from the full chart.

use yew::prelude::*;

use super::{Progress, Shown, chart, progress};
use crate::app::language::Language;
use crate::blackjack::Rules;
use crate::coach::CardValue;
use crate::coach::total_strategy::{Cell, StrategyPrice, TotalStrategy};
use crate::pages::Availability;
use crate::pages::rules::own::{Direction, Msg, Work, differing, replaced, upcards};
use crate::pages::rules::words::{edge, own_cell, own_change, own_cost, own_unread, row_play};
use crate::pages::rules::{self, RulesPage};
use crate::text;
use crate::text::messages::PagesWords;

/// Renders the section.
pub(crate) fn view(shown: &Shown, language: Language, dispatch: &Callback<rules::Msg>) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    let to_own = dispatch.reform(rules::Msg::Own);
    let content = match (shown.works, page.own().chart(), page.full_chart()) {
        (Availability::NoWorker, _, _) => Html::default(),
        (Availability::Available, _, None) => html! { <p class="note">{ words.own_waits() }</p> },
        (Availability::Available, None, Some(_)) => {
            let begin = to_own.reform(|_: MouseEvent| Msg::ClickedBegin);
            html! {
                <p class="do">
                    <button type="button" data-own="begin" onclick={begin}>{ words.own_begin() }</button>
                </p>
            }
        }
        (Availability::Available, Some(own), Some(full)) => html! {
            <>
                { worth(page, [own, &full], language, dispatch) }
                { table(page, [own, &full], language, &to_own) }
                { tools(words, &to_own) }
            </>
        },
    };
    html! {
        <section class="own-chart" aria-labelledby="own-chart">
            <h2 id="own-chart">{ words.own_heading() }</h2>
            <p id="own-chart-intro">{ words.own_intro() }</p>
            if let Some(unread) = page.own().unread() {
                <p class="bad" role="alert" data-own="unread">{ own_unread(language, &unread.why) }</p>
            }
            { content }
        </section>
    }
}

/// The buttons below the chart.
fn tools(words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    let tool = |name: &'static str, label: &'static str, msg: Msg| {
        let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
        html! { <button type="button" data-own={name} {onclick}>{ label }</button> }
    };
    html! {
        <p class="do">
            { tool("reset", words.own_reset(), Msg::ClickedReset) }
            { tool("remove", words.own_remove(), Msg::ClickedRemove) }
        </p>
    }
}

/// What the chart costs, for the place that stays visible. Empty until it is known. While a change is computed, the cost
/// before it stays.
pub(super) fn cost(page: &RulesPage, language: Language) -> Html {
    let own = page.own();
    let shown = own
        .price()
        .or(own.last())
        .filter(|_| page.full_chart().is_some());
    let Some(shown) = shown.filter(|_| own.chart().is_some()) else {
        return Html::default();
    };
    let digits = |of: fn(StrategyPrice) -> f64| own.price().map(|it| of(it).to_string());
    html! {
        <p
            class="own-cost"
            data-own-cost={digits(StrategyPrice::cost)}
            data-own-edge={digits(|it| it.value)}
        >
            { own_cost(language, shown) }
        </p>
    }
}

/// The worth of a round with the chart and the last change in it, or the progress of the work.
fn worth(
    page: &RulesPage,
    charts: [&TotalStrategy; 2],
    language: Language,
    dispatch: &Callback<rules::Msg>,
) -> Html {
    let (words, own) = (PagesWords::of(language), page.own());
    let is_stopped = matches!(own.work(), Work::Cancelled);
    let Some(price) = own.price().or(own.last().filter(|_| !is_stopped)) else {
        return progress(
            &Progress {
                name: "own-chart",
                done: (!is_stopped).then_some(own.done()),
                steps: [own.done(), CardValue::ALL.len()],
                told: words.rules_progress(own.done(), CardValue::ALL.len()),
                msgs: [Msg::ClickedCancel, Msg::ClickedPrice].map(rules::Msg::Own),
            },
            words,
            dispatch,
        );
    };
    let [chart, full] = charts;
    let differs = words.own_differs(differing(chart, full, &page.rules()));
    let change = own.change();
    let told = change.and_then(|it| own_change(language, it, charts, &page.rules()));
    html! {
        <>
            <p>{ edge(language, price.value) }{ " " }{ differs }</p>
            <p class="own-change" data-own-change={change.and_then(|it| it.cost).map(|it| it.to_string())}>
                { for told }
            </p>
        </>
    }
}

/// The chart. It is one stop of the Tab key: the arrow keys move in it.
fn table(
    page: &RulesPage,
    charts: [&TotalStrategy; 2],
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let (words, rules) = (PagesWords::of(language), page.rules());
    let at = page.own().at(&rules);
    let head = upcards().map(|up| html! { <th scope="col" translate="no">{ up.to_string() }</th> });
    let row = |row: Cell| {
        let of_cell = |up: CardValue| {
            let is_reached = at == Some((row, up));
            cell(charts, (row, up), is_reached, &rules, language, dispatch)
        };
        html! {
            <tr data-row={row.to_string()}>
                <th scope="row">{ words.hands(row.hands()) }</th>
                { for upcards().map(of_cell) }
            </tr>
        }
    };
    html! {
        <div class="box chart-of-plays">
            <table
                role="grid"
                aria-labelledby="own-chart"
                aria-describedby="own-chart-intro"
                onkeydown={arrows(dispatch)}
            >
                <thead><tr><th scope="col">{ words.rules_your_hand() }</th>{ for head }</tr></thead>
                <tbody>{ for Cell::of_rules(&rules).map(row) }</tbody>
            </table>
        </div>
    }
}

/// A cell: a button that goes on to the next play.
fn cell(
    [own, full]: [&TotalStrategy; 2],
    (row, up): (Cell, CardValue),
    is_reached: bool,
    rules: &Rules,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let play = own.play(row, up, rules.ace);
    let replaced = replaced(own, full, row, up, rules);
    let instead = replaced.map(|full| words.own_instead(&row_play(language, full)));
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::ChangedCell(row, up));
    html! {
        <td data-play={play.first.code()} class={classes!(replaced.map(|_| "changed"))}>
            <button
                type="button"
                data-up={up.to_string()}
                data-code={own.of(row, up).code()}
                tabindex={if is_reached { "0" } else { "-1" }}
                {onclick}
            >
                <span aria-hidden="true" translate="no">{ chart::sign(play, words) }</span>
                <span class="visually-hidden">
                    { own_cell(language, row, up, play) }
                    if let Some(instead) = instead {
                        { ", " }{ instead }
                    }
                </span>
            </button>
        </td>
    }
}

/// The arrow keys. The page does not scroll by them while the focus is in the chart.
fn arrows(dispatch: &Callback<Msg>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let direction = match event.key().as_str() {
            "ArrowUp" => Direction::Up,
            "ArrowDown" => Direction::Down,
            "ArrowLeft" => Direction::Back,
            "ArrowRight" => Direction::On,
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(Msg::Moved(direction));
    })
}

/// The announcement of what the chart costs, and the last change in it.
pub(crate) fn announcement(page: &RulesPage, language: Language) -> String {
    let (words, own) = (PagesWords::of(language), page.own());
    match (own.work(), own.chart(), page.full_chart(), own.price()) {
        (Work::Cancelled, _, _, _) => words.rules_cancelled().to_owned(),
        (_, Some(chart), Some(full), Some(price)) => {
            let change = own.change();
            let change =
                change.and_then(|it| own_change(language, it, [chart, &full], &page.rules()));
            let told: Vec<String> = change
                .into_iter()
                .chain([own_cost(language, price)])
                .collect();
            told.join(text::words(language).between())
        }
        (Work::Waiting | Work::UnderWay(_) | Work::Done, _, _, _) => String::new(),
    }
}
