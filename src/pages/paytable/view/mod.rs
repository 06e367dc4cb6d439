//! `#/poker/paytable`: any pay table of video poker, and its return.

pub(crate) mod bankroll;
mod curve;
mod games;
pub(crate) mod strategy;

use yew::prelude::*;

use crate::pages::kit::coach::CoachWorker;

use crate::pages::kit::practice::{PracticeLink, section};
use crate::pages::services::Services;

use super::strategy::StrategyAction;
use super::{Announcement, Msg as Change, OwnEffect, PayTablePage};
use crate::app::language::Language;
use crate::app::route::{Page, Route, practice_link};
use crate::coach::draw::{
    CLOSE_MARGIN, CurveQuestion, DifficultHandsQuestion, Difficulty, ReturnQuestion,
    StrategyQuestion, WholeGame,
};
use crate::games::video_poker::words::full_name;
use crate::pages::Availability;
use crate::pages::rules::words::close_hands;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::poker::practice::{Kind, PracticeHands};
use crate::poker::video_poker::UsualTable;
use crate::poker::{Class, PayTable};
use crate::text::messages::PagesWords;
use crate::text::poker;
use crate::ui::effects::entropy::entropy;
use crate::ui::effects::file;
use crate::ui::field::{Keys, TextField};
use crate::ui::links::href;
use crate::ui::table::actions::{keeps_field, truth};
use crate::wire::questions::{Lab, Poker};

/// The number of decimals of a percentage.
const DIGITS: usize = 4;

impl PageView for PayTablePage {
    type Held = Workers;

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model, dispatch)
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let language = model.language();
        match it {
            Announcement::Return => announcement(model.paytable(), language),
            Announcement::Curve => curve::announcement(model.paytable(), language),
            Announcement::InvalidPay => PagesWords::of(language).no_pay().to_owned(),
            Announcement::InvalidAmount(problem) => {
                PagesWords::of(language).bankroll_problem(problem)
            }
        }
    }

    fn run_own(effect: OwnEffect, model: &Model, workers: &mut Workers, services: &mut Services) {
        match effect {
            OwnEffect::AskReturn(table) => {
                // Pending questions about the previous pay table are obsolete.
                if table == *model.paytable().table() {
                    workers.researcher.take_if(|worker| worker.is_at_work());
                }
                workers.research(services, |worker| {
                    worker.ask(ReturnQuestion { table }, move |game| {
                        Msg::PayTable(Change::GotReturn(table, game))
                    });
                });
            }
            OwnEffect::AskRounds(question) => {
                // Only the newest question counts, and each can take seconds.
                workers
                    .researcher
                    .take_if(|worker| worker.works_at_rounds_alone());
                workers.research(services, |worker| {
                    worker.ask_rounds(question.clone(), |answer| {
                        let answer = answer.filter(|answer| question.fits(answer));
                        Msg::PayTable(Change::GotRounds(question, answer))
                    });
                });
            }
            OwnEffect::AskDifficultHands(table) => workers.ask_difficult_hands(table, services),
            OwnEffect::AskCurve(table) => workers.ask_curve(table, services),
            OwnEffect::StopCurve => workers.curve = None,
            OwnEffect::Strategy(table, action) => workers.run_strategy(table, action, services),
        }
    }
}

/// The workers of the page.
#[derive(Debug, Default)]
pub(crate) struct Workers {
    /// Writes strategy charts. It is stopped when a chart is not wanted any more.
    strategist: Option<CoachWorker<Poker>>,
    /// Works out returns, risks and hands for practice, so that they do not wait for a chart.
    researcher: Option<CoachWorker<Poker>>,
    /// Searches for the best charts of each number of rows, while it has a question.
    curve: Option<CoachWorker<Lab>>,
}

impl Workers {
    /// Asks the researcher, which the first question starts.
    fn research(&mut self, services: &Services, ask: impl FnOnce(&CoachWorker<Poker>)) {
        if self.researcher.is_none() {
            self.researcher = CoachWorker::start(&services.dispatch);
        }
        match &self.researcher {
            Some(worker) => ask(worker),
            None => services.no_worker(),
        }
    }

    /// Asks for the best charts of each number of rows for this pay table.
    fn ask_curve(&mut self, table: PayTable, services: &Services) {
        self.curve = CoachWorker::start(&services.dispatch);
        match &self.curve {
            Some(worker) => worker.ask(CurveQuestion { table }, move |charts| {
                Msg::PayTable(Change::GotCurve(table, charts))
            }),
            None => services.no_worker(),
        }
    }

    /// Asks for difficult hands under this pay table. Without entropy there are none.
    fn ask_difficult_hands(&mut self, table: PayTable, services: &Services) {
        if let Ok(entropy) = entropy() {
            let seed = entropy.draw(u64::from(u32::MAX)).try_into().unwrap_or(0);
            for difficulty in Difficulty::ALL {
                let question = DifficultHandsQuestion {
                    table,
                    difficulty,
                    seed,
                };
                self.research(services, |worker| {
                    worker.ask(question, move |hands| {
                        let hands = hands.unwrap_or_default();
                        Msg::PayTable(match difficulty {
                            Difficulty::Close => Change::GotClose(table, hands),
                            Difficulty::Penalty => Change::GotPenalty(table, hands),
                        })
                    });
                });
            }
        }
    }

