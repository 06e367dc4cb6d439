//! The web worker of the coaches at the tables of draw poker. It answers the requests of
//! [`fair_deal::wire::coaches::DrawRequest`], one after the other.

use fair_deal::coach::draw::{DrawCoach, EveryDeal, SoloChances, SoloCoach, SoloQuestion};
use fair_deal::poker::PayTable;
use fair_deal::wire::coaches::{DrawAnswer, DrawRequest};
use fair_deal::worker::Page;

fn main() {
    let page = Page::of_this_worker();
    let mut coaches = CachedCoaches::default();
    let send = page.clone();
    page.listen(move |request| {
        let answer = match request {
            Ok(request) => coaches.answer(&request),
            Err(_) => DrawAnswer::NotUnderstood,
        };
        send.send(&answer);
    });
}

/// The coaches for the tables of the last questions.
#[derive(Default)]
struct CachedCoaches {
    draw: Option<DrawCoach>,
    solo: Option<SoloCoach>,
    /// All deals of a pay table, for questions about other numbers of hands.
    deals: Option<(PayTable, EveryDeal)>,
}

impl CachedCoaches {
    fn answer(&mut self, request: &DrawRequest) -> DrawAnswer {
        match request {
            DrawRequest::Hold(question) => {
                let advice = question.ask(self.draw_coach(&question.table));
                DrawAnswer::Hold(advice.ok().map(Box::new))
            }
            DrawRequest::Solo(question) => DrawAnswer::Solo(self.solo(question)),
            DrawRequest::Duel(question) => DrawAnswer::Duel(question.ask().ok()),
            DrawRequest::Return(question) => {
                DrawAnswer::Return(question.ask(self.draw_coach(&question.table)))
            }
            DrawRequest::Strategy(question) => {
                let chart = question.ask(self.draw_coach(&question.table));
                DrawAnswer::Strategy(Box::new(chart))
            }
            DrawRequest::Rounds(question) => {
                DrawAnswer::Rounds(question.ask(self.every_deal(&question.table)))
            }
            DrawRequest::DifficultHands(question) => {
                DrawAnswer::DifficultHands(question.ask(self.draw_coach(&question.table)))
            }
        }
    }

    /// Returns the chances of each hold of solo draw; `None` if there is no such pack.
    fn solo(&mut self, question: &SoloQuestion) -> Option<Box<SoloChances>> {
        let known = self.solo.take();
        let known = known.filter(|coach| coach.jokers() == question.jokers);
        let coach = known.unwrap_or_else(|| SoloCoach::new(question.jokers));
        let chances = question.ask(self.solo.insert(coach));
        chances.ok().map(Box::new)
    }

    fn every_deal(&mut self, table: &PayTable) -> &EveryDeal {
        let known = self.deals.take().filter(|(of, _)| of == table);
        let known = known.unwrap_or_else(|| (*table, self.draw_coach(table).every_deal()));
        &self.deals.insert(known).1
    }

    fn draw_coach(&mut self, table: &PayTable) -> &DrawCoach {
        let coach = match self.draw.take() {
            Some(coach) if coach.table() == table => coach,
            Some(coach) => coach.for_table(table),
            None => DrawCoach::new(table),
        };
        self.draw.insert(coach)
    }
}
