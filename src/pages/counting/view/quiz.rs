//! The drills that ask one question after the other.

use yew::prelude::*;

use super::{NEXT, NO_NUMBER, NUMBER, PLAY, named, score, time, timed, verdict};
use crate::app::language::Language;
use crate::pages::Msg;
use crate::pages::counting::words as said;
use crate::pages::counting::{Answer, CountField, Msg as Counting, Question, Quiz, QuizStage};
use crate::pages::kit::button::button;
use crate::pages::kit::keypad::keypad;
use crate::text::messages::PagesWords;
use crate::ui::field::{Keys, TextField};
use crate::ui::links::line;
use crate::ui::table::actions::single;

pub(crate) fn view(
    quiz: &Quiz,
    gain: Option<f64>,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let (asked, right) = quiz.score();
    let stage = match quiz.stage() {
        QuizStage::Asking { .. } => "asking",
        QuizStage::Answered { .. } => "answered",
        QuizStage::Over => "over",
    };
    html! {
        <section class="drill" data-drill={stage} data-quiz={quiz.name().code()} data-once="drill">
            { question(quiz.question(), language) }
            <div class="controls">{ waits_for(quiz, language, dispatch) }</div>
            if let QuizStage::Answered { is_right } = quiz.stage() {
                <p data-verdict={if *is_right { "right" } else { "wrong" }}>
                    <b>{ verdict(*is_right, language) }</b>
                    { " " }
                    { said::solution(language, quiz.question()) }
                </p>
            }
            if let Some(gain) = gain.and_then(|gain| gained(quiz.question(), gain, language)) {
                <p data-gain="">{ gain }</p>
            }
            if asked > 0 {
                <p data-asked={asked.to_string()} data-right={right.to_string()}>
                    { score(right, asked, matches!(quiz.stage(), QuizStage::Over), words) }
                </p>
            }
            if let (QuizStage::Over, Some(time)) = (quiz.stage(), time(quiz.score(), quiz.spent(), language)) {
                <p data-time="">{ time }</p>
            }
        </section>
    }
}

/// The gain of an index play at the true count of this question.
pub(crate) fn gained(question: &Question, gain: f64, language: Language) -> Option<String> {
    match question {
        Question::Index { case, .. } => Some(said::gain(language, case, gain)),
        Question::Tray { .. } | Question::TrueCount { .. } => None,
    }
}

/// The question, as a text or as a picture with a name.
fn question(question: &Question, language: Language) -> Html {
    match question {
        Question::Tray { decks, cards, .. } => {
            let all = u32::from(decks.number()) * 52;
            tray(*cards, all, said::question(language, question))
        }
        Question::TrueCount { .. } | Question::Index { .. } => {
            html! { <p class="question">{ said::question(language, question) }</p> }
        }
    }
}

/// A side view of a discard tray with `cards` of `all` cards.
pub(crate) fn tray(cards: u32, all: u32, name: String) -> Html {
    // The inside of the tray is 200 units high, which is the height of all cards.
    let height = 200.0 * f64::from(cards) / f64::from(all);
    let top = 210.0 - height;
    // The edges of cards. Their distance has no relation to decks.
    let edges = (1..67).map(|edge| 210.5 - 3.0 * f64::from(edge));
    let edges: Vec<String> = edges
        .take_while(|at| *at > top)
        .map(|at| format!("M22 {at:.1}h96"))
        .collect();
    html! {
        <svg class="tray" viewBox="0 0 140 220" role="img" aria-label={name}>
            <rect class="tray-cards" x="20" y={top.to_string()} width="100" height={height.to_string()} />
            <path class="tray-edges" d={edges.concat()} />
            <path class="tray-walls" d="M14 10V212H126V10" />
        </svg>
    }
}

/// The state of the quiz, with its field or buttons.
fn waits_for(quiz: &Quiz, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let finish = || {
        let onclick = single(timed(dispatch, Counting::ClickedFinish));
        button(words.counting_finish(), "", true, onclick)
    };
    match (quiz.stage(), quiz.question()) {
        (QuizStage::Asking { .. }, Question::Index { case, .. }) => {
            let [from, below] = case.answers();
            html! {
                <p class="do">
                    { play(PLAY, from, language, dispatch) }
                    { play("drill-other", below, language, dispatch) }
                    { finish() }
                </p>
            }
        }
        (QuizStage::Asking { typed, no_number }, question) => {
            let label = match question {
                Question::TrueCount { rounding, .. } => words.true_count(*rounding),
                Question::Tray { .. } | Question::Index { .. } => words.decks_in_tray(),
            };
            html! {
                <>
                    { asks(label, typed, *no_number, language, dispatch) }
                    <p class="do">{ finish() }</p>
                </>
            }
        }
        (QuizStage::Answered { .. }, _) => {
            let next = single(timed(dispatch, Counting::ClickedNext));
            html! {
                <p class="do">
                    { named(NEXT, "main", words.next(), next) }
                    { finish() }
                </p>
            }
        }
        (QuizStage::Over, _) => line(words.ended()),
    }
}

/// A button that answers with this play.
fn play(id: &'static str, answer: Answer, language: Language, dispatch: &Callback<Msg>) -> Html {
    let onclick = dispatch.reform(move |event: MouseEvent| {
        Msg::Counting(Counting::ChosePlay(answer, event.time_stamp()))
    });
    named(id, "", said::answer(language, answer), single(onclick))
}

/// The field for a number.
fn asks(
    label: &'static str,
    typed: &str,
    no_number: bool,
    language: Language,
    dispatch: &Callback<Msg>,
) -> Html {
    let words = PagesWords::of(language);
    let onsubmit = dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Msg::Counting(Counting::Answered(event.time_stamp()))
    });
    let typing = dispatch.reform(|text| Msg::Counting(Counting::Typed(CountField::Running, text)));
    let field = TextField {
        id: Some(NUMBER.into()),
        keys: Keys::Own,
        size: Some("5".into()),
        ..TextField::default()
    };
    let field = field.wrong_if(no_number, NO_NUMBER);
    html! {
        <form class="set-up" {onsubmit}>
            if no_number {
                <p id={NO_NUMBER} class="bad">{ words.no_decimal() }</p>
            }
            <label>
                { label }{ " " }
                { field.view(typed.to_owned(), &typing, &Callback::noop()) }
            </label>
            { keypad(typed, &typing, language) }
            <button type="submit" class="main" onclick={single(Callback::noop())}>
                { words.counting_answer() }
            </button>
        </form>
    }
}
