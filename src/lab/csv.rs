//! The numbers of the lab for a spreadsheet: comma-separated values (RFC 4180). Names and numbers are the same in every
//! language.
//!
//! Each file can be understood and reproduced without the app. The data of the whole file (the root of the experiment,
//! the numbers of requested and finished hands, the stage, the test) are repeated in every row, so that the file stays
//! a plain table. Missing values are empty. The root is `hex:` and its 64 digits, because a spreadsheet takes digits
//! with one `e` among them, or none, for a number.

use std::fmt::Write as _;

use super::chi_square::Fit;
use super::exact::{EXACT, probability};
use super::hands::Root;
use super::run::{Conclusion, Run};
use super::work::{Experiment, Job};
use crate::chart::digits;

/// Returns the frequencies of a run. Each row has a category, its number of hands, its probability, its observed and
/// expected numbers, and its group in the test, followed by the data of the run.
#[must_use]
pub fn frequencies(run: &Run) -> String {
    let mut text = String::from(
        "category,exact_hands,probability,observed,expected,group,\
         root,hands_asked,hands_done,stage,chi_square,groups,p_value\r\n",
    );
    let counts = &run.report.counts;
    let fit = match run.conclusion() {
        Some(Conclusion::Tested(fit)) => Some(fit),
        Some(Conclusion::Stopped | Conclusion::TooFew) | None => None,
    };
    let total = f64::from(counts.total());
    let groups = fit.map(|_| Fit::groups_of(counts.total()));
    let of_run = of_run(run, fit);
    for (place, (category, exact)) in EXACT.into_iter().enumerate() {
        let (name, observed) = (category.code(), counts.of(category));
        let probability = probability(exact);
        let expected = total * probability;
        let group = groups.map(|groups| groups[place].to_string());
        let group = group.unwrap_or_default();
        // Writing to a string never fails.
        let _ = write!(
            text,
            "{name},{exact},{probability:.9},{observed},{expected:.4},{group},{of_run}\r\n"
        );
    }
    text
}

/// The root, the numbers of requested and finished hands, the stage, and the test.
fn of_run(run: &Run, fit: Option<Fit>) -> String {
    let root = match run.job {
        Job::Deal { root, .. } => in_text(root),
        Job::Enumerate => String::new(),
    };
    let fit = fit.map_or_else(
        || ",,".to_owned(),
        |fit| {
            let p_value = without_exponent(fit.p_value);
            format!("{:.6},{},{p_value}", fit.chi_square, fit.groups)
        },
    );
    let (asked, done) = (run.job.hands(), run.report.done());
    format!("{root},{asked},{done},{},{fit}", run.stage.code())
}

/// Returns the first hands of an experiment of `hands` hands, with their number, cards, category and deciding card, and
/// the root of the experiment.
#[must_use]
pub fn listed(root: Root, hands: u32) -> String {
    let mut text = String::from("hand,cards,category,top,root\r\n");
    let root_text = in_text(root);
    for (number, hand) in Experiment::listed(root, hands) {
        let cards: Vec<String> = hand.cards().iter().map(ToString::to_string).collect();
        let (cards, category) = (cards.join(" "), hand.rank().category().code());
        let top = hand.top_card();
        let _ = write!(text, "{number},{cards},{category},{top},{root_text}\r\n");
    }
    text
}

/// Writes a number with seven digits and without an exponent. A spreadsheet shows, and saves again, only three digits of
/// a number with one.
fn without_exponent(number: f64) -> String {
    digits(format!("{number:.6e}").parse().unwrap_or(number))
}

/// The root as a text that is never a number.
fn in_text(root: Root) -> String {
    format!("hex:{}", root.to_hex())
}
