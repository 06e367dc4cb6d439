//! The panel of the count at the blackjack table: the question, and the results so far.

use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::app::settings::Count;
use crate::app::{Model, Msg};
use crate::coach::counting::StartText;
use crate::games::blackjack::count::{CountAnswer, CountField, CountMsg, CountQuestion};
use crate::text::{Words, count_starts, no_count_start, start_points, words};
use crate::ui::field::TextField;
use crate::ui::links::{href, line, line_of};
use crate::ui::table::actions::single;

/// The id of the note or error below the field for the start, in this panel.
const START_IN_PANEL: &str = "count-start-note";

/// The id of the message that asks for a number.
const NO_NUMBER: &str = "count-no-number";

/// Renders the panel.
pub fn panel(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let settings = model.settings();
    let words = words(model.language());
    let score = model.count_score();
    let says = model.count_says();
    let now = match model.count_question() {
        Some(question) => self::question(question, model, words, dispatch),
        None if model.has_shoe() => line(words.count_later()),
        None => line(words.count_no_shoe()),
    };
    html! {
        <div class="panel">
            { now }
            { start(model, START_IN_PANEL, dispatch) }
            if score.asked > 0 {
                <p data-counts-asked={score.asked.to_string()} data-counts-right={score.right.to_string()}>
                    { words.count_score(score.right, score.asked) }
                </p>
            }
            if let Some(decision) = says.and_then(|says| says.decision.as_ref()) {
                <p data-count-decision="">{ decision }</p>
            }
            if let Some(bet) = says.and_then(|says| says.bet.as_ref()) {
                <p data-count-bet="">{ bet }</p>
            }
            if let Some(visit) = says.and_then(|says| says.visit.as_ref()) {
                <p data-count-visit="">{ visit }</p>
            }
            if settings.count != Count::Off {
                { line_of("note", words.count_hi_lo_only()) }
                <p><a href={href(Route::Reading(Page::Bets))}>{ words.count_ramp() }</a></p>
            }
        </div>
    }
}

/// The start of the running count, with a field for another one. Empty if the player does not count, or counts by a
/// balanced system. `id` is that of the field's message, because the settings show the same field.
pub fn start(model: &Model, id: &'static str, dispatch: &Callback<Msg>) -> Html {
    let language = model.language();
    let words = words(language);
    let (Some(at), Some(sentence)) = (model.count_start(), start_sentence(model)) else {
        return Html::default();
    };
    let now = at.hundredths();
    let usual = at.system.start(at.decks.decks());
    let text = model.count_start_text();
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Count(CountMsg::LeftStart)
    });
    html! {
        <form class="count-start" data-count-start={hundredths_text(now)} {onsubmit}>
            <p>{ sentence }</p>
            { start_field(
                ("count-start", id),
                language,
                text,
                now,
                &dispatch.reform(|typed| Msg::Count(CountMsg::TypedStart(typed))),
                &dispatch.reform(|()| Msg::Count(CountMsg::LeftStart)),
            ) }
            if text.is_refused() {
                <p {id} class="bad">{ no_count_start(language, &at.system) }</p>
            } else {
                <p {id} class="note">{ words.count_start_note(&start_points(language, usual)) }</p>
            }
        </form>
    }
}

/// The field for the start of the running count, with its name and the id of its message. `now` is the start in use, in
/// hundredths of a point.
pub(crate) fn start_field(
    (name, described_by): (&'static str, &'static str),
    language: Language,
    text: &StartText,
    now: i32,
    typed: &Callback<String>,
    left: &Callback<()>,
) -> Html {
    let field = TextField {
        name: Some(name.into()),
        size: Some("5".into()),
        is_wrong: text.is_refused(),
        described_by: Some(described_by.into()),
        ..TextField::default()
    };
    let text = text.typed().map(str::to_owned);
    let text = text.unwrap_or_else(|| hundredths_text(now));
    html! {
        <label>
            { words(language).count_start_setting() }{ " " }
            { field.view(text, typed, left) }
        </label>
    }
}

/// A count in hundredths of a point as the player could type it: `-20`.
pub(crate) fn hundredths_text(hundredths: i32) -> String {
    (f64::from(hundredths) / 100.0).to_string()
}

/// The sentence about the start of the running count.
fn start_sentence(model: &Model) -> Option<String> {
    let at = model.count_start()?;
    let name = at.system.name().unwrap_or_default();
    count_starts(model.language(), (&at.system, name), at.start, at.decks)
}

/// The announcement of the start of the running count, or of the error in the typed one.
#[must_use]
pub fn start_told(model: &Model) -> String {
    match model.count_start() {
        Some(at) if model.count_start_text().is_refused() => {
            no_count_start(model.language(), &at.system)
        }
        Some(_) | None => start_sentence(model).unwrap_or_default(),
    }
}

/// The question, or its result.
fn question(
    question: &CountQuestion,
    model: &Model,
    words: Words,
    dispatch: &Callback<Msg>,
) -> Html {
    if let CountAnswer::Given { is_right } = question.answer() {
        let verdict = if is_right { "right" } else { "wrong" };
        return html! {
            <p id="count-verdict" tabindex="-1" data-verdict={verdict}><b>{ told(model, words) }</b></p>
        };
    }
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Count(CountMsg::Answered)
    });
    let wrong = match question.answer() {
        CountAnswer::NoNumber(field) => Some(field),
        CountAnswer::Awaited | CountAnswer::Given { .. } => None,
    };
    let field = |id: &'static str, label: &'static str, field: CountField| {
        let typed = dispatch.reform(move |typed| Msg::Count(CountMsg::Typed(field, typed)));
        let drawn = TextField {
            id: Some(id.into()),
            size: Some("5".into()),
            ..TextField::default()
        };
        let drawn = drawn.wrong_if(wrong == Some(field), NO_NUMBER);
        html! {
            <label>
                { label }{ " " }
                { drawn.view(question.typed(field).to_owned(), &typed, &Callback::noop()) }
            </label>
        }
    };
    html! {
        <form class="count-form" data-count-question={model.settings().count_by.code()} {onsubmit}>
            <p>{ words.count_asked() }</p>
            if wrong.is_some() {
                <p id={NO_NUMBER} class="bad">{ words.count_no_number() }</p>
            }
            { field("count-running", words.count_running(), CountField::Running) }
            if let Some(rounding) = question.rounding() {
                { field("count-true", words.count_true(rounding), CountField::True) }
            }
            <button type="submit" class="action main" onclick={single(Callback::noop())}>
                { words.count_answer() }
            </button>
        </form>
    }
}

/// The announcement of the question or of its result.
#[must_use]
pub fn told(model: &Model, words: Words) -> String {
    let Some(question) = model.count_question() else {
        return String::new();
    };
    match question.answer() {
        CountAnswer::Awaited => words.count_asked().to_owned(),
        CountAnswer::NoNumber(_) => words.count_no_number().to_owned(),
        CountAnswer::Given { is_right } => {
            let running = words.count_points(question.shoe_count().running().into());
            let true_count = question
                .true_count()
                .map(|whole| words.count_points(100 * whole));
            words.count_verdict(is_right, &running, true_count.as_deref())
        }
    }
}
