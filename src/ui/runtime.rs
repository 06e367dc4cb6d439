//! The runtime of the page with the tables, and the only file that executes a [`Cmd`].
//!
//! It holds the [`Model`], passes every message to [`Model::update`], executes the returned commands and renders the
//! views. It makes no decisions.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, KeyboardEvent, PageTransitionEvent, StorageEvent};
use yew::html::Scope;
use yew::prelude::*;

use crate::app::keyboard::KeyHandler;
use crate::app::route::{Route, TableId};
use crate::app::settings::Settings;
use crate::app::{Cmd, Entry, FocusTarget, Model, Msg, Topic};
use crate::coach::request::AnyCoachRequest;
use crate::games::blackjack::view::count;
use crate::table::{AnyTable, Stage};
use crate::text::description::arrival;
use crate::text::{Words, words};
use crate::ui::effects::announcer::{Announcer, When};
use crate::ui::effects::bundles::Subject;
use crate::ui::effects::coach::CoachLink;
use crate::ui::effects::outbox::Outbox;
use crate::ui::effects::place::{self, Arrival, Places, SharedPlaces};
use crate::ui::effects::sound::Speaker;
use crate::ui::effects::storage::Saved;
use crate::ui::effects::{
    self, address, bundles, clock, entropy, focus, guide, images, motion, settings, share,
    solution, storage, visitor,
};
use crate::ui::games;
use crate::ui::keys;
use crate::ui::page::{self, description};
use crate::ui::table::deal;
use crate::ui::table::face::{self, Style};
use crate::ui::translatable::translatable;

/// A panel beside the table.
const PANEL: &str = "aside";

/// The targets for the focus after the focused element has gone, the best first. The panel comes first if the focus was
/// in one, because Enter decides nothing there. Then come the cards to choose from, the place to cut, the main action,
/// any action, the bar without actions, and the page.
const FALLBACK_TARGETS: [&str; 7] = [
    PANEL,
    "[data-phase=swap] .cards [tabindex='0']",
    ".cutting [type=range]",
    ".actions .main",
    ".actions button",
    ".actions",
    "main",
];

/// The bundle of the reading pages while it loads and has drawn nothing.
const FETCHING: &str = "#pages:not([hidden]):has(> p)";

/// The delay in milliseconds after which the page has started and can deliver the rounds of an earlier visit.
const WHEN_QUIET_MS: u32 = 5_000;

/// The delay in milliseconds after which the cards of a deal have arrived and deferred work can begin.
const WHEN_DEALT_MS: u32 = 600;

/// The target of the focus. The focus moves once, after the next rendering. If it moved twice, a screen reader would
/// read the second element, which need not be the right one.
#[derive(Debug)]
enum Goal {
    /// This named target.
    Target(FocusTarget),
    /// The element that had the focus before the panel was opened.
    Back(HtmlElement),
}

/// The page.
#[derive(Debug)]
pub struct App {
    model: Model,
    dispatch: Callback<Msg>,
    announcer: Announcer,
    speaker: Speaker,
    /// The target of the focus after the next rendering.
    wanted: Rc<RefCell<Option<Goal>>>,
    /// The element that had the focus before the panel was opened.
    before_panel: Option<HtmlElement>,
    /// The settings that the style sheets have now.
    shown: Option<Settings>,
    /// The last title that the page gave the window.
    title: Option<String>,
    /// True if the page is reloading, for other games or for a new version.
    is_reloading: bool,
    requested: Requested,
    coach: CoachLink,
    /// The styles whose faces the browser has decoded or is about to.
    read: Vec<Style>,
    /// The current pause of each table. A new one replaces the earlier one.
    pauses: Vec<(TableId, Timeout)>,
    /// The rounds that are not yet in the history.
    outbox: Outbox,
    /// The entries of the browser's history, with their panels and positions.
    places: SharedPlaces,
    _listeners: Vec<EventListener>,
}

