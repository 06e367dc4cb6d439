//! `#/history`: the history of played rounds.

mod round;

use js_sys::Date;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::language::Language;
use crate::app::route::{Page, Route};
use crate::core::PackCard;
use crate::history::{
    Facts, Failure, Filter, FilterField, Found, GameName, Hand, Id, Kind, Listed, Row, Whose,
};
use crate::pages::history::words::{card_name, cost_of, endings, game, game_of, gap, net_of};
use crate::pages::history::{
    HistoryPage, List, Msg as Change, OneRound, OwnEffect, Persistence, Report, TakenOver,
};
use crate::pages::kit::chart_panel::csv_note;
use crate::pages::kit::chip::chip;
use crate::pages::kit::choice::choice;
use crate::pages::kit::hidden::hidden_rounds;
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::table::Verdict;
use crate::table::keys::Key;
use crate::text::messages::PagesWords;
use crate::ui::effects::address::go_back;
use crate::ui::effects::history::{find_persistence, persist};
use crate::ui::effects::{file, outbox, storage, window};
use crate::ui::keys;
use crate::ui::links::href;

/// The id of the message about the current task, which explains why other actions are disabled.
const AT_WORK: &str = "at-work";

/// The selector of the link in the row of this round.
fn row_of(id: &Id) -> String {
    format!(".rounds [data-id='{id}'] a")
}

impl PageView for HistoryPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        view(model.history(), model.language(), dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        announcement(model.history(), model.language())
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::History);
        match effect {
            OwnEffect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
            OwnEffect::GoBack => go_back(),
            OwnEffect::TakeOver(stored) => {
                if !storage::take_over(&stored) {
                    dispatch.emit(Change::TookOver(TakenOver::default()));
                }
            }
            OwnEffect::ForgetWaiting => outbox::forget(),
            OwnEffect::FindPersistence => {
                find_persistence(dispatch.reform(Change::FoundPersistence));
            }
            OwnEffect::Persist => persist(dispatch.reform(Change::GotPersistence)),
            OwnEffect::FocusRow(id) => services.focus_next(row_of(&id)),
            OwnEffect::EnterRound => {
                services.focus_next(".history h2, .history .missing");
                services.scroll_next(0.0);
            }
        }
    }
}

/// Renders the page. Sends the player's events to `dispatch`.
fn view(page: &HistoryPage, language: Language, dispatch: &Callback<Msg>) -> Html {
    let words = PagesWords::of(language);
    let dispatch = dispatch.reform(Msg::History);
    if let Some(round) = page.round() {
        return html! {
            <div class="experiment history">
                { failure(page, language, &dispatch) }
                {
                    match round {
                        OneRound::Asked if page.failure().is_some() => Html::default(),
                        OneRound::Asked => html! { <p>{ words.looking() }</p> },
                        OneRound::Missing => html! {
                            <p class="missing" role="alert" tabindex="-1">{ words.no_such_round() }</p>
                        },
                        OneRound::Opened(opened) => html! {
                            <>
                                { round::view(opened, language) }
                                { forget(page, language, &dispatch) }
                            </>
                        },
                    }
                }
                <p><a href={["#", &HistoryPage::address(page.filter())].concat()}>{ words.back_to_list() }</a></p>
            </div>
        };
    }
    html! {
        <div class="experiment history">
            <p class="lede">{ words.history_lede() }</p>
            { failure(page, language, &dispatch) }
            { filters(page.filter(), language, &dispatch) }
            { list(page, language, &dispatch) }
            <p class="links"><a href={href(Route::Reading(Page::Stats))}>
                { crate::text::words(language).heading(Route::Reading(Page::Stats)) }
            </a></p>
            <h2>{ words.files_heading() }</h2>
            { files(page, language, &dispatch) }
        </div>
    }
}

fn failure(page: &HistoryPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let Some(why) = page.failure() else {
        return Html::default();
    };
    let words = PagesWords::of(language);
    html! {
        <div class="bad" role="alert" data-failure={why.code()}>
            <p>{ words.failed(why) }</p>
            if matches!(why, Failure::Newer | Failure::Broken) {
                <p><button type="button" onclick={dispatch.reform(|_| Change::ClickedRescue)}>
                    { words.rescue() }
                </button></p>
            }
        </div>
    }
}

