//! The runtime: the one component with state, and the only file that carries out a [`Cmd`].
//!
//! It holds the [`Model`], gives every message to [`Model::update`], does what comes back, and lets
//! the views show what is then. Nothing is decided here.

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast as _;
use web_sys::{Event, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::announcer::Announcer;
use super::controls::Choice;
use super::sound::Speaker;
use super::text::news::{blackjack_news, solo_news};
use super::text::reading::{table_reading_blackjack, table_reading_solo};
use super::text::{Words, words};
use super::{blackjack, browser, motion, place, poker};
use crate::app::{About, Cmd, MUTE, Model, Msg, Spot};
use crate::blackjack::Msg::DealerPauseOver;
use crate::keys::Key;
use crate::route::Seat;
use crate::table::Table;

/// Where the focus goes when what had it is gone, the best place first: the cards that are to be
/// chosen, the main action, any action, the bar while there is none.
const AFTER_A_LOSS: [&str; 4] = [
    "[data-phase=swap] .cards [tabindex='0']",
    ".actions .main",
    ".actions button",
    ".actions",
];

/// Fields in which letters are written or have a meaning of their own.
const FIELDS: &str = "input:not([type=radio]), select, textarea, [contenteditable]";

/// What Enter has a meaning of its own for.
const ENTERED: &str = "a, button, input, select, textarea, summary";

/// The page.
#[derive(Debug)]
pub struct App {
    model: Model,
    dispatch: Callback<Msg>,
    announcer: Announcer,
    speaker: Speaker,
    /// What gets the focus when the page has been drawn again.
    wanted: Option<Spot>,
    /// What had the focus before the sheet was opened.
    before_sheet: Option<HtmlElement>,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let record = browser::stored_settings();
        let fragment = browser::fragment();
        let (model, cmds) = Model::open(&fragment, browser::visitor(), record.as_deref());
        browser::show_settings(model.settings());
        let mut app = App {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            announcer: Announcer::new(),
            speaker: Speaker::default(),
            wanted: None,
            before_sheet: None,
            _listeners: listeners(ctx),
        };
        for cmd in cmds {
            app.run(cmd);
        }
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        let (model, cmds) = std::mem::take(&mut self.model).update(msg);
        self.model = model;
        for cmd in cmds {
            self.run(cmd);
        }
        self.leave_what_goes();
        // Not when it is drawn: what follows quickly is drawn at once, and each is to be told.
        self.announcer
            .announce(self.model.announcement(), &self.told());
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        place::view(&self.model, &self.dispatch)
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        browser::show_settings(self.model.settings());
        self.announcer
            .announce(self.model.announcement(), &self.told());
        let Some(document) = browser::document() else {
            return;
        };
        let title = self.words().title(self.model.route());
        if document.title() != title {
            document.set_title(&title);
        }
        if matches!(self.model.blackjack().table(), Table::Ready(_))
            && let Some(html) = document.document_element()
        {
            // Nothing could be done about a page that does not take an attribute.
            let _ = html.set_attribute("data-ready", "");
        }
        motion::aim(&document);
        self.place_focus();
    }
}

impl App {
    fn run(&mut self, cmd: Cmd) {
        match cmd {
            Cmd::DrawEntropy(seat, at) => self.dispatch.emit(seat.supply(browser::entropy(), at)),
            Cmd::PauseForDealer(position, ms) => {
                let dispatch = self.dispatch.clone();
                let over = move || dispatch.emit(Msg::Blackjack(DealerPauseOver(position)));
                Timeout::new(ms, over).forget();
            }
            Cmd::ReplaceFragment(path) => browser::replace_fragment(path),
            Cmd::StoreSettings(record) => {
                if !browser::store_settings(&record) {
                    self.dispatch.emit(Msg::CouldNotStore);
                }
            }
            Cmd::SetSettingsAside => browser::set_settings_aside(),
            Cmd::Focus(spot) => self.wanted = Some(spot),
            Cmd::Play(sound) => self.speaker.play(sound),
        }
    }

    fn words(&self) -> &'static dyn Words {
        words(self.model.settings().language)
    }

    /// What is to be told, in words.
    fn told(&self) -> String {
        let (words, language) = (self.words(), self.model.settings().language);
        match self.model.announcement().about {
            About::Nothing => String::new(),
            About::News | About::MoreNews => match self.model.route().seat() {
                Some(Seat::Blackjack) => blackjack_news(language, self.model.blackjack()),
                Some(Seat::Solo) => solo_news(language, self.model.solo()),
                None => String::new(),
            },
            About::Table => match self.model.route().seat() {
                Some(Seat::Blackjack) => table_reading_blackjack(language, self.model.blackjack()),
                Some(Seat::Solo) => table_reading_solo(language, self.model.solo()),
                None => String::new(),
            },
            About::Sounds => words.sounds_are(self.model.settings().sounds).to_owned(),
        }
    }

    /// What may be done on the page that is about to be drawn.
    fn choices(&self) -> Vec<Choice> {
        let language = self.model.settings().language;
        match self.model.route().seat() {
            Some(Seat::Blackjack) => {
                blackjack::choices(self.model.blackjack(), language, &Callback::noop())
            }
            Some(Seat::Solo) => poker::choices(self.model.solo(), language, &Callback::noop()),
            None => vec![],
        }
    }

    /// Takes the focus from what is about to go, while it is still there: assistive tools lose their
    /// place when the focused element vanishes.
    fn leave_what_goes(&mut self) {
        let Some(focused) = browser::focused() else {
            return;
        };
        let within = |selector| browser::is_in(&focused, selector);
        match self.wanted {
            Some(Spot::Sheet) if !within("aside") => self.before_sheet = Some(focused.clone()),
            Some(Spot::BeforeSheet) => {
                let back = self
                    .before_sheet
                    .take()
                    .is_some_and(|it| it.focus().is_ok());
                if back {
                    self.wanted = None;
                }
            }
            Some(Spot::Sheet | Spot::Card(_)) | None => (),
        }
        let stays = focused.text_content().is_some_and(|label| {
            let choices = self.choices();
            choices.iter().any(|choice| label.starts_with(choice.label))
        });
        let notice_goes = within(".notice") && self.model.notice().is_none();
        if (within(".actions button") && !stays) || notice_goes {
            browser::focus_first(&[".actions", "main"]);
        }
    }

    /// Gives the focus to what wants it, or to a good place if it was lost.
    fn place_focus(&mut self) {
        match self.wanted.take() {
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
    let has_it = match browser::focused() {
        None => matches!(key, Key::Along(_)),
        Some(focused) => {
            let within = |selector| browser::is_in(&focused, selector);
            let of_table = match key {
                Key::Enter | Key::Place(_) => true,
                Key::Letter(letter) => letter != MUTE,
                Key::Along(_) | Key::Escape | Key::QuestionMark => false,
            };
            (key.writes() && within(FIELDS))
                || (key == Key::Enter && within(ENTERED))
                || (of_table && within("aside"))
                || (matches!(key, Key::Along(_)) && !within(".cards"))
        }
    };
    (!has_it).then_some(key)
}

fn finish_motion() {
    if let Some(document) = browser::document() {
        motion::finish(&document);
    }
}
