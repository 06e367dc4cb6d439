//! The web worker of the coach at blackjack. Under the name of a table it is the coach there
//! ([`fair_deal::coach::protocol`]). Under another name it answers questions about values and charts
//! ([`fair_deal::wire::questions::BlackjackRequest`]).

use fair_deal::coach::protocol::{AT_A_TABLE, AtBlackjackTables};
use fair_deal::coach::{ChartAnswer, ChartQuestion, ChartWork};
use fair_deal::games::blackjack::coach::LastCoach;
use fair_deal::wire::questions::{BlackjackAnswer, BlackjackRequest};
use fair_deal::worker::Page;

fn main() {
    let page = Page::of_this_worker();
    if page.worker_name() == AT_A_TABLE {
        page.coach::<AtBlackjackTables>();
        return;
    }
    let mut coaches = Coaches::default();
    let send = page.clone();
    page.listen(move |request| {
        let answer = match request {
            Ok(request) => coaches.answer(request),
            Err(_) => BlackjackAnswer::NotUnderstood,
        };
        send.send(&answer);
    });
}

/// The coach of the rules of the last question, and the last chart.
#[derive(Default)]
struct Coaches {
    last: LastCoach,
    chart: Option<ChartWork>,
}

impl Coaches {
    fn answer(&mut self, request: BlackjackRequest) -> BlackjackAnswer {
        match request {
            BlackjackRequest::Decision(question) => {
                BlackjackAnswer::Decision(question.ask(self.last.of(question.rules)).ok())
            }
            BlackjackRequest::Chart(question) => BlackjackAnswer::Chart(self.chart(&question)),
            BlackjackRequest::Indices(question) => {
                BlackjackAnswer::Indices(question.ask(self.last.of(question.rules)))
            }
            BlackjackRequest::System(question) => {
                BlackjackAnswer::System(question.ask(self.last.of(question.rules)))
            }
        }
    }

    /// Returns a part of a chart. The intermediate results stay for the other parts.
    fn chart(&mut self, question: &ChartQuestion) -> ChartAnswer {
        let known = self.chart.take().filter(|it| it.is_of(&question.rules));
        let chart = known.unwrap_or_else(|| ChartWork::new(question.rules));
        self.chart.insert(chart).answer(question)
    }
}
