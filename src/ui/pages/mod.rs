//! The runtime of the reading pages, which alone carries out their [`Effect`]s, and a view for each
//! page. See [`crate::pages`].

mod bankroll;
mod bets;
mod check;
mod chip;
mod choice;
mod coach;
mod counting;
mod fairness;
mod foot;
mod games;
mod hand;
mod history;
mod lab;
mod paytable;
mod practice;
mod rules;
mod stats;
mod strategy;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast as _;
use web_sys::Element;
use yew::prelude::*;

use super::effects::address::{fragment, replace_fragment};
use super::effects::announcer::Announcer;
use super::effects::clock::now;
use super::effects::entropy::entropy;
use super::effects::fetch::{Source, fetch};
use super::effects::focus::{around, focus_first, focus_near, focused, is_in};
use super::effects::history::Questions;
use super::effects::outbox::is_played_elsewhere;
use super::effects::programs::{Subject, on_told, waiting_briefs};
use super::effects::ramp;
use super::effects::settings::stored_settings;
use super::effects::storage::{table_rules, taken_over};
use super::effects::visitor::visitor;
use super::effects::worker::WorkerProgram;
use super::effects::{drills, file, mistakes, scroll_to, window};
use super::translatable::translatable;
use crate::app::coach::CoachSays;
use crate::app::language::Language;
use crate::app::route::Route;
use crate::app::settings::Choices;
use crate::coach::IndexQuestion;
use crate::coach::draw::{CloseQuestion, Hard};
use crate::pages::counting::CountingPage;
use crate::pages::draw::ChartDeed;
use crate::pages::files::LIST;
use crate::pages::rules::RulesPage;
use crate::pages::strategy::{Deed, Limit};
use crate::pages::{
    Effect, Model, Msg, OpenPage, bets as bets_page, counting as counting_page,
    paytable as paytable_page,
};
use crate::poker::PayTable;
use crate::text;
use bets::BetsRunner;
use coach::{CoachWorker, tell_coach};
use lab::Runner;

/// The id of the element in which the reading pages are shown. It has the focus of a visitor for whom
/// their program is still being fetched.
const ROOT: &str = "pages";

/// The reading pages: a `<main>` while one of them is visited, and nothing otherwise.
#[derive(Debug)]
pub struct Pages {
    model: Model,
    dispatch: Callback<Msg>,
    announcer: Announcer,
    /// The visitor has come to another place, which has not been drawn yet.
    arriving: bool,
    /// What gets the focus when the page has been drawn.
    next_focus: Option<String>,
    /// What lay around the focus before, the nearest first.
    around_focus: Vec<Element>,
    /// How far the page is scrolled then, if that is decided.
    next_scroll: Option<f64>,
    /// How far the list of rounds was scrolled when a round was opened.
    list_scroll: f64,
    /// The job of the lab that is under way.
    runner: Option<Runner>,
    /// The simulation of bets that is under way.
    bets_runner: Option<BetsRunner>,
    /// The worker of the coach at blackjack.
    coach: Option<CoachWorker>,
    /// That of the coach at draw poker.
    draw_coach: Option<CoachWorker>,
    /// The one that writes the strategy chart which the coach follows.
    follower: Option<CoachWorker>,
    /// Writes strategy charts; it is stopped when a chart is not wanted any more.
    strategist: Option<CoachWorker>,
    /// What is asked of the history.
    questions: Questions,
    /// What the coach has said last.
    said: CoachSays,
    _listeners: Vec<EventListener>,
}

