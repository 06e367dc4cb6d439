//! A lesson or an exam at its own address.

use yew::prelude::*;

use super::{address, exam, question};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack::Chips;
use crate::coach::counting::System;
use crate::games::video_poker::words as video_poker;
use crate::memory::{Grade, exam as of_exam};
use crate::pages::kit::button::button;
use crate::pages::learn::counted;
use crate::pages::learn::questions::Source;
use crate::pages::learn::{
    LearnPage, Lesson, LessonName, Msg as Learn, Part, Place, QUESTIONS, Stage, Trouble,
};
use crate::pages::{Availability, Model, Msg};
use crate::table::Fields;
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::clock::time_now;
use crate::ui::field::{Select, SelectOption};
use crate::ui::links::{href, line, line_of, page_with};
use crate::ui::table::actions::single;

/// The ids of the elements that take the focus.
const BEGIN: &str = "lesson-begin";
const CANCEL: &str = "lesson-cancel";
const NEXT: &str = "lesson-next";
const ONWARD: &str = "lesson-onward";
pub(super) const QUESTION: &str = "lesson-question";

/// Renders the lesson or the exam that the address names.
pub(super) fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::Learn);
    let (heading, about) = match page.place() {
        Place::List | Place::Progress => return Html::default(),
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
                <div class="lesson-head">
                    <h2>{ heading }</h2>
                    if let Some(lesson) = page.lesson() {
                        { rules_beside(lesson.name(), page, language) }
                    }
                </div>
                { not_stored(page, words) }
                { question }
            </div>
        };
    }
    html! {
        <div class="experiment lesson-place">
            <h2>{ heading }</h2>
            { super::mangled(page, words) }
            { line(about) }
            if let Some(lesson) = page.lesson() {
                { over(lesson, words) }
            }
            { exam::result(page, language) }
            // After a lesson, the way on stands before the rules.
            if page.lesson().is_some() {
                { begin(model, &dispatch) }
            }
            if let Place::Lesson(name) = page.place() {
                { rules(*name, page, language) }
            }
            if page.lesson().is_none() {
                { begin(model, &dispatch) }
            }
            if let Place::Lesson(name) = page.place() {
                { known(*name, page, words) }
            }
            { not_stored(page, words) }
            { line_of("note", table(page, language)) }
            { for met_elsewhere(page, language) }
            <p class="links">
                { further(page, language) }
                { " " }
                <a href={address(&Place::List, page)}>{ words.lesson_all() }</a>
            </p>
        </div>
    }
}

/// The rules of the lesson in a few lines, or that a worker computes them.
fn rules(name: LessonName, page: &LearnPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let shown = match page.primer(name, language) {
        Some(parts) if !parts.is_empty() => parts_in_lines(name, &parts, words),
        None if page.awaits_primer() => line(words.lesson_rules_work()),
        Some(_) | None => return Html::default(),
    };
    html! {
        <section class="lesson-rules" aria-labelledby="lesson-rules">
            <h3 id="lesson-rules">{ words.lesson_rules() }</h3>
            { shown }
        </section>
    }
}

/// The same beside a question, on demand. An exam has no rules.
fn rules_beside(name: LessonName, page: &LearnPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let parts = page.primer(name, language).filter(|it| !it.is_empty());
    let shown = parts.map(|parts| {
        html! {
            <details class="lesson-rules">
                <summary>{ words.lesson_rules() }</summary>
                <div>{ parts_in_lines(name, &parts, words) }</div>
            </details>
        }
    });
    shown.into_iter().collect()
}

fn parts_in_lines(name: LessonName, parts: &[Part], words: PagesWords) -> Html {
    let part = |Part { heading, lines }: &Part| {
        html! {
            <>
                if let Some(heading) = heading {
                    <h4>{ words.lesson(*heading) }</h4>
                }
                <ul>{ for lines.iter().map(|it| html! { <li>{ it }</li> }) }</ul>
            </>
        }
    };
    html! {
        <>
            if name.source() == Source::Chart {
                { line(words.lesson_rules_order()) }
            }
            { for parts.iter().map(part) }
        </>
    }
}

/// What the page asks about; the chart of blackjack where it asks nothing.
fn source(page: &LearnPage) -> Source {
    page.source().unwrap_or(Source::Chart)
}

