//! The runtime: the one component with state, and the only file that carries out a [`Cmd`].
//!
//! It holds the [`Model`], gives every message to [`Model::update`], does what comes back, and lets
//! the views show what is then. Nothing is decided here.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::{Document, HtmlElement, Window};
use yew::prelude::*;

use super::text::news::{blackjack_news, solo_news};
use super::text::{NAME, words};
use super::{blackjack, poker};
use crate::app::{Cmd, Model, Msg};
use crate::blackjack::Msg::DealerPauseOver;
use crate::core::Secret;
use crate::language::Language;
use crate::route::Route;
use crate::table::{NoEntropy, Table};

/// How long the player sees the dealer's cards before the next one comes, in milliseconds.
const DEALER_PAUSE_MS: u32 = 650;

/// The language that the page speaks.
const LANGUAGE: Language = Language::English;

/// The page.
#[derive(Debug)]
pub struct App {
    model: Model,
    dispatch: Callback<Msg>,
    /// Whether the last thing that had the focus was in the action bar: if it is gone, the bar's
    /// first button gets the focus.
    keeps_focus_in_actions: bool,
    _fragment_listener: Option<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> App {
        let (model, cmds) = Model::open(&fragment());
        let app = App {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            keeps_focus_in_actions: false,
            _fragment_listener: listen_to_fragment(ctx),
        };
        for cmd in cmds {
            app.run(cmd);
        }
        app
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        self.watch_focus();
        let (model, cmds) = std::mem::take(&mut self.model).update(msg);
        self.model = model;
        for cmd in cmds {
            self.run(cmd);
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let route = self.model.route();
        html! {
            <>
                { header(route, LANGUAGE) }
                { self.notice() }
                { self.place(route) }
                <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
                    { self.news(route) }
                </p>
            </>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        let Some(document) = document() else { return };
        let title = words(LANGUAGE).title(self.model.route());
        if document.title() != title {
            document.set_title(&title);
        }
        if matches!(self.model.blackjack().table(), Table::Ready(_))
            && let Some(html) = document.document_element()
        {
            // Nothing could be done about a page that does not take an attribute.
            let _ = html.set_attribute("data-ready", "");
        }
        self.restore_focus(&document);
    }
}

impl App {
    fn run(&self, cmd: Cmd) {
        match cmd {
            Cmd::DrawEntropy(seat, at) => self.dispatch.emit(seat.supply(entropy(), at)),
            Cmd::PauseForDealer(position) => {
                let dispatch = self.dispatch.clone();
                let over = move || dispatch.emit(Msg::Blackjack(DealerPauseOver(position)));
                Timeout::new(DEALER_PAUSE_MS, over).forget();
            }
            Cmd::ReplaceFragment(path) => {
                if let Some(history) = window().and_then(|window| window.history().ok()) {
                    let url = format!("#{path}");
                    // A browser may limit how often this is called; the address is then just old.
                    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
                }
            }
        }
    }

    fn place(&self, route: Route) -> Html {
        let language = LANGUAGE;
        match route {
            Route::Home | Route::Blackjack => {
                let dispatch = self.dispatch.reform(Msg::Blackjack);
                blackjack::view(self.model.blackjack(), route, language, &dispatch)
            }
            Route::PokerSolo => {
                let dispatch = self.dispatch.reform(Msg::Solo);
                poker::view(self.model.solo(), route, language, &dispatch)
            }
            Route::Unknown => html! {
                <main id="main" class="page" data-route={route.path()}>
                    <h1>{ words(language).heading(route) }</h1>
                    <p>{ words(language).unknown() }</p>
                    <p>{ game_links(route, language) }</p>
                </main>
            },
        }
    }

    fn notice(&self) -> Html {
        let Some(error) = self.model.notice() else {
            return Html::default();
        };
        let words = words(LANGUAGE);
        html! {
            <div class="notice" role="alert">
                <p>{ words.link_error(error) }</p>
                <button type="button" onclick={self.dispatch.reform(|_| Msg::ClosedNotice)}>
                    { words.close() }
                </button>
            </div>
        }
    }

    fn news(&self, route: Route) -> String {
        let language = LANGUAGE;
        match route {
            Route::Home | Route::Blackjack => blackjack_news(language, self.model.blackjack()),
            Route::PokerSolo => solo_news(language, self.model.solo()),
            Route::Unknown => String::new(),
        }
    }

    /// Notes whether the focus is in the action bar, before its buttons change.
    fn watch_focus(&mut self) {
        let focused = document().and_then(|document| document.active_element());
        if let Some(element) = focused.filter(|element| element.tag_name() != "BODY") {
            self.keeps_focus_in_actions = matches!(element.closest(".actions"), Ok(Some(_)));
        }
    }

    /// Gives the focus to the bar's first button when the one that had it is gone: a keyboard
    /// player goes on from there.
    fn restore_focus(&self, document: &Document) {
        let lost = document
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY");
        if self.keeps_focus_in_actions
            && lost
            && let Ok(Some(button)) = document.query_selector(".actions button")
            && let Ok(button) = wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button)
        {
            // A button that does not take the focus leaves it where it was.
            let _ = button.focus();
        }
    }
}

fn header(route: Route, language: Language) -> Html {
    html! {
        <header class="head">
            <a class="brand" href="#/">{ NAME }</a>
            <nav aria-label={words(language).games()}>{ game_links(route, language) }</nav>
        </header>
    }
}

fn game_links(here: Route, language: Language) -> Html {
    let shown = if here == Route::Home {
        Route::Blackjack
    } else {
        here
    };
    let link = |route: Route| {
        html! {
            <a
                class="game"
                href={format!("#{}", route.path())}
                aria-current={(route == shown).then_some("page")}
            >
                { words(language).heading(route) }
            </a>
        }
    };
    [Route::Blackjack, Route::PokerSolo]
        .map(link)
        .into_iter()
        .collect()
}

/// 32 bytes from the browser, or nothing: there is no second source.
fn entropy() -> Result<Secret, NoEntropy> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(Secret::from_bytes(bytes))
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

fn fragment() -> String {
    window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

fn listen_to_fragment(ctx: &Context<App>) -> Option<EventListener> {
    let dispatch = ctx.link().callback(|()| Msg::FragmentChanged(fragment()));
    window().map(|window| EventListener::new(&window, "hashchange", move |_| dispatch.emit(())))
}
