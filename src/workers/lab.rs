//! The web worker of the lab, of bets by the count, of the exercises of the lessons, of the player's own charts and of
//! the charts of the solved poker match. It answers the requests of [`fair_deal::wire::questions::LabRequest`], one after the other. While it works on a job of
//! the lab or plays the rounds of a question about bets, it reports its progress ten times a second. The page stops it by
//! terminating the worker.

use fair_deal::coach::counting::{BetAnswer, BetQuestion, BetWork};
use fair_deal::coach::total_strategy::{ExerciseWork, PriceWork, ShortWork};
use fair_deal::core::PokerHand;
use fair_deal::lab::Work;
use fair_deal::poker::coach::draw::DrawCoach;
use fair_deal::poker::equilibrium::exercises::exercises;
use fair_deal::poker::equilibrium::{MixCharts, SolvedMatch, SolvedPlayer};
use fair_deal::wire::questions::{
    ChartOfMatch, ExercisesOfMatch, LabAnswer, LabRequest, ReasonsOfMatch,
};
use fair_deal::worker::{Page, ReportClock};

/// The number of hands, or of rounds for each player, between two looks at the clock: a few milliseconds of work.
const SLICE: u32 = 2_000;

fn main() {
    let page = Page::of_this_worker();
    let send = page.clone();
    let mut kept = Kept::default();
    page.listen(move |request| {
        let answer = match request {
            Ok(request) => answer(&request, &mut kept, &send),
            Err(_) => LabAnswer::NotUnderstood,
        };
        send.send(&answer);
    });
}

/// What the worker keeps between two questions: the state for the rules of the last one, and the solved match.
#[derive(Default)]
struct Kept {
    exercises: Option<ExerciseWork>,
    price: Option<PriceWork>,
    short: Option<ShortWork>,
    charts: Option<MixCharts>,
    solved: Option<SolvedMatch>,
    holds: Option<DrawCoach>,
}

impl Kept {
    /// The solved match. `None` if this file is not its solution.
    fn solved(&mut self, solution: &[u8]) -> Option<&SolvedMatch> {
        if self.solved.is_none() {
            let player = SolvedPlayer::load(solution).ok()?;
            self.solved = SolvedMatch::new(player).ok();
        }
        self.solved.as_ref()
    }
}

/// Returns the last answer to a request. The reports go to the page before it.
fn answer(request: &LabRequest, kept: &mut Kept, page: &Page) -> LabAnswer {
    match request {
        LabRequest::Job(job) => {
            let work = work_through(job.begin(), |work| {
                page.send(&LabAnswer::Job(work.report()));
            });
            LabAnswer::Job(work.report())
        }
        LabRequest::Bets(question) => LabAnswer::Bets(play_rounds(question, |work| {
            page.send(&LabAnswer::Bets(Some(work.answer())));
        })),
        LabRequest::Exercises(question) => {
            // The chart stays for the other upcards.
            let known = kept.exercises.take();
            let known = known.filter(|it| it.is_of(&question.rules));
            let work = known.unwrap_or_else(|| ExerciseWork::new(question.rules));
            LabAnswer::Exercises(kept.exercises.insert(work).answer(question))
        }
        LabRequest::Price(question) => {
            // The upcards stay for the next change.
            let known = kept.price.take().filter(|it| it.is_of(&question.rules));
            let work = known.unwrap_or_else(|| PriceWork::new(question.rules));
            LabAnswer::Price(kept.price.insert(work).answer(question))
        }
        LabRequest::MatchChart(ChartOfMatch { point, solution }) => {
            let player = SolvedPlayer::load(solution).ok();
            let chart = player.map(|player| {
                let charts = kept.charts.get_or_insert_with(|| MixCharts::new(player));
                Box::new(charts.chart(*point))
            });
            LabAnswer::MatchChart(chart)
        }
        LabRequest::MatchExercises(ExercisesOfMatch { stage, solution }) => {
            let player = SolvedPlayer::load(solution).ok();
            let found = player.and_then(|player| {
                let charts = kept.charts.take();
                let charts = charts.unwrap_or_else(|| MixCharts::new(player));
                let found = exercises(kept.solved(solution)?, &charts, *stage);
                kept.charts = Some(charts);
                Some(found)
            });
            LabAnswer::MatchExercises(found)
        }
        LabRequest::Facts(question) => LabAnswer::Facts(question.answer().map(Box::new)),
        LabRequest::Holds(question) => {
            // The coach stays for the next hand.
            let coach = match kept.holds.take() {
                Some(coach) => coach.for_table(&question.table),
                None => DrawCoach::new(&question.table),
            };
            let coach = kept.holds.insert(coach);
            LabAnswer::Holds(question.ask(coach).ok().map(Box::new))
        }
        LabRequest::MatchReasons(ReasonsOfMatch {
            point,
            hand,
            solution,
        }) => {
            let hand = PokerHand::new(hand).ok();
            let solved = kept.solved(solution);
            let reasons = hand.zip(solved).map(|(hand, it)| it.reasons(&hand, *point));
            LabAnswer::MatchReasons(reasons)
        }
        LabRequest::IndexExercises(question) => LabAnswer::IndexExercises(question.answer()),
        LabRequest::RowExercises(question) => LabAnswer::RowExercises(question.answer()),
        LabRequest::Curve(question) => LabAnswer::Curve(question.ask()),
        LabRequest::Short(question) => {
            let known = kept.short.take().filter(|it| it.is_of(&question.rules));
            let work = known.unwrap_or_else(|| ShortWork::new(question.rules));
            LabAnswer::Short(kept.short.insert(work).answer(question))
        }
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