/// The last request to the coach.
#[derive(Debug, PartialEq)]
enum Requested {
    /// The player looks at no table.
    Elsewhere,
    /// The request about the player's table, or `None` if no coach is wanted there.
    AtTable(Option<Box<AnyCoachRequest>>),
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let (fragment, stored) = (address::fragment(), storage::stored());
        let (model, cmds) = Model::open(&fragment, visitor::visitor(), &stored);
        // The state of the history entry has the reload state too, which is read before.
        let places = Places::open();
        let mut app = App {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            announcer: Announcer::default(),
            speaker: Speaker::default(),
            wanted: Rc::default(),
            before_panel: None,
            shown: None,
            title: None,
            is_reloading: false,
            requested: Requested::Elsewhere,
            coach: CoachLink::open(ctx.link().callback(|msg| msg)),
            read: Vec::new(),
            pauses: Vec::new(),
            outbox: Outbox::open(ctx.link().callback(|()| Msg::HistoryFailed), WHEN_QUIET_MS),
            _listeners: listeners(ctx, &places),
            places,
        };
        app.announce();
        let msgs: VecDeque<Msg> = cmds.into_iter().filter_map(|cmd| app.run(cmd)).collect();
        app.handle(msgs);
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        self.handle(VecDeque::from([msg]));
        // This bundle cannot draw a place of the other one.
        !self.model.route().is_in_other_bundle()
    }

    fn view(&self, _: &Context<Self>) -> Html {
        self.finish_drawing_soon();
        translatable(
            page::view(&self.model, &self.dispatch),
            self.model.language(),
        )
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        let Some(document) = effects::document() else {
            return;
        };
        let title = self.words().title(self.model.route());
        // A translator may have changed the title of the window, so the page compares with the last title it wrote.
        if self.title.as_ref() != Some(&title) {
            document.set_title(&title);
            self.title = Some(title);
        }
        self.decode_faces_ahead();
    }
}

impl App {
    /// Handles these messages and all immediate answers, so that a click causes one rendering.
    fn handle(&mut self, mut msgs: VecDeque<Msg>) {
        while let Some(msg) = msgs.pop_front() {
            if matches!(msg, Msg::WentToPanel(_)) {
                self.places.borrow_mut().set_moves(false);
            }
            let cmds = self.model.update(msg);
            self.announce();
            msgs.extend(cmds.into_iter().filter_map(|cmd| self.run(cmd)));
        }
        let settings = self.model.settings();
        if self.is_reloading || self.model.route().is_in_other_bundle() {
            // The reload state also contains all that happens until the page unloads.
            self.is_reloading = true;
            address::store_reload_state(&self.model.reload_state());
            self.places.borrow_mut().keep();
            address::load_again();
            return;
        }
        let takes_question = self.places.borrow_mut().follow(self.model.panel());
        if takes_question {
            address::report_entry();
        }
        place::restore(&self.places);
        if self.shown != Some(settings) {
            settings::show_settings(settings);
            bundles::tell(Subject::Settings, &self.model.choices_record());
            self.shown = Some(settings);
        }
        settings::show_language(self.model.language());
        let request = self.model.coach_request();
        let requested = match self.model.route().table() {
            Some(_) => Requested::AtTable(request.map(Box::new)),
            None => Requested::Elsewhere,
        };
        if self.requested != requested {
            match &requested {
                Requested::AtTable(request) => {
                    self.coach
                        .send(request.as_deref().cloned(), self.model.language());
                }
                Requested::Elsewhere => self.coach.leave(),
            }
            self.requested = requested;
        }
        self.coach.speak(self.model.language());
    }

    /// Announces the last event. It runs after each message, not after each rendering, because every event has an
    /// announcement.
    fn announce(&mut self) {
        let (model, between) = (&self.model, self.words().between());
        self.announcer
            .announce(model.announcement(), timing(model), between, || {
                announcement_text(model)
            });
    }

