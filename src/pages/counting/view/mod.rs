//! `#/blackjack/counting`: the counting systems, drills, and the plays that depend on the count.

mod fit;
mod indices;
mod options;
mod past;
mod quiz;
mod running;
mod system;

pub(crate) use quiz::tray;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::coach::IndexQuestion;
use crate::coach::counting::AnySystem;
use crate::pages::counting::words as said;
use crate::pages::counting::{
    Announcement, CountField, CountingPage, Drill, DrillName, Msg as Counting, OwnEffect, Quiz,
    QuizStage, Stage,
};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::now;
use crate::ui::effects::drills;
use crate::ui::effects::entropy::entropy;
use crate::ui::effects::focus::{focused, is_in};
use crate::ui::links::{href, line};
use crate::ui::table::actions::stays_after_first;

pub(crate) use fit::{FIT, announcement as fit_announcement};
pub(crate) use indices::{INDICES, indices_announcement};
pub(crate) use options::start_announcement;
pub(crate) use system::announcement as system_announcement;

/// The ids of elements that take the focus in a drill.
const NEXT: &str = "drill-next";
const RUNNING: &str = "drill-running";
const TRUE: &str = "drill-true";
const BEGIN: &str = "drill-begin";
const NUMBER: &str = "drill-number";
const PLAY: &str = "drill-play";
/// The id of the message that asks for a number.
const NO_NUMBER: &str = "no-number";

impl PageView for CountingPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model, dispatch)
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let (page, language) = (model.counting(), model.language());
        match it {
            Announcement::Turned => announcement(page, language),
            Announcement::System => system_announcement(page, language),
            Announcement::Start => start_announcement(page, language),
            Announcement::Count => count_announcement(page, language),
            Announcement::Gain => gain_announcement(page, language),
        }
    }

    fn run_own(effect: OwnEffect, model: &Model, (): &mut (), services: &mut Services) {
        let (page, language) = (model.counting(), model.language());
        let dispatch = services.dispatch.reform(Msg::Counting);
        match effect {
            OwnEffect::DrawShoe => dispatch.emit(Counting::GotEntropy(entropy())),
            OwnEffect::AnnounceDrill => {
                services.say(&announcement(page, language));
                if let Some(selector) = focus(page) {
                    services.focus_next(selector);
                }
            }
            OwnEffect::WaitForTurn(serial, millis) => {
                let over = dispatch.reform(move |at| Counting::Ticked(serial, at));
                Timeout::new(millis, move || over.emit(now())).forget();
            }
            OwnEffect::KeepDrill(result) => {
                dispatch.emit(Counting::GotPast(drills::keep(result, page.past())));
            }
            OwnEffect::ForgetDrills => {
                dispatch.emit(Counting::GotPast(drills::forget()));
                services.focus_next(".past h2");
            }
            OwnEffect::AskIndices(question) => {
                if question == IndexQuestion::first(question.rules, question.system) {
                    announce_indices(model, services);
                }
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Counting::GotIndices(question, answer))
                });
            }
            OwnEffect::AnnounceIndices => announce_indices(model, services),
            OwnEffect::AskSystem(question) => {
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Counting::GotSystem(question, answer.flatten()))
                });
            }
            OwnEffect::AnnounceFit => {
                services.say(&fit_announcement(page, language));
                if focused().is_none_or(|it| is_in(&it, ".fit")) {
                    services.focus_next(FIT);
                }
            }
        }
    }
}

/// Announces the progress of the search for index plays. The focused button has gone.
fn announce_indices(model: &Model, services: &mut Services) {
    services.say(&indices_announcement(model.counting(), model.language()));
    if focused().is_none_or(|it| is_in(&it, ".index-plays")) {
        services.focus_next(INDICES);
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
pub(crate) fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.counting(), model.language());
    let words = PagesWords::of(language);
    let drill = html! {
        <>
            if let Some(drill) = page.drill() {
                { running::view(drill, language, dispatch) }
            }
            if let Some(quiz) = page.quiz() {
                { quiz::view(quiz, page.gain(), language, dispatch) }
            }
        </>
    };
    if page.is_drilling() {
        // A drill in progress has the page to itself.
        return html! {
            <div class="experiment counting drilling">
                <h2>{ words.drill(page.name()) }</h2>
                { drill }
            </div>
        };
    }
    html! {
        <div class="experiment counting">
            if page.drill().is_some() || page.quiz().is_some() {
                // A finished drill is still on its felt, with its result before the next choice.
                <div class="drilling">{ drill }</div>
            }
            <h2>{ words.drill_heading() }</h2>
            { drills(page, language) }
            { line(words.intro(page.name())) }
            <ul class="tags">
                { for said::tag_groups(language, &page.system().tags()).into_iter().map(|it| html! { <li>{ it }</li> }) }
            </ul>
            { options::view(page, language, dispatch) }
            if page.trouble().is_some() {
                <p class="bad" role="alert">{ text::words(language).no_entropy() }</p>
            }
            { past::view(page, language, dispatch) }
            { system::view(page, language, dispatch) }
            { fit::view(model, dispatch) }
            <h2>{ words.index_heading() }</h2>
            { line(words.index_intro()) }
            <p>
                { words.by_rules(
                    text::rules_name(text::words(language), page.rules()),
                    page.system().name().unwrap_or(words.own()),
                ) }
                { " " }
                <a href={href(Route::Reading(Page::Rules))}>{ words.counting_other_rules() }</a>
            </p>
            if page.rules().shuffle.penetration().is_none() {
                { line(words.no_shoe()) }
            }
            <div class="index-plays" onmousedown={stays_after_first()}>{ indices::indices(model, dispatch) }</div>
        </div>
    }
}

