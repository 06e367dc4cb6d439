//! Where cards come from, and when: what the style sheet cannot know of its own.
//!
//! Motion is derived from before and after. The page is always drawn as it is when all has come to
//! rest; [`start`] then looks which cards lie there anew or have been turned, and tells the style
//! sheet whose turn it is, and [`aim`] where the deck is. No rule waits for any of it, and [`finish`]
//! ends it at once.

use wasm_bindgen::JsCast as _;
use web_sys::{Animation, Document, DomRect, Element, HtmlElement};

use crate::app::settings::Speed;

/// The attribute of a sheet that has been seen: how it lay then.
const LIES: &str = "data-lies";

/// The attribute of a sheet that moves: what happened to it.
const COMES: &str = "data-comes";

/// The attribute of what is worth a hand: what it was worth when it was last looked at.
const SHOWN: &str = "data-shown";

/// What waits until all has come to rest: the result, the look of hands that won or lost, and the
/// glow of the best hands. Not the felt: a property of it is every card's, and each is styled again.
const ENDINGS: &str = "[data-result], .won, .lost, [data-category=StraightFlush], \
    [data-category=RoyalFlush]";

/// What happened to a card since the page was last drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// It came from the deck, and lies with this side up.
    Dealt(Lies),
    /// It was turned up where it lies.
    Turned,
}

/// Which side of a card is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Up,
    Down,
}

impl Lies {
    const fn code(self) -> &'static str {
        match self {
            Lies::Up => "up",
            Lies::Down => "down",
        }
    }
}

/// A card to which something happened.
struct Moved {
    event: Event,
    sheet: HtmlElement,
    place: Element,
    hand: HtmlElement,
    /// Its turn among those that move: what is dealt before what is turned, then the number of
    /// cards below it in its hand, then the players before the dealer, then by the page.
    turn: (bool, u32, bool, usize),
}

/// A card that comes from the deck.
pub struct Dealt {
    /// What travels.
    sheet: HtmlElement,
    /// Where it comes to lie.
    place: Element,
}

impl Moved {
    fn dealt(self) -> Option<Dealt> {
        let Moved { sheet, place, .. } = self;
        match self.event {
            Event::Dealt(Lies::Up | Lies::Down) => Some(Dealt { sheet, place }),
            Event::Turned => None,
        }
    }
}

/// Has each card that is new set out, each after the one before it; turns what has been turned; and
/// lets totals and the result come when the last card has landed. Returns the cards that come from
/// the deck, for [`aim`]; none while motion is switched off.
///
/// Called after each time the page has been drawn, and before anything asks where something is: what
/// is written here is styled with what was drawn, and not once more.
pub fn start(document: &Document) -> Vec<Dealt> {
    let cards = elements(document, "[data-hand] .sheet");
    let moved: Vec<Moved> = cards
        .into_iter()
        .enumerate()
        .filter_map(moved_card)
        .collect();
    let motion = is_on(document);
    let earlier = |card: &Moved| moved.iter().filter(|other| other.turn < card.turn).count();
    let numbers: Vec<usize> = moved.iter().map(earlier).collect();
    for hand in elements(document, "[data-hand]") {
        let own = moved.iter().zip(&numbers);
        let own = own.filter(|(card, _)| card.hand == hand);
        let last = own.clone().map(|(_, number)| *number).max();
        show_worth(&hand, own.count(), last.filter(|_| motion));
    }
    for (card, number) in moved.iter().zip(numbers) {
        let lies = match card.event {
            Event::Dealt(lies) => lies,
            Event::Turned => Lies::Up,
        };
        mark(&card.sheet, LIES, lies.code());
        if motion {
            send(card, number);
        }
    }
    if !motion {
        return vec![];
    }
    end(document, moved.len());
    moved.into_iter().filter_map(Moved::dealt).collect()
}

/// Whether motion is switched on.
fn is_on(document: &Document) -> bool {
    let html = document.document_element();
    let speed = html.and_then(|html| html.get_attribute("data-speed"));
    speed.as_deref() != Some(Speed::Off.code())
}

/// Lets this card, so many after the first, set out.
fn send(card: &Moved, number: usize) {
    let (wait, comes) = match card.event {
        Event::Dealt(lies) => ("--wait", lies.code()),
        Event::Turned => ("--turn-wait", "turned"),
    };
    let stagger = format!("calc({number} * var(--stagger))");
    set(&card.sheet, wait, &stagger);
    mark(&card.sheet, COMES, comes);
}

/// Tells what ends a round when the last of so many cards has landed.
fn end(document: &Document, moved: usize) {
    let endings = elements(document, ENDINGS);
    let is_new = |ending: &HtmlElement| ending.get_attribute("style").is_none();
    if moved == 0 && !endings.iter().any(is_new) {
        return;
    }
    let end = match moved.checked_sub(1) {
        Some(last) => landing(last),
        None => "0ms".to_owned(),
    };
    for ending in endings {
        set(&ending, "--end", &end);
    }
}

/// Ends everything that moves, at once: what a person does counts from what will be.
pub fn finish(document: &Document) {
    // Asking what moves has the page styled.
    if !is_on(document) {
        return;
    }
    for animation in document.get_animations() {
        // What never ends cannot be brought to its end, and goes on.
        let _ = animation.unchecked_into::<Animation>().finish();
    }
}

