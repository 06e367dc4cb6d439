//! The numbers of the lab for a spreadsheet: comma-separated values as RFC 4180 has them.
//! Names and numbers are written in the same way whatever the language of the page is.

use std::fmt::Write as _;

use super::exact::{EXACT, probability};
use super::hands::Root;
use super::work::{Counts, Experiment};

/// Returns the frequencies: for each category its number of hands, its probability, and how many hands
/// of it came up and were expected.
#[must_use]
pub fn frequencies(counts: &Counts) -> String {
    let mut text = String::from("category,exact_hands,probability,observed,expected\r\n");
    let total = f64::from(counts.total());
    for (category, exact) in EXACT {
        let (name, observed) = (category.code(), counts.of(category));
        let probability = probability(exact);
        let expected = total * probability;
        // Writing to a string never fails.
        let _ = write!(
            text,
            "{name},{exact},{probability:.9},{observed},{expected:.3}\r\n"
        );
    }
    text
}

/// Returns the first hands of an experiment of `hands` hands: number, cards, category, deciding card.
#[must_use]
pub fn listed(root: Root, hands: u32) -> String {
    let mut text = String::from("hand,cards,category,top\r\n");
    for (number, hand) in Experiment::listed(root, hands) {
        let cards: Vec<String> = hand.cards().iter().map(ToString::to_string).collect();
        let (cards, category) = (cards.join(" "), hand.rank().category().code());
        let _ = write!(text, "{number},{cards},{category},{}\r\n", hand.top_card());
    }
    text
}
