//! A card in two or three characters, for lists of cards. Screen readers read its name, which stands beside it.

use yew::prelude::*;

use crate::core::{Card, Joker, PackCard, Suit};
use crate::text::short;

/// A card as a chip of its own.
pub(crate) fn chip(card: PackCard) -> Html {
    html! { <b class={classes!("chip", colour(card))} aria-hidden="true" translate="no">{ signs(card) }</b> }
}

/// A card in a line with others, in the colour of its suit.
pub(crate) fn sign(card: Card) -> Html {
    html! { <span class={suit(card.suit)} translate="no">{ short(card) }{ " " }</span> }
}

/// The characters of a card. A joker has its code, because in black and white nothing else distinguishes the two.
fn signs(card: PackCard) -> String {
    match card {
        PackCard::Natural(card) => short(card),
        PackCard::Joker(joker) => joker.to_string(),
    }
}

/// The card's colour for the style sheet. A joker has the colour of a suit.
const fn colour(card: PackCard) -> &'static str {
    match card {
        PackCard::Natural(card) => suit(card.suit),
        PackCard::Joker(Joker::First) => suit(Suit::Hearts),
        PackCard::Joker(Joker::Second) => suit(Suit::Spades),
    }
}

const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}
