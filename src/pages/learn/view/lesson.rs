//! A lesson or an exam at its own address.

use yew::prelude::*;

use super::{address, exam};
use crate::app::language::Language;
use crate::app::route::Page;
use crate::coach::{HandKind, Play};
use crate::core::Card;
use crate::memory::Grade;
use crate::memory::exam::QUESTIONS;
use crate::pages::kit::button::button;
use crate::pages::learn::{
    Answer, Asked, ChartLesson, HANDS, LearnPage, LessonName, Msg as Learn, Place, Stage,
};
use crate::pages::{Availability, Model, Msg};
use crate::table::{Fields, NoEntropy};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::time_now;
use crate::ui::links::{line, line_of, page_with};
use crate::ui::table::actions::single;
use crate::ui::table::card::{Side, card};
use crate::ui::table::face::Style;
use crate::ui::table::hand::Held;

/// The ids of the elements that take the focus.
const BEGIN: &str = "lesson-begin";
const CANCEL: &str = "lesson-cancel";
const PLAY: &str = "lesson-play";
const NEXT: &str = "lesson-next";

/// Renders the lesson or the exam that the address names.
pub(super) fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::Learn);
    let (heading, about) = match page.place() {
        Place::List => return Html::default(),
        Place::Lesson(name) => (words.lesson(*name), words.lesson_about(*name)),
        Place::NewExam | Place::Exam(_) => (words.exam(), words.exam_about()),
    };
    let question = match (page.lesson(), page.exam()) {
        (Some(lesson), _) => asking(lesson, model, &dispatch),
        (None, Some(exam)) => exam::asking(exam, model, &dispatch),
        (None, None) => None,
    };
    if let Some(question) = question {
        return html! {
            <div class="experiment drilling">
                <h2>{ heading }</h2>
                { not_stored(page, words) }
                { question }
            </div>
        };
    }
    html! {
        <div class="experiment lesson-place">
            <h2>{ heading }</h2>
            { line(about) }
            if let Some(lesson) = page.lesson() {
                { over(lesson, words) }
            }
            { exam::result(page, language) }
            { begin(model, &dispatch) }
            if let Place::Lesson(name) = page.place() {
                { known(*name, page, words) }
            }
            { not_stored(page, words) }
            { line_of("note", words.learn_lessons_rules(text::rules_name(text::words(language), page.rules()))) }
            <p class="links">
                <a href={chart(page)}>{ text::words(language).strategy_chart() }</a>
                { " " }
                <a href={address(&Place::List, page)}>{ words.lesson_all() }</a>
            </p>
        </div>
    }
}

/// The address of the chart that is learned.
fn chart(page: &LearnPage) -> String {
    page_with(Page::Rules, &Fields::new().with("rules", page.rules()))
}

/// The reason why the answers are not stored.
fn not_stored(page: &LearnPage, words: PagesWords) -> Html {
    match page.failure() {
        None => Html::default(),
        Some(why) => {
            html! { <p class="bad" role="alert">{ words.lesson_not_stored(words.failed(why)) }</p> }
        }
    }
}

/// How far the player is.
fn known(name: LessonName, page: &LearnPage, words: PagesWords) -> Html {
    if let Some(progress) = page.progress(name) {
        let in_hundred = |bets: f64| words.fine(100.0 * bets, 2);
        return html! {
            <>
                { line(words.lesson_progress(progress.due, progress.new, progress.known)) }
                { line(words.lesson_loss(&in_hundred(progress.loss))) }
            </>
        };
    }
    match page.met(name) {
        Some(met) if met.due + met.known > 0 => line(words.lesson_met(met.due, met.known)),
        Some(_) | None => Html::default(),
    }
}

/// The button that begins the lesson, or the work before it.
fn begin(model: &Model, dispatch: &Callback<Learn>) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    if let Place::Lesson(name) = page.place()
        && !name.exists(page.rules())
    {
        let rules = text::rules_name(text::words(language), page.rules());
        return html! { <p id={BEGIN} tabindex="-1">{ words.lesson_none(rules) }</p> };
    }
    if model.workers() == Availability::NoWorker {
        return line(words.cannot_work());
    }
    let hands = match page.place() {
        Place::List | Place::Lesson(_) => HANDS as usize,
        Place::NewExam | Place::Exam(_) => QUESTIONS,
    };
    match page.work() {
        Some((done, all)) => html! {
            <>
                <p role="status">{ words.lesson_preparing(done, all) }</p>
                <progress max={all.to_string()} value={done.to_string()} aria-label={words.lesson_preparing(done, all)} />
                <p class="do">{ named(CANCEL, "", words.lesson_cancel(), dispatch, || Learn::ClickedCancel) }</p>
            </>
        },
        None => html! {
            <>
                if page.trouble().is_some() {
                    <p class="bad" role="alert">{ text::words(language).no_entropy() }</p>
                }
                <p class="do">{ named(BEGIN, "main", words.lesson_begin(hands), dispatch, || Learn::ClickedBegin) }</p>
            </>
        },
    }
}

