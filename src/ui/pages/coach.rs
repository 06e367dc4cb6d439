//! The coach's web worker, and what is told from one program of the page to the other.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Float64Array, Uint32Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker};
use yew::Callback;

use crate::app::coach::CoachSays;
use crate::coach::counting::SystemQuestion;
use crate::coach::draw::{
    CloseQuestion, Difficulty, DrawAdvice, DrawQuestion, ReturnQuestion, RoundsQuestion,
    SoloChances, SoloQuestion, StrategyChart, StrategyQuestion, WholeGame,
};
use crate::coach::duel::{DuelAdvice, DuelQuestion};
use crate::coach::{Advice, ChartAnswer, ChartQuestion, IndexQuestion, Question, UpcardIndices};
use crate::pages::coaches::Msg as OfCoach;
use crate::pages::draw::ChartWanted;
use crate::pages::strategy::Limit;
use crate::pages::{Model, Msg, counting, hand, paytable, rules};
use crate::poker::PayTable;
use crate::text::coach::{draw, duel, says, solo};
use crate::ui::effects::programs::{Subject, tell};
use crate::ui::effects::worker::{START_MS, WorkerProgram};

/// What is under way, the oldest first. A worker answers in the order in which it was asked.
type UnderWay = Rc<RefCell<Vec<Asked>>>;

/// What a worker was asked.
#[derive(Debug)]
enum Asked {
    /// What is to be done at this moment of a round.
    Moment(String),
    /// What is to be done with a hand of draw poker at this moment.
    Draw(String, PayTable),
    /// What can come of a hand of solo draw at this moment.
    Solo(String),
    /// What each decision is worth at this moment of a duel for chips.
    Duel(String),
    /// What this pay table returns.
    Return(PayTable),
    /// For the strategy chart of this pay table that costs no more than this.
    Strategy(PayTable, Limit),
    /// For the strategy chart that the coach follows.
    Followed(ChartWanted),
    /// What rounds of several hands risk.
    Rounds(RoundsQuestion),
    /// For hands that are hard under this pay table.
    Hard(PayTable, Difficulty),
    /// What is to be done with any hand.
    Hand(Question),
    /// An up card of a strategy chart.
    Chart(ChartQuestion),
    /// What changes with the count against an up card.
    Indices(IndexQuestion),
    /// This about a counting system.
    System(SystemQuestion),
    /// What this round was worth before it was dealt.
    Bet((String, usize)),
}

impl Asked {
    fn answered(self, numbers: &[f64]) -> Msg {
        match self {
            Asked::Moment(moment) => {
                Msg::Coach(OfCoach::Advised(moment, Advice::from_numbers(numbers)))
            }
            Asked::Draw(moment, table) => {
                let advice = DrawAdvice::from_numbers(&table, numbers);
                Msg::Coach(OfCoach::AdvisedDraw(moment, advice.map(Box::new)))
            }
            Asked::Solo(moment) => {
                let chances = SoloChances::from_numbers(numbers);
                Msg::Coach(OfCoach::AdvisedSolo(moment, chances.map(Box::new)))
            }
            Asked::Duel(moment) => Msg::Coach(OfCoach::AdvisedDuel(
                moment,
                DuelAdvice::from_numbers(numbers),
            )),
            Asked::Return(table) => {
                let game = WholeGame::from_numbers(&table, numbers);
                Msg::PayTable(paytable::Msg::GotReturn(table, game))
            }
            Asked::Strategy(table, limit) => {
                let chart = StrategyChart::from_numbers(numbers).map(Box::new);
                Msg::PayTable(paytable::Msg::GotStrategy(table, limit, chart))
            }
            Asked::Followed(wanted) => {
                let chart = StrategyChart::from_numbers(numbers).map(Box::new);
                Msg::Coach(OfCoach::GotFollowed(wanted, chart))
            }
            Asked::Rounds(question) => {
                let answer = question.read(numbers);
                Msg::PayTable(paytable::Msg::GotRounds(question, answer))
            }
            Asked::Hard(table, hard) => {
                let hands = CloseQuestion::from_numbers(numbers);
                Msg::PayTable(match hard {
                    Difficulty::Close => paytable::Msg::GotClose(table, hands),
                    Difficulty::Penalty => paytable::Msg::GotPenalty(table, hands),
                })
            }
            Asked::Hand(question) => {
                let advice = Advice::from_numbers(numbers);
                Msg::Hand(hand::Msg::GotAdvice(question, advice))
            }
            Asked::Chart(question) => {
                let answer = ChartAnswer::from_numbers(question.rules, numbers);
                Msg::Rules(rules::Msg::GotChart(question, answer))
            }
            Asked::System(question) => {
                Msg::Counting(counting::Msg::GotSystem(question, numbers.to_vec()))
            }
            Asked::Bet(round) => Msg::Coach(OfCoach::GotBetWorth(round, numbers.first().copied())),
            Asked::Indices(question) => {
                let answer = UpcardIndices::from_numbers(question.up, numbers);
                Msg::Counting(counting::Msg::GotIndices(question, answer))
            }
        }
    }
}

