//! The images of the cards: our back, and the faces, each as one image.
//!
//! A browser draws an image once and caches it. A card is therefore a handful of elements, however detailed its
//! drawing. Each image is a small SVG document, built from the drawings in faces.svg and given as a `data:` URL. It
//! needs no request, and it looks the same at any size and pixel density.

use crate::app::settings::{Faces, Settings, SuitColours};
use crate::core::{Card, Joker, Rank, Suit};

/// The print on one side of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// Our back.
    Back,
    /// The face of a card.
    Face(Card, Style),
    /// The face of a joker, with the card it stands for.
    Joker(Joker, Card, Style),
}

/// The style of the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Pips and courts, or rank and suit alone.
    pub faces: Faces,
    /// The number of colours of the four suits.
    pub suits: SuitColours,
}

impl From<Settings> for Style {
    fn from(settings: Settings) -> Style {
        Style {
            faces: settings.faces,
            suits: settings.suit_colours,
        }
    }
}

/// Returns the prints of a pack in this style, without its jokers. A pack would need one print of a joker for each card
/// that it can stand for.
pub fn pack(style: Style) -> impl Iterator<Item = Print> {
    let faces = Suit::ALL.into_iter().flat_map(move |suit| {
        let ranks = Rank::ALL.into_iter();
        ranks.map(move |rank| Print::Face(Card::new(rank, suit), style))
    });
    std::iter::once(Print::Back).chain(faces)
}

/// The image as a `data:` address, for the `src` of an `<img>`.
#[must_use]
pub fn data_url(print: Print) -> String {
    // `#` would begin a fragment. All other characters of our images may stand in a URL unescaped.
    format!("data:image/svg+xml,{}", svg(print).replace('#', "%23"))
}

/// The colour of a card's ground.
const IVORY: &str = "#fffdf7";

const BLACK: &str = "#1b1f24";
const RED: &str = "#c8102e";
const BLUE: &str = "#0b63c5";
const GREEN: &str = "#1a7f37";

/// The colour in which a suit is printed.
#[must_use]
pub const fn ink(suit: Suit, colours: SuitColours) -> &'static str {
    match (suit, colours) {
        (Suit::Spades, SuitColours::Two | SuitColours::Four) | (Suit::Clubs, SuitColours::Two) => {
            BLACK
        }
        (Suit::Hearts, SuitColours::Two | SuitColours::Four)
        | (Suit::Diamonds, SuitColours::Two) => RED,
        (Suit::Diamonds, SuitColours::Four) => BLUE,
        (Suit::Clubs, SuitColours::Four) => GREEN,
    }
}

/// The colour of the second cloth of courts and jokers, as it stands in faces.svg, for red suits.
const SECOND: &str = "2f4a6d";

/// The colour of the second cloth of courts and jokers for black suits.
const SECOND_OF_BLACK: &str = "5a86a3";

fn svg(print: Print) -> String {
    match print {
        Print::Back => document(BLACK, "<use href='#back'/>"),
        Print::Face(card, Style { faces, suits }) => {
            let body = match faces {
                Faces::Classic => classic(card),
                Faces::Large => large(card),
            };
            of_suit(card.suit, suits, &body)
        }
        Print::Joker(joker, stands_for, Style { faces, suits }) => {
            // The first joker is red, the second black.
            let suit = match joker {
                Joker::First => Suit::Hearts,
                Joker::Second => Suit::Spades,
            };
            let index = ink(stands_for.suit, suits);
            of_suit(suit, suits, &self::joker(stands_for, index, faces))
        }
    }
}

/// A face in the colours of this suit.
fn of_suit(suit: Suit, colours: SuitColours, body: &str) -> String {
    let svg = document(ink(suit, colours), body);
    match suit {
        Suit::Spades | Suit::Clubs => {
            let recoloured = svg.split('#').map(|part| match part.strip_prefix(SECOND) {
                Some(rest) => [SECOND_OF_BLACK, rest].concat(),
                None => part.to_owned(),
            });
            recoloured.collect::<Vec<_>>().join("#")
        }
        Suit::Hearts | Suit::Diamonds => svg,
    }
}

