//! The best charts of few rules: the search, the cost of each number of rules, and the rules of the chosen chart.

use yew::prelude::*;

use super::Shown;
use crate::app::language::Language;
use crate::chart::{Lines, Table, plain};
use crate::coach::total_strategy::ShortStrategy;
use crate::pages::Availability;
use crate::pages::kit::chart_panel::ChartPanel;
use crate::pages::kit::choice::choice;
use crate::pages::rules::short::{Msg, Work};
use crate::pages::rules::words::{chart_percent, short_rule};
use crate::pages::rules::{self, RulesPage};
use crate::text::messages::PagesWords;

/// Renders the section.
pub(crate) fn view(shown: &Shown, language: Language, dispatch: &Callback<rules::Msg>) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    let found: Vec<&ShortStrategy> = page.short().found(page.rules()).collect();
    html! {
        <section class="short-charts" aria-labelledby="short-charts">
            <h2 id="short-charts">{ words.short_heading() }</h2>
            <p>{ words.short_intro() }</p>
            if shown.works == Availability::Available {
                { work(page, found.len(), language, dispatch) }
            }
            if let Some(chosen) = page.short().shown(page.rules()) {
                { curve(&found, language) }
                { chart(&found, chosen, page.own().chart().is_some(), language, dispatch) }
            }
        </section>
    }
}

/// The progress of the search with its button, or its result. The same button starts the search, stops it and starts it
/// again, so that it keeps the focus and a double press counts once.
fn work(
    page: &RulesPage,
    found: usize,
    language: Language,
    dispatch: &Callback<rules::Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let (stage, label, msg, told) = match page.short().work(page.rules()) {
        Work::Done => {
            return html! { <p class="outcome" tabindex="-1" data-short="done">{ words.short_found(found) }</p> };
        }
        Work::NotAsked => ("not-asked", words.short_find(), Msg::ClickedFind, None),
        Work::UnderWay(question, left) => {
            let (done, left) = (
                question.step as usize,
                left.unwrap_or_default() as usize + 1,
            );
            let bar = html! {
                <progress
                    aria-label={words.rules_working()}
                    max={(done + left).to_string()}
                    value={done.to_string()}
                />
            };
            let told = (words.short_progress(found, left), bar);
            (
                "under-way",
                words.rules_cancel(),
                Msg::ClickedCancel,
                Some(told),
            )
        }
        Work::Cancelled => {
            let told = (words.rules_cancelled().to_owned(), Html::default());
            (
                "cancelled",
                words.rules_work_out(),
                Msg::ClickedFind,
                Some(told),
            )
        }
    };
    let find = dispatch.reform(move |_: MouseEvent| rules::Msg::Short(msg.clone()));
    html! {
        <>
            if let Some((told, bar)) = told {
                <div class="progress">{ bar }<p>{ told }</p></div>
            }
            <p class="do" data-once="short-charts" data-stage={stage}>
                <button type="button" data-short="find" onclick={find}>{ label }</button>
            </p>
        </>
    }
}

/// The cost of each number of rules, as a curve and as a table.
fn curve(found: &[&ShortStrategy], language: Language) -> Html {
    let words = PagesWords::of(language);
    let number = |it: &&ShortStrategy| it.rules.len();
    #[expect(clippy::cast_precision_loss, reason = "at most 60 rules")]
    let lines = Lines {
        observed: found
            .iter()
            .map(|it| (number(it) as f64, it.cost))
            .collect(),
        expected: vec![],
        step: 0.000_1,
        most: None,
    };
    let drawing = lines.draw(
        |cost| words.in_percent(cost, 2),
        |rules| words.grouped_decimal(rules, 0),
    );
    let head = [
        words.short_number(),
        words.short_costs(),
        words.short_least(),
    ];
    let head = head.map(str::to_owned).to_vec();
    let shown = found.iter().map(|it| {
        let [cost, least] = [it.cost, it.at_least].map(|it| chart_percent(language, it));
        vec![number(it).to_string(), cost, least]
    });
    let saved = found.iter().map(|it| {
        let [cost, least] = [it.cost, it.at_least].map(|it| plain(it, 1e9));
        vec![number(it).to_string(), cost, least]
    });
    let panel = ChartPanel {
        name: "short-charts",
        heading: words.short_curve(),
        drawing,
        meaning: html! { <p class="note">{ words.short_note() }</p> },
        shown: Table {
            head: head.clone(),
            rows: shown.collect(),
        },
        plain: Table {
            head,
            rows: saved.collect(),
        },
        files: ["fair-deal-short.csv", "fair-deal-short.svg"],
    };
    panel.view(language)
}

/// The rules of the chosen chart.
fn chart(
    found: &[&ShortStrategy],
    chosen: &ShortStrategy,
    has_own: bool,
    language: Language,
    dispatch: &Callback<rules::Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let numbers = found.iter().map(|it| it.rules.len());
    let numbers = numbers.map(|number| (number, number.to_string()));
    let number = choice(
        "short-number",
        words.short_number(),
        numbers,
        &chosen.rules.len(),
        dispatch.reform(|number| rules::Msg::Short(Msg::Chose(number))),
    );
    let take = dispatch.reform(|_: MouseEvent| rules::Msg::Short(Msg::ClickedTake));
    let label = if has_own {
        words.short_replace()
    } else {
        words.short_take()
    };
    let rule = |it| html! { <li>{ short_rule(language, it) }</li> };
    let percent = chart_percent(language, chosen.cost);
    html! {
        <>
            <div class="set-up">{ number }</div>
            <p data-short-cost={chosen.cost.to_string()}>
                <b>{ words.short_cost(chosen.rules.len(), &percent) }</b>
            </p>
            <ol class="short-rules">{ for chosen.rules.iter().map(rule) }</ol>
            <p class="do">
                <button type="button" data-short="take" onclick={take}>{ label }</button>
            </p>
        </>
    }
}

/// The announcement of the result of the search.
pub(crate) fn announcement(page: &RulesPage, language: Language) -> String {
    let words = PagesWords::of(language);
    match page.short().work(page.rules()) {
        Work::Cancelled => words.rules_cancelled().to_owned(),
        Work::Done => words.short_found(page.short().found(page.rules()).count()),
        Work::NotAsked | Work::UnderWay(..) => String::new(),
    }
}