/// The rules or the pay table of the lesson.
fn table(page: &LearnPage, language: Language) -> String {
    let words = PagesWords::of(language);
    let rules = || text::rules_name(text::words(language), page.rules());
    let counted_rules = text::rules_name(text::words(language), &counted(*page.rules()));
    match source(page) {
        Source::Chart => words.learn_lessons_rules(rules()),
        Source::Tags | Source::Trays | Source::TrueCounts | Source::Indices => {
            words.learn_lessons_count(counted_rules)
        }
        Source::Ranks => String::new(),
        Source::Match(_) => words.learn_lessons_match().to_owned(),
        Source::Rows => {
            let poker = text::poker::words(language);
            words.learn_lessons_pays(&video_poker::full_name(poker, page.pays()))
        }
    }
}

/// A link to the page about what the lesson asks.
fn further(page: &LearnPage, language: Language) -> Html {
    let words = text::words(language);
    match source(page) {
        Source::Chart => html! { <a href={chart(page)}>{ words.strategy_chart() }</a> },
        Source::Tags | Source::Trays | Source::TrueCounts | Source::Indices => {
            let href = page_with(Page::Counting, &Fields::new());
            html! { <a {href}>{ words.heading(Route::Reading(Page::Counting)) }</a> }
        }
        Source::Match(_) => {
            let charts = page_with(Page::Equilibrium, &Fields::new());
            html! {
                <>
                    <a href={href(Route::DUEL)}>{ words.heading(Route::DUEL) }</a>
                    { " " }
                    <a href={charts}>{ words.heading(Route::Reading(Page::Equilibrium)) }</a>
                </>
            }
        }
        Source::Ranks => {
            let href = page_with(Page::Lab, &Fields::new());
            html! { <a {href}>{ words.heading(Route::Reading(Page::Lab)) }</a> }
        }
        Source::Rows => {
            let fields = Fields::new().with("rules", page.pays());
            let href = page_with(Page::PayTable, &fields);
            html! { <a {href}>{ words.strategy_chart() }</a> }
        }
    }
}

/// The address of the chart that is learned.
fn chart(page: &LearnPage) -> String {
    page_with(Page::Rules, &Fields::new().with("rules", page.rules()))
}

/// The reason why the answers are not stored.
pub(super) fn not_stored(page: &LearnPage, words: PagesWords) -> Html {
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
        // A wrong tag or true count has no exact cost.
        let has_cost = match name.source() {
            Source::Chart | Source::Indices | Source::Rows => true,
            // Those of the match are in chips.
            Source::Tags
            | Source::Trays
            | Source::TrueCounts
            | Source::Ranks
            | Source::Match(_) => false,
        };
        let in_hundred = |bets: f64| words.fine(100.0 * bets, 2);
        return html! {
            <>
                { line(words.lesson_progress(progress.due, progress.new, progress.known)) }
                if has_cost {
                    { line(words.lesson_loss(&in_hundred(progress.loss))) }
                    if name.source() == Source::Chart {
                        { one_bet(page, words) }
                    }
                }
            </>
        };
    }
    let met = page.met().into_iter().flatten();
    let its = met.filter(|(of, met)| *of == name && met.due + met.known > 0);
    its.map(|(_, met)| line(words.lesson_met(met.due, met.known)))
        .collect()
}

/// What the player has met under other rules of blackjack.
fn met_elsewhere(page: &LearnPage, language: Language) -> Option<Html> {
    let known = super::met_elsewhere(page, language);
    known
        .filter(|_| source(page) == Source::Chart)
        .map(|it| line_of("note", it))
}

/// What a cost in bets means under rules without bets.
fn one_bet(page: &LearnPage, words: PagesWords) -> Html {
    match page.rules().chips {
        Chips::None => line_of("note", words.lesson_one_bet()),
        Chips::Bets => Html::default(),
    }
}