impl Component for Pages {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Pages {
        let settings = stored_settings();
        let (model, effects) = Model::open(&fragment(), visitor(), settings.as_deref());
        let mut pages = Pages {
            model,
            dispatch: ctx.link().callback(|msg| msg),
            announcer: Announcer::default(),
            // Who came here by a link is waiting where this program is to be.
            arriving: focused().is_some_and(|it| it.id() == ROOT),
            next_focus: None,
            around_focus: Vec::new(),
            next_scroll: None,
            list_scroll: 0.0,
            runner: None,
            bets_runner: None,
            coach: None,
            draw_coach: None,
            follower: None,
            strategist: None,
            questions: Questions::new(ctx.link().callback(Msg::Kept)),
            said: CoachSays::default(),
            _listeners: listeners(ctx),
        };
        if pages.arriving {
            pages.announcer.say(&pages.here());
        }
        for effect in effects {
            pages.run(effect);
        }
        pages.model.update(Msg::GotMistakes(mistakes::stored()));
        pages.model.update(Msg::GotMisplayed(mistakes::stored()));
        let past = counting_page::Msg::GotPast(drills::stored());
        pages.model.update(Msg::Counting(past));
        pages.find_ramp();
        for effect in pages.model.update(Msg::FoundRules(table_rules())) {
            pages.run(effect);
        }
        for brief in waiting_briefs() {
            for effect in pages.model.update(Msg::Briefed(brief.parse().ok())) {
                pages.run(effect);
            }
        }
        if let Some(taken) = taken_over() {
            let told = crate::pages::history::Msg::TookOver(taken);
            for effect in pages.model.update(Msg::History(told)) {
                pages.run(effect);
            }
        }
        pages
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        let had_focus = focused().filter(|it| is_in(it, "#pages"));
        let was_here = had_focus.is_some();
        self.around_focus = had_focus.as_deref().map(around).unwrap_or_default();
        // Enter deals first and leaves the field then: the same problem is told once.
        let is_new_problem = self.model.lab().problem().is_none();
        let tells_problem = matches!(msg, Msg::ClickedDeal | Msg::GotEntropy(..))
            || matches!(msg, Msg::LeftHands) && is_new_problem;
        let pay = match &msg {
            Msg::PayTable(paytable_page::Msg::Left(prize)) => Some(*prize),
            _ => None,
        };
        let is_wrong = |pages: &Pages| pay.is_some_and(|it| pages.model.pay_table().is_wrong(it));
        let was_wrong = is_wrong(self);
        if matches!(msg, Msg::FragmentChanged(_)) {
            // With the coach switched off nothing else tells them.
            for effect in self.model.update(Msg::FoundRules(table_rules())) {
                self.run(effect);
            }
        }
        if matches!(msg, Msg::Briefed(Some(_))) {
            self.find_ramp();
        }
        for effect in self.model.update(msg) {
            self.run(effect);
        }
        // Not an alert on the page: it describes its field too, and would be heard twice.
        if let Some(problem) = self.model.lab().problem().filter(|_| tells_problem) {
            let words = text::lab::words(self.model.language());
            self.announcer.say(&words.problem(problem));
        }
        if is_wrong(self) && !was_wrong {
            let words = text::paytable::words(self.model.language());
            self.announcer.say(words.no_pay());
        }
        // The table that is left for is there already, and could not take the focus: it was here.
        self.arriving |= was_here && self.model.page().is_none();
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        let Some(open) = self.model.page() else {
            return Html::default();
        };
        let language = self.model.language();
        let content = match open {
            OpenPage::Fairness => fairness::view(language, self.model.files()),
            OpenPage::Check(checked) => check::view(language, checked, &self.dispatch),
            OpenPage::Lab => lab::view(self.model.lab(), language, &self.dispatch),
            OpenPage::Hand => hand::view(&self.model, &self.dispatch),
            OpenPage::Counting => counting::view(&self.model, &self.dispatch),
            OpenPage::Bets => bets::view(self.model.bets(), language, &self.dispatch),
            OpenPage::PayTable => paytable::view(&self.model, &self.dispatch),
            OpenPage::History => history::view(self.model.history(), language, &self.dispatch),
            OpenPage::Stats => stats::view(self.model.stats(), language, &self.dispatch),
            OpenPage::Rules => {
                let shown = rules::Shown {
                    page: self.model.rules(),
                    at_table: self.model.table_rules(),
                    works: self.model.coach().works(),
                    seen: self.model.seen(),
                    mistakes: self.model.mistakes(),
                };
                rules::view(&shown, language, &self.dispatch)
            }
        };
        let page = open.page();
        translatable(html! {
            <main id="main" class="page" tabindex="-1" data-route={page.path()}>
                <h1>{ text::words(language).heading(Route::Reading(page)) }</h1>
                { content }
                { foot::view(language) }
            </main>
        })
    }

    fn rendered(&mut self, _: &Context<Self>, _first: bool) {
        if let Some(next) = self.next_focus.take() {
            focus_first(&[&next]);
        }
        // What had the focus has gone, as a button may by its own click.
        let around = std::mem::take(&mut self.around_focus);
        if focused().is_none() && !self.arriving {
            focus_near(&around);
        }
        // Behind the focus, which brings what has it into sight.
        if let Some(scroll) = self.next_scroll.take() {
            scroll_to(scroll);
        }
        if std::mem::take(&mut self.arriving) {
            if focused().is_none_or(|it| it.id() == ROOT) {
                focus_first(&["main"]);
            }
            scroll_to(0.0);
        }
    }
}

