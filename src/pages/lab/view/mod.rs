//! `#/lab`: explains the category of a hand, and compares the frequencies of hands with their probabilities.

mod diagram;
mod experiment;
mod explanation;
mod runner;

use runner::Runner;

use yew::prelude::*;

use super::{Announcement, LabPage, Msg, OwnEffect};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::core::explain::explain;
use crate::lab::{Run, Stage};
use crate::pages::kit::chart_panel::csv_note;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg as OfPages};
use crate::text;
use crate::text::messages::PagesWords;
use crate::ui::effects::entropy::entropy;
use crate::ui::links::href;

impl PageView for LabPage {
    /// The current job.
    type Held = Option<Runner>;

    fn view(model: &Model, dispatch: &Callback<OfPages>) -> Html {
        view(
            model.lab(),
            model.language(),
            &dispatch.reform(OfPages::Lab),
        )
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let (page, language) = (model.lab(), model.language());
        match it {
            Announcement::Hand => hand_announcement(page, language),
            Announcement::Problem => {
                let problem = page.problem();
                problem.map_or_else(String::new, |problem| {
                    PagesWords::of(language).lab_problem(problem)
                })
            }
        }
    }

    fn run_own(
        effect: OwnEffect,
        model: &Model,
        runner: &mut Option<Runner>,
        services: &mut Services,
    ) {
        let dispatch = services.dispatch.reform(OfPages::Lab);
        match effect {
            OwnEffect::DrawEntropy(hands) => dispatch.emit(Msg::GotEntropy(hands, entropy())),
            OwnEffect::StartJob(serial, job) => {
                *runner = Runner::in_worker(serial, job, &dispatch);
                if runner.is_none() {
                    dispatch.emit(Msg::NoWorker(serial));
                }
            }
            OwnEffect::StartJobOnPage(serial, job) => {
                *runner = Some(Runner::on_page(serial, job, dispatch));
            }
            OwnEffect::StopJob => *runner = None,
            OwnEffect::AnnounceRun(run) => {
                *runner = None;
                services.say(&job_announcement(&run, model.language()));
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(lab: &LabPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    html! {
        <>
            <p class="lede">{ words.lab_lede() }</p>
            { explanation::view(lab, language, dispatch) }
            { to_rules(language) }
            { experiment::experiment(lab, language, dispatch) }
            { experiment::enumeration(lab, language, dispatch) }
            if lab.experiment().or(lab.enumeration()).is_some() {
                { csv_note(PagesWords::of(language)) }
            }
        </>
    }
}

/// A link to the rules of blackjack.
fn to_rules(language: Language) -> Html {
    let words = PagesWords::of(language);
    let rules = Route::Reading(Page::Rules);
    html! {
        <section class="experiment" aria-labelledby="strategy">
            <h2 id="strategy">{ words.lab_strategy() }</h2>
            <p>{ words.strategy_intro() }</p>
            <p class="links"><a href={href(rules)}>{ text::words(language).heading(rules) }</a></p>
        </section>
    }
}

/// The announcement of the result of a job.
fn job_announcement(run: &Run, language: Language) -> String {
    let words = PagesWords::of(language);
    let short = match run.conclusion() {
        Some(conclusion) => {
            let [short, _] = words.fit_verdict(&conclusion);
            short
        }
        None => words
            .agrees(experiment::all_agree(&run.report.counts))
            .to_owned(),
    };
    let (done, all) = (run.report.done(), run.job.hands());
    let first = match run.stage {
        Stage::UnderWay | Stage::Finished => words.lab_progress(done, all),
        Stage::Cancelled => words.lab_cancelled(done),
    };
    format!("{first} {short}")
}

/// The announcement of the category of the chosen cards, or of the reason why they are no hand.
fn hand_announcement(lab: &LabPage, language: Language) -> String {
    let words = PagesWords::of(language);
    match lab.cards().hand() {
        Ok(hand) => words.conclusion(explain(&hand).category),
        Err(why) => words.not_a_hand(&why),
    }
}
