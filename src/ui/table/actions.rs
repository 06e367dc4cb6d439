//! Buttons on which a double click counts as one click.

use yew::prelude::*;

use crate::app::settings::{LetterKeys, Settings};
use crate::text::words;
use crate::ui::keys;
use crate::ui::links::icon;

/// The callback, except for the second click of a double click ([`crate::app::keyboard`]).
#[must_use]
pub fn single(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if keys::counts(&event) {
            onclick.emit(event);
        }
    })
}

/// The callback, except for the second click of a double click whose first click took a decision. The controls may have
/// moved in between.
#[must_use]
pub fn beside(onclick: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if keys::counts_beside(&event) {
            onclick.emit(event);
        }
    })
}

/// Keeps the focus on the second mouse press of a double click on a decision, and in the cases of [`keeps_field`].
#[must_use]
pub fn stays() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::would_leave_field(&event) || !keys::counts_beside(&event) {
            event.prevent_default();
        }
    })
}

/// Keeps the focus on the second mouse press of a double click. The first click may have moved it to the element that
/// replaced the button.
#[must_use]
pub fn stays_after_first() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::is_second(&event) {
            event.prevent_default();
        }
    })
}

/// Keeps the focus in a field when the player presses the mouse on a button. Otherwise the field would show its message
/// on blur, and the button would move away from under the mouse before the click. The button's action reads the field.
#[must_use]
pub fn keeps_field() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        if keys::would_leave_field(&event) {
            event.prevent_default();
        }
    })
}

/// Sends this message for each event.
#[must_use]
pub fn sends<M: Clone + 'static, E>(dispatch: &Callback<M>, msg: M) -> Callback<E> {
    let dispatch = dispatch.clone();
    Callback::from(move |_| dispatch.emit(msg.clone()))
}

/// The value of a boolean ARIA attribute.
#[must_use]
pub const fn truth(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// The prominence of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The way on, which is no decision. It is filled.
    Main,
    /// The decision that Enter takes. It looks like the others, so that the page recommends none.
    First,
    /// The other choices.
    Plain,
}

/// The place of a button: in the action bar, or elsewhere on the table. Each action always has the same place, and no
/// decision has that of Deal, so a late click on a decision deals nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A third of the bar: stand, fold, finish, insurance.
    Left,
    /// The third between the others: deal, and the actions after the last round of a day.
    Middle,
    /// The third for the main decision: hit, swap, call, cut.
    Right,
    /// Above the left third: surrender.
    AboveLeft,
    /// Above the middle third: double.
    AboveMiddle,
    /// Above the right third: split.
    AboveRight,
    /// Above all thirds, and as wide: bet, raise.
    Across,
    /// The corner of the table, beside the practised hands.
    Rim,
    /// The felt, for actions on the next pack. A late click in the bar cannot trigger them.
    Felt,
}

/// One button of the action bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The id of the button, independent of the language.
    pub id: String,
    /// The place of the button.
    pub place: Place,
    /// The prominence of the button.
    pub weight: Weight,
    /// The label, which is the accessible name.
    pub label: &'static str,
    /// The letter key for the same action, if there is one.
    pub letter: Option<char>,
    /// The chips that it costs, if it costs any.
    pub chips: Option<Price>,
    /// The click handler.
    pub onclick: Callback<MouseEvent>,
}

/// The chips that a button costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Price {
    /// In digits.
    pub digits: String,
    /// As a sentence.
    pub sentence: String,
}

/// The reason why a button is missing, shown in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Missing {
    /// The id of the button, as [`Choice::id`].
    pub id: String,
    /// The place of the missing button.
    pub place: Place,
    /// The reason, as a sentence.
    pub why: String,
}

/// The bar at the bottom of a table, with exactly the choices that are legal now. In the places of missing buttons it
/// shows the reasons, and in the place of Deal, between the decisions, `between`.
pub fn action_bar(
    choices: &[Choice],
    missing: &[Missing],
    between: Html,
    settings: Settings,
) -> Html {
    let part = |place: Place| {
        let here = choices.iter().filter(move |choice| choice.place == place);
        let gone = missing.iter().filter(move |it| it.place == place);
        let row = is_above(place).then_some("above");
        html! {
            <>
                { for here.map(|choice| button(choice, row, settings.letter_keys)) }
                { for gone.map(|it| html! {
                    <p key={it.id.as_str()} class={classes!("missing", row)} data-missing={it.id.clone()}>{ it.why.clone() }</p>
                }) }
            </>
        }
    };
    let third = |name: &'static str, above: Place, below: Place, note: Html| {
        html! {
            <div class={classes!("slot", name)}>{ part(above) }{ part(below) }{ note }</div>
        }
    };
    let has = |place: Place| choices.iter().any(|choice| choice.place == place);
    let has_across = has(Place::Across) || missing.iter().any(|it| it.place == Place::Across);
    let is_decided = has(Place::Left) || has(Place::Right);
    let between = if is_decided && !has(Place::Middle) {
        between
    } else {
        Html::default()
    };
    html! {
        <div
            class="actions"
            role="group"
            tabindex="-1"
            aria-label={words(settings.language).actions()}
            onmousedown={keeps_field()}
        >
            // The first element in the bar is not a button. When the focused button goes, Orca silently takes the first
            // element around it as the player's position. It announces a focus that then moves to another element.
            <h2 class="visually-hidden">{ words(settings.language).actions() }</h2>
            if has_across {
                <div class="slot slot-across">{ part(Place::Across) }</div>
            }
            { third("slot-left", Place::AboveLeft, Place::Left, Html::default()) }
            { third("slot-middle", Place::AboveMiddle, Place::Middle, between) }
            { third("slot-right", Place::AboveRight, Place::Right, Html::default()) }
        </div>
    }
}

/// Returns true for the places in the upper row of the bar.
const fn is_above(place: Place) -> bool {
    match place {
        Place::AboveLeft | Place::AboveMiddle | Place::AboveRight | Place::Across => true,
        Place::Left | Place::Middle | Place::Right | Place::Rim | Place::Felt => false,
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

fn button(choice: &Choice, row: Option<&'static str>, letter_keys: LetterKeys) -> Html {
    let weight = match choice.weight {
        Weight::Main => classes!("main"),
        Weight::First => classes!("main", "plain"),
        Weight::Plain => classes!("plain"),
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
                class={classes!("action", weight, row)}
                aria-keyshortcuts={letter.clone()}
                // The style shows it. As text it would be part of the button's name.
                data-chips={choice.chips.as_ref().map(|price| price.digits.clone())}
                aria-description={choice.chips.as_ref().map(|price| price.sentence.clone())}
                onclick={single(choice.onclick.clone())}
            >
                { choice.label }
            </button>
            // The key is beside the button. Inside the button it would be part of its name.
            if let Some(letter) = letter {
                <kbd class="hint-key" aria-hidden="true">{ letter }</kbd>
            }
        </>
    }
}