/// A way from the deck to a card's place, in whole numbers: nobody sees half a pixel of it.
struct Path {
    /// How far the deck is to the right of the place, centre to centre, in CSS pixels.
    x: i32,
    /// How far it is below.
    y: i32,
    /// The deck's width, in hundredths of a card of this size.
    percent: i32,
}

/// Tells the style sheet the way of each of these cards from the deck.
///
/// Asking where something is lays the page out: all is read before anything is written.
pub fn aim(document: &Document, dealt: &[Dealt]) {
    let deck = document.query_selector("[data-deck]").ok().flatten();
    let Some(deck) = deck.filter(|_| !dealt.is_empty()) else {
        return;
    };
    let left = deck
        .get_attribute("data-left")
        .and_then(|left| left.parse().ok())
        .unwrap_or(0);
    // More cards than there are in eight decks.
    let height = 500_u32.saturating_sub(left);
    let Ok(Some(stack)) = deck.query_selector(".stack") else {
        return;
    };
    let from = stack.get_bounding_client_rect();
    let to = dealt
        .iter()
        .map(|card| card.place.get_bounding_client_rect());
    let paths: Vec<Option<Path>> = to.map(|to| Path::between(&from, &to)).collect();
    for (Dealt { sheet, .. }, path) in dealt.iter().zip(paths) {
        // A card that is not shown has no way.
        let Some(path) = path else { continue };
        set(sheet, "--from-x", &format!("{}px", path.x));
        set(sheet, "--from-y", &format!("{}px", path.y));
        let scale = format!("calc({} / 100)", path.percent);
        set(sheet, "--from-scale", &scale);
        // Above all that came before it.
        set(sheet, "z-index", &height.to_string());
    }
}

impl Path {
    /// None if one of the two is not shown at all.
    fn between(deck: &DomRect, place: &DomRect) -> Option<Path> {
        let centre = |rect: &DomRect| {
            let (x, y) = (
                rect.x() + rect.width() / 2.0,
                rect.y() + rect.height() / 2.0,
            );
            (rect.width() > 0.0).then_some((x, y))
        };
        let (from, to) = (centre(deck)?, centre(place)?);
        Some(Path {
            x: whole(from.0 - to.0),
            y: whole(from.1 - to.1),
            percent: whole(100.0 * deck.width() / place.width()),
        })
    }
}

/// The nearest whole number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no page has so many pixels"
)]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// What happened to the card that this sheet is, if something did.
///
/// `place_in_page` counts all cards of all hands.
fn moved_card((place_in_page, sheet): (usize, HtmlElement)) -> Option<Moved> {
    let place = sheet.closest("[data-card]").ok()??;
    let hand: HtmlElement = sheet.closest("[data-hand]").ok()??.dyn_into().ok()?;
    let lies = match place.get_attribute("data-card")?.as_str() {
        "back" => Lies::Down,
        _ => Lies::Up,
    };
    let event = match (sheet.get_attribute(LIES).as_deref(), lies) {
        (None, lies) => Event::Dealt(lies),
        (Some("down"), Lies::Up) => Event::Turned,
        (Some(_), Lies::Up | Lies::Down) => return None,
    };
    let mut below = 0;
    let mut item = place.closest("li").ok()?;
    while let Some(before) = item.and_then(|item| item.previous_element_sibling()) {
        below += 1;
        item = Some(before);
    }
    let dealers = hand.get_attribute("data-hand")? == "dealer";
    Some(Moved {
        event,
        sheet,
        place,
        hand,
        turn: (event == Event::Turned, below, dealers, place_in_page),
    })
}

/// Keeps the old worth on show until the last of the `moved` cards of this hand has landed.
///
/// A hand of which all cards are new has no old worth.
fn show_worth(hand: &HtmlElement, moved: usize, last: Option<usize>) {
    let Ok(Some(count)) = hand.query_selector(".count") else {
        return;
    };
    // What can be read there may be the text of a translator.
    let now = count.get_attribute("data-worth").unwrap_or_default();
    let before = hand.get_attribute(SHOWN);
    if before.as_deref() == Some(&now) {
        return;
    }
    mark(hand, SHOWN, &now);
    let lying = hand
        .query_selector_all("[data-card]")
        .map_or(0, |cards| cards.length() as usize);
    if let (Some(before), true) = (before, moved < lying) {
        mark(&count, "data-was", &before);
    }
    if let (Some(last), Some(count)) = (last, count.dyn_ref::<HtmlElement>()) {
        set(count, "--lands", &landing(last));
    }
}

/// When the card with this number has landed.
fn landing(number: usize) -> String {
    format!("calc({number} * var(--stagger) + var(--travel))")
}

fn elements(document: &Document, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = document.query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|number| found.get(number)?.dyn_into().ok())
        .collect()
}

/// A property that a browser does not take leaves a card that does not move.
fn set(element: &HtmlElement, property: &str, value: &str) {
    let _ = element.style().set_property(property, value);
}

/// An attribute that a browser does not take leaves a card that moves again.
fn mark(element: &Element, attribute: &str, value: &str) {
    let _ = element.set_attribute(attribute, value);
}
