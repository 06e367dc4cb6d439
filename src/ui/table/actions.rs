//! Buttons, and the one thing that is special about ours: a double click counts as one click.

use yew::prelude::*;

use crate::app::settings::{LetterKeys, Settings};
use crate::text::words;
use crate::ui::keys;
use crate::ui::links::icon;

/// The callback without the second click of a double click ([`crate::app::keyboard`]).
#[must_use]
pub fn single(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if keys::counts(&event) {
            onclick.emit(event);
        }
    })
}

/// The callback without the second click of a double click on a decision, where what can be clicked has moved since.
#[must_use]
pub fn beside(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if keys::counts_beside(&event) {
            onclick.emit(event);
        }
    })
}

/// Keeps the focus where it is when the mouse goes down for the second time of a double click on a decision, and as
/// [`keeps_field`] does.
#[must_use]
pub fn stays() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::would_leave_field(&event) || !keys::counts_beside(&event) {
            event.prevent_default();
        }
    })
}

/// Keeps the focus where it is when the mouse goes down for the second time of a double click. The first click may
/// have moved it to what has come in the button's place.
#[must_use]
pub fn stays_after_first() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::is_second(&event) {
            event.prevent_default();
        }
    })
}

/// Keeps the focus in a field when the mouse goes down on a button. The field would say what is wrong with it otherwise,
/// and the button move away from under the mouse before it is clicked. What the button does reads the field.
#[must_use]
pub fn keeps_field() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::would_leave_field(&event) {
            event.prevent_default();
        }
    })
}

/// Sends this message each time.
#[must_use]
pub fn sends<M: Clone + 'static, E>(dispatch: &Callback<M>, msg: M) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.emit(msg.clone()))
}

/// An attribute of ARIA that is true or false.
#[must_use]
pub const fn truth(is: bool) -> &'static str {
    if is { "true" } else { "false" }
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
/// shares its place with no decision: a click that comes late cannot do something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Left: stand, finish.
    Left,
    /// Middle: deal, and what there is to do when the last round of a day is over.
    Middle,
    /// Right: hit, swap, cut.
    Right,
    /// Not in the bar but in the corner of the table, beside what is practised there.
    Rim,
    /// Not in the bar but on the felt: what is done to the next pack, which no click that comes late
    /// should do.
    Felt,
}

/// One button of the action bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Names the button, whatever language its label is in.
    pub id: String,
    /// Where it is.
    pub place: Place,
    /// How much it stands out.
    pub weight: Weight,
    /// Its label, which is its accessible name.
    pub label: &'static str,
    /// The letter that does the same, if one does.
    pub letter: Option<char>,
    /// What it does.
    pub onclick: Callback<MouseEvent>,
}

/// Why a button is missing, in the place where a player looks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Missing {
    /// Names the button as [`Choice::id`] does.
    pub id: String,
    /// Where it would be.
    pub place: Place,
    /// The reason, in a sentence.
    pub why: String,
}

/// The bar at the bottom of a table, with exactly the choices that are legal now, and in the places of those that a player
/// may look for the reasons why they are missing.
pub fn action_bar(choices: &[Choice], missing: &[Missing], settings: Settings) -> Html {
    let slot = |place: Place| {
        let here = choices.iter().filter(|choice| choice.place == place);
        let gone = missing.iter().filter(|it| it.place == place);
        html! {
            <div class="slot">
                { for here.map(|choice| button(choice, settings.letter_keys)) }
                { for gone.map(|it| html! {
                    <p key={it.id.as_str()} class="missing" data-missing={it.id.clone()}>{ it.why.clone() }</p>
                }) }
            </div>
        }
    };
    html! {
        <div
            class="actions"
            role="group"
            tabindex="-1"
            aria-label={words(settings.language).actions()}
            onmousedown={keeps_field()}
        >
            // The first thing in the bar is no button. Where the button that has the focus goes, Orca
            // takes the first thing around it for the place of the player, in silence; of the focus
            // it speaks when that comes to another.
            <h2 class="visually-hidden">{ words(settings.language).actions() }</h2>
            { slot(Place::Left) }
            { slot(Place::Middle) }
            { slot(Place::Right) }
        </div>
    }
}

/// A choice that is not in the bar.
pub fn link(choice: &Choice) -> Html {
    html! {
        <button
            key={choice.id.clone()}
            type="button"
            class="check cut-first"
            title={choice.label}
            data-button={choice.id.clone()}
            onmousedown={keeps_field()}
            onclick={single(choice.onclick.clone())}
        >
            { icon("#icon-cut") }
            { choice.label }
        </button>
    }
}

fn button(choice: &Choice, letter_keys: LetterKeys) -> Html {
    let weight = match choice.weight {
        Weight::Main => "main",
        Weight::Plain => "plain",
    };
    let letter = match letter_keys {
        LetterKeys::On => choice
            .letter
            .map(|letter| letter.to_ascii_uppercase().to_string()),
        LetterKeys::Off => None,
    };
    html! {
        <>
            <button
                key={choice.id.as_str()}
                type="button"
                data-button={choice.id.clone()}
                class={classes!("action", weight)}
                aria-keyshortcuts={letter.clone()}
                onclick={single(choice.onclick.clone())}
            >
                { choice.label }
            </button>
            // Beside the button: inside it would be part of its name.
            if let Some(letter) = letter {
                <kbd class="hint-key" aria-hidden="true">{ letter }</kbd>
            }
        </>
    }
}
