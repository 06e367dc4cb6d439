//! The tables with ready rules, and every switch of the rules.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::language::Language;
use crate::blackjack::Preset;
use crate::pages::rules::Msg;
use crate::pages::rules::RulesPage;
use crate::pages::rules::switch::{Group, Switch};
use crate::pages::rules::words::also_set;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::field::Chosen;
use crate::ui::table::actions::truth;

/// The tables: those of this site, and real ones.
pub(crate) fn tables(page: &RulesPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
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
    let group = |name: &'static str, presets: Html| {
        html! {
            <>
                <p class="set-up-name">{ name }</p>
                <div class="set-up" role="group" aria-label={name}>{ presets }</div>
            </>
        }
    };
    html! {
        <>
            { group(words.rules_tables(), Preset::at_tables().map(preset).collect()) }
            { group(words.real_tables(), Preset::real().map(preset).collect()) }
        </>
    }
}

/// The switches, group by group.
pub(crate) fn switches(page: &RulesPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    // A switch without effect shows its default value.
    let switches = Switch::all(&page.rules());
    let group = |group: Group| {
        let of_group = switches.iter().filter(|switch| switch.group() == group);
        html! {
            <fieldset>
                <legend>{ words.group(group) }</legend>
                { for of_group.map(|switch| select(*switch, page, language, dispatch)) }
            </fieldset>
        }
    };
    html! { <div class="editor">{ for Group::ALL.iter().copied().map(group) }</div> }
}

/// The select box of a switch, with its explanations.
fn select(switch: Switch, page: &RulesPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (words, chosen) = (PagesWords::of(language), page.chosen());
    let disabled = switch.disabled(chosen);
    let offered = switch.offered(chosen);
    let option = |value: &Switch| {
        html! {
            <option value={value.word()} selected={*value == switch}>
                { words.value(*value, chosen.chips) }
            </option>
        }
    };
    let options: Html = offered.iter().map(option).collect();
    // A new list of options is a new element, because the value of a select box is set before its options.
    let list: Vec<&str> = offered.iter().map(|value| value.word()).collect();
    let list = list.join(" ");
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let word = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(value) = offered.iter().find(|value| value.word() == word) {
            dispatch.emit(Msg::SetSwitch(*value));
        }
    });
    let altered = page.altered().filter(|altered| altered.by == switch);
    let also = altered.map(|altered| also_set(language, altered, page.rules().chips));
    let reasons = disabled.or_else(|| switch.limited(chosen));
    let reasons = reasons.map(|why| words.disabled(why));
    let explained = disabled
        .is_none()
        .then(|| switch.explanations(&page.rules()));
    let explained = explained.into_iter().flatten();
    let notes: Vec<&str> = reasons
        .into_iter()
        .chain(explained.map(|it| words.explanation(it)))
        .chain(also.as_deref())
        .collect();
    let is_described = !notes.is_empty();
    let told = notes.join(text::words(language).between());
    let id = format!("{}-note", switch.name());
    html! {
        <div class={classes!("switch", switch.is_wide().then_some("wide"))}>
            <label for={switch.name()}>{ words.switch(switch) }</label>
            <select
                key={list}
                id={switch.name()}
                name={switch.name()}
                disabled={disabled.is_some()}
                aria-describedby={is_described.then(|| id.clone())}
                ~value={Chosen(switch.word().to_owned())}
                {onchange}
            >
                { options }
            </select>
            if is_described {
                <p {id} class="note" data-also={also.map(|_| "true")}>{ told }</p>
            }
        </div>
    }
}
