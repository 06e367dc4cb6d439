//! The page around the table: the header, the notices, and the panel beside the table.

use yew::prelude::*;

use crate::app::games::built;
use crate::app::language::Language;
use crate::app::route::{Page, Route, TableId};
use crate::app::settings::{Coach, Count, Sounds};
use crate::app::{Model, Msg, Notice, Panel, Shareable, TabLock};
use crate::games::blackjack::view::count;
use crate::poker::PokerMatch;
use crate::table::{AnyTable, Mode, Stage};
use crate::text::{NAME, Words, poker, words};
use crate::ui::links::{href, icon, line};
use crate::ui::settings::{keys_list, panel};
use crate::ui::table::actions::{sends, truth};
use crate::ui::table::coach::{by_count, coach};
use crate::ui::table::deal::{DealView, Revealed};
use crate::ui::table::frame::Frame;
use crate::ui::table::{daily, deal, practice};
use crate::ui::{games, guide};

/// Draws the whole page and sends its messages to `dispatch`.
pub fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let words = words(model.language());
    html! {
        <>
            { header(model, words, dispatch) }
            if model.notice().is_some() {
                { notice(model, words, dispatch) }
            }
            if let Some(coming) = coming(model) {
                // The announcer speaks it, so this status is not live.
                <div class="notice" role="status" aria-live="off" data-coming="">{ line(coming) }</div>
            }
            if model.shows_description() {
                { shown_description(model, words, dispatch) }
            }
            <div class={classes!("room", model.panel().map(|_| "beside"))}>
                { place(model, words, dispatch) }
                if model.panel().is_some() {
                    { side_panel(model, words, dispatch) }
                }
            </div>
        </>
    }
}

fn header(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let opened = model.panel() == Some(Panel::Settings);
    // On the settings page the gear has no panel to open.
    let is_here = model.route() == Route::Settings;
    let msg = if opened {
        Msg::ClosedPanel
    } else {
        Msg::OpenedPanel(Panel::Settings)
    };
    html! {
        <header class="head">
            <a class="brand" href="#/">
                <svg aria-hidden="true"><use href="#icon-brand" /></svg>
                <span translate="no">{ NAME }</span>
            </a>
            <nav aria-label={words.games()}>{ game_links(model.route(), words) }</nav>
            { page_links(words) }
            { learn_link(model.route(), words) }
            <button
                type="button"
                class="tool"
                data-tool="settings"
                aria-label={words.settings()}
                title={words.settings()}
                aria-expanded={(!is_here).then_some(truth(opened))}
                aria-current={is_here.then_some("page")}
                onclick={sends(dispatch, msg)}
            >
                { icon("#icon-gear") }
            </button>
        </header>
    }
}

/// The links to the history, the statistics and the fairness page. A narrow window has no room for them in the header:
/// there the [page with every place](learn_link) has all three. The [settings panel](records) has the first two.
fn page_links(words: Words) -> Html {
    let link = |page| {
        let route = Route::Reading(page);
        html! { <a class="about" href={href(route)}>{ words.heading(route) }</a> }
    };
    [Page::History, Page::Stats, Page::Fairness]
        .map(link)
        .into_iter()
        .collect()
}

/// The link to the page with every place, at every size.
fn learn_link(here: Route, words: Words) -> Html {
    let route = Route::Reading(Page::Learn);
    html! {
        <a
            class="tool"
            href={href(route)}
            aria-label={words.learn()}
            title={words.learn()}
            aria-current={(here == route).then_some("page")}
        >
            { icon("#icon-learn") }
        </a>
    }
}

/// The links to the history and the statistics at the top of the settings panel. In a narrow window the header has
/// neither.
fn records(words: Words) -> Html {
    let link = |page| {
        let route = Route::Reading(page);
        html! { <a class="check" href={href(route)}>{ words.heading(route) }</a> }
    };
    html! { <p class="links">{ for [Page::History, Page::Stats].map(link) }</p> }
}