    fn run_strategy(&mut self, table: PayTable, action: StrategyAction, services: &Services) {
        match action {
            // The chart has a worker of its own. It takes seconds, in which another worker could answer nothing else.
            StrategyAction::Ask(limit) => {
                if self.strategist.is_none() {
                    self.strategist = CoachWorker::start(&services.dispatch);
                }
                match &self.strategist {
                    Some(worker) => {
                        let extra_cost = limit.extra_cost();
                        worker.ask(StrategyQuestion { table, extra_cost }, move |chart| {
                            Msg::PayTable(Change::GotStrategy(table, limit, chart))
                        });
                    }
                    None => services.no_worker(),
                }
            }
            StrategyAction::Stop => self.strategist = None,
            StrategyAction::Print => print(),
            StrategyAction::Save(name, text) => file::save(name, &text),
        }
    }
}

/// Opens the browser's print dialog. Does nothing if there is none.
fn print() {
    let _ = web_sys::window().map(|window| window.print());
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let (page, language) = (model.paytable(), model.language());
    let words = PagesWords::of(language);
    let play = format!("{}?rules={}", href(Route::JACKS), page.as_typed());
    html! {
        // The message about a field and a new return appear on blur. They would move the clicked element away from
        // under the mouse.
        <div class="experiment pay-tables" onmousedown={keeps_field()}>
            if page.is_mangled() {
                <p class="bad" role="alert">{ words.paytable_mangled() }</p>
            }
            <h2>{ full_name(poker::words(language), page.table()) }</h2>
            { strategy::view(page, model.workers(), language, dispatch) }
            { curve::view(page, model.workers(), language, dispatch) }
            <p class="lede">{ words.paytable_lede() }</p>
            { tables(page, language, dispatch) }
            { games::view(page, language, dispatch) }
            <h3>{ words.return_heading() }</h3>
            <div>{ returned(page, model.workers(), language) }</div>
            <h3>{ words.paytable_table_heading() }</h3>
            { table(page, language, dispatch) }
            if page.is_any_wrong() {
                <p class="bad">{ words.first_the_pay() }</p>
            } else {
                <p class="do"><a class="main" href={play} onclick={judge_unread(page, dispatch)}>{ words.paytable_play() }</a></p>
            }
            { practice(model) }
            { bankroll::view(page.bankroll(), page.on_coins(), language, dispatch) }
        </div>
    }
}

/// A handler that judges invalid unread pays instead of following the link. `None` if there are none.
fn judge_unread(page: &PayTablePage, dispatch: &Callback<Msg>) -> Option<Callback<MouseEvent>> {
    let unread: Vec<Class> = page.unread().collect();
    let dispatch = dispatch.clone();
    (!unread.is_empty()).then(|| {
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            for prize in &unread {
                dispatch.emit(Msg::PayTable(Change::Left(*prize)));
            }
        })
    })
}

/// The links to practice with the pay table on the page.
fn practice(model: &Model) -> Html {
    let (page, language) = (model.paytable(), model.language());
    let (words, shared) = (PagesWords::of(language), PagesWords::of(language));
    let link = |label: &'static str, hands: Option<PracticeHands>, note: String| PracticeLink {
        label,
        href: hands
            .filter(|_| !page.is_any_wrong())
            .map(|hands| practice_link(Route::JACKS, &hands, &page.as_typed())),
        note,
        elsewhere: None,
    };
    let kinds = Kind::of(page.table().game()).map(|kind| {
        let hands = Some(PracticeHands::Of(kind));
        link(words.practised(kind), hands, String::new())
    });
    let close = page.close();
    let of_close = page
        .close_known()
        .map(|hands| close_hands(language, hands, CLOSE_MARGIN));
    let mistakes = model.misplayed().shapes(page.table());
    // The pay table on the page hides the mistakes with others.
    let elsewhere = model.misplayed().elsewhere(page.table());
    let elsewhere = elsewhere.filter(|_| mistakes.is_none());
    let of_mistakes = match (&mistakes, &elsewhere) {
        (None, None) => shared.no_mistakes().to_owned(),
        (None, Some((table, count))) => {
            words.misplayed_elsewhere(&full_name(poker::words(language), table), *count)
        }
        (Some(shapes), _) => words.kinds_misplayed(shapes.all().len()),
    };
    let mistakes = PracticeLink {
        elsewhere: elsewhere.map(|(table, _)| {
            let page = href(Route::Reading(Page::PayTable));
            (words.show_that_table(), format!("{page}?rules={table}"))
        }),
        ..link(
            shared.practise_mistakes(),
            mistakes.map(PracticeHands::Mistakes),
            of_mistakes,
        )
    };
    // If a table has too few of these hands, they are not offered.
    let penalty = page.penalty().map(|hands| {
        let note = words.penalty_note().to_owned();
        link(words.penalty_cards(), Some(hands), note)
    });
    let others = [
        link(shared.practise_close(), close, of_close.unwrap_or_default()),
        mistakes,
    ];
    section(
        language,
        words.paytable_practice_intro(),
        kinds.chain(penalty).chain(others),
    )
}

