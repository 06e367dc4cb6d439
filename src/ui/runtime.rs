//! The runtime: the one component with state, and the only file that carries out a [`Cmd`].
//!
//! It holds the [`Model`], gives every message to it ([`Model::update`]), does what comes back, and lets
//! the views show what is then. Nothing is decided here.

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

use crate::app::coach::SentRequest;
use crate::app::keyboard::Verdict;
use crate::app::route::{Route, TableId};
use crate::app::settings::Settings;
use crate::app::{Cmd, Entry, FocusTarget, Model, Msg, Topic};
use crate::table::{AnyTable, Stage};
use crate::text::reading::arrival;
use crate::text::{Words, words};
use crate::ui::effects::announcer::{Announcer, When};
use crate::ui::effects::outbox::Outbox;
use crate::ui::effects::programs::{CoachChannel, Subject};
use crate::ui::effects::sound::Speaker;
use crate::ui::effects::storage::Saved;
use crate::ui::effects::{
    self, address, clock, entropy, focus, guide, images, motion, programs, settings, share,
    storage, visitor,
};
use crate::ui::games;
use crate::ui::keys;
use crate::ui::page::{self, reading};
use crate::ui::table::count;
use crate::ui::table::deal;
use crate::ui::table::face::{self, Style};
use crate::ui::translatable::translatable;

/// A panel beside the table.
const PANEL: &str = "aside";

/// Where the focus goes when what had it is gone, the best place first: the panel, if it was in one,
/// where Enter decides nothing; the cards that are to be chosen, the place to cut at, the main action,
/// any action, the bar while there is none, the page.
const AFTER_A_LOSS: [&str; 7] = [
    PANEL,
    "[data-phase=swap] .cards [tabindex='0']",
    ".cutting [type=range]",
    ".actions .main",
    ".actions button",
    ".actions",
    "main",
];

/// The program of the reading pages while it is being fetched: it has drawn nothing yet.
const FETCHING: &str = "#pages:not([hidden], .toast):has(> p)";

/// After so many milliseconds the page has started, and what an earlier visit has left can be seen to.
const WHEN_QUIET_MS: u32 = 5_000;

/// After so many milliseconds the cards of a deal lie, and work that waited can begin.
const WHEN_DEALT_MS: u32 = 600;

/// Where the focus goes when the page has been drawn again. It moves once, and only then: a screen
/// reader that hears of two places believes the one that is told last, which need not be the second.
#[derive(Debug)]
enum Goal {
    /// To this, which is named.
    Target(FocusTarget),
    /// Back to this, which had it before the panel was opened.
    Back(HtmlElement),
}

/// The page.
#[derive(Debug)]
pub struct App {
    model: Model,
    dispatch: Callback<Msg>,
    announcer: Announcer,
    speaker: Speaker,
    /// Where the focus goes when the page has been drawn again.
    wanted: Rc<RefCell<Option<Goal>>>,
    /// What had the focus before the panel was opened.
    before_panel: Option<HtmlElement>,
    /// The settings that the style sheets were told last.
    shown: Option<Settings>,
    /// The title that the window was given last.
    titled: Option<String>,
    /// The page is being loaded again, for other games or in a new version.
    leaves: bool,
    /// The request that the coach was sent last.
    requested: Option<SentRequest>,
    coach: CoachChannel,
    /// The styles in which the browser has read the faces, or is about to.
    read: Vec<Style>,
    /// The pause of each table that is under way. A new one takes the place of the one before.
    pauses: Vec<(TableId, Timeout)>,
    /// The rounds on their way to the history.
    outbox: Outbox,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let (fragment, stored) = (address::fragment(), storage::stored());
        let (model, cmds) = Model::open(&fragment, visitor::visitor(), &stored);
        let mut app = App {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            announcer: Announcer::default(),
            speaker: Speaker::default(),
            wanted: Rc::default(),
            before_panel: None,
            shown: None,
            titled: None,
            leaves: false,
            requested: None,
            coach: CoachChannel::open(),
            read: Vec::new(),
            pauses: Vec::new(),
            outbox: Outbox::open(ctx.link().callback(|()| Msg::HistoryFailed), WHEN_QUIET_MS),
            _listeners: listeners(ctx),
        };
        app.announce();
        let msgs: VecDeque<Msg> = cmds.into_iter().filter_map(|cmd| app.run(cmd)).collect();
        app.handle(msgs);
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        self.handle(VecDeque::from([msg]));
        // What is in the other program cannot be drawn by this one.
        !self.model.route().is_in_other_bundle()
    }

    fn view(&self, _: &Context<Self>) -> Html {
        self.finish_drawing_soon();
        translatable(page::view(&self.model, &self.dispatch))
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        let Some(document) = effects::document() else {
            return;
        };
        let title = self.words().title(self.model.route());
        // A translator may have changed what the window shows: the title is compared with what was written.
        if self.titled.as_ref() != Some(&title) {
            document.set_title(&title);
            self.titled = Some(title);
        }
        self.read_faces_ahead();
    }
}

