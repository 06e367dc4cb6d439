//! `#/blackjack/rules`: any rules of blackjack, with the house edge and the best play.

mod chart;
mod compare;
mod editor;
mod own;
mod practice;
mod short;

use yew::prelude::*;

use super::words as rules;
use super::{
    Announcement, Msg, OwnEffect, RulesPage, Seen, Work, own as own_chart, short as short_charts,
};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::blackjack::{Chips, Rules, Start};
use crate::coach::mistakes::Mistakes;
use crate::pages::Availability;
use crate::pages::kit::button::button;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg as OfPages};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::links::href;
use crate::ui::table::actions::single;

/// The data of the view: the rules of the page and of the table, whether the browser has a worker, the hand on the
/// table, and the misplayed hands.
pub(crate) struct Shown<'a> {
    pub(crate) page: &'a RulesPage,
    pub(crate) at_table: Option<Rules>,
    pub(crate) works: Availability,
    pub(crate) seen: Option<&'a Seen>,
    pub(crate) mistakes: &'a Mistakes<Start>,
}

impl PageView for RulesPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<OfPages>) -> Html {
        let shown = Shown {
            page: model.rules(),
            at_table: model.table_rules(),
            works: model.workers(),
            seen: model.seen(),
            mistakes: model.mistakes(),
        };
        view(&shown, model.language(), &dispatch.reform(OfPages::Rules))
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let (page, language) = (model.rules(), model.language());
        match it {
            Announcement::Chart => announcement(page, language),
            Announcement::Comparison => compare::announcement(page, language),
            Announcement::OwnChart => own::announcement(page, language),
            Announcement::ShortCharts => short::announcement(page, language),
        }
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        match effect {
            OwnEffect::AskChart(question) => {
                services.ask_coach(question, move |answer| {
                    OfPages::Rules(Msg::GotChart(question, answer))
                });
            }
            OwnEffect::AskShort(question) => services.ask_lab(question, move |answer| {
                OfPages::Rules(Msg::Short(short_charts::Msg::Got(question, answer)))
            }),
            OwnEffect::AskPrice(question) => {
                let asked = question.clone();
                services.ask_lab(question, move |answer| {
                    OfPages::Rules(Msg::Own(own_chart::Msg::GotPrice(asked, answer)))
                });
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    html! {
        <div class="experiment any-rules">
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.rules_mangled() }</p>
            }
            <h2>{ text::rules_name(text::words(language), &page.rules()) }</h2>
            <div class="worth-now">{ worth(shown, language, dispatch) }</div>
            <div class="best-and-rules">
                <div class="best-play">
                    { chart::view(shown, language) }
                    <p class="do">
                        <a class="main" href={format!("{}?rules={}", href(Route::BLACKJACK), page.rules())}>
                            { words.rules_play() }
                        </a>
                    </p>
                </div>
                <div class="table-rules">
                    <h2>{ words.rules_heading() }</h2>
                    <p>{ words.rules_lede() }</p>
                    { editor::tables(page, language, dispatch) }
                    { editor::switches(page, language, dispatch) }
                </div>
            </div>
            if page.rules().chips == Chips::None {
                <p>{ words.without_bets() }</p>
            }
            <details>
                <summary>{ words.rules_how_counted() }</summary>
                <p>{ words.conventions() }</p>
            </details>
            { own::view(shown, language, dispatch) }
            { short::view(shown, language, dispatch) }
            { compare::view(shown, language, dispatch) }
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
            <p>
                <a href={format!("{}?rules={}", href(Route::Reading(Page::Bets)), page.rules())}>
                    { text::words(language).heading(Route::Reading(Page::Bets)) }
                </a>
            </p>
        </div>
    }
}

/// The value of a round under the chosen rules, or the progress of the work.
fn worth(shown: &Shown, language: Language, dispatch: &Callback<Msg>) -> Html {
    let (words, page) = (PagesWords::of(language), shown.page);
    match (shown.works, page.work(), page.sheet()) {
        (Availability::NoWorker, _, _) => html! { <p>{ words.cannot_work() }</p> },
        (Availability::Available, Work::UnderWay(_) | Work::Cancelled, _) => {
            let done = page.work().done();
            progress(
                &Progress {
                    name: "chart",
                    done,
                    steps: [done.unwrap_or_default(), Work::ALL],
                    told: words.rules_progress(done.unwrap_or_default(), Work::ALL),
                    msgs: [Msg::ClickedCancelChart, Msg::ClickedWorkOut],
                },
                words,
                dispatch,
            )
        }
        (Availability::Available, Work::Done, None) => Html::default(),
        (Availability::Available, Work::Done, Some(sheet)) => html! {
            <>
                <p class="edge" data-edge={sheet.edge.to_string()}>
                    { rules::edge(language, sheet.edge) }
                </p>
                if let Some(before) = page.before() {
                    <p class="before">{ rules::edge_before(language, before.edge) }</p>
                }
                { own::cost(page, language) }
            </>
        },
    }
}

/// Work in progress, or stopped work.
struct Progress {
    /// The name of the buttons. A double press counts once.
    name: &'static str,
    /// The number of finished steps. `None` if the work was stopped.
    done: Option<usize>,
    /// The number of finished steps and of all steps, for the progress bar.
    steps: [usize; 2],
    /// The sentence while the work is in progress.
    told: String,
    /// The messages that stop and resume the work.
    msgs: [Msg; 2],
}

/// The progress of the work with its stop button. If the work was stopped, the button resumes it.
fn progress(work: &Progress, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    let [stop, begin] = work.msgs.clone();
    let [steps, all] = work.steps.map(|it| it.to_string());
    let is_under_way = work.done.is_some();
    let (stage, label, msg) = if is_under_way {
        ("under-way", words.rules_cancel(), stop)
    } else {
        ("cancelled", words.rules_work_out(), begin)
    };
    let told = if is_under_way {
        work.told.clone()
    } else {
        words.rules_cancelled().to_owned()
    };
    let done = work.done.unwrap_or_default();
    html! {
        <div class="progress" data-once={work.name} data-stage={stage} data-done={done.to_string()}>
            if is_under_way {
                <progress aria-label={words.rules_working()} max={all} value={steps} />
            }
            <p><span>{ told }</span></p>
            // Cancel and resume are the same button, so a double press counts once.
            { button(label, "", true, single(dispatch.reform(move |_| msg.clone()))) }
        </div>
    }
}

/// The announcement of the result of the work at a chart.
pub(crate) fn announcement(page: &RulesPage, language: Language) -> String {
    let words = PagesWords::of(language);
    match (page.work(), page.sheet()) {
        (Work::Cancelled, _) => words.rules_cancelled().to_owned(),
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
