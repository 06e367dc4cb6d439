//! The runtime of the reading pages, which executes their [`Effect`]s. The view of a page implements `PageView` for the
//! state of the page.

use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::bets::BetsPage;
use super::check::CheckPage;
use super::counting::CountingPage;
use super::equilibrium::EquilibriumPage;
use super::fairness::FairnessPage;
use super::hand::HandPage;
use super::history::HistoryPage;
use super::lab::LabPage;
use super::learn::LearnPage;
use super::paytable::PayTablePage;
use super::rules::RulesPage;
use super::services::{NextPlace, Services};
use super::stats::StatsPage;
use super::view::PageView;
use super::{self as model, Effect, Model, Msg};
use crate::app::language::Language;
use crate::app::names_solution;
use crate::app::route::{Page, Route};
use crate::app::settings::{Choices, Visitor};
use crate::coach::mistakes::MistakesOf;
use crate::text;
use crate::ui::effects;
use crate::ui::effects::address::{asks, follow_question, fragment, panel, replace_fragment};
use crate::ui::effects::bundles::{Subject, on_table, on_told, tell};
use crate::ui::effects::focus::{FocusPlace, focus_first, focus_first_in_place, focused, is_in};
use crate::ui::effects::outbox::is_played_elsewhere;
use crate::ui::effects::ramp;
use crate::ui::effects::settings::stored_settings;
use crate::ui::effects::storage::{table_rules, taken_over};
use crate::ui::effects::visitor::visitor;
use crate::ui::effects::{drills, mistakes, scroll_to, solution, window};
use crate::ui::translatable::translatable;

/// The id of the element that contains the reading pages. It has the focus while a visitor waits for their bundle.
const ROOT: &str = "pages";

/// The browser resources of each page.
#[derive(Debug, Default)]
struct Held {
    fairness: <FairnessPage as PageView>::Held,
    check: <CheckPage as PageView>::Held,
    lab: <LabPage as PageView>::Held,
    rules: <RulesPage as PageView>::Held,
    hand: <HandPage as PageView>::Held,
    counting: <CountingPage as PageView>::Held,
    bets: <BetsPage as PageView>::Held,
    paytable: <PayTablePage as PageView>::Held,
    equilibrium: <EquilibriumPage as PageView>::Held,
    history: <HistoryPage as PageView>::Held,
    stats: <StatsPage as PageView>::Held,
    learn: <LearnPage as PageView>::Held,
}

/// Renders everything below the heading of this page.
fn content(page: Page, model: &Model, dispatch: &Callback<Msg>) -> Html {
    match page {
        Page::Fairness => FairnessPage::view(model, dispatch),
        Page::Check => CheckPage::view(model, dispatch),
        Page::Lab => LabPage::view(model, dispatch),
        Page::Rules => RulesPage::view(model, dispatch),
        Page::Hand => HandPage::view(model, dispatch),
        Page::Counting => CountingPage::view(model, dispatch),
        Page::Bets => BetsPage::view(model, dispatch),
        Page::PayTable => PayTablePage::view(model, dispatch),
        Page::Equilibrium => EquilibriumPage::view(model, dispatch),
        Page::History => HistoryPage::view(model, dispatch),
        Page::Stats => StatsPage::view(model, dispatch),
        Page::Learn => LearnPage::view(model, dispatch),
    }
}

impl Pages {
    /// Fetches the strategy of the Mathematician, if this address names a round that needs it, and then goes to the
    /// address. Returns false if the page can go there now. If the file does not come, the page says so there.
    fn waits_for_solution(&mut self, address: &str) -> bool {
        if std::mem::take(&mut self.has_waited) || !names_solution(address) {
            return false;
        }
        if solution::load_fetched() {
            return false;
        }
        self.has_waited = true;
        let got = |_: bool| Msg::FragmentChanged(fragment());
        solution::fetch(&self.services.dispatch.reform(got));
        true
    }