/// The options, preceded by the one that filters nothing.
fn with_all<T>(
    all: &'static str,
    options: impl IntoIterator<Item = (T, String)>,
) -> impl Iterator<Item = (Option<T>, String)> {
    let options = options.into_iter();
    let options = options.map(|(value, name)| (Some(value), name));
    [(None, all.to_owned())].into_iter().chain(options)
}

fn filters(filter: &Filter, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let filter = *filter;
    let chose = |change: fn(Filter, Choice) -> Filter| {
        dispatch.reform(move |choice| Change::Chose(change(filter, choice)))
    };
    let games = GameName::ALL.map(|one| (one, game(language, one).to_owned()));
    let kinds = Kind::ALL.map(|kind| (kind, words.history_deal(kind).to_owned()));
    let verdicts = [Verdict::Won, Verdict::Drawn, Verdict::Lost];
    let verdicts = verdicts.map(|verdict| (verdict, words.verdict(verdict).to_owned()));
    let costs = Filter::COSTS.map(|cost| (cost, words.cost_or_more(cost)));
    let of = chose(Choice::applied);
    let day = of.clone();
    let day_changed = move |event: Event| {
        let input: Option<HtmlInputElement> = event.target_dyn_into();
        let typed = input.map(|input| input.value()).unwrap_or_default();
        day.emit(Choice::Day(typed.parse().ok()));
    };
    html! {
        <form class="filters" aria-label={words.filters()} onsubmit={|event: SubmitEvent| event.prevent_default()}>
            { choice("by-game", words.by_game(), with_all(words.all(), games), &filter.game, of.reform(Choice::Game)) }
            { choice("by-deal", words.by_deal(), with_all(words.all(), kinds), &filter.kind, of.reform(Choice::Kind)) }
            { choice("by-result", words.by_result(), with_all(words.all(), verdicts), &filter.verdict, of.reform(Choice::Verdict)) }
            { choice("by-cost", words.by_cost(), with_all(words.all(), costs), &filter.cost, of.reform(Choice::Cost)) }
            <span class="filter">
                <label for="by-day">{ words.by_day() }</label>
                <input
                    id="by-day"
                    type="date"
                    value={filter.day.map(|day| day.to_string()).unwrap_or_default()}
                    onchange={day_changed}
                />
            </span>
        </form>
    }
}

/// A change of one field of the filter.
#[derive(Clone, Copy)]
enum Choice {
    Game(Option<GameName>),
    Kind(Option<Kind>),
    Verdict(Option<Verdict>),
    Cost(Option<u64>),
    Day(Option<crate::core::Date>),
}

impl Choice {
    fn applied(filter: Filter, choice: Choice) -> Filter {
        match choice {
            Choice::Game(game) => Filter { game, ..filter },
            Choice::Kind(kind) => Filter { kind, ..filter },
            Choice::Verdict(verdict) => Filter { verdict, ..filter },
            Choice::Cost(cost) => Filter { cost, ..filter },
            Choice::Day(day) => Filter { day, ..filter },
        }
    }
}

/// The label and the value of this field of the filter.
fn named(filter: &Filter, field: FilterField, language: Language) -> (&'static str, String) {
    let words = PagesWords::of(language);
    let (label, value) = match field {
        FilterField::Game => (
            words.by_game(),
            filter.game.map(|it| game(language, it).to_owned()),
        ),
        FilterField::Kind => (
            words.by_deal(),
            filter.kind.map(|it| words.history_deal(it).to_owned()),
        ),
        FilterField::Verdict => (
            words.by_result(),
            filter.verdict.map(|it| words.verdict(it).to_owned()),
        ),
        FilterField::Cost => (
            words.by_cost(),
            filter.cost.map(|it| words.cost_or_more(it)),
        ),
        FilterField::Day => (words.by_day(), filter.day.map(|it| it.to_string())),
    };
    (label, value.unwrap_or_else(|| words.all().to_owned()))
}

