//! Connects the statistics page to the runtime.

use yew::prelude::*;

use crate::pages::services::Services;
use crate::pages::stats::{Effect, Msg as Change, StatsPage};
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::ui::effects::clock::day_here;
use crate::ui::effects::file;

impl PageView for StatsPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        super::view(model.stats(), model.language(), dispatch)
    }

    fn run(effect: Effect, model: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Stats);
        match effect {
            Effect::FindDay => dispatch.emit(Change::Opened(day_here())),
            Effect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
            Effect::Save(name, text) => file::save(name, &text),
            Effect::Focus(selector) => services.focus_next(selector),
            Effect::Tell => {
                let told = super::announcement(model.stats(), model.language());
                services.say(&told);
            }
        }
    }
}
