//! The web worker of the history. It replays each round from the page, judges the decisions, and writes both into the
//! browser's database.
//!
//! It handles the messages of [`fair_deal::history::ToHistory`], one after the other. During long work it sends its
//! progress. The worker's own name is that of the database.

mod count;
mod database;
mod reviews;
mod work;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use fair_deal::history::{Answer, Failure, FromHistory, Request, ToHistory};
use fair_deal::poker::equilibrium::SolvedPlayer;
use fair_deal::wire::{Malformed, decode, encode};
use fair_deal::worker::{Page, ReportClock};
use wasm_bindgen_futures::spawn_local;

use work::HistoryWorker;

/// The requests without an answer yet, the oldest first.
type Waiting = Rc<RefCell<VecDeque<Result<ToHistory, Malformed>>>>;

fn main() {
    let page = Page::of_this_worker();
    let waiting = Waiting::default();
    let idle_worker = Rc::new(RefCell::new(Some(HistoryWorker::new(page.worker_name()))));
    let send = page.clone();
    page.listen(move |message| {
        waiting.borrow_mut().push_back(message);
        // The running task takes the next request by itself.
        let Some(mut worker) = idle_worker.borrow_mut().take() else {
            return;
        };
        let (waiting, idle_worker, page) =
            (Rc::clone(&waiting), Rc::clone(&idle_worker), send.clone());
        spawn_local(async move {
            loop {
                let next = waiting.borrow_mut().pop_front();
                let Some(message) = next else { break };
                handle(&mut worker, &page, message).await;
            }
            idle_worker.replace(Some(worker));
        });
    });
}

async fn handle(worker: &mut HistoryWorker, page: &Page, message: Result<ToHistory, Malformed>) {
    match message {
        Err(Malformed) => page.send(&FromHistory::NotKept(Failure::Broken)),
        Ok(ToHistory::Keep(id, record)) => {
            let kept = worker.keep(id.clone(), &record).await;
            page.send(&match kept {
                Ok(()) => FromHistory::Kept(id),
                Err(why) => FromHistory::NotKept(why),
            });
        }
        // Without the file rounds against the Mathematician are written as they are.
        Ok(ToHistory::Solution(file)) => _ = SolvedPlayer::load(&file),
        Ok(ToHistory::Ask(serial, request)) => {
            let answer = answer(worker, page, serial, &request).await;
            let answer = answer.unwrap_or_else(Answer::Failed);
            page.send(&FromHistory::Answer(serial, encode(&answer)));
        }
    }
}

async fn answer(
    worker: &mut HistoryWorker,
    page: &Page,
    serial: u32,
    request: &[u8],
) -> Result<Answer, Failure> {
    let request: Request = decode(request).map_err(|Malformed| Failure::Broken)?;
    let clock = RefCell::new(ReportClock::due());
    let progress = |done, all| {
        if clock.borrow_mut().is_time() {
            let progress = Answer::Progress { done, all };
            page.send(&FromHistory::Answer(serial, encode(&progress)));
        }
    };
    worker.answer(request, &progress).await
}