fn list(page: &HistoryPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let found = match page.list() {
        List::Asked if page.failure().is_some() => return Html::default(),
        List::Asked => return html! { <p class="looking">{ words.looking() }</p> },
        List::Found(found) => found,
    };
    let Found {
        rows,
        unreadable,
        more,
        hidden,
    } = found;
    html! {
        <>
            if rows.is_empty() {
                if hidden.is_empty() {
                    <p class="none">{ words.history_nothing_yet() }{ gap(language) }{ words.history_will_be_here() }</p>
                    <p class="do"><a class="main" href={href(Route::BLACKJACK)}>{ words.to_the_tables() }</a></p>
                } else {
                    <p class="none">{ words.history_none_like_this() }</p>
                    { hidden_rounds(
                        "hidden",
                        hidden,
                        language,
                        |field| named(page.filter(), field, language),
                        Change::ClickedShow,
                        dispatch,
                    ) }
                }
            } else {
                <section class="sessions" aria-label={words.history_rounds()}>
                    { for sessions(rows).map(|rows| session(rows, language)) }
                </section>
            }
            if *unreadable > 0 {
                <p class="fine" data-unreadable={unreadable.to_string()}>
                    { words.history_unreadable(*unreadable) }
                    { gap(language) }
                    <button type="button" onclick={dispatch.reform(|_| Change::ClickedRescue)}>
                        { words.rescue() }
                    </button>
                </p>
            }
            if more.is_some() {
                <p class="do"><button type="button" onclick={dispatch.reform(|_| Change::ClickedMore)}>
                    { words.more() }
                </button></p>
            }
        </>
    }
}

/// The time between two rounds after which the next one begins a new session, in milliseconds: an hour.
const SESSION_GAP: u64 = 3_600_000;

/// The rounds in groups: the rounds of a session follow each other on the same day, with less than [`SESSION_GAP`]
/// between two of them.
fn sessions(rows: &[Listed]) -> impl Iterator<Item = &[Listed]> {
    rows.chunk_by(|later, earlier| {
        let [later, earlier] = [later, earlier].map(|it| &it.row.record);
        let gap = later.id.ended_ms().abs_diff(earlier.id.ended_ms());
        later.day() == earlier.day() && gap < SESSION_GAP
    })
}

fn session(rows: &[Listed], language: Language) -> Html {
    let (Some(latest), Some(first)) = (rows.first(), rows.last()) else {
        return Html::default();
    };
    let [begin, end] = [first, latest].map(|it| when(&it.row, Moment::Time, language));
    let times = if begin == end {
        begin
    } else {
        format!("{begin}–{end}")
    };
    html! {
        <>
            <h2 class="day">
                { when(&latest.row, Moment::Day, language) }
                { PagesWords::of(language).between_parts() }
                { times }
            </h2>
            <ol class="rounds">{ for rows.iter().map(|listed| item(listed, language)) }</ol>
        </>
    }
}

/// The cards that the player saw at the first decision: the hand, and the upcard of a dealer.
fn first_cards(hands: &[Hand], language: Language) -> Html {
    let words = PagesWords::of(language);
    let of = |whose: Whose| hands.iter().filter(move |hand| hand.whose == whose);
    let cards = |hand: &Hand| {
        let name = |card: &PackCard| card_name(language, *card);
        let names: Vec<String> = hand.cards.iter().map(name).collect();
        html! {
            <span class="hand-cards">
                { for hand.cards.iter().map(|card| chip(*card)) }
                <span class="visually-hidden">{ names.join(", ") }</span>
            </span>
        }
    };
    html! {
        <span class="first-cards">
            { for of(Whose::Player).map(cards) }
            if let Some(upcard) = of(Whose::Dealer).next() {
                <span class="against">{ words.against_upcard() }</span>
                { cards(upcard) }
            }
        </span>
    }
}

