//! The runtime: the one component with state, and the only file that carries out a [`Cmd`].
//!
//! It holds the [`Model`], gives every message to it ([`Model::update`]), does what comes back, and lets
//! the views show what is then. Nothing is decided here.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::announcer::Announcer;
use super::controls::Choice;
use super::sound::Speaker;
use super::{blackjack, browser, daily, duel, motion, place, poker, proof};
use crate::app::route::Seat;
use crate::app::{About, Cmd, MUTE, Model, Msg, Spot};
use crate::blackjack::Msg::DealerPauseOver;
use crate::poker::odds::Odds;
use crate::table::Table;
use crate::table::keys::Key;
use crate::table::sitting::Source;
use crate::text::news::{blackjack_news, duel_news, solo_news};
use crate::text::reading::{table_reading_blackjack, table_reading_duel, table_reading_solo};
use crate::text::{Words, words};

/// Where the focus goes when what had it is gone, the best place first: the cards that are to be
/// chosen, the place to cut at, the main action, any action, the bar while there is none.
const AFTER_A_LOSS: [&str; 5] = [
    "[data-phase=swap] .cards [tabindex='0']",
    ".cutting [type=range]",
    ".actions .main",
    ".actions button",
    ".actions",
];

/// Fields in which letters are written or have a meaning of their own.
const FIELDS: &str =
    "input:not([type=radio], [type=range], [type=checkbox]), select, textarea, [contenteditable]";

/// What Enter has a meaning of its own for. In a field where a number is written it has none: there
/// it cuts.
const ENTERED: &str = "a, button, select, textarea, summary";

/// When the cards of a deal have been on their way for so many milliseconds, they lie, or the player
/// looks at them: then a longer piece of work is in nobody's way.
const WHEN_DEALT_MS: u32 = 1500;

/// The page.
#[derive(Debug)]
pub struct App {
    model: Model,
    dispatch: Callback<Msg>,
    announcer: Announcer,
    speaker: Speaker,
    /// What gets the focus when the page has been drawn again.
    wanted: Rc<Cell<Option<Spot>>>,
    /// The pause that each dealer makes now. A later one takes its place.
    pauses: Vec<(Source, Timeout)>,
    /// The odds that are worked out next. They are wanted once only.
    odds: Option<Timeout>,
    /// What had the focus before the sheet was opened.
    before_sheet: Option<HtmlElement>,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let (fragment, stored) = (browser::fragment(), browser::stored());
        let (model, cmds) = Model::open(&fragment, browser::visitor(), &stored);
        let mut app = App {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            announcer: Announcer::new(),
            speaker: Speaker::default(),
            wanted: Rc::default(),
            pauses: Vec::new(),
            odds: None,
            before_sheet: None,
            _listeners: listeners(ctx),
        };
        for cmd in cmds {
            app.run(cmd);
        }
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        for cmd in self.model.take_in(msg) {
            self.run(cmd);
        }
        self.leave_what_goes();
        // Not when it is drawn: what follows quickly is drawn at once, and each is to be told.
        let (model, between) = (&self.model, self.words().between());
        self.announcer
            .announce(model.announcement(), between, || told(model));
        browser::show_settings(self.model.settings());
        self.finish_drawing_soon();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        place::view(&self.model, &self.dispatch)
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        let Some(document) = browser::document() else {
            return;
        };
        let title = self.words().title(self.model.route());
        if document.title() != title {
            document.set_title(&title);
        }
        if self.model.sealed(Seat::default()).is_some()
            && let Some(html) = document.document_element()
        {
            // Nothing could be done about a page that does not take an attribute.
            let _ = html.set_attribute("data-ready", "");
        }
        if first {
            browser::show_settings(self.model.settings());
            self.finish_drawing_soon();
        }
    }
}

