//! A card: its face, or the back.

use yew::prelude::*;

use crate::core::{Card, Joker, PackCard, Suit};
use crate::table::Marking;
use crate::text::language::Language;
use crate::text::{Held as Named, words};
use crate::ui::table::actions::truth;
use crate::ui::table::face::{Print, Style, address};
use crate::ui::table::hand::Held;

/// The visible side of a card. A face-down card has no name here, so the view cannot reveal it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side {
    /// The face.
    Up(Card),
    /// The face of a joker, with the card that it plays as.
    Joker(Joker, Card),
    /// The back.
    Down,
}

impl From<Named> for Side {
    fn from((card, plays_as): Named) -> Side {
        match card {
            PackCard::Natural(card) => Side::Up(card),
            PackCard::Joker(joker) => Side::Joker(joker, plays_as),
        }
    }
}

/// Makes a card a toggle button, which is pressed while the card is marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Toggle {
    /// True if the card is marked, to be swapped or to be held.
    pub pressed: bool,
    /// The meaning of the mark.
    pub marking: Marking,
    /// True if the mark can be changed now.
    pub enabled: bool,
    /// The tab stop of the card. Arrow keys always reach it.
    pub tab: Tab,
    /// Called when the card is clicked while `enabled`.
    pub onclick: Callback<MouseEvent>,
}

/// The tab stop of a card. One card in each hand has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Tab stops at the card.
    Stop,
    /// Tab passes by the card.
    Passes,
}

impl Tab {
    const fn index(self) -> &'static str {
        match self {
            Tab::Stop => "0",
            Tab::Passes => "-1",
        }
    }
}

/// A card on the table. `data-card` names it (`AS`, `TD`, `X1`, `back`), and so does its accessible name. For a card
/// that can be marked, the accessible name has neither the card that a joker plays as nor that a natural card is wild.
/// The description has both, before the effect of a press.
///
/// The element with `data-card` is the card's place. It stays when another card replaces this one, so that it keeps the
/// focus. The `.sheet` inside travels and turns. It has the back and, once it is up, the face.
///
/// `sheet` identifies the physical card, whichever side is up. Another value at the same place is another card, which
/// comes from the deck.
pub fn card(held: &Held, style: Style, language: Language, sheet: &str) -> Html {
    let (side, toggle) = (held.side, held.toggle.as_ref());
    let words = words(language);
    let (code, name, face) = match side {
        Side::Up(card) => (
            card.to_string(),
            words.card(card),
            Some(Print::Face(card, style)),
        ),
        Side::Joker(joker, stands_for) => (
            joker.to_string(),
            words.joker(joker).to_owned(),
            Some(Print::Joker(joker, stands_for, style)),
        ),
        Side::Down => ("back".to_owned(), words.face_down().to_owned(), None),
    };
    // A joker's own name does not change. The card that it plays as depends on the cards beside it.
    let stands_for = match side {
        Side::Joker(joker, card) => Some((joker, card)),
        Side::Up(_) | Side::Down => None,
    };
    let pressed = toggle.is_some_and(|toggle| toggle.pressed);
    let flag = match toggle.map(|toggle| toggle.marking) {
        Some(Marking::Held) => words.held_flag(),
        Some(Marking::Swapped) | None => words.flag(),
    };
    let sheet = html! {
        <span key={sheet} class="sheet">
            if let Some(face) = face {
                { image(face, "face") }
            }
            { image(Print::Back, "back") }
            if held.is_wild {
                <span class="wild" data-text={words.wild()} />
            }
            if pressed {
                <span class="flag" data-text={flag} />
            }
        </span>
    };
    match toggle {
        None => {
            let whole = |(joker, card)| words.held(&[(PackCard::Joker(joker), card)]);
            let name = stands_for.map_or(name, whole);
            html! { <div class="card" role="img" aria-label={name} data-card={code}>{ sheet }</div> }
        }
        Some(Toggle {
            pressed,
            marking,
            enabled,
            tab,
            onclick,
        }) => {
            let press = match (marking, pressed) {
                (Marking::Swapped, true) | (Marking::Held, false) => words.press_to_keep(),
                (Marking::Swapped, false) | (Marking::Held, true) => words.press_to_swap(),
            };
            let stands_for = stands_for.map(|(_, card)| words.card(card));
            let wild = held.is_wild.then(|| words.wild().to_owned());
            let described: Vec<String> = stands_for
                .into_iter()
                .chain(wild)
                .chain(enabled.then(|| press.to_owned()))
                .collect();
            let between = words.between_descriptions();
            let described = (!described.is_empty()).then(|| described.join(between));
            html! {
            <button
                type="button"
                class="card"
                tabindex={tab.index()}
                aria-label={name}
                aria-description={described}
                aria-pressed={truth(*pressed)}
                aria-disabled={(!enabled).then_some("true")}
                data-card={code}
                onclick={enabled.then(|| onclick.clone())}
            >
                { sheet }
            </button>
            }
        }
    }
}

/// A card that shows the style of the cards. It belongs to no table.
pub fn sample(card: Card, style: Style) -> Html {
    html! {
        <div class="card">
            <span class="sheet">{ image(Print::Face(card, style), "face") }</span>
        </div>
    }
}

/// The image on a side of a card. It has no name, because the card has one.
pub fn image(print: Print, class: &'static str) -> Html {
    // The image is decoded synchronously, in the same frame as its card.
    html! { <img {class} src={address(print)} alt="" decoding="sync" /> }
}

/// The card's colour for the style sheet. A joker has the colour of a suit.
pub(crate) const fn colour(card: PackCard) -> &'static str {
    match card {
        PackCard::Natural(card) => suit(card.suit),
        PackCard::Joker(Joker::First) => suit(Suit::Hearts),
        PackCard::Joker(Joker::Second) => suit(Suit::Spades),
    }
}

/// The colour of a suit for the style sheet.
pub(crate) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}