/// The worker, from the first question to the end of the visit.
#[derive(Debug)]
pub(crate) struct CoachWorker {
    worker: Worker,
    /// What is asked before the worker listens. A message would be lost.
    early: Rc<RefCell<Option<Vec<String>>>>,
    under_way: UnderWay,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut()>,
}

impl Drop for CoachWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl CoachWorker {
    /// Starts the worker; `None` where the browser has none. Its answers go to `dispatch`.
    pub(crate) fn start(program: WorkerProgram, dispatch: &Callback<Msg>) -> Option<CoachWorker> {
        let worker = program.start()?;
        let (asked, dispatched) = (worker.clone(), dispatch.clone());
        let early = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let asked_for = UnderWay::default();
        let (waiting, under_way) = (Rc::clone(&early), Rc::clone(&asked_for));
        let late = dispatch.reform(|()| Msg::Coach(OfCoach::NoCoach));
        let start = Cell::new(Some(Timeout::new(START_MS, move || late.emit(()))));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            match event.data().dyn_into::<Float64Array>() {
                Ok(numbers) => {
                    let first = next(&mut under_way.borrow_mut());
                    if let Some(asked) = first {
                        dispatched.emit(asked.answered(&numbers.to_vec()));
                    }
                }
                Err(other) if other.is_instance_of::<Uint32Array>() => {
                    // It listens.
                    drop(start.take());
                    for question in waiting.replace(None).into_iter().flatten() {
                        send(&asked, &question);
                    }
                }
                Err(_) => (),
            }
        });
        let failed = dispatch.reform(|()| Msg::Coach(OfCoach::NoCoach));
        let failed = Closure::<dyn FnMut()>::new(move || failed.emit(()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        Some(CoachWorker {
            worker,
            early,
            under_way: asked_for,
            _heard: heard,
            _failed: failed,
        })
    }

    /// Asks about the decision at this moment.
    pub(crate) fn ask(&self, moment: String, question: &Question) {
        self.send(Asked::Moment(moment), question.to_string());
    }

    /// Asks about the hand of draw poker at this moment.
    pub(crate) fn ask_draw(&self, moment: String, question: DrawQuestion) {
        self.send(Asked::Draw(moment, question.table), question.to_string());
    }

    /// Asks about the hand of solo draw at this moment.
    pub(crate) fn ask_solo(&self, moment: String, question: &SoloQuestion) {
        self.send(Asked::Solo(moment), question.to_string());
    }

    /// Asks about the decision at this moment of a duel for chips.
    pub(crate) fn ask_duel(&self, moment: String, question: &DuelQuestion) {
        self.send(Asked::Duel(moment), question.to_string());
    }

    /// Asks what this pay table returns.
    pub(crate) fn ask_return(&self, table: PayTable) {
        self.send(Asked::Return(table), ReturnQuestion { table }.to_string());
    }

    /// Asks for the strategy chart of this pay table.
    pub(crate) fn ask_strategy(&self, table: PayTable, limit: Limit) {
        let cost = limit.cost();
        self.send(
            Asked::Strategy(table, limit),
            StrategyQuestion { table, cost }.to_string(),
        );
    }

    /// Asks for the strategy chart that the coach is to follow.
    pub(crate) fn ask_followed(&self, wanted: ChartWanted) {
        let (table, cost) = (wanted.table, wanted.limit.cost());
        self.send(
            Asked::Followed(wanted),
            StrategyQuestion { table, cost }.to_string(),
        );
    }

    /// Asks what rounds of several hands risk.
    pub(crate) fn ask_rounds(&self, question: RoundsQuestion) {
        let asked = question.to_string();
        self.send(Asked::Rounds(question), asked);
    }

    /// Asks for hands that are hard under a pay table.
    pub(crate) fn ask_close(&self, question: CloseQuestion) {
        self.send(
            Asked::Hard(question.table, question.hard),
            question.to_string(),
        );
    }

    /// Asks what is to be done with any hand.
    pub(crate) fn ask_hand(&self, question: Question) {
        let asked = question.to_string();
        self.send(Asked::Hand(question), asked);
    }

    /// Asks for an up card of a strategy chart.
    pub(crate) fn ask_chart(&self, question: ChartQuestion) {
        self.send(Asked::Chart(question), question.to_string());
    }

    /// Asks this about a counting system.
    pub(crate) fn ask_system(&self, question: SystemQuestion) {
        self.send(Asked::System(question), question.to_string());
    }

    /// Asks what this round was worth before it was dealt.
    pub(crate) fn ask_bet(&self, round: (String, usize), question: SystemQuestion) {
        self.send(Asked::Bet(round), question.to_string());
    }

    /// Asks what changes with the count against an up card.
    pub(crate) fn ask_indices(&self, question: IndexQuestion) {
        self.send(Asked::Indices(question), question.to_string());
    }

    /// Whether the only outstanding answers are about the risk of rounds.
    pub(crate) fn works_at_rounds_alone(&self) -> bool {
        let under_way = self.under_way.borrow();
        let is_of_rounds = |asked: &Asked| matches!(asked, Asked::Rounds(_));
        !under_way.is_empty() && under_way.iter().all(is_of_rounds)
    }

    /// Whether an answer is outstanding.
    pub(crate) fn is_at_work(&self) -> bool {
        !self.under_way.borrow().is_empty()
    }

    fn send(&self, asked: Asked, question: String) {
        self.under_way.borrow_mut().push(asked);
        match &mut *self.early.borrow_mut() {
            Some(early) => early.push(question),
            None => send(&self.worker, &question),
        }
    }
}

/// Takes the oldest out.
fn next(under_way: &mut Vec<Asked>) -> Option<Asked> {
    (!under_way.is_empty()).then(|| under_way.remove(0))
}

fn send(worker: &Worker, question: &str) {
    // It fails only if the worker is gone.
    let _ = worker.post_message(&JsValue::from_str(question));
}

/// Tells the program of the tables what the coach says, unless that was told last.
pub(crate) fn tell_coach(model: &Model, told: &mut CoachSays) {
    let language = model.language();
    let at_blackjack = model.coach().saying();
    let at_draw = || model.draw().saying();
    let saying = at_blackjack
        .map(|saying| says(language, &saying))
        .or_else(|| at_draw().map(|saying| draw::says(language, &saying)))
        .or_else(|| {
            let saying = model.solo().saying()?;
            Some(solo::says(language, &saying))
        })
        .or_else(|| {
            let saying = model.duel().saying()?;
            Some(duel::says(language, &saying))
        });
    if let Some(saying) = saying
        && *told != saying
    {
        tell(Subject::Coach, &saying.to_string());
        *told = saying;
    }
}