fn over(lesson: &ChartLesson, words: PagesWords) -> Html {
    let Stage::Over(ending) = lesson.stage() else {
        return Html::default();
    };
    let (asked, right) = lesson.score();
    html! {
        <div class="lesson-over" data-lesson="over">
            { line(words.lesson_over(*ending)) }
            if asked > 0 {
                <p data-asked={asked.to_string()} data-right={right.to_string()}>{ words.drill_result(right, asked) }</p>
            }
        </div>
    }
}

/// The hand with its plays, or with the answer. `None` at the end of the lesson.
fn asking(lesson: &ChartLesson, model: &Model, dispatch: &Callback<Learn>) -> Option<Html> {
    let words = PagesWords::of(model.language());
    let (asked, answer, stage) = match lesson.stage() {
        Stage::Asking(asked) => (asked, None, "asking"),
        Stage::Answered(asked, answer) => (asked, Some(answer), "answered"),
        Stage::Over(_) => return None,
    };
    let (count, right) = lesson.score();
    Some(html! {
        <section class="drill lesson" data-lesson={stage} data-item={asked.item.to_string()}>
            <progress max={HANDS.to_string()} value={count.to_string()} aria-label={words.learn_lessons()} />
            { hand(asked, count, model) }
            if let Some(answer) = answer {
                <div class="lesson-answer" data-verdict={verdict_code(answer)}>
                    <b>{ verdict(answer, words) }</b>
                    { for sentences(asked, answer, words).into_iter().map(line) }
                </div>
            }
            if count > 0 {
                { line_of("lesson-score", words.counting_score(right, count)) }
            }
            <div class="controls">
                <p class="do">
                    if answer.is_some() {
                        { named(NEXT, "main", words.next().to_owned(), dispatch, || Learn::ClickedNext(time_now())) }
                    } else {
                        { plays(asked, words, dispatch) }
                    }
                    { finish(words, dispatch) }
                </p>
            </div>
        </section>
    })
}

/// The cards of the dealer and of the player. `number` is that of the question, so that each question has new cards.
pub(super) fn hand(asked: &Asked, number: u32, model: &Model) -> Html {
    let language = model.language();
    let (words, style) = (PagesWords::of(language), Style::from(model.settings()));
    let hand = words.lesson_hand(&hands(asked, words));
    html! {
        <div class="lesson-cards">
            { cards(words.lesson_dealer().to_owned(), &[asked.upcard], number, style, language) }
            { cards(hand, &asked.hand, number, style, language) }
        </div>
    }
}

/// The kind of the hand. In a lesson a hard hand is called so.
pub(super) fn hands(asked: &Asked, words: PagesWords) -> String {
    match asked.decision.cell.hands() {
        HandKind::Hard(total) => words.lesson_hard(total),
        kind @ (HandKind::Soft(_) | HandKind::Pair(_)) => words.hands(kind),
    }
}

/// The buttons to answer with.
pub(super) fn plays(asked: &Asked, words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let all = asked.plays.iter().enumerate();
    all.map(|(place, it)| play(place, *it, words, dispatch))
        .collect()
}

/// The button that ends the lesson or the exam.
pub(super) fn finish(words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let onclick = single(dispatch.reform(|_| Learn::ClickedFinish));
    button(words.counting_finish(), "", true, onclick)
}

/// A hand with its heading. `number` is that of the question, so that each question has new cards.
fn cards(heading: String, cards: &[Card], number: u32, style: Style, language: Language) -> Html {
    let shown = cards.iter().enumerate().map(|(place, it)| {
        let held = Held::from(Side::Up(*it));
        html! { <li key={place}>{ card(&held, style, language, &format!("{number} {place} {it}")) }</li> }
    });
    html! {
        <div class="lesson-hand">
            <h3>{ heading }</h3>
            <ul class="cards">{ for shown }</ul>
        </div>
    }
}

