//! One card: its face, or our back.

use yew::prelude::*;

use super::controls::truth;
use crate::core::{Card, Joker, PackCard, Rank, Suit};
use crate::text::language::Language;
use crate::text::{Held, words};

/// What of a card is to be seen. A hidden card has no name here: what is not known cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Side {
    /// The face.
    Up(Card),
    /// The face of a joker, with the card it stands for.
    Joker(Joker, Card),
    /// The back.
    Down,
}

impl From<Held> for Side {
    fn from((card, plays_as): Held) -> Side {
        match card {
            PackCard::Natural(card) => Side::Up(card),
            PackCard::Joker(joker) => Side::Joker(joker, plays_as),
        }
    }
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

/// A card on the table: `data-card` names it (`AS`, `TD`, `X1`, `back`), and so does its accessible
/// name. What a joker stands for is no part of the name of a card that can be marked: there it is the
/// description.
///
/// The element with `data-card` is the card's place. It stays when another card comes to lie there,
/// so that it keeps the focus; what travels and turns is the `.sheet` inside, which has our back
/// below its face.
///
/// `sheet` names the card as a thing that lies there, whichever side is up: another name at the same
/// place is another card, which has to come from the deck.
pub fn card(side: Side, language: Language, sheet: &str, toggle: Option<&Toggle>) -> Html {
    let words = words(language);
    let (code, name, suit, face) = match side {
        Side::Up(card) => (
            card.to_string(),
            words.card(card),
            Some(suit_class(card.suit)),
            face(card),
        ),
        Side::Joker(joker, stands_for) => (
            joker.to_string(),
            words.joker(joker).to_owned(),
            Some(joker_class(joker)),
            joker_face(stands_for),
        ),
        Side::Down => (
            "back".to_owned(),
            words.face_down().to_owned(),
            None,
            Html::default(),
        ),
    };
    // A joker's own name stays the same: what it stands for changes with the cards beside it.
    let stands_for = match side {
        Side::Joker(joker, card) => Some((joker, card)),
        Side::Up(_) | Side::Down => None,
    };
    let class = classes!("card", suit);
    let pressed = toggle.is_some_and(|toggle| toggle.pressed);
    let sheet = html! {
        <span key={sheet} class="sheet">
            <svg viewBox="0 0 250 350" aria-hidden="true">
                <use href="#back" width="250" height="350" />
            </svg>
            { face }
            if pressed {
                <span class="flag" data-text={words.flag()} />
            }
        </span>
    };
    match toggle {
        None => {
            let whole = |(joker, card)| words.held(&[(PackCard::Joker(joker), card)]);
            let name = stands_for.map_or(name, whole);
            html! { <div {class} role="img" aria-label={name} data-card={code}>{ sheet }</div> }
        }
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
                aria-description={stands_for.map(|(_, card)| words.card(card))}
                aria-pressed={truth(*pressed)}
                aria-disabled={(!enabled).then_some("true")}
                data-card={code}
                onclick={enabled.then(|| onclick.clone())}
            >
                { sheet }
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

const fn joker_class(joker: Joker) -> &'static str {
    match joker {
        Joker::First => "hearts",
        Joker::Second => "spades",
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

/// Both faces, of which the style sheet shows the one that is chosen: the classic one with the index
/// in both corners and the pips or the court between them, and the large one.
///
/// All of it is drawn, the index too: every system shows the same card, and no text inside the card
/// contradicts its accessible name. It is given to Yew as one text: some 25 elements that never
/// change need not be compared one by one at every click.
fn face(card: Card) -> Html {
    let suit = ["#suit-", &card.suit.code().to_string()].concat();
    let rank = ["#rank-", &card.rank.code().to_string()].concat();
    let corner = [at(&rank, (25, 37), (32, 46)), at(&suit, (25, 81), (31, 31))].concat();
    let drawing = [
        "<svg class='face' viewBox='0 0 250 350' aria-hidden='true'><g class='classic'>",
        &corner,
        &middle(card, &suit),
        &turned(&corner),
        "</g><g class='large'>",
        &at(&rank, (68, 100), (110, 158)),
        &at(&suit, (54, 230), (60, 60)),
        &at(&suit, (164, 257), (146, 146)),
        "</g></svg>",
    ];
    Html::from_html_unchecked(drawing.concat().into())
}

/// Both faces of a joker. Where another card has its index stands, framed, that of the card the joker
/// stands for: it is read there in every hand, however close the cards lie.
fn joker_face(stands_for: Card) -> Html {
    let suit = ["#suit-", &stands_for.suit.code().to_string()].concat();
    let rank = ["#rank-", &stands_for.rank.code().to_string()].concat();
    let class = suit_class(stands_for.suit);
    let corner = [
        "<g class='",
        class,
        "'><rect class='frame' x='5' y='7' width='48' height='98' rx='10'/>",
        &at(&rank, (29, 37), (32, 46)),
        &at(&suit, (29, 81), (31, 31)),
        "</g>",
    ]
    .concat();
    let drawing = [
        "<svg class='face' viewBox='0 0 250 350' aria-hidden='true'><g class='classic'>",
        &at("#joker", MIDDLE, (200, 280)),
        &corner,
        &turned(&corner),
        "</g><g class='large'>",
        &at("#joker", (180, 244), (130, 182)),
        "<g class='",
        class,
        "'><rect class='frame' x='8' y='12' width='124' height='256' rx='16'/>",
        &at(&rank, (70, 100), (104, 150)),
        &at(&suit, (70, 220), (64, 64)),
        "</g></g></svg>",
    ];
    Html::from_html_unchecked(drawing.concat().into())
}

/// A point or a size in the 250 by 350 units of a card.
type Units = (u16, u16);

const MIDDLE: Units = (125, 175);

/// A drawing of faces.svg around this point.
fn at(href: &str, (x, y): Units, (width, height): Units) -> String {
    let [left, top] = [x - width / 2, y - height / 2].map(|units| units.to_string());
    let [width, height] = [width, height].map(|units| units.to_string());
    [
        "<use href='",
        href,
        "' x='",
        &left,
        "' y='",
        &top,
        "' width='",
        &width,
        "' height='",
        &height,
        "'/>",
    ]
    .concat()
}

/// A drawing turned about the middle of the card.
fn turned(drawing: &str) -> String {
    ["<g transform='rotate(180 125 175)'>", drawing, "</g>"].concat()
}

fn middle(card: Card, shape: &str) -> String {
    match picture(card.rank) {
        Picture::Pips(pips) => pips.iter().map(|pip| pip_at(*pip, shape)).collect(),
        Picture::Ace => match card.suit {
            // By custom the ace of spades is the one that is decorated.
            Suit::Spades => at("#ace-S", MIDDLE, (150, 150)),
            Suit::Hearts | Suit::Diamonds | Suit::Clubs => at(shape, MIDDLE, (100, 100)),
        },
        Picture::Court(href) => {
            let suit = at(shape, (69, 59), (30, 30));
            [at(href, MIDDLE, (250, 350)), turned(&suit), suit].concat()
        }
    }
}

/// Pips in the lower half are upside down.
fn pip_at((x, y): Units, shape: &str) -> String {
    const PIP: Units = (50, 50);
    if y <= MIDDLE.1 {
        at(shape, (x, y), PIP)
    } else {
        turned(&at(shape, (2 * MIDDLE.0 - x, 2 * MIDDLE.1 - y), PIP))
    }
}

enum Picture {
    Ace,
    Pips(&'static [Units]),
    Court(&'static str),
}

/// The traditional layouts, by the centres of the pips: two columns, and one between them.
const fn picture(rank: Rank) -> Picture {
    const L: u16 = 80;
    const M: u16 = 125;
    const R: u16 = 170;
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
                assert_eq!(pips.len().to_string(), crate::text::index(rank), "{rank:?}");
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
