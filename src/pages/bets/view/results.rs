//! The results of a ramp: the figures, the best ramp, and three charts.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Bar, Lines, Table, bars, plain};
use crate::coach::counting::{Measure, Player, RampResult};
use crate::coach::risk::Bankroll;
use crate::lab::Stage;
use crate::pages::bets::words as said;
use crate::pages::bets::{BetsPage, CountRow, Figure, Msg, Results, Run};
use crate::pages::kit::chart_panel::{ChartPanel, save_menu};
use crate::pages::kit::files::SavedFile;
use crate::text::messages::PagesWords;
use crate::text::numbers::signed_or_zero;
use crate::ui::links::line;

/// The name of the file with the figures.
const FIGURES: &str = "fair-deal-bets.csv";

/// The files of all results.
pub(crate) fn saved(
    page: &BetsPage,
    run: &Run,
    results: &Results,
    language: Language,
) -> Vec<SavedFile> {
    let bank = Bankroll::new(page.chosen().bank).ok();
    let figures = bank.map(|bank| (FIGURES, results.figures(bank).to_csv()));
    let charts = charts(results, run.question.system.measure(), language);
    let of_charts = charts.iter().flat_map(ChartPanel::saved);
    figures.into_iter().chain(of_charts).collect()
}

fn charts(results: &Results, measure: Measure, language: Language) -> [ChartPanel; 3] {
    [
        edge(results, measure, language),
        share(results, measure, language),
        ruin(results, language),
    ]
}

/// Renders all results.
pub(crate) fn view(
    page: &BetsPage,
    run: &Run,
    results: &Results,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let Ok(bank) = Bankroll::new(page.chosen().bank) else {
        return Html::default();
    };
    let measure = run.question.system.measure();
    let save = dispatch.reform(|(name, text)| Msg::ClickedSave(name, text));
    let charts = charts(results, measure, language);
    html! {
        <section class="experiment">
            <h2>{ words.results_heading() }</h2>
            { figures(results, bank, language) }
            { save_figures(results, bank, language, dispatch) }
            { line(words.players_note()) }
            { line(words.formulas()) }
            if run.stage != Stage::UnderWay {
                <h2>{ words.best_heading() }</h2>
                { best(results, words, language) }
            }
            { for charts.iter().map(|chart| chart.view(language)) }
            { save_menu(charts.into(), language, &save) }
        </section>
    }
}

/// The figures of all players, with their standard errors.
fn figures(results: &Results, bank: Bankroll, language: Language) -> Html {
    let words = PagesWords::of(language);
    let cell = |figure: Figure, player: Player| {
        let result: &RampResult = results.player(player);
        let value = figure.of(result, bank);
        let shown = value.map_or_else(
            || "–".to_owned(),
            |value| said::figure(language, figure, value),
        );
        let error = figure.error(result);
        let error = error.map(|it| said::error(language, figure, it));
        html! {
            <td data-player={player.code()} data-value={value.map(|it| it.to_string())}>
                { shown }
                if let Some(error) = error {
                    { " " }<small>{ error }</small>
                }
            </td>
        }
    };
    let row = |figure: Figure| {
        html! {
            <tr data-figure={figure.code()}>
                <th scope="row">{ words.figure_name(figure) }</th>
                { for Player::ALL.map(|player| cell(figure, player)) }
            </tr>
        }
    };
    let head = Player::ALL.map(|it| html! { <th scope="col">{ words.player(it) }</th> });
    html! {
        <div class="box" tabindex="0" role="group" aria-label={words.results_heading()}>
            <table class="figures">
                <thead><tr><th scope="col">{ words.figure() }</th>{ for head }</tr></thead>
                <tbody>{ for Figure::ALL.map(row) }</tbody>
            </table>
        </div>
    }
}

fn save_figures(
    results: &Results,
    bank: Bankroll,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let csv = results.figures(bank).to_csv();
    let save = dispatch.reform(move |_: MouseEvent| Msg::ClickedSave(FIGURES, csv.clone()));
    html! {
        <p class="do">
            <button type="button" data-save="figures" onclick={save}>
                { PagesWords::of(language).paytable_save_csv() }
            </button>
        </p>
    }
}

fn best(results: &Results, words: PagesWords, language: Language) -> Html {
    let hundred = |result: &RampResult| {
        let mean = result.gain.times(100.0).mean();
        said::figure(language, Figure::MeanOfHundred, mean)
    };
    let Some(best) = &results.best else {
        return line(words.no_best());
    };
    let own = results.player(Player::NoError);
    html! {
        <>
            { line(words.best_intro()) }
            <p data-best={best.gain.times(100.0).mean().to_string()}>
                { words.best_told(&hundred(best), &hundred(own)) }
            </p>
        </>
    }
}

