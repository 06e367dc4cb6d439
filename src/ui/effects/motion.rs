//! Supplies the style sheet with the origins and the times of card motion.
//!
//! Motion is derived from the state before and after a render. The page is always rendered in its final state.
//! [`start`] then finds the cards that are new or were turned over, and tells the style sheet when each of them moves.
//! [`aim`] sets the path of each card from the deck. The rules of the game do not wait for motion, and [`finish`] ends
//! it immediately.

use wasm_bindgen::JsCast as _;
use web_sys::{Animation, Document, DomRect, Element, HtmlElement};

use crate::app::settings::Speed;

/// The attribute of a card sheet that was rendered before: the side that was up then.
const SIDE: &str = "data-lies";

/// The attribute of a moving card sheet: its event.
const EVENT: &str = "data-comes";

/// The attribute of a hand: its value at the last render.
const VALUE: &str = "data-shown";

/// The attributes of the bank at the last render: the table, the phase, and the text.
const BANK_AT: &str = "data-bank-at";
const BANK_PHASE: &str = "data-bank-phase";
const BANK_TEXT: &str = "data-bank-text";

/// The attribute of a value that changes when the cards have landed: the value until then.
const WAS: &str = "data-was";

/// The attribute of a bank that counts from its old value: the text after the number. The text before it is in [`WAS`].
const WAS_AFTER: &str = "data-was-after";

/// The elements that wait until all cards have landed: the result, the bank, the look of hands that won or lost, and the
/// glow of the best hands. The felt is not among them, because a property of the felt restyles every card.
const ENDINGS: &str = "[data-result], .won, .lost, .tally b, [data-category=StraightFlush], \
    [data-category=RoyalFlush]";

/// The event of a card since the last render.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// The card came from the deck, with this side up.
    Dealt(SideUp),
    /// The card was turned up in its place.
    Turned,
}

/// The side of a card that is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SideUp {
    Up,
    Down,
}

impl SideUp {
    const fn code(self) -> &'static str {
        match self {
            SideUp::Up => "up",
            SideUp::Down => "down",
        }
    }
}

/// A card with an event.
struct Moved {
    event: Event,
    sheet: HtmlElement,
    place: Element,
    hand: HtmlElement,
    /// The sort key among moving cards: dealt before turned, then the number of cards below it in its hand, then the
    /// players before the dealer, then the order in the document.
    turn: (bool, u32, bool, usize),
}

/// A card that comes from the deck.
pub struct Dealt {
    /// The element that travels.
    sheet: HtmlElement,
    /// The element at the destination.
    place: Element,
}

impl Moved {
    fn dealt(self) -> Option<Dealt> {
        let Moved { sheet, place, .. } = self;
        match self.event {
            Event::Dealt(SideUp::Up | SideUp::Down) => Some(Dealt { sheet, place }),
            Event::Turned => None,
        }
    }
}

/// Starts the motion: sends new cards off one after the other, turns cards over, and delays totals and the result until
/// the last card has landed. Returns the cards that come from the deck, for [`aim`]. Returns none if motion is switched
/// off.
///
/// Must be called after each render and before any layout query, so that the browser computes the styles only once.
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
        let side = match card.event {
            Event::Dealt(side) => side,
            Event::Turned => SideUp::Up,
        };
        mark(&card.sheet, SIDE, side.code());
        if motion {
            send(card, number);
        }
    }
    show_bank(document, motion);
    if !motion {
        return vec![];
    }
    end(document, moved.len());
    moved.into_iter().filter_map(Moved::dealt).collect()
}

/// Returns true if motion is switched on.
fn is_on(document: &Document) -> bool {
    let html = document.document_element();
    let speed = html.and_then(|html| html.get_attribute("data-speed"));
    speed.as_deref() != Some(Speed::Off.code())
}

/// Starts the motion of a card. `number` is its place in the sequence.
fn send(card: &Moved, number: usize) {
    let (wait, comes) = match card.event {
        Event::Dealt(side) => ("--wait", side.code()),
        Event::Turned => ("--turn-wait", "turned"),
    };
    let stagger = format!("calc({number} * var(--stagger))");
    set(&card.sheet, wait, &stagger);
    mark(&card.sheet, EVENT, comes);
}

/// Makes the elements that end a round wait until the last of `moved` cards has landed.
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

/// Ends all motion immediately. The player's input applies to the final state.
pub fn finish(document: &Document) {
    // The query for animations forces the browser to compute styles.
    if !is_on(document) {
        return;
    }
    for animation in document.get_animations() {
        // An endless animation cannot be finished, and continues.
        let _ = animation.unchecked_into::<Animation>().finish();
    }
}

/// The path from the deck to a card's place, in whole numbers. Half a pixel is not visible.
struct Path {
    /// The distance of the deck to the right of the place, from centre to centre, in CSS pixels.
    x: i32,
    /// The distance of the deck below the place, in CSS pixels.
    y: i32,
    /// The deck's width, in hundredths of a card of this size.
    percent: i32,
}