impl Pages {
    /// Which page this is, in a sentence; nothing elsewhere.
    fn here(&self) -> String {
        let words = text::words(self.model.language());
        let page = self.model.page().map(OpenPage::page);
        page.map_or_else(String::new, |page| words.this_is(Route::Reading(page)))
    }

    /// Asks the coach's worker, which is started by the first question.
    fn ask_coach(&mut self, program: WorkerProgram, ask: impl FnOnce(&CoachWorker)) {
        let worker = match program {
            WorkerProgram::Lab => &mut self.coach,
            WorkerProgram::Draw => &mut self.draw_coach,
        };
        if worker.is_none() {
            *worker = CoachWorker::start(program, &self.dispatch);
        }
        match worker {
            Some(worker) => ask(worker),
            None => self.dispatch.emit(Msg::NoCoach),
        }
    }

    /// Tells what the check on the page comes to, if one is there.
    fn announce_check(&mut self) {
        if let Some(OpenPage::Check(checked)) = self.model.page() {
            let words = text::words(self.model.language());
            let told = check::told(self.model.language(), checked);
            let told = [&self.here(), words.between(), &told].concat();
            self.announcer.say(&told);
        }
    }

    /// Asks for hands that are hard under this pay table. Without entropy none are offered.
    fn ask_close(&mut self, table: PayTable) {
        if let Ok(entropy) = entropy() {
            let seed = entropy.draw(u64::from(u32::MAX)).try_into().unwrap_or(0);
            for hard in Hard::ALL {
                let question = CloseQuestion { table, hard, seed };
                self.ask_coach(WorkerProgram::Draw, |worker| worker.ask_close(question));
            }
        }
    }

    fn run_strategy(&mut self, table: PayTable, deed: Deed) {
        match deed {
            Deed::Ask(limit) => self.ask_strategy(table, limit),
            Deed::Stop => self.strategist = None,
            Deed::Print => print(),
            Deed::Save(name, text) => file::save(name, &text),
        }
    }

    /// Asks for a strategy chart. That takes seconds, for which the coach's worker would answer nothing else.
    fn ask_strategy(&mut self, table: PayTable, limit: Limit) {
        if self.strategist.is_none() {
            self.strategist = CoachWorker::start(WorkerProgram::Draw, &self.dispatch);
        }
        match &self.strategist {
            Some(worker) => worker.ask_strategy(table, limit),
            None => self.dispatch.emit(Msg::NoCoach),
        }
    }

    /// Sees to the strategy chart that the coach follows, in a worker of its own, which goes when the chart is not wanted
    /// any more.
    fn follow_chart(&mut self, deed: ChartDeed) {
        self.follower = None;
        if let ChartDeed::Write(wanted) = deed {
            self.follower = CoachWorker::start(WorkerProgram::Draw, &self.dispatch);
            match &self.follower {
                Some(worker) => worker.ask_followed(wanted),
                None => self.dispatch.emit(Msg::NoCoach),
            }
        }
    }

    /// Looks which ramp the browser keeps: another tab may have changed it.
    fn find_ramp(&mut self) {
        let found = bets_page::Msg::FoundRamp(ramp::stored());
        self.model.update(Msg::Bets(found));
    }

    fn run_for_bets(&mut self, effect: bets_page::Effect) {
        use bets_page::Effect;

        match effect {
            Effect::NameIn(path) => replace_fragment(&path),
            Effect::Start(serial, question) => {
                let dispatch = self.dispatch.reform(Msg::Bets);
                self.bets_runner = BetsRunner::start(serial, &question, &dispatch);
                if self.bets_runner.is_none() {
                    dispatch.emit(bets_page::Msg::NoWorker(serial));
                }
            }
            Effect::Stop => self.bets_runner = None,
            Effect::Tell(told) => {
                let told = bets::told(self.model.bets(), told, self.model.language());
                self.announcer.say(&told);
            }
            Effect::Keep(kept) => {
                let kept = bets_page::Msg::Kept(ramp::keep(kept));
                self.dispatch.emit(Msg::Bets(kept));
            }
            Effect::Forget => {
                let kept = bets_page::Msg::FoundRamp(ramp::forget());
                self.dispatch.emit(Msg::Bets(kept));
            }
            Effect::Save(name, text) => file::save(name, &text),
        }
    }

