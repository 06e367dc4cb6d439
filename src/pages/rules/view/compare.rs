//! The comparison with another table: the choice of the table, a row for each rule that differs, and the values.

use yew::prelude::*;

use super::{Progress, Shown, progress};
use crate::app::language::Language;
use crate::blackjack::{Preset, Rules};
use crate::pages::Availability;
use crate::pages::kit::choice::choice;
use crate::pages::rules::Msg;
use crate::pages::rules::RulesPage;
use crate::pages::rules::compare::{Comparison, Row, Work, Worth};
use crate::pages::rules::switch::plain;
use crate::pages::rules::words::{not_alone, other_rules, signed_percent};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::links::line_of;

/// Renders the section.
pub(crate) fn view(shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let comparison = shown.page.comparison();
    let content = comparison
        .as_ref()
        .filter(|_| shown.works == Availability::Available)
        .map(|it| compared(it, shown, language, dispatch));
    html! {
        <section class="comparison" aria-labelledby="comparison">
            <h2 id="comparison">{ words.compare_heading() }</h2>
            <div class="set-up">{ others(shown, comparison.as_ref(), language, dispatch) }</div>
            { for content }
        </section>
    }
}

/// The choice of the other rules: the presets, the player's table, and the rules in the address.
fn others(
    shown: &Shown,
    comparison: Option<&Comparison>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let (words, of_tables) = (PagesWords::of(language), text::words(language));
    let at_table = shown.at_table.map(plain);
    let chosen = comparison.map(|it| it.with);
    let preset = |preset: &Preset| {
        let (rules, name) = (preset.rules(), of_tables.preset(*preset));
        let name = if at_table == Some(rules) {
            words.at_your_table(name)
        } else {
            name.to_owned()
        };
        (Some(rules), name)
    };
    let nameless = |rules: &Rules| Preset::of(*rules).is_none();
    let own = at_table.filter(nameless);
    let named = chosen.filter(nameless).filter(|it| Some(*it) != own);
    let own = own.map(|rules| (Some(rules), words.your_table().to_owned()));
    let named = named.map(|rules| (Some(rules), words.compare_there().to_owned()));
    let nothing = (None, words.compare_nothing().to_owned());
    let options = [nothing].into_iter().chain(own).chain(named);
    choice(
        "compare-with",
        words.compare_with(),
        options.chain(Preset::ALL.iter().map(preset)),
        &chosen,
        dispatch.reform(Msg::ComparedWith),
    )
}

/// The differences, as far as they are known.
fn compared(it: &Comparison, shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    if it.rows.is_empty() {
        return html! { <p data-compared="same">{ words.compare_same() }</p> };
    }
    html! {
        <>
            { comparison_progress(it, words, dispatch) }
            { for it.total().map(|total| html! { <p>{ other_rules(language, total) }</p> }) }
            { for it.cells.map(|cells| html! {
                <p data-cells={cells.to_string()}>{ words.chart_differs(cells) }</p>
            }) }
            { table(it, shown.page, language) }
            { line_of("note", words.compare_sum()) }
        </>
    }
}

/// The progress of the work. Empty when it is finished.
fn comparison_progress(it: &Comparison, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    use crate::pages::rules::Work as OfPage;

    let upcards = match it.work {
        Work::Done => return Html::default(),
        Work::Waiting => return line_of("note", words.compare_waits()),
        Work::UnderWay(question) => OfPage::UnderWay(question).done(),
        Work::Cancelled => None,
    };
    let steps = it.done * OfPage::ALL + upcards.unwrap_or_default();
    progress(
        &Progress {
            name: "comparison",
            done: upcards.map(|_| it.done),
            steps: [steps, it.all * OfPage::ALL],
            told: words.compare_progress(it.done, it.all),
            msgs: [Msg::ClickedCancelComparison, Msg::ClickedCompare],
        },
        words,
        dispatch,
    )
}

/// A row for each rule that differs, and one for all of them.
fn table(it: &Comparison, page: &RulesPage, language: Language) -> Html {
    let (words, of_tables) = (PagesWords::of(language), text::words(language));
    let name = |rules: Rules, other: &'static str| {
        Preset::of(rules).map_or(other, |preset| of_tables.preset(preset))
    };
    let here = name(page.rules(), words.compare_here());
    let there = name(it.with, words.compare_there());
    let chips = [page.rules().chips, it.with.chips];
    let row = |row: &Row| {
        let [left, right] = chips;
        html! {
            <tr data-rule={row.left.name()} data-worth={known(row.worth)}>
                <th scope="row">{ words.switch(row.left) }</th>
                <td>{ words.value(row.left, left) }</td>
                <td>{ words.value(row.right, right) }</td>
                <td>{ worth(row.worth, language) }</td>
            </tr>
        }
    };
    let percent = |worth: Option<f64>| match worth {
        Some(worth) => html! { <b>{ signed_percent(language, worth) }</b> },
        None => unknown(words),
    };
    let digits = |worth: Option<f64>| worth.map(|it| it.to_string());
    html! {
        <div class="box comparison-rows" tabindex="0" role="group" aria-labelledby="comparison">
            <table data-left-edge={digits(it.left)} data-right-edge={digits(it.right)}>
                <caption>{ words.compare_intro() }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ words.compare_rule() }</th>
                        <th scope="col">{ here }</th>
                        <th scope="col">{ there }</th>
                        <th scope="col">{ words.compare_worth() }</th>
                    </tr>
                </thead>
                <tbody>{ for it.rows.iter().map(row) }</tbody>
                <tfoot>
                    <tr data-rule="all" data-worth={digits(it.total())}>
                        <th scope="row">{ words.compare_total() }</th>
                        <td>{ percent(it.left) }</td>
                        <td>{ percent(it.right) }</td>
                        <td>{ percent(it.total()) }</td>
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

/// The full precision of the value of a rule, if it is known.
fn known(worth: Worth) -> Option<String> {
    match worth {
        Worth::Known(bets) => Some(bets.to_string()),
        Worth::Unknown | Worth::NotAlone(_) => None,
    }
}

fn worth(worth: Worth, language: Language) -> Html {
    match worth {
        Worth::Known(bets) => html! { <b>{ signed_percent(language, bets) }</b> },
        Worth::Unknown => unknown(PagesWords::of(language)),
        Worth::NotAlone(why) => html! {
            <>
                <span aria-hidden="true">{ "– " }</span>
                { not_alone(language, why) }
            </>
        },
    }
}

/// The placeholder for a number that is not computed yet.
fn unknown(words: PagesWords) -> Html {
    html! {
        <>
            <span aria-hidden="true">{ "…" }</span>
            <span class="visually-hidden">{ words.compare_unknown() }</span>
        </>
    }
}

/// The announcement of the result of the comparison.
pub(crate) fn announcement(page: &RulesPage, language: Language) -> String {
    let words = PagesWords::of(language);
    let Some(it) = page.comparison() else {
        return String::new();
    };
    match it.work {
        Work::Cancelled => words.rules_cancelled().to_owned(),
        Work::Done if it.rows.is_empty() => words.compare_same().to_owned(),
        Work::Done => {
            let total = it.total().map(|total| other_rules(language, total));
            let cells = it.cells.map(|cells| words.chart_differs(cells));
            let told: Vec<String> = total.into_iter().chain(cells).collect();
            told.join(text::words(language).between())
        }
        Work::Waiting | Work::UnderWay(_) => String::new(),
    }
}