fn item(listed: &Listed, language: Language) -> Html {
    let words = PagesWords::of(language);
    let Row { record, facts } = &listed.row;
    let address = format!("#/history?round={}", record.id);
    let mark = match record.kind() {
        Kind::Fresh => None,
        kind @ (Kind::Shared | Kind::Daily | Kind::Practice) => Some(words.history_deal(kind)),
    };
    let verdict = facts.verdict.map(|verdict| words.verdict(verdict));
    let net = net_of(language, facts);
    let cost = facts.judged.filter(|judged| judged.cost > 0);
    html! {
        <li
            key={record.id.as_str()}
            data-id={record.id.to_string()}
            data-game={record.game.code()}
            data-outcome={facts.verdict.map(Facts::verdict_code)}
        >
            <a href={address}><span>
                { game_of(language, record) }{ words.between_parts() }
                <span class="when">{ when(&listed.row, Moment::Time, language) }</span>
            </span></a>
            { first_cards(&listed.hands, language) }
            <span class="came-to">
                if let Some(verdict) = verdict { <b class="ending">{ verdict }</b> }
                <span>{ endings(language, facts) }</span>
                if let Some(net) = net { <span class="net">{ net }</span> }
                if let Some(mark) = mark { <span class="mark">{ mark }</span> }
                if let Some(judged) = cost {
                    <span class="cost">
                        { words.mistakes_cost(&cost_of(language, judged.cost)) }
                        <progress max={COST_BAR.to_string()} value={judged.cost.min(COST_BAR).to_string()} aria-hidden="true" />
                    </span>
                }
            </span>
        </li>
    }
}

/// The browser's own locale if it is of the page's language. For example, a reader of British English gets British
/// dates.
fn locale(language: Language) -> String {
    let own = window().and_then(|window| window.navigator().language());
    let speaks = |own: &String| own.split('-').next() == Some(language.code());
    own.filter(speaks)
        .unwrap_or_else(|| language.code().to_owned())
}

/// The cost of mistakes that fills its bar, in millionths of the bet.
const COST_BAR: u64 = 500_000;

/// The part of the time at which a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The day.
    Day,
    /// The hour and the minute.
    Time,
    /// Both.
    Whole,
}

/// The time at which a round ended, in the player's time zone of that moment and in the visitor's locale.
fn when(row: &Row, moment: Moment, language: Language) -> String {
    #[expect(clippy::cast_precision_loss, reason = "a time of 13 digits is exact")]
    let ms = row.record.id.ended_ms() as f64 + f64::from(row.record.zone) * 60_000.0;
    let options = js_sys::Object::new();
    let styles = [("dateStyle", "medium"), ("timeStyle", "short")];
    let styles = match moment {
        Moment::Day => &styles[..1],
        Moment::Time => &styles[1..],
        Moment::Whole => &styles[..],
    };
    for (name, value) in styles.iter().chain(&[("timeZone", "UTC")]).copied() {
        // A plain object accepts any property.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&ms.into());
    date.to_locale_string(&locale(language), &options).into()
}

fn tool_button(
    page: &HistoryPage,
    label: &'static str,
    tool: &'static str,
    msg: fn() -> Change,
    dispatch: &Callback<Change>,
) -> Html {
    let is_busy = page.work().is_some();
    let onclick = if is_busy {
        Callback::noop()
    } else {
        dispatch.reform(move |_| msg())
    };
    // A disabled button stays in the document, so that it keeps the focus.
    html! {
        <button
            type="button"
            data-tool={tool}
            aria-disabled={is_busy.then_some("true")}
            aria-describedby={is_busy.then_some(AT_WORK)}
            {onclick}
        >
            { label }
        </button>
    }
}

/// The button that forgets everything or the open round, with its confirmation.
fn forget(page: &HistoryPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let button = |label, tool, msg| tool_button(page, label, tool, msg, dispatch);
    let [ask, yes, no] = match page.round() {
        None => [words.history_forget(), words.forget_all(), words.keep_all()],
        Some(_) => [words.forget_round(), words.forget_it(), words.keep_it()],
    };
    if !page.is_forgetting() {
        return html! {
            <>
                <p class="do">{ button(ask, "forget", || Change::ClickedForget) }</p>
                { task(page, words) }
            </>
        };
    }
    let keep = dispatch.reform(|()| Change::CancelledForget);
    let pressed = move |event: KeyboardEvent| {
        if keys::pressed(&event) == Some(Key::Escape) {
            keep.emit(());
        }
    };
    html! {
        <div class="forget" role="group" aria-label={ask} tabindex="-1" onkeydown={pressed}>
            <p>{ question(page, words) }</p>
            <p class="do">
                { button(yes, "forget-really", || Change::ConfirmedForget) }
                { button(no, "keep", || Change::CancelledForget) }
            </p>
            { task(page, words) }
        </div>
    }
}

/// The current task and its progress.
fn task(page: &HistoryPage, words: PagesWords) -> Html {
    let Some(work) = page.work() else {
        return Html::default();
    };
    html! {
        <p id={AT_WORK} class="work">
            { words.at_work(work.kind) }
            if let Some((done, all)) = work.done {
                <progress value={done.to_string()} max={all.to_string()} aria-label={words.at_work(work.kind)} />
            }
        </p>
    }
}

/// The question of the confirmation.
fn question(page: &HistoryPage, words: PagesWords) -> &'static str {
    match page.round() {
        None => words.forget_really(),
        Some(_) => words.forget_round_really(),
    }
}

