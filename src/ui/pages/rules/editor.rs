//! The tables whose rules can be taken as they are, and every switch of the rules.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::language::Language;
use crate::blackjack::{Preset, Rules};
use crate::pages::Msg;
use crate::pages::rules::RulesPage;
use crate::pages::rules::switch::{Group, Switch};
use crate::text;
use crate::text::rules::{RulesWords, words};
use crate::ui::table::actions::truth;

/// The tables.
pub(super) fn tables(page: &RulesPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let preset = |preset: Preset| {
        html! {
            <button
                type="button"
                class="proposed"
                aria-pressed={truth(page.rules() == preset.rules())}
                onclick={dispatch.reform(move |_| Msg::ChoseRules(preset.rules()))}
            >
                { text::words(language).preset(preset) }
            </button>
        }
    };
    html! {
        <div class="set-up" role="group" aria-label={words(language).tables()}>
            { for Preset::ALL.map(preset) }
        </div>
    }
}

/// The switches, group by group.
pub(super) fn switches(page: &RulesPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = words(language);
    // What means nothing shows what it comes to.
    let switches = Switch::all(&page.rules());
    let group = |group: Group| {
        let of_group = switches.iter().filter(|switch| switch.group() == group);
        html! {
            <fieldset>
                <legend>{ words.group(group) }</legend>
                { for of_group.map(|switch| select(*switch, page.chosen(), words, dispatch)) }
            </fieldset>
        }
    };
    html! { <div class="editor">{ for Group::ALL.map(group) }</div> }
}

/// A switch as it is set, among the other choices.
fn select(
    switch: Switch,
    chosen: &Rules,
    words: &'static dyn RulesWords,
    dispatch: &Callback<Msg>,
) -> Html {
    let void = switch.void(chosen);
    let offered = switch.offered(chosen);
    let option = |value: &Switch| {
        html! {
            <option value={value.word()} selected={*value == switch}>
                { words.value(*value, chosen.chips) }
            </option>
        }
    };
    let options: Html = offered.iter().map(option).collect();
    // Another list of options is another element: a value is given to a list before its options are.
    let list: Vec<&str> = offered.iter().map(|value| value.word()).collect();
    let list = list.join(" ");
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let word = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(value) = offered.iter().find(|value| value.word() == word) {
            dispatch.emit(Msg::SetSwitch(*value));
        }
    });
    let reason = format!("{}-note", switch.name());
    html! {
        <div class="switch">
            <label for={switch.name()}>{ words.switch(switch) }</label>
            <select
                key={list}
                id={switch.name()}
                name={switch.name()}
                disabled={void.is_some()}
                aria-describedby={void.is_some().then(|| reason.clone())}
                ~value={switch.word()}
                {onchange}
            >
                { options }
            </select>
            if let Some(void) = void {
                <p id={reason} class="note">{ words.void(void) }</p>
            }
        </div>
    }
}
