//! The messages of the lab, selected from `words/…/lab.ftl`. Messages that the lab shares with the tables come from
//! [`crate::text`].

#[cfg(test)]
mod tests;

use super::LabProblem;
use crate::core::explain::{
    ExplainStep, Explanation, Finding, JokerStep, Purpose, Question, Repeats, Span,
};
use crate::core::{NotAHand, Rank, Suit};
use crate::lab::chi_square::LEAST_HANDS;
use crate::lab::{Conclusion, Fit, FitVerdict, Hands};
use crate::text::messages::PagesWords;
use crate::text::story::listed;

impl PagesWords {
    // The steps that classify a hand.

    /// The name of a card's place. Places run from 0 to 4, from the left.
    #[must_use]
    pub fn place(self, place: usize) -> &'static str {
        match place {
            0 => self.first_card(),
            1 => self.second_card(),
            2 => self.third_card(),
            3 => self.fourth_card(),
            _ => self.fifth_card(),
        }
    }

    /// The message about cards that are no hand.
    #[must_use]
    pub fn not_a_hand(self, why: &NotAHand) -> String {
        match why {
            NotAHand::NotFive { cards } => self.not_five_cards(*cards),
            NotAHand::Twice { card } => self.card_twice(*card),
            NotAHand::JokerTwice { joker } => self.joker_twice(*joker),
            NotAHand::NotACard(error) => self.no_card(&error.code),
        }
    }

    /// A question, with line breaks for the diagram.
    #[must_use]
    pub fn question(self, question: Question) -> &'static str {
        match question {
            Question::OneSuit { .. } => self.asks_one_suit(),
            Question::FiveRanks { .. } => self.asks_five_ranks(),
            Question::Span { .. } => self.asks_span(),
            Question::Repeats { .. } => self.asks_repeats(),
        }
    }

    /// The card that a joker plays as and the reason, in a sentence or two.
    #[must_use]
    pub fn joker_step(self, step: JokerStep) -> String {
        let (joker, card) = (step.joker, step.plays_as);
        match step.purpose {
            Purpose::OneMore => self.joker_one_more(joker, card, card.rank),
            Purpose::Straight => self.joker_straight(joker, card),
            Purpose::Flush => self.joker_flush(joker, card, card.suit),
            Purpose::StraightFlush => self.joker_straight_flush(joker, card),
            Purpose::RoyalFlush => self.joker_royal_flush(joker, card),
        }
    }

    /// A step in a sentence or two: the question and the finding.
    #[must_use]
    pub fn explained_step(self, step: &ExplainStep) -> String {
        let question = self.question(step.state.question());
        let question = question.replace('\n', self.between_lines());
        self.question_and_finding(&question, &self.explained_finding(&step.finding))
    }

    fn explained_finding(self, finding: &Finding) -> String {
        match finding {
            Finding::OneSuit(suit) => self.found_one_suit(*suit),
            Finding::Suits(suits) => self.found_suits(&self.suits(suits)),
            Finding::FiveRanks([first, second, third, fourth, fifth]) => {
                self.found_five_ranks(*first, *second, *third, *fourth, *fifth)
            }
            Finding::Repeating(
                Repeats::Twice(rank)
                | Repeats::ThreeTimes(rank)
                | Repeats::FourTimes(rank)
                | Repeats::FiveTimes(rank),
            ) => self.found_repeating(*rank),
            Finding::Repeating(
                Repeats::TwiceAndTwice(first, second) | Repeats::ThreeTimesAndTwice(first, second),
            ) => self.found_two_repeating(*first, *second),
            Finding::FourApart(Span {
                low: Rank::Ace,
                high,
                ..
            }) => self.found_four_apart_from_ace(*high),
            Finding::FourApart(Span { low, high, .. }) => self.found_four_apart(*low, *high),
            Finding::AceToTen => self.found_ten_to_ace().to_owned(),
            Finding::Neither(Span { low, high, apart }) => self.found_neither(*low, *high, *apart),
            Finding::Times(repeats) => match *repeats {
                Repeats::Twice(rank) => self.found_two(rank),
                Repeats::TwiceAndTwice(high, low) => self.found_two_and_two(high, low),
                Repeats::ThreeTimes(rank) => self.found_three(rank),
                Repeats::ThreeTimesAndTwice(three, two) => self.found_three_and_two(three, two),
                Repeats::FourTimes(rank) => self.found_four(rank),
                Repeats::FiveTimes(rank) => self.found_five(rank),
            },
        }
    }

    /// The suits in a list, for the middle of a sentence.
    fn suits(self, suits: &[Suit]) -> String {
        let last = if suits.len() == 2 {
            self.between_two_suits()
        } else {
            self.before_last_suit()
        };
        listed(
            suits,
            |suit| self.suit_in_list(suit),
            self.between_suits(),
            last,
        )
    }

    // The experiment.

    /// The name of the button that enters this number of hands.
    #[must_use]
    pub fn lab_hands(self, count: u32) -> String {
        self.so_many_hands(count, &self.grouped_count(count))
    }

    /// The message about a problem that prevents dealing.
    #[must_use]
    pub fn lab_problem(self, problem: LabProblem) -> String {
        match problem {
            LabProblem::NoHands(_) => self.no_hands(&self.grouped_count(Hands::MOST.count())),
            LabProblem::NoEntropy => self.no_entropy().to_owned(),
        }
    }

    /// The progress of a run.
    #[must_use]
    pub fn lab_progress(self, done: u32, all: u32) -> String {
        self.done_of_all(&self.grouped_count(done), &self.grouped_count(all), all)
    }

    /// The message that the run was stopped after `done` hands.
    #[must_use]
    pub fn lab_cancelled(self, done: u32) -> String {
        self.cancelled_after(done, &self.grouped_count(done))
    }

    /// The conclusion from the numbers: in a few words, and in a sentence or two.
    #[must_use]
    pub fn fit_verdict(self, conclusion: &Conclusion) -> [String; 2] {
        let (short, long) = match conclusion {
            Conclusion::Stopped => {
                let long = self.verdict_stopped_more().to_owned();
                (self.verdict_stopped(), long)
            }
            Conclusion::TooFew => {
                let least = self.grouped_count(LEAST_HANDS);
                (self.verdict_too_few(), self.verdict_too_few_more(&least))
            }
            Conclusion::Tested(fit) => {
                let share = self.p_value(fit);
                match fit.verdict() {
                    FitVerdict::Fits => (self.verdict_fits(), self.verdict_fits_more(&share)),
                    FitVerdict::Unusual => {
                        let long = self.verdict_unusual_more(&share);
                        (self.verdict_unusual(), long)
                    }
                    FitVerdict::DoesNotFit => {
                        let long = self.verdict_does_not_fit_more(&share);
                        (self.verdict_does_not_fit(), long)
                    }
                }
            }
        };
        [short.to_owned(), long]
    }

    /// The p-value as an approximate percentage. The approximation is accurate to two digits. Below one in 100,000 the
    /// exact size has no meaning.
    fn p_value(self, fit: &Fit) -> String {
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
            self.less_than(&percent(self, LEAST))
        } else {
            self.about_so_much(&self.in_percent(fit.p_value, digits))
        }
    }

    /// The method of the test.
    #[must_use]
    pub fn lab_method(self, fit: &Fit) -> String {
        self.test_method(&self.grouped_decimal(fit.chi_square, 2), fit.groups)
    }

    // The tables.

    /// The columns of the table: category, came up, share, expected, exact share.
    #[must_use]
    pub fn frequency_columns(self) -> [&'static str; 5] {
        [
            self.column_hand(),
            self.column_came_up(),
            self.column_share(),
            self.column_expected(),
            self.column_exact_share(),
        ]
    }

    /// The heading of a list of `count` hands.
    #[must_use]
    pub fn lab_listed(self, count: u32) -> String {
        self.first_hands(count, &self.grouped_count(count))
    }

    /// The columns of the list of hands: number, cards, category, deciding card.
    #[must_use]
    pub fn listed_columns(self) -> [&'static str; 4] {
        [
            self.column_number(),
            self.column_cards(),
            self.column_hand(),
            self.column_deciding(),
        ]
    }

    /// The columns of the table of all hands: category, counted, known, probability, one in N.
    #[must_use]
    pub fn exact_columns(self) -> [&'static str; 5] {
        [
            self.column_hand(),
            self.column_counted(),
            self.column_known(),
            self.column_probability(),
            self.column_one_in(),
        ]
    }
}

/// The sentences of an explanation: each joker and each step in a sentence or two, then the conclusion.
#[must_use]
pub fn sentences(words: PagesWords, explanation: &Explanation) -> Vec<String> {
    let jokers = explanation.jokers.iter();
    let jokers = jokers.map(|step| words.joker_step(*step));
    let steps = explanation
        .steps
        .iter()
        .map(|step| words.explained_step(step));
    let conclusion = [words.conclusion(explanation.category)];
    jokers.chain(steps).chain(conclusion).collect()
}

/// A share as a percentage. The number of decimals depends on its size.
#[must_use]
pub fn percent(words: PagesWords, share: f64) -> String {
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
    words.in_percent(share, digits)
}
