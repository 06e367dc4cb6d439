//! `#/blackjack/bets`: the results of bets by the count.

pub(crate) mod results;
mod runner;

use runner::BetsRunner;

use yew::prelude::*;

use super::words as said;
use super::{BetsPage, Field, Figure, KeptRamp, Msg, Notice, OwnEffect, Problem, Run};
use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::app::settings::Settings;
use crate::coach::counting::{AnySystem, Measure, Player, System};
use crate::lab::Stage;
use crate::pages::kit::button::button;
use crate::pages::services::Services;
use crate::pages::stats::words as stats;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg as OfPages};
use crate::text;
use crate::text::messages::PagesWords;
use crate::text::numbers::signed_or_zero;
use crate::ui::effects::ramp as ramp_store;
use crate::ui::field::{Keys, Select, SelectOption, TextField};
use crate::ui::links::{href, line, line_of};

/// The most seats of a table.
const SEATS: u8 = 7;

impl PageView for BetsPage {
    /// The current simulation.
    type Held = Option<BetsRunner>;

    fn view(model: &Model, dispatch: &Callback<OfPages>) -> Html {
        view(model.bets(), model.settings(), model.language(), dispatch)
    }

    fn announcement(model: &Model, it: Notice) -> String {
        announcement(model.bets(), it, model.language())
    }

