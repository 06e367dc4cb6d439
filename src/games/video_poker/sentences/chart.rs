//! The messages of a strategy chart.

use crate::coach::sentences::CoachWords;
use crate::coach::{Exception, HandKind, Play};
use crate::text::language::Language;
use crate::text::numbers::with_minus;

/// The name of a play, as on its button.
#[must_use]
pub fn play(language: Language, play: Play) -> &'static str {
    CoachWords::of(language).play(play)
}

/// The name of the hands of a row, in a word or two.
#[must_use]
pub fn hands(language: Language, hands: HandKind) -> String {
    CoachWords::of(language).hands(hands)
}

/// The heading of a list of `count` exceptions.
#[must_use]
pub fn exceptions(language: Language, count: usize) -> String {
    CoachWords::of(language).exceptions(count)
}

/// A hand for which another play is better than the play in the chart.
#[must_use]
pub fn exception(language: Language, exception: &Exception) -> String {
    let words = CoachWords::of(language);
    let Exception {
        hand,
        up,
        best,
        chart: _,
        cost,
    } = exception;
    let cards: Vec<String> = hand.iter().map(ToString::to_string).collect();
    let cost = words.digits(*cost, 5);
    words.exception(&cards.join(", "), &up.to_string(), words.play(*best), &cost)
}

/// A number with the given number of decimals.
#[must_use]
pub fn fine(language: Language, number: f64, decimals: usize) -> String {
    with_minus(number, &CoachWords::of(language).digits(number, decimals))
}

/// The message that the chart cannot be computed in this browser.
#[must_use]
pub fn cannot_work(language: Language) -> &'static str {
    CoachWords::of(language).cannot_work()
}
