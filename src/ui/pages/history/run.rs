//! Carries out what the page of the history wants.

use crate::history::Id;
use crate::pages::Msg;
use crate::pages::history::{Effect, Msg as Change, TakenOver};
use crate::ui::effects::address::{go_back, replace_fragment};
use crate::ui::effects::history::{find_persistence, persist};
use crate::ui::effects::{file, outbox, scrolled, storage};
use crate::ui::pages::Pages;

/// What selects the link in the row of this round.
fn row_of(id: &Id) -> String {
    format!(".rounds [data-id='{id}'] a")
}

impl Pages {
    pub(in crate::ui::pages) fn run_for_history(&mut self, effect: Effect) {
        let dispatch = self.dispatch.reform(Msg::History);
        match effect {
            Effect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                self.questions.ask(&ask, heard);
            }
            Effect::Replace(address) => replace_fragment(&address),
            Effect::GoBack => go_back(),
            Effect::Save(name, text) => file::save(name, &text),
            Effect::TakeOver(stored) => {
                if !storage::take_over(&stored) {
                    dispatch.emit(Change::TookOver(TakenOver::default()));
                }
            }
            Effect::ForgetWaiting => outbox::forget(),
            Effect::FindPersistence => find_persistence(dispatch.reform(Change::FoundPersistence)),
            Effect::Persist => persist(dispatch.reform(Change::GotPersistence)),
            Effect::Focus(selector) => self.next_focus = Some(selector.to_owned()),
            Effect::FocusRow(id) => self.next_focus = Some(row_of(&id)),
            Effect::LeaveList => self.list_scroll = scrolled(),
            Effect::BackToList(id) => {
                self.next_focus = Some(row_of(&id));
                self.next_scroll = Some(self.list_scroll);
            }
            Effect::EnterRound => {
                self.next_focus = Some(".history h2, .history .missing".to_owned());
                self.next_scroll = Some(0.0);
            }
            Effect::Tell => {
                let told = super::told(self.model.history(), self.model.language());
                self.announcer.say(&told);
            }
        }
    }
}
