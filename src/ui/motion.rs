//! Where cards come from, and when: what the style sheet cannot know of its own.
//!
//! Motion is derived from before and after. The page is always drawn as it is when all has come to
//! rest; [`aim`] then looks which cards lie there anew or have been turned, and tells the style
//! sheet where the deck is and whose turn it is. No rule waits for any of it, and [`finish`] ends it
//! at once.

use wasm_bindgen::JsCast as _;
use web_sys::js_sys::Number;
use web_sys::{Animation, Document, DomRect, Element, HtmlElement};

/// The attribute of a sheet that has been aimed: how it lay then.
const LIES: &str = "data-lies";

/// The attribute of what is worth a hand: what it was worth when it was last looked at.
const SHOWN: &str = "data-shown";

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

/// A card to which something happened.
struct Moved {
    event: Event,
    sheet: HtmlElement,
    place: Element,
    hand: HtmlElement,
    /// Its turn among those that move: what is dealt before what is turned, then the number of
    /// cards below it in its hand, then the players before the dealer.
    turn: (bool, u32, bool),
}

/// Sends each card that is new on its way from the deck, each after the one before it; turns what
/// has been turned; and lets totals and the result come when the last card has landed.
///
/// Called after each time the page has been drawn. It reads all before it writes anything, so the
/// browser lays the page out once at most.
pub fn aim(document: &Document) {
    let mut moved: Vec<Moved> = Vec::new();
    for card in elements(document, "[data-hand] .sheet")
        .into_iter()
        .filter_map(moved_card)
    {
        // Behind its equals: hands that are dealt to at the same time come in the order of the
        // page. The library's sort would cost kilobytes for these few.
        let after = moved.partition_point(|other| other.turn <= card.turn);
        moved.insert(after, card);
    }
    let deck = document.query_selector("[data-deck]").ok().flatten();
    let paths = paths(deck.as_ref(), &moved);
    let height = height(deck.as_ref());

    for (number, (card, path)) in moved.iter().zip(&paths).enumerate() {
        let wait = match card.event {
            Event::Dealt(Lies::Up | Lies::Down) => "--wait",
            Event::Turned => "--turn-wait",
        };
        set(
            &card.sheet,
            wait,
            &format!("calc({number} * var(--stagger))"),
        );
        if let Some(path) = path {
            set(&card.sheet, "--from-x", &(digits(path.x) + "px"));
            set(&card.sheet, "--from-y", &(digits(path.y) + "px"));
            set(&card.sheet, "--from-scale", &digits(path.scale));
            set(&card.sheet, "z-index", &height);
        }
        let lies = match card.event {
            Event::Dealt(Lies::Up) => "up",
            Event::Dealt(Lies::Down) => "down",
            Event::Turned => "turned",
        };
        mark(&card.sheet, LIES, lies);
    }
    for hand in elements(document, "[data-hand]") {
        let is_here = |card: &Moved| card.hand == hand;
        let last = moved.iter().rposition(is_here);
        show_worth(
            &hand,
            moved.iter().filter(|card| is_here(card)).count(),
            last,
        );
    }
    let results = elements(document, "[data-result]:not([style])");
    if !(moved.is_empty() && results.is_empty()) {
        let end = match moved.len().checked_sub(1) {
            Some(last) => landing(last),
            None => "0ms".to_owned(),
        };
        for element in elements(document, ".felt").into_iter().chain(results) {
            set(&element, "--end", &end);
        }
    }
}

/// Ends everything that moves, at once: what a person does counts from what will be.
pub fn finish(document: &Document) {
    for animation in document.get_animations() {
        // What never ends cannot be brought to its end, and goes on.
        let _ = animation.unchecked_into::<Animation>().finish();
    }
}

/// How high a card comes to lie: above all that came before it.
fn height(deck: Option<&Element>) -> String {
    let left = deck
        .and_then(|deck| deck.get_attribute("data-left"))
        .and_then(|left| left.parse().ok())
        .unwrap_or(0);
    // More cards than there are in eight decks.
    500_u32.saturating_sub(left).to_string()
}

/// The ways of these cards, in the same order. A card that is turned has none.
fn paths(deck: Option<&Element>, moved: &[Moved]) -> Vec<Option<Path>> {
    let deck = deck.and_then(|deck| deck.query_selector(".stack").ok()?);
    let path = |card: &Moved| match card.event {
        Event::Dealt(Lies::Up | Lies::Down) => Path::between(
            &deck.as_ref()?.get_bounding_client_rect(),
            &card.place.get_bounding_client_rect(),
        ),
        Event::Turned => None,
    };
    moved.iter().map(path).collect()
}

/// A way from the deck to a card's place.
struct Path {
    /// How far the deck is to the right of the place, centre to centre, in CSS pixels.
    x: f64,
    /// How far it is below.
    y: f64,
    /// The deck's width, in cards of this size.
    scale: f64,
}

impl Path {
    /// No way, if one of the two is not shown at all.
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
            x: from.0 - to.0,
            y: from.1 - to.1,
            scale: deck.width() / place.width(),
        })
    }
}

/// What happened to the card that this sheet is, if something did.
fn moved_card(sheet: HtmlElement) -> Option<Moved> {
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
        turn: (event == Event::Turned, below, dealers),
    })
}

/// Keeps the old worth on show until the last of the `moved` cards of this hand has landed.
///
/// A hand of which all cards are new has no old worth.
fn show_worth(hand: &HtmlElement, moved: usize, last: Option<usize>) {
    let Ok(Some(count)) = hand.query_selector(".count") else {
        return;
    };
    let now = count.text_content().unwrap_or_default();
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

/// A number as the style sheet reads it. The browser writes it: our own code for that would be one
/// tenth of the download.
fn digits(number: f64) -> String {
    Number::from(number)
        .to_string_with_radix(10)
        .map_or_else(|_| "0".to_owned(), String::from)
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
