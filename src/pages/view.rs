//! The interface of a page's view to the runtime.

use std::fmt::Debug;

use yew::prelude::*;

use super::services::Services;
use super::{Model, Msg, ReadingPage};

/// The view of a reading page, and the execution of its effects.
pub(crate) trait PageView: ReadingPage {
    /// The browser resources of the page that outlive an effect: a worker, or a scroll position.
    type Held: Debug + Default;

    /// Renders everything below the heading of the page.
    fn view(model: &Model, dispatch: &Callback<Msg>) -> Html;

    /// Executes an effect of the page.
    fn run(effect: Self::Effect, model: &Model, held: &mut Self::Held, services: &mut Services);
}
