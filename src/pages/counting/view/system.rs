//! The counting system: a published one, or the player's own tags.

use yew::prelude::*;

use crate::app::language::Language;
use crate::coach::counting::{AnySystem, Published, System, insurance_correlation};
use crate::pages::Msg;
use crate::pages::counting::{CountingPage, Msg as Counting};
use crate::text::messages::PagesWords;
use crate::ui::field::{Select, SelectOption, TextField};
use crate::ui::links::{line, line_of};

/// The id of the message about invalid own tags.
const NO_SYSTEM: &str = "no-system";

/// The value for own tags in the list of systems.
const OWN: &str = "own";

pub(crate) fn view(page: &CountingPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let system = page.system();
    let chosen = dispatch.clone();
    // The choice of own tags has no system. The player types the tags in the field beside it.
    let chose = Callback::from(move |system: Option<System>| {
        if let Some(system) = system {
            chosen.emit(Msg::Counting(Counting::ChoseSystem(system)));
        }
    });
    let published = System::ALL.map(|it| SelectOption {
        value: Some(it),
        code: it.code().to_owned(),
        name: it.name().to_owned(),
    });
    let (now, own) = match system {
        AnySystem::Published(it) => (Some(*it), None),
        AnySystem::Own(_) => {
            let own = SelectOption {
                value: None,
                code: OWN.to_owned(),
                name: words.own().to_owned(),
            };
            (None, Some(own))
        }
    };
    let list = Select {
        name: Some("system".into()),
        ..Select::default()
    };
    let typed = dispatch.reform(|text| Msg::Counting(Counting::TypedTags(text)));
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Counting(Counting::LeftTags)
    });
    let wrong = page.no_system();
    let tags = TextField {
        name: Some("tags".into()),
        size: Some("24".into()),
        ..TextField::default()
    };
    let tags = tags.wrong_if(wrong.is_some(), NO_SYSTEM);
    html! {
        <section class="system" data-system={system.to_string()}>
            <h2>{ words.system_heading() }</h2>
            { line(words.counting_lede()) }
            <form class="set-up" {onsubmit}>
                <label>
                    { words.counting_system() }{ " " }
                    { list.view(published.into_iter().chain(own), &now, chose) }
                </label>
                <label>
                    { words.tags() }{ " " }
                    { tags.view(page.tags_typed(), &typed, &Callback::noop()) }
                </label>
                <button type="submit">{ words.take() }</button>
            </form>
            if let Some(why) = wrong {
                <p id={NO_SYSTEM} class="bad">{ words.no_system(why) }</p>
            }
            { figures(page, language) }
            if !system.has_true_count() {
                { line(words.unbalanced()) }
            }
        </section>
    }
}

/// The figures about the quality of the system.
fn figures(page: &CountingPage, language: Language) -> Html {
    let (words, system) = (PagesWords::of(language), page.system());
    let efficiency = match system {
        AnySystem::Published(it) => words.fine(it.published().playing_efficiency, 2),
        AnySystem::Own(_) => words.unpublished().to_owned(),
    };
    let insurance = insurance_correlation(&system.tags());
    let betting = super::fit::betting(page, language);
    let rows = [
        (
            "betting",
            words.counting_betting(),
            betting.or_else(|| Some(words.fit_unknown().to_owned())),
        ),
        (
            "insurance",
            words.insuring(),
            insurance.map(|it| words.fine(it, 3)),
        ),
        ("playing", words.playing(), Some(efficiency)),
    ];
    let row = |(code, name, value): (&'static str, &'static str, Option<String>)| {
        html! {
            <tr data-figure={code}>
                <th scope="row">{ name }</th>
                <td>{ value.unwrap_or_default() }</td>
            </tr>
        }
    };
    html! {
        <>
            <table class="figures">
                <caption>{ words.figures() }</caption>
                <tbody>{ for rows.map(row) }</tbody>
            </table>
            if system.name().is_some() {
                { line_of("source", Published::SOURCE) }
            }
        </>
    }
}

/// The announcement of the chosen system, or of the error in the typed tags.
pub(crate) fn announcement(page: &CountingPage, language: Language) -> String {
    let words = PagesWords::of(language);
    if let Some(why) = page.no_system() {
        return words.no_system(why);
    }
    let system = page.system();
    let name = system.name().unwrap_or(words.own());
    words.tags_are(name, &system.tags().to_string())
}
