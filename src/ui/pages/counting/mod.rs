//! `#/blackjack/counting`: a drill in counting cards, and what changes with the count.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::chip::chip;
use super::lab::button;
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack::DeckCount;
use crate::coach::{IndexPlay, UpcardIndices};
use crate::core::Card;
use crate::pages::coach::Works;
use crate::pages::counting::{
    Asks, AtATime, CountingPage, Drill, Field, Finder, Msg as Counting, Options, Stage,
};
use crate::pages::{Model, Msg};
use crate::text;
use crate::text::coach::chart::cannot_work;
use crate::text::counting::{self as said, CountingWords, words};
use crate::text::rules as rules_text;
use crate::ui::links::{href, line, line_of};
use crate::ui::table::actions::{single, stays_after_first};

/// The ids of what gets the focus in a drill.
const NEXT: &str = "drill-next";
/// Names the sentence that asks for a whole number.
const NO_NUMBER: &str = "no-number";
const RUNNING: &str = "drill-running";
const TRUE: &str = "drill-true";
const BEGIN: &str = "drill-begin";

/// What has the focus at the index plays: one button after the other, then what was found.
pub(super) const INDICES: &str = "#indices-now";
const INDICES_ID: &str = "indices-now";

/// The page. What the visitor does goes to `dispatch`.
pub(super) fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let words = words(language);
    html! {
        <div class="experiment counting">
            { line_of("lede", words.lede()) }
            <h2>{ words.drill_heading() }</h2>
            { line(words.drill_intro()) }
            { options(page, words, dispatch) }
            if page.trouble().is_some() {
                <p class="bad" role="alert">{ text::words(language).no_entropy() }</p>
            }
            if let Some(drill) = page.drill() {
                { drill_view(drill, language, dispatch) }
            }
            <h2>{ words.index_heading() }</h2>
            { line(words.index_intro()) }
            <p>
                { words.by_rules(text::rules_name(text::words(language), page.rules())) }
                { " " }
                <a href={href(Route::Reading(Page::Rules))}>{ words.other_rules() }</a>
            </p>
            if page.rules().shuffle.penetration().is_none() {
                { line(words.no_shoe()) }
            }
            <div class="index-plays" onmousedown={stays_after_first()}>{ indices(model, dispatch) }</div>
        </div>
    }
}

/// What can be chosen for the next drill, and the button that begins it.
fn options(
    page: &CountingPage,
    words: &'static dyn CountingWords,
    dispatch: &Callback<Msg>,
) -> Html {
    let chosen = page.options();
    let send = |options: Options| Msg::Counting(Counting::Chose(options));
    let on_decks = dispatch.reform(move |event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        let named = |decks: &&DeckCount| decks.number().to_string() == value;
        let decks = DeckCount::ALL.iter().find(named).copied();
        send(Options {
            decks: decks.unwrap_or(chosen.decks),
            ..chosen
        })
    });
    let on_pace = dispatch.reform(move |event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        let named = |pace: &AtATime| pace.cards().to_string() == value;
        let at_a_time = AtATime::ALL.into_iter().find(named);
        send(Options {
            at_a_time: at_a_time.unwrap_or(chosen.at_a_time),
            ..chosen
        })
    });
    let on_both = dispatch.reform(move |event: Event| {
        let is_checked = event.target_unchecked_into::<HtmlInputElement>().checked();
        send(Options {
            asks: if is_checked {
                Asks::Both
            } else {
                Asks::Running
            },
            ..chosen
        })
    });
    let option = |number: String, is_chosen: bool| {
        html! { <option value={number.clone()} selected={is_chosen}>{ number }</option> }
    };
    let decks = DeckCount::ALL
        .iter()
        .map(|decks| option(decks.number().to_string(), *decks == chosen.decks));
    let paces = AtATime::ALL
        .iter()
        .map(|pace| option(pace.cards().to_string(), *pace == chosen.at_a_time));
    let begin = match page.drill() {
        None => words.begin(),
        Some(_) => words.begin_again(),
    };
    html! {
        <>
            <div class="set-up">
                <label>
                    { words.decks() }{ " " }
                    <select onchange={on_decks}>{ for decks }</select>
                </label>
                <label>
                    { words.at_a_time() }{ " " }
                    <select onchange={on_pace}>{ for paces }</select>
                </label>
                <label>
                    <input type="checkbox" checked={chosen.asks == Asks::Both} onchange={on_both} />
                    { " " }{ words.asks_both() }
                </label>
            </div>
            <p class="do">
                { named(
                    BEGIN,
                    if page.drill().is_none() { "main" } else { "" },
                    begin,
                    dispatch.reform(|_| Msg::Counting(Counting::ClickedBegin)),
                ) }
            </p>
        </>
    }
}

