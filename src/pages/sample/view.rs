//! The view of the page for the tests of the list of pages.

use yew::prelude::*;

use super::{Effect, SamplePage};
use crate::pages::services::Services;
use crate::pages::view::PageView;
use crate::pages::{Model, Msg};

impl PageView for SamplePage {
    type Held = ();

    fn view(model: &Model, _dispatch: &Callback<Msg>) -> Html {
        html! { <p>{ model.sample().visits() }</p> }
    }

    fn run(effect: Effect, _model: &Model, _held: &mut (), services: &mut Services) {
        match effect {
            Effect::Announce(visits) => services.say(&visits.to_string()),
        }
    }
}