fn game_links(here: Route, words: Words) -> Html {
    let shown = here.table().map(|id| id.with_mode(Mode::Free));
    let link = |id: TableId| {
        html! {
            <a
                class="game"
                href={href(id.route())}
                aria-current={(Some(id) == shown).then_some("page")}
            >
                { words.heading(id.route()) }
            </a>
        }
    };
    let games = TableId::ALL.into_iter();
    let games = games.filter(|id| id.mode() == Mode::Free);
    games.map(link).collect()
}

fn notice(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let sentence = match model.notice() {
        None => return Html::default(),
        Some(Notice::NewVersion) => return new_version(words, dispatch),
        Some(Notice::Link(error)) => words.link_error(&error),
        Some(Notice::PracticeMangled) => words.practice_mangled().to_owned(),
        Some(Notice::SettingsUnreadable) => words.settings_unreadable().to_owned(),
        Some(Notice::SettingsNotStored) => words.settings_not_stored().to_owned(),
        Some(Notice::RoundUnreadable) => words.round_unreadable().to_owned(),
        Some(Notice::RoundUnreadableStays) => words.round_unreadable_stays().to_owned(),
        Some(Notice::RoundNotSaved) => words.round_not_saved().to_owned(),
        Some(Notice::NothingStored) => words.nothing_stored().to_owned(),
        Some(Notice::NoDate) => words.no_date().to_owned(),
        Some(Notice::HistoryNotKept) => words.history_not_kept().to_owned(),
        Some(Notice::LanguageNotHere) => words.language_not_here().to_owned(),
        Some(notice @ (Notice::SolutionComing | Notice::SolutionNotHere)) => {
            let told = built::<PokerMatch, _>(|| solution_told(notice, model.language()));
            told.unwrap_or_default().to_owned()
        }
    };
    let again = match model.notice() {
        Some(Notice::LanguageNotHere) => Some(Msg::ClickedTryWords),
        Some(Notice::SolutionNotHere) => Some(Msg::ClickedTrySolution),
        Some(
            Notice::Link(_)
            | Notice::PracticeMangled
            | Notice::SettingsUnreadable
            | Notice::SettingsNotStored
            | Notice::RoundUnreadable
            | Notice::RoundUnreadableStays
            | Notice::RoundNotSaved
            | Notice::NothingStored
            | Notice::NoDate
            | Notice::SolutionComing
            | Notice::HistoryNotKept
            | Notice::NewVersion,
        )
        | None => None,
    };
    let again = again.map(|msg| {
        html! {
            <button type="button" onclick={sends(dispatch, msg)}>
                { words.try_again() }
            </button>
        }
    });
    html! {
        <div class="notice" role="alert">
            { line(sentence) }
            { again }
            <button type="button" onclick={sends(dispatch, Msg::ClosedNotice)}>
                { words.close() }
            </button>
        </div>
    }
}

/// The notice about the strategy of the Mathematician. The words belong to the bundle of poker.
fn solution_told(notice: Notice, language: Language) -> &'static str {
    let words = poker::words(language);
    if notice == Notice::SolutionComing {
        words.solution_coming()
    } else {
        words.solution_not_here()
    }
}

/// The notice of a new version. It is no alert, because the screen reader has to read the simultaneous result first.
fn new_version(words: Words, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="notice" role="status" data-notice="new-version">
            { line(words.new_version()) }
            <button type="button" onclick={sends(dispatch, Msg::ClickedReload)}>
                { words.reload() }
            </button>
            <button type="button" onclick={sends(dispatch, Msg::ClosedNotice)}>
                { words.close() }
            </button>
        </div>
    }
}

/// The visible description of the table, for a player who asked for it. It is hidden from assistive tools, because the
/// page announces it as well.
fn shown_description(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    html! {
        <div class="notice" data-reading="">
            <p aria-hidden="true">{ description(model) }</p>
            <button type="button" onclick={sends(dispatch, Msg::ClosedNotice)}>
                { words.close() }
            </button>
        </div>
    }
}