/// A whole image of 250 by 350 units.
fn document(colour: &str, body: &str) -> String {
    let mut parts = Vec::new();
    collect(body, &mut parts);
    let parts = parts.concat();
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 350' width='250' height='350' \
         color='{colour}'><defs>{parts}</defs>\
         <rect width='250' height='350' rx='15' fill='{IVORY}'/>{body}</svg>"
    )
}

/// Adds the drawings that this one uses, directly or through others.
fn collect(drawing: &str, parts: &mut Vec<&'static str>) {
    // A `#` begins either a reference or a colour. A colour is never the name of a drawing.
    for used in drawing.split('#').skip(1) {
        let part = part(used.split(['\'', '"']).next().unwrap_or_default());
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
            collect(part, parts);
        }
    }
}

/// The drawing with this name. There is one on each line of faces.svg, and its name comes first.
fn part(name: &str) -> &'static str {
    let mut lines = include_str!("faces.svg").lines();
    lines
        .find(|line| line.split('"').nth(1) == Some(name))
        .unwrap_or_default()
}

/// The index in both corners, and the pips or the court between them.
fn classic(card: Card) -> String {
    let corner = corner(card, 25);
    let (middle, opposite) = (middle(card), turned(&corner));
    format!("{corner}{middle}{opposite}")
}

/// Rank and suit fill the card.
fn large(card: Card) -> String {
    let (rank, first) = (
        rank(card.rank, (68, 100), 110),
        suit(card.suit, (54, 230), 60),
    );
    let second = suit(card.suit, (164, 257), 146);
    format!("{rank}{first}{second}")
}

/// The face of a joker. Its index, framed and in the usual place, is that of the card it stands for. The player can
/// therefore read it in every hand, however close the cards lie.
fn joker(stands_for: Card, ink: &str, faces: Faces) -> String {
    let frame = |x, y, width, height, round, index: &str| {
        format!(
            "<g color='{ink}'><rect x='{x}' y='{y}' width='{width}' height='{height}' \
             rx='{round}' fill='{IVORY}' stroke='currentColor' stroke-width='4'/>{index}</g>"
        )
    };
    match faces {
        Faces::Classic => {
            let corner = frame(5, 7, 48, 98, 10, &corner(stands_for, 29));
            let figure = figure("half-X");
            let opposite = turned(&corner);
            format!("<g transform='translate(25 35) scale(.8)'>{figure}</g>{corner}{opposite}")
        }
        Faces::Large => {
            let rank = rank(stands_for.rank, (70, 100), 104);
            let suit = suit(stands_for.suit, (70, 220), 64);
            let index = frame(8, 12, 124, 256, 16, &format!("{rank}{suit}"));
            let figure = figure("half-X");
            format!("<g transform='translate(115 153) scale(.52)'>{figure}</g>{index}")
        }
    }
}

/// A point in the units of a card.
type Point = (u16, u16);

const MIDDLE: Point = (125, 175);

/// The index of a card, centred `x` units from the left edge.
fn corner(card: Card, x: u16) -> String {
    rank(card.rank, (x, 37), 32) + &suit(card.suit, (x, 81), 31)
}

/// A rank of this width around this point. Its drawing measures 70 by 100 units.
fn rank(rank: Rank, around: Point, width: u16) -> String {
    used(&format!("rank-{}", rank.code()), around, width, (70, 100))
}

/// A suit of this width around this point. Its drawing measures 100 by 100 units.
fn suit(suit: Suit, around: Point, width: u16) -> String {
    used(&format!("suit-{}", suit.code()), around, width, (100, 100))
}

/// A drawing of faces.svg at this width around this point. `drawn` is its size in faces.svg.
fn used(name: &str, (x, y): Point, width: u16, drawn: Point) -> String {
    let thousandths = u32::from(width) * 1000 / u32::from(drawn.0);
    let (whole, part) = (thousandths / 1000, thousandths % 1000);
    let (left, top) = (drawn.0 / 2, drawn.1 / 2);
    format!(
        "<use href='#{name}' transform='translate({x} {y}) scale({whole}.{part:03}) \
         translate(-{left} -{top})'/>"
    )
}

/// A drawing turned about the middle of the card.
fn turned(drawing: &str) -> String {
    let (x, y) = MIDDLE;
    format!("<g transform='rotate(180 {x} {y})'>{drawing}</g>")
}

/// A court or a joker: half a figure, the same upside down, and the band between them.
fn figure(half: &str) -> String {
    let half = format!("<use href='#{half}'/>");
    let other = turned(&half);
    format!("{half}{other}<use href='#court-band'/><use href='#court-frame'/>")
}