    fn run(&mut self, effect: Effect) {
        let (model, held, services) = (&self.model, &mut self.held, &mut self.services);
        match effect {
            Effect::EnterPage => {
                services.arrive();
                services.say(&here(model));
            }
            Effect::ReplaceFragment(path) => replace_fragment(&path),
            Effect::FetchWords(language) => {
                let got = move |are_here| Msg::GotWords(language, are_here);
                effects::words::fetch(language, &services.dispatch.reform(got));
            }
            Effect::LackWords => tell(Subject::LackWords, ""),
            Effect::TellChartLimit(limit) => tell(Subject::ChartLimit, limit.code()),
            Effect::Fairness(it) => FairnessPage::run(it, model, &mut held.fairness, services),
            Effect::Check(it) => CheckPage::run(it, model, &mut held.check, services),
            Effect::Lab(it) => LabPage::run(it, model, &mut held.lab, services),
            Effect::Rules(it) => RulesPage::run(it, model, &mut held.rules, services),
            Effect::Hand(it) => HandPage::run(it, model, &mut held.hand, services),
            Effect::Counting(it) => CountingPage::run(it, model, &mut held.counting, services),
            Effect::Bets(it) => <BetsPage as PageView>::run(it, model, &mut held.bets, services),
            Effect::PayTable(it) => PayTablePage::run(it, model, &mut held.paytable, services),
            Effect::Equilibrium(it) => {
                EquilibriumPage::run(it, model, &mut held.equilibrium, services);
            }
            Effect::History(it) => HistoryPage::run(it, model, &mut held.history, services),
            Effect::Stats(it) => StatsPage::run(it, model, &mut held.stats, services),
            Effect::Learn(it) => LearnPage::run(it, model, &mut held.learn, services),
        }
    }
}

/// The reading pages: a `<main>` while the player visits one of them, and nothing otherwise.
#[derive(Debug)]
pub struct Pages {
    model: Model,
    services: Services,
    held: Held,
    /// True if the entry of the browser's history is that of a confirmation for which the page asks.
    asks: bool,
    /// True if the page has waited for the strategy of the Mathematician before it goes to an address.
    has_waited: bool,
    _listeners: Vec<EventListener>,
}

impl Component for Pages {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Pages {
        let _ = solution::load_fetched();
        let settings = stored_settings();
        let visitor = Visitor {
            language: effects::words::spoken().unwrap_or_else(effects::words::first),
            ..visitor()
        };
        let (model, effects) = Model::open(&fragment(), visitor, settings.as_deref());
        // After a link to a reading page, the focus waits in the element of this bundle.
        let arriving = focused().is_some_and(|it| it.id() == ROOT);
        let mut pages = Pages {
            model,
            services: Services::new(ctx.link().callback(|msg| msg), arriving),
            held: Held::default(),
            // After a reload the page asks no more, and leaves the entry.
            asks: asks(),
            has_waited: false,
            _listeners: listeners(ctx),
        };
        if arriving {
            pages.services.say(&here(&pages.model));
        }
        for effect in effects {
            pages.run(effect);
        }
        let stored = [
            Msg::GotMistakes(mistakes::stored(MistakesOf::Blackjack)),
            Msg::GotMisplayed(mistakes::stored(MistakesOf::VideoPoker)),
            Msg::Counting(model::counting::Msg::GotPast(drills::stored())),
            Msg::Bets(model::bets::Msg::FoundRamp(ramp::stored())),
            Msg::FoundRules(table_rules()),
        ];
        let taken = taken_over().map(|it| Msg::History(model::history::Msg::TookOver(it)));
        for msg in stored.into_iter().chain(taken) {
            pages.handle(msg);
        }
        // The bundle of the tables reports what it knows.
        tell(Subject::PagesAreReady, "");
        pages
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        if let Msg::FragmentChanged(fragment) = &msg
            && self.model.is_at(fragment)
        {
            // The browser has moved between two entries of one place: with a panel, and without.
            return false;
        }
        if let Msg::FragmentChanged(fragment) = &msg
            && self.waits_for_solution(fragment)
        {
            return false;
        }
        let was_here = focus_here().is_some();
        let was_open = self.model.page().is_some();
        if matches!(msg, Msg::FragmentChanged(_)) {
            // If the coach is switched off, the pages get the rules only from here.
            self.handle(Msg::FoundRules(table_rules()));
            // Another tab may have changed the ramp.
            let found = model::bets::Msg::FoundRamp(ramp::stored());
            self.handle(Msg::Bets(found));
        }
        let mut has_panel = false;
        if let Msg::WentToQuestion(asks) = msg {
            self.asks = asks;
            has_panel = panel().is_some();
        }
        self.handle(msg);
        if has_panel {
            // A panel that declined the question has the focus.
            self.services.next_place.borrow_mut().focus = None;
        }
        if self.asks != self.model.asks() {
            self.asks = self.model.asks();
            follow_question(self.asks);
        }
        // The table that the player goes to is ready, but could not take the focus while it was here. On a slow device
        // the loader has hidden this page before the message came, and a hidden element loses the focus.
        let had_to_keep_it = was_here || was_open && focused().is_none();
        if had_to_keep_it && self.model.page().is_none() {
            self.services.arrive();
        }
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        self.place_focus_soon();
        translatable(
            view(&self.model, &self.services.dispatch),
            self.model.language(),
        )
    }
}

/// Returns the focused element if it is on a reading page.
fn focus_here() -> Option<HtmlElement> {
    focused().filter(|it| is_in(it, "#pages"))
}

