//! `#/poker/equilibrium`: the choice of a decision, and its chart.

use yew::prelude::*;

use super::{EquilibriumPage, MatchStage, Msg as Change, OwnEffect, tree};
use crate::app::language::Language;
use crate::chart::{ShareRow, Table, plain, shares};
use crate::pages::kit::chart_panel::{ChartPanel, save_menu};
use crate::pages::kit::choice::choice;
use crate::pages::kit::files::SavedFile;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Availability, Model, Msg};
use crate::poker::equilibrium::{ChartRow, MixChart, Point};
use crate::text::messages::PagesWords;
use crate::ui::effects::solution;
use crate::ui::links::{line, line_of};
use crate::wire::questions::ChartOfMatch;

impl PageView for EquilibriumPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model, dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        let (page, words) = (model.equilibrium(), PagesWords::of(model.language()));
        let told = page.chart().map(|chart| {
            if chart.rows().next().is_some() {
                words.of_all_hands(page.point(), &chart.all)
            } else {
                words.who_decides(page.point(), chart.reached)
            }
        });
        told.unwrap_or_default()
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        match effect {
            OwnEffect::FetchFile => {
                let dispatch = services.dispatch.reform(Msg::Equilibrium);
                solution::fetch_for_workers(move || {
                    dispatch.emit(Change::GotFile(solution::is_fetched()));
                });
            }
            OwnEffect::AskChart(point) => {
                let solution = solution::bytes().unwrap_or_default();
                services.ask_lab(ChartOfMatch { point, solution }, move |chart| {
                    Msg::Equilibrium(Change::GotChart(point, chart.flatten()))
                });
            }
        }
    }
}

fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.equilibrium(), model.language());
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::Equilibrium);
    html! {
        <div class="experiment solved-match">
            { line_of("lede", words.equilibrium_lede()) }
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.equilibrium_mangled() }</p>
            }
            <div class="set-up">{ lists(page, words, &dispatch) }</div>
            <h2>{ words.match_stage(MatchStage::of(page.point())) }</h2>
            { result(page, model.workers(), language, &dispatch) }
        </div>
    }
}

/// The lists that lead to a decision. Each option is the decision to which it leads.
fn lists(page: &EquilibriumPage, words: PagesWords, dispatch: &Callback<Change>) -> Html {
    let point = page.point();
    let tree = tree();
    let list = |id: &'static str, label: &'static str, options: Vec<(Point, String)>| {
        choice(id, label, options, &point, dispatch.reform(Change::Chose))
    };
    let stages = MatchStage::ALL.map(|stage| {
        let name = words.match_stage(stage).to_owned();
        (page.at_stage(stage), name)
    });
    let nodes = |to: &dyn Fn(usize) -> Point| {
        let nodes = tree.nodes().iter().enumerate();
        nodes
            .map(|(node, it)| (to(node), words.bets_so_far(&it.path)))
            .collect()
    };
    let closes = |to: &dyn Fn(usize) -> Point| {
        let closes = tree.closes().iter().enumerate();
        closes
            .map(|(close, it)| (to(close), words.bets_so_far(&it.path)))
            .collect()
    };
    let numbers = |to: &dyn Fn(usize) -> Point| {
        (0..=5_usize)
            .map(|cards| (to(cards), words.cards(cards)))
            .collect()
    };
    let (before, after) = (words.bets_before(), words.bets_after());
    let rest = match point {
        Point::Before { .. } => list(
            "match-before",
            before,
            nodes(&|node| Point::Before { node }),
        ),
        Point::FirstSwap { close } | Point::SecondSwap { close, .. } => {
            let same_swap = |close| match point {
                Point::SecondSwap { first, .. } => Point::SecondSwap { close, first },
                Point::Before { .. } | Point::FirstSwap { .. } | Point::Last { .. } => {
                    Point::FirstSwap { close }
                }
            };
            let second = (0..=5_usize).map(|first| {
                let name = words.second_swaps_after(&words.cards(first));
                (Point::SecondSwap { close, first }, name)
            });
            let first = (Point::FirstSwap { close }, words.first_player().to_owned());
            html! {
                <>
                    { list("match-before", before, closes(&same_swap)) }
                    { list("match-swaps", words.who_swaps(), [first].into_iter().chain(second).collect()) }
                </>
            }
        }
        Point::Last { close, swaps, node } => html! {
            <>
                { list("match-before", before, closes(&|close| Point::Last { close, swaps, node })) }
                { list("match-first", words.first_swaps(), numbers(&|first| {
                    Point::Last { close, swaps: [first, swaps[1]], node }
                })) }
                { list("match-second", words.second_swaps(), numbers(&|second| {
                    Point::Last { close, swaps: [swaps[0], second], node }
                })) }
                { list("match-after", after, nodes(&|node| Point::Last { close, swaps, node })) }
            </>
        },
    };
    html! {
        <>
            { list("match-stage", words.which_decision(), stages.into()) }
            { rest }
        </>
    }
}

