//! The web worker of the coaches at the poker tables. Under the name of a table it is the coach there
//! ([`fair_deal::coach::protocol`]). Under another name it answers questions about returns and charts
//! ([`fair_deal::wire::questions::PokerRequest`]).

use fair_deal::coach::draw::EveryDeal;
use fair_deal::coach::protocol::{AT_A_TABLE, AtPokerTables};
use fair_deal::games::video_poker::coach::LastDrawCoach;
use fair_deal::poker::PayTable;
use fair_deal::wire::questions::{PokerAnswer, PokerRequest};
use fair_deal::worker::Page;

fn main() {
    let page = Page::of_this_worker();
    if page.worker_name() == AT_A_TABLE {
        page.coach::<AtPokerTables>();
        return;
    }
    let mut coaches = Coaches::default();
    let send = page.clone();
    page.listen(move |request| {
        let answer = match request {
            Ok(request) => coaches.answer(&request),
            Err(_) => PokerAnswer::NotUnderstood,
        };
        send.send(&answer);
    });
}

/// The coach of the pay table of the last question.
#[derive(Default)]
struct Coaches {
    last: LastDrawCoach,
    /// All deals of a pay table, for questions about other numbers of hands.
    deals: Option<(PayTable, EveryDeal)>,
}

impl Coaches {
    fn answer(&mut self, request: &PokerRequest) -> PokerAnswer {
        match request {
            PokerRequest::Return(question) => {
                PokerAnswer::Return(question.ask(self.last.of(&question.table)))
            }
            PokerRequest::Strategy(question) => {
                let chart = question.ask(self.last.of(&question.table));
                PokerAnswer::Strategy(Box::new(chart))
            }
            PokerRequest::Rounds(question) => {
                PokerAnswer::Rounds(question.ask(self.every_deal(&question.table)))
            }
            PokerRequest::DifficultHands(question) => {
                PokerAnswer::DifficultHands(question.ask(self.last.of(&question.table)))
            }
        }
    }

    fn every_deal(&mut self, table: &PayTable) -> &EveryDeal {
        let known = self.deals.take().filter(|(of, _)| of == table);
        let known = known.unwrap_or_else(|| (*table, self.last.of(table).every_deal()));
        &self.deals.insert(known).1
    }
}
