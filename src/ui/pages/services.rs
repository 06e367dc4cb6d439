//! The services of the reading pages' runtime for each page and for the coaches.

use yew::prelude::*;

use super::coach::CoachWorker;
use crate::pages::{Msg, coaches};
use crate::ui::effects::announcer::Announcer;
use crate::ui::effects::history::Questions;
use crate::ui::effects::worker::WorkerProgram;

/// The services that the pages share: messages, announcements, the focus, the workers of the coaches, and the history.
#[derive(Debug)]
pub(super) struct Services {
    /// Sends a message to the model.
    pub(super) dispatch: Callback<Msg>,
    /// Speaks to a screen reader.
    pub(super) announcer: Announcer,
    /// True if the player has come to another place that has not rendered yet.
    pub(super) arriving: bool,
    /// The selector of the element that takes the focus after the next render.
    pub(super) next_focus: Option<String>,
    /// The scroll position after the next render, if it is set.
    pub(super) next_scroll: Option<f64>,
    /// Asks the worker of the history.
    pub(super) questions: Questions,
    /// The worker of the coach at blackjack.
    lab: Option<CoachWorker>,
    /// The worker of the coach at draw poker.
    draw: Option<CoachWorker>,
}

impl Services {
    pub(super) fn new(dispatch: Callback<Msg>, arriving: bool) -> Services {
        Services {
            announcer: Announcer::default(),
            arriving,
            next_focus: None,
            next_scroll: None,
            questions: Questions::new(dispatch.reform(Msg::Kept)),
            lab: None,
            draw: None,
            dispatch,
        }
    }

    /// Announces this text.
    pub(super) fn say(&mut self, text: &str) {
        self.announcer.say(text);
    }

    /// Asks the worker of the coach. The first question starts it.
    pub(super) fn ask_coach(&mut self, program: WorkerProgram, ask: impl FnOnce(&CoachWorker)) {
        let worker = match program {
            WorkerProgram::Lab => &mut self.lab,
            WorkerProgram::Draw => &mut self.draw,
        };
        if worker.is_none() {
            *worker = CoachWorker::start(program, &self.dispatch);
        }
        match worker {
            Some(worker) => ask(worker),
            None => self.no_worker(),
        }
    }

    /// Reports to the coaches that the browser has no worker for them.
    pub(super) fn no_worker(&self) {
        self.dispatch.emit(Msg::Coach(coaches::Msg::NoCoach));
    }
}
