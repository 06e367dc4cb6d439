//! The web worker of the coaches at the tables of draw poker. It answers their questions, one after the other.
//!
//! The first message comes from the worker and is empty: it says that the worker listens, because a
//! message that is sent earlier would be lost. Then the page sends a question as text, and the worker answers
//! with the numbers of [`fair_deal::coach::draw::question`], or where it is about the duel for chips, with those of
//! [`fair_deal::coach::duel::question`]. To what is no question it answers with none.

use fair_deal::coach::draw::{
    CloseQuestion, DrawCoach, DrawQuestion, EveryDeal, ReturnQuestion, RoundsQuestion, SoloCoach,
    SoloQuestion, StrategyQuestion,
};
use fair_deal::coach::duel::DuelQuestion;
use fair_deal::poker::PayTable;
use js_sys::{Float64Array, Uint32Array, global};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let page = scope.clone();
    let mut coach = CoachAtWork::default();
    let asked = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        let answer = if let Ok(question) = question.parse::<DrawQuestion>() {
            coach.draw(&question)
        } else if let Ok(question) = question.parse::<ReturnQuestion>() {
            question.ask(coach.draw_coach(&question.table)).to_numbers()
        } else if let Ok(question) = question.parse::<StrategyQuestion>() {
            question.ask(coach.draw_coach(&question.table)).to_numbers()
        } else if let Ok(question) = question.parse::<RoundsQuestion>() {
            question.ask(coach.every_deal(&question.table)).to_numbers()
        } else if let Ok(question) = question.parse::<CloseQuestion>() {
            question.ask(coach.draw_coach(&question.table))
        } else if let Ok(question) = question.parse::<SoloQuestion>() {
            coach.solo(&question)
        } else {
            let question = question.parse::<DuelQuestion>().ok();
            let advice = question.and_then(|question| question.ask().ok());
            advice.map_or_else(Vec::new, |advice| advice.to_numbers())
        };
        // It fails only if the page is gone.
        let _ = page.post_message(&Float64Array::from(answer.as_slice()));
    });
    scope.set_onmessage(Some(asked.as_ref().unchecked_ref()));
    // The worker lives as long as it listens.
    asked.forget();
    let _ = scope.post_message(&Uint32Array::new_with_length(0));
}

/// The coaches for the tables that were asked about last.
#[derive(Default)]
struct CoachAtWork {
    draw: Option<DrawCoach>,
    solo: Option<SoloCoach>,
    /// All deals of a pay table, for questions about other numbers of hands.
    deals: Option<(PayTable, EveryDeal)>,
}

impl CoachAtWork {
    /// The numbers of each hold; none if there is no advice.
    fn draw(&mut self, question: &DrawQuestion) -> Vec<f64> {
        let advice = question.ask(self.draw_coach(&question.table));
        advice.map_or_else(|_| vec![], |advice| advice.to_numbers())
    }

    /// The numbers of each hold of solo draw; none if there is no such pack.
    fn solo(&mut self, question: &SoloQuestion) -> Vec<f64> {
        let known = self.solo.take();
        let known = known.filter(|coach| coach.jokers() == question.jokers);
        let coach = known.unwrap_or_else(|| SoloCoach::new(question.jokers));
        let chances = question.ask(self.solo.insert(coach));
        chances.map_or_else(|_| vec![], |chances| chances.to_numbers())
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
