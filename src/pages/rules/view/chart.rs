//! The strategy chart: the best play for each hand, its changes, and the hand on the table.

use yew::prelude::*;

use super::Shown;
use crate::app::language::Language;
use crate::coach::total_strategy::RowPlay;
use crate::coach::{CardValue, Cell, Exception, HandKind, Play, Row, Sheet};
use crate::pages::rules::notes::ChartNote;
use crate::pages::rules::own::upcards;
use crate::pages::rules::words::{exception, outlined, row_play};
use crate::pages::rules::{RulesPage, Seen, Work};
use crate::text::messages::PagesWords;

/// The chart with its notes. Empty until there is a chart.
pub(crate) fn view(shown: &Shown, language: Language) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    let Some(sheet) = page.sheet() else {
        return Html::default();
    };
    let is_older = page.work() != Work::Done;
    let lit = shown.seen.and_then(|seen| page.cell_at_table(seen));
    let changed = page.changed().filter(|_| !is_older);
    let item = |it: &Exception| html! { <li>{ exception(language, it) }</li> };
    let exceptions = &sheet.chart.exceptions;
    let told = |it: ChartNote| html! { <p class="note">{ words.chart_note(it) }</p> };
    html! {
        <section class="strategy" aria-labelledby="strategy">
            <h2 id="strategy">{ words.chart_heading() }</h2>
            <p>{ words.chart_intro() }</p>
            if is_older {
                <p class="older">{ words.older() }</p>
            }
            if let Some(changed) = changed {
                <p data-changed={changed.to_string()}>{ words.changed(changed) }</p>
            }
            if let (Some(_), Some(Seen { decision: Some((hand, up)), .. })) = (lit, shown.seen) {
                <p>{ outlined(language, hand, *up) }</p>
            }
            <div
                class={classes!("box", "chart-of-plays", is_older.then_some("older"))}
                tabindex="0"
                role="group"
                aria-labelledby="strategy"
            >
                { table(page, sheet, lit, language) }
            </div>
            { legend(sheet, language) }
            { for ChartNote::of(&sheet.rules).into_iter().map(told) }
            if !exceptions.is_empty() {
                <details>
                    <summary>{ words.exceptions(exceptions.len()) }</summary>
                    <ul>{ for exceptions.iter().map(item) }</ul>
                </details>
            }
        </section>
    }
}

fn table(
    page: &RulesPage,
    sheet: &Sheet,
    lit: Option<(HandKind, CardValue)>,
    language: Language,
) -> Html {
    let words = PagesWords::of(language);
    // The changes in an older chart are not those of the player's last choice.
    let is_marked = page.work() == Work::Done;
    let head = upcards().map(|up| html! { <th scope="col" translate="no">{ up.to_string() }</th> });
    let row = |Row { hands, .. }: &Row| {
        let cell = |up: CardValue| match sheet.chart.cell(*hands, up) {
            None => html! {
                <td>
                    <span aria-hidden="true">{ "–" }</span>
                    <span class="visually-hidden">{ words.rules_no_such_hand() }</span>
                </td>
            },
            Some(cell) => {
                let was = page.was(*hands, up).filter(|_| is_marked);
                let there = page.there(*hands, up).filter(|_| is_marked);
                let is_lit = lit == Some((*hands, up));
                cell_view(cell, [was, there], is_lit, language)
            }
        };
        html! {
            <tr>
                <th scope="row">{ words.hands(*hands) }</th>
                { for upcards().map(cell) }
            </tr>
        }
    };
    html! {
        <table>
            <caption class="visually-hidden">{ words.chart_intro() }</caption>
            <thead><tr><th scope="col">{ words.rules_your_hand() }</th>{ for head }</tr></thead>
            <tbody>{ for sheet.chart.rows.iter().map(row) }</tbody>
        </table>
    }
}

/// A cell. It includes the best play before the last change and the best play under other rules, if they differ.
fn cell_view(cell: Cell, others: [Option<Play>; 2], is_lit: bool, language: Language) -> Html {
    let words = PagesWords::of(language);
    let [was, there] = others;
    let was_sign = was.map(|was| html! { <s>{ words.sign(was) }</s> });
    let was = was.map(|was| format!(", {}", words.was(words.play(was))));
    let there_sign = there.map(|there| html! { <i>{ words.sign(there) }</i> });
    let there_name = there.map(|it| format!(", {}", words.there(words.play(it))));
    html! {
        <td
            data-play={cell.best.code()}
            data-there={there.map(Play::code)}
            class={classes!(was.as_ref().map(|_| "changed"))}
            aria-current={is_lit.then_some("true")}
        >
            <span aria-hidden="true" translate="no">{ sign(play(cell), words) }{ for was_sign }{ for there_sign }</span>
            <span class="visually-hidden">{ row_play(language, play(cell)) }{ for was }{ for there_name }</span>
        </td>
    }
}

/// The play of a cell. Under most rules a hand of three cards cannot be doubled or surrendered, and a hand of a split
/// cannot be surrendered, so these plays have a second choice.
fn play(cell: Cell) -> RowPlay {
    let otherwise = match cell.best {
        Play::Double | Play::Surrender => Some(cell.otherwise),
        Play::Stand | Play::Hit | Play::Split => None,
    };
    RowPlay {
        first: cell.best,
        otherwise,
    }
}

/// The letter of the play, and a small letter for the second choice if that is not to hit.
pub(super) fn sign(play: RowPlay, words: PagesWords) -> Html {
    let small = play.otherwise.filter(|play| *play != Play::Hit);
    html! {
        <>
            { words.sign(play.first) }
            if let Some(play) = small {
                <small>{ words.sign(play) }</small>
            }
        </>
    }
}

/// The legend of the chart, in the order of the plays. Screen readers read the names in the cells.
fn legend(sheet: &Sheet, language: Language) -> Html {
    let words = PagesWords::of(language);
    let cells = sheet.chart.rows.iter().flat_map(|row| row.cells);
    let cells: Vec<Cell> = cells.flatten().collect();
    let kinds = Play::ALL.into_iter().flat_map(|first| {
        let of_play = cells.iter().filter(|cell| cell.best == first);
        // Each sign appears once.
        let mut plays: Vec<RowPlay> = of_play.map(|cell| play(*cell)).collect();
        plays.sort_by_key(|it| it.otherwise == Some(Play::Stand));
        plays.dedup();
        plays
    });
    let entry = |play: RowPlay| {
        html! {
            <li>
                <b data-play={play.first.code()} translate="no">{ sign(play, words) }</b>
                { row_play(language, play) }
            </li>
        }
    };
    html! { <ul class="legend" aria-hidden="true">{ for kinds.map(entry) }</ul> }
}