    /// Executes a command and returns its answer, if that is immediate.
    fn run(&mut self, cmd: Cmd) -> Option<Msg> {
        match cmd {
            Cmd::DrawEntropy(id, at) => Some(Msg::GotEntropy(id, entropy::entropy(), at)),
            Cmd::AskDate(id) => Some(Msg::GotDate(id, clock::today())),
            Cmd::CheckDay(id) => Some(Msg::DayIs(id, clock::today())),
            Cmd::Pause(id, at, 0) => Some(Msg::PauseOver(id, at)),
            Cmd::Pause(id, at, ms) => {
                let dispatch = self.dispatch.clone();
                let over = Timeout::new(ms, move || dispatch.emit(Msg::PauseOver(id, at)));
                self.pauses.retain(|(other, _)| *other != id);
                self.pauses.push((id, over));
                None
            }
            Cmd::LoadAgain => {
                self.is_reloading = true;
                None
            }
            Cmd::ReplaceFragment(path) => {
                address::replace_fragment(path);
                None
            }
            Cmd::MendFragment(path) => {
                address::replace_fragment(&path);
                None
            }
            Cmd::MarkEntry => {
                address::mark_entry();
                self.places.borrow_mut().mark_dealt();
                None
            }
            Cmd::TakeTabLock => {
                storage::take_tab_lock();
                None
            }
            Cmd::ResumeTables => {
                storage::take_tab_lock();
                // The pauses belong to rounds that are no longer on the tables.
                self.pauses.clear();
                Some(Msg::ResumedTables(storage::stored(), address::fragment()))
            }
            Cmd::StoreSetting(setting) => {
                (!settings::store_setting(setting)).then_some(Msg::CouldNotStore)
            }
            // If the backup fails, the page does not overwrite the record either.
            Cmd::BackUpSettings => (!settings::back_up_settings()).then_some(Msg::CouldNotStore),
            Cmd::Save(id, save) => match storage::save(id, &save) {
                Saved::Stored => None,
                Saved::Failed => Some(Msg::CouldNotSave(id)),
                Saved::Elsewhere => Some(Msg::PlayedElsewhere),
            },
            Cmd::Keep(round) => {
                self.outbox.put(&round);
                None
            }
            Cmd::BackUpTable(id) => {
                (!storage::back_up_table(id)).then_some(Msg::CouldNotBackUp(id))
            }
            Cmd::Share(request, what) => {
                let text = deal::shareable(&self.model, what)?;
                let dispatch = self.dispatch.clone();
                let ended = move |outcome| dispatch.emit(Msg::ShareEnded(request, what, outcome));
                share::share(&text, ended);
                None
            }
            Cmd::FetchWords(language) => {
                let got = move |are_here| Msg::GotWords(language, are_here);
                effects::words::fetch(language, &self.dispatch.reform(got));
                None
            }
            Cmd::TellLanguage => {
                bundles::tell(Subject::Language, self.model.language().code());
                None
            }
            Cmd::ForgetAsked => {
                address::forget_asked();
                None
            }
            Cmd::FetchGuide(language) => {
                let got = move |text| Msg::GotGuide(language, text);
                guide::fetch(language, &self.dispatch.reform(got));
                None
            }
            Cmd::Focus(target) => {
                let goal = self.goal(target);
                // A question that closed the panel has the focus itself.
                if target != FocusTarget::BeforePanel || !address::asks() {
                    self.wanted.replace(Some(goal));
                }
                None
            }
            Cmd::Play(sound) => {
                self.speaker.play(sound);
                None
            }
            Cmd::FetchSolution => {
                self.fetch_solution();
                None
            }
            Cmd::Prepare(id) => {
                self.prepare(id);
                None
            }
        }
    }

    /// Fetches the strategy of the Mathematician for the tables and their coach.
    fn fetch_solution(&self) {
        let (dispatch, coach) = (self.dispatch.clone(), self.coach.solution_receiver());
        let got = move |is_here| {
            coach();
            dispatch.emit(Msg::GotSolution(is_here));
        };
        solution::fetch(&Callback::from(got));
    }