impl App {
    /// Takes in these messages and all that is answered at once, so that a click is drawn once.
    fn handle(&mut self, mut msgs: VecDeque<Msg>) {
        while let Some(msg) = msgs.pop_front() {
            let cmds = self.model.update(msg);
            self.announce();
            msgs.extend(cmds.into_iter().filter_map(|cmd| self.run(cmd)));
        }
        let settings = self.model.settings();
        if self.leaves || self.model.route().is_in_other_bundle() {
            // Whatever happens until the page goes is handed over too.
            self.leaves = true;
            address::store_reload_state(&self.model.reload_state());
            address::load_again();
            return;
        }
        if self.shown != Some(settings) {
            settings::show_settings(settings);
            programs::tell(Subject::Settings, &self.model.choices());
            self.shown = Some(settings);
        }
        settings::show_language(self.model.language());
        let request = self.model.sent_coach_request();
        if self.requested != request {
            self.coach.send(request.as_ref());
            self.requested = request;
        }
    }

    /// Tells what has just happened. Called after each message, not when the page is drawn, because
    /// each is to be told.
    fn announce(&mut self) {
        let (model, between) = (&self.model, self.words().between());
        self.announcer
            .announce(model.announcement(), when(model), between, || told(model));
    }

    /// Carries a command out; returns its answer if that is there at once.
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
                self.leaves = true;
                None
            }
            Cmd::ReplaceFragment(path) => {
                address::replace_fragment(path);
                None
            }
            Cmd::MarkEntry => {
                address::mark_entry();
                None
            }
            Cmd::TakeTabLock => {
                storage::take_tab_lock();
                None
            }
            Cmd::ResumeTables => {
                storage::take_tab_lock();
                // They are of rounds that lie there no longer.
                self.pauses.clear();
                Some(Msg::ResumedTables(storage::stored(), address::fragment()))
            }
            Cmd::StoreSetting(setting) => {
                (!settings::store_setting(setting)).then_some(Msg::CouldNotStore)
            }
            // If it cannot, nothing is stored in its place either.
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
                programs::tell(Subject::Language, self.model.language().code());
                None
            }
            Cmd::ForgetAsked => {
                address::forget_asked();
                None
            }
            Cmd::FetchGuide(language) => {
                let got = self
                    .dispatch
                    .reform(move |text| Msg::GotGuide(language, text));
                guide::fetch(language, &got);
                None
            }
            Cmd::Focus(spot) => {
                let goal = self.goal(spot);
                self.wanted.replace(Some(goal));
                None
            }
            Cmd::Play(sound) => {
                self.speaker.play(sound);
                None
            }
            Cmd::Prepare(id) => {
                if let Some(mut work) = self.model.table(id).and_then(AnyTable::preparation) {
                    spawn_local(async move {
                        TimeoutFuture::new(WHEN_DEALT_MS).await;
                        while work() {
                            // Whatever was clicked meanwhile is answered first.
                            TimeoutFuture::new(0).await;
                        }
                    });
                }
                None
            }
        }
    }

    /// Has the browser read the faces that this table shows while nothing else is to be done. It is
    /// all of them but the jokers', whatever was dealt.
    fn read_faces_ahead(&mut self) {
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

    /// Where this is; what had the focus before a panel is remembered until it is closed.
    fn goal(&mut self, spot: FocusTarget) -> Goal {
        let focused = focus::focused();
        match spot {
            FocusTarget::Panel => {
                let within = |it: &HtmlElement| focus::is_in(it, "aside");
                if let Some(opener) = focused.filter(|it| !within(it)) {
                    self.before_panel = Some(opener);
                }
                Goal::Target(spot)
            }
            FocusTarget::BeforePanel => match self.before_panel.take() {
                Some(opener) => Goal::Back(opener),
                None => Goal::Target(spot),
            },
            FocusTarget::Language | FocusTarget::Card(_) | FocusTarget::Page => Goal::Target(spot),
        }
    }

    /// Places the focus and sends the new cards on their way as soon as the page is drawn.
    ///
    /// Not in `rendered`, because the scheduler calls that in a later task where drawing took longer
    /// than 16 ms: the page would be laid out and painted once more before. A microtask comes first.
    fn finish_drawing_soon(&self) {
        let wanted = Rc::clone(&self.wanted);
        let had_focus = focus::focused().map(|it| focus::is_in(&it, PANEL));
        let after_a_loss = had_focus.map(|in_panel| &AFTER_A_LOSS[usize::from(!in_panel)..]);
        let is_ready = self.model.is_ready();
        spawn_local(async move {
            let Some(document) = effects::document() else {
                return;
            };
            // Before the focus, because that lays the page out: what is written after it would have
            // that done again.
            let dealt = motion::start(&document);
            place_focus(wanted.take(), after_a_loss);
            if is_ready && let Some(html) = document.document_element() {
                // Nothing could be done about a page that does not take an attribute.
                let _ = html.set_attribute("data-ready", "");
            }
            motion::aim(&document, &dealt);
        });
    }
}