    fn run_own(effect: OwnEffect, _: &Model, held: &mut Self::Held, services: &mut Services) {
        match effect {
            OwnEffect::Start(serial, question) => {
                let dispatch = services.dispatch.reform(OfPages::Bets);
                *held = BetsRunner::start(serial, &question, &dispatch);
                if held.is_none() {
                    dispatch.emit(Msg::NoWorker(serial));
                }
            }
            OwnEffect::Stop => *held = None,
            OwnEffect::Keep(kept) => {
                let kept = Msg::Kept(ramp_store::keep(kept));
                services.dispatch.emit(OfPages::Bets(kept));
            }
            OwnEffect::Forget => {
                let kept = Msg::FoundRamp(ramp_store::forget());
                services.dispatch.emit(OfPages::Bets(kept));
                // The focused button is about to go.
                services.focus_next(".risk-page .do .besides");
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(
    page: &BetsPage,
    settings: Settings,
    language: Language,
    dispatch: &Callback<OfPages>,
) -> Html {
    let dispatch = dispatch.reform(OfPages::Bets);
    let words = PagesWords::of(language);
    html! {
        <div class="experiment bankroll risk-page">
            { line_of("lede", words.bets_lede()) }
            { line(words.casino()) }
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.bets_mangled() }</p>
            }
            <h2>{ words.bets_table_heading() }</h2>
            { table(page, language, &dispatch) }
            <h2>{ words.ramp_heading() }</h2>
            { line(intro(page, language)) }
            if let Some(shift) = shift(page, settings, language) {
                { line(shift) }
            }
            { ramp(page, words, &dispatch) }
            { simulation(page, language, &dispatch) }
            if let (Some(run), Some(results)) = (page.run(), page.results()) {
                { results::view(page, run, results, language, &dispatch) }
            }
        </div>
    }
}

/// The choices of the table and its player.
fn table(page: &BetsPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let question = &page.chosen().question;
    let chosen = question.system;
    let own = match chosen {
        AnySystem::Published(_) => None,
        AnySystem::Own(_) => Some(SelectOption::of(chosen, words.own_tags())),
    };
    let published = |system: System| SelectOption::of(AnySystem::Published(system), system.name());
    let systems = System::ALL.into_iter().map(published).chain(own);
    let numbers = (1..=SEATS).map(|seats| SelectOption::of(seats, seats.to_string()));
    let list = |id: &'static str| Select {
        id: Some(id.into()),
        ..Select::default()
    };
    html! {
        <>
            <p>
                { words.by_rules(
                    text::rules_name(text::words(language), &question.rules),
                    chosen.name().unwrap_or(words.own_tags()),
                ) }
                { " " }
                <a href={href(Route::Reading(Page::Rules))}>{ words.counting_other_rules() }</a>
            </p>
            if page.has_other_shoe() {
                { line(words.other_shoe()) }
            }
            <div class="fields">
                <div>
                    <label for="bets-count">{ words.bets_system() }</label>
                    { list("bets-count").view(systems, &chosen, dispatch.reform(Msg::ChoseSystem)) }
                </div>
                <div>
                    <label for="bets-seats">{ words.seats() }</label>
                    { list("bets-seats").view(numbers, &question.seats, dispatch.reform(Msg::ChoseSeats)) }
                </div>
                { for Field::ALL.map(|it| field(page, it, words, dispatch)) }
            </div>
        </>
    }
}

fn field(page: &BetsPage, field: Field, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    let label = match field {
        Field::Dealt => words.bets_dealt(),
        Field::Rounds => words.bets_rounds(),
        Field::Seed => words.seed(),
        Field::Bank => words.bets_bank(),
        Field::Risk => words.risk(),
    };
    let keys = match field {
        Field::Dealt | Field::Rounds | Field::Seed => Keys::Digits,
        Field::Bank | Field::Risk => Keys::Decimal,
    };
    let drawn = TextField {
        keys,
        ..TextField::default()
    };
    let is_wrong = page.is_wrong(field);
    drawn.with_label(
        &["bets-", field.code()].concat(),
        label,
        page.shown(field).to_owned(),
        is_wrong.then(|| words.bets_problem(Problem::Field(field)).to_string()),
        &dispatch.reform(move |text| Msg::Typed(field, text)),
        &dispatch.reform(move |()| Msg::Left(field)),
    )
}

/// The bets, one for each count.
fn ramp(page: &BetsPage, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    const REASON: &str = "ramp-note";
    let rungs: Vec<(i32, &str)> = page.bet_texts().each().collect();
    let last = rungs.len().saturating_sub(1);
    let is_wrong = page.is_ramp_wrong();
    let measure = page.chosen().question.system.measure();
    let rung = |(row, (count, text)): (usize, &(i32, &str))| {
        let count = signed_or_zero(*count);
        let name = match row {
            0 => words.up_to(&count),
            _ if row == last => words.bets_from(&count),
            _ => count,
        };
        let field = TextField {
            label: Some(words.bet_at(measure, &name).into()),
            keys: Keys::Decimal,
            ..TextField::default()
        };
        let field = field.wrong_if(is_wrong, REASON);
        let typed = dispatch.reform(move |text| Msg::TypedBet(row, text));
        let left = dispatch.reform(|()| Msg::LeftBet);
        html! {
            <label>
                <span aria-hidden="true">{ &name }</span>
                { field.view((*text).to_owned(), &typed, &left) }
            </label>
        }
    };
    let keep = dispatch.reform(|_| Msg::ClickedKeep);
    html! {
        <>
            <div class="rungs" data-ramp={page.chosen().ramp.to_string()}>
                { for rungs.iter().enumerate().map(rung) }
            </div>
            if is_wrong {
                <p id={REASON} class="bad">{ words.bets_problem(Problem::Ramp) }</p>
            }
            <p class="do">{ button(words.keep(), "besides", !is_wrong && !page.is_kept(), keep) }</p>
            { kept(page, words, dispatch) }
        </>
    }
}

/// The explanation of the ramp's counts.
fn intro(page: &BetsPage, language: Language) -> String {
    let words = PagesWords::of(language);
    let question = &page.chosen().question;
    match question.system.measure() {
        Measure::TrueCount => words.ramp_intro().to_owned(),
        Measure::RunningCount => {
            let decks = question.rules.decks;
            let start = question.system.start(decks.decks());
            let start = text::words(language).count_points(start.into());
            words.running_intro(&start, &decks.number().to_string())
        }
    }
}

/// The difference between these running counts and those at the table, if the player starts there elsewhere.
fn shift(page: &BetsPage, settings: Settings, language: Language) -> Option<String> {
    let question = &page.chosen().question;
    let (system, decks) = (question.system, question.rules.decks.decks());
    let start = settings.count_start;
    let shift = start.shift(&system, decks);
    let is_there = system == AnySystem::Published(settings.count_by) && shift != 0;
    is_there.then(|| {
        let there = text::start_points(language, start.of(&system, decks));
        PagesWords::of(language).running_shift(&there, shift.unsigned_abs() / 100, shift > 0)
    })
}

/// The state of the stored ramp.
fn kept(page: &BetsPage, words: PagesWords, dispatch: &Callback<Msg>) -> Html {
    match page.kept() {
        KeptRamp::Unreadable => {
            let forget = dispatch.reform(|_| Msg::ClickedForget);
            html! {
                <>
                    <p class="bad" data-kept="damaged">{ words.bets_unreadable() }</p>
                    <p class="do">{ button(words.bets_forget(), "besides", true, forget) }</p>
                </>
            }
        }
        KeptRamp::NotStored { .. } if page.is_kept() => {
            html! { <p class="bad" data-kept="full">{ words.not_stored() }</p> }
        }
        KeptRamp::Stored(_) if page.is_kept() => line(words.kept()),
        KeptRamp::Nothing | KeptRamp::Stored(_) | KeptRamp::NotStored { .. } => Html::default(),
    }
}

/// The buttons of the simulation, and its progress.
fn simulation(page: &BetsPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    if !page.is_simulated() {
        return line_of("bad", words.not_simulated());
    }
    let run = dispatch.reform(|_| Msg::ClickedRun);
    let cancel = dispatch.reform(|_| Msg::ClickedCancel);
    let is_busy = page.is_busy();
    html! {
        <>
            <div class="do">
                { button(words.run(), "main", !is_busy, run) }
                { button(words.bets_cancel(), "besides", is_busy, cancel) }
            </div>
            if page.is_stuck() {
                { line_of("bad", words.no_worker()) }
            }
            if let Some(run) = page.run() {
                { progress(run, language) }
                if run.question != page.chosen().question {
                    { line(words.outdated()) }
                }
            }
        </>
    }
}

fn progress(run: &Run, language: Language) -> Html {
    let (done, all) = (run.answer.rounds(), run.question.rounds);
    let text = progress_text(run, language);
    html! {
        <p class="progress" data-stage={run.stage.code()} data-done={done.to_string()}>
            <progress max={all.to_string()} value={done.to_string()} aria-label={text.clone()} />
            <span>{ text }</span>
        </p>
    }
}

fn progress_text(run: &Run, language: Language) -> String {
    let words = PagesWords::of(language);
    let [done, all] =
        [run.answer.rounds(), run.question.rounds].map(|it| stats::count(language, it));
    match run.stage {
        Stage::UnderWay | Stage::Finished => words.bets_progress(&done, &all),
        Stage::Cancelled => words.bets_cancelled(&done),
    }
}

/// The text of an announcement.
fn announcement(page: &BetsPage, told: Notice, language: Language) -> String {
    let words = PagesWords::of(language);
    match told {
        Notice::Refused(problem) => words.bets_problem(problem).to_owned(),
        Notice::Kept => match page.kept() {
            KeptRamp::Unreadable => words.bets_unreadable().to_owned(),
            KeptRamp::NotStored { .. } => words.not_stored().to_owned(),
            KeptRamp::Nothing | KeptRamp::Stored(_) => words.kept().to_owned(),
        },
        Notice::Run => {
            let Some(run) = page.run() else {
                return words.no_worker().to_owned();
            };
            if run.stage == Stage::UnderWay {
                return words.begun().to_owned();
            }
            let result = page.results().map(|it| it.player(Player::NoError));
            let gain = result.and_then(|result| {
                let error = Figure::MeanOfHundred.error(result)?;
                let mean = result.gain.times(100.0).mean();
                let mean = said::figure(language, Figure::MeanOfHundred, mean);
                Some(words.bets_told(&mean, &said::error(language, Figure::MeanOfHundred, error)))
            });
            let all = [Some(progress_text(run, language)), gain];
            let all: Vec<String> = all.into_iter().flatten().collect();
            all.join(text::words(language).between())
        }
    }
}