/// Moves the focus to its place, or near to where it was if the focused element has gone. Sets the scroll position.
fn place_focus(next: NextPlace, before: Option<FocusPlace>) {
    if let Some(selector) = next.focus {
        focus_first(&[&selector]);
    }
    // The focused element has gone, as a button may after its own click.
    if focused().is_none()
        && !next.arriving
        && let Some(before) = before
    {
        before.focus_next();
    }
    // The scroll position is set after the focus, because focusing scrolls the element into view.
    if let Some(scroll) = next.scroll {
        scroll_to(scroll);
    }
    if next.arriving && focused().is_none_or(|it| it.id() == ROOT) {
        // The bundle of the tables scrolls to the position of the place.
        focus_first_in_place(&["main"]);
    }
}

/// Draws the reading page that is open; nothing elsewhere.
pub fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let Some(page) = model.page() else {
        return Html::default();
    };
    let language = model.language();
    let other = model.other_language().map(Language::code);
    html! {
        <main id="main" class="page" tabindex="-1" data-route={page.path()} lang={other}>
            <h1>{ text::words(language).heading(Route::Reading(page)) }</h1>
            { content(page, model, dispatch) }
            { super::kit::foot::view(language) }
        </main>
    }
}

impl Pages {
    /// Places the focus once the page is rendered.
    ///
    /// This does not happen in `rendered`, because the scheduler calls that in a later task if rendering took longer
    /// than 16 ms. Until then the page would have no focus, and a message that comes first would not know where the
    /// focus was. A microtask comes earlier.
    fn place_focus_soon(&self) {
        let before = focus_here().map(|it| FocusPlace::of(&it));
        let next = Rc::clone(&self.services.next_place);
        spawn_local(async move { place_focus(next.take(), before) });
    }

    /// Handles a message and executes the effects that follow from it.
    fn handle(&mut self, msg: Msg) {
        for effect in self.model.update(msg) {
            self.run(effect);
        }
    }
}

/// Returns the sentence that names the open page. Empty elsewhere.
pub(crate) fn here(model: &Model) -> String {
    let words = text::words(model.language());
    let page = model.page();
    page.map_or_else(String::new, |page| words.this_is(Route::Reading(page)))
}

/// Listens to the address, to the bundle of the tables, to other tabs, to the page becoming visible, and to Escape.
fn listeners(ctx: &Context<Pages>) -> Vec<EventListener> {
    let moved = ctx.link().callback(|()| Msg::FragmentChanged(fragment()));
    let moved =
        window().map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(())));
    let went = ctx.link().callback(|()| Msg::WentToQuestion(asks()));
    let went =
        window().map(|window| EventListener::new(&window, "popstate", move |_| went.emit(())));
    let escaped = ctx.link().callback(|()| Msg::PressedEscape);
    let escaped = window().map(|window| {
        EventListener::new(&window, "keydown", move |event| {
            let key = event.dyn_ref().map(KeyboardEvent::key);
            // The tables' bundle closes a panel first, and then prevents the default.
            if key.as_deref() == Some("Escape") && !event.default_prevented() {
                escaped.emit(());
            }
        })
    });
    let link = ctx.link();
    let changed = link.batch_callback(|record: String| {
        Choices::from_record(&record).ok().map(Msg::SettingsChanged)
    });
    let changed = on_told(Subject::Settings, changed);
    let spoken =
        link.batch_callback(|code: String| Language::from_code(&code).map(Msg::TablesSpeak));
    let spoken = on_told(Subject::Language, spoken);
    let table = on_table(link.callback(Msg::TableChanged));
    let mistakes = link.batch_callback(|record: String| record.parse().ok().map(Msg::GotMistakes));
    let mistakes = on_told(Subject::Mistakes, mistakes);
    let misplayed =
        link.batch_callback(|record: String| record.parse().ok().map(Msg::GotMisplayed));
    let misplayed = on_told(Subject::Misplayed, misplayed);
    let kept = ctx.link().callback(|()| Msg::KeptElsewhere);
    let seen = kept.clone();
    let kept = window().map(|window| {
        EventListener::new(&window, "storage", move |event| {
            if event.dyn_ref().is_some_and(is_played_elsewhere) {
                kept.emit(());
            }
        })
    });
    // A browser may delay events for a hidden page.
    let seen = window()
        .and_then(|window| window.document())
        .map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if !document.hidden() {
                    seen.emit(());
                }
            })
        });
    let all = moved.into_iter().chain(changed).chain(spoken).chain(table);
    let all = all.chain(mistakes).chain(misplayed);
    let all = all.chain(kept).chain(seen);
    all.chain(went).chain(escaped).collect()
}
