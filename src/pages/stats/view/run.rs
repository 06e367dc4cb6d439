//! Connects the statistics page to the runtime.

use yew::prelude::*;

use crate::pages::services::Services;
use crate::pages::stats::{Msg as Change, OwnEffect, StatsPage};
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};
use crate::ui::effects::clock::day_here;

impl PageView for StatsPage {
    type Held = ();

    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html {
        super::view(model.stats(), model.language(), dispatch)
    }

    fn announcement(model: &Model, (): ()) -> String {
        super::announcement(model.stats(), model.language())
    }

    fn run_own(effect: OwnEffect, _: &Model, (): &mut (), services: &mut Services) {
        let dispatch = services.dispatch.reform(Msg::Stats);
        match effect {
            OwnEffect::FindDay => dispatch.emit(Change::Opened(day_here())),
            OwnEffect::Ask(serial, ask) => {
                let heard = dispatch.reform(move |answer| Change::Answered(serial, answer));
                services.questions.ask(&ask, heard);
            }
        }
    }
}
