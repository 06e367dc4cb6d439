//! Carries out what the page of the history wants.

use yew::Callback;

use crate::history::{Answer, Ask, Failure, Letter};
use crate::pages::Msg;
use crate::pages::history::{Effect, Msg as Change};
use crate::ui::effects::address::replace_fragment;
use crate::ui::effects::history::{HistoryWorker, find_persistence, persist};
use crate::ui::effects::{file, outbox, storage};
use crate::ui::pages::Pages;

impl Pages {
    pub(in crate::ui::pages) fn run_for_history(&mut self, effect: Effect) {
        let dispatch = self.dispatch.reform(Msg::History);
        match effect {
            Effect::Ask(serial, ask) => self.ask_history(serial, &ask),
            Effect::Replace(address) => replace_fragment(&address),
            Effect::Save(name, text) => file::save(name, &text),
            Effect::TakeOver(stored) => storage::take_over(&stored),
            Effect::ForgetWaiting => outbox::forget(),
            Effect::FindPersistence => find_persistence(dispatch.reform(Change::FoundPersistence)),
            Effect::Persist => persist(dispatch.reform(Change::GotPersistence)),
            Effect::Focus(selector) => self.next_focus = Some(selector),
            Effect::Tell => {
                let told = super::told(self.model.history(), self.model.language());
                self.announcer.say(&told);
            }
        }
    }

    /// Asks the worker of the history, which is started by the first question. What waits to be kept goes first.
    fn ask_history(&mut self, serial: u32, ask: &Ask) {
        if self.model.history().lacks_worker() {
            self.history = None;
        }
        if self.history.is_none() {
            self.history = HistoryWorker::start(&heard(&self.dispatch));
        }
        let Some(worker) = &self.history else {
            self.dispatch.emit(Msg::History(Change::NoWorker));
            return;
        };
        for (id, record) in outbox::waiting() {
            worker.send(&outbox::letter(&id, &record));
        }
        let letter = match ask {
            Ask::Export(_) => Ask::Export(storage::to_take_along()).to_letter(),
            Ask::Open { id, .. } => {
                let (id, in_play) = (id.clone(), storage::deals_in_play());
                Ask::Open { id, in_play }.to_letter()
            }
            ask => ask.to_letter(),
        };
        worker.send(&letter.with(Letter::SERIAL, serial));
    }
}

fn heard(dispatch: &Callback<Msg>) -> Callback<Option<Letter>> {
    let dispatch = dispatch.reform(Msg::History);
    Callback::from(move |letter: Option<Letter>| {
        let Some(letter) = letter else {
            dispatch.emit(Change::NoWorker);
            return;
        };
        let serial = letter.head.number(Letter::SERIAL);
        let serial = serial.and_then(|serial| u32::try_from(serial).ok());
        match Answer::of_letter(letter) {
            Some(Answer::Kept(id)) => {
                outbox::is_kept(&id);
                dispatch.emit(Change::Answered(0, Answer::Kept(id)));
            }
            answer => {
                let answer = answer.unwrap_or(Answer::Failed(Failure::Broken));
                dispatch.emit(Change::Answered(serial.unwrap_or(0), answer));
            }
        }
    })
}
