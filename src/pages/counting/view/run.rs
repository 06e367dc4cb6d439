//! Connects the page about counting to the runtime.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::coach::IndexQuestion;
use crate::pages::counting::{Announcement, CountingPage, Msg as Change, OwnEffect};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::ui::effects::clock::now;
use crate::ui::effects::drills;
use crate::ui::effects::entropy::entropy;
use crate::ui::effects::focus::{focused, is_in};

impl PageView for CountingPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        super::view(model, dispatch)
    }

    fn announcement(model: &Model, it: Announcement) -> String {
        let (page, language) = (model.counting(), model.language());
        match it {
            Announcement::Turned => super::announcement(page, language),
            Announcement::System => super::system_announcement(page, language),
            Announcement::Start => super::start_announcement(page, language),
            Announcement::Count => super::count_announcement(page, language),
            Announcement::Gain => super::gain_announcement(page, language),
        }
    }

    fn run_own(effect: OwnEffect, model: &Model, (): &mut (), services: &mut Services) {
        let (page, language) = (model.counting(), model.language());
        let dispatch = services.dispatch.reform(Msg::Counting);
        match effect {
            OwnEffect::DrawShoe => dispatch.emit(Change::GotEntropy(entropy())),
            OwnEffect::AnnounceDrill => {
                services.say(&super::announcement(page, language));
                if let Some(selector) = super::focus(page) {
                    services.focus_next(selector);
                }
            }
            OwnEffect::WaitForTurn(serial, millis) => {
                let over = dispatch.reform(move |at| Change::Ticked(serial, at));
                Timeout::new(millis, move || over.emit(now())).forget();
            }
            OwnEffect::KeepDrill(result) => {
                dispatch.emit(Change::GotPast(drills::keep(result, page.past())));
            }
            OwnEffect::ForgetDrills => {
                dispatch.emit(Change::GotPast(drills::forget()));
                services.focus_next(".past h2");
            }
            OwnEffect::AskIndices(question) => {
                if question == IndexQuestion::first(question.rules, question.system) {
                    announce_indices(model, services);
                }
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Change::GotIndices(question, answer))
                });
            }
            OwnEffect::AnnounceIndices => announce_indices(model, services),
            OwnEffect::AskSystem(question) => {
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Change::GotSystem(question, answer.flatten()))
                });
            }
            OwnEffect::AnnounceFit => {
                services.say(&super::fit_announcement(page, language));
                if focused().is_none_or(|it| is_in(&it, ".fit")) {
                    services.focus_next(super::FIT);
                }
            }
        }
    }
}

/// Announces the progress of the search for index plays. The focused button has gone.
fn announce_indices(model: &Model, services: &mut Services) {
    services.say(&super::indices_announcement(
        model.counting(),
        model.language(),
    ));
    if focused().is_none_or(|it| is_in(&it, ".index-plays")) {
        services.focus_next(super::INDICES);
    }
}