/// The button that begins the lesson, or the work before it.
pub(super) fn begin(model: &Model, dispatch: &Callback<Learn>) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    if let Place::Lesson(name) = page.place()
        && !name.exists(page.rules())
    {
        let rules = text::rules_name(text::words(language), page.rules());
        return html! { <p id={BEGIN} tabindex="-1">{ words.lesson_none(rules) }</p> };
    }
    let needs_worker = match source(page) {
        Source::Chart | Source::Indices | Source::Rows | Source::Match(_) => true,
        Source::Tags | Source::Trays | Source::TrueCounts | Source::Ranks => false,
    };
    if needs_worker && model.workers() == Availability::NoWorker {
        return line(words.cannot_work());
    }
    let onward = page.onward();
    let class = if onward.is_some() { "" } else { "main" };
    let label = match (page.place(), source(page)) {
        (Place::Lesson(_), _) if page.lesson().is_some() => words.lesson_again().to_owned(),
        (Place::Progress, _) => words.progress_work_out().to_owned(),
        (Place::NewExam | Place::Exam(_), _) => words.lesson_begin(of_exam::QUESTIONS),
        (Place::List | Place::Lesson(_), Source::Chart | Source::Rows | Source::Match(_)) => {
            words.lesson_begin(QUESTIONS as usize)
        }
        (
            Place::List | Place::Lesson(_),
            Source::Tags | Source::Trays | Source::TrueCounts | Source::Indices | Source::Ranks,
        ) => words.lesson_begin_questions(QUESTIONS as usize),
    };
    match page.work() {
        Some((done, all)) => html! {
            <>
                <p role="status">{ preparing(page, done, all, words) }</p>
                <progress max={all.to_string()} value={done.to_string()} aria-label={preparing(page, done, all, words)} />
                <p class="do">{ named(CANCEL, "", words.lesson_cancel(), dispatch, || Learn::ClickedCancel) }</p>
            </>
        },
        None => html! {
            <>
                { system(page, words, dispatch) }
                if let Some(trouble) = page.trouble() {
                    <p class="bad" role="alert">{ told(trouble, language) }</p>
                }
                <p class="do">
                    if let Some(next) = onward {
                        <a id={ONWARD} class="action main" href={address(&Place::Lesson(next), page)}>
                            { words.lesson_next(words.lesson(next)) }
                        </a>
                    }
                    { named(BEGIN, class, label, dispatch, || Learn::ClickedBegin) }
                </p>
            </>
        },
    }
}

/// The reason why no lesson has started.
fn told(trouble: Trouble, language: Language) -> &'static str {
    match trouble {
        Trouble::NoEntropy => text::words(language).no_entropy(),
        Trouble::NoSolution => PagesWords::of(language).match_not_here(),
    }
}

/// What the worker does, in words.
fn preparing(page: &LearnPage, done: usize, all: usize, words: PagesWords) -> String {
    match source(page) {
        Source::Chart
        | Source::Tags
        | Source::Trays
        | Source::TrueCounts
        | Source::Indices
        | Source::Ranks => words.lesson_preparing(done, all),
        Source::Rows => words.lesson_preparing_rows().to_owned(),
        Source::Match(_) => words.lesson_preparing_match().to_owned(),
    }
}

/// The choice of the counting system, in lessons that ask about it. Only a balanced system has true counts.
fn system(page: &LearnPage, words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let is_offered: fn(&System) -> bool = match source(page) {
        Source::Chart
        | Source::Trays
        | Source::TrueCounts
        | Source::Ranks
        | Source::Rows
        | Source::Match(_) => {
            return Html::default();
        }
        Source::Tags => |_| true,
        Source::Indices => |it| it.tags().is_balanced(),
    };
    let option = |it: System| SelectOption {
        value: it,
        code: it.code().to_owned(),
        name: it.name().to_owned(),
    };
    let options = System::ALL.into_iter().filter(is_offered).map(option);
    let list = Select {
        name: Some("system".into()),
        ..Select::default()
    };
    let chose = dispatch.reform(Learn::ChoseSystem);
    html! {
        <label>
            { words.lesson_system() }{ " " }
            { list.view(options, &page.system(), chose) }
        </label>
    }
}

