//! The tables with ready rules, and every switch of the rules.

use yew::prelude::*;

use crate::app::language::Language;
use crate::blackjack::Preset;
use crate::pages::rules::Msg;
use crate::pages::rules::RulesPage;
use crate::pages::rules::switch::{Group, Switch};
use crate::pages::rules::words::also_set;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::field::{Select, SelectOption};
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
    let options = offered.iter().map(|value| SelectOption {
        value: *value,
        code: value.word().to_owned(),
        name: words.value(*value, chosen.chips).to_owned(),
    });
    // A new list of options is a new element, because the value of a select box is set before its options.
    let key: Vec<&str> = offered.iter().map(|value| value.word()).collect();
    let key = key.join(" ");
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
    let list = Select {
        id: Some(switch.name().into()),
        name: Some(switch.name().into()),
        described_by: is_described.then(|| id.clone().into()),
        is_disabled: disabled.is_some(),
        ..Select::default()
    };
    html! {
        <div class={classes!("switch", switch.is_wide().then_some("wide"))}>
            <label for={switch.name()}>{ words.switch(switch) }</label>
            <key={key}>{ list.view(options, &switch, dispatch.reform(Msg::SetSwitch)) }</>
            if is_described {
                <p {id} class="note" data-also={also.map(|_| "true")}>{ told }</p>
            }
        </div>
    }
}