/// A button that answers with this play. The first one takes the focus.
fn play(place: usize, play: Play, words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let id = (place == 0).then_some(PLAY);
    let onclick = single(dispatch.reform(move |_| Learn::ChosePlay(play, time_now())));
    html! { <button type="button" {id} data-play={play.code()} {onclick}>{ words.play(play) }</button> }
}

fn named(
    id: &'static str,
    class: &'static str,
    label: impl Into<AttrValue>,
    dispatch: &Callback<Learn>,
    msg: fn() -> Learn,
) -> Html {
    let onclick = single(dispatch.reform(move |_| msg()));
    html! { <button type="button" {id} {class} {onclick}>{ label.into() }</button> }
}

fn verdict(answer: &Answer, words: PagesWords) -> &'static str {
    match answer.grade {
        Grade::Right => words.right(),
        Grade::Wrong => words.wrong(),
    }
}

fn verdict_code(answer: &Answer) -> &'static str {
    match answer.grade {
        Grade::Right => "right",
        Grade::Wrong => "wrong",
    }
}

/// What the chart says, and what the wrong play costs. After a right answer, it is the cheapest of the wrong ones.
fn sentences(asked: &Asked, answer: &Answer, words: PagesWords) -> Vec<String> {
    let cost = |play: &Play| Some((*play, asked.decision.cost(*play)?));
    let others = asked.plays.iter().filter(|it| **it != asked.decision.first);
    let cheapest = others
        .filter_map(cost)
        .min_by(|(_, one), (_, other)| one.total_cmp(other));
    let told = match answer.grade {
        Grade::Right => cheapest,
        Grade::Wrong => Some((answer.play, answer.cost)),
    };
    // Against the best play a mistake never gains; where the chart is not the best, the difference is too small to tell.
    let costs = told.map(|(play, cost)| {
        let cost = words.fine(cost.max(0.0), 3);
        let up = asked.decision.up.to_string();
        words.lesson_costs(words.play(play), &cost, &hands(asked, words), &up)
    });
    let right = words.lesson_right_is(words.play(asked.decision.first));
    [Some(right), costs].into_iter().flatten().collect()
}

/// The announcement of the lesson, or of the work before it.
pub(super) fn announcement(model: &Model) -> String {
    let (page, language) = (model.learn(), model.language());
    let (words, text) = (PagesWords::of(language), text::words(language));
    let parts: Vec<String> = match (page.work(), page.lesson().map(|it| (it, it.stage()))) {
        (Some((done, all)), _) => vec![words.lesson_preparing(done, all)],
        (None, Some((_, Stage::Asking(asked)))) => vec![question(asked, language)],
        (None, Some((_, Stage::Answered(asked, answer)))) => {
            let verdict = verdict(answer, words).to_owned();
            let sentences = sentences(asked, answer, words);
            [verdict].into_iter().chain(sentences).collect()
        }
        (None, Some((lesson, Stage::Over(ending)))) => {
            let (asked, right) = lesson.score();
            let over = words.lesson_over(*ending).to_owned();
            let result = (asked > 0).then(|| words.drill_result(right, asked));
            [over].into_iter().chain(result).collect()
        }
        (None, None) => match (page.exam(), page.trouble()) {
            (Some(exam), _) => exam::announcement(exam, language),
            (None, Some(NoEntropy)) => vec![text.no_entropy().to_owned()],
            (None, None) => vec![],
        },
    };
    parts.join(text.between())
}

/// The question, as a screen reader says it.
pub(super) fn question(asked: &Asked, language: Language) -> String {
    let (words, text) = (PagesWords::of(language), text::words(language));
    let hand = hands(asked, words);
    words.lesson_question(&hand, &text.list(&asked.hand), &text.list(&[asked.upcard]))
}

/// The selector of the next element that takes the focus.
pub(super) fn focus(page: &LearnPage) -> &'static str {
    match (page.work(), page.lesson().map(ChartLesson::stage)) {
        (Some(_), _) => "#lesson-cancel",
        (None, Some(Stage::Asking(_))) => "#lesson-play",
        (None, Some(Stage::Answered(..))) => "#lesson-next",
        (None, None) if page.is_learning() => "#lesson-play",
        (None, Some(Stage::Over(_)) | None) => "#lesson-begin",
    }
}
