//! The web worker of the lab, of bets by the count and of the coach at blackjack. It answers the requests of
//! [`fair_deal::wire::coaches::LabRequest`], one after the other. While it works on a job of the lab or plays the
//! rounds of a question about bets, it reports its progress ten times a second. The page stops it by terminating the
//! worker. The coach at draw poker has its own worker (`draw_worker`).

use fair_deal::blackjack::Rules;
use fair_deal::coach::counting::{BetAnswer, BetQuestion, BetWork};
use fair_deal::coach::{ChartAnswer, ChartQuestion, ChartWork, Coach};
use fair_deal::lab::Work;
use fair_deal::wire::coaches::{LabAnswer, LabRequest};
use fair_deal::worker::{Page, ReportClock};

/// The number of hands, or of rounds for each player, between two looks at the clock: a few milliseconds of work.
const SLICE: u32 = 2_000;

fn main() {
    let page = Page::of_this_worker();
    let mut coaches = CachedCoaches::default();
    let send = page.clone();
    page.listen(move |request| {
        let answer = match request {
            Ok(request) => coaches.answer(request, &send),
            Err(_) => LabAnswer::NotUnderstood,
        };
        send.send(&answer);
    });
}

/// The coaches for the tables of the last questions, and the last chart.
#[derive(Default)]
struct CachedCoaches {
    coach: Option<(Rules, Coach)>,
    chart: Option<ChartWork>,
}

impl CachedCoaches {
    /// Returns the last answer to a request. The reports go to the page before it.
    fn answer(&mut self, request: LabRequest, page: &Page) -> LabAnswer {
        match request {
            LabRequest::Job(job) => {
                let work = work_through(job.begin(), |work| {
                    page.send(&LabAnswer::Job(work.report()));
                });
                LabAnswer::Job(work.report())
            }
            LabRequest::Bets(question) => LabAnswer::Bets(play_rounds(&question, |work| {
                page.send(&LabAnswer::Bets(Some(work.answer())));
            })),
            LabRequest::Decision(question) => {
                LabAnswer::Decision(question.ask(self.coach_of(question.rules)).ok())
            }
            LabRequest::Chart(question) => LabAnswer::Chart(self.chart(&question)),
            LabRequest::Indices(question) => {
                LabAnswer::Indices(question.ask(self.coach_of(question.rules)))
            }
            LabRequest::System(question) => {
                LabAnswer::System(question.ask(self.coach_of(question.rules)))
            }
        }
    }

    /// Returns a part of a chart. The intermediate results stay for the other parts.
    fn chart(&mut self, question: &ChartQuestion) -> ChartAnswer {
        let known = self.chart.take().filter(|it| it.is_of(&question.rules));
        let chart = known.unwrap_or_else(|| ChartWork::new(question.rules));
        self.chart.insert(chart).answer(question)
    }

    fn coach_of(&mut self, rules: Rules) -> &Coach {
        let known = self.coach.take().filter(|(its, _)| *its == rules);
        let (_, coach) = self
            .coach
            .insert(known.unwrap_or_else(|| (rules, Coach::new(&rules))));
        coach
    }
}

fn work_through(mut work: Work, report: impl Fn(&Work)) -> Work {
    let mut clock = ReportClock::start();
    while !work.is_over() {
        work.advance(SLICE);
        if clock.is_time() {
            report(&work);
        }
    }
    work
}

/// Plays the rounds of this question; `None` if there is no such table.
fn play_rounds(question: &BetQuestion, report: impl Fn(&BetWork)) -> Option<BetAnswer> {
    let mut work = BetWork::new(question).ok()?;
    let mut clock = ReportClock::start();
    while !work.is_over() {
        work.advance(SLICE.into());
        if clock.is_time() {
            report(&work);
        }
    }
    Some(work.answer())
}
