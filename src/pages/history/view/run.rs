//! Connects the history page to the runtime.

use yew::prelude::*;

use crate::history::Id;
use crate::pages::history::{HistoryPage, Msg as Change, OwnEffect, TakenOver};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::ui::effects::address::go_back;
use crate::ui::effects::history::{find_persistence, persist};
use crate::ui::effects::{outbox, storage};

/// The selector of the link in the row of this round.
fn row_of(id: &Id) -> String {
    format!(".rounds [data-id='{id}'] a")
}

impl PageView for HistoryPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        super::view(model.history(), model.language(), dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        super::announcement(model.history(), model.language())
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::History);
        match effect {
            OwnEffect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
            OwnEffect::GoBack => go_back(),
            OwnEffect::TakeOver(stored) => {
                if !storage::take_over(&stored) {
                    dispatch.emit(Change::TookOver(TakenOver::default()));
                }
            }
            OwnEffect::ForgetWaiting => outbox::forget(),
            OwnEffect::FindPersistence => {
                find_persistence(dispatch.reform(Change::FoundPersistence));
            }
            OwnEffect::Persist => persist(dispatch.reform(Change::GotPersistence)),
            OwnEffect::FocusRow(id) => services.focus_next(row_of(&id)),
            OwnEffect::EnterRound => {
                services.focus_next(".history h2, .history .missing");
                services.scroll_next(0.0);
            }
        }
    }
}