/// Links to all drills.
fn drills(page: &CountingPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let drill = |name: DrillName| {
        let href = format!("#{}", page.path_of(name));
        let current = (name == page.name()).then_some("page");
        html! { <li><a {href} data-to-drill={name.code()} aria-current={current}>{ words.drill(name) }</a></li> }
    };
    html! {
        <nav class="drills" aria-label={words.drill_heading()}>
            <ul class="drill-links">{ for DrillName::ALL.map(drill) }</ul>
        </nav>
    }
}

/// The right answers of a drill, so far or in all.
fn score(right: u32, asked: u32, is_over: bool, words: PagesWords) -> String {
    if is_over {
        words.drill_result(right, asked)
    } else {
        words.counting_score(right, asked)
    }
}

/// The system with its name.
fn named_system(system: &AnySystem, language: Language) -> (&AnySystem, &'static str) {
    let own = PagesWords::of(language).own();
    (system, system.name().unwrap_or(own))
}

/// A button that can take the focus.
fn named(
    id: &'static str,
    class: &'static str,
    label: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {id} {class} {onclick}>{ label }</button> }
}

/// Sends the message for the time of the click.
fn timed(dispatch: &Callback<Msg>, msg: fn(f64) -> Counting) -> Callback<MouseEvent> {
    dispatch.reform(move |event: MouseEvent| Msg::Counting(msg(event.time_stamp())))
}

fn verdict(is_right: bool, language: Language) -> &'static str {
    let words = PagesWords::of(language);
    if is_right {
        words.right()
    } else {
        words.wrong()
    }
}

/// The time that the answers took. `None` before the first answer.
fn time(score: (u32, u32), spent: f64, language: Language) -> Option<String> {
    let (asked, _) = score;
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a float that is too large becomes the largest number"
    )]
    let seconds = (spent / 1000.0).round() as u32;
    let words = PagesWords::of(language);
    let each = words.fine(spent / 1000.0 / f64::from(asked.max(1)), 1);
    (asked > 0).then(|| words.time(seconds, &each))
}

/// The announcement of the drill's cards or question.
pub(crate) fn announcement(page: &CountingPage, language: Language) -> String {
    let text = text::words(language);
    let parts = match (page.drill(), page.quiz()) {
        (Some(drill), _) => running_announcement(drill, language),
        (None, Some(quiz)) => quiz_announcement(quiz, language),
        (None, None) => {
            let trouble = page.trouble();
            vec![trouble.map(|_| text.no_entropy().to_owned())]
        }
    };
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(text.between())
}

fn running_announcement(drill: &Drill, language: Language) -> Vec<Option<String>> {
    let (words, text) = (PagesWords::of(language), text::words(language));
    let shown = || running::shown(drill, language);
    let (asked, right) = drill.score();
    match drill.stage() {
        Stage::Turning => {
            let start = running::starts(drill, language).filter(|_| drill.is_at_start());
            vec![start, Some(text.list(drill.last())), shown()]
        }
        // A screen reader reads the label of the field when it takes the focus.
        Stage::Asking { no_number, .. } => {
            vec![no_number.map(|_| running::no_number(drill, language).to_owned())]
        }
        Stage::Answered { is_right } => {
            vec![Some(verdict(*is_right, language).to_owned()), shown()]
        }
        Stage::Over => vec![
            Some(running::over(drill, language).to_owned()),
            Some(words.counting_score(right, asked)),
            time(drill.score(), drill.spent(), language),
        ],
    }
}

fn quiz_announcement(quiz: &Quiz, language: Language) -> Vec<Option<String>> {
    let words = PagesWords::of(language);
    let (asked, right) = quiz.score();
    match quiz.stage() {
        QuizStage::Asking { no_number, .. } => vec![
            no_number.then(|| words.no_decimal().to_owned()),
            Some(said::question(language, quiz.question())),
        ],
        QuizStage::Answered { is_right } => vec![
            Some(verdict(*is_right, language).to_owned()),
            Some(said::solution(language, quiz.question())),
        ],
        QuizStage::Over => vec![
            Some(words.ended().to_owned()),
            Some(words.counting_score(right, asked)),
            time(quiz.score(), quiz.spent(), language),
        ],
    }
}

/// The announcement of the exact gain of the answered index play. Empty until it is known.
fn gain_announcement(page: &CountingPage, language: Language) -> String {
    let told = page.quiz().zip(page.gain());
    let told = told.and_then(|(quiz, gain)| quiz::gained(quiz.question(), gain, language));
    told.unwrap_or_default()
}

/// The selector of the next element that takes the focus.
pub(crate) fn focus(page: &CountingPage) -> Option<&'static str> {
    match (page.drill(), page.quiz()) {
        (Some(drill), _) => Some(match drill.stage() {
            Stage::Turning | Stage::Answered { .. } => "#drill-next",
            Stage::Asking {
                no_number: Some(CountField::True),
                ..
            } => "#drill-true",
            Stage::Asking { .. } => "#drill-running",
            Stage::Over => "#drill-begin",
        }),
        (None, Some(quiz)) => Some(match quiz.stage() {
            QuizStage::Asking { .. } if quiz.question().answer().is_some() => "#drill-play",
            QuizStage::Asking { .. } => "#drill-number",
            QuizStage::Answered { .. } => "#drill-next",
            QuizStage::Over => "#drill-begin",
        }),
        (None, None) => None,
    }
}

/// The count, if it is shown.
fn count_announcement(page: &CountingPage, language: Language) -> String {
    let shown = page
        .drill()
        .and_then(|drill| running::shown(drill, language));
    shown.unwrap_or_default()
}
