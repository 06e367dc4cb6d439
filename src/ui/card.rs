//! One card: its face, or our back.

use yew::prelude::*;

use super::text::{index, words};
use crate::core::{Card, Rank, Suit};
use crate::language::Language;

/// What of a card is to be seen. A hidden card has no name here: what is not known cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side {
    /// The face.
    Up(Card),
    /// The back.
    Down,
}

/// Makes a card a button that is pressed while the card is marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Toggle {
    /// Whether the card is marked.
    pub pressed: bool,
    /// Whether the mark can be changed now.
    pub enabled: bool,
    /// Whether Tab leads to the card. Arrows always do.
    pub tab: Tab,
    /// Called when the card is clicked while `enabled`.
    pub onclick: Callback<MouseEvent>,
}

/// Whether Tab stops at a card: it does at one of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// It does.
    Stop,
    /// It passes by.
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

/// What a [`CardView`] is given.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct CardProps {
    /// What is to be seen.
    pub side: Side,
    /// The language of its name.
    pub language: Language,
    /// Whether the card can be marked.
    #[prop_or_default]
    pub toggle: Option<Toggle>,
}

/// A card on the table: `data-card` names it (`AS`, `TD`, `back`), and so does its accessible name.
#[component]
pub fn CardView(
    CardProps {
        side,
        language,
        toggle,
    }: &CardProps,
) -> Html {
    let words = words(*language);
    let (code, name, suit, picture) = match side {
        Side::Up(card) => (
            card.to_string(),
            words.card(*card),
            Some(suit_class(card.suit)),
            face(*card),
        ),
        Side::Down => (
            "back".to_owned(),
            words.face_down().to_owned(),
            None,
            back(),
        ),
    };
    let class = classes!("card", suit);
    match toggle {
        None => html! {
            <div {class} role="img" aria-label={name} data-card={code}>
                <span class="sheet">{ picture }</span>
            </div>
        },
        Some(Toggle {
            pressed,
            enabled,
            tab,
            onclick,
        }) => html! {
            <button
                type="button"
                {class}
                tabindex={tab.index()}
                aria-label={name}
                aria-pressed={pressed.to_string()}
                aria-disabled={(!enabled).then_some("true")}
                data-card={code}
                onclick={enabled.then(|| onclick.clone())}
            >
                <span class="sheet">
                    { picture }
                    if *pressed {
                        <span class="flag" data-text={words.flag()} />
                    }
                </span>
            </button>
        },
    }
}

/// A card that only shows what cards look like: it lies on no table.
pub fn sample(card: Card) -> Html {
    html! {
        <div class={classes!("card", suit_class(card.suit))}>
            <span class="sheet">{ face(card) }</span>
        </div>
    }
}

fn back() -> Html {
    html! {
        <svg viewBox="0 0 250 350" aria-hidden="true"><use href="#back" width="250" height="350" /></svg>
    }
}

const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// Both corners with the index, and between them the pips or the court.
///
/// The index is text of the style sheet (`data-text`), not of the page: the card's accessible name
/// says what it is, and a second text inside it would contradict that name.
fn face(card: Card) -> Html {
    let shape = format!("#suit-{}", card.suit.code());
    let corner_suit = html! { <use href={shape.clone()} x="11" y="63" width="31" height="31" /> };
    let index = index(card.rank);
    html! {
        <>
            <svg viewBox="0 0 250 350" aria-hidden="true">
                { corner_suit.clone() }
                { middle(card, &shape) }
                <g transform="rotate(180 125 175)">{ corner_suit }</g>
            </svg>
            <span class="index" data-text={index} />
            <span class="index turned" data-text={index} />
        </>
    }
}

