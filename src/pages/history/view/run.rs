//! Connects the history page to the runtime.

use yew::prelude::*;

use crate::history::Id;
use crate::pages::history::{Effect, HistoryPage, Msg as Change, TakenOver};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::ui::effects::address::go_back;
use crate::ui::effects::history::{find_persistence, persist};
use crate::ui::effects::{file, outbox, storage};

/// The selector of the link in the row of this round.
fn row_of(id: &Id) -> String {
    format!(".rounds [data-id='{id}'] a")
}

impl PageView for HistoryPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        super::view(model.history(), model.language(), dispatch)
    }

    fn run(effect: Effect, model: &Model, _held: &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::History);
        match effect {
            Effect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
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
            Effect::Focus(selector) => services.focus_next(selector),
            Effect::FocusRow(id) => services.focus_next(row_of(&id)),
            Effect::EnterRound => {
                services.focus_next(".history h2, .history .missing");
                services.scroll_next(0.0);
            }
            Effect::Tell => {
                let told = super::announcement(model.history(), model.language());
                services.say(&told);
            }
        }
    }
}