fn files(page: &HistoryPage, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    let is_busy = page.work().is_some();
    let button = |label, tool, msg| tool_button(page, label, tool, msg, dispatch);
    let got = dispatch.reform(Change::GotFile);
    let chosen = move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            file::read(&input, got.clone());
        }
    };
    let opens = move |event: MouseEvent| {
        if is_busy {
            event.prevent_default();
        }
    };
    html! {
        <>
            <p>{ words.files_intro() }</p>
            <p class="do">
                { button(words.export(), "export", || Change::ClickedExport) }
                { button(words.csv(), "csv", || Change::ClickedCsv) }
                <input
                    id="import-file"
                    class="visually-hidden"
                    type="file"
                    accept=".json,application/json"
                    aria-disabled={is_busy.then_some("true")}
                    aria-describedby={is_busy.then_some(AT_WORK)}
                    onclick={opens}
                    onchange={chosen}
                />
                <label class="file" for="import-file">{ words.import() }</label>
            </p>
            { csv_note(PagesWords::of(language)) }
            { persistence(page.persistence(), language, dispatch) }
            { forget(page, language, dispatch) }
            if let Some(report) = page.report() {
                <p class="told" tabindex="-1">{ words.report(report) }</p>
            }
            if page.offers_more() {
                <p>{ words.take_over_intro() }</p>
                <p class="do">{ button(words.take_over(), "take-over", || Change::ClickedTakeOver) }</p>
            }
        </>
    }
}

fn persistence(persistence: Persistence, language: Language, dispatch: &Callback<Change>) -> Html {
    let words = PagesWords::of(language);
    match persistence {
        Persistence::Unknown => Html::default(),
        Persistence::Promised => html! { <p class="fine">{ words.promised() }</p> },
        Persistence::MayBeCleared | Persistence::Refused => html! {
            <p class="fine">
                { words.may_be_cleared() }
                { gap(language) }
                <button type="button" data-tool="persist" onclick={dispatch.reform(|_| Change::ClickedPersist)}>
                    { words.ask_to_promise() }
                </button>
            </p>
        },
    }
}

/// The announcement of the latest event.
fn announcement(page: &HistoryPage, language: Language) -> String {
    let words = PagesWords::of(language);
    // A failed import has priority, because the reason why rounds wait was announced before.
    if let Some(report @ Report::ImportFailed(_)) = page.report() {
        return words.report(report);
    }
    if let Some(why) = page.failure() {
        return words.failed(why).to_owned();
    }
    if let Some(report) = page.report() {
        return words.report(report);
    }
    if page.is_forgetting() {
        return question(page, words).to_owned();
    }
    match (page.round(), page.list()) {
        (Some(OneRound::Opened(opened)), _) => {
            let facts = &opened.row.facts;
            let parts = [
                endings(language, facts),
                net_of(language, facts).unwrap_or_default(),
            ];
            let said: Vec<&str> = parts
                .iter()
                .map(String::as_str)
                .filter(|it| !it.is_empty())
                .collect();
            said.join(words.between_parts())
        }
        (Some(OneRound::Missing), _) => words.no_such_round().to_owned(),
        (Some(OneRound::Asked), _) | (None, List::Asked) => String::new(),
        (None, List::Found(found)) => {
            let name = |field| named(page.filter(), field, language);
            let hidden = found.hidden.iter();
            let hidden = hidden.map(|it| crate::pages::history::words::hidden(language, it, name));
            let found = words.history_found(found.rows.len(), found.more.is_some());
            let told: Vec<String> = [found].into_iter().chain(hidden).collect();
            told.join(gap(language))
        }
    }
}
