//! The index plays that the coach finds.

use yew::prelude::*;

use super::named;
use crate::app::language::Language;
use crate::coach::{IndexPlay, UpcardIndices};
use crate::pages::Availability;
use crate::pages::counting::words as said;
use crate::pages::counting::{CountingPage, Finder, Msg as Counting};
use crate::pages::{Model, Msg};
use crate::text::messages::PagesWords;
use crate::ui::links::line;
use crate::ui::table::actions::single;

/// The element that takes the focus in this part: a button before and during the search, then the number of index
/// plays.
pub(crate) const INDICES: &str = "#indices-now";
const INDICES_ID: &str = "indices-now";

/// The index plays, or the progress of the search.
pub(crate) fn indices(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let words = PagesWords::of(language);
    let find = || {
        let onclick = dispatch.reform(|_| Msg::Counting(Counting::ClickedFind));
        named(INDICES_ID, "", words.find(), single(onclick))
    };
    match (model.workers(), page.finder()) {
        (Availability::NoWorker, _) => line(words.cannot_work()),
        (Availability::Available, Finder::NotAsked) => {
            html! { <p class="do" data-once="indices">{ find() }</p> }
        }
        (Availability::Available, Finder::Cancelled) => html! {
            <div class="progress" data-once="indices" data-stage="cancelled">
                <p><span>{ words.rules_cancelled() }</span></p>
                { find() }
            </div>
        },
        (Availability::Available, Finder::UnderWay(_)) => {
            let (done, all) = (page.found().len(), Finder::ALL);
            let cancel = dispatch.reform(|_| Msg::Counting(Counting::ClickedCancel));
            html! {
                <div
                    class="progress"
                    data-once="indices"
                    data-stage="under-way"
                    data-done={done.to_string()}
                >
                    <progress
                        aria-label={words.rules_working()}
                        max={all.to_string()}
                        value={done.to_string()}
                    />
                    <p><span>{ words.rules_progress(done, all) }</span></p>
                    { named(INDICES_ID, "", words.rules_cancel(), single(cancel)) }
                </div>
            }
        }
        (Availability::Available, Finder::Done) => found(page, language),
    }
}

fn found(page: &CountingPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let insurance = page.found().iter().find_map(|it| it.insurance);
    let head = [
        words.counting_hand(),
        words.index(),
        words.below(),
        words.counting_from(),
    ];
    let row = |it: &IndexPlay| {
        let [hand, below, from, index] = said::index_play(language, it);
        html! {
            <tr data-index={it.index.to_string()}>
                <th scope="row">{ hand }</th>
                <td>{ index }</td>
                <td>{ below }</td>
                <td>{ from }</td>
            </tr>
        }
    };
    let against = |UpcardIndices { up, plays, .. }: &UpcardIndices| {
        let up = up.to_string();
        let name = words.against(&up, plays.len());
        html! {
            <details data-up={up}>
                <summary>{ &name }</summary>
                <table class="indices">
                    <caption class="visually-hidden">{ name }</caption>
                    <thead>
                        <tr>{ for head.map(|name| html! { <th scope="col">{ name }</th> }) }</tr>
                    </thead>
                    <tbody>{ for plays.iter().map(row) }</tbody>
                </table>
            </details>
        }
    };
    html! {
        <div data-stage="done">
            <p id={INDICES_ID} tabindex="-1">{ play_count(page, language) }</p>
            if let Some(index) = insurance {
                <p data-insurance={index.to_string()}>{ said::insurance(language, index) }</p>
            }
            { for page.found().iter().filter(|it| !it.plays.is_empty()).map(against) }
        </div>
    }
}

/// The number of plays that depend on the count.
fn play_count(page: &CountingPage, language: Language) -> String {
    let words = PagesWords::of(language);
    match page.found().iter().map(|it| it.plays.len()).sum::<usize>() {
        0 => words.none().to_owned(),
        plays => words.found(plays),
    }
}

/// The announcement of the result of the search.
pub(crate) fn indices_announcement(page: &CountingPage, language: Language) -> String {
    match page.finder() {
        Finder::Done => play_count(page, language),
        Finder::Cancelled => PagesWords::of(language).rules_cancelled().to_owned(),
        Finder::UnderWay(_) => PagesWords::of(language).rules_working().to_owned(),
        Finder::NotAsked => String::new(),
    }
}
