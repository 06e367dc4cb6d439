//! A card in two or three characters, for lists of cards. Screen readers read its name, which stands beside it.

use yew::prelude::*;

use crate::core::{Card, PackCard};
use crate::text::{short, short_of_pack};
use crate::ui::table::card::{colour, suit};

/// A card as a chip of its own.
pub(crate) fn chip(card: PackCard) -> Html {
    html! { <b class={classes!("chip", colour(card))} aria-hidden="true" translate="no">{ short_of_pack(card) }</b> }
}

/// A card in a line with others, in the colour of its suit.
pub(crate) fn sign(card: Card) -> Html {
    html! { <span class={suit(card.suit)} translate="no">{ short(card) }{ " " }</span> }
}
