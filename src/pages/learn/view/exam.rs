//! The exam: its questions, and its result.

use yew::prelude::*;

use super::lesson::{QUESTION, finish};
use super::question::{chart_hand, choices, hands, keys, spoken_chart};
use crate::app::language::Language;
use crate::memory::{ExamLink, Mark};
use crate::pages::Model;
use crate::pages::learn::questions::ChartQuestion;
use crate::pages::learn::{ChartExam, ExamAnswer, LearnPage, Msg as Learn, Place};
use crate::text::messages::PagesWords;
use crate::ui::links::line;

/// The hand with its plays. `None` at the end of the exam.
pub(super) fn asking(exam: &ChartExam, model: &Model, dispatch: &Callback<Learn>) -> Option<Html> {
    let words = PagesWords::of(model.language());
    let (item, asked) = exam.question()?;
    let (count, all) = exam.score();
    let number = u32::try_from(count).unwrap_or(u32::MAX);
    Some(html! {
        <section
            id={QUESTION}
            class="drill lesson"
            tabindex="-1"
            aria-label={words.exam()}
            data-lesson="asking"
            data-item={item.to_string()}
            onkeydown={keys(asked.choices(), dispatch)}
        >
            <progress max={all.to_string()} value={count.to_string()} aria-label={words.exam()} />
            { chart_hand(asked, number, model) }
            <div class="controls">
                <p class="do">
                    { choices(&asked.choices(), model.language(), dispatch) }
                    { finish(words, dispatch) }
                </p>
            </div>
        </section>
    })
}

/// The result of the exam that has just ended, or of the one in the address.
pub(super) fn result(page: &LearnPage, language: Language) -> Html {
    let words = PagesWords::of(language);
    let link = match page.place() {
        Place::Exam(link) => link,
        Place::List | Place::Lesson(_) | Place::NewExam | Place::Progress => {
            return Html::default();
        }
    };
    let taken = page.exam().and_then(|it| Some((it, it.mark()?)));
    if let Some((exam, mark)) = taken {
        return own(exam, mark, link, page, words);
    }
    let [cost, error] = percents(link.mark(), words);
    html! { <div data-lesson="taken">{ line(words.exam_taken(&cost, &error)) }</div> }
}

fn own(exam: &ChartExam, mark: Mark, link: &ExamLink, page: &LearnPage, words: PagesWords) -> Html {
    let place = Place::Exam(link.clone());
    let mistakes = exam.mistakes();
    html! {
        <div class="lesson-over" data-lesson="over" data-cost={mark.cost.to_string()}>
            { for told(exam, mark, words).into_iter().map(line) }
            <p><a href={super::address(&place, page)}>{ words.exam_link() }</a></p>
            if !mistakes.is_empty() {
                <ul class="exam-mistakes">
                    { for mistakes.into_iter().map(|it| html! { <li>{ mistake(it, words) }</li> }) }
                </ul>
            }
        </div>
    }
}

/// The mark, the right answers, and the worth of a round at the table.
fn told(exam: &ChartExam, mark: Mark, words: PagesWords) -> [String; 3] {
    let [cost, error] = percents(mark, words);
    let (asked, _) = exam.score();
    let right = asked - exam.mistakes().len();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    [
        words.exam_mark(&cost, &error),
        words.drill_result(count(right), count(asked)),
        words.exam_edge(&words.signed_percent(exam.edge(), 2)),
    ]
}

fn percents(mark: Mark, words: PagesWords) -> [String; 2] {
    [mark.cost.max(0.0), mark.error].map(|it| words.in_percent(it, 2))
}

fn mistake((asked, answer): (&ChartQuestion, ExamAnswer), words: PagesWords) -> String {
    words.exam_mistake(
        &hands(asked, words),
        &asked.decision.up.to_string(),
        words.play(answer.play),
        words.play(asked.decision.first),
        &words.fine(answer.cost.max(0.0), 3),
    )
}

/// The announcement of the exam: the question, or the result.
pub(super) fn announcement(exam: &ChartExam, language: Language) -> Vec<String> {
    match (exam.question(), exam.mark()) {
        (Some((_, asked)), _) => vec![spoken_chart(asked, language)],
        (None, Some(mark)) => told(exam, mark, PagesWords::of(language)).to_vec(),
        (None, None) => vec![],
    }
}