impl App {
    fn run(&mut self, cmd: Cmd) {
        match cmd {
            Cmd::DrawEntropy(seat, at) => self.dispatch.emit(seat.supply(browser::entropy(), at)),
            Cmd::AskDate(seat) => {
                if let Some(today) = browser::today() {
                    self.dispatch.emit(seat.tell_date(today));
                }
            }
            Cmd::PauseForDealer(source, position, ms) => {
                let dispatch = self.dispatch.clone();
                let over = move || dispatch.emit(Msg::Blackjack(source, DealerPauseOver(position)));
                self.pauses.retain(|(other, _)| *other != source);
                self.pauses.push((source, Timeout::new(ms, over)));
            }
            Cmd::ReplaceFragment(path) => browser::replace_fragment(path),
            Cmd::StoreSettings(record) => {
                if !browser::store_settings(&record) {
                    self.dispatch.emit(Msg::CouldNotStore);
                }
            }
            Cmd::SetSettingsAside => browser::set_settings_aside(),
            Cmd::Keep(seat, record) => {
                if !browser::keep(seat, &record) {
                    self.dispatch.emit(Msg::CouldNotKeep(seat));
                }
            }
            Cmd::SetTableAside(seat) => browser::set_table_aside(seat),
            Cmd::HandOver(item) => {
                if let Some(text) = proof::handed_over(&self.model, item) {
                    let dispatch = self.dispatch.clone();
                    let handed = move |handed| dispatch.emit(Msg::HandedOver(item, handed));
                    browser::hand_over(&text, handed);
                }
            }
            Cmd::Focus(spot) => self.wanted.set(Some(spot)),
            Cmd::Play(sound) => self.speaker.play(sound),
            Cmd::WorkOutOdds(jokers) => {
                let work = move || {
                    let _ = Odds::of_pack(jokers);
                };
                self.odds = Some(Timeout::new(WHEN_DEALT_MS, work));
            }
        }
    }

    fn words(&self) -> &'static dyn Words {
        words(self.model.settings().language)
    }

    /// What may be done on the page that is about to be drawn.
    fn choices(&self) -> Vec<Choice> {
        let language = self.model.settings().language;
        let mut choices = match self.model.route().seat() {
            Some(Seat::Blackjack(source)) => {
                blackjack::choices(self.model.blackjack(source), language, &Callback::noop())
            }
            Some(Seat::Solo(source)) => {
                poker::choices(self.model.solo(source), language, &Callback::noop())
            }
            Some(Seat::Duel(source)) => {
                duel::choices(self.model.duel(source), language, &Callback::noop())
            }
            None => vec![],
        };
        choices.extend(daily::share(&self.model, self.words(), &Callback::noop()));
        choices
    }

    /// Whether a pack is to be cut on the page that is about to be drawn.
    fn cuts(&self) -> bool {
        match self.model.route().seat() {
            Some(Seat::Blackjack(source)) => {
                matches!(self.model.blackjack(source).table(), Table::Cutting(_))
            }
            Some(Seat::Solo(source)) => {
                matches!(self.model.solo(source).table(), Table::Cutting(_))
            }
            Some(Seat::Duel(source)) => {
                matches!(self.model.duel(source).table(), Table::Cutting(_))
            }
            None => false,
        }
    }

    /// Takes the focus from what is about to go, while it is still there: assistive tools lose their
    /// place when the focused element vanishes.
    fn leave_what_goes(&mut self) {
        let Some(focused) = browser::focused() else {
            return;
        };
        let within = |selector| browser::is_in(&focused, selector);
        match self.wanted.get() {
            Some(Spot::Sheet) if !within("aside") => self.before_sheet = Some(focused.clone()),
            Some(Spot::BeforeSheet) => {
                let back = self
                    .before_sheet
                    .take()
                    .is_some_and(|it| it.focus().is_ok());
                if back {
                    self.wanted.set(None);
                }
            }
            Some(Spot::Sheet | Spot::Card(_)) | None => (),
        }
        let action_goes = || {
            let label = focused.text_content();
            let stays = |choice: &Choice| label.as_deref() == Some(choice.label);
            within(".actions button") && !self.choices().iter().any(stays)
        };
        let notice_goes = within(".notice") && self.model.notice().is_none();
        let cut_goes = within(".cutting") && !self.cuts();
        if notice_goes || cut_goes || action_goes() {
            browser::focus_first(&[".actions", "main"]);
        }
    }

    /// Sends the new cards on their way and places the focus as soon as the page is drawn.
    ///
    /// Not in `rendered`: where drawing took longer than 16 ms, the scheduler calls that in a later
    /// task, and the page would be seen, and laid out and painted, once more before. A microtask
    /// comes before that.
    fn finish_drawing_soon(&self) {
        let wanted = Rc::clone(&self.wanted);
        spawn_local(async move {
            // The focus first: it lays the page out, and what is written after would have it done again.
            place_focus(wanted.take());
            if let Some(document) = browser::document() {
                motion::aim(&document);
            }
        });
    }
}

