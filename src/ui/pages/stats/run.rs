//! Carries out what the page of statistics wants.

use yew::Callback;

use crate::history::{Answer, Ask, Letter};
use crate::pages::Msg;
use crate::pages::stats::{Effect, Msg as Change};
use crate::ui::effects::clock::day_here;
use crate::ui::effects::history::HistoryWorker;
use crate::ui::effects::{file, outbox, storage};
use crate::ui::pages::Pages;

impl Pages {
    pub(in crate::ui::pages) fn run_for_stats(&mut self, effect: Effect) {
        match effect {
            Effect::FindDay => {
                let day = Change::Opened(day_here());
                self.dispatch.emit(Msg::Stats(day));
            }
            Effect::Ask(serial, ask) => self.ask_for_stats(serial, &ask),
            Effect::Save(name, text) => file::save(name, &text),
            Effect::Tell => {
                let told = super::told(self.model.stats(), self.model.language());
                self.announcer.say(&told);
            }
        }
    }

    /// Asks a worker of the history, which is started by the first question. What waits to be kept goes first.
    fn ask_for_stats(&mut self, serial: u32, ask: &Ask) {
        if self.stats.is_none() {
            self.stats = HistoryWorker::start(&heard(&self.dispatch));
        }
        let Some(worker) = &self.stats else {
            self.dispatch.emit(Msg::Stats(Change::NoWorker));
            return;
        };
        for (id, record) in outbox::waiting() {
            worker.send(&outbox::letter(&id, &record));
        }
        let letter = match ask {
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
    let dispatch = dispatch.reform(Msg::Stats);
    Callback::from(move |letter: Option<Letter>| {
        let Some(letter) = letter else {
            dispatch.emit(Change::NoWorker);
            return;
        };
        let serial = letter.head.number(Letter::SERIAL);
        let serial = serial.and_then(|serial| u32::try_from(serial).ok());
        match Answer::of_letter(letter) {
            Some(Answer::Kept(id)) => outbox::is_kept(&id),
            Some(answer) => dispatch.emit(Change::Answered(serial.unwrap_or(0), answer)),
            None => (),
        }
    })
}