/// Gives the focus to what wants it, or to a good place if it was lost: what had it may have gone.
fn place_focus(wanted: Option<Goal>, after_a_loss: Option<&[&str]>) {
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
                focus::focus_first(&["main", FETCHING]);
            }
            // Behind the focus, which brings what has it into sight.
            effects::scroll_to(0.0);
            return;
        }
        Some(Goal::Back(opener)) if focus::give(&opener) => (),
        // It is no longer on the page if the round went on meanwhile.
        Some(Goal::Back(_) | Goal::Target(FocusTarget::BeforePanel)) => {
            focus::focus_first(&["[data-tool=settings]"]);
        }
        None => (),
    }
    let is_lost = match focus::focused() {
        None => true,
        // The bar keeps it while there is nothing to do.
        Some(focused) => focused.class_name() == "actions",
    };
    if let Some(places) = after_a_loss.filter(|_| is_lost) {
        focus::focus_first(places);
    }
}

/// Whether what is announced now waits for more. The dealer's turn is told in one piece, when it is
/// over: cards come faster than a voice tells of them.
fn when(model: &Model) -> When {
    let table = model.route().table().and_then(|id| model.table(id));
    let stage = table.and_then(AnyTable::stage);
    match (model.announcement().topic, stage) {
        (Topic::News | Topic::MoreNews | Topic::Coach, Some(Stage::Dealer)) => When::WithTheRest,
        _ => When::Soon,
    }
}

