//! The fit of the counting system to the rules, and the published indices beside those that the coach finds.

use yew::prelude::*;

use super::named;
use crate::app::language::Language;
use crate::coach::counting::{FoundDecision, PublishedIndex};
use crate::pages::Availability;
use crate::pages::counting::words as said;
use crate::pages::counting::{CountingPage, FitStage, Msg as Counting};
use crate::pages::{Model, Msg};
use crate::text::messages::PagesWords;
use crate::text::numbers::signed_count;
use crate::ui::links::{line, line_of};
use crate::ui::table::actions::single;

/// The element that takes the focus in this part: a button before and during the work, then the result.
pub(crate) const FIT: &str = "#fit-now";
const FIT_ID: &str = "fit-now";

/// The list, with the button that starts the work.
pub(crate) fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let words = PagesWords::of(language);
    html! {
        <section class="fit">
            <h2>{ words.fit_heading() }</h2>
            { line(words.fit_intro()) }
            { work(model, dispatch) }
            { table(page, language) }
            { line_of("source", PublishedIndex::SOURCE) }
        </section>
    }
}

fn work(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let words = PagesWords::of(language);
    let start = || {
        let onclick = dispatch.reform(|_| Msg::Counting(Counting::ClickedFit));
        named(FIT_ID, "", words.counting_work_out(), single(onclick))
    };
    match (model.workers(), page.fit().stage()) {
        (Availability::NoWorker, _) => line(words.cannot_work()),
        (Availability::Available, FitStage::NotAsked) => {
            html! { <p class="do" data-once="fit">{ start() }</p> }
        }
        (Availability::Available, FitStage::Cancelled) => html! {
            <div class="progress" data-once="fit" data-fit="cancelled">
                <p><span>{ words.rules_cancelled() }</span></p>
                { start() }
            </div>
        },
        (Availability::Available, FitStage::UnderWay(_)) => {
            let (done, all) = page.fit().parts(page.rules());
            let cancel = dispatch.reform(|_| Msg::Counting(Counting::ClickedStopFit));
            html! {
                <div class="progress" data-once="fit" data-fit="under-way" data-done={done.to_string()}>
                    <progress aria-label={words.rules_working()} max={all.to_string()} value={done.to_string()} />
                    <p><span>{ words.rules_progress(done, all) }</span></p>
                    { named(FIT_ID, "", words.rules_cancel(), single(cancel)) }
                </div>
            }
        }
        (Availability::Available, FitStage::Done) => html! {
            <p id={FIT_ID} tabindex="-1" data-fit="done">{ announcement(page, language) }</p>
        },
    }
}

fn table(page: &CountingPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let all = PublishedIndex::all(page.rules().soft17);
    let found = page.fit().found();
    let head = [words.fit_decision(), words.fit_found(), words.fit_worth()];
    let version = |version: Option<i32>| version.map_or_else(|| "–".to_owned(), signed_count);
    let row = |(at, it): (usize, &PublishedIndex)| {
        let found: Option<&FoundDecision> = found.get(at);
        let index = found.map(|it| said::found_index(language, it.index));
        // The value is for 100 rounds.
        let worth = found.map(|it| words.fine(100.0 * it.worth, 3));
        html! {
            <tr data-published={at.to_string()}>
                <th scope="row">{ said::decision(language, it.decision) }</th>
                { for it.versions.map(|it| html! { <td>{ version(it) }</td> }) }
                <td data-found="">{ index.unwrap_or_default() }</td>
                <td data-worth={found.map(|it| it.worth.to_string())}>{ worth.unwrap_or_default() }</td>
            </tr>
        }
    };
    let [decision, of_coach, worth] = head;
    html! {
        <div class="box" tabindex="0" role="group" aria-label={words.fit_heading()}>
            <table class="indices">
                <thead>
                    <tr>
                        <th scope="col">{ decision }</th>
                        { for PublishedIndex::SOURCES.map(|source| html! { <th scope="col" translate="no">{ source }</th> }) }
                        <th scope="col">{ of_coach }</th>
                        <th scope="col">{ worth }</th>
                    </tr>
                </thead>
                <tbody>{ for all.iter().enumerate().map(row) }</tbody>
            </table>
        </div>
    }
}

/// The progress of the work, or the betting correlation that it has found.
pub(crate) fn announcement(page: &CountingPage, language: Language) -> String {
    let of_rules = PagesWords::of(language);
    match page.fit().stage() {
        FitStage::Done => {
            let value = betting(page, language).unwrap_or_default();
            format!("{}: {value}", PagesWords::of(language).counting_betting())
        }
        FitStage::Cancelled => of_rules.rules_cancelled().to_owned(),
        FitStage::UnderWay(_) => of_rules.rules_working().to_owned(),
        FitStage::NotAsked => String::new(),
    }
}

/// The betting correlation. `None` until it is known.
pub(crate) fn betting(page: &CountingPage, language: Language) -> Option<String> {
    let effects = page.fit().effects()?;
    let correlation = effects.betting_correlation(&page.system().tags())?;
    Some(PagesWords::of(language).fine(correlation, 3))
}