/// The description of the whole table for a screen reader; empty away from the tables.
pub(crate) fn description(model: &Model) -> String {
    let table = model.route().table();
    let description = table.and_then(|id| games::description(model, id));
    let parts = [
        description,
        table.and_then(|id| games::count_starts(model, id)),
        coming(model),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(words(model.language()).between())
}

/// The sentence about the rules that apply from a later deal on, at the table where the player plays.
fn coming(model: &Model) -> Option<String> {
    games::coming(model, model.table_here()?)
}

fn place(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let route = model.route();
    let page = |content: Html| {
        html! {
            <main id="main" class="page" tabindex="-1" data-route={route.path()}>
                <h1>{ words.heading(route) }</h1>
                { content }
            </main>
        }
    };
    if route.table().is_some() && model.tab_lock() == TabLock::Elsewhere {
        return page(html! {
            <>
                { line(words.played_elsewhere()) }
                <p>
                    <button
                        type="button"
                        class="action main"
                        onclick={sends(dispatch, Msg::ClickedPlayHere)}
                    >
                        { words.play_here() }
                    </button>
                </p>
            </>
        });
    }
    if let Some(id) = route.table()
        && let Some(table) = model.table(id)
    {
        let frame = frame(model, id, table, words, dispatch);
        return games::view(model, id, frame, dispatch).unwrap_or_default();
    }
    match route {
        Route::Settings => page(html! {
            <>
                { panel(model, dispatch) }
                { keys_list(words) }
                { back(model, words) }
            </>
        }),
        Route::Guide => page(html! {
            <>
                <h2 class="visually-hidden">{ words.games() }</h2>
                { guide::view(model, dispatch) }
                { back(model, words) }
            </>
        }),
        // The bundle of the reading pages draws it, beside this component.
        Route::Reading(_) => Html::default(),
        Route::Home | Route::Table(_) | Route::Unknown => page(html! {
            <>
                { line(words.unknown()) }
                <p>{ game_links(route, words) }</p>
            </>
        }),
    }
}

/// The link back to the last table.
fn back(model: &Model, words: Words) -> Html {
    let table = href(model.last_table().route());
    html! { <p><a class="game" href={table}>{ words.back_to_table() }</a></p> }
}

/// The page's parts around this table.
fn frame(
    model: &Model,
    id: TableId,
    table: &dyn AnyTable,
    words: Words,
    dispatch: &Callback<Msg>,
) -> Frame {
    let deal = deal_view(model, id);
    let check = deal.as_ref().and_then(|view| view.revealed.as_ref());
    let total = daily::total(table);
    let is_practice = model.practises();
    Frame {
        route: model.route(),
        settings: model.shown(),
        tools: tools(model, words, dispatch),
        corner: corner(
            model.panel(),
            id,
            model.table_of_day(id),
            table,
            words,
            dispatch,
        ),
        seal: deal
            .as_ref()
            .map_or_else(Html::default, |view| deal::seal(view, dispatch)),
        whole_seal: deal
            .as_ref()
            .filter(|_| table.is_cutting())
            .map_or_else(Html::default, |view| {
                deal::whole_seal(view, deal::Heading::Second, dispatch)
            }),
        below: html! {
            <>
                if !table.is_dealt() {
                    { daily::note(id, model.day_ends(), words) }
                }
                if let Some(total) = total {
                    { line(words.daily_over(total)) }
                    if let Some(day) = model.day_cost() {
                        <p data-day-cost={day.cost.to_string()}>{ &day.sentence }</p>
                    } else if let Some(failure) = model.day_failure() {
                        <p>{ failure }</p>
                    }
                    { daily_outcome(model, words) }
                }
                if let Some(revealed) = check.filter(|_| !is_practice) {
                    { revealed.check_link(words) }
                }
                if let Some(view) = &deal {
                    { deal::sealed_shoe(view, dispatch) }
                }
                // The result of a round from a shoe has no room for it on a phone.
                if check.is_some() && model.offers_sound(id) {
                    <button
                        type="button"
                        class="check offer-sound"
                        onclick={sends(dispatch, Msg::ToggledSounds)}
                    >
                        { words.offer_sound() }
                    </button>
                }
            </>
        },
        help: model.is_new_at_game(id).then(|| words.game_help(id.game())),
        coach: coach_at(model, id, words, dispatch),
        extra: total.map(|_| daily::share(words, dispatch)),
    }
}

/// The coach's message at this table, if there is one. In practice the page offers a coach that is switched off.
fn coach_at(model: &Model, id: TableId, words: Words, dispatch: &Callback<Msg>) -> Option<Html> {
    if let Some(says) = model.coach_says() {
        let (rows, below) = games::coach(model, id, says, dispatch)?;
        return Some(coach(says, rows, below));
    }
    if let Some(says) = model.count_says().filter(|says| !says.told(" ").is_empty()) {
        return Some(by_count(says));
    }
    let table = model.table(id)?;
    let waits = games::waits_for_coach(id);
    let decides = matches!(table.stage(), Some(Stage::Player | Stage::Swap));
    let is_coached = decides && model.coached_position().is_some();
    if model.coach_is_coming() {
        return Some(html! { <div class="coach"><p>{ words.coach_is_coming() }</p></div> });
    }
    if waits && is_coached && model.coach_may_judge() {
        // The coach first simulates the hand. Its line is reserved.
        return Some(html! { <div class="coach"></div> });
    }
    let is_practice = model.practises();
    let is_over = table.stage() == Some(Stage::Over);
    match model.settings().coach {
        // The result needs all the room.
        Coach::Off if is_practice && !is_over => Some(practice::offer_coach(words, dispatch)),
        Coach::Always if is_coached && model.coach_mode() == Coach::After => {
            Some(html! { <div class="coach"><p>{ words.coach_after_play() }</p></div> })
        }
        Coach::Off | Coach::Asked | Coach::After | Coach::Always => None,
    }
}

/// The outcome of sharing the result of the day.
fn daily_outcome(model: &Model, words: Words) -> Html {
    let result = deal::shareable(model, Shareable::DailyResult);
    deal::outcome(model.shared(), Shareable::DailyResult, result, words)
}

/// The view of the deal on this table.
fn deal_view(model: &Model, id: TableId) -> Option<DealView<'_>> {
    let table = model.table(id)?;
    let (is_shoe, hands) = games::deal(model, id)?;
    Some(DealView {
        sealed: table.sealed()?,
        next: table.next_seal(),
        revealed: Revealed::of(id, table, model.linked()),
        is_shoe,
        is_over: table.stage() == Some(Stage::Over),
        hands,
        language: model.language(),
        open: model.panel() == Some(Panel::Deal),
        shared: model.shared(),
        linked: model.linked(),
    })
}

