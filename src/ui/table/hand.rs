//! A hand on the table.

use yew::prelude::*;

use crate::app::settings::Faces;
use crate::table::Marks;
use crate::text::language::Language;
use crate::text::words;
use crate::ui::links::line_of;
use crate::ui::table::card::{Side, Toggle, card};
use crate::ui::table::face::Style;

/// The layout of the cards of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Overlapping, as a player holds them. The index of each card stays visible.
    Overlapping,
    /// Side by side.
    Row,
    /// Small and overlapping, beside the text about them.
    Small,
}

/// One card of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The visible side.
    pub side: Side,
    /// The toggle, if the card can be marked.
    pub toggle: Option<Toggle>,
    /// True if the card replaced a discarded one.
    pub drawn: bool,
    /// True if it is a natural card that is wild.
    pub is_wild: bool,
    /// True if it is beside the cards that make a poker hand. A hand that wins has no frame around it.
    pub is_kicker: bool,
}

impl From<Side> for Held {
    fn from(side: Side) -> Held {
        Held {
            side,
            toggle: None,
            drawn: false,
            is_wild: false,
            is_kicker: false,
        }
    }
}

/// The result of a hand in the round, as the view shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The hand is undecided, or tied.
    Open,
    /// The hand won.
    Won,
    /// The hand lost.
    Lost,
}

/// The bet on a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Bet {
    /// `data-bet`: the number of chips.
    pub code: String,
    /// The view of the bet.
    pub shown: Html,
}

/// The cards of a hand, with its name and value.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// The hand's name in the page: `dealer`, `player`, `player-2`.
    pub owner: &'static str,
    /// The label of the hand: “Your hand”.
    pub label: String,
    /// The value of the hand in words, shown beside it. Empty until it is known.
    pub worth: String,
    /// A short note about the hand.
    pub note: String,
    /// The address of the explanation of its value.
    pub why: Option<String>,
    /// `data-points`: the total that the player may know.
    pub points: Option<String>,
    /// `data-category`: the rank of a poker hand.
    pub category: Option<&'static str>,
    /// The cards in the order in which they came.
    pub cards: Vec<Held>,
    /// The layout of the cards.
    pub layout: Layout,
    /// The result of the hand.
    pub standing: Standing,
    /// The language of the cards' names.
    pub language: Language,
    /// The style of the faces.
    pub style: Style,
    /// The bet on the hand, if it is played for chips.
    pub bet: Option<Bet>,
    /// True if it is the one of several hands that is being played.
    pub is_active: bool,
    /// `data-spot`: the spot of the hand, from 1 on the left, if the player bets on several.
    pub spot: Option<usize>,
    /// Identifies the deal. The cards of the next deal are new cards in the same places.
    pub deal: String,
}

/// The face style of small cards. At their size only rank and suit can be distinguished.
#[must_use]
pub const fn small(style: Style) -> Style {
    Style {
        faces: Faces::Large,
        ..style
    }
}

/// The semantics of a row of cards for assistive technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// A list of cards to read.
    List,
    /// A toolbar of toggle buttons with one tab stop. Arrow keys move between the buttons.
    Toggles,
    /// Only backs: the hand of an opponent, which one sentence describes.
    Backs,
}

impl Row {
    fn of(cards: &[Held]) -> Row {
        if cards.iter().any(|held| held.toggle.is_some()) {
            Row::Toggles
        } else if cards.len() == Marks::PLACES && cards.iter().all(|held| held.side == Side::Down) {
            Row::Backs
        } else {
            Row::List
        }
    }
}

/// Shows a hand.
pub fn hand(hand: HandView) -> Html {
    let layout = match hand.layout {
        Layout::Overlapping => "overlapping",
        Layout::Row => "row",
        Layout::Small => "small",
    };
    let standing = match hand.standing {
        Standing::Open => None,
        Standing::Won => Some("won"),
        Standing::Lost => Some("lost"),
    };
    let style = match hand.layout {
        Layout::Overlapping | Layout::Row => hand.style,
        Layout::Small => small(hand.style),
    };
    let row = Row::of(&hand.cards);
    let words = words(hand.language);
    let (role, name, hidden) = match row {
        Row::List => (None, None, None),
        Row::Toggles => (Some("toolbar"), Some(words.your_cards()), None),
        Row::Backs => (None, None, Some("true")),
    };
    let why = format!("{} {}: {}", words.why(), hand.label, hand.worth);
    let cards = hand.cards.iter().enumerate().map(|(number, held)| {
        // In a row a new card replaces an old one at the same place. In other layouts the card at a place stays the
        // same when it is turned, unless it was swapped.
        let name = match (hand.layout, held.side) {
            (Layout::Row, Side::Up(card)) => card.to_string(),
            (Layout::Row, Side::Joker(joker, _)) => joker.to_string(),
            (Layout::Overlapping | Layout::Small, _) if held.drawn => "drawn".to_owned(),
            (Layout::Row, Side::Down) | (Layout::Overlapping | Layout::Small, _) => String::new(),
        };
        let sheet = format!("{}-{name}", hand.deal);
        html! {
            // A toolbar has no list items.
            <li
                key={number}
                class={held.is_kicker.then_some("kicker")}
                role={(row == Row::Toggles).then_some("none")}
            >
                { card(held, style, hand.language, &sheet) }
            </li>
        }
    });
    html! {
        <section
            class={classes!("hand", layout, standing, hand.is_active.then_some("active"))}
            aria-label={hand.label.clone()}
            aria-current={hand.is_active.then_some("true")}
            data-bet={hand.bet.as_ref().map(|bet| bet.code.clone())}
            data-hand={hand.owner}
            data-points={hand.points}
            data-category={hand.category}
            data-spot={hand.spot.map(|spot| spot.to_string())}
        >
            <p class="worth">
                <span class="owner">{ hand.label }</span>
                if !hand.note.is_empty() { <span class="aside">{ hand.note }</span> }
                if let Some(bet) = hand.bet { { bet.shown } }
                // A new value is a new element, which appears when the last card has landed.
                if !hand.worth.is_empty() {
                    <span key={hand.worth.as_str()} class="count" data-worth={hand.worth.clone()}>
                        <span>{ hand.worth }</span>
                    </span>
                }
                if let Some(href) = hand.why {
                    // Each link names its hand.
                    <a class="why" {href} aria-label={why}>{ words.why() }</a>
                }
            </p>
            if row == Row::Backs {
                { line_of("visually-hidden", words.five_face_down()) }
            }
            <ul class="cards" {role} aria-label={name} aria-hidden={hidden}>{ for cards }</ul>
        </section>
    }
}