    /// Tells what the pay table returns.
    fn tell_return(&mut self) {
        let told = paytable::told(self.model.pay_table(), self.model.language());
        self.announcer.say(&told);
    }

    /// Tells this of the page of the rules.
    fn tell_rules(&mut self, told: fn(&RulesPage, Language) -> String) {
        let told = told(self.model.rules(), self.model.language());
        self.announcer.say(&told);
    }

    /// Tells this of the page about counting.
    fn tell_counting(&mut self, told: fn(&CountingPage, Language) -> String) {
        let told = told(self.model.counting(), self.model.language());
        self.announcer.say(&told);
    }

    /// Tells how far the search for index plays is. The button that had the focus has gone.
    fn tell_indices(&mut self) {
        let page = self.model.counting();
        self.announcer
            .say(&counting::indices_told(page, self.model.language()));
        if focused().is_none_or(|it| is_in(&it, ".index-plays")) {
            self.next_focus = Some(counting::INDICES.to_owned());
        }
    }

    fn run_for_counting(&mut self, effect: counting_page::Effect) {
        use counting_page::Effect;

        let dispatch = &self.dispatch;
        match effect {
            Effect::ReplaceFragment(path) => replace_fragment(&path),
            Effect::DrawShoe => {
                let got = counting_page::Msg::GotEntropy(entropy());
                dispatch.emit(Msg::Counting(got));
            }
            Effect::TellDrill => {
                self.tell_counting(counting::told);
                let focus = counting::focus(self.model.counting());
                self.next_focus = focus.map(str::to_owned);
            }
            Effect::TellTurned => self.tell_counting(counting::told),
            Effect::WaitForTurn(serial, millis) => {
                let over = dispatch
                    .reform(move |at| Msg::Counting(counting_page::Msg::Ticked(serial, at)));
                Timeout::new(millis, move || over.emit(now())).forget();
            }
            Effect::KeepDrill(result) => {
                let past = drills::keep(result, self.model.counting().past());
                dispatch.emit(Msg::Counting(counting_page::Msg::GotPast(past)));
            }
            Effect::ForgetDrills => {
                let past = counting_page::Msg::GotPast(drills::forget());
                dispatch.emit(Msg::Counting(past));
            }
            Effect::TellSystem => self.tell_counting(counting::system_told),
            Effect::TellCount => self.tell_counting(counting::count_told),
            Effect::AskIndices(question) => {
                if question == IndexQuestion::first(question.rules, question.system) {
                    self.tell_indices();
                }
                self.ask_coach(WorkerProgram::Lab, |worker| worker.ask_indices(question));
            }
            Effect::AnnounceIndices => self.tell_indices(),
            Effect::AskSystem(question) => {
                self.ask_coach(WorkerProgram::Lab, |worker| worker.ask_system(question));
            }
            Effect::TellFit => {
                self.tell_counting(counting::fit_told);
                if focused().is_none_or(|it| is_in(&it, ".fit")) {
                    self.next_focus = Some(counting::FIT.to_owned());
                }
            }
            Effect::TellGain => self.tell_counting(counting::gain_told),
        }
    }