/// The corner of a table: the choice of opponents, if the game has one, and the link to the deal of the day.
fn corner(
    panel: Option<Panel>,
    id: TableId,
    day: TableId,
    table: &dyn AnyTable,
    words: Words,
    dispatch: &Callback<Msg>,
) -> Html {
    let opened = panel == Some(Panel::Opponents);
    let msg = if opened {
        Msg::ClosedPanel
    } else {
        Msg::OpenedPanel(Panel::Opponents)
    };
    html! {
        <>
            if games::has_opponents(id) {
                <button
                    type="button"
                    class="tool"
                    data-tool="opponents"
                    aria-label={words.opponents()}
                    title={words.opponents()}
                    aria-expanded={truth(opened)}
                    onclick={sends(dispatch, msg)}
                >
                    { icon("#icon-seats") }
                </button>
            }
            { daily::corner(id, day, table, words) }
        </>
    }
}

/// The tools beside the game: the sounds, the description of the table, and how to play. A table with a coach has a
/// button for it, and the blackjack table one for the count.
fn tools(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let (pressed, sound) = match model.settings().sounds {
        Sounds::On => ("true", "#icon-sound"),
        Sounds::Off => ("false", "#icon-mute"),
    };
    let has_coach = model.coached_position().is_some();
    let opened = model.panel() == Some(Panel::Guide);
    let guide = if opened {
        Msg::ClosedPanel
    } else {
        Msg::OpenedPanel(Panel::Guide)
    };
    html! {
        <>
            <button
                type="button"
                class="tool"
                aria-label={words.sounds()}
                title={words.sounds()}
                aria-pressed={pressed}
                onclick={sends(dispatch, Msg::ToggledSounds)}
            >
                { icon(sound) }
            </button>
            <button
                type="button"
                class="tool"
                aria-label={words.read_table()}
                title={words.read_table()}
                data-short={words.read_table_short()}
                onclick={sends(dispatch, Msg::AskedToRead)}
            >
                { icon("#icon-read") }
            </button>
            if has_coach {
                <button
                    type="button"
                    class="tool"
                    aria-label={words.coach()}
                    title={words.coach()}
                    aria-pressed={truth(model.coach_may_judge())}
                    onclick={sends(dispatch, Msg::ToggledCoach)}
                >
                    { icon("#icon-coach") }
                </button>
            }
            { count_tool(model, words, dispatch) }
            <button
                type="button"
                class="tool"
                aria-label={words.how_to_play()}
                title={words.how_to_play()}
                aria-expanded={truth(opened)}
                onclick={sends(dispatch, guide)}
            >
                { icon("#icon-guide") }
            </button>
        </>
    }
}