/// A button that can be given the focus.
fn named(
    id: &'static str,
    class: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {id} {class} {onclick}>{ label }</button> }
}

fn drill_view(drill: &Drill, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = words(language);
    let (asked, right) = drill.score();
    let stage = match drill.stage() {
        Stage::Turning => "turning",
        Stage::Asking { .. } => "asking",
        Stage::Answered { .. } => "answered",
        Stage::Over => "over",
    };
    html! {
        <section
            class="drill"
            data-drill={stage}
            data-turned={drill.turned().to_string()}
            // A second press would leave the answer before it is read. Cards may be turned as fast as one can.
            data-once={(!matches!(drill.stage(), Stage::Turning)).then_some("drill")}
        >
            <ul class="turned">
                { for drill.last().iter().map(|card| turned(*card, language)) }
            </ul>
            { line(words.turned(drill.turned(), drill.options().decks.decks().cards(), drill.all())) }
            // In one place all the time, so that a thumb can stay on it.
            { waits_for(drill, language, dispatch) }
            if let Stage::Answered { is_right } = drill.stage() {
                <p data-verdict={if *is_right { "right" } else { "wrong" }}>
                    <b>{ verdict(*is_right, words) }</b>
                </p>
            }
            if let Some(count) = shown(drill, language) {
                <p data-count="">{ count }</p>
            }
            if asked > 0 {
                <p data-asked={asked.to_string()} data-right={right.to_string()}>
                    { words.score(right, asked) }
                </p>
            }
        </section>
    }
}

fn turned(card: Card, language: Language) -> Html {
    html! {
        <li data-card={card.to_string()}>
            { chip(card.into()) }
            <span class="visually-hidden">{ text::words(language).card(card) }</span>
        </li>
    }
}

/// What the drill waits for, with the buttons for it.
fn waits_for(drill: &Drill, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = words(language);
    let next = || {
        let onclick = dispatch.reform(|_| Msg::Counting(Counting::ClickedNext));
        named(NEXT, "main", words.next(), single(onclick))
    };
    match drill.stage() {
        Stage::Turning => {
            let toggle = dispatch.reform(|_| Msg::Counting(Counting::ToggledCount));
            let label = if drill.shows() {
                words.hide()
            } else {
                words.show()
            };
            html! { <p class="do">{ next() }{ button(label, "", true, toggle) }</p> }
        }
        Stage::Asking {
            typed: [running, true_count],
            no_number,
        } => {
            let onsubmit = dispatch.reform(|event: SubmitEvent| {
                event.prevent_default();
                Msg::Counting(Counting::Answered)
            });
            let field = |id: &'static str, label: &'static str, field: Field, value: &str| {
                let oninput = dispatch.reform(move |event: InputEvent| {
                    let typed = event.target_unchecked_into::<HtmlInputElement>().value();
                    Msg::Counting(Counting::Typed(field, typed))
                });
                html! {
                    <label>
                        { label }{ " " }
                        <input
                            {id}
                            type="text"
                            inputmode="text"
                            size="5"
                            autocomplete="off"
                            value={value.to_owned()}
                            aria-invalid={(*no_number == Some(field)).then_some("true")}
                            aria-describedby={(*no_number == Some(field)).then_some(NO_NUMBER)}
                            {oninput}
                        />
                    </label>
                }
            };
            html! {
                <form class="set-up" {onsubmit}>
                    if no_number.is_some() {
                        <p id={NO_NUMBER} class="bad">{ words.no_number() }</p>
                    }
                    { field(RUNNING, words.running(), Field::Running, running) }
                    if drill.options().asks == Asks::Both {
                        { field(TRUE, words.true_count(), Field::True, true_count) }
                    }
                    // The second click of a double click would be one on what takes its place.
                    <button type="submit" class="main" onclick={single(Callback::noop())}>
                        { words.answer() }
                    </button>
                </form>
            }
        }
        Stage::Answered { .. } => html! { <p class="do">{ next() }</p> },
        Stage::Over => line(words.over()),
    }
}

