//! The experiment and the enumeration: the observed results beside the expected ones.

use yew::prelude::*;

use crate::app::language::Language;
use crate::chart::{Bar, bars};
use crate::lab::exact::{EXACT, HANDS, probability};
use crate::lab::{Conclusion, Counts, Experiment, FitVerdict, Hands, Job, Root, Run, Stage};
use crate::pages::kit::button::button;
use crate::pages::kit::chip::sign;
use crate::pages::kit::table::{boxed, head};
use crate::pages::lab::words::percent;
use crate::pages::lab::{LabFile, LabPage, Msg};
use crate::table::keys::Key;
use crate::text;
use crate::text::messages::PagesWords;
use crate::text::poker;
use crate::ui::chart::drawing;
use crate::ui::field;
use crate::ui::keys;
use crate::ui::translatable::translatable;

/// The experiment.
pub(crate) fn experiment(lab: &LabPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let oninput = dispatch.reform(|event: InputEvent| Msg::TypedHands(field::typed(&event)));
    let onchange = dispatch.reform(|_: Event| Msg::LeftHands);
    let onkeydown = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| {
            if keys::pressed(&event) == Some(Key::Enter) {
                event.prevent_default();
                dispatch.emit(Msg::ClickedDeal);
            }
        })
    };
    let proposed = |hands: Hands| {
        let typed = Msg::TypedHands(hands.count().to_string());
        html! {
            <button
                type="button"
                class="proposed"
                aria-label={words.lab_hands(hands.count())}
                onclick={dispatch.reform(move |_| typed.clone())}
            >
                { words.grouped_count(hands.count()) }
            </button>
        }
    };
    let problem = lab.problem().map(|problem| words.lab_problem(problem));
    html! {
        <section class="experiment" aria-labelledby="experiment">
            <h2 id="experiment">{ words.experiment() }</h2>
            <p>{ words.experiment_intro() }</p>
            <p>{ words.not_the_tables() }</p>
            <div class="set-up">
                <label for="hands">{ words.how_many() }</label>
                <input
                    id="hands"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    value={lab.typed().to_owned()}
                    aria-invalid={problem.as_ref().map(|_| "true")}
                    aria-describedby={problem.as_ref().map(|_| "problem")}
                    {oninput}
                    {onchange}
                    {onkeydown}
                />
                { for Hands::PROPOSED.map(proposed) }
            </div>
            if let Some(problem) = problem {
                <p id="problem" class="bad">{ problem }</p>
            }
            <div class="do">
                { button(text::words(language).deal(), "main", !lab.is_busy(), dispatch.reform(|_| Msg::ClickedDeal)) }
                { cancel(lab.experiment(), words, dispatch) }
            </div>
            if let Some(run) = lab.experiment() {
                { progress(run, words) }
                { chart(&run.report.counts, language) }
                { frequencies(&run.report.counts, language) }
                if let Some(verdict) = verdict(run, words) {
                    { verdict }
                }
                <p>{ save(LabFile::Frequencies, words, dispatch) }</p>
                if let Job::Deal { root, .. } = run.job {
                    <p class="root">
                        { words.root() }{ ": " }<code data-root="">{ root.to_hex() }</code>
                        { " " }
                        { words.root_note() }
                    </p>
                    <Listed
                        {root}
                        hands={run.report.done().min(Experiment::LISTED)}
                        {language}
                    />
                    <p>{ save(LabFile::Hands, words, dispatch) }</p>
                }
            }
        </section>
    }
}

/// The enumeration of all hands.
pub(crate) fn enumeration(lab: &LabPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let begin = dispatch.reform(|_| Msg::ClickedEnumerate);
    let run = lab.enumeration();
    html! {
        <section class="experiment" aria-labelledby="enumeration">
            <h2 id="enumeration">{ words.enumeration() }</h2>
            <p>{ words.enumeration_intro() }</p>
            <div class="do">
                { button(words.enumerate(), "main", !lab.is_busy(), begin) }
                { cancel(run, words, dispatch) }
            </div>
            if let Some(run) = run {
                { progress(run, words) }
                if run.stage == Stage::Finished {
                    <p class={if all_agree(&run.report.counts) { "good" } else { "bad" }}>
                        { words.agrees(all_agree(&run.report.counts)) }
                    </p>
                }
            }
            { exact(run.map(|run| &run.report.counts), language) }
            if run.is_some() {
                <p>{ save(LabFile::Exact, words, dispatch) }</p>
            }
        </section>
    }
}

/// Returns true if all hands were counted and every count is the known one.
pub(crate) fn all_agree(counts: &Counts) -> bool {
    EXACT
        .iter()
        .all(|(category, exact)| counts.of(*category) == *exact)
}

fn cancel(run: Option<&Run>, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    let under_way = run.is_some_and(|run| run.stage == Stage::UnderWay);
    let click = dispatch.reform(|_| Msg::ClickedCancel);
    button(words.lab_cancel(), "besides", under_way, click)
}

fn save(file: LabFile, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    let click = dispatch.reform(move |_| Msg::ClickedSave(file));
    button(words.save(file), "besides", true, click)
}

fn progress(run: &Run, words: PagesWords) -> Html {
    let (done, all) = (run.report.done(), run.job.hands());
    let text = match run.stage {
        Stage::UnderWay | Stage::Finished => words.lab_progress(done, all),
        Stage::Cancelled => words.lab_cancelled(done),
    };
    html! {
        <p class="progress" data-stage={run.stage.code()} data-done={done.to_string()}>
            <progress max={all.to_string()} value={done.to_string()} aria-label={text.clone()} />
            <span>{ text }</span>
        </p>
    }
}