/// The button for the count at the blackjack table, if the player counts.
fn count_tool(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let is_here = model.route().table() == Some(TableId::Blackjack(Mode::Free));
    if !is_here || model.settings().count == Count::Off {
        return Html::default();
    }
    let opened = model.panel() == Some(Panel::Count);
    let msg = if opened {
        Msg::ClosedPanel
    } else {
        Msg::OpenedPanel(Panel::Count)
    };
    let label = if model.count_waits() {
        words.count_asked()
    } else {
        words.count()
    };
    html! {
        <button
            type="button"
            class="tool count-tool"
            data-count-waits={model.count_waits().then_some("")}
            aria-label={label}
            title={label}
            data-short={words.count_short()}
            aria-expanded={truth(opened)}
            onclick={sends(dispatch, msg)}
        >
            { icon("#icon-count") }
        </button>
    }
}

/// The choice of the opponents at the player's table.
fn opponents(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let table = model.route().table();
    let chooser = table.and_then(|id| games::opponents(model, id, dispatch));
    chooser.unwrap_or_default()
}

fn side_panel(model: &Model, words: Words, dispatch: &Callback<Msg>) -> Html {
    let (title, content) = match model.panel() {
        None => return Html::default(),
        Some(Panel::Settings) => (words.settings(), panel(model, dispatch)),
        Some(Panel::Guide) => (words.how_to_play(), guide::view(model, dispatch)),
        Some(Panel::Keys) => (words.keys(), keys_list(words)),
        Some(Panel::Deal) => (
            words.this_deal(),
            model
                .route()
                .table()
                .and_then(|id| deal_view(model, id))
                .map_or_else(Html::default, |view| deal::panel(&view, dispatch)),
        ),
        Some(Panel::Opponents) => (words.opponents(), opponents(model, dispatch)),
        Some(Panel::Count) => (words.count(), count::panel(model, dispatch)),
    };
    let other = match model.panel() {
        Some(Panel::Settings) => Some((words.keys(), Panel::Keys)),
        Some(Panel::Keys | Panel::Deal | Panel::Opponents | Panel::Guide | Panel::Count) | None => {
            None
        }
    };
    html! {
        <aside class="sheet-panel" tabindex="-1" aria-label={title}>
            <header>
                <h2>{ title }</h2>
                <button
                    type="button"
                    class="tool"
                    aria-label={words.close()}
                    onclick={sends(dispatch, Msg::ClosedPanel)}
                >
                    { icon("#icon-close") }
                </button>
            </header>
            if model.panel() == Some(Panel::Settings) {
                { records(words) }
            }
            { content }
            if let Some((label, other)) = other {
                <button
                    type="button"
                    class="link"
                    onclick={sends(dispatch, Msg::OpenedPanel(other))}
                >
                    { label }
                </button>
            }
        </aside>
    }
}
