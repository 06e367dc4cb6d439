//! The drill of the running count.

use yew::prelude::*;

use super::{NEXT, NO_NUMBER, RUNNING, TRUE, named, named_system, score, time, timed, verdict};
use crate::app::language::Language;
use crate::core::Card;
use crate::pages::Msg;
use crate::pages::counting::words as said;
use crate::pages::counting::{Asks, CountField, Drill, Motion, Msg as Counting, Options, Stage};
use crate::pages::kit::button::button;
use crate::pages::kit::chip::chip;
use crate::pages::kit::keypad::keypad;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::field::{Keys, TextField};
use crate::ui::links::line;
use crate::ui::table::actions::single;

pub(crate) fn view(drill: &Drill, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
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
            // A second press would leave the answer before the player has read it. Cards may be turned at any speed.
            data-once={(!matches!(drill.stage(), Stage::Turning)).then_some("drill")}
        >
            if let Some(starts) = starts(drill, language) {
                { line(starts) }
            }
            <ul class="turned">
                { for drill.last().iter().map(|card| turned(*card, language)) }
            </ul>
            <progress max={drill.all().to_string()} value={drill.turned().to_string()} aria-hidden="true" />
            { line(words.turned(drill.turned(), drill.options().decks.decks().cards(), drill.all())) }
            // The button stays in one place, so that a thumb can rest on it.
            <div class="controls">{ waits_for(drill, language, dispatch) }</div>
            if let Stage::Answered { is_right } = drill.stage() {
                <p data-verdict={if *is_right { "right" } else { "wrong" }}>
                    <b>{ verdict(*is_right, language) }</b>
                </p>
            }
            if let Some(count) = shown(drill, language) {
                <p data-count="">{ count }</p>
            }
            if asked > 0 {
                <p data-asked={asked.to_string()} data-right={right.to_string()}>
                    { score(right, asked, matches!(drill.stage(), Stage::Over), words) }
                </p>
            }
            if let (Stage::Over, Some(time)) = (drill.stage(), time(drill.score(), drill.spent(), language)) {
                <p data-time="">{ time }</p>
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

/// The controls for the stage of the drill.
fn waits_for(drill: &Drill, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let next = |label| {
        named(
            NEXT,
            "main",
            label,
            single(timed(dispatch, Counting::ClickedNext)),
        )
    };
    let finish = || {
        let onclick = single(timed(dispatch, Counting::ClickedFinish));
        button(words.counting_finish(), "", true, onclick)
    };
    match drill.stage() {
        Stage::Turning => {
            let toggle = dispatch.reform(|_| Msg::Counting(Counting::ToggledCount));
            let label = if drill.shows() {
                words.hide()
            } else {
                words.show()
            };
            let next_label = match drill.motion() {
                Motion::ByHand => words.next(),
                Motion::Running(_) => words.pause(),
                Motion::Paused(_) => words.go_on(),
            };
            html! { <p class="do">{ next(next_label) }{ button(label, "", true, toggle) }{ finish() }</p> }
        }
        Stage::Asking { typed, no_number } => html! {
            <>
                { asks(drill, typed, *no_number, language, dispatch) }
                <p class="do">{ finish() }</p>
            </>
        },
        Stage::Answered { .. } => html! { <p class="do">{ next(words.next()) }{ finish() }</p> },
        Stage::Over => line(over(drill, language)),
    }
}

/// The reason why the drill is over.
pub(crate) fn over(drill: &Drill, language: Language) -> &'static str {
    let words = PagesWords::of(language);
    if drill.turned() == drill.all() {
        words.over()
    } else {
        words.ended()
    }
}

/// The message that the field needs a number.
pub(crate) fn no_number(drill: &Drill, language: Language) -> &'static str {
    let words = PagesWords::of(language);
    if drill.system().tags().are_whole() {
        words.no_number()
    } else {
        words.no_decimal()
    }
}

/// The fields for the counts.
fn asks(
    drill: &Drill,
    [running, true_count]: &[String; 2],
    wrong: Option<CountField>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Counting(Counting::Answered(event.time_stamp()))
    });
    let field = |id: &'static str, label: &'static str, field: CountField, value: &str| {
        let typed = dispatch.reform(move |text| Msg::Counting(Counting::Typed(field, text)));
        let drawn = TextField {
            id: Some(id.into()),
            keys: Keys::Own,
            size: Some("5".into()),
            ..TextField::default()
        };
        let drawn = drawn.wrong_if(wrong == Some(field), NO_NUMBER);
        html! {
            <div class="asked">
                <label>
                    { label }{ " " }
                    { drawn.view(value.to_owned(), &typed, &Callback::noop()) }
                </label>
                { keypad(value, &typed, language) }
            </div>
        }
    };
    html! {
        <form class="set-up" {onsubmit}>
            if wrong.is_some() {
                <p id={NO_NUMBER} class="bad">{ no_number(drill, language) }</p>
            }
            { field(RUNNING, words.running(), CountField::Running, running) }
            if drill.asks() == Asks::Both {
                { field(TRUE, words.true_count(drill.options().rounding), CountField::True, true_count) }
            }
            // The second click of a double click would hit the control that replaces the button.
            <button type="submit" class="main" onclick={single(Callback::noop())}>
                { words.counting_answer() }
            </button>
        </form>
    }
}

/// The start of the running count. `None` for a balanced system.
pub(crate) fn starts(drill: &Drill, language: Language) -> Option<String> {
    let Options { start, decks, .. } = drill.options();
    text::count_starts(
        language,
        named_system(drill.system(), language),
        start,
        decks,
    )
}

/// The count, if it is shown.
pub(crate) fn shown(drill: &Drill, language: Language) -> Option<String> {
    let rounding = drill.options().rounding;
    let both = (drill.asks() == Asks::Both).then_some(rounding);
    Some(said::count(language, drill.shown()?, both))
}
