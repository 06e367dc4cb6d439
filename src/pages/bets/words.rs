//! The messages of the page about bets by the count, in every language.

#[cfg(test)]
mod tests;

use crate::pages::bets::{Figure, Problem};
use crate::text::language::Language;
use crate::text::messages::PagesWords;

impl PagesWords {
    /// The message about invalid input.
    #[must_use]
    pub fn bets_problem(self, problem: Problem) -> &'static str {
        match problem {
            Problem::Field(field) => self.wrong_field(field),
            Problem::Ramp => self.wrong_ramp(),
        }
    }
}

/// The value of a figure, formatted as the page shows it.
#[must_use]
pub fn figure(language: Language, figure: Figure, value: f64) -> String {
    let words = PagesWords::of(language);
    let digits = figure.digits();
    match figure {
        Figure::Mean | Figure::MeanOfHundred => words.signed_decimal(value, digits),
        Figure::Edge => words.signed_percent(value / 100.0, digits),
        Figure::Ruin => words.in_percent(value / 100.0, digits),
        Figure::Bet
        | Figure::Deviation
        | Figure::DeviationOfHundred
        | Figure::Score
        | Figure::N0
        | Figure::Kelly
        | Figure::HalfKelly => words.grouped_decimal(value, digits),
    }
}

/// The standard error of a figure, formatted to follow its value.
#[must_use]
pub fn error(language: Language, figure: Figure, error: f64) -> String {
    let error = PagesWords::of(language).grouped_decimal(error, figure.digits());
    PagesWords::of(language).plus_or_minus(&error)
}