    /// Does the work of this table that is needed later, in slices, once its cards are dealt.
    fn prepare(&self, id: TableId) {
        if let Some(mut work) = self.model.table(id).and_then(AnyTable::preparation) {
            spawn_local(async move {
                TimeoutFuture::new(WHEN_DEALT_MS).await;
                while work() {
                    // Clicks in the meantime are handled first.
                    TimeoutFuture::new(0).await;
                }
            });
        }
    }

    /// Lets the browser decode the faces of this table's styles while it is idle: all but the jokers', so the work does
    /// not depend on the deal.
    fn decode_faces_ahead(&mut self) {
        let style = Style::from(self.model.settings());
        let table = self.model.route().table();
        let wanted = table.map_or_else(Vec::new, |id| games::styles(id, style));
        for style in wanted {
            if !self.read.contains(&style) {
                self.read.push(style);
                images::read_ahead(WHEN_DEALT_MS, face::pack(style).map(face::address));
            }
        }
    }

    fn words(&self) -> Words {
        words(self.model.language())
    }

    /// The target for the focus. Keeps the element that had the focus before a panel until the panel is closed.
    fn goal(&mut self, target: FocusTarget) -> Goal {
        let focused = focus::focused();
        match target {
            FocusTarget::Panel => {
                let within = |it: &HtmlElement| focus::is_in(it, "aside");
                if let Some(opener) = focused.filter(|it| !within(it)) {
                    self.before_panel = Some(opener);
                }
                Goal::Target(target)
            }
            FocusTarget::BeforePanel => match self.before_panel.take() {
                Some(opener) => Goal::Back(opener),
                None => Goal::Target(target),
            },
            FocusTarget::Language | FocusTarget::Card(_) | FocusTarget::Page => {
                Goal::Target(target)
            }
        }
    }

    /// Places the focus and starts the motion of the new cards once the page is rendered.
    ///
    /// This does not happen in `rendered`, because the scheduler calls that in a later task if rendering took longer
    /// than 16 ms. The browser would then lay out and paint the page an extra time. A microtask comes earlier.
    fn finish_drawing_soon(&self) {
        let wanted = Rc::clone(&self.wanted);
        let had_focus = focus::focused().map(|it| focus::is_in(&it, PANEL));
        let fallbacks = had_focus.map(|in_panel| &FALLBACK_TARGETS[usize::from(!in_panel)..]);
        let is_ready = self.model.is_ready();
        let places = Rc::clone(&self.places);
        spawn_local(async move {
            let Some(document) = effects::document() else {
                return;
            };
            // This comes before the focus, which forces a layout. Any later change would force another one.
            let dealt = motion::start(&document);
            place_focus(wanted.take(), fallbacks, &places);
            if is_ready && let Some(html) = document.document_element() {
                // The page cannot act on a failure to set the attribute.
                let _ = html.set_attribute("data-ready", "");
            }
            motion::aim(&document, &dealt);
        });
    }
}

/// Moves the focus to its target, or to a fallback if the focused element has gone.
fn place_focus(wanted: Option<Goal>, fallbacks: Option<&[&str]>, places: &SharedPlaces) {
    match wanted {
        Some(Goal::Target(FocusTarget::Panel)) => focus::focus_first(&["aside"]),
        Some(Goal::Target(FocusTarget::Language)) => {
            focus::focus_first(&["[name=language]:checked"]);
        }
        Some(Goal::Target(FocusTarget::Card(place))) => {
            let nth = place + 1;
            let card = format!("[data-hand=player] li:nth-child({nth}) button");
            focus::focus_first(&[&card]);
        }
        Some(Goal::Target(FocusTarget::Page)) => {
            if focus::focused().is_none() {
                focus::focus_first_in_place(&["main", FETCHING]);
            }
            place::settle(places);
            return;
        }
        Some(Goal::Back(opener)) if focus::give(&opener) => (),
        // The element is gone if the round went on meanwhile.
        Some(Goal::Back(_) | Goal::Target(FocusTarget::BeforePanel)) => {
            focus::focus_first(&["[data-tool=settings]"]);
        }
        None => (),
    }
    let is_lost = match focus::focused() {
        None => true,
        // The bar keeps the focus while it has no actions.
        Some(focused) => focused.class_name() == "actions",
    };
    if let Some(places) = fallbacks.filter(|_| is_lost) {
        focus::focus_first(places);
    }
}

