//! Connects the page about counting to the runtime.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::coach::IndexQuestion;
use crate::pages::counting::{CountingPage, Effect, Msg as Change};
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

    fn run(effect: Effect, model: &Model, (): &mut (), services: &mut Services) {
        let (page, language) = (model.counting(), model.language());
        let dispatch = services.dispatch.reform(Msg::Counting);
        match effect {
            Effect::DrawShoe => dispatch.emit(Change::GotEntropy(entropy())),
            Effect::AnnounceDrill => {
                services.say(&super::announcement(page, language));
                if let Some(selector) = super::focus(page) {
                    services.focus_next(selector);
                }
            }
            Effect::AnnounceTurned => services.say(&super::announcement(page, language)),
            Effect::WaitForTurn(serial, millis) => {
                let over = dispatch.reform(move |at| Change::Ticked(serial, at));
                Timeout::new(millis, move || over.emit(now())).forget();
            }
            Effect::KeepDrill(result) => {
                dispatch.emit(Change::GotPast(drills::keep(result, page.past())));
            }
            Effect::ForgetDrills => {
                dispatch.emit(Change::GotPast(drills::forget()));
                services.focus_next(".past h2");
            }
            Effect::AnnounceSystem => services.say(&super::system_announcement(page, language)),
            Effect::AnnounceStart => services.say(&super::start_announcement(page, language)),
            Effect::AnnounceCount => services.say(&super::count_announcement(page, language)),
            Effect::AskIndices(question) => {
                if question == IndexQuestion::first(question.rules, question.system) {
                    announce_indices(model, services);
                }
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Change::GotIndices(question, answer))
                });
            }
            Effect::AnnounceIndices => announce_indices(model, services),
            Effect::AskSystem(question) => {
                services.ask_coach(question, move |answer| {
                    Msg::Counting(Change::GotSystem(question, answer.flatten()))
                });
            }
            Effect::AnnounceFit => {
                services.say(&super::fit_announcement(page, language));
                if focused().is_none_or(|it| is_in(&it, ".fit")) {
                    services.focus_next(super::FIT);
                }
            }
            Effect::AnnounceGain => services.say(&super::gain_announcement(page, language)),
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
