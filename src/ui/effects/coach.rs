//! The coach of the tables: its worker, the words for it, and what it tells the page to store.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::Callback;

use super::bundles::{self, Subject, on_told};
use super::fetch::{self, Source};
use super::worker::{Messages, Report, RequestWorker, WorkerBundle};
use super::{mistakes, ramp, solution, words};
use crate::app::Msg;
use crate::app::coach::{CoachFailure, CoachWorker, WaitingRequests};
use crate::app::games::built;
use crate::app::language::Language;
use crate::coach::draw::StrategyQuestion;
use crate::coach::mistakes::MistakesOf;
use crate::coach::protocol::{AT_A_TABLE, Chosen, FOR_QUESTIONS, FromCoach, ToCoach};
use crate::coach::request::{AnyCoachRequest, CoachRequest, PokerRequest};
use crate::games::blackjack::request::AtBlackjack;
use crate::games::poker_match::coach::needs_solution;
use crate::games::video_poker::chart_limit::Limit;
use crate::games::video_poker::coach::{ChartAction, ChartWanted};
use crate::poker::PokerMatch;
use crate::text::tables;
use crate::wire::questions;
use crate::wire::{decode, encode};

/// The name of the file of words in index.html.
const WORDS: &str = "coaches";

/// The timeout for the words, in milliseconds.
const LONGEST_MS: u32 = 15_000;

/// The delay in milliseconds after which the page says that the coach is on its way.
const COMING_MS: u32 = 500;

/// A message without a request. Its bytes are the same for the worker of every game.
type First = ToCoach<()>;

/// The last request for words, with their language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Words {
    /// They are on their way.
    Fetching(Language),
    /// They are here.
    Here(Language),
    /// They did not come. The next request tries again, and they may still come late.
    Lacking(Language),
}

/// The link from the tables to their coach.
#[derive(Debug)]
pub struct CoachLink {
    state: Rc<LinkState>,
    _listeners: Vec<EventListener>,
}

#[derive(Debug)]
struct LinkState {
    dispatch: Callback<Msg>,
    /// The worker, since the first request.
    worker: RefCell<Option<(Program, RequestWorker)>>,
    /// The last chart for the coach of video poker. A worker that had it may have failed, so each new one gets it.
    chart: RefCell<Option<ToCoach>>,
    /// The worker that writes the strategy chart for the coach of video poker.
    follower: RefCell<Option<RequestWorker>>,
    /// The state of the words, since the first request.
    words: Cell<Option<Words>>,
    /// The last words that came, as the message for the worker.
    file: RefCell<Option<Vec<u8>>>,
    /// The state of the coach after its last work.
    saved: RefCell<Vec<u8>>,
    /// The requests that wait for the worker to start.
    waiting: RefCell<WaitingRequests>,
    /// True if the worker listens.
    listens: Cell<bool>,
    /// True if the worker does not listen in time. It may still begin to. The next request does not replace it: on a slow
    /// network another worker would load from the beginning.
    is_late: Cell<bool>,
    /// True if a worker that listens next has to know that no coach was wanted meanwhile.
    was_unwanted: Cell<bool>,
    /// Runs until the page says that the coach is on its way.
    coming: RefCell<Option<Timeout>>,
    /// The last request about a table.
    request: RefCell<Option<AnyCoachRequest>>,
    /// True if no coach is wanted since that request, or the player has left the table.
    is_left: Cell<bool>,
    limit: Cell<Limit>,
    /// True while the page fetches the solution of the poker match for the coach.
    fetches_solution: Cell<bool>,
    /// The badly played hands that the browser has not stored, as a record.
    unstored: RefCell<Option<(MistakesOf, String)>>,
}

/// Returns true if this is the last message about a request.
fn is_done(bytes: &[u8]) -> bool {
    matches!(decode(bytes), Ok(FromCoach::Done(_)))
}

/// A worker of a coach.
#[derive(Clone, Copy, Debug)]
struct Program {
    bundle: WorkerBundle,
    /// The game whose badly played hands it knows.
    mistakes: MistakesOf,
    /// Returns the bytes of a message to it.
    bytes: fn(ToCoach) -> Vec<u8>,
}

