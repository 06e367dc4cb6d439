//! The web worker of the lab, of bets by the count and of the coach at blackjack. It does one job of the lab or plays the
//! rounds of a question about bets, and reports ten times a second how far it is; the page stops it by ending the worker. Or it answers the coach's questions, one after
//! the other.
//!
//! The first message comes from the worker and is empty: it says that the worker listens, because a
//! message that is sent earlier would be lost. Then the page sends a job, and the worker answers with
//! reports, each as the numbers of [`fair_deal::lab::work`]; or it sends a question about bets as text, and the reports
//! are the numbers of [`fair_deal::coach::counting::bet_question`]; or another question as text, and the
//! worker answers with the numbers of [`fair_deal::coach::question`], or where a strategy chart or
//! index plays are asked for, with those of [`fair_deal::coach::sheet`] or [`fair_deal::coach::index`].
//! The coach at draw poker is in a worker of its own (`draw_worker`).

use fair_deal::blackjack::Rules;
use fair_deal::coach::counting::{BetQuestion, BetWork, SystemQuestion};
use fair_deal::coach::{ChartQuestion, ChartWork, Coach, IndexQuestion, Question};
use fair_deal::lab::{Job, Work};
use js_sys::{Date, Float64Array, Uint32Array, global};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The time between two reports, in milliseconds.
const BETWEEN_REPORTS: f64 = 100.0;

/// The number of hands, or of rounds for each player, between two looks at the clock: a few milliseconds of work.
const SLICE: u32 = 2_000;

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let page = scope.clone();
    let mut coach = CoachAtWork::default();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(question) = event.data().as_string() {
            if let Ok(question) = question.parse::<BetQuestion>() {
                play_rounds(&question, |answer| send_floats(&page, answer));
                return;
            }
            let answer = if let Ok(question) = question.parse::<ChartQuestion>() {
                coach.chart(&question)
            } else if let Ok(question) = question.parse::<SystemQuestion>() {
                question.ask(coach.coach_of(question.rules))
            } else if let Ok(question) = question.parse::<IndexQuestion>() {
                coach.indices(&question)
            } else {
                coach.answer(&question)
            };
            send_floats(&page, &answer);
            return;
        }
        let numbers = Uint32Array::new(&event.data()).to_vec();
        if let Some(job) = Job::from_numbers(&numbers) {
            work_through(job.begin(), |report| send(&page, report));
        }
    });
    scope.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    // The worker lives as long as it listens.
    asked.forget();
    send(&scope, &[]);
}

/// The coaches for the tables that were asked about last, and the chart that was asked for last.
#[derive(Default)]
struct CoachAtWork {
    coach: Option<(Rules, Coach)>,
    chart: Option<ChartWork>,
}

impl CoachAtWork {
    /// The numbers of a part of a chart. What is known of it is kept for the other parts.
    fn chart(&mut self, question: &ChartQuestion) -> Vec<f64> {
        let known = self.chart.take().filter(|it| it.is_of(&question.rules));
        let chart = known.unwrap_or_else(|| ChartWork::new(question.rules));
        self.chart.insert(chart).answer(question)
    }

    /// The numbers of the index plays against an up card.
    fn indices(&mut self, question: &IndexQuestion) -> Vec<f64> {
        question.ask(self.coach_of(question.rules)).to_numbers()
    }

    fn coach_of(&mut self, rules: Rules) -> &Coach {
        let known = self.coach.take().filter(|(its, _)| *its == rules);
        let (_, coach) = self
            .coach
            .insert(known.unwrap_or_else(|| (rules, Coach::new(&rules))));
        coach
    }

    /// The numbers of the advice; none if there is no advice.
    fn answer(&mut self, question: &str) -> Vec<f64> {
        let Ok(question) = question.parse::<Question>() else {
            return vec![];
        };
        let advice = question.ask(self.coach_of(question.rules));
        advice.map_or_else(|_| vec![], |advice| advice.to_numbers())
    }
}

fn work_through(mut work: Work, send: impl Fn(&[u32])) {
    let mut clock = Clock::start();
    while !work.is_over() {
        work.advance(SLICE);
        if clock.is_time() {
            send(&work.report().to_numbers());
        }
    }
    send(&work.report().to_numbers());
}

/// Plays the rounds of this question. Where there is no such table, one empty answer is sent.
fn play_rounds(question: &BetQuestion, send: impl Fn(&[f64])) {
    let Ok(mut work) = BetWork::new(question) else {
        return send(&[]);
    };
    let mut clock = Clock::start();
    while !work.is_over() {
        work.advance(SLICE.into());
        if clock.is_time() {
            send(&work.to_numbers());
        }
    }
    send(&work.to_numbers());
}

/// When the last report was sent, in milliseconds.
struct Clock(f64);

impl Clock {
    fn start() -> Clock {
        Clock(Date::now())
    }

    /// Whether it is time for the next report.
    fn is_time(&mut self) -> bool {
        let now = Date::now();
        // The clock may be put back, and the worker must report all the same.
        let is_time = !(0.0..BETWEEN_REPORTS).contains(&(now - self.0));
        if is_time {
            self.0 = now;
        }
        is_time
    }
}

fn send_floats(page: &DedicatedWorkerGlobalScope, numbers: &[f64]) {
    // It fails only if the page is gone.
    let _ = page.post_message(&Float64Array::from(numbers));
}

fn send(page: &DedicatedWorkerGlobalScope, numbers: &[u32]) {
    // It fails only if the page is gone.
    let _ = page.post_message(&Uint32Array::from(numbers));
}