/// Gives the focus to what wants it, or to a good place if it was lost.
fn place_focus(wanted: Option<Spot>) {
    match wanted {
        Some(Spot::Sheet) => {
            browser::focus_first(&["aside", "main"]);
        }
        Some(Spot::BeforeSheet) => {
            browser::focus_first(&["[data-tool=settings]"]);
        }
        Some(Spot::Card(place)) => {
            let nth = (place + 1).to_string();
            let card = ["[data-hand=player] li:nth-child(", &nth, ") button"].concat();
            browser::focus_first(&[&card]);
        }
        None => {
            let waits = browser::focused().is_some_and(|it| it.class_name() == "actions");
            if waits {
                browser::focus_first(&AFTER_A_LOSS);
            }
        }
    }
}

/// What is to be told, in words.
fn told(model: &Model) -> String {
    let language = model.settings().language;
    let words = words(language);
    let seat = model.route().seat();
    match model.announcement().about {
        About::Nothing => String::new(),
        About::News | About::MoreNews => match seat {
            Some(Seat::Blackjack(source)) => blackjack_news(language, model.blackjack(source)),
            Some(Seat::Solo(source)) => solo_news(language, model.solo(source)),
            Some(Seat::Duel(source)) => duel_news(language, model.duel(source)),
            None => String::new(),
        },
        About::Table => match seat {
            Some(Seat::Blackjack(source)) => {
                table_reading_blackjack(language, model.blackjack(source))
            }
            Some(Seat::Solo(source)) => table_reading_solo(language, model.solo(source)),
            Some(Seat::Duel(source)) => table_reading_duel(language, model.duel(source)),
            None => String::new(),
        },
        About::Sounds => words.sounds_are(model.settings().sounds).to_owned(),
        About::Handed => match model.handed() {
            Some((_, handed)) => words.label(proof::became(handed)).to_owned(),
            None => String::new(),
        },
    }
}

/// Hears what happens to the page as a whole.
fn listeners(ctx: &Context<App>) -> Vec<EventListener> {
    let Some(window) = browser::window() else {
        return vec![];
    };
    let moved = ctx
        .link()
        .callback(|()| Msg::FragmentChanged(browser::fragment()));
    let may_prevent = EventListenerOptions::enable_prevent_default();
    let pressed = ctx.link().callback(Msg::Pressed);
    vec![
        EventListener::new(&window, "hashchange", move |_| moved.emit(())),
        EventListener::new(&window, "pointerdown", |_| finish_motion()),
        EventListener::new_with_options(&window, "keydown", may_prevent, move |event| {
            finish_motion();
            if let Some(key) = meant(event) {
                // An arrow would scroll the page as well.
                event.prevent_default();
                pressed.emit(key);
            }
        }),
    ]
}

/// The key that was pressed, if it is meant for the page and not for what has the focus.
fn meant(event: &Event) -> Option<Key> {
    let event: &KeyboardEvent = event.dyn_ref()?;
    if event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let key = Key::read(&event.key(), &event.code())?;
    let focused = browser::focused();
    let within = |selector| {
        focused
            .as_ref()
            .is_some_and(|it| browser::is_in(it, selector))
    };
    let is_for_page = match key {
        Key::Along(_) => within(".cards"),
        Key::Enter => !within(ENTERED) && !within("aside"),
        Key::Letter(MUTE) | Key::QuestionMark => !within(FIELDS),
        Key::Letter(_) | Key::Place(_) => !within(FIELDS) && !within("aside"),
        Key::Escape => true,
    };
    is_for_page.then_some(key)
}

fn finish_motion() {
    if let Some(document) = browser::document() {
        motion::finish(&document);
    }
}