impl Program {
    /// The worker of the coach at this table.
    const fn of(request: &AnyCoachRequest) -> Program {
        match request {
            AnyCoachRequest::Blackjack(_) => Program {
                bundle: WorkerBundle::CoachBlackjack,
                mistakes: MistakesOf::Blackjack,
                bytes: |message| encode(&message.for_worker::<CoachRequest<AtBlackjack>>()),
            },
            AnyCoachRequest::VideoPoker(_)
            | AnyCoachRequest::SoloDraw(_)
            | AnyCoachRequest::PokerMatch(_) => Program {
                bundle: WorkerBundle::CoachPoker,
                mistakes: MistakesOf::VideoPoker,
                bytes: |message| encode(&message.for_worker::<PokerRequest>()),
            },
        }
    }
}

impl CoachLink {
    /// Creates the link. The first request starts the worker. Its messages go to `dispatch`.
    #[must_use]
    pub fn open(dispatch: Callback<Msg>) -> CoachLink {
        let state = Rc::new(LinkState {
            dispatch,
            worker: RefCell::default(),
            chart: RefCell::default(),
            follower: RefCell::default(),
            words: Cell::default(),
            file: RefCell::default(),
            saved: RefCell::default(),
            waiting: RefCell::default(),
            listens: Cell::new(false),
            is_late: Cell::new(false),
            was_unwanted: Cell::new(false),
            coming: RefCell::default(),
            request: RefCell::default(),
            is_left: Cell::new(true),
            limit: Cell::default(),
            fetches_solution: Cell::new(false),
            unstored: RefCell::default(),
        });
        let told = Rc::clone(&state);
        let ready = on_told(
            Subject::PagesAreReady,
            Callback::from(move |_| {
                // The pages keep the state of the table that the player has left.
                if let Some(request) = &*told.request.borrow() {
                    bundles::send_table(Some(request));
                }
                if told.is_left.get() {
                    bundles::send_table(None);
                }
                // The pages read what is stored.
                if let Some((game, record)) = &*told.unstored.borrow() {
                    mistakes::tell(*game, record);
                }
            }),
        );
        let chosen = Rc::clone(&state);
        let limit = on_told(
            Subject::ChartLimit,
            Callback::from(move |code: String| {
                chosen
                    .limit
                    .set(Limit::from_code(&code).unwrap_or_default());
            }),
        );
        CoachLink {
            state,
            _listeners: ready.into_iter().chain(limit).collect(),
        }
    }

    /// Tells the reading pages that the player has left the table. The coach keeps what it knows of the table: when the
    /// player comes back to it, the last judgement is still there, and the round still counts.
    pub fn leave(&self) {
        bundles::send_table(None);
        self.state.is_left.set(true);
    }

    /// Sends a request, or `None` if no coach is wanted. The coach speaks this language.
    pub fn send(&self, request: Option<AnyCoachRequest>, language: Language) {
        let state = &self.state;
        bundles::send_table(request.as_ref());
        state.is_left.set(request.is_none());
        if request.is_some() {
            state.request.borrow_mut().clone_from(&request);
        }
        if let Some(request) = request {
            state.provide_solution(&request);
            state.start(Program::of(&request));
            state.speak(language, true);
            if state.listens.get() {
                state.ask(Some(request));
            } else {
                state.waiting.borrow_mut().add(request);
                if state.is_late.get() {
                    state.fail(CoachFailure::Worker);
                }
            }
        } else {
            drop(state.coming.take());
            state.waiting.borrow_mut().take();
            if state.listens.get() {
                state.ask(None);
            } else {
                state.was_unwanted.set(true);
            }
        }
    }

    /// A handle that gives the strategy of the Mathematician to the coach, once the page has it.
    pub fn solution_receiver(&self) -> impl Fn() + use<> {
        let state = Rc::downgrade(&self.state);
        move || {
            if let Some(state) = state.upgrade() {
                state.give_solution();
            }
        }
    }

    /// Lets the coach speak this language, if it works.
    pub fn speak(&self, language: Language) {
        if self.state.worker.borrow().is_some() {
            self.state.speak(language, false);
        }
    }
}

