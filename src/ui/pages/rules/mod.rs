//! `#/blackjack/rules`: any rules of blackjack, with the house edge and the best play.

mod chart;
mod editor;
mod practice;

use yew::prelude::*;

use super::lab::button;
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack::Chips;
use crate::blackjack::Start;
use crate::pages::Msg;
use crate::pages::coach::Works;
use crate::pages::mistakes::Mistakes;
use crate::pages::rules::{RulesPage, Seen, Work};
use crate::text;
use crate::text::coach::chart::cannot_work;
use crate::text::rules::{self, RulesWords, words};
use crate::ui::links::href;
use crate::ui::table::actions::single;

/// What there is to be seen: the rules of the page, whether a worker can work, the hand on the table, and
/// the hands that were played badly.
pub(super) struct Shown<'a> {
    pub(super) page: &'a RulesPage,
    pub(super) works: Works,
    pub(super) seen: Option<&'a Seen>,
    pub(super) mistakes: &'a Mistakes<Start>,
}

/// The page. What the visitor does goes to `dispatch`.
pub(super) fn view(shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (words, page) = (words(language), shown.page);
    html! {
        <div class="experiment any-rules">
            <p class="lede">{ words.lede() }</p>
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.mangled() }</p>
            }
            { editor::tables(page, language, dispatch) }
            <h2>{ words.edge_heading() }</h2>
            <div class="worth-now">{ worth(shown, language, dispatch) }</div>
            if page.rules().chips == Chips::None {
                <p>{ words.without_bets() }</p>
            }
            <details>
                <summary>{ words.how_counted() }</summary>
                <p>{ words.conventions() }</p>
            </details>
            <h2>{ words.rules_heading() }</h2>
            { editor::switches(page, language, dispatch) }
            <p class="do">
                <a class="main" href={format!("{}?rules={}", href(Route::Blackjack), page.rules())}>
                    { words.play() }
                </a>
            </p>
            { chart::view(shown, language) }
            { practice::view(shown, language) }
            <p>
                <a href={format!("{}?rules={}", href(Route::Reading(Page::Hand)), page.rules())}>
                    { text::words(language).heading(Route::Reading(Page::Hand)) }
                </a>
            </p>
            <p>
                <a href={href(Route::Reading(Page::Counting))}>
                    { text::words(language).heading(Route::Reading(Page::Counting)) }
                </a>
            </p>
        </div>
    }
}

/// What a round is worth by the chosen rules, or how far a worker is.
fn worth(shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let page = shown.page;
    match (shown.works, page.work(), page.sheet()) {
        (Works::No, _, _) => html! { <p>{ cannot_work(language) }</p> },
        (Works::Yes, Work::UnderWay(_) | Work::Cancelled, _) => {
            progress(page, words(language), dispatch)
        }
        (Works::Yes, Work::Done, None) => Html::default(),
        (Works::Yes, Work::Done, Some(sheet)) => html! {
            <>
                <p class="edge" data-edge={sheet.edge.to_string()}>
                    { rules::edge(language, sheet.edge) }
                </p>
                if let Some(before) = page.before() {
                    <p class="before">{ rules::edge_before(language, before.edge) }</p>
                }
            </>
        },
    }
}

/// How far the work is, with the button that stops it; when it is stopped, in its place the one that
/// begins it anew.
fn progress(page: &RulesPage, words: &'static dyn RulesWords, dispatch: &Callback<Msg>) -> Html {
    let (stage, done) = match page.work().done() {
        Some(done) => ("under-way", done),
        None => ("cancelled", 0),
    };
    let is_under_way = page.work().done().is_some();
    let (label, msg) = if is_under_way {
        (words.cancel(), Msg::ClickedCancelChart)
    } else {
        (words.work_out(), Msg::ClickedWorkOut)
    };
    let told = if is_under_way {
        words.progress(done, Work::ALL)
    } else {
        words.cancelled().to_owned()
    };
    html! {
        <div class="progress" data-once="chart" data-stage={stage} data-done={done.to_string()}>
            if is_under_way {
                <progress
                    aria-label={words.working()}
                    max={Work::ALL.to_string()}
                    value={done.to_string()}
                />
            }
            <p><span>{ told }</span></p>
            // Cancel and what begins anew are one button: a double press is one press.
            { button(label, "", true, single(dispatch.reform(move |_| msg.clone()))) }
        </div>
    }
}

/// The announcement of what came of the work at a chart.
pub(super) fn told(page: &RulesPage, language: Language) -> String {
    let words = words(language);
    match (page.work(), page.sheet()) {
        (Work::Cancelled, _) => words.cancelled().to_owned(),
        (Work::Done, Some(sheet)) => {
            let also = page.altered();
            let also = also.map(|altered| rules::also_set(language, altered, page.rules().chips));
            let edge = rules::edge(language, sheet.edge);
            let changed = page.changed().map(|count| words.changed(count));
            let told: Vec<String> = also.into_iter().chain([edge]).chain(changed).collect();
            told.join(text::words(language).between())
        }
        (Work::Done, None) | (Work::UnderWay(_), _) => String::new(),
    }
}
