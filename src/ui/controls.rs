//! Buttons, and the one thing that is special about ours: a double click counts as one click.

use std::cell::Cell;

use yew::prelude::*;

use super::text::words;
use crate::language::Language;

/// A second click in the same place within this many milliseconds after one that counted belongs to
/// it. Two clicks that are meant are further apart: the card that the first one brought has to be
/// seen before.
const DOUBLE_CLICK_MS: f64 = 400.0;

thread_local! {
    static LAST_COUNTED_MS: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
}

/// The callback without the second click of a double click.
///
/// The browser counts clicks in one place itself (`detail`); keys and assistive tools count none.
#[must_use]
pub fn single(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        let now = event.time_stamp();
        let since = now - LAST_COUNTED_MS.get();
        if event.detail() < 2 || since > DOUBLE_CLICK_MS {
            LAST_COUNTED_MS.set(now);
            onclick.emit(event);
        }
    })
}

/// How much a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// What most people want now.
    Main,
    /// The other choices.
    Plain,
}

/// Which third of the action bar a button has. Each action keeps its place for good, and Deal
/// shares its place with nothing: a click that comes late cannot do something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Left: stand, finish.
    Left,
    /// Middle: deal.
    Middle,
    /// Right: hit, swap.
    Right,
}

/// One button of the action bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Where it is.
    pub place: Place,
    /// How much it stands out.
    pub weight: Weight,
    /// Its label, which is its accessible name.
    pub label: &'static str,
    /// What it does.
    pub onclick: Callback<MouseEvent>,
}

/// The bar at the bottom of a table, with exactly the choices that are legal now.
pub fn action_bar(choices: &[Choice], language: Language) -> Html {
    let slot = |place: Place| {
        let here = choices.iter().filter(|choice| choice.place == place);
        html! { <div class="slot">{ for here.map(button) }</div> }
    };
    // A key that is held down is one click, not many.
    let no_repeat = |event: KeyboardEvent| {
        if event.repeat() {
            event.prevent_default();
        }
    };
    html! {
        <div
            class="actions"
            role="group"
            aria-label={words(language).actions()}
            onkeydown={no_repeat}
        >
            { slot(Place::Left) }
            { slot(Place::Middle) }
            { slot(Place::Right) }
        </div>
    }
}

fn button(choice: &Choice) -> Html {
    let weight = match choice.weight {
        Weight::Main => "main",
        Weight::Plain => "plain",
    };
    html! {
        <button
            key={choice.label}
            type="button"
            class={classes!("action", weight)}
            onclick={single(choice.onclick.clone())}
        >
            { choice.label }
        </button>
    }
}
