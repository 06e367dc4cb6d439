//! `#/blackjack/hand`: any hand, with the value of every decision.

use yew::prelude::*;

use super::words::{Part, field, problem, says, stage};
use super::{Field, HandPage, Msg as Change, OwnEffect, Stage};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack::{Preset, Rules};
use crate::coach::message::CoachMessage;
use crate::core::Rank;
use crate::pages::Availability;
use crate::pages::kit::choice::choice;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::text::messages::PagesWords;
use crate::text::{self, index, rules_name};
use crate::ui::field::typed;
use crate::ui::links::{href, line_of};
use crate::ui::table::actions::keeps_field;
use crate::ui::table::coach::{Rows, values as rows_of_values};

/// The id of the message about the problem.
const WRONG: &str = "no-hand";

impl PageView for HandPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model, dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        announcement(model)
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        match effect {
            OwnEffect::Ask(question) => {
                services.ask_coach(question.clone(), |advice| {
                    Msg::Hand(Change::GotAdvice(question, advice.flatten()))
                });
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.hand(), model.language());
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::Hand);
    html! {
        // The message about a field appears on blur. It would move the clicked element away from under the mouse.
        <div class="experiment any-hand" onmousedown={keeps_field()}>
            <p class="lede">{ words.hand_lede() }</p>
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.hand_mangled() }</p>
            }
            <div class="set-up">
                { rules(page, language, &dispatch) }
                { stages(page, language, &dispatch) }
            </div>
            <p>
                <a href={format!("{}?rules={}", href(Route::Reading(Page::Rules)), page.rules())}>
                    { words.hand_other_rules() }
                </a>
            </p>
            <div class="hand-fields">{ for Field::ALL.map(|it| text_field(it, page, language, &dispatch)) }</div>
            if let Some(why) = page.problem() {
                <p id={WRONG} class="bad">{ problem(language, why) }</p>
            }
            <p class="note">{ words.how_to_write() }</p>
            { rank_buttons(page, language, &dispatch) }
            <h2>{ words.values_heading() }</h2>
            <div class="values">{ values(page, model.workers(), language) }</div>
            <p class="note">{ words.link_note() }</p>
        </div>
    }
}

/// The tables whose rules can be chosen. Includes the rules of the address if no table has them.
fn rules(page: &HandPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let named = Preset::ALL.iter().map(|it| it.rules());
    let own = Preset::of(*page.rules()).is_none().then_some(*page.rules());
    let all = named.chain(own);
    let option = |rules: Rules| {
        let name = rules_name(text::words(language), &rules).to_owned();
        (rules, name)
    };
    let chose = dispatch.reform(Change::ChoseRules);
    choice(
        "hand-rules",
        PagesWords::of(language).hand_rules(),
        all.map(option),
        page.rules(),
        chose,
    )
}

/// The choice of the origin of the hand.
fn stages(page: &HandPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let all = Stage::all(page.rules()).map(|it| (it, stage(language, it)));
    let chose = dispatch.reform(Change::ChoseStage);
    choice(
        "hand-stage",
        PagesWords::of(language).stage(),
        all,
        &page.stage(),
        chose,
    )
}

fn text_field(
    which: Field,
    page: &HandPage,
    language: Language,
    dispatch: &Callback<Change>,
) -> Html {
    let is_wrong = page.problem().is_some_and(|it| it.field() == which);
    let id = format!("cards-{}", which.name());
    let oninput = dispatch.reform(move |event| Change::Typed(which, typed(&event)));
    // Enter changes a field without a blur. A field that is left with its old text fires no change event.
    let onchange = dispatch.reform(|_: Event| Change::Left);
    let onblur = dispatch.reform(|_: FocusEvent| Change::Left);
    html! {
        <div>
            <label for={id.clone()}>{ field(language, which) }</label>
            <input
                {id}
                type="text"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-invalid={is_wrong.then_some("true")}
                aria-describedby={is_wrong.then_some(WRONG)}
                value={page.typed(which).to_owned()}
                {oninput}
                {onchange}
                {onblur}
            />
        </div>
    }
}

/// A button for each rank, and the choice of the field that they write into.
fn rank_buttons(page: &HandPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let aim = |which: Field| {
        let onchange = dispatch.reform(move |_: Event| Change::Aimed(which));
        html! {
            <label class="option">
                <input
                    type="radio"
                    name="aim"
                    value={which.name()}
                    checked={page.aim() == which}
                    {onchange}
                />
                <span>{ field(language, which) }</span>
            </label>
        }
    };
    let rank = |rank: Rank| {
        let onclick = dispatch.reform(move |_| Change::Picked(rank));
        html! {
            <button type="button" class="proposed" data-rank={rank.code().to_string()} {onclick}>
                { index(rank) }
            </button>
        }
    };
    let is_empty = page.typed(page.aim()).trim().is_empty();
    let take_back = dispatch.reform(|_| Change::TookBack);
    html! {
        <>
            <fieldset class="aims">
                <legend>{ words.aim() }</legend>
                <div class="options">{ for Field::ALL.map(aim) }</div>
            </fieldset>
            <div class="set-up" role="group" aria-label={words.ranks()}>
                { for Rank::PACK_ORDER.map(rank) }
                <button type="button" aria-disabled={is_empty.then_some("true")} onclick={take_back}>
                    { words.take_back() }
                </button>
            </div>
        </>
    }
}

/// The coach's values, part by part in the order of the decisions.
fn values(page: &HandPage, coach: Availability, language: Language) -> Html {
    let words = PagesWords::of(language);
    if page.asked().is_none() || page.problem().is_some() {
        return line_of("note", words.hand_nothing_yet());
    }
    if coach == Availability::NoWorker {
        return html! { <p>{ words.cannot_work() }</p> };
    }
    if page.advice().is_none() {
        return html! { <p>{ words.hand_working() }</p> };
    }
    let is_early = says(language, page, Part::EarlySurrender).is_some();
    let part = |part: Part| {
        let says = says(language, page, part)?;
        let heading = match part {
            Part::Insurance => Some(words.insurance_heading()),
            Part::EarlySurrender => Some(words.before_peek_heading()),
            Part::Plays => is_early.then_some(words.after_peek_heading()),
        };
        Some(html! {
            <section class="coach" data-part={name(part)}>
                if let Some(heading) = heading {
                    <h3>{ heading }</h3>
                }
                { said(&says) }
            </section>
        })
    };
    Part::ALL.into_iter().filter_map(part).collect()
}

/// The name of the part in the page contract.
const fn name(part: Part) -> &'static str {
    match part {
        Part::Insurance => "insurance",
        Part::EarlySurrender => "before-look",
        Part::Plays => "plays",
    }
}

fn said(says: &CoachMessage) -> Html {
    html! {
        <>
            { for says.line.as_ref().map(|line| html! { <p>{ line }</p> }) }
            { rows_of_values(says, Rows::Actions, None) }
        </>
    }
}

/// The announcement of a new state: the best decision, or the problem.
fn announcement(model: &Model) -> String {
    let (page, language) = (model.hand(), model.language());
    if let Some(why) = page.problem() {
        return problem(language, why);
    }
    let lines = Part::ALL
        .into_iter()
        .filter_map(|part| says(language, page, part)?.line);
    lines
        .collect::<Vec<_>>()
        .join(text::words(language).between())
}
