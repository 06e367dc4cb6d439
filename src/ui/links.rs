//! Addresses and drawings that many views use.

use yew::prelude::*;

use crate::app::route::Route;

/// The address of this place.
#[must_use]
pub fn href(route: Route) -> String {
    format!("#{}", route.path())
}

/// A drawing of ours on a button that has its name elsewhere.
pub fn icon(href: &'static str) -> Html {
    html! { <svg aria-hidden="true"><use {href} /></svg> }
}