/// The time of the present announcement. The dealer's turn is announced as a whole at its end, because cards arrive
/// faster than a voice can read them.
fn timing(model: &Model) -> When {
    let table = model.route().table().and_then(|id| model.table(id));
    let stage = table.and_then(AnyTable::stage);
    match (model.announcement().topic, stage) {
        (Topic::News | Topic::MoreNews | Topic::Coach, Some(Stage::Dealer)) => When::WithTheRest,
        _ => When::Soon,
    }
}

/// The text of the announcement.
fn announcement_text(model: &Model) -> String {
    let language = model.language();
    let words = words(language);
    match model.announcement().topic {
        // The announcer itself knows the text to repeat.
        Topic::Nothing | Topic::Again => String::new(),
        Topic::News | Topic::MoreNews => {
            let table = model.route().table();
            let news = table.and_then(|id| games::news(model, id));
            news.unwrap_or_default()
        }
        Topic::Table => description(model),
        Topic::Place => {
            let id = model.route().table();
            let table = id.and_then(|id| model.table(id));
            match model.route() {
                // The bundle of the reading pages makes the announcement.
                Route::Reading(_) => String::new(),
                route => {
                    let place = arrival(language, route, table);
                    let parts = [
                        Some(place),
                        id.and_then(|id| games::news_of_rules(model, id)),
                        id.and_then(|id| games::count_starts(model, id)),
                    ];
                    let parts: Vec<String> = parts.into_iter().flatten().collect();
                    parts.join(words.between())
                }
            }
        }
        Topic::Language => words.language_is().to_owned(),
        Topic::Sounds => words.sounds_are(model.settings().sounds).to_owned(),
        Topic::Score => match model.resetting() {
            Some(_) => words.reset_again().to_owned(),
            None => words.score_reset().to_owned(),
        },
        Topic::Coach => model.coach_announcement(words.between()),
        Topic::Count => count::told(model, words),
        Topic::CountStart => count::start_told(model),
        Topic::Share => match model.shared() {
            Some((_, outcome)) => deal::outcome_told(outcome, words).to_owned(),
            None => String::new(),
        },
    }
}

