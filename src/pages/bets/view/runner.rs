//! Runs a simulation of bets in a worker.

use yew::Callback;

use crate::coach::counting::BetQuestion;
use crate::coach::protocol::FOR_QUESTIONS;
use crate::pages::bets::Msg;
use crate::ui::effects::worker::{Messages, Report, RequestWorker, WorkerBundle};
use crate::wire::questions::{LabRequest, WorkerQuestion as _};
use crate::wire::{decode, encode};

/// A simulation in progress. Dropping it ends the simulation.
#[derive(Debug)]
pub(crate) struct BetsRunner {
    _worker: RequestWorker,
}

impl BetsRunner {
    /// Starts this simulation. Returns `None` if the browser has no workers. Sends its reports to `dispatch` with this
    /// number, and [`Msg::NoWorker`] if the worker does not start or fails twice.
    pub(crate) fn start(
        serial: u32,
        question: &BetQuestion,
        dispatch: &Callback<Msg>,
    ) -> Option<BetsRunner> {
        let dispatch = dispatch.clone();
        let on_report = move |report: Report<'_>| {
            dispatch.emit(match report {
                Report::Listens => return,
                Report::Late | Report::Failed => Msg::NoWorker(serial),
                Report::Message(bytes) => {
                    let answer = decode(bytes).ok().and_then(BetQuestion::answer_in);
                    Msg::Reported(serial, answer.flatten())
                }
            });
        };
        let worker = RequestWorker::start(
            WorkerBundle::Lab,
            FOR_QUESTIONS,
            Messages::Progress,
            Box::new(on_report),
        )?;
        worker.send(encode(&LabRequest::Bets(*question)));
        Some(BetsRunner { _worker: worker })
    }
}
