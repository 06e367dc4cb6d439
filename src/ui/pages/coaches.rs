//! Executes the effects of the coaches.

use super::coach::CoachWorker;
use super::services::Services;
use crate::app::coach::CoachMessage;
use crate::coach::counting::SystemAnswer;
use crate::coach::draw::StrategyQuestion;
use crate::pages::coaches::{Effect, Msg as Change};
use crate::pages::draw::ChartAction;
use crate::pages::{Model, Msg};
use crate::text::coach::{draw, duel, says, solo};
use crate::ui::effects::bundles;
use crate::ui::effects::mistakes;
use crate::wire::coaches::Draw;

/// The coaches' resources in the browser.
#[derive(Debug, Default)]
pub(super) struct CoachRuntime {
    /// The worker that writes the strategy chart for the coach of video poker. It is stopped when the coach no longer
    /// wants the chart.
    follower: Option<CoachWorker<Draw>>,
    /// The coach's last message.
    said: CoachMessage,
}

impl CoachRuntime {
    pub(super) fn run(&mut self, effect: Effect, model: &Model, services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Coach);
        match effect {
            Effect::AskBlackjack(moment, question) => {
                services.ask_coach(question, |advice| {
                    Msg::Coach(Change::Advised(moment, advice.flatten()))
                });
            }
            Effect::AskBetWorth(round, question) => {
                services.ask_coach(question, |answer| {
                    let edge = answer.flatten().and_then(SystemAnswer::edge);
                    Msg::Coach(Change::GotBetWorth(round, edge))
                });
            }
            Effect::AskDraw(moment, question) => {
                services.ask_coach(question, |advice| {
                    Msg::Coach(Change::AdvisedDraw(moment, advice.flatten()))
                });
            }
            Effect::AskSolo(moment, question) => {
                services.ask_coach(question, |chances| {
                    Msg::Coach(Change::AdvisedSolo(moment, chances.flatten()))
                });
            }
            Effect::AskDuel(moment, question) => {
                services.ask_coach(question, |advice| {
                    Msg::Coach(Change::AdvisedDuel(moment, advice.flatten()))
                });
            }
            Effect::FollowChart(action) => self.follow_chart(action, services),
            Effect::TellCoach => self.say(model),
            Effect::NoteMistake(change) => {
                let kept = mistakes::note(change, model.mistakes());
                dispatch.emit(Change::GotMistakes(kept));
            }
            Effect::NoteMisplayed(change) => {
                let kept = mistakes::note(change, model.misplayed());
                dispatch.emit(Change::GotMisplayed(kept));
            }
        }
    }

    /// Sends the coach's message to the bundle of the tables, unless it is the last one sent.
    fn say(&mut self, model: &Model) {
        let language = model.language();
        let at_blackjack = model.coach().state();
        let message = at_blackjack
            .map(|state| says(language, &state))
            .or_else(|| Some(draw::says(language, &model.draw().state()?)))
            .or_else(|| Some(solo::says(language, &model.solo().state()?)))
            .or_else(|| Some(duel::says(language, &model.duel().state()?)));
        if let Some(message) = message
            && self.said != message
        {
            bundles::send_coach_message(&message);
            self.said = message;
        }
    }

    /// Starts a worker that writes the chart for the coach, or stops it.
    fn follow_chart(&mut self, action: ChartAction, services: &Services) {
        self.follower = None;
        if let ChartAction::Write(wanted) = action {
            self.follower = CoachWorker::start(&services.dispatch);
            match &self.follower {
                Some(worker) => {
                    let (table, extra_cost) = (wanted.table, wanted.limit.extra_cost());
                    worker.ask(StrategyQuestion { table, extra_cost }, move |chart| {
                        Msg::Coach(Change::GotFollowed(wanted, chart))
                    });
                }
                None => services.no_worker(),
            }
        }
    }
}
