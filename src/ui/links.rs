//! Addresses, drawings and lines that many views use.

use yew::prelude::*;
use yew::virtual_dom::VText;

use crate::app::route::{Page, Route};
use crate::table::Fields;

/// The address of this place.
#[must_use]
pub fn href(route: Route) -> String {
    format!("#{}", route.path())
}

/// The address of this page with these fields.
#[must_use]
pub fn page_with(page: Page, fields: &Fields) -> String {
    format!("#{}", page.with(fields))
}

/// An icon on a button that has its name elsewhere.
pub fn icon(href: &'static str) -> Html {
    html! { <svg aria-hidden="true"><use {href} /></svg> }
}

/// A line of text.
pub fn line(text: impl Into<AttrValue>) -> Html {
    paragraph(None, text.into())
}

/// A line of text with this class.
pub fn line_of(class: &'static str, text: impl Into<AttrValue>) -> Html {
    paragraph(Some(class), text.into())
}

fn paragraph(class: Option<&'static str>, text: AttrValue) -> Html {
    html! { <p {class}>{ VText::new(text) }</p> }
}