/// Sets the path from the deck for each of these cards.
///
/// A query of positions forces a layout, so all positions are read before any property is written.
pub fn aim(document: &Document, dealt: &[Dealt]) {
    let deck = document.query_selector("[data-deck]").ok().flatten();
    let Some(deck) = deck.filter(|_| !dealt.is_empty()) else {
        return;
    };
    let left = deck
        .get_attribute("data-left")
        .and_then(|left| left.parse().ok())
        .unwrap_or(0);
    // 500 is more than the number of cards in eight decks.
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
        // A card that is not rendered has no path.
        let Some(path) = path else { continue };
        set(sheet, "--from-x", &format!("{}px", path.x));
        set(sheet, "--from-y", &format!("{}px", path.y));
        let scale = format!("calc({} / 100)", path.percent);
        set(sheet, "--from-scale", &scale);
        // Each card lies above the earlier ones.
        set(sheet, "z-index", &height.to_string());
    }
}

impl Path {
    /// Returns `None` if one of the two is not rendered.
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

/// Rounds to the nearest whole number.
#[expect(
    clippy::cast_possible_truncation,
    reason = "no page has so many pixels"
)]
fn whole(number: f64) -> i32 {
    number.round() as i32
}

/// The event of the card with this sheet, if there is one.
///
/// `place_in_page` counts all cards of all hands.
fn moved_card((place_in_page, sheet): (usize, HtmlElement)) -> Option<Moved> {
    let place = sheet.closest("[data-card]").ok()??;
    let hand: HtmlElement = sheet.closest("[data-hand]").ok()??.dyn_into().ok()?;
    let side = match place.get_attribute("data-card")?.as_str() {
        "back" => SideUp::Down,
        _ => SideUp::Up,
    };
    let event = match (sheet.get_attribute(SIDE).as_deref(), side) {
        (None, side) => Event::Dealt(side),
        (Some("down"), SideUp::Up) => Event::Turned,
        (Some(_), SideUp::Up | SideUp::Down) => return None,
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

/// Keeps the old value on show until the last of the `moved` cards of this hand has landed.
///
/// A hand with only new cards has no old value.
fn show_worth(hand: &HtmlElement, moved: usize, last: Option<usize>) {
    let Ok(Some(count)) = hand.query_selector(".count") else {
        return;
    };
    // The visible text may come from a translator.
    let now = count.get_attribute("data-worth").unwrap_or_default();
    let before = hand.get_attribute(VALUE);
    if before.as_deref() == Some(&now) {
        return;
    }
    mark(hand, VALUE, &now);
    let cards = hand
        .query_selector_all("[data-card]")
        .map_or(0, |cards| cards.length() as usize);
    if let (Some(before), true) = (before, moved < cards) {
        mark(&count, WAS, &before);
    }
    if let (Some(last), Some(count)) = (last, count.dyn_ref::<HtmlElement>()) {
        set(count, "--lands", &landing(last));
    }
}

/// Keeps the old bank on show until the chips have arrived: at the end of a round. A bet is paid at once. `motion` is true
/// if motion is switched on.
fn show_bank(document: &Document, motion: bool) {
    let table = document.query_selector("main[data-bank]");
    let bank = elements(document, ".tally b").into_iter().next();
    let (Ok(Some(table)), Some(bank)) = (table, bank) else {
        return;
    };
    let [route, phase, chips] = ["data-route", "data-phase", "data-bank"]
        .map(|name| table.get_attribute(name).unwrap_or_default());
    let [at, was_phase, was_chips, text] =
        [BANK_AT, BANK_PHASE, VALUE, BANK_TEXT].map(|name| bank.get_attribute(name));
    // The next table may use the element for its own bank.
    let stays = at.is_some_and(|at| at == route);
    let has_ended = phase == "over" && was_phase.is_some_and(|it| it != phase);
    let has_changed = was_chips.as_ref().is_some_and(|it| *it != chips);
    if motion && stays && has_ended && has_changed {
        show_old_bank(
            &bank,
            &text.unwrap_or_default(),
            &was_chips.unwrap_or_default(),
            &chips,
        );
    } else if phase != "over" || !stays {
        drop(bank.remove_attribute(WAS));
    }
    mark(&bank, BANK_AT, &route);
    mark(&bank, BANK_PHASE, &phase);
    mark(&bank, BANK_TEXT, &bank.text_content().unwrap_or_default());
    mark(&bank, VALUE, &chips);
}

/// Shows the `text` of the old bank, which changes from these to those chips. Where the text has the chips as plain
/// digits the style sheet counts from the old ones to the new ones.
fn show_old_bank(bank: &HtmlElement, text: &str, from: &str, to: &str) {
    let Some((before, after)) = text.split_once(from) else {
        mark(bank, WAS, text);
        drop(bank.remove_attribute(WAS_AFTER));
        return;
    };
    mark(bank, WAS, before);
    mark(bank, WAS_AFTER, after);
    set(bank, "--bank-from", from);
    set(bank, "--bank-to", to);
}

/// The time at which the card with this number lands.
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

/// If the browser rejects the property, the card does not move.
fn set(element: &HtmlElement, property: &str, value: &str) {
    let _ = element.style().set_property(property, value);
}

/// If the browser rejects the attribute, the card moves again.
fn mark(element: &Element, attribute: &str, value: &str) {
    let _ = element.set_attribute(attribute, value);
}
