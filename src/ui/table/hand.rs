//! A hand on the table.

use yew::prelude::*;

use crate::app::settings::Faces;
use crate::table::Marks;
use crate::text::language::Language;
use crate::text::words;
use crate::ui::links::line_of;
use crate::ui::table::card::{Side, Toggle, card};
use crate::ui::table::face::Style;

/// How the cards of a hand lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Over one another, as they are held; the index of each stays visible.
    Overlapping,
    /// Side by side.
    Row,
    /// Small and over one another, beside what is said of them.
    Small,
}

/// One card of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// What of it is to be seen.
    pub side: Side,
    /// Whether it can be marked.
    pub toggle: Option<Toggle>,
    /// Whether it was drawn in the place of another one that was put aside.
    pub drawn: bool,
    /// Whether it is a natural card that counts as any other.
    pub is_wild: bool,
}

impl From<Side> for Held {
    fn from(side: Side) -> Held {
        Held {
            side,
            toggle: None,
            drawn: false,
            is_wild: false,
        }
    }
}

/// Who came out of the round how, as far as a hand shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing is decided, or it was a draw.
    Open,
    /// This hand won.
    Won,
    /// This hand lost.
    Lost,
}

/// What lies on a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Bet {
    /// `data-bet`: the number of chips.
    pub code: String,
    /// How it is shown.
    pub shown: Html,
}

/// The cards of one hand, with its name and worth.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// The hand's name in the page: `dealer`, `player`, `player-2`.
    pub owner: &'static str,
    /// What the hand is called: “Your hand”.
    pub label: String,
    /// What the hand is worth, in words, shown beside it; nothing while that is not to be known.
    pub worth: String,
    /// What else is to be said of it in a few words.
    pub note: String,
    /// Where it is explained why it is what it is.
    pub why: Option<String>,
    /// `data-points`: the total that the player may know.
    pub points: Option<String>,
    /// `data-category`: the rank of a poker hand.
    pub category: Option<&'static str>,
    /// The cards in the order in which they came.
    pub cards: Vec<Held>,
    /// How they lie.
    pub layout: Layout,
    /// Whether the hand won.
    pub standing: Standing,
    /// The language of the cards' names.
    pub language: Language,
    /// How their faces look.
    pub style: Style,
    /// What lies on it, where it is played for chips.
    pub bet: Option<Bet>,
    /// Whether it is this one among several that is played now.
    pub is_active: bool,
    /// `data-spot`: the spot that it lies on, from 1 on the left, where the player bets on several.
    pub spot: Option<usize>,
    /// Names the deal: the cards of the next one are new cards, though they lie in the same places.
    pub deal: String,
}

/// How the faces of small cards look: rank and suit are all that can be told apart at their size.
#[must_use]
pub const fn small(style: Style) -> Style {
    Style {
        faces: Faces::Large,
        ..style
    }
}

/// What a row of cards is for those who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    /// Cards one after the other, to be read.
    List,
    /// Buttons with one stop of Tab: arrows lead from one to the next, and the role says so.
    Toggles,
    /// Backs and nothing else: the hand of an opponent, of which one sentence says all.
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
        // In a row a new card takes the place of an old one; in another hand the card at a place
        // stays the same when it is turned, unless it was swapped.
        let name = match (hand.layout, held.side) {
            (Layout::Row, Side::Up(card)) => card.to_string(),
            (Layout::Row, Side::Joker(joker, _)) => joker.to_string(),
            (Layout::Overlapping | Layout::Small, _) if held.drawn => "drawn".to_owned(),
            (Layout::Row, Side::Down) | (Layout::Overlapping | Layout::Small, _) => String::new(),
        };
        let sheet = format!("{}-{name}", hand.deal);
        html! {
            // A toolbar has no items of a list.
            <li key={number} role={(row == Row::Toggles).then_some("none")}>
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
                // Another worth is another pill, which comes when the last card has landed.
                if !hand.worth.is_empty() {
                    <span key={hand.worth.as_str()} class="count" data-worth={hand.worth.clone()}>
                        <span>{ hand.worth }</span>
                    </span>
                }
                if let Some(href) = hand.why {
                    // Each says whose hand it explains.
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
