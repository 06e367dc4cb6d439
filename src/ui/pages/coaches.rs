//! Executes the effects of the coaches.

use super::coach::{CoachWorker, tell_coach};
use super::services::Services;
use crate::app::coach::CoachSays;
use crate::pages::coaches::{Effect, Msg as Change};
use crate::pages::draw::ChartDeed;
use crate::pages::{Model, Msg};
use crate::ui::effects::mistakes;
use crate::ui::effects::worker::WorkerProgram::{Draw, Lab};

/// What the coaches hold in the browser.
#[derive(Debug, Default)]
pub(super) struct CoachRuntime {
    /// Writes the strategy chart that the coach of video poker follows. It is stopped when the chart is not wanted any more.
    follower: Option<CoachWorker>,
    /// What the coach said last.
    said: CoachSays,
}

impl CoachRuntime {
    pub(super) fn run(&mut self, effect: Effect, model: &Model, services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Coach);
        match effect {
            Effect::AskBlackjack(moment, question) => {
                services.ask_coach(Lab, |it| it.ask(moment, &question));
            }
            Effect::AskBetWorth(round, question) => {
                services.ask_coach(Lab, |it| it.ask_bet(round, question));
            }
            Effect::AskDraw(moment, hand) => {
                services.ask_coach(Draw, |it| it.ask_draw(moment, hand));
            }
            Effect::AskSolo(moment, hand) => {
                services.ask_coach(Draw, |it| it.ask_solo(moment, &hand));
            }
            Effect::AskDuel(moment, hand) => {
                services.ask_coach(Draw, |it| it.ask_duel(moment, &hand));
            }
            Effect::FollowChart(deed) => self.follow_chart(deed, services),
            Effect::TellCoach => tell_coach(model, &mut self.said),
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

    /// Has a worker of its own write the chart that the coach follows, or stops it.
    fn follow_chart(&mut self, deed: ChartDeed, services: &Services) {
        self.follower = None;
        if let ChartDeed::Write(wanted) = deed {
            self.follower = CoachWorker::start(Draw, &services.dispatch);
            match &self.follower {
                Some(worker) => worker.ask_followed(wanted),
                None => services.no_worker(),
            }
        }
    }
}
