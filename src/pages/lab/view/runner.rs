//! Runs the lab's jobs in a web worker, or in slices on the page without workers.

use gloo_timers::callback::Interval;
use js_sys::Date;
use yew::Callback;

use crate::coach::protocol::FOR_QUESTIONS;
use crate::lab::Job;
use crate::pages::lab::Msg;
use crate::ui::effects::worker::{Messages, Report, RequestWorker, WorkerBundle};
use crate::wire::questions::{LabRequest, WorkerQuestion as _};
use crate::wire::{decode, encode};

/// On the page: the length of a slice of work and of the pause after it, in milliseconds. A click waits no longer than
/// a slice.
const SLICE: f64 = 12.0;
const PAUSE: u32 = 4;

/// On the page: the number of hands between two checks of the clock, and the time between two reports in milliseconds.
const HANDS: u32 = 500;
const BETWEEN_REPORTS: f64 = 100.0;

/// A job in progress. Dropping it ends the job.
#[derive(Debug)]
pub(crate) enum Runner {
    /// In a worker.
    Worker(#[expect(dead_code, reason = "it is held so that it goes on")] RequestWorker),
    /// On the page, in slices.
    Page(#[expect(dead_code, reason = "it is held so that it goes on")] Interval),
}

impl Runner {
    /// Starts this job in a worker. Returns `None` if the browser has no workers. Sends its reports to `dispatch` with
    /// this number, and [`Msg::NoWorker`] if the worker does not start or fails twice.
    pub(crate) fn in_worker(serial: u32, job: Job, dispatch: &Callback<Msg>) -> Option<Runner> {
        let dispatch = dispatch.clone();
        let on_report = move |report: Report<'_>| {
            dispatch.emit(match report {
                Report::Listens => return,
                Report::Late | Report::Failed => Msg::NoWorker(serial),
                Report::Message(bytes) => {
                    let report = decode(bytes).ok().and_then(Job::answer_in);
                    Msg::Reported(serial, report)
                }
            });
        };
        let worker = RequestWorker::start(
            WorkerBundle::Lab,
            FOR_QUESTIONS,
            Messages::Progress,
            Box::new(on_report),
        )?;
        worker.send(encode(&LabRequest::Job(job)));
        Some(Runner::Worker(worker))
    }

    /// Runs this job on the page.
    pub(crate) fn on_page(serial: u32, job: Job, dispatch: Callback<Msg>) -> Runner {
        let mut work = job.begin();
        let mut reported = Date::now();
        Runner::Page(Interval::new(PAUSE, move || {
            let start = Date::now();
            // If the clock was set back meanwhile, the slice is over.
            while !work.is_over() && (0.0..SLICE).contains(&(Date::now() - start)) {
                work.advance(HANDS);
            }
            if work.is_over() || !(0.0..BETWEEN_REPORTS).contains(&(start - reported)) {
                reported = start;
                dispatch.emit(Msg::Reported(serial, Some(work.report())));
            }
        }))
    }
}