/// The conclusion from the numbers. `None` until the run is over.
fn verdict(run: &Run, words: PagesWords) -> Option<Html> {
    let conclusion = run.conclusion()?;
    let [short, long] = words.fit_verdict(&conclusion);
    let (tone, code, method) = match conclusion {
        Conclusion::Stopped => ("open", None, None),
        Conclusion::TooFew => ("open", Some("too-few"), None),
        Conclusion::Tested(fit) => {
            let (tone, code) = match fit.verdict() {
                FitVerdict::Fits => ("good", "fits"),
                FitVerdict::Unusual => ("open", "unusual"),
                FitVerdict::DoesNotFit => ("bad", "does-not-fit"),
            };
            (tone, Some(code), Some(words.lab_method(&fit)))
        }
    };
    Some(html! {
        <div class={classes!("verdict", tone)} data-fit={code}>
            <p>{ short }</p>
            <p>{ long }</p>
            if let Some(method) = method {
                <p class="method">{ method }</p>
            }
        </div>
    })
}

/// The chart: for each category the observed share as a filled bar, and the expected share as an outline. The table
/// below has the same numbers.
fn chart(counts: &Counts, language: Language) -> Html {
    let words = PagesWords::of(language);
    let total = f64::from(counts.total().max(1));
    // The longest bar stands for a share of six tenths. No category stays above it for long.
    let length = |share: f64| (share / 0.6).min(1.0).sqrt();
    let bar = |(category, exact)| {
        let came_up = counts.of(category);
        let share = f64::from(came_up) / total;
        Bar {
            name: poker::words(language).category(category).to_owned(),
            value: [&words.grouped_count(came_up), " · ", &percent(words, share)].concat(),
            observed: length(share),
            expected: Some(length(probability(exact))),
        }
    };
    html! {
        <figure class="chart">
            { drawing(&bars(EXACT.into_iter().map(bar))) }
            <figcaption>{ words.lab_bars() }</figcaption>
        </figure>
    }
}

fn frequencies(counts: &Counts, language: Language) -> Html {
    let words = PagesWords::of(language);
    let total = f64::from(counts.total());
    let row = |(category, exact)| {
        let came_up = counts.of(category);
        let share = f64::from(came_up) / total.max(1.0);
        html! {
            <tr data-category={category.code()} data-count={came_up.to_string()}>
                <th scope="row">{ poker::words(language).category(category) }</th>
                <td>{ words.grouped_count(came_up) }</td>
                <td>{ percent(words, share) }</td>
                <td>{ words.grouped_decimal(total * probability(exact), 1) }</td>
                <td>{ percent(words, probability(exact)) }</td>
            </tr>
        }
    };
    let rows = EXACT.into_iter().map(row).collect();
    boxed(
        words.experiment(),
        "numbers",
        head(words.frequency_columns()),
        rows,
    )
}

/// The exact table, with the counts so far.
fn exact(counts: Option<&Counts>, language: Language) -> Html {
    let words = PagesWords::of(language);
    let row = |(category, exact): (crate::core::Category, u32)| {
        let counted = counts.map(|counts| counts.of(category));
        let one_in = f64::from(HANDS) / f64::from(exact);
        let digits = if one_in < 100.0 { 2 } else { 0 };
        html! {
            <tr data-category={category.code()} data-count={counted.map(|count| count.to_string())}>
                <th scope="row">{ poker::words(language).category(category) }</th>
                <td>{ counted.map_or_else(|| "–".to_owned(), |count| words.grouped_count(count)) }</td>
                <td>{ words.grouped_count(exact) }</td>
                <td>{ percent(words, probability(exact)) }</td>
                <td>{ words.grouped_decimal(one_in, digits) }</td>
            </tr>
        }
    };
    let rows = EXACT.into_iter().map(row).collect();
    boxed(
        words.enumeration(),
        "numbers",
        head(words.exact_columns()),
        rows,
    )
}

/// The properties of [`Listed`].
#[derive(Clone, Copy, Debug, PartialEq, Properties)]
struct ListedProps {
    root: Root,
    /// The number of its first hands.
    hands: u32,
    language: Language,
}

/// The list of the first hands of an experiment. It is a component so that five hundred rows do not render ten times a
/// second.
#[component]
fn Listed(
    ListedProps {
        root,
        hands,
        language,
    }: &ListedProps,
) -> Html {
    let (words, table) = (PagesWords::of(*language), poker::words(*language));
    let row = |(number, hand): (u32, crate::core::PokerHand)| {
        html! {
            <tr key={number}>
                <td>{ words.grouped_count(number) }</td>
                <td class="dealt">{ for hand.cards().map(sign) }</td>
                <td>{ table.category(hand.rank().category()) }</td>
                <td>{ table.card(hand.top_card()) }</td>
            </tr>
        }
    };
    let heading = words.lab_listed(*hands);
    let html = html! {
        <>
            <h3>{ &heading }</h3>
            {
                boxed(
                    &heading,
                    "listed",
                    head(words.listed_columns()),
                    Experiment::listed(*root, *hands).map(row).collect(),
                )
            }
        </>
    };
    translatable(html, *language)
}