fn named(head: &[&'static str], rows: Vec<Vec<String>>) -> Table {
    Table {
        head: head.iter().map(|it| (*it).to_owned()).collect(),
        rows,
    }
}

fn edge(results: &Results, measure: Measure, language: Language) -> ChartPanel {
    let words = PagesWords::of(language);
    let (count, title) = match measure {
        Measure::TrueCount => (words.bets_count(), words.edge_title()),
        Measure::RunningCount => (words.running_count(), words.edge_by_running()),
    };
    let head = [
        count,
        words.bets_edge(),
        words.error(),
        words.bets_bet(),
        words.bets_best(),
    ];
    let shown = |row: &CountRow| {
        let best = row.best.map(|it| words.grouped_decimal(it, 1));
        vec![
            signed_or_zero(row.count),
            words.signed_percent(row.edge, 2),
            words.in_percent(row.error, 2),
            words.grouped_decimal(row.bet, 1),
            best.unwrap_or_else(|| "–".to_owned()),
        ]
    };
    let saved = |row: &CountRow| {
        let best = row.best.map(|it| plain(it, 1e4)).unwrap_or_default();
        vec![
            row.count.to_string(),
            plain(row.edge, 1e8),
            plain(row.error, 1e8),
            plain(row.bet, 1e6),
            best,
        ]
    };
    let lines = Lines {
        observed: results
            .rows
            .iter()
            .map(|row| (f64::from(row.count), row.edge))
            .collect(),
        expected: vec![],
        step: 0.005,
        most: None,
    };
    #[expect(clippy::cast_possible_truncation, reason = "counts are small")]
    let drawn = lines.draw(
        |edge| percent_tick(edge, language),
        |count| signed_or_zero(count.round() as i32),
    );
    ChartPanel {
        name: "edge",
        heading: title,
        drawing: drawn,
        meaning: Html::default(),
        shown: named(&head, results.rows.iter().map(shown).collect()),
        plain: named(&head, results.rows.iter().map(saved).collect()),
        files: ["fair-deal-edge.csv", "fair-deal-edge.svg"],
    }
}

/// A label on the axis of the edge.
fn percent_tick(edge: f64, language: Language) -> String {
    PagesWords::of(language).signed_percent(edge, 1)
}

fn share(results: &Results, measure: Measure, language: Language) -> ChartPanel {
    let words = PagesWords::of(language);
    let (count, title) = match measure {
        Measure::TrueCount => (words.bets_count(), words.share_title()),
        Measure::RunningCount => (words.running_count(), words.share_by_running()),
    };
    let head = [count, words.bets_share()];
    let most = results.rows.iter().map(|row| row.share).fold(0.0, f64::max);
    let bar = |row: &CountRow| Bar {
        name: signed_or_zero(row.count),
        value: words.in_percent(row.share, 2),
        observed: row.share / most,
        expected: None,
    };
    let shown = |row: &CountRow| vec![signed_or_zero(row.count), words.in_percent(row.share, 2)];
    let saved = |row: &CountRow| vec![row.count.to_string(), plain(row.share, 1e8)];
    ChartPanel {
        name: "share",
        heading: title,
        meaning: Html::default(),
        drawing: bars(results.rows.iter().map(bar)),
        shown: named(&head, results.rows.iter().map(shown).collect()),
        plain: named(&head, results.rows.iter().map(saved).collect()),
        files: ["fair-deal-frequency.csv", "fair-deal-frequency.svg"],
    }
}

fn ruin(results: &Results, language: Language) -> ChartPanel {
    let words = PagesWords::of(language);
    let head = [words.bets_bank(), words.figure_name(Figure::Ruin)];
    let points = results.points.iter();
    let shown =
        |[bank, ruin]: &[f64; 2]| vec![words.grouped_decimal(*bank, 0), words.in_percent(*ruin, 3)];
    let saved = |[bank, ruin]: &[f64; 2]| vec![plain(*bank, 1e6), plain(*ruin, 1e8)];
    let lines = Lines {
        observed: points.clone().map(|[bank, ruin]| (*bank, *ruin)).collect(),
        expected: vec![],
        step: 0.01,
        most: Some(1.0),
    };
    let drawn = lines.draw(
        |share| words.in_percent(share, 0),
        |bank| words.grouped_decimal(bank, 0),
    );
    ChartPanel {
        name: "ruin",
        heading: words.ruin_title(),
        drawing: drawn,
        meaning: Html::default(),
        shown: named(&head, points.clone().map(shown).collect()),
        plain: named(&head, points.map(saved).collect()),
        files: ["fair-deal-ruin.csv", "fair-deal-ruin.svg"],
    }
}