/// What is to be told, in words.
fn told(model: &Model) -> String {
    let language = model.language();
    let words = words(language);
    match model.announcement().topic {
        // What is told again is known to whoever told it.
        Topic::Nothing | Topic::Again => String::new(),
        Topic::News | Topic::MoreNews => {
            let table = model.route().table();
            let news = table.and_then(|id| games::news(model, id));
            news.unwrap_or_default()
        }
        Topic::Table => reading(model),
        Topic::Place => {
            let id = model.route().table();
            let table = id.and_then(|id| model.table(id));
            match model.route() {
                // Its own program tells.
                Route::Reading(_) => String::new(),
                route => {
                    let place = arrival(language, route, table);
                    let parts = [
                        Some(place),
                        id.and_then(|id| games::news_of_rules(model, id)),
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
        Topic::Coach => model.coach_tells(words.between()),
        Topic::Count => count::told(model, words),
        Topic::Share => match model.shared() {
            Some((_, outcome)) => deal::outcome_told(outcome, words).to_owned(),
            None => String::new(),
        },
    }
}

/// Hears what happens to the page as a whole.
fn listeners(ctx: &Context<App>) -> Vec<EventListener> {
    let (Some(window), Some(document)) = (effects::window(), effects::document()) else {
        return vec![];
    };
    let moved = ctx.link().callback(|()| match address::entry() {
        Entry::Plain => Msg::FragmentChanged(address::fragment()),
        Entry::Dealt => Msg::CameBack(address::fragment()),
    });
    let dispatch = ctx.link().callback(|msg| msg);
    let heard = dispatch.clone();
    let may_prevent = EventListenerOptions::enable_prevent_default();
    let link = ctx.link().clone();
    let said = dispatch.reform(|message| Msg::CoachSaid(Box::new(message)));
    let said = programs::on_coach_message(said);
    let lacking = programs::on_told(Subject::LackWords, dispatch.reform(|_| Msg::PagesLackWords));
    let newer = programs::on_told(Subject::Version, dispatch.reform(|_| Msg::NewVersion));
    let mut listeners = vec![
        EventListener::new(&window, "hashchange", move |_| moved.emit(())),
        EventListener::new(&window, "storage", move |event| {
            if let Some(msg) = event.dyn_ref().and_then(stored_elsewhere) {
                heard.emit(msg);
            }
        }),
        // A page that the browser kept while it showed another hears of nothing meanwhile.
        EventListener::new(&window, "pageshow", {
            let dispatch = dispatch.clone();
            move |event| {
                let event: Option<&PageTransitionEvent> = event.dyn_ref();
                if event.is_some_and(PageTransitionEvent::persisted) {
                    come_to_sight(&dispatch);
                }
            }
        }),
        EventListener::new(&document, "visibilitychange", {
            let document = document.clone();
            move |_| {
                if !document.hidden() {
                    come_to_sight(&dispatch);
                }
            }
        }),
        EventListener::new(&window, "pointerdown", |_| finish_motion()),
        EventListener::new_with_options(&window, "keydown", may_prevent, move |event| {
            finish_motion();
            if let Some(stroke) = event.dyn_ref() {
                press(&link, stroke);
            }
        }),
        EventListener::new_with_options(&window, "keyup", may_prevent, |event| {
            if event.dyn_ref().is_some_and(keys::key_up) {
                event.prevent_default();
            }
        }),
    ];
    let taken_over = images::read_again_when_taken_over();
    listeners.extend([said, lacking, newer, taken_over].into_iter().flatten());
    listeners
}

/// What another tab has done, as far as it is of interest here.
fn stored_elsewhere(event: &StorageEvent) -> Option<Msg> {
    let settings = settings::settings_stored_elsewhere(event).map(Msg::SettingsStored);
    settings.or_else(|| (!storage::has_tab_lock()).then_some(Msg::PlayedElsewhere))
}

/// The page can be seen again: another tab, another program or another page was before it.
fn come_to_sight(dispatch: &Callback<Msg>) {
    if let Some(record) = settings::stored_settings() {
        dispatch.emit(Msg::SettingsStored(record));
    }
    dispatch.emit(if storage::has_tab_lock() {
        Msg::CameToSight
    } else {
        Msg::PlayedElsewhere
    });
}

/// Gives a key to the model if it is the page's, and leaves it to the browser if not.
fn press(link: &Scope<App>, event: &KeyboardEvent) {
    let uses = |key| link.get_component().is_some_and(|app| app.model.uses(key));
    match keys::key_down(event, uses) {
        Verdict::Browser => (),
        Verdict::Nothing => event.prevent_default(),
        Verdict::Page(key) => {
            // An arrow would scroll the page as well.
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
