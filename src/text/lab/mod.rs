//! The words of the lab, in every language. What it shares with the tables it takes from
//! [`crate::text`].

mod english;
mod japanese;
mod russian;
#[cfg(test)]
mod said;
#[cfg(test)]
mod tests;

use crate::core::explain::{Answer, ExplainStep, Explanation, JokerStep, Question};
use crate::core::{Category, NotAHand, Suit};
use crate::lab::chi_square::LEAST_HANDS;
use crate::lab::{Conclusion, Fit, FitVerdict};
use crate::pages::lab::{LabFile, LabProblem};
use crate::text::language::Language;
use crate::text::pages::all_words;
use crate::text::phrases::phrases;

/// The words of this language.
#[must_use]
pub fn words(language: Language) -> &'static dyn LabWords {
    all_words(language)
}

phrases! {
    /// The fixed phrases of the lab, in one language.
    LabPhrases of LabWords {
        /// What the lab is for.
        lede,

        // Cards and numbers.

        /// The heading above the jokers.
        jokers,

        // Why a hand is what it is.

        /// The heading.
        why,
        /// What can be done here.
        why_intro,
        /// Stands in a place without a card.
        choose,
        /// Names the diagram of all questions, and the list of them for those who do not see it.
        all_questions,

        // The experiment.

        /// The heading.
        experiment,
        /// What is done.
        experiment_intro,
        /// That it tests the shuffle, and not what is dealt at the tables.
        not_the_tables,
        /// Names the field for the number of hands.
        how_many,
        /// Stops what is under way.
        cancel,
        /// Says what the bars of the chart are.
        bars,
        /// What stands before the root of the experiment.
        root,
        /// How to deal a hand of it again.
        root_note,

        // All hands.

        /// The heading.
        enumeration,
        /// What is done.
        enumeration_intro,
        /// Starts it.
        enumerate,

        // Blackjack.

        /// The heading.
        strategy,
        /// What is to be found on the page of the rules.
        strategy_intro,
    }
}

/// The sentences of the lab, in one language.
pub trait LabWords {
    /// The phrases that are always the same. Ask for one by its method.
    fn phrases(&self) -> &'static LabPhrases;

    // Cards and numbers.

    /// A suit, as a heading above its cards.
    fn suit(&self, suit: Suit) -> &'static str;
    /// The same in lines of eight or nine signs, for the diagram.
    fn category_lines(&self, category: Category) -> Vec<&'static str>;
    /// A count, its digits in groups.
    fn count(&self, count: u32) -> String;
    /// A number with so many digits after the point.
    fn decimal(&self, number: f64, digits: usize) -> String;
    /// So many hundredths, with so many digits after the point, as a percentage.
    fn in_percent(&self, hundredths: f64, digits: usize) -> String;

    // Why a hand is what it is.

    /// The place of a card, 0 to 4 from the left.
    fn place(&self, place: usize) -> &'static str;
    /// Why these cards are no hand.
    fn not_a_hand(&self, why: &NotAHand) -> String;
    /// A question, with line breaks for the diagram.
    fn question(&self, question: Question) -> &'static str;
    /// An answer, for an arrow of the diagram.
    fn answer(&self, answer: Answer) -> &'static str;
    /// Which card a joker plays as, and why, in a sentence or two.
    fn joker_step(&self, step: JokerStep) -> String;
    /// A step in a sentence or two: the question and what is found.
    fn step(&self, step: &ExplainStep) -> String;
    /// What follows from all steps.
    fn conclusion(&self, category: Category) -> String;
    /// In that list: an answer that leads to the question of this number.
    fn leads_to(&self, number: usize) -> String;

    // The experiment.

    /// Names the button that types so many hands into the field.
    fn hands(&self, count: u32) -> String;
    /// Why nothing is dealt.
    fn problem(&self, problem: LabProblem) -> String;
    /// How far it is.
    fn progress(&self, done: u32, all: u32) -> String;
    /// It was stopped there.
    fn cancelled(&self, done: u32) -> String;
    /// The columns of the table: category, came up, share, expected, exact share.
    fn frequency_columns(&self) -> [&'static str; 5];
    /// What the numbers say: in a few words, and in a sentence or two.
    fn verdict(&self, conclusion: &Conclusion) -> [String; 2];
    /// How that was worked out.
    fn method(&self, fit: &Fit) -> String;
    /// The heading of so many listed hands.
    fn listed(&self, count: u32) -> String;
    /// The columns of that list: number, cards, category, deciding card.
    fn listed_columns(&self) -> [&'static str; 4];
    /// Saves the numbers as a file.
    fn save(&self, file: LabFile) -> &'static str;

    // All hands.

    /// The columns of the table: category, counted, known, probability, one in so many.
    fn exact_columns(&self) -> [&'static str; 5];
    /// Whether what was counted is what is known.
    fn agrees(&self, agrees: bool) -> &'static str;
}

/// Tells an explanation: each joker and each step in a sentence or two, and what follows from them.
pub fn sentences(words: &dyn LabWords, explanation: &Explanation) -> Vec<String> {
    let jokers = explanation.jokers.iter();
    let jokers = jokers.map(|step| words.joker_step(*step));
    let steps = explanation.steps.iter().map(|step| words.step(step));
    let conclusion = [words.conclusion(explanation.category)];
    jokers.chain(steps).chain(conclusion).collect()
}

/// Writes a share as a percentage, with as many digits as tell something.
pub fn percent(words: &dyn LabWords, share: f64) -> String {
    let hundredths = share * 100.0;
    let digits = if hundredths >= 10.0 || hundredths <= 0.0 {
        1
    } else if hundredths >= 0.1 {
        2
    } else if hundredths >= 0.001 {
        4
    } else {
        6
    };
    words.in_percent(hundredths, digits)
}

/// Writes the p-value as a percentage, after this word for “about”: it comes from an approximation, so
/// it has two digits that count. Below one in 100,000 its size says nothing more.
fn p_value(words: &dyn LabWords, fit: &Fit, about: &str) -> String {
    const LEAST: f64 = 0.000_01;
    let hundredths = fit.p_value * 100.0;
    let digits = if hundredths >= 10.0 {
        0
    } else if hundredths >= 1.0 {
        1
    } else if hundredths >= 0.1 {
        2
    } else if hundredths >= 0.01 {
        3
    } else {
        4
    };
    if fit.p_value < LEAST {
        format!("<\u{a0}{}", percent(words, LEAST))
    } else {
        [about, &words.in_percent(hundredths, digits)].concat()
    }
}

/// Groups digits by three, with `between` between the groups.
fn grouped(digits: &str, between: &str) -> String {
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push_str(between);
        }
        grouped.push(digit);
    }
    grouped
}

/// Writes a number with `digits` digits after the point, and those before it in groups.
fn decimal(number: f64, digits: usize, point: &str, between: &str) -> String {
    let plain = format!("{number:.digits$}");
    match plain.split_once('.') {
        None => grouped(&plain, between),
        Some((whole, rest)) => format!("{}{point}{rest}", grouped(whole, between)),
    }
}

/// Joins the lines of a question by `between`.
fn in_one_line(question: &str, between: &str) -> String {
    question.replace('\n', between)
}