    fn run(&mut self, effect: Effect) {
        use WorkerProgram::{Draw, Lab};

        let dispatch = &self.dispatch;
        match effect {
            Effect::EnterPage => {
                self.arriving = true;
                self.announcer.say(&self.here());
            }
            Effect::ReplaceFragment(path) => replace_fragment(&path),
            Effect::FetchList => {
                let text = |bytes: Option<Vec<u8>>| String::from_utf8(bytes?).ok();
                let got = dispatch.reform(move |bytes| Msg::GotList(text(bytes)));
                fetch(LIST.to_owned(), Source::Server, got);
            }
            Effect::FetchFile(name) => {
                let file = name.clone();
                let got = dispatch.reform(move |bytes| Msg::GotFile(file.clone(), bytes));
                fetch(name, Source::Server, got);
            }
            Effect::DrawEntropy(hands) => dispatch.emit(Msg::GotEntropy(hands, entropy())),
            Effect::StartJob(serial, job) => {
                self.runner = Runner::beside(serial, job, dispatch);
                if self.runner.is_none() {
                    dispatch.emit(Msg::NoWorker(serial));
                }
            }
            Effect::StartJobOnPage(serial, job) => {
                self.runner = Some(Runner::here(serial, job, dispatch.clone()));
            }
            Effect::StopJob => self.runner = None,
            Effect::SaveFile(name, text) => file::save(name, &text),
            Effect::AnnounceCheck => self.announce_check(),
            Effect::WaitForTime => {
                let has_time = dispatch.reform(|()| Msg::HasTime);
                Timeout::new(0, move || has_time.emit(())).forget();
            }
            Effect::AnnounceDay => {
                if let Some(OpenPage::Check(checked)) = self.model.page() {
                    let told = check::day_told(self.model.language(), checked);
                    self.announcer.say(&told.unwrap_or_default());
                }
            }
            Effect::AnnounceHand => {
                let told = lab::hand_told(self.model.lab(), self.model.language());
                self.announcer.say(&told);
            }
            Effect::AskCoach(moment, question) => {
                self.ask_coach(Lab, |worker| worker.ask(moment, &question));
            }
            Effect::AskBetWorth(round, question) => {
                self.ask_coach(Lab, |worker| worker.ask_bet(round, question));
            }
            Effect::AskDraw(moment, hand) => self.ask_coach(Draw, |it| it.ask_draw(moment, hand)),
            Effect::AskSolo(moment, hand) => self.ask_coach(Draw, |it| it.ask_solo(moment, &hand)),
            Effect::AskDuel(moment, hand) => self.ask_coach(Draw, |it| it.ask_duel(moment, &hand)),
            Effect::FollowChart(deed) => self.follow_chart(deed),
            Effect::TellReturn => self.tell_return(),
            Effect::Strategy(table, deed) => self.run_strategy(table, deed),
            Effect::AskReturn(table) => self.ask_coach(Draw, |worker| worker.ask_return(table)),
            Effect::AskChart(question) => self.ask_coach(Lab, |worker| worker.ask_chart(question)),
            Effect::AnnounceChart => self.tell_rules(rules::told),
            Effect::AnnounceComparison => self.tell_rules(rules::comparison_told),
            Effect::AskHand(question) => self.ask_coach(Lab, |worker| worker.ask_hand(question)),
            Effect::TellHand => self.announcer.say(&hand::told(&self.model)),
            Effect::Counting(effect) => self.run_for_counting(effect),
            Effect::NoteMistake(change) => {
                let kept = mistakes::note(change, self.model.mistakes());
                dispatch.emit(Msg::GotMistakes(kept));
            }
            Effect::NoteMisplayed(change) => {
                let kept = mistakes::note(change, self.model.misplayed());
                dispatch.emit(Msg::GotMisplayed(kept));
            }
            Effect::History(effect) => self.run_for_history(effect),
            Effect::Stats(effect) => self.run_for_stats(effect),
            Effect::Bets(effect) => self.run_for_bets(effect),
            Effect::AskClose(table) => self.ask_close(table),
            Effect::TellCoach => tell_coach(&self.model, &mut self.said),
            Effect::AnnounceRun(run) => {
                self.runner = None;
                let told = lab::run_told(&run, self.model.language());
                self.announcer.say(&told);
            }
        }
    }
}

/// Listens to changes of the address and of the settings.
fn listeners(ctx: &Context<Pages>) -> Vec<EventListener> {
    let moved = ctx.link().callback(|()| Msg::FragmentChanged(fragment()));
    let moved =
        window().map(|window| EventListener::new(&window, "hashchange", move |_| moved.emit(())));
    let link = ctx.link();
    let changed = link.batch_callback(|record: String| {
        Choices::from_record(&record).ok().map(Msg::SettingsChanged)
    });
    let changed = on_told(Subject::Settings, changed);
    let briefed = link.callback(|brief: String| Msg::Briefed(brief.parse().ok()));
    let briefed = on_told(Subject::Brief, briefed);
    let kept = ctx.link().callback(|()| Msg::KeptElsewhere);
    let seen = kept.clone();
    let kept = window().map(|window| {
        EventListener::new(&window, "storage", move |event| {
            if event.dyn_ref().is_some_and(is_played_elsewhere) {
                kept.emit(());
            }
        })
    });
    // A browser may hold back what a page out of sight is told.
    let seen = window()
        .and_then(|window| window.document())
        .map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if !document.hidden() {
                    seen.emit(());
                }
            })
        });
    let all = moved.into_iter().chain(changed).chain(briefed);
    all.chain(kept).chain(seen).collect()
}

/// Opens the browser's dialog for printing. Nothing happens where it has none.
fn print() {
    let _ = web_sys::window().map(|window| window.print());
}