/// The drawing between the indices of a classic face.
fn middle(card: Card) -> String {
    match picture(card.rank) {
        Picture::Pips(pips) => pips.iter().map(|pip| pip_at(*pip, card.suit)).collect(),
        Picture::Ace => match card.suit {
            // By custom the ace of spades is the decorated ace.
            Suit::Spades => used("ace-S", MIDDLE, 150, (100, 100)),
            Suit::Hearts | Suit::Diamonds | Suit::Clubs => suit(card.suit, MIDDLE, 100),
        },
        Picture::Court(half) => {
            let corner = suit(card.suit, (69, 59), 30);
            let (figure, opposite) = (figure(half), turned(&corner));
            format!("{figure}{corner}{opposite}")
        }
    }
}

/// Pips in the lower half are upside down.
fn pip_at((x, y): Point, of: Suit) -> String {
    const WIDTH: u16 = 50;
    if y <= MIDDLE.1 {
        suit(of, (x, y), WIDTH)
    } else {
        turned(&suit(of, (2 * MIDDLE.0 - x, 2 * MIDDLE.1 - y), WIDTH))
    }
}

enum Picture {
    Ace,
    Pips(&'static [Point]),
    /// The name of half the figure in faces.svg.
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
        Rank::Jack => Picture::Court("half-J"),
        Rank::Queen => Picture::Court("half-Q"),
        Rank::King => Picture::Court("half-K"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn number_cards_show_their_number_of_pips() {
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
    fn turned_number_cards_match_except_sevens() {
        for rank in Rank::ALL {
            if let Picture::Pips(pips) = picture(rank) {
                let same = pips.iter().all(|(x, y)| pips.contains(&(250 - x, 350 - y)));
                assert_eq!(same, rank != Rank::Seven, "{rank:?}");
            }
        }
    }

    /// Every card, every joker with what it stands for, and the back, in every style.
    fn all() -> Vec<Print> {
        let mut all = vec![Print::Back];
        for faces in Faces::ALL {
            for suits in SuitColours::ALL {
                let style = Style {
                    faces: *faces,
                    suits: *suits,
                };
                for suit in Suit::ALL {
                    for rank in Rank::ALL {
                        let card = Card { rank, suit };
                        all.push(Print::Face(card, style));
                        all.push(Print::Joker(Joker::First, card, style));
                        all.push(Print::Joker(Joker::Second, card, style));
                    }
                }
            }
        }
        all
    }

    #[test]
    fn images_define_their_parts_once() {
        for print in all() {
            let svg = svg(print);
            let used = svg.split("href=").skip(1).map(|rest| &rest[2..]);
            for used in used {
                let name = used.split(['\'', '"']).next().unwrap_or_default();
                let id = format!(" id=\"{name}\"");
                assert_eq!(svg.matches(&id).count(), 1, "{name} in {print:?}");
            }
            assert!(!svg.contains('\n') && !svg.contains('%'), "{print:?}");
        }
    }

    #[test]
    fn inks_match_tokens() {
        let tokens = include_str!("../../styles/tokens.css");
        let says = |name: &str, colour: &str| tokens.contains(&format!("--{name}: {colour};"));
        assert!(says("card-face", IVORY));
        for colours in SuitColours::ALL {
            for (suit, name) in [
                (Suit::Spades, "spades"),
                (Suit::Hearts, "hearts"),
                (Suit::Diamonds, "diamonds"),
                (Suit::Clubs, "clubs"),
            ] {
                assert!(says(name, ink(suit, *colours)), "{name} of {colours:?}");
            }
        }
    }

    #[test]
    fn prints_have_distinct_images() {
        let mut seen = std::collections::BTreeMap::new();
        for print in all() {
            if let Some(other) = seen.insert(data_url(print), print) {
                // Hearts and spades look the same with two colours and with four.
                match (other, print) {
                    (Print::Face(one, _), Print::Face(two, _)) => assert_eq!(one, two),
                    (Print::Joker(joker, one, _), Print::Joker(other, two, _)) => {
                        assert_eq!((joker, one), (other, two));
                    }
                    (other, print) => panic!("{other:?} looks like {print:?}"),
                }
            }
        }
    }
}