/// The chart, or what the page waits for.
fn result(
    page: &EquilibriumPage,
    workers: Availability,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let words = PagesWords::of(language);
    if page.lacks_file() {
        let again = dispatch.reform(|_| Change::ClickedTryAgain);
        return html! {
            <p class="bad">
                { words.match_not_here() }{ " " }
                <button type="button" onclick={again}>{ words.try_again() }</button>
            </p>
        };
    }
    let Some(chart) = page.chart() else {
        return match workers {
            Availability::NoWorker => line_of("bad", words.no_worker()),
            Availability::Available => line(words.hand_working()),
        };
    };
    let told = words.who_decides(page.point(), chart.reached);
    let panel = panel(page.point(), chart, language);
    let save = dispatch.reform(|(name, text)| Change::ClickedSave(name, text));
    html! {
        <>
            <p data-reached={chart.reached.to_string()}>{ told }</p>
            if let Some(panel) = panel {
                { line(words.of_all_hands(page.point(), &chart.all)) }
                { panel.view(language) }
                { save_menu(vec![panel], language, &save) }
            }
            { line_of("fine", words.mix_exact()) }
        </>
    }
}

/// The files of the chart of the decision, if it is there.
pub(crate) fn saved(page: &EquilibriumPage, language: Language) -> Option<[SavedFile; 2]> {
    Some(panel(page.point(), page.chart()?, language)?.saved())
}

/// The chart; `None` if the player never comes to the decision.
fn panel(point: Point, chart: &MixChart, language: Language) -> Option<ChartPanel> {
    let words = PagesWords::of(language);
    let frequencies = chart.rows().map(|(_, row)| row.frequency);
    let most = frequencies.fold(0.0, f64::max);
    if most <= 0.0 {
        return None;
    }
    let drawn = chart.rows().map(|(kind, row)| ShareRow {
        name: words.hand_kind(kind),
        lengths: cells(row, |frequency| frequency / most),
    });
    let first = [words.hand_column(), words.how_often()].map(str::to_owned);
    let [_, how_often] = &first;
    let actions = words.actions_at(point);
    // The numbers of cards are narrow columns.
    let short: Vec<String> = match point {
        Point::FirstSwap { .. } | Point::SecondSwap { .. } => {
            (0..=5).map(|cards| cards.to_string()).collect()
        }
        Point::Before { .. } | Point::Last { .. } => actions.clone(),
    };
    let columns: Vec<String> = [how_often.clone()].into_iter().chain(short).collect();
    let table = |number: &dyn Fn(f64) -> String| Table {
        head: first.iter().cloned().chain(actions.clone()).collect(),
        rows: chart
            .rows()
            .map(|(kind, row)| {
                let numbers = cells(row, |frequency| frequency);
                let numbers = numbers.into_iter().map(number);
                [words.hand_kind(kind)].into_iter().chain(numbers).collect()
            })
            .collect(),
    };
    Some(ChartPanel {
        name: "mix",
        heading: match MatchStage::of(point) {
            MatchStage::Before | MatchStage::After => words.chart_of_moves(),
            MatchStage::Swap => words.chart_of_swaps(),
        },
        drawing: shares(&columns, drawn),
        meaning: line_of("fine", words.mix_meaning()),
        shown: table(&|share| words.in_percent(share, 1)),
        plain: table(&|share| plain(share, 1e6)),
        files: ["fair-deal-equilibrium.csv", "fair-deal-equilibrium.svg"],
    })
}

/// The numbers of a row: its frequency, and the share of each action.
fn cells(row: &ChartRow, frequency: impl Fn(f64) -> f64) -> Vec<f64> {
    let frequency = frequency(row.frequency);
    [frequency]
        .into_iter()
        .chain(row.shares.iter().copied())
        .collect()
}
