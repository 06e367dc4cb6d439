//! The interface of a page's view to the runtime.

use std::fmt::Debug;

use yew::prelude::*;

use super::services::Services;
use super::{EffectOf, Model, Msg, PageEffect, ReadingPage};
use crate::ui::effects::file;

/// The view of a reading page, and the execution of its effects.
pub(crate) trait PageView: ReadingPage {
    /// The browser resources of the page that outlive an effect: a worker, or a scroll position.
    type Held: Debug + Default;

    /// Renders everything below the heading of the page.
    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html;

    /// The text of this announcement.
    fn announcement(model: &Model, it: Self::Announcement) -> String;

    /// Executes a request that only this page has.
    fn run_own(
        effect: Self::OwnEffect,
        model: &Model,
        held: &mut Self::Held,
        services: &mut Services,
    );

    /// Executes an effect of the page.
    fn run(effect: EffectOf<Self>, model: &Model, held: &mut Self::Held, services: &mut Services) {
        match effect {
            PageEffect::Announce(it) => services.say(&Self::announcement(model, it)),
            PageEffect::Focus(selector) => services.focus_next(selector),
            PageEffect::Save(name, text) => file::save(name, &text),
            PageEffect::Own(own) => Self::run_own(own, model, held, services),
        }
    }
}