/// The listeners for events of the whole page.
fn listeners(ctx: &Context<App>, places: &SharedPlaces) -> Vec<EventListener> {
    let (Some(window), Some(document)) = (effects::window(), effects::document()) else {
        return vec![];
    };
    let dispatch = ctx.link().callback(|msg| msg);
    let moved = {
        let (places, dispatch) = (Rc::clone(places), dispatch.clone());
        move || handle_move(&places, &dispatch)
    };
    let moved_by_link = moved.clone();
    let acts = |kind: &'static str| {
        let places = Rc::clone(places);
        EventListener::new(&window, kind, move |_| places.borrow_mut().stop_restoring())
    };
    let acting = ["pointerdown", "keydown", "wheel", "touchstart"].map(acts);
    let (kept, hidden) = (Rc::clone(places), Rc::clone(places));
    let (reloading, scrolling) = (Rc::clone(places), Rc::clone(places));
    let replaced = Rc::clone(places);
    let replaced = bundles::on_told(
        Subject::Address,
        Callback::from(move |fragment| replaced.borrow_mut().set_address(fragment)),
    );
    let heard = dispatch.clone();
    let may_prevent = EventListenerOptions::enable_prevent_default();
    let link = ctx.link().clone();
    let lacking = bundles::on_told(Subject::LackWords, dispatch.reform(|_| Msg::PagesLackWords));
    let newer = bundles::on_told(Subject::Version, dispatch.reform(|_| Msg::NewVersion));
    let mut listeners = vec![
        // A browser reports a move to another entry of its history first, and then that the address has changed.
        EventListener::new(&window, "popstate", move |_| moved()),
        EventListener::new(&window, "hashchange", move |_| moved_by_link()),
        EventListener::new(&window, "scroll", move |_| place::note_scroll(&scrolling)),
        EventListener::new(&window, "pagehide", move |_| place::keep(&kept)),
        // At a reload a browser may have stored the state of the entry before the page is hidden.
        EventListener::new(&window, "beforeunload", move |_| {
            place::keep(&reloading);
        }),
        EventListener::new(&window, "storage", move |event| {
            if let Some(msg) = event.dyn_ref().and_then(stored_elsewhere) {
                heard.emit(msg);
            }
        }),
        // A page in the browser's back/forward cache receives no events meanwhile.
        EventListener::new(&window, "pageshow", {
            let dispatch = dispatch.clone();
            move |event| {
                let event: Option<&PageTransitionEvent> = event.dyn_ref();
                if event.is_some_and(PageTransitionEvent::persisted) {
                    handle_visible(&dispatch);
                }
            }
        }),
        EventListener::new(&document, "visibilitychange", {
            let document = document.clone();
            move |_| {
                if document.hidden() {
                    // The browser may discard a hidden page without another event.
                    place::keep(&hidden);
                } else {
                    handle_visible(&dispatch);
                }
            }
        }),
        EventListener::new(&window, "pointerdown", |_| finish_motion()),
        EventListener::new_with_options(&window, "keydown", may_prevent, move |event| {
            finish_motion();
            if let Some(event) = event.dyn_ref() {
                press(&link, event);
            }
        }),
        EventListener::new_with_options(&window, "keyup", may_prevent, |event| {
            if event.dyn_ref().is_some_and(keys::key_up) {
                event.prevent_default();
            }
        }),
    ];
    let taken_over = images::read_again_when_taken_over();
    let others = [lacking, newer, taken_over, replaced];
    listeners.extend(others.into_iter().flatten());
    listeners.extend(acting);
    listeners
}

/// Handles a move of the browser to another entry of its history. It may be at the same place, with or without a panel.
fn handle_move(places: &SharedPlaces, dispatch: &Callback<Msg>) {
    let arrival = places.borrow_mut().arrive();
    place::restore(places);
    places.borrow_mut().set_moves(true);
    let panel = match arrival {
        Arrival::Same(panel) => panel,
        Arrival::Other(entry, panel) => {
            dispatch.emit(match entry {
                Entry::Plain => Msg::FragmentChanged(address::fragment()),
                Entry::Dealt => Msg::CameBack(address::fragment()),
            });
            panel
        }
    };
    dispatch.emit(Msg::WentToPanel(panel));
}

/// The message for a change of the storage in another tab, if it matters here.
fn stored_elsewhere(event: &StorageEvent) -> Option<Msg> {
    let settings = settings::settings_stored_elsewhere(event).map(Msg::SettingsStored);
    settings.or_else(|| (!storage::has_tab_lock()).then_some(Msg::PlayedElsewhere))
}

/// Handles a page that is visible again, after another tab, application or page covered it.
fn handle_visible(dispatch: &Callback<Msg>) {
    if let Some(record) = settings::stored_settings() {
        dispatch.emit(Msg::SettingsStored(record));
    }
    dispatch.emit(if storage::has_tab_lock() {
        Msg::CameToSight
    } else {
        Msg::PlayedElsewhere
    });
}

/// Sends a key to the model if the page handles it, and otherwise leaves it to the browser.
fn press(link: &Scope<App>, event: &KeyboardEvent) {
    let uses = |key| link.get_component().is_some_and(|app| app.model.uses(key));
    match keys::key_down(event, uses) {
        KeyHandler::Browser => (),
        KeyHandler::Nothing => event.prevent_default(),
        KeyHandler::Page(key) => {
            // Otherwise an arrow would scroll the page as well.
            event.prevent_default();
            link.send_message(Msg::Pressed(key));
        }
    }
}

fn finish_motion() {
    if let Some(document) = effects::document() {
        motion::finish(&document);
    }
}
