//! Runs a simulation of bets in a worker.

use std::rc::Rc;

use yew::Callback;

use crate::coach::counting::BetQuestion;
use crate::pages::bets::Msg;
use crate::ui::effects::worker::{START_MS, WorkerBundle, WorkerLink};
use crate::wire::coaches::{LabRequest, WorkerQuestion as _};
use crate::wire::{decode, encode};

/// A simulation in progress. Dropping it ends the simulation.
#[derive(Debug)]
pub(in crate::ui::pages) struct BetsRunner {
    _link: WorkerLink,
}

impl BetsRunner {
    /// Starts this simulation. Returns `None` if the browser has no workers. Sends its reports, or the error that the
    /// worker did not start, to `dispatch` with this number.
    pub(in crate::ui::pages) fn start(
        serial: u32,
        question: &BetQuestion,
        dispatch: &Callback<Msg>,
    ) -> Option<BetsRunner> {
        let dispatch = dispatch.clone();
        let heard = move |bytes: Option<Vec<u8>>| {
            dispatch.emit(match bytes {
                None => Msg::NoWorker(serial),
                Some(bytes) => {
                    let answer = decode(&bytes).ok().and_then(BetQuestion::answer_in);
                    Msg::Reported(serial, answer.flatten())
                }
            });
        };
        let link = WorkerLink::start(WorkerBundle::Lab, "", START_MS, Rc::new(heard))?;
        link.send(encode(&LabRequest::Bets(*question)));
        Some(BetsRunner { _link: link })
    }
}
