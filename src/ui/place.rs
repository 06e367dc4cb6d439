//! The page around the table: the header, what has to be said, and what is open beside the table.

use yew::prelude::*;

use super::controls::{sends, truth};
use super::settings::{keys_list, panel};
use super::table::Surroundings;
use super::{blackjack, daily, duel, poker, proof};
use crate::app::route::{Page, Route, Seat};
use crate::app::settings::Sounds;
use crate::app::{Model, Msg, Notice, Sheet};
use crate::table::sitting::Source;
use crate::text::{Label, NAME, Words, words};

/// Shows the whole page. What is done on it goes to `dispatch`.
pub fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let words = words(model.settings().language);
    html! {
        <>
            { header(model, words, dispatch) }
            if model.notice().is_some() {
                { notice(model, words, dispatch) }
            }
            <div class="room">
                { place(model, words, dispatch) }
                if model.sheet().is_some() {
                    { sheet(model, words, dispatch) }
                }
            </div>
        </>
    }
}

fn header(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let opened = model.sheet() == Some(Sheet::Settings);
    let msg = if opened {
        Msg::ClosedSheet
    } else {
        Msg::OpenedSheet(Sheet::Settings)
    };
    html! {
        <header class="head">
            <a class="brand" href="#/">
                <svg aria-hidden="true"><use href="#icon-brand" /></svg>
                <span>{ NAME }</span>
            </a>
            <nav aria-label={words.games()}>{ game_links(model.route(), words) }</nav>
            { annex_links(words) }
            <button
                type="button"
                class="tool"
                data-tool="settings"
                aria-label={words.settings()}
                title={words.settings()}
                aria-expanded={truth(opened)}
                onclick={sends(dispatch, msg)}
            >
                { icon("#icon-gear") }
            </button>
        </header>
    }
}

/// The address of this place.
#[must_use]
pub fn href(route: Route) -> String {
    ["#", route.path()].concat()
}

/// The ways to the lab and to the page that tells what is fair here. A phone has no room for them;
/// there the one is on the tables of poker before the deal, the other behind the seal.
fn annex_links(words: &'static dyn Words) -> Html {
    let link = |page| {
        let route = Route::Reading(page);
        html! { <a class="about" href={href(route)}>{ words.heading(route) }</a> }
    };
    [Page::Lab, Page::Fairness].map(link).into_iter().collect()
}

/// A drawing of ours on a button that has its name elsewhere.
pub fn icon(href: &'static str) -> Html {
    html! { <svg aria-hidden="true"><use {href} /></svg> }
}

fn game_links(here: Route, words: &'static dyn Words) -> Html {
    let shown = match here.seat() {
        Some(Seat::Blackjack(_)) => Some(Route::Blackjack),
        Some(Seat::Solo(_)) => Some(Route::PokerSolo),
        Some(Seat::Duel(_)) => Some(Route::PokerDuel),
        None => None,
    };
    let link = |route: Route| {
        html! {
            <a
                class="game"
                href={href(route)}
                aria-current={(Some(route) == shown).then_some("page")}
            >
                { words.heading(route) }
            </a>
        }
    };
    [Route::Blackjack, Route::PokerSolo, Route::PokerDuel]
        .map(link)
        .into_iter()
        .collect()
}

fn notice(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let sentence = match model.notice() {
        None => return Html::default(),
        Some(Notice::Link(error)) => words.link_error(&error),
        Some(Notice::SettingsUnreadable) => words.settings_unreadable().to_owned(),
        Some(Notice::SettingsNotStored) => words.settings_not_stored().to_owned(),
        Some(Notice::RoundUnreadable) => words.label(Label::RoundUnreadable).to_owned(),
        Some(Notice::RoundNotKept) => words.label(Label::RoundNotKept).to_owned(),
    };
    html! {
        <div class="notice" role="alert">
            <p>{ sentence }</p>
            <button type="button" onclick={sends(dispatch, Msg::ClosedNotice)}>
                { words.close() }
            </button>
        </div>
    }
}