/// The pay tables that have names.
fn tables(page: &PayTablePage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let usual = |usual: UsualTable| {
        let table = usual.table();
        html! {
            <button
                type="button"
                class="proposed"
                aria-pressed={truth(*page.table() == table)}
                onclick={dispatch.reform(move |_| Msg::PayTable(Change::Chose(table)))}
            >
                { usual.name() }
            </button>
        }
    };
    html! {
        <div class="set-up" role="group" aria-label={PagesWords::of(language).paytable_tables()}>
            { for page.table().game().usual_tables().map(usual) }
        </div>
    }
}

/// The announcement of the return. Empty until it is known.
fn announcement(page: &PayTablePage, language: Language) -> String {
    let words = PagesWords::of(language);
    let told = page
        .on_five()
        .map(|game| words.on_five(&percent(language, game.value())));
    told.unwrap_or_default()
}

/// The return of the pay table, as far as the worker has found it.
fn returned(page: &PayTablePage, coach: Availability, language: Language) -> Html {
    let words = PagesWords::of(language);
    let Some(game) = page.on_five() else {
        let why = match coach {
            Availability::Available => words.paytable_working(),
            Availability::NoWorker => words.cannot_work(),
        };
        return html! { <p>{ why }</p> };
    };
    let (of, all) = game.exact();
    html! {
        <>
            <p class="worth" data-return={game.value().to_string()}>
                { words.on_five(&percent(language, game.value())) }
            </p>
            if let Some(game) = page.on_fewer() {
                <p>{ words.on_fewer(&percent(language, game.value())) }</p>
            }
            <p class="fine">{ words.exactly(&of.to_string(), &all.to_string()) }</p>
            <p class="fine">{ words.paytable_how_counted() }</p>
        </>
    }
}

fn percent(language: Language, share: f64) -> String {
    PagesWords::of(language).in_percent(share, DIGITS)
}

/// The pay of each hand, its frequency, and its return.
fn table(page: &PayTablePage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let rows = page.table().game().classes().iter();
    let rows = rows.map(|prize| row(page, *prize, language, dispatch));
    html! {
        <div class="scrolled">
            <table class="pays">
                <thead>
                    <tr>
                        <th scope="col">{ words.paytable_hand() }</th>
                        <th scope="col">{ words.pays() }</th>
                        <th scope="col">{ words.comes() }</th>
                        <th scope="col">{ words.returns() }</th>
                    </tr>
                </thead>
                <tbody>
                    { for rows }
                    <tr data-prize="Nothing">
                        <th scope="row">{ words.paytable_nothing() }</th>
                        <td>{ "0" }</td>
                        { frequency(page.on_five(), page.table(), None, language) }
                    </tr>
                </tbody>
            </table>
        </div>
    }
}

fn row(page: &PayTablePage, prize: Class, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let code = prize.code();
    let label = poker::words(language).class(prize);
    let is_wrong = page.is_wrong(prize);
    let reason = format!("{code}-note");
    let typed = dispatch.reform(move |text| Msg::PayTable(Change::Typed(prize, text)));
    let left = dispatch.reform(move |()| Msg::PayTable(Change::Left(prize)));
    let field = TextField {
        id: Some(code.into()),
        keys: Keys::Digits,
        ..TextField::default()
    };
    let field = field.wrong_if(is_wrong, &reason);
    html! {
        <tr data-prize={code}>
            <th scope="row"><label for={code}>{ label }</label></th>
            <td>
                { field.view(page.shown(prize), &typed, &left) }
                if is_wrong {
                    <p id={reason} class="bad">{ words.no_pay() }</p>
                }
            </td>
            { frequency(page.on_five(), page.table(), Some(prize), language) }
        </tr>
    }
}

/// The frequency of a result, and its part of the return. Dashes until they are known.
#[expect(clippy::cast_precision_loss, reason = "they are below 2^53")]
fn frequency(
    game: Option<&WholeGame>,
    table: &PayTable,
    result: Option<Class>,
    language: Language,
) -> Html {
    let words = PagesWords::of(language);
    let (often, share) = match game {
        None => ("–".to_owned(), "–".to_owned()),
        Some(game) => {
            let chance = game.count(result) as f64 / game.all() as f64;
            let often = if chance <= 0.0 {
                "–".to_owned()
            } else if chance < 0.01 {
                words.one_in(&PagesWords::of(language).grouped_decimal(1.0 / chance, 0))
            } else {
                percent(language, chance)
            };
            let pay = result.map_or(0, |prize| table.pay(prize));
            (often, percent(language, chance * f64::from(pay)))
        }
    };
    html! {
        <>
            <td>{ often }</td>
            <td>{ share }</td>
        </>
    }
}