fn verdict(is_right: bool, words: &'static dyn CountingWords) -> &'static str {
    if is_right {
        words.right()
    } else {
        words.wrong()
    }
}

fn shown(drill: &Drill, language: Language) -> Option<String> {
    let both = drill.options().asks == Asks::Both;
    Some(said::count(language, drill.shown()?, both))
}

/// What the drill shows or asks, for those who listen.
pub(super) fn told(page: &CountingPage, language: Language) -> String {
    let (words, text) = (words(language), text::words(language));
    let Some(drill) = page.drill() else {
        let trouble = page.trouble();
        return trouble.map_or_else(String::new, |_| text.no_entropy().to_owned());
    };
    let shown = || shown(drill, language);
    let (asked, right) = drill.score();
    let parts: Vec<Option<String>> = match drill.stage() {
        Stage::Turning => vec![Some(text.list(drill.last())), shown()],
        // The field says what it is for when it gets the focus.
        Stage::Asking { no_number, .. } => {
            vec![no_number.map(|_| words.no_number().to_owned())]
        }
        Stage::Answered { is_right } => {
            vec![Some(verdict(*is_right, words).to_owned()), shown()]
        }
        Stage::Over => vec![
            Some(words.over().to_owned()),
            Some(words.score(right, asked)),
        ],
    };
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(text.between())
}

/// What gets the focus next.
pub(super) fn focus(page: &CountingPage) -> Option<&'static str> {
    match page.drill()?.stage() {
        Stage::Turning | Stage::Answered { .. } => Some("#drill-next"),
        Stage::Asking {
            no_number: Some(Field::True),
            ..
        } => Some("#drill-true"),
        Stage::Asking { .. } => Some("#drill-running"),
        Stage::Over => Some("#drill-begin"),
    }
}

/// The count, if it is on show.
pub(super) fn count_told(page: &CountingPage, language: Language) -> String {
    let shown = page.drill().and_then(|drill| shown(drill, language));
    shown.unwrap_or_default()
}

/// The index plays, or how far the search for them is.
fn indices(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let (words, of_rules) = (words(language), rules_text::words(language));
    let find = || {
        let onclick = dispatch.reform(|_| Msg::Counting(Counting::ClickedFind));
        named(INDICES_ID, "", words.find(), single(onclick))
    };
    match (model.coach().works(), page.finder()) {
        (Works::No, _) => line(cannot_work(language)),
        (Works::Yes, Finder::NotAsked) => {
            html! { <p class="do" data-once="indices">{ find() }</p> }
        }
        (Works::Yes, Finder::Cancelled) => html! {
            <div class="progress" data-once="indices" data-stage="cancelled">
                <p><span>{ of_rules.cancelled() }</span></p>
                { find() }
            </div>
        },
        (Works::Yes, Finder::UnderWay(_)) => {
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
                        aria-label={of_rules.working()}
                        max={all.to_string()}
                        value={done.to_string()}
                    />
                    <p><span>{ of_rules.progress(done, all) }</span></p>
                    { named(INDICES_ID, "", of_rules.cancel(), single(cancel)) }
                </div>
            }
        }
        (Works::Yes, Finder::Done) => found(page, language),
    }
}

fn found(page: &CountingPage, language: Language) -> Html {
    let words = words(language);
    let insurance = page.found().iter().find_map(|it| it.insurance);
    let head = [words.hand(), words.index(), words.below(), words.from()];
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
            <p id={INDICES_ID} tabindex="-1">{ plays_told(page, language) }</p>
            if let Some(index) = insurance {
                <p data-insurance={index.to_string()}>{ said::insurance(language, index) }</p>
            }
            { for page.found().iter().filter(|it| !it.plays.is_empty()).map(against) }
        </div>
    }
}

/// How many plays change with the count.
fn plays_told(page: &CountingPage, language: Language) -> String {
    let words = words(language);
    match page.found().iter().map(|it| it.plays.len()).sum() {
        0 => words.none().to_owned(),
        plays => words.found(plays),
    }
}

/// What came of the search, for those who listen.
pub(super) fn indices_told(page: &CountingPage, language: Language) -> String {
    match page.finder() {
        Finder::Done => plays_told(page, language),
        Finder::Cancelled => rules_text::words(language).cancelled().to_owned(),
        Finder::UnderWay(_) => rules_text::words(language).working().to_owned(),
        Finder::NotAsked => String::new(),
    }
}