fn place(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let route = model.route();
    let page = |content: Html| {
        html! {
            <main id="main" class="page" tabindex="-1" data-route={route.path()}>
                <h1>{ words.heading(route) }</h1>
                { content }
            </main>
        }
    };
    if let Some(seat) = route.seat() {
        let around = around(model, seat, words, dispatch);
        return match seat {
            Seat::Blackjack(source) => {
                let dispatch = dispatch.reform(move |msg| Msg::Blackjack(source, msg));
                blackjack::view(model.blackjack(source), around, &dispatch)
            }
            Seat::Solo(source) => {
                let dispatch = dispatch.reform(move |msg| Msg::Solo(source, msg));
                poker::view(model.solo(source), around, &dispatch)
            }
            Seat::Duel(source) => {
                let dispatch = dispatch.reform(move |msg| Msg::Duel(source, msg));
                duel::view(model.duel(source), around, &dispatch)
            }
        };
    }
    match route {
        Route::Settings => page(html! {
            <>
                { panel(model.settings(), dispatch) }
                { keys_list(words) }
                <p>
                    <a class="game" href={href(model.seat().route())}>
                        { words.back_to_table() }
                    </a>
                </p>
            </>
        }),
        // The program of the reading pages shows it, beside this.
        Route::Reading(_) => Html::default(),
        Route::Home
        | Route::Blackjack
        | Route::BlackjackDaily
        | Route::PokerSolo
        | Route::PokerDaily
        | Route::PokerDuel
        | Route::PokerDuelDaily
        | Route::Unknown => page(html! {
            <>
                <p>{ words.unknown() }</p>
                <p>{ game_links(route, words) }</p>
            </>
        }),
    }
}

/// What stands around this table.
fn around(
    model: &Model,
    seat: Seat,
    words: &'static dyn Words,
    dispatch: &Callback<Msg>,
) -> Surroundings {
    let sealed = model.sealed(seat);
    Surroundings {
        route: model.route(),
        settings: model.settings(),
        tools: tools(model, words, dispatch),
        corner: corner(model, seat, words, dispatch),
        seal: sealed.map_or_else(Html::default, |sealed| proof::seal(model, sealed, dispatch)),
        below_result: html! {
            <>
                { daily::ending(model, words) }
                { proof::check_link(model, words) }
            </>
        },
        besides: daily::share(model, words, dispatch),
    }
}

/// What stands in the corner of a table: who plays against the player, where that can be chosen, and
/// the way to the deal of the day.
fn corner(model: &Model, seat: Seat, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let opened = model.sheet() == Some(Sheet::Opponents);
    let msg = if opened {
        Msg::ClosedSheet
    } else {
        Msg::OpenedSheet(Sheet::Opponents)
    };
    html! {
        <>
            if seat == Seat::Duel(Source::Entropy) {
                <button
                    type="button"
                    class="link"
                    aria-expanded={truth(opened)}
                    onclick={sends(dispatch, msg)}
                >
                    { words.label(Label::Opponents) }
                </button>
            }
            { daily::corner(model, seat, words) }
        </>
    }
}

/// What can be done at every table beside the game.
fn tools(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let (pressed, sound) = match model.settings().sounds {
        Sounds::On => ("true", "#icon-sound"),
        Sounds::Off => ("false", "#icon-mute"),
    };
    html! {
        <>
            <button
                type="button"
                class="tool"
                aria-label={words.sounds()}
                title={words.sounds()}
                aria-pressed={pressed}
                onclick={sends(dispatch, Msg::ToggledSounds)}
            >
                { icon(sound) }
            </button>
            <button
                type="button"
                class="tool"
                aria-label={words.read_table()}
                title={words.read_table()}
                onclick={sends(dispatch, Msg::AskedToRead)}
            >
                { icon("#icon-read") }
            </button>
        </>
    }
}

fn sheet(model: &Model, words: &'static dyn Words, dispatch: &Callback<Msg>) -> Html {
    let (title, content) = match model.sheet() {
        None => return Html::default(),
        Some(Sheet::Settings) => (words.settings(), panel(model.settings(), dispatch)),
        Some(Sheet::Keys) => (words.keys(), keys_list(words)),
        Some(Sheet::Deal) => (
            words.label(Label::ThisDeal),
            proof::sheet(model, words, dispatch),
        ),
        Some(Sheet::Opponents) => (
            words.label(Label::Opponents),
            duel::opponents(
                model.duel(Source::Entropy),
                words,
                &dispatch.reform(|msg| Msg::Duel(Source::Entropy, msg)),
            ),
        ),
    };
    let other = match model.sheet() {
        Some(Sheet::Settings) => Some((words.keys(), Sheet::Keys)),
        Some(Sheet::Keys | Sheet::Deal | Sheet::Opponents) | None => None,
    };
    html! {
        <aside class="sheet-panel" tabindex="-1" aria-label={title}>
            <header>
                <h2>{ title }</h2>
                <button
                    type="button"
                    class="tool"
                    aria-label={words.close()}
                    onclick={sends(dispatch, Msg::ClosedSheet)}
                >
                    { icon("#icon-close") }
                </button>
            </header>
            { content }
            if let Some((label, sheet)) = other {
                <button
                    type="button"
                    class="link"
                    onclick={sends(dispatch, Msg::OpenedSheet(sheet))}
                >
                    { label }
                </button>
            }
        </aside>
    }
}