fn over(lesson: &Lesson, words: PagesWords) -> Html {
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

/// The question with its answers to choose from, or with what the player has answered. `None` at the end of the lesson.
fn asking(lesson: &Lesson, model: &Model, dispatch: &Callback<Learn>) -> Option<Html> {
    let language = model.language();
    let words = PagesWords::of(language);
    let (asked, answer, stage) = match lesson.stage() {
        Stage::Asking(asked) => (asked, None, "asking"),
        Stage::Answered(asked, answer) => (asked, Some(answer), "answered"),
        Stage::Over(_) => return None,
    };
    let (count, right) = lesson.score();
    // The cards stay when they are answered.
    let number = count - u32::from(answer.is_some());
    let choices = match answer {
        None => asked.question.choices(),
        Some(_) => vec![],
    };
    let keys = question::keys(choices.clone(), dispatch);
    Some(html! {
        <section
            id={QUESTION}
            class="drill lesson"
            tabindex="-1"
            aria-label={words.lesson(lesson.name())}
            data-lesson={stage}
            data-item={asked.item.to_string()}
            onkeydown={keys}
        >
            <progress max={QUESTIONS.to_string()} value={count.to_string()} aria-label={words.learn_lessons()} />
            { question::shown(&asked.question, answer.is_some(), number, model, dispatch) }
            if let Some(answer) = answer {
                <div class="lesson-answer" data-verdict={verdict_code(answer.grade)}>
                    <b>{ verdict(answer.grade, words) }</b>
                    { for question::sentences(&asked.question, answer, model.learn().reason(), language).into_iter().map(line) }
                    // Once, below the first cost.
                    if count == 1 && lesson.name().source() == Source::Chart {
                        { one_bet(model.learn(), words) }
                    }
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
                        { question::choices(&choices, language, dispatch) }
                    }
                    { finish(words, dispatch) }
                </p>
            </div>
        </section>
    })
}

/// The button that ends the lesson or the exam.
pub(super) fn finish(words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let onclick = single(dispatch.reform(|_| Learn::ClickedFinish));
    button(words.counting_finish(), "finish", true, onclick)
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

fn verdict(grade: Grade, words: PagesWords) -> &'static str {
    match grade {
        Grade::Right => words.right(),
        Grade::Wrong => words.wrong(),
    }
}

const fn verdict_code(grade: Grade) -> &'static str {
    match grade {
        Grade::Right => "right",
        Grade::Wrong => "wrong",
    }
}

/// The announcement of the lesson, or of the work before it.
pub(super) fn announcement(model: &Model) -> String {
    let (page, language) = (model.learn(), model.language());
    let (words, text) = (PagesWords::of(language), text::words(language));
    let is_of_lesson = *page.place() != Place::Progress;
    let lesson = page.lesson().filter(|_| is_of_lesson);
    let parts: Vec<String> = match (page.work(), lesson.map(|it| (it, it.stage()))) {
        (Some((done, all)), _) => vec![preparing(page, done, all, words)],
        (None, _) if !is_of_lesson && page.has_costs() => {
            vec![words.progress_costs_are().to_owned()]
        }
        (None, Some((_, Stage::Asking(asked)))) => {
            vec![question::spoken(&asked.question, language)]
        }
        (None, Some((_, Stage::Answered(asked, answer)))) => {
            let verdict = verdict(answer.grade, words).to_owned();
            let sentences = question::sentences(&asked.question, answer, page.reason(), language);
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
            (None, Some(trouble)) => vec![told(trouble, language).to_owned()],
            (None, None) => vec![],
        },
    };
    parts.join(text.between())
}

/// The selector of the next element that takes the focus.
pub(super) fn focus(page: &LearnPage) -> &'static str {
    let is_of_lesson = *page.place() != Place::Progress;
    let lesson = page.lesson().filter(|_| is_of_lesson);
    match (page.work(), lesson.map(|it| (it, it.stage()))) {
        (Some(_), _) => "#lesson-cancel",
        (None, _) if !is_of_lesson => ".progress-table",
        // The first card of five.
        (None, Some((lesson, Stage::Asking(_)))) if lesson.discards().is_some() => {
            ".lesson-cards [data-card]"
        }
        // No button: the key that went on would answer.
        (None, Some((_, Stage::Asking(_)))) => "#lesson-question",
        (None, Some((_, Stage::Answered(..)))) => "#lesson-next",
        (None, None) if page.is_learning() => "#lesson-question",
        (None, Some((_, Stage::Over(_)))) if page.onward().is_some() => "#lesson-onward",
        (None, Some((_, Stage::Over(_))) | None) => "#lesson-begin",
    }
}
