//! The player's progress: the table of mistakes by kind and week, and the goal for a day.

use yew::prelude::*;

use super::{address, lesson};
use crate::app::language::Language;
use crate::games::video_poker::words as video_poker;
use crate::pages::Model;
use crate::pages::kit::table::boxed;
use crate::pages::learn::{Answers, Goal, Kind, LearnPage, Msg as Learn, Place, Week, worst};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::field::{Select, SelectOption};
use crate::ui::links::{line, line_of};

/// Renders the progress.
pub(super) fn view(model: &Model, dispatch: &Callback<Learn>) -> Html {
    let (page, language) = (model.learn(), model.language());
    let words = PagesWords::of(language);
    let Some(kinds) = page.kinds() else {
        return heading(page, words, Html::default());
    };
    let rules = text::rules_name(text::words(language), page.rules());
    let pays = video_poker::full_name(text::poker::words(language), page.pays());
    let worst = worst(&kinds).map(|it| {
        html! {
            <p class="do"><a class="action main" href={address(&Place::Lesson(it), page)}>{ words.progress_worst(words.lesson(it)) }</a></p>
        }
    });
    let shown = html! {
        <>
            { lesson::not_stored(page, words) }
            if kinds.is_empty() {
                { line(words.progress_none()) }
            } else {
                { line(words.progress_about(rules, &pays)) }
                { table(&kinds, language) }
                if kinds.iter().any(has_cost) {
                    { line_of("note", words.progress_costs_are()) }
                }
                if !page.has_costs() {
                    { lesson::begin(model, dispatch) }
                }
                { for worst }
            }
            { goal(page, words, dispatch) }
        </>
    };
    heading(page, words, shown)
}

fn heading(page: &LearnPage, words: PagesWords, shown: Html) -> Html {
    html! {
        <div class="experiment lesson-place">
            <h2>{ words.progress() }</h2>
            { shown }
            <p class="links"><a href={address(&Place::List, page)}>{ words.lesson_all() }</a></p>
        </div>
    }
}

fn table(kinds: &[Kind], language: Language) -> Html {
    let words = PagesWords::of(language);
    let head = html! {
        <>
            <th scope="col">{ words.progress_kind() }</th>
            { for Week::ALL.map(|week| html! { <th scope="col">{ words.progress_week(week) }</th> }) }
        </>
    };
    let rows = kinds.iter().map(|kind| {
        html! {
            <tr data-kind={kind.lesson.code()}>
                <th scope="row">{ words.lesson(kind.lesson) }</th>
                { for kind.weeks.iter().map(|week| html! { <td>{ cell(*week, words) }</td> }) }
            </tr>
        }
    });
    boxed(
        words.progress(),
        "progress-table",
        head,
        html! { <>{ for rows }</> },
    )
}

/// Returns true if a mistake of this kind has a known cost.
fn has_cost(kind: &Kind) -> bool {
    kind.weeks.iter().any(|week| week.cost.is_some())
}

/// The mistakes of a week, and below them what they cost. Empty without answers.
fn cell(week: Answers, words: PagesWords) -> Html {
    let Answers { asked, wrong, cost } = week;
    if asked == 0 {
        return Html::default();
    }
    let cost = cost.map(|it| words.progress_cost(&words.fine(100.0 * it, 2)));
    html! {
        <>
            { words.progress_cell(wrong, asked) }
            if let Some(cost) = cost {
                <small>{ cost }</small>
            }
        </>
    }
}

/// The choice of a goal, and how far the player is today.
fn goal(page: &LearnPage, words: PagesWords, dispatch: &Callback<Learn>) -> Html {
    let without = SelectOption {
        value: None,
        code: "none".to_owned(),
        name: words.goal_none().to_owned(),
    };
    let option = |it: Goal| SelectOption {
        value: Some(it),
        code: it.to_string(),
        name: words.goal_decisions(it.decisions()),
    };
    let options = [without].into_iter().chain(Goal::ALL.map(option));
    let list = Select {
        name: Some("goal".into()),
        ..Select::default()
    };
    html! {
        <>
            <label>
                { words.goal() }{ " " }
                { list.view(options, &page.goal(), dispatch.reform(Learn::ChoseGoal)) }
            </label>
            { today(page, words) }
        </>
    }
}

/// How far the player is today. Nothing without a goal.
pub(super) fn today(page: &LearnPage, words: PagesWords) -> Html {
    let Some((goal, done)) = page.goal().zip(page.answered_today()) else {
        return Html::default();
    };
    let goal = goal.decisions();
    let told = if done < usize::from(goal) {
        words.goal_today(done, goal)
    } else {
        words.goal_reached(done, goal)
    };
    html! {
        <p class="goal" data-goal={goal.to_string()} data-done={done.to_string()}>
            { &told }
            <progress max={goal.to_string()} value={done.to_string()} aria-hidden="true" />
        </p>
    }
}