fn middle(card: Card, shape: &str) -> Html {
    match picture(card.rank) {
        Picture::Pips(pips) => pips.iter().map(|pip| pip_at(*pip, shape)).collect(),
        Picture::Ace => {
            // By custom the ace of spades is the one that is decorated.
            let (href, size) = match card.suit {
                Suit::Spades => ("#ace-S".to_owned(), 150),
                Suit::Hearts | Suit::Diamonds | Suit::Clubs => (shape.to_owned(), 100),
            };
            let at = |middle: u16| (middle - size / 2).to_string();
            let size = size.to_string();
            html! { <use {href} x={at(125)} y={at(175)} width={size.clone()} height={size} /> }
        }
        Picture::Court(href) => html! {
            <>
                <use href={href} width="250" height="350" />
                <use href={shape.to_owned()} x="54" y="44" width="30" height="30" />
                <use
                    href={shape.to_owned()} x="54" y="44" width="30" height="30"
                    transform="rotate(180 125 175)"
                />
            </>
        },
    }
}

/// Where a pip stands: its centre in the 250 by 350 units of a card. Those in the lower half are
/// upside down.
type Pip = (u16, u16);

const PIP_SIZE: u16 = 52;

fn pip_at((x, y): Pip, shape: &str) -> Html {
    let turned = (y > 175).then(|| format!("rotate(180 {x} {y})"));
    html! {
        <use
            href={shape.to_owned()}
            x={(x - PIP_SIZE / 2).to_string()}
            y={(y - PIP_SIZE / 2).to_string()}
            width={PIP_SIZE.to_string()}
            height={PIP_SIZE.to_string()}
            transform={turned}
        />
    }
}

enum Picture {
    Ace,
    Pips(&'static [Pip]),
    Court(&'static str),
}

/// The traditional layouts: two columns, and one between them.
const fn picture(rank: Rank) -> Picture {
    const L: u16 = 78;
    const M: u16 = 125;
    const R: u16 = 172;
    match rank {
        Rank::Ace => Picture::Ace,
        Rank::Two => Picture::Pips(&[(M, 62), (M, 288)]),
        Rank::Three => Picture::Pips(&[(M, 62), (M, 175), (M, 288)]),
        Rank::Four => Picture::Pips(&[(L, 62), (R, 62), (L, 288), (R, 288)]),
        Rank::Five => Picture::Pips(&[(L, 62), (R, 62), (M, 175), (L, 288), (R, 288)]),
        Rank::Six => Picture::Pips(&[(L, 62), (R, 62), (L, 175), (R, 175), (L, 288), (R, 288)]),
        Rank::Seven => Picture::Pips(&[
            (L, 62),
            (R, 62),
            (M, 118),
            (L, 175),
            (R, 175),
            (L, 288),
            (R, 288),
        ]),
        Rank::Eight => Picture::Pips(&[
            (L, 62),
            (R, 62),
            (M, 118),
            (L, 175),
            (R, 175),
            (M, 232),
            (L, 288),
            (R, 288),
        ]),
        Rank::Nine => Picture::Pips(&[
            (L, 62),
            (R, 62),
            (L, 137),
            (R, 137),
            (M, 175),
            (L, 213),
            (R, 213),
            (L, 288),
            (R, 288),
        ]),
        Rank::Ten => Picture::Pips(&[
            (L, 62),
            (R, 62),
            (M, 100),
            (L, 137),
            (R, 137),
            (L, 213),
            (R, 213),
            (M, 250),
            (L, 288),
            (R, 288),
        ]),
        Rank::Jack => Picture::Court("#court-J"),
        Rank::Queen => Picture::Court("#court-Q"),
        Rank::King => Picture::Court("#court-K"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_card_has_as_many_pips_as_its_number_and_each_in_its_own_place() {
        for rank in Rank::ALL {
            if let Picture::Pips(pips) = picture(rank) {
                assert_eq!(pips.len().to_string(), index(rank), "{rank:?}");
                for (at, pip) in pips.iter().enumerate() {
                    assert!(
                        !pips[..at].contains(pip),
                        "{rank:?} has two pips at {pip:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_turned_number_card_looks_the_same_but_for_the_seven() {
        for rank in Rank::ALL {
            if let Picture::Pips(pips) = picture(rank) {
                let same = pips.iter().all(|(x, y)| pips.contains(&(250 - x, 350 - y)));
                assert_eq!(same, rank != Rank::Seven, "{rank:?}");
            }
        }
    }
}