impl LinkState {
    /// Starts the worker, unless one works already. In one visit all tables have the same worker: the tables of the
    /// other games are in another bundle, and the page loads again for them.
    fn start(self: &Rc<Self>, program: Program) {
        if self.worker.borrow().is_some() {
            return;
        }
        let state = Rc::downgrade(self);
        let on_report = move |report: Report<'_>| {
            if let Some(state) = state.upgrade() {
                state.hear(report);
            }
        };
        let kept = Rc::downgrade(self);
        let first = move || kept.upgrade().map_or_else(Vec::new, |state| state.first());
        let started = RequestWorker::start_with(
            Box::new(first),
            program.bundle,
            AT_A_TABLE,
            Messages::Until(is_done),
            Box::new(on_report),
        );
        let Some(worker) = started else {
            return self.fail(CoachFailure::Worker);
        };
        *self.worker.borrow_mut() = Some((program, worker));
        let chart = self.chart.borrow().clone();
        if let Some(chart) = chart {
            self.give(chart);
        }
        self.await_coming();
    }

    /// Fetches the solution of the poker match for the coach if this request needs it and the page lacks it. If it does not
    /// come, the coach does without, and the next such request tries again.
    fn provide_solution(self: &Rc<Self>, request: &AnyCoachRequest) {
        let needs = match request {
            AnyCoachRequest::PokerMatch(request) => {
                built::<PokerMatch, _>(|| needs_solution(request)).unwrap_or(false)
            }
            AnyCoachRequest::Blackjack(_)
            | AnyCoachRequest::VideoPoker(_)
            | AnyCoachRequest::SoloDraw(_) => false,
        };
        if !needs || solution::is_fetched() || self.fetches_solution.replace(true) {
            return;
        }
        let state = Rc::downgrade(self);
        solution::fetch_for_workers(move || {
            if let Some(state) = state.upgrade() {
                state.fetches_solution.set(false);
                state.give_solution();
            }
        });
    }

    /// Gives the solution of the poker match to the worker, if both are here. A worker that starts later gets it first.
    fn give_solution(&self) {
        if let Some((_, worker)) = &*self.worker.borrow()
            && let Some(bytes) = solution::bytes()
        {
            worker.tell(encode(&First::Solution(bytes)));
        }
    }

    /// Says in a moment that the coach is on its way, unless it says something before.
    fn await_coming(self: &Rc<Self>) {
        let state = Rc::downgrade(self);
        *self.coming.borrow_mut() = Some(Timeout::new(COMING_MS, move || {
            if let Some(state) = state.upgrade() {
                state.dispatch.emit(Msg::CoachWorkerIs(CoachWorker::Coming));
            }
        }));
    }

    /// The messages that a new worker gets first: the strategy of the Mathematician, if the page has it, the state of the
    /// worker before it, and the words.
    fn first(&self) -> Vec<Vec<u8>> {
        let solution = solution::bytes().map(|bytes| encode(&First::Solution(bytes)));
        let saved = self.saved.borrow();
        let saved = (!saved.is_empty()).then(|| encode(&First::State(saved.clone())));
        let words = self.file.borrow();
        let all = solution.into_iter().chain(saved);
        all.chain(words.clone()).collect()
    }

    /// Gives the worker work, if it runs.
    fn give(&self, message: ToCoach) {
        if let Some((program, worker)) = &*self.worker.borrow() {
            worker.send((program.bytes)(message));
        }
    }

    fn ask(&self, request: Option<AnyCoachRequest>) {
        let Some(game) = self.worker.borrow().as_ref().map(|it| it.0.mistakes) else {
            return;
        };
        let unstored = self.unstored.borrow().clone().map(|it| it.1);
        let chosen = Chosen {
            // The page about bets, here or in another tab, may have changed it.
            ramp: ramp::record(),
            limit: self.limit.get(),
            mistakes: mistakes::record(game).or(unstored),
        };
        self.give(ToCoach::Request(request, chosen));
    }

    /// Fetches the words of this language, unless they are here or on their way. If they did not come before, fetches
    /// them only `again`.
    fn speak(self: &Rc<Self>, language: Language, again: bool) {
        let is_known = match self.words.get() {
            Some(Words::Fetching(other) | Words::Here(other)) => other == language,
            Some(Words::Lacking(other)) => other == language && !again,
            None => false,
        };
        if is_known {
            return;
        }
        self.words.set(Some(Words::Fetching(language)));
        self.await_coming();
        let state = Rc::downgrade(self);
        let got = Callback::from(move |bytes: Option<Vec<u8>>| {
            if let Some(state) = state.upgrade() {
                state.got_words(language, bytes);
            }
        });
        match words::file(language, WORDS) {
            Some(file) => fetch::fetch_within(LONGEST_MS, file, Source::Anywhere, &got),
            None => got.emit(None),
        }
    }

    /// Handles the words of this language. Ignores those of a language that is no longer wanted.
    fn got_words(&self, language: Language, bytes: Option<Vec<u8>>) {
        let may_come = [Words::Fetching(language), Words::Lacking(language)];
        if !self.words.get().is_some_and(|it| may_come.contains(&it)) {
            return;
        }
        if let Some(bytes) = bytes.filter(|bytes| tables::is_of(language, bytes)) {
            let message = encode(&First::Words(bytes));
            if let Some((_, worker)) = &*self.worker.borrow() {
                worker.tell(message.clone());
            }
            self.words.set(Some(Words::Here(language)));
            self.file.replace(Some(message));
        } else {
            self.words.set(Some(Words::Lacking(language)));
            self.fail(CoachFailure::Words);
        }
    }

    fn fail(&self, failure: CoachFailure) {
        drop(self.coming.take());
        let failed = CoachWorker::Failed(failure);
        self.dispatch.emit(Msg::CoachWorkerIs(failed));
    }

    fn hear(self: &Rc<Self>, report: Report<'_>) {
        match report {
            Report::Listens => {
                self.listens.set(true);
                self.is_late.set(false);
                if self.was_unwanted.replace(false) {
                    self.ask(None);
                }
                let requests = self.waiting.borrow_mut().take();
                for request in requests {
                    self.ask(Some(request));
                }
            }
            Report::Message(bytes) => {
                if let Ok(message) = decode(bytes) {
                    self.handle(message);
                }
            }
            Report::Late => {
                self.is_late.set(true);
                self.fail(CoachFailure::Worker);
            }
            Report::Failed => {
                // The next request starts another worker. The browser runs this in a callback of the failed one.
                self.listens.set(false);
                self.is_late.set(false);
                if let Some(failed) = self.worker.take() {
                    Timeout::new(0, move || drop(failed)).forget();
                }
                self.fail(CoachFailure::Worker);
            }
        }
    }

    fn handle(self: &Rc<Self>, message: FromCoach) {
        match message {
            FromCoach::Says(language, message) => {
                // After a change of the language the coach says it again, as soon as it has the words.
                if self.words.get() == Some(Words::Here(language)) {
                    drop(self.coming.take());
                    self.dispatch.emit(Msg::CoachSaid(message));
                }
            }
            FromCoach::StoreMistakes(game, record) => {
                mistakes::tell(game, &record);
                let is_stored = mistakes::keep(game, &record);
                self.unstored
                    .replace((!is_stored).then_some((game, record)));
            }
            FromCoach::ShowMistakes(game, record) => {
                mistakes::tell(game, &record);
                self.unstored.replace(Some((game, record)));
            }
            FromCoach::Chart(ChartAction::Stop) => drop(self.follower.take()),
            FromCoach::Chart(ChartAction::Write(wanted)) => self.write_chart(wanted),
            FromCoach::Done(state) => *self.saved.borrow_mut() = state,
        }
    }

    /// Passes a chart on to the coach.
    fn got_chart(&self, wanted: ChartWanted, bytes: Vec<u8>) {
        let chart = ToCoach::Chart(wanted, bytes);
        self.chart.replace(Some(chart.clone()));
        self.give(chart);
    }

    /// Starts a worker that writes this chart for the coach, in place of the one that writes now.
    fn write_chart(self: &Rc<Self>, wanted: ChartWanted) {
        let state = Rc::downgrade(self);
        let on_report = move |report: Report<'_>| {
            let Some(state) = state.upgrade() else { return };
            match report {
                // A worker that is late may still answer.
                Report::Listens | Report::Late => (),
                Report::Message(bytes) => state.got_chart(wanted, bytes.to_vec()),
                // The coach cannot read this, and goes on without a chart.
                Report::Failed => state.got_chart(wanted, vec![]),
            }
        };
        let (table, extra_cost) = (wanted.table, wanted.limit.extra_cost());
        let question = questions::PokerRequest::Strategy(StrategyQuestion { table, extra_cost });
        let bundle = WorkerBundle::CoachPoker;
        let worker = RequestWorker::start(
            bundle,
            FOR_QUESTIONS,
            Messages::Answers,
            Box::new(on_report),
        );
        match &worker {
            Some(worker) => worker.send(encode(&question)),
            None => self.got_chart(wanted, vec![]),
        }
        *self.follower.borrow_mut() = worker;
    }
}
